"""Make tables: new ones, and ones that continue another table or a record."""

import secrets
from typing import Final

from whiskerworks.core import record as records_text
from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.lobby_rows import make_row
from whiskerworks.server.quotas import is_for_bots
from whiskerworks.server.store import StoredTable
from whiskerworks.server.store.people_store import new_id
from whiskerworks.server.table_rebuild import people_of, rebuild_delayed
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.table import operations, records
from whiskerworks.table.context import Actor, Context, Viewer
from whiskerworks.table.dealer import SECRET_BYTES, HmacDealer, commitment
from whiskerworks.table.log_entries import Source
from whiskerworks.table.refusals import refuse
from whiskerworks.table.setup import Setup

MAX_UPLOADED_PLIES: Final = 5000
"""Maximum plies of an uploaded game."""


async def make_table(
    registry: TableRegistry,
    game: Game,
    setup: Setup,
    host: str,
    source: Source | None = None,
    kept_for: tuple[str, ...] = (),
    address: str = "",
) -> LiveTable:
    """
    Return a new, saved table; its *host* is at *address*.

    Raises:
        Refused, BadRecord: Such a table is impossible.
        ProblemError: Too many tables for bots alone are open.
        StoreError: The table cannot be saved.
    """
    table_id, secret = new_id(16), secrets.token_bytes(SECRET_BYTES)
    invitation = secrets.token_urlsafe(16)
    moment = Context(registry.clock.now(), HmacDealer(secret), invitation=invitation)
    table, logs = operations.create_table(
        game, setup, host, commitment(secret), moment, source, kept_for
    )
    if is_for_bots(setup):
        registry.bot_games.check(host, address)
        registry.bot_games.add(table_id, host, address)
    try:
        await registry.person_cache.know(people_of(logs))
        row = make_row(table_id, table)
        await registry.store.make_table(table_id, secret, invitation, logs, row)
    except BaseException:
        registry.bot_games.drop(table_id)
        raise
    twin = await rebuild_delayed(table, logs)
    kept = StoredTable(table_id, secret, invitation, logs)
    return registry.enter(kept, table, twin, address)


async def make_rematch(
    registry: TableRegistry, live: LiveTable, actor: Actor
) -> LiveTable:
    """
    Return a table where the players of *live* play again, seats moved by one [T13].

    Raises:
        Refused: They may not, or not yet.
        StoreError, TableLost: The table cannot be saved.
    """
    async with live.changing:
        table = live.table
        operations.check_rematch(table, actor)
        setup, kept_for = operations.rematch_chairs(table)
        made = await make_table(
            registry, table.game, setup, actor.person, kept_for=kept_for
        )
        moment, since = live.begin()
        live.publish(operations.record_rematch(table, actor, made.id, moment), since)
        await live.settled()
        return made


async def make_branch(
    registry: TableRegistry,
    live: LiveTable,
    viewer: Viewer,
    ply: int,
    setup: Setup,
    address: str = "",
) -> LiveTable:
    """
    Return a new table that continues from the first *ply* plies of *live* [T13].

    Raises:
        Refused: The ply does not exist, or the viewer may not know all moves yet.
        ProblemError: Too many tables for bots alone are open.
        StoreError: The table cannot be saved.
    """
    live.broadcaster.check(viewer)
    table = live.broadcaster.visible_table(viewer)
    if not 0 <= ply <= table.ply:
        raise refuse("no-such-ply", ply=ply, plies=table.ply)
    records.check_download(table, viewer)
    record = records.record_of(table, registry.person_cache.name_of)
    source = Source(live.id, records.source_of(record).plies[:ply])
    host = viewer.person
    return await make_table(registry, table.game, setup, host, source, address=address)


async def make_uploaded(
    registry: TableRegistry, record: Record, setup: Setup, host: str
) -> LiveTable:
    """
    Return a new table with a game that was played elsewhere.

    Raises:
        BadRecord: It is not a record of a known game.
        Refused: Such a table is impossible.
        StoreError: The table cannot be saved.
    """
    game = load_record(record)
    return await make_table(registry, game, setup, host, records.source_of(record))


# ---- uploaded records, off the event loop


def parse_record(text: str) -> Record:
    """
    Return the record in *text*; `check_moves` checks its moves.

    Raises:
        BadRecord: It is not a record, or too long; names the line.
    """
    read = records_text.read(text)
    if len(read.plies) > MAX_UPLOADED_PLIES:
        line = read.ply_line(MAX_UPLOADED_PLIES)
        raise read.wrong(
            line, f"we take no games of more than {MAX_UPLOADED_PLIES} plies"
        )
    return read


def check_moves(kept: Record) -> None:
    """
    Referee every move of a record.

    Raises:
        BadRecord: It is not a record of a known game; names the line.
    """
    records_text.replay(load_record(kept), kept)
