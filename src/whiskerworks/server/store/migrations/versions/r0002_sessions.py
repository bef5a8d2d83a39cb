"""Add sessions, an epoch for each person, and reserved names of accounts."""

import hashlib
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

YEAR = 365 * 24 * 60 * 60 * 1000
SOME = 500


def upgrade() -> None:
    """Make the tables, and a session for everybody who may have a cookie."""
    for table in ("people", "tokens"):
        epoch = sa.Column("epoch", sa.Integer, nullable=False, server_default="0")
        op.add_column(table, epoch)
    op.create_table(
        "reserved_names",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_reserved_names"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_reserved_names_person"
        ),
    )
    op.create_index("ix_reserved_names_person", "reserved_names", ["person"])
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    _admit_old_cookies(sessions)


def _admit_old_cookies(sessions: sa.Table) -> None:
    """
    Let old cookies name a session: a guest has no other identification.

    Such a cookie names the person and a mark of the password. A session of exactly that
    name, shared by all devices, keeps it valid for another year.
    """
    connection, now = op.get_bind(), time.time_ns() // 1_000_000
    people = sa.table(
        "people",
        sa.column("id", sa.Text),
        sa.column("password_hash", sa.Text),
        sa.column("forgotten", sa.BigInteger),
    )
    known = sa.select(people.c.id, people.c.password_hash).where(
        people.c.forgotten.is_(None)
    )
    rows = [
        {
            "id": f"{person}.{_mark(password_hash)}",
            "person": person,
            "epoch": 0,
            "created": now,
            "seen": now,
            "expires": now + YEAR,
            "browser": "",
            "system": "",
            "address": "",
        }
        for person, password_hash in connection.execute(known).all()
    ]
    for start in range(0, len(rows), SOME):
        connection.execute(sa.insert(sessions), rows[start : start + SOME])


def _mark(password_hash: str | None) -> str:
    return hashlib.sha256((password_hash or "").encode()).hexdigest()[:12]
