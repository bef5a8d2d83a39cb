"""
A round robin between players.

Games come in rounds. All games of a round share the opening and the seed of chance, and
every pairing is played from all seats: with two seats once from each; with more, once
for each seat that one of the two takes alone among the others. In games for one player
everyone plays every set-up with the same chance.

Everything random follows from the seed of the ladder and the number of the round, so
the games do not depend on the number of processes or on who else takes part.
"""

import signal
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Final, NamedTuple

from librt.random import Random

from whiskerworks.bots import roster
from whiskerworks.core.game import Game
from whiskerworks.core.match import match_from_moves
from whiskerworks.lab import single_game
from whiskerworks.lab.ladders.results import Fixture, Header, PlayedFixture
from whiskerworks.lab.seeds import derive_seed

ALL: Final = "all"
NEXT: Final = "next"
ALONE: Final = "alone"
PAIRINGS: Final = (ALL, NEXT, ALONE)
"""
All players meet each other, only neighbours in the list meet, or the first meets all.

With more than two seats, `alone` puts the first of the list alone among each other one.
"""


class Ladder(NamedTuple):
    """What to play, and how."""

    games: dict[str, Game]
    """The game by set-up; a single "" if not all set-ups are played."""
    seed: int
    opening: int
    """Number of random moves by the seats at the start."""

    @property
    def game(self) -> Game:
        """The game, with its first set-up."""
        return next(iter(self.games.values()))

    def header(self) -> Header:
        """Return the header for results of this ladder."""
        game = self.game
        options = {
            option.name: option.write(game.options[option.name])
            for option in game.meta.options
            if "" in self.games or option.name != "setup"
        }
        return Header(
            game.name, game.seats, options, game.rules_version, self.seed, self.opening
        )


def pairs(players: list[str], which: str) -> list[tuple[str, str]]:
    """Return which players meet, for one of the PAIRINGS."""
    if which == ALONE:
        return [(players[0], other) for other in players[1:]]
    span = len(players) if which == ALL else 2
    return [
        (one, other)
        for index, one in enumerate(players)
        for other in players[index + 1 : index + span]
    ]


def seatings(
    pair: tuple[str, str], seats: int, which: str = ALL
) -> list[tuple[str, ...]]:
    """Return all ways for two players to share the seats, with one of them alone."""
    found: list[tuple[str, ...]] = []
    for alone, others in (pair,) if which == ALONE else (pair, pair[::-1]):
        for seat in range(seats):
            sitting = [others] * seats
            sitting[seat] = alone
            if tuple(sitting) not in found:
                found.append(tuple(sitting))
    return found


def schedule(
    ladder: Ladder, players: list[str], games: int, which: str = ALL
) -> list[Fixture]:
    """
    Return the games to play, round by round.

    Every pairing (in games for one player: every player with every set-up) plays at
    least *games* games; a round is always completed.
    """
    seats = ladder.game.seats
    if seats == 1:
        return [
            Fixture((player,), number, setup)
            for number in range(games)
            for setup in ladder.games
            for player in players
        ]
    meetings = [seatings(pair, seats, which) for pair in pairs(players, which)]
    if not meetings:
        return []
    rounds = -(-games // len(meetings[0]))
    return [
        Fixture(sitting, number)
        for number in range(rounds)
        for meeting in meetings
        for sitting in meeting
    ]


def play_fixture(ladder: Ladder, fixture: Fixture) -> PlayedFixture:
    """Play one game of a ladder."""
    game = ladder.games[fixture.setup]
    seed = derive_seed(ladder.seed, fixture.number)
    begin = _opening(game, ladder.opening, seed)
    deal = single_game.seeded_dealer(game, derive_seed(seed, "chance") % (1 << 31))
    seated = " ".join(fixture.players)
    rngs = [Random(derive_seed(seed, seated, seat)) for seat in range(game.seats)]
    players = [roster.make_player(name) for name in fixture.players]
    result = single_game.play_game(game, players, begin, deal, rngs)
    return PlayedFixture(fixture, seed, _move_texts(game, begin), result)


def _opening(game: Game, choices: int, seed: int) -> list[int]:
    """Draw the opening of a round; [] for one player, or if none is found."""
    if game.seats < 2:
        return []
    try:
        return single_game.draw_opening(
            game, choices, Random(derive_seed(seed, "opening"))
        )
    except single_game.NoOpening:
        return []


def _move_texts(game: Game, moves: list[int]) -> tuple[str, ...]:
    """Return moves from the start as text."""
    match = match_from_moves(game, moves)
    return tuple([match.text(ply) for ply in range(match.ply)])


def play_all(
    ladder: Ladder, fixtures: list[Fixture], processes: int = 1
) -> Iterator[PlayedFixture]:
    """Play games and yield each when it ends; several processes finish in any order."""
    if processes <= 1:
        for fixture in fixtures:
            yield play_fixture(ladder, fixture)
        return
    # A process forked from one with threads may hang; a spawned one does not.
    with get_context("spawn").Pool(processes, _init_worker, (ladder,)) as pool:
        yield from pool.imap_unordered(_play_in_worker, fixtures)


_WORKER_LADDER: Final[list[Ladder]] = []
"""In a worker process: the ladder whose games it plays."""


def _init_worker(ladder: Ladder) -> None:
    """Prepare a worker process; it leaves Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _WORKER_LADDER[:] = [ladder]


def _play_in_worker(fixture: Fixture) -> PlayedFixture:
    return play_fixture(_WORKER_LADDER[0], fixture)
