"""What others are told of our messages is what they are."""

from pathlib import Path

import pytest
from msgspec import inspect

from tools import messages
from whiskerworks.core.message import Message
from whiskerworks.table.messages import PlySeen
from whiskerworks.table.setup import Setup


@pytest.mark.parametrize("path", messages.MADE, ids=lambda path: path.name)
def test_made_files_are_what_the_types_say(path: Path) -> None:
    """If not: `make docs`."""
    assert path.read_text("utf-8") == messages.MADE[path](), f"{path.name} is stale"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int | None, "number | null"),
        (tuple[int, ...], "readonly number[]"),
        (tuple[tuple[str, ...], ...], "readonly (readonly string[])[]"),
        (tuple[int, str], "readonly [number, string]"),
        (dict[str, bool], "{ readonly [key: string]: boolean }"),
        (list[int | str], "readonly (number | string)[]"),
    ],
)
def test_types_are_written_as_typescript_writes_them(kind: object, text: str) -> None:
    """Nothing that was received is changed: all of it is read-only."""
    assert messages.written(inspect.type_info(kind)) == text


def test_what_has_no_form_yet_is_refused() -> None:
    """A new kind of field needs a line in the tool."""
    with pytest.raises(TypeError, match="no form"):
        messages.written(inspect.type_info(bytes))


def test_what_may_be_left_out_is_marked() -> None:
    """By us, or by whoever asks us for something."""
    assert "readonly events?: readonly Event[];" in messages.interface(PlySeen)
    assert "readonly chat?: boolean;" in messages.interface(Setup)
    assert "readonly params?: {" in messages.interface(Message)
