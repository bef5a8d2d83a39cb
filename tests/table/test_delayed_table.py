"""[T11] Bystanders who are some moves behind."""

from dataclasses import dataclass, field

import pytest

import whiskerworks
from tests.table.matches import PEOPLE, Match, over
from whiskerworks.table import commands as c
from whiskerworks.table import operations
from whiskerworks.table.context import Actor
from whiskerworks.table.delayed_table import DelayedTable
from whiskerworks.table.log_entries import LogEntry
from whiskerworks.table.refusals import Refused


@dataclass
class Watched:
    """A match and its lagging twin."""

    match: Match
    delay: int
    twin: DelayedTable = field(init=False)

    def __post_init__(self) -> None:
        self.twin = DelayedTable(self.match.table.game, self.match.log, self.delay)

    def do(self, seat: int, command: c.Command) -> list[LogEntry]:
        """Let something happen; return what bystanders see now."""
        return self.twin.push(self.match.do(seat, command))

    def play(self) -> list[LogEntry]:
        """Play a random move; return what bystanders see now."""
        return self.twin.push(self.match.play())

    def moves(self) -> tuple[int, int]:
        """Return how many moves were made, and how many bystanders see."""
        tables = (self.match.table, self.twin.table)
        made, seen = [[how for how in t.hows if how == "person"] for t in tables]
        return len(made), len(seen)


def watched(delay: int, name: str = "gears") -> Watched:
    """Return a match that has just begun, watched from the start."""
    match = Match(whiskerworks.load(name), 1, delay=delay)
    watching = Watched(match, delay)
    match.start()
    for part in match.parts[1:]:
        watching.twin.push(part)
    return watching


def test_until_the_first_move_all_is_seen() -> None:
    """Who sits there, and what chance did first."""
    watching = watched(3)

    assert watching.twin.table.phase == "playing"
    assert watching.twin.table.seq == watching.match.table.seq
    assert watching.twin.table.ply == 1  # the coin


@pytest.mark.parametrize("delay", [1, 2, 5])
@pytest.mark.parametrize("name", ["gears", "arena", "maze"])
def test_so_many_moves_are_never_seen(delay: int, name: str) -> None:
    """Neither fewer nor more, whatever chance does in between."""
    watching = watched(delay, name)

    for made in range(1, 15):
        watching.play()
        assert watching.moves() == (made, max(0, made - delay))


def test_what_was_said_is_seen_when_the_moves_before_it_are() -> None:
    """Talk could tell what was played."""
    watching = watched(1)

    watching.play()
    assert watching.do(0, c.Say("what a move")) == []
    watching.play()

    assert [said.person for said in watching.twin.table.said] == [PEOPLE[0]]


def test_moves_that_were_taken_back_do_not_count() -> None:
    """Otherwise one could look closer by playing and taking back."""
    watching = watched(2)
    watching.play()
    watching.play()

    mover = watching.match.table.mover
    assert mover is not None
    for _ in range(3):
        before = len(watching.match.parts)
        watching.match.take_back(1 - mover)
        for part in watching.match.parts[before:]:
            watching.twin.push(part)
        watching.play()

    assert watching.moves() == (2, 0)


def test_what_was_seen_is_not_hidden_again() -> None:
    """After something was taken back bystanders may be less behind; they wait."""
    watching = watched(2)
    for _ in range(3):
        watching.play()
    assert watching.moves() == (3, 1)

    mover = watching.match.table.mover
    assert mover is not None
    watching.do(1 - mover, c.Undo())
    watching.do(mover, c.Agree(watching.match.table.seq))

    assert watching.moves() == (2, 1)
    watching.play()
    assert watching.moves() == (3, 1)
    watching.play()
    assert watching.moves() == (4, 2)


def test_when_the_game_has_ended_all_is_seen() -> None:
    """However it ended; and what is said later is seen at once."""
    watching = watched(5)
    for _ in range(4):
        watching.play()

    watching.do(1, c.Resign())
    assert watching.twin.table.phase == "over"
    assert watching.twin.table.ply == watching.match.table.ply
    assert watching.twin.held == 0

    assert len(watching.do(0, c.Say("well played"))) == 1


def test_a_twin_made_later_is_the_same() -> None:
    """As after a restart of the server."""
    watching = watched(3, "arena")
    for _ in range(12):
        watching.play()

    late = DelayedTable(watching.match.table.game, watching.match.log, 3)

    assert late.table.seq == watching.twin.table.seq
    assert late.table.match.states == watching.twin.table.match.states
    assert late.held == watching.twin.held


def test_nothing_is_lost_doubled_or_out_of_order() -> None:
    """Over a whole game, with much that is taken back."""
    match = over(whiskerworks.load("maze"), 6)
    twin = DelayedTable(match.table.game, match.log[:1], 4)
    later = [match.parts[0][1:], *match.parts[1:]]

    shown = [logged for part in later for logged in twin.push(part)]

    assert shown == match.log[1:]
    assert twin.table.match.states == match.table.match.states


@pytest.mark.parametrize(
    "command",
    [
        c.Play("A1-a", 1),
        c.Pause(),
        c.Resume(),
        c.OfferDraw(),
        c.Resign(),
        c.Abandon(),
        c.Replace(0, 1),
        c.Undo(),
        c.Agree(1),
        c.Decline(1),
        c.Leave(),
    ],
)
def test_a_command_does_not_tell_bystanders_how_the_table_stands(
    command: c.Command,
) -> None:
    """Paused or not: they are told that they do not play."""
    match = watched(3).match
    stranger = Actor("id-eve-1234")

    for _ in range(2):
        with pytest.raises(Refused) as refused:
            operations.execute(match.table, command, stranger, "c", match.moment())
        assert refused.value.refusal.code == "not-a-player"
        if match.table.phase == "playing":
            match.do(0, c.Pause())
            match.do(1, c.Agree(next(iter(match.table.proposals))))
    assert match.table.phase == "paused"
