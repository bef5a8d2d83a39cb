"""Many tables, for people: lobby, sockets, accounts, stores, bots, pages."""

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
