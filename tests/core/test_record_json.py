"""A record as JSON says what the text says, or names the place that is wrong."""

import json

import pytest

from tests.core.test_record import GOOD, OPEN, read_and_replay
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.record import Ply, Record
from whiskerworks.games import load_record

JSON = """\
{
  "format": "whiskerworks record 1",
  "game": "gears",
  "rules": 1,
  "seats": 2,
  "options": {
    "first": "coin",
    "quiet_limit": "60",
    "swap": "off"
  },
  "tags": {
    "blue": "Ada Lovelace"
  },
  "moves": [
    ["*", "first blue"],
    [0, "i3"],
    [1, "j2"],
    [0, "i5"],
    [1, "j4"],
    [0, "i2"],
    [1, "j3"]
  ],
  "end": "block"
}
"""


def changed(old: str, new: str) -> str:
    """Return the good record with one thing changed, which must be there."""
    assert old in JSON
    return JSON.replace(old, new)


def test_both_forms_say_the_same() -> None:
    """And each is written to the letter."""
    assert record.read(JSON) == record.read(GOOD)
    assert record.write_json(record.read(GOOD)) == JSON
    assert record.write(record.read(JSON)) == GOOD


def test_the_form_is_told_by_the_first_sign() -> None:
    """Blanks and a mark before it do not matter."""
    assert record.is_json(JSON)
    assert record.is_json(f"\ufeff \r\n{JSON}")
    assert not record.is_json(GOOD)
    assert not record.is_json("")
    assert record.read(f"\ufeff\n{JSON}") == record.read(JSON)


def test_what_may_be_missing_is_nothing() -> None:
    """No options, no tags, no end: the game goes on."""
    bare = {"format": "whiskerworks record 1", "game": "gears", "rules": 1, "seats": 2}
    kept = record.read(json.dumps({"moves": [], **bare}))

    assert kept == Record("gears", 1, 2)
    assert record.write_json(kept).endswith(
        '  "options": {},\n  "tags": {},\n  "moves": []\n}\n'
    )


def test_words_of_any_language_are_written_as_they_are() -> None:
    """Nobody can read escapes."""
    kept = Record("gears", 1, 2, (), (("seat-0", 'Ζωή "Mieze" \\ 🐱'),), (Ply(0, "ß"),))

    assert '"Ζωή \\"Mieze\\" \\\\ 🐱"' in record.write_json(kept)
    assert record.read(record.write_json(kept)) == kept


@pytest.mark.parametrize(
    ("text", "line", "where", "problem"),
    [
        ("{", 1, "column 2", "the JSON breaks off"),
        ('{\n "format": "whisk', 2, "column 12", "the JSON is broken here"),
        (JSON[: JSON.index('"end"')], 23, "column 3", "the JSON breaks off"),
        (changed('"seats": 2,', '"seats": 2'), 6, "column 3", "the JSON is broken"),
        (changed('"j2"],', '"j2"]],'), 18, "column 5", "the JSON is broken here"),
        (f"{JSON}\n{{}}", 26, "column 1", "nothing may follow the record"),
        ('{"x": ' + "[" * 100_000, 1, "column 1", "nested too deeply"),
        ("{}", 1, "format", 'it is missing: a record says "format": "whisk'),
        ('{"a": [1]}', 1, "format", "it is missing"),
        (changed("record 1", "record 2"), 2, "format", "this is format 2, and we re"),
        (changed("record 1", "thing"), 2, "format", "a record begins with"),
        (changed('"whiskerworks record 1"', "1"), 2, "format", "it must be a text, "),
        (changed('"rules": 1,\n', ""), 23, "rules", "it is missing"),
        (changed('"game"', '"gams"'), 3, "gams", "a record has no such field"),
        (changed('"end"', r'"e\nd"'), 23, r"'e\\nd'", "a record has no such field"),
        (changed('"end"', '"game"'), 23, "game", "it appears twice"),
        (changed('"swap"', '"first"'), 9, "options.first", "it appears twice"),
        (
            changed('"swap"', '"a b"'),
            6,
            "options",
            "'a b' is not a name: it must be one",
        ),
        (changed('"swap"', '""'), 6, "options", "'' is not a name"),
        (changed('"off"', "false"), 9, "options.swap", "must be a text, not false"),
        (changed("Ada ", "Ada\\n"), 12, "tags.blue", "cannot stand on one line"),
        (changed("Ada ", "\\ud800"), 12, "tags.blue", "cannot stand on one line"),
        (changed('"Ada Lovelace"', '""'), 12, "tags.blue", "'' cannot stand on one"),
        (changed('"seats": 2', '"seats": "2"'), 5, "seats", "a whole number .* not"),
        (changed('"seats": 2', '"seats": 2.0'), 5, "seats", "number .* not 2.0"),
        (changed('"seats": 2', '"seats": -2'), 5, "seats", "number .* not -2"),
        (changed('"seats": 2', '"seats": true'), 5, "seats", "number .* not true"),
        (changed('"seats": 2', '"seats": NaN'), 5, "seats", "number .* not NaN"),
        (
            changed('"seats": 2', f'"seats": {"9" * 6000}'),
            *(5, "seats", "number .* 18 digits, not 9+…$"),
        ),
        (changed('"seats": 2', '"seats": {"a": 2}'), 5, "seats", 'not {"a": 2}'),
        (changed('"seats": 2', '"seats": 0'), 5, "seats", "number from 1 on, not 0"),
        (
            changed('[1, "j2"]', '[\n  1,\n  "j2",\n  3\n]'),
            *(17, r"moves\[2\]", r'not \[ 1, "j2", 3 \]$'),
        ),
        (changed('"game": "gears"', '"game": 1'), 3, "game", "must be a text, not 1"),
        (changed('"game": "gears"', '"game": "go"'), 3, "game", "there is no game"),
        (changed('"rules": 1', '"rules": 7'), 4, "rules", "rules version 7 of gears"),
        (changed('"seats": 2', '"seats": 5'), 5, "seats", "gears has 2 seats, not 5"),
        (changed('"off"', '"on/off"'), 9, "options.swap", "option swap: 'on/off' is"),
        (changed('"swap"', '"swop"'), 9, "options.swop", "there is no such option"),
        (changed('[1, "j2"]', "7"), 17, r"moves\[2\]", 'it must be .seat or "."'),
        (changed('[1, "j2"]', "[1]"), 17, r"moves\[2\]", r"must be .* not \[1\]"),
        (changed('[1, "j2"]', "[1, 2]"), 17, r"moves\[2\]", "a move is a text on"),
        (changed('[1, "j2"]', '[1, "j2 "]'), 17, r"moves\[2\]", "a move is a text on"),
        (changed('[1, "j2"]', '["1", "j2"]'), 17, r"moves\[2\]", "a move begins with"),
        (changed('[1, "j2"]', '[-1, "j2"]'), 17, r"moves\[2\]", "a move begins with"),
        (changed('[1, "j2"]', '[true, "j2"]'), 17, r"moves\[2\]", "a move begins with"),
        (changed('[1, "j2"]', '[0, "j2"]'), 17, r"moves\[2\]", "j2 .* not-your-turn"),
        (changed('[1, "j2"]', '[1, "z9"]'), 17, r"moves\[2\]", "'z9' is not a move"),
        (changed('[1, "j2"]', '[1, "i3"]'), 17, r"moves\[2\]", r"not-vacant .* \[G4\]"),
        (changed('"block"', '"gold"'), 23, "end", "the end is gold, the rules say blo"),
        (changed('"block"', '"time 7"'), 23, "end", "'end time' must name one of the"),
        (changed('"block"', "null"), 23, "end", "it must be a text, not null"),
        (changed(',\n  "end": "block"', ""), 23, "end", "the end is open, the rules"),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_place(
    text: str, line: int, where: str, problem: str
) -> None:
    """A damaged or foreign record is refused whole."""
    with pytest.raises(BadRecord, match=rf"^line {line}: {where}: .*{problem}") as told:
        read_and_replay(text)
    assert told.value.line == line
    assert told.value.problem.startswith(f"{told.value.where}: ")


def test_what_stands_elsewhere_in_json_is_named_where_it_stands() -> None:
    """Fields may come in any order, all on one line."""
    fields = json.loads(JSON)
    turned = dict(reversed(list(fields.items())))
    text = json.dumps(turned).replace('"options"', '\n"options"').replace("j2", "j1")
    kept = record.read(text)

    with pytest.raises(BadRecord, match=r"^line 1: moves\[2\]: j1 is refused: not-v"):
        record.replay(load_record(kept), kept)
    with pytest.raises(BadRecord, match=r"^line 2: options\.first: .* 'cat'"):
        load_record(record.read(text.replace("coin", "cat")))


def test_what_would_not_read_back_is_not_written() -> None:
    """As in the text form, and by its line there."""
    with pytest.raises(BadRecord, match=r"^line 5: 'tag a ' cannot stand"):
        record.write_json(Record("gears", 1, 2, (), (("a", ""),)))


def test_where_it_was_read_is_no_part_of_a_record() -> None:
    """Equal is what says the same."""
    assert record.read(JSON).places
    assert not record.read(OPEN).places
    assert hash(record.read(JSON)) == hash(record.read(GOOD))
