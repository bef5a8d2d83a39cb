"""
Serve the browser client.

All its screens are one page, the shell. The shell contains the deployment's prefix, and
sends browsers without scripts to the plain page of the same address. Where no client is
built, everybody is redirected there.
"""

from html import escape
from typing import Final
from urllib.parse import quote

from litestar import MediaType, Response, get
from litestar.params import FromPath

from whiskerworks.draw.drawings import art_of_games
from whiskerworks.games import names
from whiskerworks.server.api.common import AnyRequest, ServiceDep
from whiskerworks.server.client_files import (
    WORKER_FILE,
    ClientBuild,
    ClientFile,
    ClientFolder,
)
from whiskerworks.server.guard import cookie_of
from whiskerworks.server.pages.layout import GAMES_ART_PATH, PLAIN_PREFIX
from whiskerworks.server.problems import ProblemError
from whiskerworks.words import languages, sentence

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their content."""
REVALIDATE: Final = "no-cache"
"""For files that must be revalidated before use."""
OK: Final = 200
FOUND: Final = 302
NOT_FOUND: Final = 404
MANIFEST_TYPE: Final = "application/manifest+json"
THEME_COLOUR: Final = "#7a4a1e"
BACKGROUND_COLOUR: Final = "#f6ecd9"


@get(
    ["/", "/rules", "/settings", "/me"],
    include_in_schema=False,
)
async def show_screen(request: AnyRequest) -> Response[str]:
    """Show a screen of the client."""
    return shell_response(request)


@get(["/new/{game:str}", "/rules/{game:str}"], include_in_schema=False)
async def show_screen_of_game(
    game: FromPath[str], request: AnyRequest
) -> Response[str]:
    """Show a screen about a game; the client reports an unknown game."""
    return shell_response(request, OK if game in names() else NOT_FOUND)


@get("/t/{table:str}", include_in_schema=False)
async def show_screen_of_table(
    table: FromPath[str], service: ServiceDep, request: AnyRequest
) -> Response[str]:
    """Show the screen of a table; the client reports an unknown table."""
    found = await service.registry.store.has_table(table)
    return shell_response(request, OK if found else NOT_FOUND)


@get("/games", include_in_schema=False)
async def show_games(request: AnyRequest) -> Response[str]:
    """Redirect to the current address of the games."""
    return redirect_to(f"{request.app.state.prefix}/rules")


@get("/web/{name:str}", include_in_schema=False)
async def show_file(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """Send a file of the client."""
    file = client_of(request).file(f"web/{name}")
    return send_client_file(request, file, {"cache-control": CACHE_FOREVER})


@get(f"/{WORKER_FILE}", include_in_schema=False)
async def show_worker(request: AnyRequest) -> Response[bytes]:
    """Send the service worker, which keeps the client usable offline."""
    scope = f"{request.app.state.prefix}/"
    headers = {"cache-control": REVALIDATE, "service-worker-allowed": scope}
    return send_client_file(request, client_of(request).file(WORKER_FILE), headers)


@get("/manifest.webmanifest", include_in_schema=False)
async def show_manifest() -> Response[dict[str, object]]:
    """Send the web app manifest; its addresses are relative."""
    headers = {"cache-control": "public, max-age=300"}
    return Response(manifest(), media_type=MANIFEST_TYPE, headers=headers)


def manifest() -> dict[str, object]:
    """Return the manifest that browsers need to install the client."""
    sizes = ("192x192", "512x512")
    drawn = {"src": "static/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    icons = [
        drawn,
        *[_icon(size, "any") for size in sizes],
        _icon(sizes[1], "maskable"),
    ]
    return {
        "name": "Whiskerworks",
        "short_name": "Whiskerworks",
        "id": ".",
        "start_url": ".",
        "scope": ".",
        "display": "standalone",
        "theme_color": THEME_COLOUR,
        "background_color": BACKGROUND_COLOUR,
        "icons": icons,
    }


def _icon(size: str, purpose: str) -> dict[str, str]:
    name = "icon" if purpose == "any" else purpose
    src = f"static/{name}-{size.partition('x')[0]}.png"
    return {"src": src, "sizes": size, "type": "image/png", "purpose": purpose}


def shell_response(request: AnyRequest, status: int = OK) -> Response[str]:
    """Return the shell, or a redirect to the plain page if no client is built."""
    client = client_of(request).client()
    plain = plain_address(request)
    if client is None:
        return redirect_to(plain)
    language = best_language(request.headers.get("accept-language", ""))
    known = bool(cookie_of(request.scope["state"]["headers"]))
    page = fill_shell(client, request.app.state.prefix, plain, language, known=known)
    headers = {"cache-control": REVALIDATE, "vary": "accept-language, cookie"}
    return Response(
        page, status_code=status, media_type=MediaType.HTML, headers=headers
    )


def redirect_to(address: str) -> Response[str]:
    """Redirect to another address."""
    headers = {"location": address}
    return Response("", status_code=FOUND, headers=headers, media_type=MediaType.TEXT)


def plain_address(request: AnyRequest) -> str:
    """Return the address of the plain page that corresponds to a request."""
    path = request.scope["path"].rstrip("/")
    if path == "/settings":
        path = ""  # the plain page has no settings
    query = request.scope["query_string"].decode("latin-1")
    where = f"{request.app.state.prefix}{PLAIN_PREFIX}{quote(path) or '/'}"
    return f"{where}?{quote(query, safe=SAFE_QUERY_CHARACTERS)}" if query else where


SAFE_QUERY_CHARACTERS: Final = "%=&+-._~/:,;!*()$'@"
"""Characters that need no escaping in a query."""


def fill_shell(
    client: ClientBuild, prefix: str, plain: str, language: str, *, known: bool = False
) -> str:
    """
    Return the shell for one deployment and language, linked to the plain page.

    It also says whether this browser was *known* before, so that strangers need not ask
    who they are, and where the drawings of single games are.
    """
    here, there = escape(prefix), escape(plain)
    words_there = escape(sentence("page-no-script", language))
    head = [
        f'<link rel="icon" href="{here}/static/icon.svg">',
        f'<link rel="apple-touch-icon" href="{here}/static/icon-192.png">',
        f'<link rel="manifest" href="{here}/manifest.webmanifest">',
        f'<noscript><meta http-equiv="refresh" content="0; url={there}"></noscript>',
    ]
    way = f'<noscript><p><a href="{there}">{words_there}</a></p></noscript>'
    named = '<meta name="whiskerworks-prefix" content="'
    met = '<meta name="whiskerworks-known" content="'
    art = '<meta name="whiskerworks-art" content="'
    drawings = f"{here}{GAMES_ART_PATH}" if art_of_games() else ""
    return (
        client.shell.replace('<html lang="en"', f'<html lang="{language}"', 1)
        .replace(f'{named}"', f'{named}{here}"', 1)
        .replace(f'{met}"', f'{met}{"yes" if known else "no"}"', 1)
        .replace(f'{art}"', f'{art}{drawings}"', 1)
        .replace('="./', f'="{here}/')
        .replace("</head>", f"{''.join(head)}</head>", 1)
        .replace("</body>", f"{way}</body>", 1)
    )


def best_language(accepted: str) -> str:
    """Return the browser's preferred language among ours; English if none."""
    known, best, liking = languages(), "en", 0.0
    for part in accepted[:500].split(","):
        name, _, more = part.strip().partition(";")
        short = name.strip().lower().partition("-")[0]
        weight = _weight(more)
        if short in known and weight > liking:
            best, liking = short, weight
    return best


def _weight(text: str) -> float:
    """Return the quality value that follows a language's name."""
    name, _, number = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def send_client_file(
    request: AnyRequest, file: ClientFile | None, headers: dict[str, str]
) -> Response[bytes]:
    """
    Send a file, compressed if the browser accepts that.

    Raises:
        ProblemError: The file does not exist.
    """
    if file is None:
        raise ProblemError("not-found")
    if file.packed is None:
        return Response(file.content, media_type=file.kind, headers=headers)
    headers = headers | {"vary": "accept-encoding"}
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(file.content, media_type=file.kind, headers=headers)
    headers = headers | {"content-encoding": "gzip"}
    return Response(file.packed, media_type=file.kind, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser accepts gzip."""
    parts = [part.partition(";") for part in accepted.lower().split(",")]
    return any(name.strip() == "gzip" and _weight(q) > 0 for name, _, q in parts)


def client_of(request: AnyRequest) -> ClientFolder:
    """Return the client of this app."""
    found: ClientFolder = request.app.state.built
    return found


HANDLERS = [
    show_screen,
    show_screen_of_game,
    show_screen_of_table,
    show_games,
    show_file,
    show_worker,
    show_manifest,
]
