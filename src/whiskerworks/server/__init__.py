"""The server: many tables for people, with lobby, sockets, accounts, store, bots."""

from whiskerworks.core.extras import require

require(
    "serve",
    "the server",
    "alembic",
    "argon2",
    "httptools",
    "litestar",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
)
