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
JOINERS: Final = "\u200c\u200d"
"""Unseen, but words of some languages and many emoji need them."""
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The kinds of characters that nobody sees, but that may move what others see."""
_SUSPECT: Final = re.compile(rb"\\u|[^\x20-\x7e]")
"""Whatever may stand for such a character in JSON."""


class OtherVersion(WhiskerworksError):
    """What a server says is not understood."""

    def __init__(self, problem: str) -> None:
        super().__init__(
            f"the server is of another version, or none of ours: {problem}", problem
        )


def told(raw: bytes) -> ToClient:
    """
    Return what a table says.

    Raises:
        OtherVersion: It is nothing that we know.
    """
    return read(raw, ToClient)  # type: ignore[arg-type]  # a union is a type, too


def read(raw: bytes, kind: type[T]) -> T:
    """
    Return what *raw* says, which is to be of a *kind*, as it may be shown.

    Raises:
        OtherVersion: It is not.
    """
    try:
        if _SUSPECT.search(raw) is None:
            return msgspec.json.decode(raw, type=kind)
        return msgspec.convert(_shown(msgspec.json.decode(raw)), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise OtherVersion(clean(str(problem))) from None


def clean(text: str) -> str:
    """Return *text* without what nobody sees."""
    if text.isascii() and text.isprintable():
        return text
    kept = [c for c in text if c in JOINERS or unicodedata.category(c) not in UNSEEN]
    return "".join(kept)


def _shown(said: object) -> object:
    if isinstance(said, str):
        return clean(said)
    if isinstance(said, list):
        return [_shown(each) for each in said]
    if isinstance(said, dict):
        return {clean(str(name)): _shown(value) for name, value in said.items()}
    return said
