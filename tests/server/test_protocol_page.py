"""The page about the socket says what the server does."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from whiskerworks.server import socket_connection
from whiskerworks.table.messages import FromClient

PAGE: Final = Path(__file__).parents[2] / "docs" / "protocol.md"
CODES: Final = [
    number
    for number in vars(socket_connection).values()
    if isinstance(number, int) and 1000 < number < 5000
]


@pytest.mark.parametrize("code", CODES)
def test_every_closing_code_has_its_line(code: int) -> None:
    """Whoever is sent away can look up why."""
    assert f"\n| {code} |" in PAGE.read_text("utf-8")


@pytest.mark.parametrize("code", ["bad-message", "bad-order", "too-large", "too-fast"])
def test_every_error_has_its_line(code: str) -> None:
    """And so can whoever is told that a message is wrong."""
    assert f"\n| `{code}` |" in PAGE.read_text("utf-8")


def test_the_conversation_is_one() -> None:
    """What the page lets a client say is understood."""
    page = PAGE.read_text("utf-8")
    said = [line[2:] for line in page.splitlines() if line.startswith("→ ")]

    for text in said:
        msgspec.json.decode(text, type=FromClient)

    assert len(said) == 2
    assert all(f"`{kind}`" in page for kind in ("hello", "snapshot", "update", "done"))
