"""Questions about tables: jobs for a connection."""

from sqlalchemy import Connection, and_, case, or_, select, tuple_

from whiskerworks.server.store.errors import Damaged
from whiskerworks.server.store.rows import Kept, TableRow, read_logs, read_row
from whiskerworks.server.store.schema import LOG, SEATS, TABLES


def load(connection: Connection, table_id: str) -> Kept | None:
    """
    Return a table with its whole log.

    Raises:
        Damaged: An entry is missing or cannot be read.
    """
    wanted = select(TABLES.c.secret, TABLES.c.invitation).where(TABLES.c.id == table_id)
    found = connection.execute(wanted).first()
    if found is None:
        return None
    entries = select(LOG).where(LOG.c.table_id == table_id).order_by(LOG.c.seq)
    logs = read_logs(connection.execute(entries))
    return Kept(table_id, bytes(found.secret), found.invitation, logs)


def exists(connection: Connection, table_id: str) -> bool:
    """Return whether a table has that id."""
    wanted = select(TABLES.c.id).where(TABLES.c.id == table_id)
    return connection.execute(wanted).first() is not None


def lobby(connection: Connection, limit: int, game: str | None) -> list[TableRow]:
    """Return public tables: those that wait for players first, then the newest."""
    waits = TABLES.c.phase == "waiting"
    shown = [TABLES.c.public, TABLES.c.phase.in_(("waiting", "playing", "paused"))]
    if game is not None:
        shown.append(TABLES.c.game == game)
    rows = connection.execute(
        select(TABLES.c.row)
        .where(and_(*shown), or_(waits, TABLES.c.watch))
        .order_by(case((waits, 0), else_=1), TABLES.c.created.desc(), TABLES.c.id)
        .limit(limit)
    )
    return [read_row(row.row) for row in rows]


def tables_of(
    connection: Connection, person: str, limit: int, before: tuple[int, str] | None
) -> list[TableRow]:
    """Return the tables a person belongs to, those first that changed last."""
    place = tuple_(TABLES.c.changed, TABLES.c.id)
    theirs = select(TABLES.c.row).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    theirs = theirs.where(SEATS.c.person == person)
    if before is not None:
        theirs = theirs.where(place < before)
    newest = theirs.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc())
    rows = connection.execute(newest.limit(limit))
    return [read_row(row.row) for row in rows]


def to_wake(connection: Connection) -> list[str]:
    """Return the tables at which something happens by itself."""
    wanted = select(TABLES.c.id, TABLES.c.row).where(TABLES.c.wake)
    found = connection.execute(wanted.order_by(TABLES.c.id))
    return [one.id for one in found if _wakes(one.row)]


def _wakes(row: str) -> bool:
    """Tell whether a *row* wakes its table; those of old versions may say too much."""
    try:
        return read_row(row).wake
    except Damaged:
        return True  # the log knows better


def lagging(connection: Connection) -> list[str]:
    """Return the tables in play whose row is older than the end of their log."""
    last = (
        select(LOG.c.at)
        .where(LOG.c.table_id == TABLES.c.id)
        .order_by(LOG.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    in_play = TABLES.c.phase.in_(("playing", "paused"))
    wanted = select(TABLES.c.id).where(in_play, TABLES.c.changed != last)
    return [row.id for row in connection.execute(wanted.order_by(TABLES.c.id))]
