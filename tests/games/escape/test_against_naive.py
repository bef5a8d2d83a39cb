"""Two readings of the rules page, written apart, agree."""

import os
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests.games.escape.eventful_games import chosen
from tests.games.escape.naive import Card, Naive
from tests.games.naive_cards import fields_of
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load_record
from whiskerworks.games.escape import rules
from whiskerworks.games.escape.meta import SETUPS
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import State, bomb_destinations
from whiskerworks.kit.bits import members
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import ANGLES, CARD_IDS

pytestmark = pytest.mark.wheel

GAMES = 10
"""So many games are played in one test."""
SOURCE = rules.__file__.endswith(".py")
FIRST = 0 if SOURCE else 1_000_000
"""Source and wheel play different games."""
CHUNKS = int(os.environ.get("WHISKERWORKS_SOAK", "1"))
"""So many tests for each set-up and option; `make soak` runs more."""
OPTIONS = [(belt, help_) for belt in (4, 3) for help_ in (False, True)]
RECORDS = [
    path
    for path in sorted((Path(__file__).parent / "records").glob("*.record"))
    if not path.stem.startswith("own-setup")
]
"""All but one in which agendas do other things, which the second reading knows not."""
OTHERWISE = (
    "mouse=e4 cat=e6 exit=c5 agenda=g7 agenda=c3 agenda=g3 agenda=c7 mouse_angle=90 "
    "exit_angle=270 gear=WSEN door=N "
    "start=d5 start=e5:- start=f4 start=g5"
)
"""A set-up that is ours in nothing."""


@cache
def both_of(setup: str, belt: int, help_: bool) -> tuple[Game, list[Card]]:
    """Return a game, and its cards as the other reading keeps them."""
    game = whiskerworks.load("escape", setup=setup, belt=belt, help=help_)
    assert isinstance(game.rules, Rules)
    deck = game.rules.components.deck
    return game, [Card(*fields_of(card)) for card in deck.cards]


def both(setup: str, belt: int, help_: bool) -> tuple[Game, Naive]:
    """Return a game, and the other reading of it."""
    game, cards = both_of(setup, belt, help_)
    return game, naive(game, cards)


def naive(game: Game, cards: list[Card]) -> Naive:
    """Return the other reading of a game."""
    assert isinstance(game.rules, Rules)
    setup = game.rules.components.setup
    turns, marks = dict(setup.angles), dict(setup.marks)
    return Naive(
        cards,
        CELL_NAMES[setup.cell("cat")],
        CELL_NAMES[setup.cell("mouse")],
        CELL_NAMES[setup.cell("exit")],
        [CELL_NAMES[cell] for cell in setup.agendas],
        [(CELL_NAMES[start.cell], start.walls) for start in setup.starts],
        mouse_angle=turns.get("mouse_angle", 0),
        exit_angle=turns.get("exit_angle", 0),
        gear=marks.get("gear", "NESW"),
        door=marks.get("door", "S"),
        belt=int(game.rules.components.belt),
        help=game.rules.components.help,
    )


def agree(game: Game, state: State, oracle: Naive) -> None:
    """See that both offer the same, with the same chances, and say the same."""
    moves = game.legal_moves(state)
    texts = [game.write(state, move) for move in moves]
    legal = oracle.legal()
    outcome = game.outcome(state)
    layout = state.layout

    assert game.to_move(state) == oracle.mover()
    assert len(texts) == len(set(texts))
    assert set(texts) == set(legal)
    assert [CARD_IDS[card] for card in members(state.belt)] == sorted(oracle.belt)
    assert bool(state.found) == oracle.found
    assert ANGLES[state.mouse_turn] == oracle.mouse_angle
    assert ANGLES[state.exit_turn] == oracle.exit_angle
    assert CELL_NAMES[layout.where(layout.cat)] == oracle.characters["cat"]
    assert (None if outcome is None else outcome.reason) == oracle.reason()
    if outcome is not None:
        assert outcome.winners == ((0,) if oracle.won() else ())
    if game.to_move(state) == CHANCE:
        weights = game.weights(state)
        chances = [Fraction(weight, sum(weights)) for weight in weights]
        assert dict(zip(texts, chances, strict=True)) == legal
    if game.to_move(state) == 0:
        agree_on_the_bomb(game, state, oracle)


def agree_on_the_bomb(game: Game, state: State, oracle: Naive) -> None:
    """See that both know where the bomb would go for each number of cogs."""
    assert isinstance(game.rules, Rules)
    for cogs in range(4):
        ends = members(bomb_destinations(game.rules.components, state, cogs))
        cells = {CELL_NAMES[state.layout.cell(place)] for place in ends}
        assert cells == oracle.bomb_ends(cogs)


def play_both(setup: str, belt: int, help_: bool, seed: int) -> set[str]:
    """Play one game in both; return the first words of all that happened."""
    game, oracle = both(setup, belt, help_)
    rng = Random(seed)
    happened: set[str] = set()
    state = game.start()
    while True:
        assert isinstance(state, State)
        agree(game, state, oracle)
        outcome = game.outcome(state)
        if outcome is not None:
            return happened | {outcome.reason}
        move = chosen(game, state, rng, 12 * (seed % 3))
        text = game.write(state, move)
        happened.add(text.split()[0])
        oracle.play(text)
        state = game.play(state, move)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("belt", "help_"), OPTIONS)
@pytest.mark.parametrize("setup", [*SETUPS, OTHERWISE], ids=[*SETUPS, "otherwise"])
def test_both_readings_agree_along_random_games(
    setup: str, belt: int, help_: bool, chunk: int
) -> None:
    """Legal moves, chances, the bomb's ways and endings are the same, move by move."""
    happened: set[str] = set()
    for index in range(GAMES):
        happened |= play_both(setup, belt, help_, FIRST + GAMES * chunk + index)

    assert happened >= {"start", "belt", "cat", "bomb", "draw", "exploded"}
    assert ("face" in happened) >= help_


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_both_readings_agree_along_the_recorded_games(path: Path) -> None:
    """They end in every way in which a game can end."""
    kept = record.read(path.read_text("utf-8"))
    game = load_record(kept)
    assert isinstance(game.rules, Rules)
    deck = game.rules.components.deck
    oracle = naive(game, [Card(*fields_of(card)) for card in deck.cards])
    for state, ply in zip(record.replay(game, kept).states, kept.plies, strict=False):
        assert isinstance(state, State)
        agree(game, state, oracle)
        oracle.play(ply.text)

    assert oracle.reason() == kept.end
