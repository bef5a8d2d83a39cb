"""A digest of each command, by which another one of the same id is known."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; what was commanded before is not known any more."""
    op.add_column("log", sa.Column("digest", sa.BigInteger))
