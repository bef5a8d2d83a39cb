"""Games of maze set up as told, and ways to play along."""

from collections.abc import Iterator

from librt.random import Random

import whiskerworks
from whiskerworks.core.exploration import random_move
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.value import Value
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import State, agenda_of
from whiskerworks.kit.agendas import AGENDAS

SEATS = (2, 3, 4)
LONGEST = 500
"""No game has so many moves."""
CRITICAL = {
    1: 10.828,
    2: 13.816,
    3: 16.266,
    5: 20.515,
    9: 27.877,
    11: 31.264,
    23: 49.728,
}
"""Fair chance goes beyond these once in a thousand times, by degrees of freedom."""


def of(state: Value) -> State:
    """Return a position as what it is."""
    assert isinstance(state, State)
    return state


def rules_of(game: Game) -> Rules:
    """Return the rules as what they are."""
    assert isinstance(game.rules, Rules)
    return game.rules


def say(game: Game, state: Value, *texts: str) -> State:
    """Return the position after some moves, each of which must be legal."""
    for text in texts:
        legal = {game.write(state, move): move for move in game.legal_moves(state)}
        state = game.play(state, legal[text])
    return of(state)


def before_the_deal(game: Game) -> State:
    """Return a position with start cards and belt, the first ones that can come."""
    state = game.start()
    for _ in range(6):
        state = game.play(state, game.legal_moves(state)[0])
    return of(state)


def dealt(game: Game, *agendas: str) -> State:
    """Return the position after agendas were dealt to the first few seats."""
    deals = [f"deal {seat} {agenda}" for seat, agenda in enumerate(agendas)]
    return say(game, before_the_deal(game), *deals)


def first_turn(*agendas: str, first: int = 0) -> tuple[Game, State]:
    """Return a game whose seats hold these agendas, and its first turn."""
    game = whiskerworks.load("maze", len(agendas))
    return game, say(game, dealt(game, *agendas), f"begin {first}")


def held(state: State, seats: int) -> tuple[str, ...]:
    """Return what each seat holds: an agenda, - for none yet, ? for an unknown one."""
    names = {0: "-", 7: "?", **dict(enumerate(AGENDAS, 1))}
    return tuple([names[int(agenda_of(state.agendas, seat))] for seat in range(seats)])


def holding(state: State, agendas: tuple[str, ...]) -> State:
    """Return the position in which seats hold other agendas."""
    numbers = {"-": 0, **{name: at for at, name in enumerate(AGENDAS, 1)}}
    packed = sum(numbers[name] << (3 * seat) for seat, name in enumerate(agendas))
    return state.with_agendas(packed)


def along(game: Game, seed: int, reveals: int = 3) -> Iterator[tuple[State, int]]:
    """
    Play at random; yield every position with its move, at the end with -1.

    Whoever can reveal does so once in *reveals* times; never if that is 0.
    """
    rng = Random(seed)
    moves = move_buffer(game.rules.max_legal_moves)
    state = game.start()
    for _ in range(LONGEST):
        move = int(random_move(game.rules, state, rng, moves))
        legal = game.legal_moves(state)
        if legal and game.write(state, legal[0]) == "reveal":
            shown = reveals > 0 and rng.randrange(reveals) == 0
            move = legal[0 if shown else 1 + rng.randrange(len(legal) - 1)]
        yield of(state), move
        if move < 0:
            return
        state = game.play(state, move)
    raise AssertionError("the game does not end")


def chi_square(counts: list[int], wanted: list[float]) -> float:
    """Return how far counts are from what was to be expected."""
    pairs = zip(counts, wanted, strict=True)
    return sum((count - mean) ** 2 / mean for count, mean in pairs)
