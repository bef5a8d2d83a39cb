"""Games between bots: how many one person, and one address, may have in play."""

from collections.abc import Callable
from typing import Final, final

from whiskerworks.server.problems import Trouble
from whiskerworks.settings import Settings
from whiskerworks.table.setup import BotChair, Setup


def is_for_bots(setup: Setup) -> bool:
    """Tell whether only bots play at a table."""
    return all(isinstance(chair, BotChair) for chair in setup.chairs)


@final
class BotGames:
    """The tables in memory that were made for bots alone, and who made them."""

    def __init__(self, settings: Settings, is_over: Callable[[str], bool]) -> None:
        """Count tables until *is_over* says that their game has ended."""
        self._most: Final = settings.max_bot_games
        self._most_here: Final = settings.max_bot_games_per_address
        self._is_over: Final = is_over
        self._makers: Final[dict[str, tuple[str, str]]] = {}

    def check(self, host: str, address: str) -> None:
        """
        See that *host*, who is at *address*, may make one more.

        Raises:
            Trouble: They have too many, or all at that address have.
        """
        makers = [one for key, one in self._makers.items() if not self._is_over(key)]
        if sum(maker == host for maker, _ in makers) >= self._most:
            raise Trouble("too-many-bot-games", "setup.chairs", most=self._most)
        here = sum(place == address for _, place in makers if place)
        if here >= self._most_here:
            code = "too-many-bot-games-here"
            raise Trouble(code, "setup.chairs", most=self._most_here)

    def add(self, table: str, host: str, address: str) -> None:
        """Count a table; *address* is nothing if nobody knows where it was made."""
        self._makers[table] = (host, address)

    def drop(self, table: str) -> None:
        """Forget a table that is no longer in memory, if it was counted."""
        self._makers.pop(table, None)
