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
from whiskerworks.core.match import Match, weighted_dealer
from whiskerworks.core.record import write
from whiskerworks.core.seat import Seat

SEATS: Final = (2, 3, 4)
LEVELS: Final = (3, 4)


def played(game: Game, players: list[Bot], rng: Random) -> Match:
    """Return a game between *players*; chance is drawn with *rng* as well."""
    match = Match(game, weighted_dealer(game, rng))

    def choose(seat: Seat) -> int:
        return players[seat].choose(game, game.view(match.state, seat), rng)

    for ply in match.play_on(choose):
        state, move = match.states[ply], match.moves[ply]
        for viewer, player in enumerate(players):
            player.observe(game, game.view(state, viewer), move)
    return match


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
            match = played(game, players, Random(100 * seats + number))
            tags = tuple([(f"seat{s}", f"level {levels[s]}") for s in range(seats)])
            path = chosen.folder / f"maze-{seats}-{number}.record"
            path.write_text(write(match.record(tags)), encoding="utf-8")


if __name__ == "__main__":
    main()
