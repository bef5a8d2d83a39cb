"""A record is readable text that replays exactly, or names the line that is wrong."""

import pytest

import whiskerworks
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.record import Ply, Record
from whiskerworks.games import load_record, meta

GOOD = """\
whiskerworks record 1
game gears
rules 1
seats 2
option first coin
option quiet_limit 60
option swap off
tag blue Ada Lovelace

* first blue
0 i3
1 j2
0 i5
1 j4
0 i2
1 j3
end block
"""


def changed(old: str, new: str) -> str:
    """Return the good record with one thing changed, which must be there."""
    assert old in GOOD
    return GOOD.replace(old, new)


def read_and_replay(text: str) -> None:
    """Do everything with a text that can show it is no good record."""
    kept = record.read(text)
    record.replay(load_record(kept), kept)


def test_a_record_reads_back_to_the_letter() -> None:
    """Reading and writing are inverse."""
    kept = record.read(GOOD)

    assert record.write(kept) == GOOD
    assert kept.tags == (("blue", "Ada Lovelace"),)
    assert kept.plies[0] == Ply(whiskerworks.CHANCE, "first blue")
    assert kept.end == "block"


def test_a_record_says_what_it_does_not_know() -> None:
    """A secret that nobody told is not told when the game is over, others are."""
    told = record.read(GOOD)
    partly = record.read(changed("tag blue Ada Lovelace", "tag untold 1 3"))
    going_on = record.read(changed("end block\n", ""))

    assert told.is_fully_known()
    assert not partly.is_fully_known()
    assert [told.is_ply_public(index) for index in range(3)] == [True, True, True]
    assert [partly.is_ply_public(index) for index in range(3)] == [False, True, False]
    assert not going_on.is_ply_public(0)


def test_seats_have_names_if_all_of_them_do() -> None:
    """A name beside a number would be read as somebody else's."""
    tags = (("seat-1", "Bob"), ("seat-0", "Ada"))

    assert Record("gears", 1, 2, tags=tags).names() == ("Ada", "Bob")
    assert Record("gears", 1, 2, tags=tags[:1]).names() == ()


def test_lines_may_end_the_way_other_systems_end_them() -> None:
    """Carriage returns and a missing last newline do no harm."""
    assert record.read(GOOD.replace("\n", "\r\n")) == record.read(GOOD)
    assert record.read(GOOD.rstrip("\n")) == record.read(GOOD)


def test_an_open_game_has_no_end() -> None:
    """A match can be kept at any moment."""
    kept = record.read(GOOD[: GOOD.index("1 j3")])
    states = record.replay(load_record(kept), kept).states

    assert kept.end == ""
    assert len(states) == 7


OPEN = GOOD[: GOOD.index("1 j3")]


@pytest.mark.parametrize(
    "end", ["resigned 0", "resigned 1", "time 1", "agreed", "abandoned"]
)
def test_players_may_end_what_the_rules_leave_open(end: str) -> None:
    """They give up, run out of time, share the game or leave it."""
    text = f"{OPEN}end {end}\n"
    kept = record.read(text)
    states = record.replay(load_record(kept), kept).states

    assert kept.end == end
    assert kept.is_ended_by_players()
    assert len(states) == 7
    assert record.write(kept) == text


def test_an_ending_by_the_rules_is_not_one_outside() -> None:
    """Nor is no ending at all."""
    assert not record.read(GOOD).is_ended_by_players()
    assert not record.read(OPEN).is_ended_by_players()


@pytest.mark.parametrize("name", whiskerworks.names())
def test_no_game_has_an_ending_that_is_meant_for_outside(name: str) -> None:
    """So that the word behind `end` says which of the two it is."""
    own = dict(meta(name).endings)
    assert not own.keys() & {*record.ENDINGS_WITH_SEAT, *record.ENDINGS_WITHOUT_SEAT}


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (f"{OPEN}end resigned", 16, "'end resigned' must name one of the 2 seats"),
        (f"{OPEN}end resigned 2", 16, "'end resigned' must name .* not '2'"),
        (f"{OPEN}end time -1", 16, "'end time' must name .* not '-1'"),
        (f"{OPEN}end time 0 1", 16, "'end time' must name .* not '0 1'"),
        (f"{OPEN}end agreed 0", 16, "nothing may follow 'end agreed'"),
        (f"{OPEN}end abandoned by all", 16, "nothing may follow 'end abandoned'"),
        (f"{OPEN}end fatigue", 16, "says the end is fatigue, the rules say open"),
        (changed("end block", "end agreed"), 17, "says the end is agreed, .* block"),
        ("", 1, "a record begins with"),
        (changed("record 1", "record 2"), 1, "this is format 2, and we read 1"),
        (changed("record 1", "record 0"), 1, "a record begins with"),
        (changed("game gears\n", ""), 2, "expected 'game …'"),
        (changed("game gears", "game chess"), 2, "there is no game 'chess'"),
        (changed("rules 1", "rules one"), 3, "must be a number"),
        (changed("rules 1", "rules 007"), 3, "must be a number"),
        (
            changed("rules 1", f"rules {'9' * 5_000}"),
            3,
            "must be a number of at most 18 digits, not '9+…'",
        ),
        (changed("rules 1", "rules 0"), 3, "rules version 0 .* known are 1 to 1"),
        (changed("seats 2", "seats 0"), 4, "seats must be a number from 1 on"),
        (changed("tag blue ", "tag blue  "), 8, "tag blue: more than one blank"),
        (changed("rules 1", "rules 99"), 3, "rules version 99"),
        (changed("0 i3", "00 i3"), 11, "begins with its seat"),
        (changed("Lovelace", "Love\u2028lace"), 8, "has an unprintable character"),
        (changed("seats 2", "seats 5"), 4, "gears has 2 seats, not 5"),
        (changed("first coin", "first green"), 5, "option first: 'green'"),
        (changed("option swap off", "option swop off"), 7, "option swop"),
        (changed("option swap off", "option swap"), 7, "option swap has no value"),
        (changed("swap off", "first coin"), 7, "option first appears twice"),
        (changed("tag blue Ada Lovelace", "blue Ada"), 8, "an empty line must end"),
        (changed("1 j2", "1"), 12, "expected a move"),
        (changed("1 j2", "x j2"), 12, "begins with its seat"),
        (changed("1 j2", "0 j2"), 12, "not-your-turn"),
        (changed("1 j2", "7 j2"), 12, "no-such-seat"),
        (changed("1 j2", "* j2"), 12, r"chance-not-on-turn \(turn=1\)"),
        (changed("1 j2", "1 k2"), 12, r"bad-peg \(name=k2"),
        (changed("1 j2", "1 i3"), 12, r"not-vacant \(peg=i3\) \[G4\]"),
        (changed("1 j2\n", "1 j2\n\n"), 13, "expected a move"),
        (changed("end block", "end gold"), 17, "says the end is gold, .* say block"),
        (changed("end block\n", ""), 17, "says the end is open, .* say block"),
        (changed("1 j3\nend block", "end block"), 16, "the rules say open"),
        (changed("end block\n", "end block\n0 e3\n"), 18, "nothing may follow"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    text: str, line: int, problem: str
) -> None:
    """A damaged or foreign record is refused whole."""
    with pytest.raises(BadRecord, match=rf"^line {line}: .*{problem}") as caught:
        read_and_replay(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("kept", "problem"),
    [
        (Record("gears", 1, 2, (), (("a b", "x"),)), "line 1: a name in it has blanks"),
        (Record("gears", 1, 2, (), (("a", ""),)), "line 5: 'tag a ' cannot stand"),
        (Record("gears", 1, 2, (), (("a", "x\ny"),)), "line 5: 'tag a x"),
        (Record("gears", 1, 2, (), (("a", "x\u2028y"),)), "line 5: 'tag a x"),
        (Record("gears", 1, 2, (), (("", "x"),)), "line 5: "),
        (Record("gears", 1, 2, (), (("a", "x"), ("a", "y"))), "line 6: tag a appears"),
        (
            Record("gears", 1, 2, (("a", " x"),)),
            "line 5: option a: more than",
        ),
        (Record("gears", 1, 2, plies=(Ply(0, "e3\n1 e4"),)), "line 6: '0 e3"),
        (Record("gears", 1, 2, plies=(Ply(-7, "e3"),)), "line 6: a move begins"),
        (Record("gears", 1, 2, end="gold "), "line 6: 'end gold ' cannot"),
        (Record("", 1, 2), "line 2: 'game ' cannot stand"),
        (Record("gears", 1, 2, end="time 2"), "line 6: 'end time' must name one of"),
    ],
)
def test_what_would_not_read_back_is_not_written(kept: Record, problem: str) -> None:
    """Rather refused, with its line, than written and lost."""
    with pytest.raises(BadRecord, match=f"^{problem}"):
        record.write(kept)
