"""Tables that begin with moves that were played elsewhere [T2, T13]."""

import pytest

import whiskerworks
from tests.table.dealing import Played, alone, folded, setup
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.seat import seat_name
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table.setup import Mine, Open
from whiskerworks.table.state import MAX_RECORDED_NAME_CHARACTERS, ChairState

GEARS = whiskerworks.load("gears")
PLIES = ("* first blue", "0 e3", "1 e4")


def uploaded(*plies: str, end: str = "") -> Played:
    """Return a table of gears that begins with *plies*."""
    return Played(GEARS, setup(Mine(), Open()), e.Source(plies=plies, end=end))


def test_a_game_goes_on_from_what_was_played() -> None:
    """[T13] An ordinary table, with its first plies given."""
    made = uploaded(*PLIES)
    assert (made.table.phase, made.table.ply, made.table.given) == ("waiting", 3, 3)

    assert made.do("bo", c.Sit()) == [e.Sat(1, "bo"), e.Started()]
    made.play("ada", "e5")

    assert made.table.hows == ["given", "given", "given", "person"]
    assert made.table.draws == [None] * 4


def test_the_dealer_of_the_new_table_counts_from_0() -> None:
    """[T4] Whatever was drawn before was drawn by another."""
    made = uploaded()

    assert made.do("bo", c.Sit())[-1] == e.Drew("first blue", 0)


@pytest.mark.parametrize(
    ("end", "ended"),
    [
        ("resigned 1", e.Ended("resigned", "T9", (1.0, 0.0), 1)),
        ("time 0", e.Ended("time", "T5", (0.0, 1.0), 0)),
        ("agreed", e.Ended("agreed", "T9", (0.5, 0.5))),
        ("abandoned", e.Ended("abandoned", "T9", ())),
    ],
)
def test_a_record_that_ended_outside_the_rules_is_over(
    end: str, ended: e.Ended
) -> None:
    """[T2] Nobody sits at it."""
    made = uploaded(*PLIES, end=end)

    assert (made.table.phase, made.table.ended) == ("over", ended)
    assert made.table.seats_of("ada") == []
    assert made.refused("bo", c.Sit()) == "table-over T3"


@pytest.mark.parametrize(
    ("tag", "seated"),
    [
        (("seat-1", "Bo"), ChairState("kept", name="Bo")),
        (("seat-1", "B\u202eo\u0007  x"), ChairState("kept", name="B o x")),
        (
            ("seat-1", "B" * 1000),
            ChairState("kept", name="B" * MAX_RECORDED_NAME_CHARACTERS),
        ),
        (("bot-1", "3"), ChairState("bot", level=3)),
        (("bot-1", "9"), ChairState("kept")),
        (("bot-1", "³"), ChairState("kept")),
        (("seat-2", "Cy"), ChairState("kept")),
        (("date", "2026-01-01"), ChairState("kept")),
    ],
)
def test_a_finished_record_tells_who_played(
    tag: tuple[str, str], seated: ChairState
) -> None:
    """[T13] A name is shown, of nobody's account; a text too long is cut."""
    source = e.Source(plies=PLIES, end="agreed", tags=(tag,))
    made = Played(GEARS, setup(Mine(), Open()), source)

    assert made.table.chairs[1] == seated
    assert made.table.seats_of("") == []


def test_who_goes_on_from_a_record_plays_in_their_own_name() -> None:
    """[T13] Nobody speaks or moves under a name that a record tells."""
    source = e.Source(plies=PLIES, tags=(("seat-0", "Magnus"),))
    made = Played(GEARS, setup(Mine(), Open()), source)

    assert made.table.chairs[0] == ChairState("person", "ada")


def test_a_record_that_ended_by_the_rules_is_over() -> None:
    """[T2] With or without its end said."""
    played = alone()
    while played.table.phase == "playing":
        played.play_first("ada")
    table = played.table
    plies = [
        f"{seat_name(table.game.rules.to_move(state))} {table.game.write(state, move)}"
        for state, move in zip(table.match.states, table.match.moves, strict=False)
    ]
    assert table.ended is not None

    for end in ("", table.ended.reason):
        source = e.Source(plies=tuple(plies), end=end)
        made = Played(table.game, setup(Mine()), source)

        assert made.table.ended == table.ended
        assert made.table.match.states == table.match.states
        assert folded(made.table, made.log).ended == table.ended


@pytest.mark.parametrize(
    ("plies", "end", "line"),
    [
        (("* first blue", "0 z9"), "", 2),
        (("* first blue", "1 e3"), "", 2),
        (("x first blue",), "", 1),
        (("nonsense",), "", 1),
        (PLIES, "gold", 4),
        (PLIES, "resigned 2", 4),
        (PLIES, "resigned", 4),
        (PLIES, "agreed 1", 4),
    ],
)
def test_a_bad_source_is_an_error(plies: tuple[str, ...], end: str, line: int) -> None:
    """[T13] The move is named by its number, the end by the one after the last."""
    with pytest.raises(BadRecord) as problem:
        uploaded(*plies, end=end)

    assert problem.value.line == line
