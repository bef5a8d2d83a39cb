"""
Messages for players, as codes with parameters.

A refusal, an event, an ending or the name of a piece is a code with parameters. The
catalogues of `whiskerworks.words` turn it into a sentence in the player's language.
(Errors in `core.errors` are for programmers and in English, but those about moves carry
the message for players.) Clients are sent the same types.

>>> Refusal("taken", {"hex": "e3"}, rule="A4").message()
Message(code='refusal-taken', params={'hex': 'e3'})
"""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import field

from whiskerworks.core.struct import Struct


class Coded(Struct, frozen=True, omit_defaults=True):
    """The base of messages, refusals and events: a code and its parameters."""

    code: str
    """The key of the sentence in the message catalogue."""
    params: "Mapping[str, str | int | Message | tuple[Message, ...]]" = field(
        default_factory=dict
    )
    """The sentence's parameters by name."""

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.params.items())))


class Message(Coded, frozen=True, omit_defaults=True):
    """A sentence to show or speak."""


Param: TypeAlias = str | int | Message | tuple[Message, ...]
"""A parameter: a name, a number, a message or several messages."""
Params: TypeAlias = Mapping[str, Param]
"""Parameters by name."""


def format_param(param: Param) -> str:
    """
    Return a parameter as a short text for programmers.

    >>> format_param(Message("who-cat", {"hex": "d5"}))
    'who-cat(hex=d5)'
    """
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
    The reason why a move is illegal, and the rule that forbids it.

    The key of its sentence is `refusal-<code>`.
    """

    rule: str = ""
    """The id of the rule, as in docs/games; or ""."""

    def message(self) -> Message:
        """Return the refusal as a message."""
        return Message(f"refusal-{self.code}", self.params)


class Event(Coded, frozen=True, omit_defaults=True):
    """
    Something that happened at the table, as far as one seat may know it.

    The key of its sentence is `event-<code>`.
    """

    rule: str = ""
    """The id of the rule, as in docs/games; or ""."""
    slides: tuple[tuple[str, ...], ...] = ()
    """
    The paths of pieces that move: the piece's id before, ids of pieces it passes, and
    its id after the event.
    """
    spots: tuple[str, ...] = ()
    """Ids, in the scene after the event, of the pieces it is about; the cause first."""

    def message(self) -> Message:
        """Return the event as a message."""
        return Message(f"event-{self.code}", self.params)
