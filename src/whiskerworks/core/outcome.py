# compiled: warm
"""How games end."""

from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.value import Value


@final
class Outcome(Value):
    """How a game ended: what it is worth to each seat, and by which rule."""

    def __init__(
        self,
        scores: tuple[float, ...],
        reason: str,
        rule: str,
        params: Params | None = None,
    ) -> None:
        self.scores: Final = scores
        """1 for a win, 0 for a loss; whoever shares a win shares the 1."""
        self.reason: Final = reason
        """One of the endings the game's `meta` names."""
        self.rule: Final = rule
        """The id of the rule that ended the game."""
        self.params: Final[Params] = params or {}
        """The parameters of its sentence, by name."""

    def __hash__(self) -> int:
        return hash((self.scores, self.reason, self.rule))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won alone or share the win; nobody if all lost."""
        best = max(self.scores)
        if best == 0:
            return ()
        return tuple([s for s, score in enumerate(self.scores) if score == best])

    def message(self) -> Message:
        """Return the ending as something to be said."""
        return Message(f"ending-{self.reason}", self.params)
