"""
What the program says, before it is put into words.

What players are told is a code with parameters: a refusal, an event, an ending,
the name of a piece. The catalogues of `whiskerworks.words` turn them into
sentences. (Errors in `core.errors` are for programmers, and speak English; why a
move is refused or none, they keep as it is said to players.)

These are the types that clients are sent, too: nothing is translated on the way.
"""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import field

from whiskerworks.core.struct import Struct


class Coded(Struct, frozen=True, omit_defaults=True):
    """What everything that is said has in common: a code and its parameters."""

    code: str
    """Names the sentence in the message catalogue."""
    params: "Mapping[str, str | int | Message | tuple[Message, ...]]" = field(
        default_factory=dict
    )
    """The parameters by name."""

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.params.items())))


class Message(Coded, frozen=True, omit_defaults=True):
    """Something to be said: its code is the key of its sentence."""


Param: TypeAlias = str | int | Message | tuple[Message, ...]
"""A name, a number, or something to be said in turn: one message or a list of them."""
Params: TypeAlias = Mapping[str, Param]
"""Parameters by name."""


def format_param(param: Param) -> str:
    """Return a parameter in short, for programmers: who-cat(hex=d5)."""
    if isinstance(param, Message):
        inside = [
            f"{name}={format_param(value)}" for name, value in param.params.items()
        ]
        return f"{param.code}({', '.join(inside)})"
    if isinstance(param, tuple):
        return f"[{', '.join([format_param(item) for item in param])}]"
    return str(param)


class Refusal(Coded, frozen=True, omit_defaults=True):
    """
    Why a move may not be played, and the rule that forbids it.

    Its sentence is the one of `refusal-` and its code.
    """

    rule: str = ""
    """The id of the rule behind it, as in docs/games; or nothing."""

    def message(self) -> Message:
        """Return the refusal as something to be said."""
        return Message(f"refusal-{self.code}", self.params)


class Event(Coded, frozen=True, omit_defaults=True):
    """
    Something that happened at the table, as one seat may know it.

    Its sentence is the one of `event-` and its code.
    """

    rule: str = ""
    """The id of the rule behind it, as in docs/games; or nothing."""
    slides: tuple[tuple[str, ...], ...] = ()
    """
    The ways that pieces of the scene go: each begins with the piece's id before,
    ends with its id after, and may name pieces it passes between.
    """
    spots: tuple[str, ...] = ()
    """The pieces it is about: their ids in the scene after it, the cause first."""

    def message(self) -> Message:
        """Return the event as something to be said."""
        return Message(f"event-{self.code}", self.params)
