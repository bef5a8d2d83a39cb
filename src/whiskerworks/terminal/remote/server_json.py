"""
What comes from a server, read with care.

It may be of another version, or not a server of ours at all; and whatever it says is
going to be written to a terminal, which must not be steered by it.
"""

import re
import unicodedata
from typing import Final, TypeVar

import msgspec

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.table.messages import ToClient

T = TypeVar("T")
KEPT_JOINERS: Final = "\u200c\u200d"
"""Unseen, but words of some languages and many emoji need them."""
INVISIBLE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The kinds of characters that nobody sees, but that may move what others see."""
_MAY_BE_INVISIBLE: Final = re.compile(rb"\\u|[^\x20-\x7e]")
"""Whatever may stand for such a character in JSON."""


class IncompatibleServer(WhiskerworksError):
    """What a server says is not understood."""

    def __init__(self, problem: str) -> None:
        super().__init__(
            f"the server is of another version, or none of ours: {problem}", problem
        )


def decode_message(raw: bytes) -> ToClient:
    """
    Return what a table says.

    Raises:
        OtherVersion: It is nothing that we know.
    """
    return decode_json(raw, ToClient)  # type: ignore[arg-type]  # a union is a type, too


def decode_json(raw: bytes, kind: type[T]) -> T:
    """
    Return what *raw* says, which is to be of a *kind*, as it may be shown.

    Raises:
        OtherVersion: It is not.
    """
    try:
        if _MAY_BE_INVISIBLE.search(raw) is None:
            return msgspec.json.decode(raw, type=kind)
        return msgspec.convert(_clean_value(msgspec.json.decode(raw)), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise IncompatibleServer(remove_invisible(str(problem))) from None


def remove_invisible(text: str) -> str:
    """Return *text* without what nobody sees."""
    if text.isascii() and text.isprintable():
        return text
    kept = [
        c
        for c in text
        if c in KEPT_JOINERS or unicodedata.category(c) not in INVISIBLE_CATEGORIES
    ]
    return "".join(kept)


def _clean_value(said: object) -> object:
    if isinstance(said, str):
        return remove_invisible(said)
    if isinstance(said, list):
        return [_clean_value(each) for each in said]
    if isinstance(said, dict):
        return {
            remove_invisible(str(name)): _clean_value(value)
            for name, value in said.items()
        }
    return said
