"""Wins that cannot be prevented: what is found is real, and is played."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import whiskerworks
from tests.bots.nim import Rules, State
from tests.clocks import thinker
from whiskerworks.bots.forcing_search import ForcingSearch
from whiskerworks.core.advice import Advice, Level
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

GEARS = whiskerworks.load("gears")

TWO_DEEP = "blue:b1,d1,g4,g5,g6,h7,i5,i6,i8,j9 red:b2,e1,f2,f3,g1,h2,h3,j2 turn:blue"
"""Blue locks Red's base with e2; however Red frees it, Blue wins at once."""
THREE_DEEP = (
    "blue:b1,e4,e5,f3,g5,g6,h5,h7,i5,i8,j4,j6,j7,j9 "
    "red:c1,c2,c3,e1,f2,f6,g1,h2,h3,i2,j2 turn:red"
)
"""Red wins with its third move at the latest, whatever Blue answers."""
RECORDED = [(TWO_DEEP, 2), (THREE_DEEP, 3)]
LOSING = (
    "blue:c1,d1,d3,e1,g7,h8,i3,j6,j7,j8,j9 red:b2,c3,d4,e4,f1,f2,g1,h1,i1 turn:blue"
)
"""Blue has moves that let Red force a win, and others that do not."""


class TakeAny(Advice[State]):
    """In nim, every move may be tried."""

    def forcing_moves_into(self, state: State, moves: vec[i64]) -> i64:
        return self.rules.legal_moves_into(state, moves)


class TestNim:
    def win(self, heap: int, depth: int, most: int = 100_000) -> int:
        """Return the move that is found."""
        rules = Rules(heap)
        return int(ForcingSearch(rules, TakeAny(rules), most).win(rules.start(), depth))

    def test_the_win_is_found_as_soon_as_it_is_near_enough(self) -> None:
        """Ten pieces: two are taken, then four and four with the other's."""
        assert self.win(10, 2) == -1
        assert self.win(10, 3) == 2
        assert self.win(3, 9) == 3

    def test_nothing_is_found_where_the_other_can_prevent_it(self) -> None:
        """Four, eight, twelve pieces are lost for whoever is on turn."""
        assert [self.win(heap, 6) for heap in (4, 8, 12)] == [-1, -1, -1]

    def test_it_gives_up_when_enough_was_looked_at(self) -> None:
        """Then nothing is found, rather than something that is not sure."""
        assert self.win(10, 3, most=4) == -1

    def test_it_gives_up_when_it_is_late(self) -> None:
        """However far it was to look."""
        rules = Rules(10)
        proof = ForcingSearch(rules, TakeAny(rules), 100_000, lambda: True)

        assert proof.win(rules.start(), 3) == -1

    def test_where_nothing_is_forcing_nothing_is_found(self) -> None:
        """A game that does not say what is forcing has no such wins."""
        rules = Rules(3)

        assert ForcingSearch(rules, Advice(rules), 100).win(rules.start(), 3) == -1


def found(game: Game, state: Value, depth: int) -> int:
    """Return the move that wins within so many own moves, or -1."""
    return int(ForcingSearch(game.rules, game.advice, 1_000_000).win(state, depth))


def wins_against_all(game: Game, state: Value, move: int, depth: int) -> int:
    """Play *move*, and go on against every answer; return how many ends were seen."""
    seat = game.to_move(state)
    state = game.play(state, move)
    outcome = game.outcome(state)
    if outcome is not None:
        assert outcome.winners == (seat,)
        return 1
    ends = 0
    for answer in game.legal_moves(state):
        after = game.play(state, answer)
        if game.to_move(after) is None:
            assert game.outcome(after).winners == (seat,)  # type: ignore[union-attr]
            continue
        follow = found(game, after, depth - 1)
        assert follow >= 0
        ends += wins_against_all(game, after, follow, depth - 1)
    return ends


@pytest.mark.parametrize(("text", "depth"), RECORDED)
def test_a_win_that_is_found_wins_against_every_answer(text: str, depth: int) -> None:
    """All of them are played, to the end of the game."""
    state = GEARS.read_state(text)

    assert found(GEARS, state, depth - 1) == -1
    assert wins_against_all(GEARS, state, found(GEARS, state, depth), depth) > 4


@pytest.mark.parametrize(("text", "depth"), RECORDED)
def test_a_bot_plays_what_a_tree_alone_does_not_see(text: str, depth: int) -> None:
    """With as many thoughts as a good player has."""
    state = GEARS.read_state(text)
    seat = GEARS.to_move(state)
    assert seat is not None
    view = GEARS.view(state, seat)
    without = Level(600.0, 300, 18, 14)
    seeing = without._replace(forced=depth)

    missed = thinker(without).choose(GEARS, view, Random(1))
    opinions = thinker(seeing).opinions(GEARS, view, Random(1))

    assert GEARS.outcome(GEARS.play(state, missed)) is None
    assert any(
        GEARS.outcome(after) is None and found(GEARS, after, depth - 1) < 0
        for after in _after_answers(GEARS, GEARS.play(state, missed))
    )
    assert [opinion.chance for opinion in opinions] == [1.0]
    assert opinions[0].move == found(GEARS, state, depth)


def test_a_bot_does_not_let_the_other_force_a_win() -> None:
    """Of its best moves it takes the first that does not lose so."""
    before = GEARS.read_state(LOSING)
    view = GEARS.view(before, 0)
    hasty = Level(600.0, 30, 12, 2)

    chosen = thinker(hasty).choose(GEARS, view, Random(1))
    better = thinker(hasty._replace(forced=2)).choose(GEARS, view, Random(1))

    assert found(GEARS, GEARS.play(before, chosen), 2) >= 0
    assert found(GEARS, GEARS.play(before, better), 2) == -1


def _after_answers(game: Game, state: Value) -> list[Value]:
    """Return the positions after each answer."""
    return [game.play(state, answer) for answer in game.legal_moves(state)]
