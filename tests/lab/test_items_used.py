"""Every game names the items that moves use."""

import re

import pytest
from librt.random import Random

import whiskerworks
from whiskerworks.bots import roster
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import lab_facts, meta
from whiskerworks.lab.runs.measured_game import frozen_clock, items_used

CARDS = r"card m\d\d|walk (mouse|cat)|skip|arrive"
WORDS = r"[a-z0-9]+( [a-z0-9]+)*"
"""How names look in a game that has no pattern here."""
PATTERNS = {
    "gears": r"fresh cog|moved cog|swap",
    "arena": r"die (move|cat|cheese) [1-6]|pass",
    "maze": rf"{CARDS}|reveal (mouse|cat|cheese|cucumber)|drop|spin",
    "whodunit": rf"{CARDS}|use (mouse|cat|cheese|cucumber)|drop|spin",
    "escape": rf"{CARDS}|bomb|nudge|peek",
    "puzzle": r"card m\d\d|take m\d\d|hint",
}
GAMES = 4
MAX_PLIES = 300


def used_in(game: Game, player: str, seed: int) -> set[str]:
    """Return the items used in a game with the same player in all seats."""
    found: set[str] = set()
    state = game.start()
    rng = Random(seed)
    moves = move_buffer(game.rules.max_legal_moves)
    who = roster.make_player(player, frozen_clock)
    for _ in range(MAX_PLIES):
        mover = game.to_move(state)
        if mover is None:
            break
        if mover == CHANCE:
            move = int(game.rules.pick(state, moves, rng))
        else:
            move = who.choose(game, game.view(state, mover), rng)
            found.update(items_used(game, state, move))
        state = game.play(state, move)
    return found


@pytest.mark.parametrize("name", whiskerworks.names())
def test_whatever_is_used_has_a_name_that_can_be_read(name: str) -> None:
    """By a random player and by a strong one."""
    game = whiskerworks.load(name)
    players = ("random",) if meta(name).endless else ("random", "greedy")

    found = set[str]().union(
        *[used_in(game, who, seed) for who in players for seed in range(GAMES)]
    )

    assert len(found) > 1
    pattern = PATTERNS.get(name, WORDS)
    assert [one for one in found if not re.fullmatch(pattern, one)] == []


@pytest.mark.parametrize("name", whiskerworks.names())
def test_names_are_of_events_that_there_are(name: str) -> None:
    """No name stands for something that cannot happen."""
    assert set(lab_facts(name).things) <= {code for code, _ in meta(name).events}


def test_a_swap_is_a_swap_and_no_cog() -> None:
    """With the option for it, the second may take the first's side."""
    game = whiskerworks.load("gears", swap=True, first="blue")
    state = game.play(game.start(), game.read(game.start(), "i1"))

    assert items_used(game, state, game.read(state, "swap")) == ("swap",)
