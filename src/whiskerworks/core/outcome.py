# compiled: warm
"""How games end."""

from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.value import Value


@final
class Outcome(Value):
    """
    The end of a game: the score of each seat, the reason and the rule.

    >>> Outcome((0.5, 0.0, 0.5), "gold", "G9").winners
    (0, 2)
    """

    def __init__(
        self,
        scores: tuple[float, ...],
        reason: str,
        rule: str,
        params: Params | None = None,
    ) -> None:
        self.scores: Final = scores
        """1 for a win, 0 for a loss; seats that share a win share the 1."""
        self.reason: Final = reason
        """The code of the ending, as declared in the game's `meta`."""
        self.rule: Final = rule
        """The id of the rule that ended the game."""
        self.params: Final[Params] = params or {}
        """The parameters of its sentence, by name."""

    def __hash__(self) -> int:
        return hash((self.scores, self.reason, self.rule))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the win; none if all lost."""
        best = max(self.scores)
        if best == 0:
            return ()
        return tuple([s for s, score in enumerate(self.scores) if score == best])

    def message(self) -> Message:
        """Return the ending as a message."""
        return Message(f"ending-{self.reason}", self.params)
