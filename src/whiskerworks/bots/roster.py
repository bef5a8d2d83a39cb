# compiled: cold
"""Players by name: levels 1 to 5, the random mover and the greedy one."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from whiskerworks.bots.bot import Bot
from whiskerworks.bots.greedy_mover import GreedyMover
from whiskerworks.bots.player import Player
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core.errors import WhiskerworksError, shorten
from whiskerworks.core.message import Message

RANDOM: Final = "random"
GREEDY: Final = "greedy"
PLAYERS: Final = ("random", "greedy", "1", "2", "3", "4", "5")
"""All names, weakest first."""
LEVEL_PREFIX: Final = "mcts:"
"""Optional prefix of a level: mcts:3 means 3."""


class UnknownPlayer(WhiskerworksError):
    """No player has this name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(PLAYERS)
        super().__init__(
            f"unknown player {shorten(name)!r}; choose one of: {known}", name
        )
        self.name = name


def canonical_name(name: str) -> str:
    """
    Return a player's name in its short form: "3" for mcts:3.

    Raises:
        UnknownPlayer: No player has this name.
    """
    level = name.removeprefix(LEVEL_PREFIX)
    if name in PLAYERS:
        return name
    if level in PLAYERS and level.isdigit():
        return level
    raise UnknownPlayer(name)


def make_player(name: str, clock: Callable[[], float] = monotonic) -> Player:
    """
    Return a new player by name; bots limit their thinking by *clock*.

    Raises:
        UnknownPlayer: No player has this name.
    """
    known = canonical_name(name)
    if known == RANDOM:
        return RandomMover()
    if known == GREEDY:
        return GreedyMover()
    return Bot(int(known), clock=clock)


def fresh_copy(player: Player) -> Player:
    """Return a player like this one that has observed nothing."""
    if isinstance(player, Bot):
        return Bot(player.level)
    if isinstance(player, GreedyMover):
        return GreedyMover()
    if isinstance(player, RandomMover):
        return RandomMover()
    return player


def player_title(player: Player) -> Message:
    """Return a player's title, as a message."""
    if isinstance(player, GreedyMover):
        return Message("bot-greedy")
    if isinstance(player, RandomMover):
        return Message("bot-random")
    if isinstance(player, Bot) and isinstance(player.level, int):
        level = player.level
        name = Message(f"level-{level}")
        return Message("bot-level", {"name": name, "level": level})
    return Message("bot-other")
