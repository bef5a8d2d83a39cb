"""
The tables of the database, as this version of the program uses them.

Every change here needs a migration; docs/store.md says how.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),
    # The common key of logins that differ only in case.
    Column("login_key", Text, unique=True),
    Column("password_hash", Text),
    Column("hook_url", Text),
    Column("hook_kind", Text),
    Column("created", BigInteger, nullable=False),
    Column("forgotten", BigInteger),
    # When they were last here, to the day.
    Column("seen", BigInteger),
    # Sessions and tokens of earlier epochs are void.
    Column("epoch", Integer, nullable=False, server_default="0"),
)

RESERVED_NAMES: Final = Table(
    "reserved_names",
    METADATA,
    # The common key of names that look alike.
    Column("key", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("epoch", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("address", Text, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("hash", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    # Whether others may watch.
    Column("watch", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    # Whether the table acts by itself: a clock runs, or a bot is to move.
    Column("wake", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # The `TableRow`, as JSON.
    Column("row", Text, nullable=False),
    Column("host", Text),
    Index("ix_tables_host_created", "host", "created"),
    Index("ix_tables_phase_changed", "phase", "changed"),
    Index("ix_tables_public_phase_created", "public", "phase", "created"),
    Index("ix_tables_wake", "wake"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("entry", Text, nullable=False),
    # Tells apart different commands with one id; None in older logs.
    Column("digest", BigInteger),
    # The log of a table is stored together, in order, in the key's own tree.
    sqlite_with_rowid=False,
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    # Whom that person mutes.
    Column("muted", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("person", "muted"),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", Text, primary_key=True),
    # A ban is of a person, or of a network.
    Column("person", Text),
    Column("network", Text),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # None for a ban without end.
    Column("until", BigInteger),
)

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("operator", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("reason", Text, nullable=False),
)
