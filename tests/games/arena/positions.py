"""Positions for tests: drawn by hand, or strewn at random, for both readings."""

from random import Random

import whiskerworks
from tests.games.arena import naive
from tests.games.arena.naive import Naive
from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.value import Value
from whiskerworks.games.arena import notation
from whiskerworks.games.arena.meta import DIE_KINDS
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.state import (
    State,
    cheese_of,
    dice_of_sort,
    kind_of,
    mice_of,
    pool_of,
    scores_of,
    value_of,
)

SEATS = (2, 3, 4, 6)
SIDES = (4, 5, 6, 7)

# The cat in the middle, Blue beside a cheese, Red far away.
CALM = """
      a1  :   :   :   :  a4
    b1  :   .   .   .   :  b5
  c1  :   B   *   .   .   :  c6
d1  :   .   .   C   .   .   :  d7
  e1  :   .   .   .   .   :  e6
    f1  :   .   *   .   :  f5
      g1  :   :   :   R  g4
"""
# Blue is hemmed in by Red and the cat.
CROWDED = """
      a1  :   :   :   :  a4
    b1  :   .   .   .   :  b5
  c1  :   .   .   R   .   :  c6
d1  :   .   B   .   C   .   :  d7
  e1  :   .   .   .   .   :  e6
    f1  :   .   *   .   :  f5
      g1  :   :   :   :  g4
"""


def rules_of(game: Game) -> Rules:
    """Return the rules of a game of arena."""
    rules: CoreRules[Value] = game.rules
    assert isinstance(rules, Rules)
    return rules


def drawn(
    drawing: str, dice_of_sort: str, turn: int = 0, *, seats: int = 2, side: int = 4
) -> tuple[Game, State]:
    """Return the game and the position that a *drawing* shows."""
    game = whiskerworks.load("arena", seats, side=side)
    return game, notation.read_board(rules_of(game), drawing, dice_of_sort, turn)


def legal(game: Game, state: Value) -> set[str]:
    """Return every legal move as text."""
    return {game.write(state, move) for move in game.legal_moves(state)}


def played(game: Game, state: Value, *texts: str) -> State:
    """Return the position after these moves, each of which is legal."""
    for text in texts:
        move = game.read(state, text)
        assert game.why_illegal(state, move) is None, text
        state = game.play(state, move)
    assert isinstance(state, State)
    return state


def refused(game: Game, state: Value, text: str) -> tuple[str, str]:
    """Return code and rule of the refusal of a move."""
    refusal = game.why_illegal(state, game.read(state, text))
    assert refusal is not None, text
    return refusal.code, refusal.rule


def strewn(seats: int, side: int, rng: Random) -> tuple[Game, State, Naive]:
    """Return a random position in the middle of a round, as both readings have it."""
    game = whiskerworks.load("arena", seats, side=side)
    pieces = _places(seats, side, rng)
    cat, mice, cheese = pieces[0], pieces[1 : seats + 1], pieces[seats + 1 :]
    pool = _pool(naive.MOVE_DICE[seats], 6 - len(cheese), rng)
    scores = [rng.randint(0, 6) for _ in range(seats)]
    turn, anchor = rng.randrange(seats), rng.randrange(seats)
    number = rng.randint(12, 100)
    oracle = Naive(
        seats,
        side,
        7,
        100,
        cat,
        tuple(mice),
        frozenset(cheese),
        tuple(scores),
        tuple(sorted(pool)),
        turn=turn,
        last_user=(anchor - 1) % seats,
        passes=(turn - anchor) % seats,
        round=number,
    )
    dice_of_sort = ",".join([f"{kind}{value}" for kind, value in pool])
    state = game.read_state(
        f"cat:{cat} mice:{','.join(mice)} cheese:{','.join(cheese) or '-'} "
        f"scores:{','.join(map(str, scores))} dice:{dice_of_sort} turn:{turn} "
        f"anchor:{anchor} idle:0 round:{number}"
    )
    assert isinstance(state, State)
    return game, state, oracle


def _pool(moves: int, cheese: int, rng: Random) -> list[tuple[str, int]]:
    """Return dice of which at least one is used, and one is left."""
    counts = {"cat": rng.randint(0, 1), "move": rng.randint(0, moves)}
    freed = moves - counts["move"] + 3 * (1 - counts["cat"])
    counts["cheese"] = cheese - rng.randint(0, min(cheese, freed))
    if sum(counts.values()) in (0, 1 + moves + cheese):
        return _pool(moves, cheese, rng)
    return [(k, rng.randint(1, 3)) for k, count in counts.items() for _ in range(count)]


def _places(seats: int, side: int, rng: Random) -> list[str]:
    """Return different hexes for the cat, the mice and some cheese, often crowded."""
    names = [*naive.hexes(side)]
    cat = rng.choice([name for name in names if not naive.on_rim(side, name)])
    if rng.random() < 0.7:
        names = [name for name in names if naive.distance(side, cat, name) <= 3]
    names.remove(cat)
    return [cat, *rng.sample(names, seats + rng.randint(0, 6))]


def same(game: Game, state: State, oracle: Naive) -> bool:
    """Return whether both readings have the same position."""
    names = rules_of(game).board.names
    over = ("", "seven", "exhausted")[state.ending]
    lying = (
        names[state.cat],
        tuple([names[mouse] for mouse in mice_of(state, oracle.seats)]),
        frozenset([names[place] for place in cheese_of(state)]),
        tuple(scores_of(state, oracle.seats)),
        int(state.round),
        over,
    )
    theirs = (oracle.cat, oracle.mice, oracle.cheese, oracle.scores, oracle.round)
    return lying == (*theirs, oracle.over) and (
        bool(over) or _turn(state, oracle.seats) == _naive_turn(oracle)
    )


def _turn(state: State, seats: int) -> tuple[object, ...]:
    """Return the dice and whose turn it is, as both readings can tell them."""
    kinds = [
        kind for kind in (2, 1, 0) for _ in range(dice_of_sort(state.to_roll, kind))
    ]
    sorts = [sort for sort, count in enumerate(pool_of(state)) for _ in range(count)]
    passes = (state.turn - state.anchor) % seats if state.turn >= 0 else 0
    return (
        sorted([(DIE_KINDS[kind_of(sort)], value_of(sort)) for sort in sorts]),
        [DIE_KINDS[2 - kind] for kind in kinds],
        int(state.turn),
        passes,
        int(state.idle),
    )


def _naive_turn(oracle: Naive) -> tuple[object, ...]:
    used = oracle.last_user >= 0
    return (
        list(oracle.pool),
        list(oracle.to_roll),
        oracle.turn,
        oracle.passes,
        0 if used else oracle.idle + 1,
    )
