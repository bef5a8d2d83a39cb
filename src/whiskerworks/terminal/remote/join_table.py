"""Joining a table: connect, and load the game that is played there."""

import asyncio

from whiskerworks.core.errors import BadSeats, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, format_param
from whiskerworks.core.options import read_options
from whiskerworks.games import bind, meta
from whiskerworks.table.messages import Facts
from whiskerworks.terminal.remote.connection import TableConnection
from whiskerworks.terminal.remote.rest_client import ServerUnreachable
from whiskerworks.terminal.remote.table_view import TableView
from whiskerworks.words import Words


class EntryDenied(WhiskerworksError):
    """The table does not let us in."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, problem)


class UnsupportedTable(WhiskerworksError):
    """The table plays something that this version does not support."""

    def __init__(self, problem: str) -> None:
        super().__init__(
            f"the server runs another version, and plays something that this one "
            f"does not support: {problem}",
            problem,
        )


async def join(
    connection: TableConnection, changed: asyncio.Event, language: str
) -> TableView:
    """
    Connect and return the table once the server has sent it.

    Raises:
        EntryDenied, ServerUnreachable, IncompatibleServer: We cannot join.
    """
    connection.start()
    while connection.table is None:
        await changed.wait()
        changed.clear()
        if connection.status.state == "lost":
            raise ServerUnreachable(
                connection.address.host,
                connection.status.reason or "the connection breaks",
            )
        if connection.version_error is not None:
            raise connection.version_error
        if connection.status.state == "closed":
            words = Words(None, language, patient=True)
            raise EntryDenied(code_sentence(words, connection.status.reason))
    return connection.table


def code_sentence(words: Words, reason: str) -> str:
    """Return the sentence for a server's code; the code itself if there is none."""
    for code in (f"refusal-{reason}", f"problem-{reason}", reason):
        text = words.say(Message(code))
        if words.has(code) and text != format_param(Message(code)):
            return text
    return reason


def load_game(facts: Facts) -> Game:
    """
    Return the game that is played at a table.

    Raises:
        UnsupportedTable: This version lacks the game, its options or its rules.
    """
    try:
        game_meta = meta(facts.game)
        if facts.seats not in game_meta.seats:
            raise BadSeats(facts.game, facts.seats, game_meta.seats)
        if not game_meta.oldest_rules <= facts.rules_version <= game_meta.rules_version:
            raise UnsupportedTable(f"rules {facts.rules_version} of {facts.game}")
        chosen = tuple(read_options(game_meta.options, facts.options).items())
        return bind(facts.game, facts.seats, chosen, facts.rules_version)
    except UnsupportedTable:
        raise
    except WhiskerworksError as problem:
        raise UnsupportedTable(str(problem)) from None
