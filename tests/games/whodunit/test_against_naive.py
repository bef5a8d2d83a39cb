"""Two readings of the rules page, written apart, agree."""

import os
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import whiskerworks
from tests.games.naive_cards import fields_of
from tests.games.whodunit.eventful_games import rules_of, state_of, wander
from tests.games.whodunit.naive import AGENDAS, Card, Naive
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load_record
from whiskerworks.games.whodunit import rules as rules_module
from whiskerworks.games.whodunit.meta import META, SETUPS
from whiskerworks.games.whodunit.state import State, suspects
from whiskerworks.kit.agendas import endgame_winner
from whiskerworks.kit.bits import members
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS

pytestmark = pytest.mark.wheel

GAMES = 12
"""So many games are played in one test."""
SOURCE = rules_module.__file__.endswith(".py")
FIRST = 0 if SOURCE else 1_000_000
"""Source and wheel play different games."""
CHUNKS = int(os.environ.get("WHISKERWORKS_SOAK", "1"))
"""So many tests for each way to play; `make soak` runs more."""
RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))
LAYOUTS = (
    "cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW",
    "cheese=e5 mouse=g7 start=d5:EW start=e4:NW start=e6:S",
    "cheese=e5 mouse=e9 start=e6:N start=a5:NEW start=c7:EW",
    "cheese=e5 mouse=c3 start=d4:NW start=f6:NE start=e4:NS",
)
"""Some laid out widely: the window has to go along."""


@cache
def cards_of(game: Game) -> list[Card]:
    """Return the cards of a game as the other reading keeps them."""
    return [Card(*fields_of(card)) for card in rules_of(game).components.deck.cards]


def naive(game: Game) -> Naive:
    """Return the other reading of a game."""
    rules = rules_of(game)
    setup = rules.components.setup
    cheese, mouse = CELL_NAMES[setup.cell("cheese")], CELL_NAMES[setup.cell("mouse")]
    starts = [(CELL_NAMES[start.cell], start.walls or "") for start in setup.starts]
    return Naive(cards_of(game), cheese, mouse, starts, rules.easier)


def agree(game: Game, state: State, oracle: Naive) -> None:
    """See that both offer the same, with the same chances, and say the same."""
    moves = game.legal_moves(state)
    texts = [game.write(state, move) for move in moves]
    legal = oracle.legal()
    outcome = game.outcome(state)

    assert game.to_move(state) == oracle.mover()
    assert len(texts) == len(set(texts))
    assert set(texts) == set(legal)
    assert AGENDAS[endgame_winner(state.layout) - 1] == oracle.would_win()
    assert [AGENDAS[one - 1] for one in suspects(state)] == oracle.suspects()
    assert [CARD_IDS[card] for card in members(state.belt)] == sorted(oracle.belt)
    assert (None if outcome is None else outcome.reason) == oracle.reason()
    if outcome is not None:
        assert (outcome.scores == (1.0,)) == oracle.won()
    if game.to_move(state) == CHANCE:
        weights = game.weights(state)
        chances = [Fraction(weight, sum(weights)) for weight in weights]
        assert dict(zip(texts, chances, strict=True)) == legal


def play_both(setup: str, easier: bool, seed: int) -> Counter[str]:
    """Play one game in both; return what happened, and how often."""
    game = whiskerworks.load("whodunit", 1, setup=setup, easier=easier)
    oracle = naive(game)
    happened: Counter[str] = Counter()
    state = state_of(game.start())
    for before, move in wander(game, seed):
        agree(game, before, oracle)
        text = game.write(before, move)
        happened.update(event.code for event in game.events(before, move, 0))
        if before.dropped and text.startswith("draw agenda"):
            happened["an agenda for a drop"] += 1
        oracle.play(text)
        state = state_of(game.play(before, move))
    agree(game, state, oracle)
    happened[str(oracle.reason())] += 1
    return happened


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("easier", [False, True])
@pytest.mark.parametrize("setup", [*SETUPS, *LAYOUTS[2:]])
def test_both_readings_agree_along_games_by_habit(
    setup: str, easier: bool, chunk: int
) -> None:
    """Legal moves, chances, endings and winners are the same, move after move."""
    happened: Counter[str] = Counter()
    for index in range(GAMES):
        happened += play_both(setup, easier, FIRST + GAMES * chunk + index)

    assert set(happened) >= {"placed", "walked", "drew-cat", "drew-agenda", "culprit"}
    assert happened["drew-cucumber"] >= GAMES // 4
    assert happened["stuck"] > 0


def test_both_readings_agree_on_all_that_can_happen() -> None:
    """Every event but those of the other way to play, and a meeting of the two."""
    happened = {easier: Counter[str]() for easier in (False, True)}
    for easier, setup in product((False, True), LAYOUTS):
        for seed in range(16):
            happened[easier] += play_both(setup, easier, 500 + seed)

    codes = {code for code, _ in META.events}
    assert set(happened[False]) >= codes - {"used-kept", "caught"}
    assert set(happened[True]) >= codes - {"used", "unused", "caught"}
    assert happened[True]["an agenda for a drop"] > 0


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_both_readings_agree_along_the_recorded_games(path: Path) -> None:
    """They end in every way in which a game can end."""
    kept = record.read(path.read_text("utf-8"))
    game = load_record(kept)
    oracle = naive(game)
    for state, ply in zip(record.replay(game, kept).states, kept.plies, strict=False):
        agree(game, state_of(state), oracle)
        oracle.play(ply.text)

    assert oracle.reason() == kept.end
