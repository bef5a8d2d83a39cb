"""One game between players: an opening, chance by a seed, and a clock that looks on."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from librt.random import Random

from whiskerworks.bots.bot import Bot
from whiskerworks.bots.fate import Fate
from whiskerworks.bots.player import Player
from whiskerworks.bots.telling import tell
from whiskerworks.core import referee
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.foresight import Foresight
from whiskerworks.core.game import Game
from whiskerworks.core.rules import picked
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

UNFINISHED: Final = "unfinished"
"""How a game ends that is cut because it goes on for ever."""
LONGEST: Final = 5_000
"""After so many moves, chance's included, a game is cut."""
LONGEST_ENDLESS: Final = 1_000
"""After so many where random play may go on for ever."""
TRIES: Final = 20
"""So many openings are drawn at most, until one does not end the game."""

Deal = Callable[[Value], int]
"""Returns what chance does in a position."""


class Course(NamedTuple):
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


def opening(game: Game, choices: int, rng: Random) -> list[int]:
    """
    Draw the moves a game begins with: *choices* of the seats, and chance between.

    All legal moves are equally likely. An opening that ends the game is drawn again.

    Raises:
        NoOpening: Every one that was drawn ends the game.
    """
    for _ in range(TRIES):
        state = game.start()
        played: list[int] = []
        left = choices
        while left > 0 and game.to_move(state) is not None:
            left -= game.to_move(state) != CHANCE
            move = picked(game.rules, state, rng)
            played.append(move)
            state = game.play(state, move)
        if game.to_move(state) is not None:
            return played
    raise NoOpening(game.name, choices)


def dealer(game: Game, seed: int) -> Deal:
    """
    Return what deals for chance by a *seed*.

    In games for one player all who play by the same seed meet the same cards in the
    same order, however they play.
    """
    rules = game.rules
    if isinstance(game.advice, Foresight):
        fate: Fate[Value] = Fate(rules, game.advice, seed)
        return lambda state: int(fate.choose(state))
    rng = Random(seed)
    return lambda state: picked(rules, state, rng)


def longest(game: Game) -> int:
    """Return after how many moves, chance's included, a game is cut."""
    return LONGEST_ENDLESS if game.meta.endless else LONGEST


def play(
    game: Game,
    players: Sequence[Player],
    begin: Sequence[int],
    deal: Deal,
    rngs: Sequence[Random],
) -> Course:
    """
    Play a game to its end, or till it is cut, and tell how it went.

    *players* and *rngs* are by seat; *begin* are the moves of the opening. Players are
    told what they may see, but not of what seats played in the opening: nobody chose
    that, so there is nothing to learn from it.
    """
    seated = dict(enumerate(players))
    state = game.start()
    for move in begin:
        if game.to_move(state) == CHANCE:
            tell(game, seated, state, move)
        state = game.play(state, move)
    most = longest(game)
    clock = _Clock(game.seats)
    moves = 0
    while moves < most and (mover := game.to_move(state)) is not None:
        if mover == CHANCE:
            move = deal(state)
        else:
            view = game.view(state, mover)
            began = perf_counter()
            move = players[mover].choose(game, view, rngs[mover])
            clock.took(mover, perf_counter() - began)
        tell(game, seated, state, move)
        state = referee.submit(game, state, mover, move)
        moves += 1
    scores, reason = ending(game, state)
    return Course(
        scores,
        reason,
        moves,
        tuple(clock.choices),
        clock.mean(),
        tuple([round(seconds, 6) for seconds in clock.longest]),
        tuple([int(game.advice.secret(state, seat)) for seat in range(game.seats)]),
        tuple([failure(player) for player in players]),
    )


class _Clock:
    """How long each seat thought."""

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats

    def took(self, seat: int, seconds: float) -> None:
        """Note that a seat chose a move."""
        self.choices[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)

    def mean(self) -> tuple[float, ...]:
        """Return how long a choice took each seat."""
        pairs = zip(self.seconds, self.choices, strict=True)
        return tuple([round(seconds / max(1, n), 6) for seconds, n in pairs])


def ending(game: Game, state: Value) -> tuple[tuple[float, ...], str]:
    """Return what each seat gets, and why; a game that is cut is shared, or lost."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores, outcome.reason
    part = 1 / game.seats if game.seats > 1 else 0.0
    return (part,) * game.seats, UNFINISHED


def failure(player: Player) -> str:
    """Return why a bot could not think, if that happened."""
    if isinstance(player, Bot) and player.failure is not None:
        return repr(player.failure)
    return ""
