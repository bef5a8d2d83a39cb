# compiled: warm
"""What a message from outside says, or what is wrong with it and where."""

from typing import Final

import msgspec

from whiskerworks.table.messages import FromClient

LONGEST_ID: Final = 40
"""Of an id that cannot be trusted so many characters are repeated."""

_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_WRONG: Final = (msgspec.MsgspecError, ValueError, RecursionError)


class Unreadable(Exception):
    """A message is not understood; the text says what is wrong with it, and where."""


class _Id(msgspec.Struct):
    """The id of a command, all that is read of one which is not understood."""

    id: str = ""


def read(text: bytes) -> FromClient:
    """
    Return what a message says.

    Raises:
        Unreadable: It is none that we know.
    """
    try:
        return _DECODER.decode(text)
    except _WRONG as problem:
        raise Unreadable(str(problem)) from problem


def id_of(text: bytes) -> str:
    """Return the id of a command that is not understood; nothing if it has none."""
    try:
        return msgspec.json.decode(text, type=_Id).id[:LONGEST_ID]
    except _WRONG:
        return ""
