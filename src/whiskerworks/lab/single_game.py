"""Play a single game between bots: opening, seeded chance, and thinking times."""

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
from whiskerworks.core.match import Dealer, Match, weighted_dealer
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value

UNFINISHED: Final = "unfinished"
"""Reason given for a game that was cut because it went on too long."""
MAX_MOVES: Final = 5_000
"""Moves, chance's included, after which a game is cut."""
MAX_MOVES_ENDLESS: Final = 1_000
"""The same for games in which random play may never end."""
MAX_OPENING_DRAWS: Final = 20
"""Openings to draw before giving up on one that does not end the game."""


class GameResult(NamedTuple):
    """The result of one game."""

    scores: tuple[float, ...]
    reason: str
    moves: int
    """Moves played after the opening, chance's included."""
    choices: tuple[int, ...]
    """Number of moves each seat chose."""
    mean: tuple[float, ...]
    """Mean thinking time per move of each seat, in seconds."""
    longest: tuple[float, ...]
    """Longest thinking time of each seat, in seconds."""
    secrets: tuple[int, ...]
    """The secret of each seat as a number; 0 for none."""
    failures: tuple[str, ...]
    """For each seat, the error that kept its bot from thinking; "" if none."""


class NoOpening(WhiskerworksError):
    """Every opening of this length ends the game."""

    def __init__(self, name: str, choices: int) -> None:
        problem = f"{name} is over before {choices} moves are drawn; take fewer"
        super().__init__(f"--opening {choices}: {problem}", name, choices)


def draw_opening(game: Game, choices: int, rng: Random) -> list[int]:
    """
    Draw the moves a game begins with: *choices* by the seats, with chance in between.

    All legal moves are equally likely. An opening that ends the game is drawn again.

    Raises:
        NoOpening: Every opening drawn ends the game.
    """
    for _ in range(MAX_OPENING_DRAWS):
        drawn, draw = Match(game), weighted_dealer(game, rng)
        left = choices
        while left > 0 and drawn.mover is not None:
            left -= drawn.mover != CHANCE
            drawn.play(drawn.mover, draw(drawn.state))
        if drawn.mover is not None:
            return drawn.moves
    raise NoOpening(game.name, choices)


def seeded_dealer(game: Game, seed: int) -> Dealer:
    """
    Return a dealer that draws for chance from *seed*.

    In games for one player everyone who plays the same seed meets the same cards in the
    same order, however they play.
    """
    if isinstance(game.advice, Foresight):
        fate: FixedChance[Value] = FixedChance(game.rules, game.advice, seed)
        return lambda state: int(fate.choose(state))
    return weighted_dealer(game, Random(seed))


def max_moves(game: Game) -> int:
    """Return the number of moves, chance's included, after which a game is cut."""
    return MAX_MOVES_ENDLESS if game.meta.endless else MAX_MOVES


def play_game(
    game: Game,
    players: Sequence[Player],
    begin: Sequence[int],
    deal: Dealer,
    rngs: Sequence[Random],
) -> GameResult:
    """
    Play a game until it ends or is cut, and return its result.

    *players* and *rngs* are by seat; *begin* holds the moves of the opening.
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
    Play the opening *begin*, then continue until the game ends or is cut.

    Yields the number of each ply. Bots are notified of what they may see, except of
    moves that seats made in the opening: those were drawn, so they reveal no intention.
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
    """Counts each seat's choices and the time they took."""

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats

    def add(self, seat: int, seconds: float) -> None:
        """Record the thinking time of one choice."""
        self.choices[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)

    def mean(self) -> tuple[float, ...]:
        """Return the mean thinking time per choice of each seat."""
        pairs = zip(self.seconds, self.choices, strict=True)
        return tuple([round(seconds / max(1, n), 6) for seconds, n in pairs])


def scores_and_reason(match: Match) -> tuple[tuple[float, ...], str]:
    """Return each seat's score and the reason; a cut game is shared, or lost alone."""
    outcome = match.outcome()
    if outcome is not None:
        return outcome.scores, outcome.reason
    seats = match.game.seats
    return (1 / seats if seats > 1 else 0.0,) * seats, UNFINISHED


def failure_of(player: Player) -> str:
    """Return the error that kept a bot from thinking; "" if none."""
    if isinstance(player, Bot) and player.failure is not None:
        return repr(player.failure)
    return ""
