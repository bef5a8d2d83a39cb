"""The players one can name: levels 1 to 5, the random mover and the greedy one."""

from typing import Final

from whiskerworks.bots.bot import Bot
from whiskerworks.bots.greedy import Greedy
from whiskerworks.bots.player import Player
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core.errors import WhiskerworksError, short
from whiskerworks.core.message import Message

RANDOM: Final = "random"
GREEDY: Final = "greedy"
PLAYERS: Final = ("random", "greedy", "1", "2", "3", "4", "5")
"""Every name, the weakest first."""


class UnknownPlayer(WhiskerworksError):
    """No player has that name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(PLAYERS)
        super().__init__(
            f"there is no player {short(name)!r}; there are: {known}", name
        )
        self.name = name


def check_name(name: str) -> None:
    """
    Check that a player has that *name*.

    Raises:
        UnknownPlayer: None has.
    """
    if name not in PLAYERS:
        raise UnknownPlayer(name)


def named(name: str) -> Player:
    """
    Return a new player with that *name*.

    Raises:
        UnknownPlayer: There is none.
    """
    check_name(name)
    if name == RANDOM:
        return RandomMover()
    if name == GREEDY:
        return Greedy()
    return Bot(int(name))


def again(player: Player) -> Player:
    """Return a player like this one who has seen nothing yet."""
    if isinstance(player, Bot):
        return Bot(player.level)
    if isinstance(player, Greedy):
        return Greedy()
    if isinstance(player, RandomMover):
        return RandomMover()
    return player


def title(player: Player) -> Message:
    """Return who this is, as something to be said."""
    if isinstance(player, Greedy):
        return Message("bot-greedy")
    if isinstance(player, RandomMover):
        return Message("bot-random")
    if isinstance(player, Bot) and isinstance(player.level, int):
        level = player.level
        name = Message(f"level-{level}")
        return Message("bot-level", (("name", name), ("level", level)))
    return Message("bot-other")
