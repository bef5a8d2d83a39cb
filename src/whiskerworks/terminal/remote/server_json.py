"""
Decode JSON from a server, without trusting it.

The server may run another version or be something else entirely. Its texts are printed
on a terminal, so control characters are removed.
"""

import re
import unicodedata
from typing import Final, TypeVar

import msgspec

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.table.messages import ToClient

T = TypeVar("T")
KEPT_JOINERS: Final = "\u200c\u200d"
"""Invisible characters that some languages and many emoji need."""
INVISIBLE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of invisible characters, which could disturb a terminal."""
_MAY_BE_INVISIBLE: Final = re.compile(rb"\\u|[^\x20-\x7e]")
"""Bytes that can encode such a character in JSON."""


class IncompatibleServer(WhiskerworksError):
    """The server sent something that this version does not understand."""

    def __init__(self, problem: str) -> None:
        super().__init__(
            f"the server runs another version, or is not a Whiskerworks server: "
            f"{problem}",
            problem,
        )


def decode_message(raw: bytes) -> ToClient:
    """
    Decode a message of a table's socket.

    Raises:
        IncompatibleServer: It is not a message that we know.
    """
    return decode_json(raw, ToClient)  # type: ignore[arg-type]  # a union is a type, too


def decode_json(raw: bytes, kind: type[T]) -> T:
    """
    Decode JSON as a value of *kind*, with invisible characters removed.

    Raises:
        IncompatibleServer: It is not such a value.
    """
    try:
        if _MAY_BE_INVISIBLE.search(raw) is None:
            return msgspec.json.decode(raw, type=kind)
        return msgspec.convert(_clean_value(msgspec.json.decode(raw)), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise IncompatibleServer(remove_invisible(str(problem))) from None


def remove_invisible(text: str) -> str:
    """Return *text* without invisible characters."""
    if text.isascii() and text.isprintable():
        return text
    visible = [
        c
        for c in text
        if c in KEPT_JOINERS or unicodedata.category(c) not in INVISIBLE_CATEGORIES
    ]
    return "".join(visible)


def _clean_value(data: object) -> object:
    if isinstance(data, str):
        return remove_invisible(data)
    if isinstance(data, list):
        return [_clean_value(item) for item in data]
    if isinstance(data, dict):
        return {
            remove_invisible(str(name)): _clean_value(value)
            for name, value in data.items()
        }
    return data
