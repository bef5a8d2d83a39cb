"""The addresses of plain pages, and of the pictures and files they show."""

from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from whiskerworks.draw.drawings import art_of_games
from whiskerworks.server.api.common import (
    AccountsDep,
    AnyRequest,
    OptionalPersonDep,
    ServiceDep,
)
from whiskerworks.server.api.me import list_sessions
from whiskerworks.server.api.tables import Seat, TableId, Watch
from whiskerworks.server.game_info import describe_game
from whiskerworks.server.pages import art, form_handlers
from whiskerworks.server.pages.layout import GAMES_ART_PATH, PLAIN_PREFIX
from whiskerworks.server.pages.lobby import lobby_page
from whiskerworks.server.pages.me import my_page
from whiskerworks.server.pages.new_table import new_table_page, prefill_from_query
from whiskerworks.server.pages.page_requests import page_context, page_response
from whiskerworks.server.pages.rules import games_page, rules_page
from whiskerworks.server.pages.table import table_page
from whiskerworks.server.pages.table_data import best_seat, load_table_page
from whiskerworks.server.pages.texts import scene_svg
from whiskerworks.server.store import Person
from whiskerworks.server.table_service import TableService, VisibleTable

TABLES_PER_LIST = 30
"""Maximum tables in a list on a page."""
Invitation = Annotated[str, QueryParameter(max_length=64)]
Svg = Annotated[str, PathParameter(max_length=40)]
SVG_TYPE = "image/svg+xml"


@get("/", include_in_schema=False)
async def show_lobby(
    request: AnyRequest, service: ServiceDep, viewer: OptionalPersonDep
) -> Response[str]:
    """Show the lobby."""
    tables = await service.lobby(None, TABLES_PER_LIST)
    mine = None if viewer is None else await service.tables_of(viewer, None, 5)
    lines = () if mine is None else mine.tables
    visit = page_context(request, viewer)
    return await page_response(request, lambda: lobby_page(visit, tables.tables, lines))


@get("/rules", include_in_schema=False)
async def show_games(request: AnyRequest, viewer: OptionalPersonDep) -> Response[str]:
    """Show all games, linked to their rules."""
    visit = page_context(request, viewer)
    return await page_response(request, lambda: games_page(visit))


@get("/rules/{game:str}", include_in_schema=False)
async def show_rules(
    game: FromPath[str], request: AnyRequest, viewer: OptionalPersonDep
) -> Response[str]:
    """Show the rules of a game."""
    visit = page_context(request, viewer)
    return await page_response(request, lambda: rules_page(visit, game))


@get("/new/{game:str}", include_in_schema=False)
async def show_new(
    game: FromPath[str], request: AnyRequest, viewer: OptionalPersonDep
) -> Response[str]:
    """Show the page for setting up a table, prefilled from the link."""
    facts = prefill_from_query(describe_game(game), dict(request.query_params))
    visit = page_context(request, viewer)
    return await page_response(request, lambda: new_table_page(visit, facts))


@get("/me", include_in_schema=False)
async def show_me(
    request: AnyRequest,
    service: ServiceDep,
    accounts: AccountsDep,
    viewer: OptionalPersonDep,
    before: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Response[str]:
    """Show your own page."""
    visit = page_context(request, viewer)
    if viewer is None:
        return await page_response(request, lambda: my_page(visit, None))
    tables = await service.tables_of(viewer, before, TABLES_PER_LIST)
    tokens = await accounts.store.tokens_of(viewer.id)
    sessions = await list_sessions(accounts, viewer, request)
    muted = (await service.mutes_of(viewer)).mutes
    return await page_response(
        request, lambda: my_page(visit, tables, tokens, sessions, muted)
    )


@get("/t/{table:str}", include_in_schema=False)
async def show_one(
    table: TableId,
    request: AnyRequest,
    service: ServiceDep,
    viewer: OptionalPersonDep,
    ply: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
    eyes: Seat = None,
    watch: Watch = "",
    invitation: Invitation = "",
) -> Response[str]:
    """Show a table, now or after an earlier ply."""
    seen = await view_table(service, viewer, table, watch)
    visit = page_context(request, viewer)
    told = await load_table_page(
        service, visit, seen, ply, eyes, watch=watch, invitation=invitation
    )
    return await page_response(request, lambda: table_page(told))


@get("/t/{table:str}/board.svg", include_in_schema=False)
async def show_board(
    table: TableId,
    service: ServiceDep,
    viewer: OptionalPersonDep,
    ply: Annotated[int, QueryParameter(ge=0, le=100_000)],
    seat: Seat = None,
    watch: Watch = "",
    dark: FromQuery[bool] = False,
) -> Response[str]:
    """Draw the board of a table after some of its plies."""
    own = None if viewer is None or watch else seat
    live = await service.live(table)
    if viewer is not None and own not in live.table.seats_of(viewer.id):
        own = None
    seen = await service.look(viewer, table, own, frozenset(), watch)
    replay = await service.replay_of(seen, min(ply, seen.table.ply), seat)
    name = seen.table.game.name
    text = await service.renderer.render(scene_svg, replay.scene, name, dark=dark)
    return Response(text, media_type=SVG_TYPE, headers={"cache-control": "private"})


@get("/games/{name:str}", include_in_schema=False)
async def show_specimen(
    name: Svg, service: ServiceDep, dark: FromQuery[bool] = False
) -> Response[str]:
    """Draw a game in progress."""
    game = name.removesuffix(".svg")
    text = art.cached_specimen(game, dark)
    if text is None:
        text = await service.renderer.render(art.specimen, game, dark)
    headers = {"cache-control": "public, max-age=86400"}
    return Response(text, media_type=SVG_TYPE, headers=headers)


@get(GAMES_ART_PATH, include_in_schema=False)
async def show_art_of_games() -> Response[str]:
    """Send the drawings of single games, for the browser client."""
    headers = {"cache-control": "public, max-age=300"}
    return Response(art_of_games(), media_type=SVG_TYPE, headers=headers)


@get("/static/{name:str}", include_in_schema=False)
async def show_static(name: FromPath[str]) -> Response[bytes]:
    """Send a static file of pages."""
    content, kind = art.static_file(name)
    headers = {"cache-control": "public, max-age=300"}
    return Response(content, media_type=kind, headers=headers)


async def view_table(
    service: TableService, viewer: Person | None, table: str, watch: str = ""
) -> VisibleTable:
    """Return a table as a person sees it, from their seat whose turn it is."""
    live = await service.live(table)
    seat = None if watch else best_seat(live.table, viewer)
    return await service.look(viewer, table, seat, frozenset({"scene"}), watch)


PAGES = Router(
    PLAIN_PREFIX,
    route_handlers=[
        show_lobby,
        show_games,
        show_rules,
        show_new,
        show_me,
        show_one,
        show_board,
        *form_handlers.HANDLERS,
    ],
)
HANDLERS: Final[list[ControllerRouterHandler]] = [
    PAGES,
    show_specimen,
    show_art_of_games,
    show_static,
]
