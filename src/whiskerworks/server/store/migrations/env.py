"""Run by Alembic, with our connection, inside a transaction."""

from alembic import context

from whiskerworks.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    # SQLite cannot change columns; Alembic then copies the table.
    render_as_batch=True,
)
context.run_migrations()
