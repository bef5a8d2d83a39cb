"""Tables: the lobby, and everything that can be done at one."""

from typing import Annotated, cast

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody

from whiskerworks.server.api.common import (
    CallerDep,
    OptionalPersonDep,
    PersonDep,
    ServiceDep,
    problem_responses,
)
from whiskerworks.server.api.schemas import (
    Branch,
    Made,
    MuteLine,
    Mutes,
    NewMute,
    NewTable,
    Preview,
    Replay,
    Tables,
    Verdict,
    WatchLink,
    Why,
)
from whiskerworks.server.problems import ProblemError
from whiskerworks.table.messages import Do, Done, Snapshot, Want

TAGS = ["tables"]
PAGE = 50
"""Maximum tables in a list."""
TableId = Annotated[str, PathParameter(max_length=64)]
Game = Annotated[str | None, QueryParameter(max_length=40)]
Limit = Annotated[int, QueryParameter(ge=1, le=PAGE)]
Before = Annotated[str | None, QueryParameter(max_length=100)]
Move = Annotated[str, QueryParameter(max_length=200)]
MaybeMove = Annotated[str | None, QueryParameter(max_length=200)]
Spots = Annotated[list[str] | None, QueryParameter(max_items=8)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=15)]
Wanted = Annotated[list[Want] | None, QueryParameter(max_items=4)]
Watch = Annotated[str, QueryParameter(max_length=200)]
WhoNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
MuteId = Annotated[str, PathParameter(max_length=64)]
PlyNumber = Annotated[int, PathParameter(ge=0, le=100_000)]


@get("/tables", tags=TAGS, responses=problem_responses())
async def lobby(service: ServiceDep, game: Game = None, limit: Limit = PAGE) -> Tables:
    """List the public tables that you can join or watch."""
    return await service.lobby(game, limit)


@get("/me/tables", tags=TAGS, responses=problem_responses())
async def mine(
    service: ServiceDep, person: PersonDep, before: Before = None, limit: Limit = PAGE
) -> Tables:
    """List the tables at which you have played, latest change first."""
    return await service.tables_of(person, before, limit)


@post("/tables", tags=TAGS, responses=problem_responses(404, 409))
async def make(
    data: JSONBody[NewTable], service: ServiceDep, person: PersonDep, caller: CallerDep
) -> Made:
    """Make a table; you take the chairs that are yours immediately."""
    return await service.make(person, data, caller)


@get("/tables/{table:str}", tags=TAGS, responses=problem_responses(404, 409))
async def show(
    table: TableId,
    service: ServiceDep,
    viewer: OptionalPersonDep,
    seat: Seat = None,
    want: Wanted = None,
    watch: Watch = "",
) -> Response[Snapshot]:
    """Show a table as you may see it, from your seat or as a spectator."""
    text = await service.snapshot(viewer, table, seat, frozenset(want or ()), watch)
    # It is encoded already; the type is for the description of the API.
    return Response(cast("Snapshot", text), media_type="application/json")


@get("/tables/{table:str}/why", tags=TAGS, responses=problem_responses(404, 409))
async def why(
    table: TableId,
    service: ServiceDep,
    person: PersonDep,
    move: MaybeMove = None,
    spots: Spots = None,
    seat: Seat = None,
) -> Why:
    """
    Check whether you may play a move, and if not, which rule forbids it.

    Ask either for a move, or for the pieces you would click, in order.
    """
    if move is not None and spots is None:
        return await service.why(person, table, move, seat)
    if spots is not None and move is None:
        return await service.why_spots(person, table, tuple(spots), seat)
    raise ProblemError(
        "bad-value", "move", problem="give either a move or spots, not both or neither"
    )


@get("/tables/{table:str}/preview", tags=TAGS, responses=problem_responses(404, 409))
async def preview(
    table: TableId,
    service: ServiceDep,
    person: PersonDep,
    move: Move,
    seat: Seat = None,
) -> Preview:
    """Preview a move of yours, without revealing anything hidden."""
    return await service.preview(person, table, move, seat)


@get("/tables/{table:str}/verdict", tags=TAGS, responses=problem_responses(404, 409))
async def verdict(
    table: TableId, service: ServiceDep, viewer: OptionalPersonDep
) -> Verdict:
    """Check every draw of a finished game against the dealer's secret."""
    return await service.verdict(viewer, table)


@post("/tables/{table:str}/commands", tags=TAGS, responses=problem_responses(404, 409))
async def command(
    table: TableId,
    data: JSONBody[Do],
    service: ServiceDep,
    person: PersonDep,
    caller: CallerDep,
    seat: Seat = None,
) -> Done:
    """Carry out a command as its socket would; a repeated id has no further effect."""
    return await service.command(person, table, data.id, data.command, caller, seat)


@post("/tables/{table:str}/rematch", tags=TAGS, responses=problem_responses(404, 409))
async def rematch(
    table: TableId, service: ServiceDep, person: PersonDep, caller: CallerDep
) -> Made:
    """Play again with every seat moved on by one."""
    return await service.rematch(person, table, caller)


@post("/tables/{table:str}/branch", tags=TAGS, responses=problem_responses(404, 409))
async def branch(
    table: TableId,
    data: JSONBody[Branch],
    service: ServiceDep,
    person: PersonDep,
    caller: CallerDep,
) -> Made:
    """Continue from any ply of a table, at a new one."""
    return await service.branch(person, table, data, caller)


@get(
    "/tables/{table:str}/plies/{ply:int}",
    tags=TAGS,
    responses=problem_responses(404, 409),
)
async def replay(
    table: TableId,
    ply: PlyNumber,
    service: ServiceDep,
    viewer: OptionalPersonDep,
    eyes: Seat = None,
) -> Replay:
    """Show how a table looked after some of its plies, and what had happened."""
    return await service.replay(viewer, table, ply, eyes)


@get(
    "/tables/{table:str}/record",
    tags=TAGS,
    media_type="text/plain",
    responses=problem_responses(404, 409),
)
async def record(
    table: TableId, service: ServiceDep, viewer: OptionalPersonDep
) -> Response[str]:
    """Download the record; not while hidden pieces are on the table."""
    text = await service.record(viewer, table)
    name = f"whiskerworks-{table}.txt"
    return Response(
        text,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/tables/{table:str}/watch-link", tags=TAGS, responses=problem_responses(404, 409)
)
async def watch_link(
    table: TableId,
    service: ServiceDep,
    person: PersonDep,
    caller: CallerDep,
    seat: Seat = None,
) -> WatchLink:
    """Make a link with which others watch from your seat until you leave it."""
    return await service.watch_link(person, table, seat, caller)


@post("/tables/{table:str}/mutes", tags=TAGS, responses=problem_responses(404, 409))
async def mute(
    table: TableId, data: JSONBody[NewMute], service: ServiceDep, person: PersonDep
) -> MuteLine:
    """Mute a person at a table, there and everywhere else."""
    return await service.mute(person, table, data.who)


@delete(
    "/tables/{table:str}/mutes/{who:int}",
    tags=TAGS,
    responses=problem_responses(404, 409),
)
async def unmute(
    table: TableId, who: WhoNumber, service: ServiceDep, person: PersonDep
) -> None:
    """Unmute a person at a table."""
    await service.unmute(person, table, who)


@get("/me/mutes", tags=["people"], responses=problem_responses())
async def mutes(service: ServiceDep, person: PersonDep) -> Mutes:
    """List everybody you have muted."""
    return await service.mutes_of(person)


@delete("/me/mutes/{mute:str}", tags=["people"], responses=problem_responses(404))
async def drop_mute(mute: MuteId, service: ServiceDep, person: PersonDep) -> None:
    """Unmute a person by the id of the mute."""
    await service.drop_mute(person, mute)


@post("/records", tags=["records"], responses=problem_responses(409))
async def upload(
    body: RawBody,
    service: ServiceDep,
    person: PersonDep,
    caller: CallerDep,
) -> Made:
    """Make a table from a record; every move is refereed, and errors name the line."""
    try:
        text = body.decode()
    except UnicodeDecodeError as problem:
        where = f"byte {problem.start}"
        raise ProblemError(
            "bad-value", where, problem="the text is not valid UTF-8"
        ) from None
    return await service.upload(person, text, caller)


HANDLERS = [
    lobby,
    mine,
    make,
    show,
    why,
    preview,
    verdict,
    command,
    rematch,
    branch,
    replay,
    record,
    watch_link,
    mute,
    unmute,
    mutes,
    drop_mute,
    upload,
]
