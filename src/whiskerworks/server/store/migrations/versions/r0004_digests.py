"""Add a digest of each command, which recognises another one of the same id."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; earlier commands have no digest."""
    op.add_column("log", sa.Column("digest", sa.BigInteger))
