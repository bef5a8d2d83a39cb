# compiled: cold
"""
What the program says, before it is put into words.

What players are told is a code with parameters: a refusal, an event, an ending,
the name of a piece. The catalogues of `whiskerworks.words` turn them into
sentences. (Errors in `core.errors` are for programmers, and speak English; why a
move is refused or none, they keep as it is said to players.)
"""

from typing import Final, TypeAlias, final

from whiskerworks.core.value import Value

Param: TypeAlias = "str | int | Message | tuple[Message, ...]"
"""A name, a number, or something to be said in turn: one message or a list of them."""
Pairs: TypeAlias = tuple[tuple[str, Param], ...]


@final
class Message(Value):
    """Something to be said: a code of the catalogue and its parameters."""

    __slots__ = ("code", "pairs")

    def __init__(self, code: str, pairs: Pairs = ()) -> None:
        self.code: Final = code
        """The key of the sentence in the message catalogue."""
        self.pairs: Final = pairs
        """The parameters, as (name, value) pairs."""

    def key(self) -> tuple[object, ...]:
        return (self.code, self.pairs)

    @property
    def params(self) -> dict[str, Param]:
        """The parameters by name."""
        return dict(self.pairs)


def plain(param: Param) -> str:
    """Return a parameter in short, for programmers: who-cat(hex=d5)."""
    if isinstance(param, Message):
        inside = ", ".join([f"{name}={plain(value)}" for name, value in param.pairs])
        return f"{param.code}({inside})"
    if isinstance(param, tuple):
        return f"[{', '.join([plain(item) for item in param])}]"
    return str(param)


class Coded(Value):
    """What refusals and events have in common: a code, parameters, a rule."""

    __slots__ = ("code", "pairs", "rule")

    def __init__(self, code: str, pairs: Pairs = (), rule: str = "") -> None:
        self.code: Final = code
        """Tells what is meant; with its kind before it, the catalogue's key."""
        self.pairs: Final = pairs
        """The parameters, as (name, value) pairs."""
        self.rule: Final = rule
        """The id of the rule behind it, as in docs/games; or nothing."""

    def key(self) -> tuple[object, ...]:
        return (self.code, self.pairs, self.rule)

    @property
    def params(self) -> dict[str, Param]:
        """The parameters by name."""
        return dict(self.pairs)


@final
class Refusal(Coded):
    """Why a move may not be played, and the rule that forbids it."""

    __slots__ = ()

    def message(self) -> Message:
        """Return the refusal as something to be said."""
        return Message(f"refusal-{self.code}", self.pairs)


@final
class Event(Coded):
    """Something that happened at the table, as one seat may know it."""

    __slots__ = ("slides", "spots")

    def __init__(
        self,
        code: str,
        pairs: Pairs = (),
        rule: str = "",
        slides: tuple[tuple[str, ...], ...] = (),
        spots: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, pairs, rule)
        self.slides: Final = slides
        """
        The ways that pieces of the scene go: each begins with the piece's id
        before, ends with its id after, and may name pieces it passes between.
        """
        self.spots: Final = spots
        """
        The pieces it is about: their ids in the scene after it, the cause first.
        """

    def key(self) -> tuple[object, ...]:
        return (self.code, self.pairs, self.rule, self.slides, self.spots)

    def message(self) -> Message:
        """Return the event as something to be said."""
        return Message(f"event-{self.code}", self.pairs)


@final
class Outcome(Value):
    """How a game ended: what it is worth to each seat, and by which rule."""

    __slots__ = ("pairs", "reason", "rule", "scores")

    def __init__(
        self, scores: tuple[float, ...], reason: str, rule: str, pairs: Pairs = ()
    ) -> None:
        self.scores: Final = scores
        """1 for a win, 0 for a loss; whoever shares a win shares the 1."""
        self.reason: Final = reason
        """One of the endings the game's `meta` names."""
        self.rule: Final = rule
        """The id of the rule that ended the game."""
        self.pairs: Final = pairs
        """The parameters of its sentence, as (name, value) pairs."""

    def key(self) -> tuple[object, ...]:
        return (self.scores, self.reason, self.rule, self.pairs)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won alone or share the win; nobody if all lost."""
        best = max(self.scores)
        if best == 0:
            return ()
        return tuple([s for s, score in enumerate(self.scores) if score == best])

    def message(self) -> Message:
        """Return the ending as something to be said."""
        return Message(f"ending-{self.reason}", self.pairs)
