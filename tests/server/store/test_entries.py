"""
Entries that were ever stored can be read for ever.

log_entries.jsonl holds entries as they were written once. Lines are added there when an
entry or a field is added; none is ever changed or removed.
"""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from whiskerworks.server.store import Damaged
from whiskerworks.server.store.queries.tables import read_logs
from whiskerworks.server.store.rows import LogRow
from whiskerworks.server.store.writer import log_row
from whiskerworks.table import log_entries, setup

LINES = (Path(__file__).parent / "entries.jsonl").read_text("utf-8").splitlines()


def holds(new: object, old: object) -> bool:
    """Return whether *new* says all that *old* says; it may say more."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and holds(new[key], old[key]) for key in old)
    if isinstance(old, list) and isinstance(new, list):
        pairs = zip(new, old, strict=False)
        return len(new) == len(old) and all(holds(one, two) for one, two in pairs)
    return new == old


@pytest.mark.parametrize("line", LINES)
def test_what_was_written_once_is_read(line: str) -> None:
    """Nothing of it is lost when it is written again."""
    (read,) = read_logs([("t", 1, 2, "ann", "c1", line, 7)])

    again = log_row("t", read)

    assert again[:5] == ("t", 1, 2, "ann", "c1")
    assert again[6] == 7
    assert holds(json.loads(again[5]), json.loads(line))


def kinds(union: object) -> set[str]:
    """Return how the members of a union are tagged."""
    return {str(one.__struct_config__.tag) for one in get_args(union)}


def found(value: object) -> set[str]:
    """Return every tag in *value*, however deep."""
    if isinstance(value, dict):
        return {str(value.get("type"))}.union(*map(found, value.values()))
    if isinstance(value, list):
        return set().union(*map(found, value))
    return set()


def test_there_is_a_line_for_every_kind() -> None:
    """Of entries, of chairs and of clocks; or the test above proves little."""
    there = set().union(*[found(json.loads(line)) for line in LINES])

    assert kinds(log_entries.Entry) <= there
    assert kinds(setup.Chair) | kinds(setup.Clock) <= there


def test_there_is_a_line_with_every_field() -> None:
    """A field that no line has could change unnoticed."""
    decoded = [msgspec.json.decode(line, type=log_entries.Entry) for line in LINES]
    lines = [json.loads(line) for line in LINES]
    for kind in get_args(log_entries.Entry):
        pairs = zip(decoded, lines, strict=True)
        written = set().union(*[line for one, line in pairs if type(one) is kind])
        assert {*kind.__struct_fields__, "type"} <= written, kind


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (("t", 1, 2, "", "", "{", None), "table t, entry 1: "),
        (("t", 1, 2, "", "", '{"type":"danced"}', None), "Invalid value 'danced'"),
        (("t", 2, 2, "", "", '{"type":"started"}', None), "entry 1 is missing"),
    ],
)
def test_what_cannot_be_read_is_named(row: LogRow, reason: str) -> None:
    """With its table and number."""
    with pytest.raises(Damaged, match=reason):
        read_logs([row])
