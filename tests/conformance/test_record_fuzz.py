"""
Reading of records, tried with anything: parse, print, parse is identity.

Whatever is not right is a `BadRecord` with a line of the text, and nothing else.
`make soak` tries more.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.corpus import PATHS
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.record import (
    ENDINGS_WITH_SEAT,
    ENDINGS_WITHOUT_SEAT,
    Ply,
    Record,
)
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load_record

pytestmark = pytest.mark.wheel

SOAK = int(os.environ.get("WHISKERWORKS_SOAK", "1"))
LARGE = 10**18 - 1


def tries(number: int) -> settings:
    """Return how often a test tries; it may take its time."""
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    return settings(
        max_examples=number * SOAK, deadline=None, suppress_health_check=slow
    )


SIGN = st.characters(exclude_categories=("C", "Z")).filter(str.isprintable)
NAME = st.text(SIGN, min_size=1, max_size=8)
LINE = st.text(st.one_of(SIGN, st.just(" ")), max_size=12).map(str.strip).filter(bool)
PAIRS = st.lists(st.tuples(NAME, LINE), max_size=4, unique_by=lambda pair: pair[0])
SEAT = st.one_of(st.just(int(CHANCE)), st.integers(0, 9), st.integers(0, LARGE))
PLIES = st.lists(st.builds(Ply, SEAT, LINE), max_size=6)
OUTSIDE = (*ENDINGS_WITH_SEAT, *ENDINGS_WITHOUT_SEAT)


def is_reason(end: str) -> bool:
    """Tell whether the end is not one of those outside the rules."""
    return end.partition(" ")[0] not in OUTSIDE


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return any record, whether or not it is one of a game anybody knows."""
    seats = draw(st.one_of(st.integers(1, 6), st.integers(1, LARGE)))
    last = st.integers(0, min(seats - 1, LARGE))
    ends = st.one_of(
        st.just(""),
        LINE.filter(is_reason),
        st.sampled_from(ENDINGS_WITHOUT_SEAT),
        st.builds("{} {}".format, st.sampled_from(ENDINGS_WITH_SEAT), last),
    )
    return Record(
        draw(LINE),
        draw(st.integers(0, LARGE)),
        seats,
        tuple(draw(PAIRS)),
        tuple(draw(PAIRS)),
        tuple(draw(PLIES)),
        draw(ends),
    )


@tries(60)
@given(records())
def test_any_record_reads_back_in_both_forms_and_across(kept: Record) -> None:
    """Nothing is lost on the way, whatever it holds."""
    text, as_json = record.write(kept), record.write_json(kept)
    from_text, from_json = record.read(text), record.read(as_json)

    assert from_text == from_json == kept
    assert record.write_json(from_text) == as_json
    assert record.write(from_json) == text
    assert record.read(json.dumps(json.loads(as_json))) == kept


def reads_or_names_a_line(text: str) -> None:
    """See that nothing else can come of reading *text*."""
    try:
        kept = record.read(text)
    except BadRecord as problem:
        assert 1 <= problem.line <= text.count("\n") + 1
    else:
        assert record.read(record.write(kept)) == kept
        assert record.read(record.write_json(kept)) == kept


HEAD = "whiskerworks record 1\ngame gears\nrules 1\nseats 2\n"
ANY = st.text(max_size=4)
NEAR = st.one_of(
    st.sampled_from(["", "end block", "tag a b", "option a b", "0 i3", "* first red"]),
    st.builds("{} {}".format, st.sampled_from(["0", "1", "*", "end", "end time"]), ANY),
    st.builds("{} {} {}".format, st.sampled_from(["tag", "option"]), ANY, ANY),
    ANY,
)


@tries(60)
@given(st.one_of(st.text(), st.lists(NEAR).map(lambda lines: HEAD + "\n".join(lines))))
@example("{")
@example("\ufeff")
@example("\ufeff{}")
@example("\r\n{\r\n")
def test_any_text_is_a_record_or_a_named_mistake(text: str) -> None:
    """Nothing else can come of reading."""
    reads_or_names_a_line(text)


ATOMS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=4),
    st.sampled_from(["*", "whiskerworks record 1", "gears", "time 0"]),
)
JSONS = st.recursive(
    ATOMS,
    lambda inside: st.one_of(
        st.lists(inside, max_size=3),
        st.dictionaries(st.text(max_size=3), inside, max_size=3),
    ),
    max_leaves=6,
)
FIELDS = ("format", "game", "rules", "seats", "options", "tags", "moves", "end", "x")


@st.composite
def near_records(draw: st.DrawFn) -> str:
    """Return the JSON of a record, with something in it that is anything."""
    whole = json.loads(record.write_json(draw(records())))
    changed = draw(st.dictionaries(st.sampled_from(FIELDS), JSONS, max_size=2))
    if whole["moves"] and draw(st.booleans()):
        whole["moves"][-1] = draw(JSONS)
    indent = draw(st.sampled_from([None, 1]))
    return json.dumps({**whole, **changed}, indent=indent)


@tries(60)
@given(near_records(), st.data())
def test_any_json_is_a_record_or_a_named_mistake(
    text: str, data: st.DataObject
) -> None:
    """Whole, or broken off anywhere, or with something put in."""
    reads_or_names_a_line(text)
    at = data.draw(st.integers(0, len(text)))
    reads_or_names_a_line(text[:at])
    reads_or_names_a_line(
        text[:at] + data.draw(st.sampled_from('{}[],:"0 ')) + text[at:]
    )


# ---- damaged files

Damage = Callable[[st.DataObject, bytes], bytes]


def spot(data: st.DataObject, of: int) -> int:
    """Draw one of so many places."""
    return data.draw(st.integers(0, max(0, of - 1)))


def without_line(data: st.DataObject, whole: bytes) -> bytes:
    """Drop a line."""
    lines = whole.splitlines(keepends=True)
    at = spot(data, len(lines))
    return b"".join(lines[:at] + lines[at + 1 :])


def doubled_line(data: st.DataObject, whole: bytes) -> bytes:
    """Write a line twice."""
    lines = whole.splitlines(keepends=True)
    at = spot(data, len(lines))
    return b"".join(lines[: at + 1] + lines[at:])


def swapped_lines(data: st.DataObject, whole: bytes) -> bytes:
    """Exchange two lines."""
    lines = whole.splitlines(keepends=True)
    one, other = spot(data, len(lines)), spot(data, len(lines))
    if lines:
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def altered_byte(data: st.DataObject, whole: bytes) -> bytes:
    """Put another byte in the place of one."""
    at = spot(data, len(whole))
    return whole[:at] + bytes([data.draw(st.integers(0, 255))]) + whole[at + 1 :]


def altered_sign(data: st.DataObject, whole: bytes) -> bytes:
    """Put a sign that often stands in records in the place of a byte."""
    at = spot(data, len(whole))
    sign = data.draw(st.sampled_from('0123456789abcdefmt*-=@ \n":,[]{}'))
    return whole[:at] + sign.encode() + whole[at + data.draw(st.integers(0, 2)) :]


def cut_off(data: st.DataObject, whole: bytes) -> bytes:
    """Let it break off."""
    return whole[: spot(data, len(whole))]


DAMAGE: list[Damage] = [
    without_line,
    doubled_line,
    swapped_lines,
    altered_byte,
    altered_sign,
    cut_off,
]


@tries(80)
@given(st.sampled_from(PATHS), st.lists(st.sampled_from(DAMAGE), max_size=3), st.data())
def test_any_damage_to_a_recorded_game_is_harmless_or_named(
    path: Path, damage: list[Damage], data: st.DataObject
) -> None:
    """Read and replayed, it is a game or a line is named; nothing else happens."""
    whole = path.read_bytes()
    for damaged in damage:
        whole = damaged(data, whole)
    text = whole.decode("utf-8", "replace")
    try:
        kept = record.read(text)
        record.replay(load_record(kept), kept)
    except BadRecord as problem:
        # A game that lacks its end is wrong behind its last line.
        assert 1 <= problem.line <= text.count("\n") + 2
    else:
        assert record.read(record.write(kept)) == kept
