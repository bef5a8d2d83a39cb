"""The grammar and the schema in docs/records.md are true."""

import json
import re
from pathlib import Path

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from tests.core.test_record import GOOD, OPEN
from tests.corpus import PATHS, name_of, read, replayed
from tests.docs.ebnf import Grammar
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.seat import CHANCE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "records.md").read_text("utf-8")
GRAMMAR = Grammar("\n".join(re.findall(r"```ebnf\n(.*?)```", PAGE, re.DOTALL)))
SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8"))
VALIDATOR = jsonschema_rs.validator_for(SCHEMA)
TEXTS = [path for path in PATHS if path.suffix == ".record"]
BEYOND = ("appears twice", "must name one of the")
"""What is wrong with records that no grammar can tell."""
on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


def test_the_examples_on_the_page_are_records_and_say_the_same() -> None:
    """In both forms."""
    (text,) = re.findall(r"```\n(whiskerworks.*?)```", PAGE, re.DOTALL)
    (as_json,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)

    assert GRAMMAR.accepts("record", text)
    assert record.write(record.read(text)) == text
    assert record.write_json(record.read(text)) == as_json


def test_every_rule_of_the_grammar_is_used() -> None:
    """Those that nothing uses are where one begins."""
    kinds = ("chance", "move", "position")
    first = {f"{name}-{kind}" for name in whiskerworks.names() for kind in kinds}

    assert GRAMMAR.rules.keys() - GRAMMAR.used() == {"record", *first} - {
        "puzzle-chance"  # There is none.
    }


@pytest.mark.parametrize("path", TEXTS, ids=name_of)
def test_the_grammar_accepts_every_recorded_game(path: Path) -> None:
    """With any ends of lines."""
    text = path.read_text("utf-8")

    assert GRAMMAR.accepts("record", text)
    assert GRAMMAR.accepts("record", f"\ufeff{text}\n\n".replace("\n", "\r\n"))
    assert GRAMMAR.accepts("record", text.rstrip("\n"))


@on_every_game
def test_the_grammar_knows_every_move_and_position_of_a_game(name: str) -> None:
    """All that were ever played, and all that could have been."""
    for path in PATHS:
        if read(path).game != name:
            continue
        kept, game, states = replayed(path)
        for state in states[:: len(states) // 4 or 1]:
            assert GRAMMAR.accepts(f"{name}-position", game.write_state(state))
            rule = "chance" if game.to_move(state) == CHANCE else "move"
            for move in game.legal_moves(state)[:40]:
                assert GRAMMAR.accepts(f"{name}-{rule}", game.write(state, move))
        for ply in kept.plies:
            rule = "chance" if ply.seat == CHANCE else "move"
            assert GRAMMAR.accepts(f"{name}-{rule}", ply.text)


@on_every_game
def test_the_grammar_knows_the_moves_on_the_page_of_a_game(name: str) -> None:
    """And refuses what is almost one."""
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    table = page.partition("\n## Notation\n\n")[2].partition("\n\n")[0]
    cells = [row.split(" | ")[0] for row in table.splitlines()[2:]]
    shown = [text for cell in cells for text in re.findall(r"`([^`]+)`", cell)]

    assert shown
    for text in shown:
        rules = [f"{name}-{kind}" for kind in ("chance", "move")]
        known = [rule for rule in rules if rule in GRAMMAR.rules]
        assert any(GRAMMAR.accepts(rule, text) for rule in known), text
        assert not any(GRAMMAR.accepts(rule, f"{text} x") for rule in known)


def judged(text: str) -> bool:
    """Tell whether grammar and reader agree on *text*, and what they say."""
    accepted = GRAMMAR.accepts("record", text)
    try:
        record.read(text)
    except BadRecord as problem:
        assert not accepted or any(told in problem.problem for told in BEYOND)
        return False
    assert accepted
    return True


@pytest.mark.parametrize(
    "text",
    [
        *["", "\n", " ", "whiskerworks record 1", "whiskerworks record 2"],
        *["whiskerworks record 1\ngame gears\nrules 1\n", f" {GOOD}", f"\n{GOOD}"],
        *[GOOD.replace("\n\n", "\n"), GOOD.replace("\n\n", "\n\n\n")],
        *[GOOD.replace("rules 1", f"rules {n}") for n in ("01", "x", "-1", "9" * 19)],
        *[GOOD.replace("0 i3", ply) for ply in ("i3", "0", "0 ", "00 i3", "0  i3")],
        *[GOOD.replace("0 i3", ply) for ply in ("0 i3 ", " 0 i3", "0 i\t3", "-1 i3")],
        *[GOOD.replace("tag blue", word) for word in ("Tag", "tags blue", "tag  blue")],
        *[GOOD.replace("swap off", p) for p in ("swap", "first coin", "s\u2028p x")],
        *[f"{OPEN}end{end}" for end in (" ", " time", " time x", " time 01")],
        *[f"{OPEN}end{end}" for end in (" agreed 1", " abandoned  x", "gold", " x ")],
        *[f"{GOOD}0 e3\n", GOOD.replace("end", "End"), GOOD.replace("\n", "\r")],
        *[GOOD.replace("seats 2", "seats 0"), GOOD.replace("seats 2", "seats 02")],
        *[GOOD.replace("game gears", "game"), GOOD.replace("seats", "seat")],
    ],
)  # fmt: skip
def test_the_grammar_refuses_what_is_refused_by_form(text: str) -> None:
    """And nothing else."""
    assert not judged(text)


SOME = st.text(max_size=3)
LINES = st.lists(
    st.one_of(
        st.sampled_from(GOOD.splitlines()),
        st.builds("{} {}".format, st.sampled_from("01*"), SOME),
        st.builds("end {}{}".format, st.sampled_from(["", "time ", "agreed"]), SOME),
    ),
    max_size=6,
)  # fmt: skip


@given(LINES)
def test_grammar_and_reader_agree_on_any_lines(lines: list[str]) -> None:
    """Behind a good header."""
    header = GOOD.partition("tag")[0]
    judged(header + "\n".join(lines))


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_the_schema_accepts_every_recorded_game(path: Path) -> None:
    """As JSON."""
    VALIDATOR.validate(json.loads(record.write_json(read(path))))


WRONG: dict[str, list[object]] = {
    "format": ["whiskerworks record 2", 1, None],
    "game": ["", " gears", 1, None, "ge\nars", "gears\n", "ge\0ars"],
    "rules": ["1", 1.5, -1, True, 10**18],
    "seats": ["2", -2, 0, None, []],
    "options": [[], {"a b": "x"}, {"": "x"}, {"a": 1}, {"a": ""}, {"a": "x "}, None],
    "tags": [{"a": None}, {"a": "x\u2028"}, "x"],
    "moves": [{}, [1], [[0]], [["0", "e3"]], [[0, "e3", 1]], [[-1, "e3"]], [[0, ""]]],
    "end": ["", 1, "time", "time x", "time 01", "agreed 0", "resigned", " gold"],
    "other": [1],
}
RIGHT: dict[str, list[object]] = {
    "game": ["chess", "a  b"],
    "rules": [0, 99, 10**18 - 1],
    "options": [{}, {"a": "b c"}],
    "moves": [[], [["*", "x"]], [[7, "Ω"]]],
    "end": ["timely", "time 0", "resigned 1", "agreed", "anything at all"],
}


UNSAID: dict[str, list[object]] = {
    "rules": [1.0, 1e0],
    "tags": [{"a": "x\u200b"}],
    "end": ["resigned 7"],
}
"""What the page says that a schema cannot say."""


def changes(table: dict[str, list[object]]) -> list[str]:
    """Return a good record with each of the things in *table* in its place."""
    good = json.loads(record.write_json(record.read(GOOD)))
    return [
        json.dumps({**good, name: value})
        for name, values in table.items()
        for value in values
    ]


@pytest.mark.parametrize("text", changes(WRONG))
def test_the_schema_refuses_what_the_reader_refuses(text: str) -> None:
    """By form."""
    assert not VALIDATOR.is_valid(json.loads(text))
    with pytest.raises(BadRecord):
        record.read(text)


@pytest.mark.parametrize("text", changes(RIGHT))
def test_the_schema_accepts_what_the_reader_accepts(text: str) -> None:
    """Whether or not it is a game anybody knows."""
    VALIDATOR.validate(json.loads(text))
    record.read(text)


@pytest.mark.parametrize("text", changes(UNSAID))
def test_the_page_says_what_the_schema_cannot_say(text: str) -> None:
    """It accepts what the reader refuses."""
    VALIDATOR.validate(json.loads(text))
    with pytest.raises(BadRecord):
        record.read(text)


@pytest.mark.parametrize(
    ("text", "is_line"),
    [
        *[("gears", True), ("a  b", True), ("Ω 猫", True), ("\U0001f408", True)],
        *[("", False), (" a", False), ("a ", False), ("a\n", False), ("a\0b", False)],
        *[("a\u2028b", False), ("\x9f", False), ("a\tb", False)],
    ],
)
def test_patterns_of_the_schema_mean_the_same_in_python(
    text: str, is_line: bool
) -> None:
    """Whose validators search with its own kind of patterns."""
    pattern = SCHEMA["$defs"]["line"]["pattern"]

    assert bool(re.search(pattern, text)) == is_line
    validator = jsonschema_rs.validator_for({"pattern": pattern})
    assert validator.is_valid(text) == is_line


@pytest.mark.parametrize("name", ["format", "game", "rules", "seats", "moves"])
def test_what_must_be_there_must_be_there(name: str) -> None:
    """For both."""
    good = json.loads(record.write_json(record.read(GOOD)))
    del good[name]

    assert not VALIDATOR.is_valid(good)
    with pytest.raises(BadRecord, match=f"{name}: it is missing"):
        record.read(json.dumps(good))
