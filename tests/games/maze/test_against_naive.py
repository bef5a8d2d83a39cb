"""Two readings of the rules page, written apart, agree."""

import os
from fractions import Fraction
from functools import cache

import pytest
from librt.random import Random

import whiskerworks
from tests.games.maze.naive import Card, Naive, Setup
from tests.games.naive_cards import fields_of
from whiskerworks.core.exploration import random_move
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.maze import rules
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import State, agenda_of
from whiskerworks.kit.agendas import AGENDAS, endgame_winner
from whiskerworks.kit.bits import members
from whiskerworks.kit.decks import CARD_IDS

pytestmark = pytest.mark.wheel

GAMES = 25
"""So many games are played in one test."""
SOURCE = rules.__file__.endswith(".py")
FIRST = 0 if SOURCE else 1_000_000
"""Source and wheel play different games."""
CHUNKS = 2 * int(os.environ.get("WHISKERWORKS_SOAK", "1"))
"""So many tests for each number of seats; `make soak` runs more."""
LAYOUTS = (
    "cheese=e5 mouse=f6 start=f5:S start=e6:NW",
    "cheese=e5 mouse=c5 start=d5:E start=g6:NS",
    "cheese=e5 mouse=e9 start=e6:N start=a5:NEW",
)
"""Our set-up, and two that are laid out widely: the window has to go along."""


@cache
def game_of(seats: int, setup: str) -> tuple[Game, list[Card]]:
    """Return a game, and its cards as the other reading keeps them."""
    game = whiskerworks.load("maze", seats, setup=setup)
    assert isinstance(game.rules, Rules)
    return game, [Card(*fields_of(card)) for card in game.rules.components.deck.cards]


def both(seats: int, setup: str) -> tuple[Game, Naive]:
    """Return a game, and the other reading of it."""
    game, cards = game_of(seats, setup)
    words = dict(word.split("=") for word in setup.split() if "start" not in word)
    starts = [word[6:].split(":") for word in setup.split() if "start" in word]
    start_layout = Setup(
        words["cheese"], words["mouse"], [(s[0], s[1]) for s in starts]
    )
    return game, Naive(cards, start_layout, seats)


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
    assert [CARD_IDS[card] for card in members(state.belt)] == sorted(oracle.belt)
    assert (None if outcome is None else outcome.reason) == oracle.reason()
    if outcome is not None:
        assert outcome.winners == (
            () if oracle.winner() is None else (oracle.winner(),)
        )
    if game.to_move(state) == CHANCE:
        weights = game.weights(state)
        total = sum(weights)
        chances = [Fraction(weight, total) for weight in weights]
        assert dict(zip(texts, chances, strict=True)) == legal


def chosen(game: Game, state: State, rng: Random, habit: int) -> int:
    """Draw a move; by *habit* reveals come early, and walks and stacks often."""
    moves = game.legal_moves(state)
    texts = [game.write(state, move) for move in moves]
    if "reveal" in texts and rng.randrange(12) < habit:
        return moves[texts.index("reveal")]
    if game.to_move(state) != CHANCE and habit == 3 and rng.randrange(2):
        assert isinstance(state, State)
        mouse = state.layout.mouse | state.layout.cat
        near = mouse << 1 | mouse >> 1 | mouse << 7 | mouse >> 7
        close = [
            move
            for move, text in zip(moves, texts, strict=True)
            if text[0] == "m" and text[1:3].isdigit()
            if state.layout.at(move % 81) & near
        ]
        if close:
            return close[rng.randrange(len(close))]
    return int(
        random_move(game.rules, state, rng, move_buffer(game.rules.max_legal_moves))
    )


def play_both(seats: int, setup: str, seed: int) -> set[str]:
    """Play one game in both; return the first words of all that happened."""
    game, oracle = both(seats, setup)
    rng = Random(seed)
    happened: set[str] = set()
    state = game.start()
    while True:
        assert isinstance(state, State)
        agree(game, state, oracle)
        if game.to_move(state) is None:
            return happened
        move = chosen(game, state, rng, seed % 4)
        text = game.write(state, move)
        happened.add(text.split()[0] if not text.startswith("m0") else "place")
        oracle.play(text)
        state = game.play(state, move)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_along_random_games(seats: int, chunk: int) -> None:
    """Legal moves, chances, endings and winners are the same, move after move."""
    setup = LAYOUTS[max(0, chunk % 10 - 7)]
    happened: set[str] = set()
    for index in range(GAMES):
        seed = FIRST + 100_000 * seats + GAMES * chunk + index
        happened |= play_both(seats, setup, seed)

    assert happened >= {"reveal", "spin", "drop", "place", "mouse", "cat", "arrive"}


def test_agendas_and_their_holders_are_told_alike() -> None:
    """[M7, M19] What is dealt is held."""
    game, oracle = both(3, LAYOUTS[0])
    rng = Random(1)
    state = game.start()
    while not oracle.agendas.keys() >= {0, 1, 2}:
        assert isinstance(state, State)
        move = chosen(game, state, rng, 0)
        oracle.play(game.write(state, move))
        state = game.play(state, move)

    assert isinstance(state, State)
    held = [AGENDAS[agenda_of(state.agendas, seat) - 1] for seat in range(3)]
    assert held == [oracle.agendas[seat] for seat in range(3)]
