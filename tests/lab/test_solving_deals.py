"""Deals for one player, solved with knowledge of all cards."""

from pathlib import Path

import pytest

import whiskerworks
from tests.corpus import Replayed, replayed
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, match_from_moves
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts
from whiskerworks.lab.solving.deal_solver import (
    CLOGGED,
    LOST,
    OPEN,
    SEARCHED,
    WON,
    DealSolver,
    DealVerdict,
)
from whiskerworks.lab.solving.deal_survey import SettledDeal, settle_all, survey_table
from whiskerworks.lab.solving.deals import Deal, NoDeal, by_record, by_seed

GAMES = Path(__file__).parents[1] / "games"
LATE = [
    ("whodunit/records/unsolved-cat", 13),
    ("whodunit/records/unsolved-cat", 8),
    ("whodunit/records/unsolved-mouse", 8),
    ("whodunit/records/unsolved-mouse", 12),
    ("whodunit/records/solved-cucumber", 8),
    ("whodunit/records/solved-mouse", 11),
    ("escape/records/escaped", 3),
    ("escape/records/too-late", 6),
    ("escape/records/belt-escaped", 3),
]
"""Recorded games, and the number of moves before the end to solve from."""


def played(name: str) -> Replayed:
    """Return a recorded game."""
    return replayed(GAMES / f"{name}.record")


def moves_of(one: Replayed) -> list[int]:
    """Return the moves of a recorded game."""
    plies = enumerate(one.record.plies)
    return [one.game.read(one.states[at], ply.text) for at, ply in plies]


def solved(name: str, back: int, effort: int = 1) -> tuple[Game, Deal, DealVerdict]:
    """Return the verdict *back* moves before the end of a recorded game."""
    one = played(name)
    deal = by_record(one.game, one.record, one.states)
    begin = moves_of(one)[: len(one.record.plies) - back]
    return one.game, deal, DealSolver(one.game, deal, effort, tuple(begin)).run()


def naive(game: Game, state: Value, deck: list[int]) -> bool:
    """Whether a player who knows the deck can win, trying every line of play."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores[0] == 1.0
    moves = game.legal_moves(state)
    if game.to_move(state) == CHANCE:
        came = [move for move in deck if move in moves]
        moves = came[:1] or moves
    return any(naive(game, game.play(state, move), deck) for move in moves)


@pytest.mark.parametrize(("name", "back"), LATE)
def test_late_positions_are_settled_as_trying_everything_says(
    name: str, back: int
) -> None:
    """By a search that forgets nothing, and knows no two positions to be alike."""
    one = played(name)
    deck = [
        move
        for move, ply in zip(moves_of(one), one.record.plies, strict=True)
        if ply.seat == CHANCE
    ]
    _, _, answer = solved(name, back)

    won = naive(one.game, one.states[-1 - back], deck)
    assert answer.verdict == (WON if won else LOST)
    assert answer.why in ("", SEARCHED)


@pytest.mark.parametrize(("name", "back"), LATE)
def test_every_way_replays_to_a_win(name: str, back: int) -> None:
    """Each move is refereed; what came in the record comes again."""
    game, _, answer = solved(name, back)
    if answer.verdict == WON:
        kept = match_from_moves(game, answer.moves).record()
        last = record.replay(game, kept).state
        outcome = game.outcome(last)
        drawn = [ply.text for ply in kept.plies if ply.seat == CHANCE]
        came = [ply.text for ply in played(name).record.plies if ply.seat == CHANCE]

        assert outcome is not None
        assert outcome.scores == (1.0,)
        assert [one for one in drawn if one.startswith("draw")] == [
            one for one in came if one.startswith("draw")
        ][: len([one for one in drawn if one.startswith("draw")])]


def test_a_game_that_was_won_can_be_won_from_any_move_on() -> None:
    """In as many turns as it took, or fewer."""
    one = played("escape/records/escaped")
    took = lab_facts("escape").deals.turns(match_from_moves(one.game, moves_of(one)))
    back = len(one.record.plies) // 2
    _, _, answer = solved("escape/records/escaped", back)

    assert answer.verdict == WON
    assert 1 <= answer.least <= answer.turns <= took


def test_cards_that_never_came_are_counted_unless_they_cannot_come() -> None:
    """Below the Cucumber nothing is drawn."""
    for name, cards in (("stuck", 4), ("unsolved-cat", 0)):
        one = played(f"whodunit/records/{name}")
        deal = by_record(one.game, one.record, one.states)

        assert deal.cards == cards
        assert deal.is_whole == (cards == 0)


def test_agendas_that_were_seen_lie_nowhere_else() -> None:
    """[E8] Unknown agendas may lie in any free corner."""
    one = played("escape/records/escaped")
    deal = by_record(one.game, one.record, one.states)
    seen = [ply.text for ply in one.record.plies if ply.text.startswith("face")]
    known = [at for at, ply in enumerate(one.record.plies) if ply.text in seen]

    for at, text in zip(known, seen, strict=True):
        assert one.game.write(
            one.states[at], int(deal.dealing.choose(one.states[at]))
        ) == (text)


def test_a_record_without_a_turn_says_too_little() -> None:
    """Nothing is known of the deck yet."""
    game = whiskerworks.load("whodunit")
    with pytest.raises(NoDeal, match="reveals too little"):
        by_record(game, Match(game).record(), [game.start()])


def test_a_clogged_deal_is_lost_without_a_search() -> None:
    """[W5] And the deal of a seed is the same each time."""
    game = whiskerworks.load("whodunit", setup="cats-crossing")
    answer = DealSolver(game, by_seed(game, 0), 1).run()

    assert (answer.verdict, answer.why, answer.positions) == (LOST, CLOGGED, 0)
    assert answer == DealSolver(game, by_seed(game, 0), 1).run()


def test_no_effort_settles_nothing() -> None:
    """And says so."""
    game = whiskerworks.load("whodunit", setup="mouses-mirror")
    answer = DealSolver(game, by_seed(game, 1), 0).run()

    assert answer.verdict == OPEN


def test_the_shares_of_many_deals_are_told_with_their_bounds() -> None:
    """An open deal may turn out either way."""
    found = [
        SettledDeal(0, WON, "", 20, 9),
        SettledDeal(1, LOST, CLOGGED, 0, 0),
        SettledDeal(2, LOST, CLOGGED, 0, 0),
        SettledDeal(3, OPEN, "", 0, 99),
    ]
    shown = survey_table(found)

    assert [row[:3] for row in shown.rows] == [
        ("can be won", "1", "25.0 %"),
        ("cannot be won", "2", "50.0 %"),
        ("not settled", "1", "25.0 %"),
    ]
    assert (
        shown.note == "So at least 25.0 % and at most 50.0 % of these deals can be won."
    )


def test_many_deals_are_the_same_in_any_number_of_processes() -> None:
    """They are yielded as they finish."""
    game = whiskerworks.load("whodunit", setup="cats-crossing")
    seeds = [0, 1, 3]

    alone = list(settle_all(game, seeds, 0, 1))
    together = list(settle_all(game, seeds, 0, 2))
    assert sorted(together) == alone
