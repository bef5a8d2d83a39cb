"""What is believed about secrets: by views and moves alone, and better than a guess."""

from math import log2
from pathlib import Path

import pytest

import whiskerworks
from tests.games.maze.started_games import first_turn, of
from whiskerworks.bots.belief import MAX_WEIGHT, Belief
from whiskerworks.bots.bot import Bot
from whiskerworks.core.game import Game
from whiskerworks.core.record import Record, read, replay
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import load_record
from whiskerworks.kit.agendas import CHEESE_AGENDA, MOUSE_AGENDA

RECORDS = Path(__file__).parent / "records"
"""Games of bots of levels 3 and 4, made by tools/record_bots.py."""
VIEWER = 0
NAMES = tuple(sorted([path.stem for path in RECORDS.glob("*.record")]))


def recorded(name: str) -> tuple[Game, Record, list[Value]]:
    """Return a game that bots played, and all its positions."""
    record = read((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    game = load_record(record)
    return game, record, replay(game, record).states


def watched(name: str) -> list[float]:
    """Return by how many bits the truth is likelier than a guess, choice by choice."""
    game, record, states = recorded(name)
    belief = Belief(game, VIEWER)
    gains: list[float] = []
    for state, ply in zip(states, record.plies, strict=False):
        view = game.view(state, VIEWER)
        worlds = game.worlds(view)
        if ply.seat != CHANCE and len(worlds) > 1:
            weights = belief.weights(worlds)
            gains.append(
                log2(weights[worlds.index(state)] * len(worlds) / sum(weights))
            )
        belief.observe(view, game.read(state, ply.text))
    return gains


def test_beliefs_beat_the_uniform_guess_in_games_that_bots_played() -> None:
    """In all games together by a quarter of a bit a choice, and in most of them."""
    gains = [watched(name) for name in NAMES]
    mean = [sum(game) / len(game) for game in gains]

    assert sum(mean) / len(mean) > 0.25
    assert len([one for one in mean if one > 0]) > 0.7 * len(NAMES)


def test_who_was_told_nothing_holds_all_for_equally_likely() -> None:
    """Two others have three agendas left: six ways, and a third for each agenda."""
    game, state = first_turn("mouse", "cheese", "cat")
    view = game.view(state, 0)
    belief = Belief(game, 0)

    assert belief.weights(game.worlds(view)) == [MAX_WEIGHT] * 6
    assert belief.table(view)[0] == {int(MOUSE_AGENDA): pytest.approx(1.0)}
    assert list(belief.table(view)[1].values()) == pytest.approx([1 / 3] * 3)


def test_own_moves_and_those_of_chance_teach_nothing() -> None:
    """A seat knows why it played what it played."""
    game, state = first_turn("mouse", "cheese")
    belief = Belief(game, 0)
    belief.observe(game.view(state, 0), game.legal_moves(state)[1])
    drawing = of(game.play(state, game.legal_moves(state)[1]))
    while game.to_move(drawing) != CHANCE:
        drawing = of(game.play(drawing, game.legal_moves(drawing)[0]))
    belief.observe(game.view(drawing, 0), game.legal_moves(drawing)[0])

    assert len(set(belief.weights(game.worlds(game.view(state, 0))))) == 1


def test_a_move_speaks_for_those_whom_it_suits() -> None:
    """Of all first moves, the one that the cheese leans to least speaks against it."""
    game, state = first_turn("mouse", "cheese", first=1)
    view = game.view(state, 0)
    shares: list[float] = []
    for move in game.legal_moves(state)[::10]:
        belief = Belief(game, 0)
        belief.observe(view, move)
        shares.append(belief.table(view)[1][int(CHEESE_AGENDA)])

    assert min(shares) < 1 / 3 < max(shares)


def test_what_is_revealed_is_known() -> None:
    """The view says so, whatever was believed before."""
    game, state = first_turn("mouse", "cheese", first=1)
    belief = Belief(game, 0)
    reveal = game.legal_moves(state)[0]
    belief.observe(game.view(state, 0), reveal)

    after = game.play(state, reveal)

    assert belief.table(game.view(after, 0))[1] == {
        int(CHEESE_AGENDA): pytest.approx(1.0)
    }


def test_what_cannot_be_in_any_world_is_taken_for_nothing_learnt() -> None:
    """A move that nobody could play leaves all equally likely."""
    game, state = first_turn("mouse", "cheese", first=1)
    view = game.view(state, 0)
    belief = Belief(game, 0)
    belief.observe(view, game.rules.move_limit)

    assert len(set(belief.weights(game.worlds(view)))) == 1


def test_the_next_game_begins_without_beliefs() -> None:
    """What seats held in the last one says nothing."""
    game, state = first_turn("mouse", "cheese", first=1)
    view = game.view(state, 0)
    belief = Belief(game, 0)
    belief.observe(view, game.legal_moves(state)[9])
    assert len(set(belief.weights(game.worlds(view)))) > 1

    belief.observe(game.view(game.start(), 0), game.legal_moves(game.start())[0])

    assert len(set(belief.weights(game.worlds(view)))) == 1


def test_it_follows_from_what_the_viewer_may_see() -> None:
    """Whatever the other holds in truth, the same move is judged the same."""
    tables: list[list[dict[int, float]]] = []
    for other in ("cat", "cheese"):
        game, state = first_turn("mouse", other, first=1)
        bot = Bot(1)
        bot.observe(game, game.view(state, 0), game.legal_moves(state)[-1])
        assert bot.failure is None
        tables.append(bot.belief(game, 0).table(game.view(state, 0)))

    assert tables[0] == tables[1]


def test_a_bot_keeps_beliefs_of_each_seat_and_game_apart() -> None:
    """One that sits elsewhere, or in another game, has learnt nothing yet."""
    game, state = first_turn("mouse", "cheese", first=1)
    other = whiskerworks.load("maze", 3)
    bot = Bot(1)
    bot.observe(game, game.view(state, 0), game.legal_moves(state)[9])

    assert bot.belief(game, 0) is bot.belief(game, 0)
    assert bot.belief(game, 1) is not bot.belief(game, 0)
    assert bot.belief(other, 0).game == other
