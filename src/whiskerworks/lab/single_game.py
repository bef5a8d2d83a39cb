"""One game between players: an opening, chance by a seed, and a clock that looks on."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from librt.random import Random

from whiskerworks.bots.bot import Bot
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.bots.observation import notify_players
from whiskerworks.bots.player import Player
from whiskerworks.core.advice import Foresight
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.match import Dealer, Match, by_weight
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value

UNFINISHED: Final = "unfinished"
"""How a game ends that is cut because it goes on for ever."""
MAX_MOVES: Final = 5_000
"""After so many moves, chance's included, a game is cut."""
MAX_MOVES_ENDLESS: Final = 1_000
"""After so many where random play may go on for ever."""
MAX_OPENING_DRAWS: Final = 20
"""So many openings are drawn at most, until one does not end the game."""


class GameResult(NamedTuple):
    """How a game went."""

    scores: tuple[float, ...]
    reason: str
    moves: int
    """How many were played after the opening, chance's included."""
    choices: tuple[int, ...]
    """How many each seat chose."""
    mean: tuple[float, ...]
    """How many seconds a choice took each seat."""
    longest: tuple[float, ...]
    """How many seconds its longest one took each seat."""
    secrets: tuple[int, ...]
    """What each seat knew alone, as a number; 0 for nothing."""
    failures: tuple[str, ...]
    """For each seat, why its bot could once not think; "" if it always could."""


class NoOpening(WhiskerworksError):
    """So many moves end the game, whichever are drawn."""

    def __init__(self, name: str, choices: int) -> None:
        problem = f"{name} is over before {choices} moves are drawn; take fewer"
        super().__init__(f"--opening {choices}: {problem}", name, choices)


def draw_opening(game: Game, choices: int, rng: Random) -> list[int]:
    """
    Draw the moves a game begins with: *choices* of the seats, and chance between.

    All legal moves are equally likely. An opening that ends the game is drawn again.

    Raises:
        NoOpening: Every one that was drawn ends the game.
    """
    for _ in range(MAX_OPENING_DRAWS):
        drawn, draw = Match(game), by_weight(game, rng)
        left = choices
        while left > 0 and drawn.mover is not None:
            left -= drawn.mover != CHANCE
            drawn.play(drawn.mover, draw(drawn.state))
        if drawn.mover is not None:
            return drawn.moves
    raise NoOpening(game.name, choices)


def seeded_dealer(game: Game, seed: int) -> Dealer:
    """
    Return what deals for chance by a *seed*.

    In games for one player all who play by the same seed meet the same cards in the
    same order, however they play.
    """
    if isinstance(game.advice, Foresight):
        fate: FixedChance[Value] = FixedChance(game.rules, game.advice, seed)
        return lambda state: int(fate.choose(state))
    return by_weight(game, Random(seed))


def max_moves(game: Game) -> int:
    """Return after how many moves, chance's included, a game is cut."""
    return MAX_MOVES_ENDLESS if game.meta.endless else MAX_MOVES


def play_game(
    game: Game,
    players: Sequence[Player],
    begin: Sequence[int],
    deal: Dealer,
    rngs: Sequence[Random],
) -> GameResult:
    """
    Play a game to its end, or till it is cut, and tell how it went.

    *players* and *rngs* are by seat; *begin* are the moves of the opening.
    """
    match = Match(game, deal)
    clock = ThinkingClock(game.seats)
    for _ in play_plies(match, players, begin, rngs, clock):
        pass
    scores, reason = scores_and_reason(match)
    secrets = [int(game.advice.secret(match.state, seat)) for seat in range(game.seats)]
    return GameResult(
        scores,
        reason,
        match.ply - len(begin),
        tuple(clock.choices),
        clock.mean(),
        tuple([round(seconds, 6) for seconds in clock.longest]),
        tuple(secrets),
        tuple([failure_of(player) for player in players]),
    )


def play_plies(
    match: Match,
    players: Sequence[Player],
    begin: Sequence[int],
    rngs: Sequence[Random],
    clock: "ThinkingClock",
) -> Iterator[int]:
    """
    Play the opening *begin*, then on to the end, or till the game is cut.

    Yields the number of each ply. Bots are told what they may see, but not of what
    seats played in the opening: nobody chose it, so it teaches nothing.
    """
    game = match.game
    bots = {seat: one for seat, one in enumerate(players) if isinstance(one, Bot)}

    def choose(seat: Seat) -> int:
        began = perf_counter()
        move = players[seat].choose(game, game.view(match.state, seat), rngs[seat])
        clock.add(seat, perf_counter() - began)
        return move

    for ply, move in enumerate(begin):
        match.play(match.movers[ply], move)
        if match.movers[ply] == CHANCE:
            notify_players(game, bots, match.states[ply], move)
        yield ply
    for ply in match.play_on(choose, max_moves(game)):
        notify_players(game, bots, match.states[ply], match.moves[ply])
        yield ply


class ThinkingClock:
    """How long each seat thought."""

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats

    def add(self, seat: int, seconds: float) -> None:
        """Note that a seat chose a move."""
        self.choices[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)

    def mean(self) -> tuple[float, ...]:
        """Return how long a choice took each seat."""
        pairs = zip(self.seconds, self.choices, strict=True)
        return tuple([round(seconds / max(1, n), 6) for seconds, n in pairs])


def scores_and_reason(match: Match) -> tuple[tuple[float, ...], str]:
    """Return what each seat gets, and why; a game that is cut is shared, or lost."""
    outcome = match.outcome()
    if outcome is not None:
        return outcome.scores, outcome.reason
    seats = match.game.seats
    return (1 / seats if seats > 1 else 0.0,) * seats, UNFINISHED


def failure_of(player: Player) -> str:
    """Return why a bot could not think, if that happened."""
    if isinstance(player, Bot) and player.failure is not None:
        return repr(player.failure)
    return ""
