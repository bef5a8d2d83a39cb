"""Real tables for tests, and what is typed at them."""

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
    """Return a table at which nothing was played yet."""
    game = whiskerworks.load(name, seats, **options)
    said = Words(name, "en", names) if names else words(name)
    return RefereeSession([worlds_at_start(game)], said, names)


def noticed(desk: RefereeSession) -> list[str]:
    """Return what is to be known besides what was played."""
    return list(desk.view.notices)


def typed(desk: RefereeSession, *lines: str) -> list[str]:
    """Type these lines, and return what is answered and told."""

    async def obey() -> list[str]:
        answered: list[str] = []
        for line in lines:
            before = len(desk.worlds.steps)
            answered.extend(await desk.obey(line))
            answered.extend([s for ply in desk.plies[before:] for s in ply.sentences])
        return answered

    return asyncio.run(obey())
