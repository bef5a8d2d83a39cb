"""
Play many games of arena and tell how long they are, how they end and who wins.

    python tools/measure_arena.py [-n GAMES] [--players random wary] [--side 5 ...]

It prints the tables of docs/games/arena.md. Intervals are Wilson's, at 95 %; a shared
win counts as its part, which makes them slightly too wide. A greedy
player scores when it can; otherwise it makes the move after which its mouse is
nearest to a cheese and the others are far from theirs. A wary player does the same,
but rather passes than let the next player score. Every side, number of seats and kind
of player has its own seed, so a table is the same on any machine.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import fmean, quantiles
from typing import NamedTuple

import whiskerworks
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.value import Value
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.state import (
    MOVE_DIE,
    State,
    cheese_of,
    has_cheese,
    kind_of,
    mice_of,
    scores_of,
)
from whiskerworks.lab.rating import wilson

Choose = Callable[[Game, Value, list[int], Random], int]
SEATS = (2, 3, 4, 6)
SIDES = (4, 5, 6, 7)


class Played(NamedTuple):
    """The results of one game."""

    plies: int
    rounds: int
    exhausted: bool
    share: float
    """What the first starter got: 1 for a win, a part of it for a shared one."""
    seats: tuple[float, ...]
    """What each seat got."""


def at_random(game: Game, state: Value, moves: list[int], rng: Random) -> int:
    """Choose any move."""
    return moves[rng.randrange(len(moves))]


def greedily(game: Game, state: Value, moves: list[int], rng: Random) -> int:
    """Choose the move that looks best right away; any of them if several do."""
    return any_of_the_best(game, state, moves, rng, worth)


def warily(game: Game, state: Value, moves: list[int], rng: Random) -> int:
    """Choose as a greedy player does, but give the next one nothing to score."""

    def wary(rules: Rules, before: State, after: State) -> float:
        return worth(rules, before, after) - 10 * can_score(rules, after)

    return any_of_the_best(game, state, moves, rng, wary)


def any_of_the_best(
    game: Game,
    state: Value,
    moves: list[int],
    rng: Random,
    value: Callable[[Rules, State, State], float],
) -> int:
    """Choose one of the moves after which the *value* is greatest."""
    assert isinstance(state, State)
    rules = game.rules
    assert isinstance(rules, Rules)
    values = [value(rules, state, rules.play(state, move)) for move in moves]
    best = max(values)
    return rng.choice([m for m, v in zip(moves, values, strict=True) if v == best])


def can_score(rules: Rules, state: State) -> bool:
    """Whether the mover can score with the current dice."""
    if rules.to_move(state) < 0:
        return False
    moves = move_buffer(rules.max_legal_moves)
    uses = [rules.use_of(moves[i]) for i in range(rules.legal_moves_into(state, moves))]
    return any(
        kind_of(sort) == MOVE_DIE and has_cheese(state, place) for sort, place in uses
    )


def worth(rules: Rules, before: State, after: State) -> float:
    """Return the value of a position to the player who just moved."""
    me = int(before.turn)
    grid = rules.board
    cheese = cheese_of(after)
    far = [
        min([grid.distance(mouse, place) for place in cheese], default=2 * grid.side)
        for mouse in mice_of(after, rules.seats)
    ]
    others = (sum(far) - far[me]) / (rules.seats - 1)
    return 20 * scores_of(after, rules.seats)[me] - far[me] + 0.5 * others


PLAYERS: dict[str, Choose] = {"random": at_random, "greedy": greedily, "wary": warily}


def play(game: Game, choose: Choose, rng: Random) -> Played:
    """Play one game to its end."""
    match = Match(
        game, lambda now: rng.choices(game.legal_moves(now), game.weights(now))[0]
    )
    for _ in match.play_on(
        lambda _: choose(game, match.state, game.legal_moves(match.state), rng)
    ):
        pass
    outcome = match.outcome()
    assert outcome is not None
    first, last = match.states[1], match.state
    assert isinstance(first, State)
    assert isinstance(last, State)
    over = outcome.reason == "exhausted"
    mine = outcome.scores[int(first.turn)]
    return Played(match.ply, int(last.round), over, mine, outcome.scores)


def measure(task: tuple[str, int, int, int]) -> str:
    """Return a line of the table: a kind of player, seats, side, number of games."""
    player, seats, side, games = task
    game = whiskerworks.load("arena", seats, side=side)
    rng = Random(f"{player} {seats} {side}")
    found = [play(game, PLAYERS[player], rng) for _ in range(games)]
    rounds = sorted([one.rounds for one in found])
    low, middle, high = quantiles(rounds, n=4)
    plies = fmean([one.plies for one in found])
    exhausted = sum([one.exhausted for one in found])
    return (
        f"| {player} | {seats} | {side} | {middle:.0f} ({low:.0f} to {high:.0f}) | "
        f"{plies:.0f} | {percent(exhausted, games)} | "
        f"{percent(sum([one.share for one in found]), games)} | "
        f"{100 / seats:.1f} % | {seat_shares(found, seats)} |"
    )


def seat_shares(found: list[Played], seats: int) -> str:
    """Return the least and the greatest share of wins that a seat got."""
    shares = [100 * fmean([one.seats[seat] for one in found]) for seat in range(seats)]
    return f"{min(shares):.1f} to {max(shares):.1f} %"


def percent(times: float, games: int) -> str:
    """Return a share with its interval, in percent."""
    share, low, high = wilson(times, games)
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=2_000, help="games for each line")
    parser.add_argument(
        "--players", nargs="*", default=list(PLAYERS), choices=list(PLAYERS)
    )
    parser.add_argument("--seats", type=int, nargs="*", default=SEATS, choices=SEATS)
    parser.add_argument("--side", type=int, nargs="*", default=SIDES, choices=SIDES)
    given = parser.parse_args()
    if given.n < 2:
        parser.error("-n: at least 2 games are needed")
    tasks = [
        (player, seats, side, given.n)
        for player in given.players
        for seats in given.seats
        for side in given.side
    ]
    print(
        "| players | seats | side | rounds: median (half of all) | moves | "
        "ended by A14 | first starter wins | fair share | seats win |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor() as pool:
        for line in pool.map(measure, tasks):
            print(line, flush=True)


if __name__ == "__main__":
    main()
