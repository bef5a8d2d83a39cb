"""Positions for tests: drawn by hand, or strewn at random, for both readings."""

from random import Random

import whiskerworks
from tests.games.arena import naive
from tests.games.arena.naive import Naive
from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.value import Value
from whiskerworks.games.arena import notation
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.state import State, mice_of, pool_of, scores_of

SEATS = (2, 3, 4, 6)
SIDES = (4, 5, 6, 7)


def rules_of(game: Game) -> Rules:
    """Return the rules of a game of arena."""
    rules: CoreRules[Value] = game.rules
    assert isinstance(rules, Rules)
    return rules


def drawn(
    drawing: str, dice: str, turn: int = 0, *, seats: int = 2, side: int = 4
) -> tuple[Game, State]:
    """Return the game and the position that a *drawing* shows."""
    game = whiskerworks.load("arena", seats, side=side)
    return game, notation.read_board(rules_of(game), drawing, dice, turn)


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
    most = {"cat": 1, "move": naive.MOVE_DICE[seats], "cheese": 6 - len(cheese)}
    pool = [
        (kind, rng.randint(1, 3))
        for kind, count in most.items()
        for _ in range(rng.randint(0, count))
    ]
    if len(pool) in (0, sum(most.values())):
        return strewn(seats, side, rng)
    scores = [rng.randint(0, 6) for _ in range(seats)]
    turn, anchor = rng.randrange(seats), rng.randrange(seats)
    number = rng.randint(1, 100)
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
    dice = ",".join([f"{kind}{value}" for kind, value in pool])
    state = game.read_state(
        f"cat:{cat} mice:{','.join(mice)} cheese:{','.join(cheese) or '-'} "
        f"scores:{','.join(map(str, scores))} dice:{dice} turn:{turn} "
        f"anchor:{anchor} idle:0 round:{number}"
    )
    assert isinstance(state, State)
    return game, state, oracle


def _places(seats: int, side: int, rng: Random) -> list[str]:
    """Return different hexes for the cat, the mice and some cheese, often crowded."""
    names = naive.hexes(side)
    cat = rng.choice([name for name in names if not naive.on_rim(side, name)])
    if rng.random() < 0.7:
        names = [name for name in names if naive.distance(side, cat, name) <= 3]
    names.remove(cat)
    return [cat, *rng.sample(names, seats + rng.randint(0, 6))]


def same(state: State, oracle: Naive) -> bool:
    """Tell whether both readings have the same position."""
    rules = rules_of(
        whiskerworks.load(
            "arena",
            oracle.seats,
            side=oracle.side,
            goal=oracle.goal,
            round_limit=oracle.round_limit,
        )
    )
    names = rules.board.grid.names
    mice = tuple([names[mouse] for mouse in mice_of(state, oracle.seats)])
    sorts = [sort for sort, count in enumerate(pool_of(state)) for _ in range(count)]
    pool = sorted([(("cat", "move", "cheese")[s // 3], s % 3 + 1) for s in sorts])
    over = ("", "seven", "exhausted")[state.ending]
    board = (names[state.cat], mice, tuple(scores_of(state, oracle.seats)), over)
    theirs = (oracle.cat, oracle.mice, oracle.scores, oracle.over)
    running = (pool, int(state.turn), int(state.round))
    return board == theirs and (
        bool(over) or running == (list(oracle.pool), oracle.turn, oracle.round)
    )
