"""
Measure how many bytes a table sends to browsers, over whole random games.

    python bench/update_sizes.py [--games 5] [gears arena ...]

Nothing is timed. One person takes every seat, and each seat requests the same data as a
browser. Counted are the snapshot on joining, before the first move, and each update,
separately for the player to move and for the others.
"""

import argparse
import random
from collections.abc import Iterator
from statistics import mean
from typing import Final, NamedTuple

import whiskerworks
from whiskerworks.core.game import Game
from whiskerworks.games import lab_facts
from whiskerworks.server.socket_connection import encode
from whiskerworks.table import commands, operations, projection
from whiskerworks.table.context import Actor, Context, Viewer
from whiskerworks.table.dealer import HmacDealer, commitment
from whiskerworks.table.messages import Want
from whiskerworks.table.setup import Mine, Setup
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import ViewCache

MAX_FIRST_BYTES: Final = 60_000
"""Maximum size of a snapshot before the first move."""
MAX_MOVES: Final = 300
"""Moves by players to measure in games that may never end."""
BROWSER: Final[frozenset[Want]] = frozenset({"scene", "events"})
HOST: Final = "somebody"
SECRET: Final = bytes(32)


class Sizes(NamedTuple):
    """Sizes of the messages of a game, in bytes."""

    first: int
    """The snapshot before the first move."""
    on_turn: list[int]
    """Updates for the player who is to move next."""
    others: list[int]


def play(game: Game, seed: int) -> Sizes:
    """Play a random game at a table, and return the sizes of its messages."""
    rng, at = random.Random(seed), 1_700_000_000_000
    setup = Setup((Mine(),) * game.seats)
    moment = Context(at, HmacDealer(SECRET), invitation="")
    table, _ = operations.create_table(game, setup, HOST, commitment(SECRET), moment)
    cache = ViewCache(table)
    viewers = [Viewer(seat, HOST, BROWSER) for seat in range(game.seats)]
    whole = [
        projection.snapshot(cache, viewer, str, table_id="t", invitation="", now=at)
        for viewer in viewers
    ]
    sizes = Sizes(max([len(encode(one)) for one in whole]), [], [])
    for command, mover in moves(table, rng):
        since = table.seq
        fresh = operations.execute(
            table, command, Actor(HOST, mover), f"c{since}", moment
        )
        for viewer in viewers:
            told = projection.update(cache, fresh, viewer, str, since=since, now=at)
            mine = sizes.on_turn if viewer.seat == table.mover else sizes.others
            mine.append(len(encode(told)))
    return sizes


def moves(table: Table, rng: random.Random) -> Iterator[tuple[commands.Play, int]]:
    """Yield random moves until the end, each with its seat."""
    for _ in range(MAX_MOVES):
        game, mover = table.game, table.mover
        if mover is None:
            return
        move = rng.choice(game.legal_moves(table.state))
        yield commands.Play(game.write(table.state, move), table.ply), mover


def main() -> None:
    """Print a table of the games named, or of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="*", default=whiskerworks.names())
    parser.add_argument("--games", type=int, default=5, help="random games of each")
    given = parser.parse_args()
    print("| | first | to move: mean | largest | others: mean | aim |")
    print("|---|---|---|---|---|---|")
    for name in given.names:
        played = [play(whiskerworks.load(name), seed) for seed in range(given.games)]
        first = max([one.first for one in played])
        on_turn = [size for one in played for size in one.on_turn]
        others = [size for one in played for size in one.others] or [0]
        print(
            f"| {name} | {first:,} | {mean(on_turn):,.0f} | {max(on_turn):,} "
            f"| {mean(others):,.0f} | {lab_facts(name).update_aim:,} |"
        )


if __name__ == "__main__":
    main()
