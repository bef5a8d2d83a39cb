"""Read commands from the forms of a table's page."""

import msgspec

from whiskerworks.server.problems import ProblemError
from whiskerworks.table.commands import Command

NUMBER_FIELDS = frozenset({"at", "ply", "proposal", "target", "level"})
COMMAND_FIELDS = {
    "sit": ("invitation", "word"),
    "play": ("move", "at"),
    "undo": ("ply",),
    "replace": ("target", "level"),
    "agree": ("proposal",),
    "decline": ("proposal",),
    "say": ("text",),
    "word": ("word",),
}
"""The form fields of each command; other fields are ignored."""
FIELD_NAMES = {"target": "seat"}


def read_command(fields: dict[str, str]) -> Command:
    """
    Return the command in a form.

    Raises:
        ProblemError: It has no valid command.
    """
    kind = fields.get("do", "")
    said: dict[str, str | int] = {"type": kind}
    for name in COMMAND_FIELDS.get(kind, ()):
        text = fields.get(name, "")
        if text:
            said[FIELD_NAMES.get(name, name)] = _value(name, text)
    try:
        command: Command = msgspec.convert(said, Command)
    except msgspec.ValidationError as problem:
        raise ProblemError("bad-value", kind, problem=str(problem)) from None
    return command


def read_number(fields: dict[str, str], name: str) -> int | None:
    """
    Return the number in a field; None if the field is empty.

    Raises:
        ProblemError: It is not a number.
    """
    text = fields.get(name, "")
    value = _value("at", text) if text else None
    assert not isinstance(value, str)
    return value


def read_person_number(fields: dict[str, str]) -> int:
    """
    Return the number of the person at a table that a form names.

    Raises:
        ProblemError: It names nobody.
    """
    who = read_number(fields, "who")
    if who is None:
        raise ProblemError("bad-value", "who", problem="not a number")
    return who


def _value(name: str, text: str) -> str | int:
    if name not in NUMBER_FIELDS:
        return " ".join(text.lower().split()) if name == "move" else text
    if not text.isdecimal() or len(text) > 9:
        raise ProblemError("bad-value", name, problem="not a number")
    return int(text)
