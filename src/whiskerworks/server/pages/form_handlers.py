"""What the forms of pages are sent to: done, then the page is shown again."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from whiskerworks.server.api.common import (
    AccountsDep,
    Anybody,
    Asked,
    From,
    ServiceDep,
    Somebody,
    headers_of,
)
from whiskerworks.server.api.me import session_lines
from whiskerworks.server.api.schemas import Branch, Made, NewTable
from whiskerworks.server.api.tables import TableId
from whiskerworks.server.error_responses import problem_of
from whiskerworks.server.game_info import describe_game
from whiskerworks.server.pages.command_forms import command_of, number_of, who_of
from whiskerworks.server.pages.me import my_page
from whiskerworks.server.pages.new_table import new_table, read_new
from whiskerworks.server.pages.page_requests import (
    Fields,
    cookies_in,
    fields_of,
    let_in,
    no_cookies,
    sent_to,
    shown,
    somebody_of,
    visit_of,
)
from whiskerworks.server.pages.table import table_page
from whiskerworks.server.pages.table_data import best_seat, what_is_shown
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.store import Person
from whiskerworks.server.table_service import TableService
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import BotChair, Chair, Mine, Setup

# ---- tables


@post("/quick/{game:str}", include_in_schema=False)
async def play_quickly(
    game: FromPath[str], request: Asked, service: ServiceDep, caller: From
) -> Response[None]:
    """Make a table with bots in the other chairs, and go there."""
    fields = await fields_of(request)
    facts = describe_game(game)
    level = number_of(fields, "level") or 2
    if not 1 <= level <= 5:
        raise ProblemError("bad-value", "level", problem="there are levels 1 to 5")
    seats = facts.seats[0]
    chairs: list[Chair] = [Mine(), *[BotChair(level)] * (seats - 1)]
    new = NewTable(game, Setup(tuple(chairs)))
    person, cookies = await somebody_of(request, fields)
    made = await service.make(person, new, caller)
    return sent_to(request, f"/t/{made.table}", cookies)


@post("/new/{game:str}", include_in_schema=False)
async def make_table(
    game: FromPath[str],
    request: Asked,
    service: ServiceDep,
    caller: From,
    viewer: Anybody,
) -> Response[Any]:
    """Make the table that the form asks for, and go there."""
    fields = await fields_of(request)
    facts = describe_game(game)
    try:
        new = read_new(facts, fields)
        person, cookies = await somebody_of(request, fields)
        made = await service.make(person, new, caller)
    except ProblemError as trouble:
        visit = visit_of(request, viewer)
        problem, status = trouble.told(), trouble.status
        return await shown(request, lambda: new_table(visit, facts, problem), status)
    return sent_to(request, f"/t/{made.table}", cookies)


@post("/records", include_in_schema=False)
async def upload(request: Asked, service: ServiceDep, caller: From) -> Response[None]:
    """Make a table of a record, and go there."""
    fields = await fields_of(request)
    person, cookies = await somebody_of(request, fields)
    made = await service.upload(person, fields.get("record", ""), caller)
    return sent_to(request, f"/t/{made.table}", cookies)


@post("/t/{table:str}/do", include_in_schema=False)
async def do(
    table: TableId, request: Asked, service: ServiceDep, caller: From, viewer: Anybody
) -> Response[Any]:
    """Do something at a table; what is refused is told on its page."""
    fields = await fields_of(request)
    invitation = fields.get("invitation", "")
    try:
        command = command_of(fields)
        person, cookies = await somebody_of(request, fields)
        command_id = fields.get("id", "")[:40] or "form"
        seat = number_of(fields, "seat")
        await service.command(person, table, command_id, command, caller, seat)
    except (ProblemError, Refused) as wrong:
        return await told_at(request, service, viewer, table, wrong, invitation)
    return sent_to(request, f"/t/{table}", cookies)


@post("/t/{table:str}/mutes", include_in_schema=False)
async def mute(
    table: TableId, request: Asked, service: ServiceDep, person: Somebody
) -> Response[Any]:
    """Mute somebody at a table for yourself."""
    return await _done_to(request, service, person, table, service.mute)


@post("/t/{table:str}/mutes/drop", include_in_schema=False)
async def unmute(
    table: TableId, request: Asked, service: ServiceDep, person: Somebody
) -> Response[Any]:
    """Read somebody at a table again whom you had muted."""
    return await _done_to(request, service, person, table, service.unmute)


async def _done_to(
    request: Asked,
    service: TableService,
    person: Person,
    table: str,
    act: Callable[[Person, str, int], Awaitable[object]],
) -> Response[Any]:
    """Act on somebody whom a form names; tell on the table's page what is refused."""
    fields = await fields_of(request)
    try:
        await act(person, table, who_of(fields))
    except (ProblemError, Refused) as wrong:
        return await told_at(request, service, person, table, wrong)
    return sent_to(request, f"/t/{table}")


async def told_at(
    request: Asked,
    service: TableService,
    viewer: Person | None,
    table: str,
    wrong: ProblemError | Refused,
    invitation: str = "",
) -> Response[str]:
    """
    Tell what is *wrong* on the page of a table.

    Raises:
        ProblemError: There is no such table.
        Refused: They may not look on.
    """
    live = await service.live(table)
    seat = best_seat(live.table, viewer)
    seen = await service.look(viewer, table, seat, frozenset({"scene"}))
    status, problem = problem_of(wrong)
    visit = visit_of(request, viewer)
    told = await what_is_shown(
        service, visit, seen, invitation=invitation, problem=problem
    )
    return await shown(request, lambda: table_page(told), status)


@post("/t/{table:str}/rematch", include_in_schema=False)
async def rematch(
    table: TableId, request: Asked, service: ServiceDep, person: Somebody, caller: From
) -> Response[None]:
    """Play again, at another table."""
    return gone_to(request, await service.rematch(person, table, caller))


@post("/t/{table:str}/branch", include_in_schema=False)
async def branch(
    table: TableId, request: Asked, service: ServiceDep, caller: From
) -> Response[None]:
    """Go on from a ply, at another table."""
    fields = await fields_of(request)
    asked = Branch(number_of(fields, "ply") or 0)
    person, cookies = await somebody_of(request, fields)
    made = await service.branch(person, table, asked, caller)
    return sent_to(request, f"/t/{made.table}", cookies)


def gone_to(request: Asked, made: Made) -> Response[None]:
    """Go to a table that was made."""
    return sent_to(request, f"/t/{made.table}")


# ---- people


@post("/me/enter", include_in_schema=False)
async def enter(request: Asked) -> Response[None]:
    """Become a guest."""
    _, cookies = await somebody_of(request, await fields_of(request))
    return sent_to(request, "/", cookies)


@post("/me/name", include_in_schema=False)
async def rename(
    request: Asked, accounts: AccountsDep, person: Somebody
) -> Response[None]:
    """Be called otherwise."""
    await accounts.rename(person, (await fields_of(request)).get("name", ""))
    return sent_to(request, "/me")


@post("/me/account", include_in_schema=False)
async def make_account(
    request: Asked, accounts: AccountsDep, person: Somebody, caller: From
) -> Response[None]:
    """Keep your games across devices."""
    login, password = _pair(await fields_of(request), "login", "password")
    kept = await accounts.make_account(person, login, password, caller)
    return sent_to(request, "/me", await let_in(request, kept))


@post("/me/password", include_in_schema=False)
async def change_password(
    request: Asked, accounts: AccountsDep, person: Somebody, caller: From
) -> Response[None]:
    """Set the password anew."""
    old, new = _pair(await fields_of(request), "old", "new")
    headers = headers_of(request)
    cookie = await accounts.change_password(person, old, new, headers, caller)
    return sent_to(request, "/me", await cookies_in(request, person, cookie))


@post("/me/sign-in", include_in_schema=False)
async def sign_in(
    request: Asked, accounts: AccountsDep, caller: From
) -> Response[None]:
    """Sign in to your account."""
    login, password = _pair(await fields_of(request), "login", "password")
    person = await accounts.sign_in(login, password, headers_of(request), caller)
    return sent_to(request, "/", await let_in(request, person))


@post("/me/sign-out", include_in_schema=False)
async def sign_out(request: Asked, accounts: AccountsDep) -> Response[None]:
    """Sign out here."""
    await accounts.sign_out(headers_of(request))
    return sent_to(request, "/", no_cookies(request))


@post("/me/sessions/drop", include_in_schema=False)
async def drop_session(
    request: Asked, accounts: AccountsDep, person: Somebody
) -> Response[None]:
    """Sign out in another browser."""
    await accounts.drop_session(person, (await fields_of(request)).get("drop", ""))
    return sent_to(request, "/me")


@post("/me/sessions/drop-all", include_in_schema=False)
async def sign_out_elsewhere(
    request: Asked, accounts: AccountsDep, person: Somebody, caller: From
) -> Response[None]:
    """Sign out everywhere else."""
    headers = headers_of(request)
    cookie = await accounts.sign_out_elsewhere(person, headers, caller)
    return sent_to(request, "/me", await cookies_in(request, person, cookie))


@post("/me/forget", include_in_schema=False)
async def forget(
    request: Asked, accounts: AccountsDep, person: Somebody, caller: From
) -> Response[None]:
    """Be forgotten."""
    password = (await fields_of(request)).get("password", "")
    await accounts.forget(person, password, caller)
    return sent_to(request, "/", no_cookies(request))


@post("/me/tokens", include_in_schema=False)
async def make_token(
    request: Asked, service: ServiceDep, accounts: AccountsDep, person: Somebody
) -> Response[str]:
    """Make a token; it is shown this once."""
    label = (await fields_of(request)).get("label", "")
    _, secret = await accounts.add_token(person, label)
    tokens = await accounts.store.tokens_of(person.id)
    sessions = await session_lines(accounts, person, request)
    muted = (await service.mutes_of(person)).mutes
    visit = visit_of(request, person)
    return await shown(
        request, lambda: my_page(visit, None, tokens, sessions, muted, secret)
    )


@post("/me/tokens/drop", include_in_schema=False)
async def drop_token(
    request: Asked, accounts: AccountsDep, person: Somebody
) -> Response[None]:
    """Take a token back."""
    await accounts.drop_token(person, (await fields_of(request)).get("drop", ""))
    return sent_to(request, "/me")


@post("/me/mutes/drop", include_in_schema=False)
async def drop_mute(
    request: Asked, service: ServiceDep, person: Somebody
) -> Response[None]:
    """Read somebody again whom you had muted."""
    await service.drop_mute(person, (await fields_of(request)).get("drop", ""))
    return sent_to(request, "/me")


def _pair(fields: Fields, first: str, second: str) -> tuple[str, str]:
    return fields.get(first, "")[:400], fields.get(second, "")[:400]


HANDLERS = [
    play_quickly,
    make_table,
    upload,
    do,
    mute,
    unmute,
    rematch,
    branch,
    enter,
    rename,
    make_account,
    change_password,
    sign_in,
    sign_out,
    drop_session,
    sign_out_elsewhere,
    forget,
    make_token,
    drop_token,
    drop_mute,
]
