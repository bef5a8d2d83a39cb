"""
The addresses of the browser client.

All its screens are one page, the shell, which bears where we live and leads whoever
has no scripts to the plain page of the same address. Where no client is built all
are led there.
"""

from html import escape
from typing import Final
from urllib.parse import quote

from litestar import MediaType, Response, get
from litestar.params import FromPath

from whiskerworks.draw.drawings import art_of_games
from whiskerworks.games import names
from whiskerworks.server.api.common import Asked, ServiceDep
from whiskerworks.server.client_files import WORKER, Client, ClientFolder, File
from whiskerworks.server.guard import cookie_of
from whiskerworks.server.pages.layout import GAMES_ART, PLAIN
from whiskerworks.server.problems import ProblemError
from whiskerworks.words import languages, sentence

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names hold what is in them."""
ASK: Final = "no-cache"
"""For what is used only after asking whether it is still so."""
OK: Final = 200
FOUND: Final = 302
NOT_FOUND: Final = 404
MANIFEST: Final = "application/manifest+json"
COLOUR: Final = "#7a4a1e"
PAPER: Final = "#f6ecd9"


@get(
    ["/", "/rules", "/settings", "/me"],
    include_in_schema=False,
)
async def show_screen(request: Asked) -> Response[str]:
    """Show a screen of the client."""
    return shell(request)


@get(["/new/{game:str}", "/rules/{game:str}"], include_in_schema=False)
async def show_screen_of_game(game: FromPath[str], request: Asked) -> Response[str]:
    """Show a screen about a game; where there is none, the client says so."""
    return shell(request, OK if game in names() else NOT_FOUND)


@get("/t/{table:str}", include_in_schema=False)
async def show_screen_of_table(
    table: FromPath[str], service: ServiceDep, request: Asked
) -> Response[str]:
    """Show the screen of a table; where there is none, the client says so."""
    found = await service.registry.store.has_table(table)
    return shell(request, OK if found else NOT_FOUND)


@get("/games", include_in_schema=False)
async def show_games(request: Asked) -> Response[str]:
    """Lead on to where the games are now."""
    return led_to(f"{request.app.state.prefix}/rules")


@get("/web/{name:str}", include_in_schema=False)
async def show_file(name: FromPath[str], request: Asked) -> Response[bytes]:
    """Send a file of the client."""
    file = built(request).file(f"web/{name}")
    return sent(request, file, {"cache-control": FOREVER})


@get(f"/{WORKER}", include_in_schema=False)
async def show_worker(request: Asked) -> Response[bytes]:
    """Send what keeps the client usable where there is no connection."""
    scope = f"{request.app.state.prefix}/"
    headers = {"cache-control": ASK, "service-worker-allowed": scope}
    return sent(request, built(request).file(WORKER), headers)


@get("/manifest.webmanifest", include_in_schema=False)
async def show_manifest() -> Response[dict[str, object]]:
    """Tell a browser how the client is installed; its addresses are relative."""
    headers = {"cache-control": "public, max-age=300"}
    return Response(manifest(), media_type=MANIFEST, headers=headers)


def manifest() -> dict[str, object]:
    """Return what a browser needs to install the client."""
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
        "theme_color": COLOUR,
        "background_color": PAPER,
        "icons": icons,
    }


def _icon(size: str, purpose: str) -> dict[str, str]:
    name = "icon" if purpose == "any" else purpose
    src = f"static/{name}-{size.partition('x')[0]}.png"
    return {"src": src, "sizes": size, "type": "image/png", "purpose": purpose}


def shell(request: Asked, status: int = OK) -> Response[str]:
    """Answer with the shell, or the way to the plain page if there is no client."""
    client = built(request).client()
    plain = plain_address(request)
    if client is None:
        return led_to(plain)
    language = best_language(request.headers.get("accept-language", ""))
    known = bool(cookie_of(request.scope["state"]["headers"]))
    page = filled(client, request.app.state.prefix, plain, language, known=known)
    headers = {"cache-control": ASK, "vary": "accept-language, cookie"}
    return Response(
        page, status_code=status, media_type=MediaType.HTML, headers=headers
    )


def led_to(address: str) -> Response[str]:
    """Lead whoever asks to another address."""
    headers = {"location": address}
    return Response("", status_code=FOUND, headers=headers, media_type=MediaType.TEXT)


def plain_address(request: Asked) -> str:
    """Return where the plain page is that is asked for without scripts."""
    path = request.scope["path"].rstrip("/")
    if path == "/settings":
        path = ""  # without scripts there is nothing to set
    query = request.scope["query_string"].decode("latin-1")
    where = f"{request.app.state.prefix}{PLAIN}{quote(path) or '/'}"
    return f"{where}?{quote(query, safe=QUERY)}" if query else where


QUERY: Final = "%=&+-._~/:,;!*()$'@"
"""What may stand in a query as it is."""


def filled(
    client: Client, prefix: str, plain: str, language: str, *, known: bool = False
) -> str:
    """
    Return the shell for one place and language, with the way to the plain page.

    It also bears whether the browser has been *known* to us, so that strangers need
    not ask who they are, and where the drawings of single games are.
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
    drawings = f"{here}{GAMES_ART}" if art_of_games() else ""
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
    """Return the language of ours that a browser likes best; English if none."""
    known, best, liking = languages(), "en", 0.0
    for part in accepted[:500].split(","):
        name, _, more = part.strip().partition(";")
        short = name.strip().lower().partition("-")[0]
        weight = _weight(more)
        if short in known and weight > liking:
            best, liking = short, weight
    return best


def _weight(text: str) -> float:
    """Return how much a language is liked, of what stands behind its name."""
    name, _, number = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def sent(request: Asked, file: File | None, headers: dict[str, str]) -> Response[bytes]:
    """
    Answer with a file, packed if the browser can unpack it.

    Raises:
        ProblemError: There is none.
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
    """Tell whether a browser unpacks what gzip has packed."""
    parts = [part.partition(";") for part in accepted.lower().split(",")]
    return any(name.strip() == "gzip" and _weight(q) > 0 for name, _, q in parts)


def built(request: Asked) -> ClientFolder:
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
