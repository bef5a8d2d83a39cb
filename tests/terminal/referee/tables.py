"""Real tables for tests, and lines typed at them."""

import asyncio

import whiskerworks
from whiskerworks.terminal.referee.possible_worlds import worlds_at_start
from whiskerworks.terminal.referee.session import RefereeSession
from whiskerworks.words import Words, words


def table(
    name: str,
    seats: int | None = None,
    names: tuple[str, ...] = (),
    **options: str | bool,
) -> RefereeSession:
    """Return a table before the first move."""
    game = whiskerworks.load(name, seats, **options)
    said = Words(name, "en", names) if names else words(name)
    return RefereeSession([worlds_at_start(game)], said, names)


def noticed(session: RefereeSession) -> list[str]:
    """Return the current notices."""
    return list(session.view.notices)


def typed(session: RefereeSession, *lines: str) -> list[str]:
    """Type these lines, and return the answers and reports."""

    async def obey() -> list[str]:
        answered: list[str] = []
        for line in lines:
            before = len(session.worlds.steps)
            answered.extend(await session.obey(line))
            answered.extend(
                [s for ply in session.plies[before:] for s in ply.sentences]
            )
        return answered

    return asyncio.run(obey())
