"""Add mutes, bans, the audit log, tables' hosts, and people's last visits."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the new tables and columns, and fill in what is known."""
    op.add_column("tables", sa.Column("host", sa.Text))
    op.create_index("ix_tables_host_created", "tables", ["host", "created"])
    op.create_index("ix_tables_phase_changed", "tables", ["phase", "changed"])
    op.add_column("people", sa.Column("seen", sa.BigInteger))
    _fill_hosts()
    people = sa.table("people", sa.column("seen"), sa.column("created"))
    # Visits were not noted before; nobody must look inactive because of that.
    now = sa.select(sa.func.max(people.c.created)).scalar_subquery()
    op.execute(sa.update(people).values(seen=now))
    _make_tables()


def _fill_hosts() -> None:
    connection = op.get_bind()
    tables = sa.table(
        "tables", sa.column("id"), sa.column("host"), sa.column("row", sa.Text)
    )
    found = connection.execute(sa.select(tables.c.id, tables.c.row)).all()
    for table_id, row in found:
        changed = sa.update(tables).where(tables.c.id == table_id)
        connection.execute(changed.values(host=json.loads(row)["host"]))


def _make_tables() -> None:
    op.create_table(
        "mutes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mutes"),
        sa.UniqueConstraint("person", "muted", name="uq_mutes_person_muted"),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("network", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
