"""The operators' API, behind a key of its own: tables, people, bans, audit log."""

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from whiskerworks.server.api.common import AnyRequest
from whiskerworks.server.api.schemas import (
    Audits,
    BanLine,
    BanList,
    HeldTables,
    NewBan,
    OperatorAct,
    PeopleFound,
    Retain,
    RetentionLine,
    TableLog,
    Unban,
)
from whiskerworks.server.guard import bearer_of
from whiskerworks.server.operator import Operator

MAX_ROWS = 1000
"""Maximum rows in a list."""
TableId = Annotated[str, PathParameter(max_length=64)]
Limit = Annotated[int, QueryParameter(ge=1, le=MAX_ROWS)]
Word = Annotated[str | None, QueryParameter(max_length=100)]
Text = Annotated[str, QueryParameter(max_length=100)]
Since = Annotated[int, QueryParameter(ge=0)]
OperatorDep = NamedDependency[Operator]


def operator_of(request: AnyRequest) -> Operator:
    """
    Return the operator for whom the caller acts.

    Raises:
        ProblemError: The caller has no valid key.
    """
    operator: Operator = request.app.state.operator
    operator.check(bearer_of(request.scope["state"]["headers"]))
    return operator


@get("/tables")
async def tables(
    operator: OperatorDep,
    game: Word = None,
    phase: Word = None,
    host: Word = None,
    limit: Limit = 50,
) -> HeldTables:
    """List tables, latest change first."""
    return await operator.tables(limit, game, phase, host)


@get("/tables/{table:str}/log")
async def log(table: TableId, operator: OperatorDep, since: Since = 0) -> TableLog:
    """Return a table's log, including secrets."""
    return await operator.log(table, since)


@post("/tables/{table:str}/close", status_code=204)
async def close(
    table: TableId, data: JSONBody[OperatorAct], operator: OperatorDep
) -> None:
    """End the game at a table without a result."""
    await operator.close(table, data.reason, data.operator)


@post("/tables/{table:str}/delete", status_code=204)
async def delete_table(
    table: TableId, data: JSONBody[OperatorAct], operator: OperatorDep
) -> None:
    """Delete a table with its log."""
    await operator.delete(table, data.reason, data.operator)


@get("/people")
async def people(
    operator: OperatorDep, text: Text = "", limit: Limit = 50
) -> PeopleFound:
    """Find people by id, name or login."""
    return await operator.people(text, limit)


@get("/bans")
async def bans(operator: OperatorDep) -> BanList:
    """List all bans."""
    return await operator.bans()


@post("/bans")
async def ban(data: JSONBody[NewBan], operator: OperatorDep) -> BanLine:
    """Ban a person or a network."""
    return await operator.ban(data)


@delete("/bans")
async def unban(data: JSONBody[Unban], operator: OperatorDep) -> None:
    """Lift a ban."""
    await operator.unban(data.target, data.operator)


@post("/retain")
async def retain(data: JSONBody[Retain], operator: OperatorDep) -> RetentionLine:
    """Delete what is due by the settings, or only count it."""
    return await operator.retain(dry_run=data.dry_run, operator=data.operator)


@get("/audit")
async def audit(operator: OperatorDep, limit: Limit = 50) -> Audits:
    """List the operators' latest acts."""
    return await operator.audit(limit)


ADMIN = Router(
    "/api/admin",
    route_handlers=[
        tables,
        log,
        close,
        delete_table,
        people,
        bans,
        ban,
        unban,
        retain,
        audit,
    ],
    dependencies={"operator": Provide(operator_of, sync_to_thread=False)},
    include_in_schema=False,
)
