"""
Let bots play games of maze, and keep the records for the tests of beliefs.

    python tools/record_bots.py [-n GAMES] [--folder tests/bots/records]

In each game levels 3 and 4 sit in turn; every number of seats gets as many games. What
is drawn follows from the number of the game. Once bots play otherwise, so do the games:
the records in the tests are of the day on which they were made.
"""

import argparse
from pathlib import Path
from typing import Final

from librt.random import Random

import whiskerworks
from whiskerworks.bots.bot import Bot
from whiskerworks.core.game import Game
from whiskerworks.core.record import of_game, write
from whiskerworks.core.rules import room
from whiskerworks.core.seat import CHANCE

SEATS: Final = (2, 3, 4)
LEVELS: Final = (3, 4)


def played(game: Game, players: list[Bot], rng: Random) -> list[int]:
    """Return the moves of a game, chance's among them."""
    state = game.start()
    moves: list[int] = []
    while (seat := game.to_move(state)) is not None:
        if seat == CHANCE:
            move = int(game.rules.pick(state, room(game.rules.most_moves), rng))
        else:
            move = players[seat].choose(game, game.view(state, seat), rng)
        for viewer, player in enumerate(players):
            player.saw(game, game.view(state, viewer), move)
        moves.append(move)
        state = game.play(state, move)
    return moves


def main() -> None:
    """Play, and write a file for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=4, help="games for each seat count")
    parser.add_argument("--folder", type=Path, default=Path("tests/bots/records"))
    chosen = parser.parse_args()
    chosen.folder.mkdir(exist_ok=True)
    for seats in SEATS:
        game = whiskerworks.load("maze", seats)
        for number in range(chosen.n):
            levels = [LEVELS[(seat + number) % 2] for seat in range(seats)]
            players = [Bot(level) for level in levels]
            moves = played(game, players, Random(100 * seats + number))
            tags = tuple([(f"seat{s}", f"level {levels[s]}") for s in range(seats)])
            path = chosen.folder / f"maze-{seats}-{number}.record"
            path.write_text(write(of_game(game, moves, tags)), encoding="utf-8")


if __name__ == "__main__":
    main()
