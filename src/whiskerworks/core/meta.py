# compiled: cold
"""The facts about a game that are available without loading its rules."""

from typing import Final, final

from whiskerworks.core.options import Option
from whiskerworks.core.value import Value

PRINTED: Final = "printed"
REVIEWED: Final = "reviewed"
OURS: Final = "ours"


@final
class Rule(Value):
    """A rule's id and how certain it is; its text is `rule-<id>` in the catalogue."""

    def __init__(self, id: str, *certainty: str) -> None:  # noqa: A002
        self.id: Final = id
        """The rule as cited in code, refusals, endings and docs: "G6b"."""
        self.certainty: Final = certainty
        """PRINTED, REVIEWED or OURS; several if parts of the rule differ."""

    def key(self) -> tuple[object, ...]:
        return (self.id, *self.certainty)


@final
class Meta(Value):
    """The facts that the lobby, the docs and the exam need about a game."""

    def __init__(
        self,
        name: str,
        printed_title: str,
        credits: str,  # noqa: A002
        stage: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        rules: tuple[Rule, ...],
        refusals: tuple[tuple[str, str], ...],
        endings: tuple[tuple[str, str], ...],
        events: tuple[tuple[str, str], ...],
        oldest_rules: int = 1,
        endless: bool = False,
        draws: bool = False,
    ) -> None:
        self.name: Final = name
        """The game's folder, and its name everywhere."""
        self.printed_title: Final = printed_title
        """The title on the box, which belongs to its publisher."""
        self.credits: Final = credits
        """The makers of the printed game."""
        self.stage: Final = stage
        """`draft`, `playable` or `certified`: decides what the exam demands."""
        self.rules_version: Final = rules_version
        """Raised whenever legal play, chance or endings change."""
        self.seats: Final = seats
        """The possible numbers of seats, the usual one first."""
        self.options: Final = options
        """The options to choose before the game."""
        self.rules: Final = rules
        """Every rule, in the order of its page."""
        self.refusals: Final = refusals
        """(code, rule) of every refusal the rules can give."""
        self.endings: Final = endings
        """(reason, rule) of every way the game can end."""
        self.events: Final = events
        """(code, rule) of everything that can happen at the table."""
        self.oldest_rules: Final = oldest_rules
        """The oldest version of the rules that can still be replayed."""
        self.endless: Final = endless
        """Whether random play may never end, as when every move can be undone."""
        self.draws: Final = draws
        """Whether seats may share the win, so that players can offer a draw."""
