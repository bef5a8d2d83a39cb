"""Queries for mutes, bans and the audit log."""

from sqlalchemy import Connection, delete, insert, select

from whiskerworks.server.store.rows import AuditEntry, Ban, Mute
from whiskerworks.server.store.schema import AUDIT, BANS, MUTES

# ---- mutes


def add_mute(connection: Connection, mute: Mute) -> Mute:
    """Store a mute unless it exists; return the stored one."""
    same = (MUTES.c.person == mute.person, MUTES.c.muted == mute.muted)
    found = connection.execute(select(MUTES).where(*same)).first()
    if found is not None:
        return Mute(**found._mapping)
    connection.execute(insert(MUTES).values(_values(mute)))
    return mute


def drop_mute(connection: Connection, person: str, mute: str) -> bool:
    """Remove a person's mute; return whether it existed."""
    theirs = delete(MUTES).where(MUTES.c.id == mute, MUTES.c.person == person)
    return connection.execute(theirs).rowcount > 0


def mutes_of(connection: Connection, person: str) -> list[Mute]:
    """Return the mutes of a person, newest first."""
    theirs = select(MUTES).where(MUTES.c.person == person)
    rows = connection.execute(theirs.order_by(MUTES.c.created.desc(), MUTES.c.id))
    return [Mute(**row._mapping) for row in rows]


# ---- bans


def add_ban(connection: Connection, ban: Ban, note: AuditEntry) -> None:
    """Store a ban, replacing one of the same person or network."""
    same = BANS.c.person == ban.person
    if ban.network is not None:
        same = BANS.c.network == ban.network
    connection.execute(delete(BANS).where(same))
    connection.execute(insert(BANS).values(_values(ban)))
    add_audited(connection, note)


def drop_ban(connection: Connection, ban: str, note: AuditEntry) -> bool:
    """Lift a ban; return whether it existed."""
    done = connection.execute(delete(BANS).where(BANS.c.id == ban)).rowcount > 0
    if done:
        add_audited(connection, note)
    return done


def bans(connection: Connection) -> list[Ban]:
    """Return all bans, including expired ones, newest first."""
    rows = connection.execute(select(BANS).order_by(BANS.c.created.desc(), BANS.c.id))
    return [Ban(**row._mapping) for row in rows]


# ---- audit log


def add_audited(connection: Connection, note: AuditEntry) -> None:
    """Record an act of an operator."""
    connection.execute(insert(AUDIT).values(_values(note)))


def audit(connection: Connection, limit: int) -> list[AuditEntry]:
    """Return the operators' latest acts."""
    newest = select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(limit)
    return [AuditEntry(**row._mapping) for row in connection.execute(newest)]


def _values(row: Mute | Ban | AuditEntry) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
