"""The OpenAPI document that describes the API."""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme, Tag

from whiskerworks import __version__
from whiskerworks.server.api import games, hooks, me, monitoring, tables
from whiskerworks.server.api.common import DEPENDENCIES
from whiskerworks.server.signing import SESSION_COOKIE

TAGS: Final = {
    "games": "What can be played, and by which rules.",
    "tables": "The lobby, and one match each.",
    "records": "Games as text.",
    "people": "Guests, accounts, and the tokens of programs.",
    "operating": "For the people who run the server.",
}
API: Final = [*me.HANDLERS, *hooks.HANDLERS, *games.HANDLERS, *tables.HANDLERS]
SECURITY_SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "token": SecurityScheme(
        type="http", scheme="bearer", description="A program's token."
    ),
    "cookie": SecurityScheme(
        type="apiKey",
        name=SESSION_COOKIE,
        security_scheme_in="cookie",
        description="Your session; changes also need X-Whiskerworks-Token.",
    ),
}

RECORD_BODY: Final = {
    "required": True,
    "description": "A record of a game, as `GET /api/tables/{table}/record` sends it, "
    "or as JSON; see docs/records.md.",
    "content": {
        "text/plain": {"schema": {"type": "string"}},
        "application/json": {"schema": {"type": "object"}},
    },
}
"""A body that need not be JSON, described by hand."""


@cache
def api_description() -> dict[str, Any]:
    """Return the description of the API, as OpenAPI 3.1."""
    # A separate app: one that serves it would answer for all of /api.
    app = Litestar(
        [Router("/api", route_handlers=API), *monitoring.HANDLERS],
        dependencies=DEPENDENCIES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Whiskerworks",
            version=__version__,
            description="Lobby, tables, records and people; see docs/protocol.md.",
            tags=[Tag(name, told) for name, told in TAGS.items()],
            components=Components(security_schemes=SECURITY_SCHEMES),
            security=[{}, {"token": []}, {"cookie": []}],
            use_handler_docstrings=True,
        ),
    )
    # Defaults that are structures become plain data on the way.
    plain = msgspec.json.encode(app.openapi_schema.to_schema())
    told: dict[str, Any] = msgspec.json.decode(plain)
    told["paths"]["/api/records"]["post"]["requestBody"] = RECORD_BODY
    for path in told["paths"].values():
        for operation in path.values():
            operation["responses"].get("204", {}).pop("content", None)
    return told


@get("/openapi.json", include_in_schema=False)
async def show_description() -> Response[dict[str, Any]]:
    """Describe the API."""
    headers = {"cache-control": "public, max-age=300"}
    return Response(api_description(), headers=headers)
