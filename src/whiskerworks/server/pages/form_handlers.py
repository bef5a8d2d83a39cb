"""Handle the forms of plain pages, then show or redirect to the next page."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from whiskerworks.server.api.common import (
    AccountsDep,
    AnyRequest,
    CallerDep,
    OptionalPersonDep,
    PersonDep,
    ServiceDep,
    headers_of,
)
from whiskerworks.server.api.me import list_sessions
from whiskerworks.server.api.schemas import Branch, Made, NewTable
from whiskerworks.server.api.tables import TableId
from whiskerworks.server.error_responses import status_and_problem
from whiskerworks.server.game_info import describe_game
from whiskerworks.server.pages.command_forms import (
    read_command,
    read_number,
    read_person_number,
)
from whiskerworks.server.pages.me import my_page
from whiskerworks.server.pages.new_table import new_table_page, read_form
from whiskerworks.server.pages.page_requests import (
    Fields,
    cookies_for,
    expired_cookies,
    form_fields,
    page_context,
    page_response,
    person_for_form,
    redirect_to_page,
    session_cookies,
)
from whiskerworks.server.pages.table import table_page
from whiskerworks.server.pages.table_data import best_seat, load_table_page
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.store import Person
from whiskerworks.server.table_service import TableService
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import BotChair, Chair, Mine, Setup

# ---- tables


@post("/quick/{game:str}", include_in_schema=False)
async def play_quickly(
    game: FromPath[str], request: AnyRequest, service: ServiceDep, caller: CallerDep
) -> Response[None]:
    """Make a table with bots in the other chairs, and go there."""
    fields = await form_fields(request)
    facts = describe_game(game)
    level = read_number(fields, "level") or 2
    if not 1 <= level <= 5:
        raise ProblemError("bad-value", "level", problem="choose a level from 1 to 5")
    seats = facts.seats[0]
    chairs: list[Chair] = [Mine(), *[BotChair(level)] * (seats - 1)]
    new = NewTable(game, Setup(tuple(chairs)))
    person, cookies = await person_for_form(request, fields)
    made = await service.make(person, new, caller)
    return redirect_to_page(request, f"/t/{made.table}", cookies)


@post("/new/{game:str}", include_in_schema=False)
async def make_table(
    game: FromPath[str],
    request: AnyRequest,
    service: ServiceDep,
    caller: CallerDep,
    viewer: OptionalPersonDep,
) -> Response[Any]:
    """Make the table that the form describes, and go there."""
    fields = await form_fields(request)
    facts = describe_game(game)
    try:
        new = read_form(facts, fields)
        person, cookies = await person_for_form(request, fields)
        made = await service.make(person, new, caller)
    except ProblemError as trouble:
        visit = page_context(request, viewer)
        problem, status = trouble.as_problem(), trouble.status
        return await page_response(
            request, lambda: new_table_page(visit, facts, problem), status
        )
    return redirect_to_page(request, f"/t/{made.table}", cookies)


@post("/records", include_in_schema=False)
async def upload(
    request: AnyRequest, service: ServiceDep, caller: CallerDep
) -> Response[None]:
    """Make a table from a record, and go there."""
    fields = await form_fields(request)
    person, cookies = await person_for_form(request, fields)
    made = await service.upload(person, fields.get("record", ""), caller)
    return redirect_to_page(request, f"/t/{made.table}", cookies)


@post("/t/{table:str}/do", include_in_schema=False)
async def send_command(
    table: TableId,
    request: AnyRequest,
    service: ServiceDep,
    caller: CallerDep,
    viewer: OptionalPersonDep,
) -> Response[Any]:
    """Carry out a command at a table; its page shows refusals."""
    fields = await form_fields(request)
    invitation = fields.get("invitation", "")
    try:
        command = read_command(fields)
        person, cookies = await person_for_form(request, fields)
        command_id = fields.get("id", "")[:40] or "form"
        seat = read_number(fields, "seat")
        await service.command(person, table, command_id, command, caller, seat)
    except (ProblemError, Refused) as wrong:
        return await show_problem_at_table(
            request, service, viewer, table, wrong, invitation
        )
    return redirect_to_page(request, f"/t/{table}", cookies)


@post("/t/{table:str}/mutes", include_in_schema=False)
async def mute(
    table: TableId, request: AnyRequest, service: ServiceDep, person: PersonDep
) -> Response[Any]:
    """Mute a person at a table."""
    return await _act_on_person(request, service, person, table, service.mute)


@post("/t/{table:str}/mutes/drop", include_in_schema=False)
async def unmute(
    table: TableId, request: AnyRequest, service: ServiceDep, person: PersonDep
) -> Response[Any]:
    """Unmute a person at a table."""
    return await _act_on_person(request, service, person, table, service.unmute)


async def _act_on_person(
    request: AnyRequest,
    service: TableService,
    person: Person,
    table: str,
    act: Callable[[Person, str, int], Awaitable[object]],
) -> Response[Any]:
    """Act on the person that a form names; the table's page shows refusals."""
    fields = await form_fields(request)
    try:
        await act(person, table, read_person_number(fields))
    except (ProblemError, Refused) as wrong:
        return await show_problem_at_table(request, service, person, table, wrong)
    return redirect_to_page(request, f"/t/{table}")


async def show_problem_at_table(
    request: AnyRequest,
    service: TableService,
    viewer: Person | None,
    table: str,
    wrong: ProblemError | Refused,
    invitation: str = "",
) -> Response[str]:
    """
    Show what went *wrong* on the page of a table.

    Raises:
        ProblemError: The table does not exist.
        Refused: The person may not watch.
    """
    live = await service.live(table)
    seat = best_seat(live.table, viewer)
    seen = await service.look(viewer, table, seat, frozenset({"scene"}))
    status, problem = status_and_problem(wrong)
    visit = page_context(request, viewer)
    told = await load_table_page(
        service, visit, seen, invitation=invitation, problem=problem
    )
    return await page_response(request, lambda: table_page(told), status)


@post("/t/{table:str}/rematch", include_in_schema=False)
async def rematch(
    table: TableId,
    request: AnyRequest,
    service: ServiceDep,
    person: PersonDep,
    caller: CallerDep,
) -> Response[None]:
    """Play again, at another table."""
    return redirect_to_table(request, await service.rematch(person, table, caller))


@post("/t/{table:str}/branch", include_in_schema=False)
async def branch(
    table: TableId, request: AnyRequest, service: ServiceDep, caller: CallerDep
) -> Response[None]:
    """Continue from a ply, at another table."""
    fields = await form_fields(request)
    asked = Branch(read_number(fields, "ply") or 0)
    person, cookies = await person_for_form(request, fields)
    made = await service.branch(person, table, asked, caller)
    return redirect_to_page(request, f"/t/{made.table}", cookies)


def redirect_to_table(request: AnyRequest, made: Made) -> Response[None]:
    """Redirect to a table that was made."""
    return redirect_to_page(request, f"/t/{made.table}")


# ---- people


@post("/me/enter", include_in_schema=False)
async def enter(request: AnyRequest) -> Response[None]:
    """Become a guest."""
    _, cookies = await person_for_form(request, await form_fields(request))
    return redirect_to_page(request, "/", cookies)


@post("/me/name", include_in_schema=False)
async def rename(
    request: AnyRequest, accounts: AccountsDep, person: PersonDep
) -> Response[None]:
    """Change your name."""
    await accounts.rename(person, (await form_fields(request)).get("name", ""))
    return redirect_to_page(request, "/me")


@post("/me/account", include_in_schema=False)
async def make_account(
    request: AnyRequest, accounts: AccountsDep, person: PersonDep, caller: CallerDep
) -> Response[None]:
    """Make an account."""
    login, password = _two_fields(await form_fields(request), "login", "password")
    kept = await accounts.make_account(person, login, password, caller)
    return redirect_to_page(request, "/me", await session_cookies(request, kept))


@post("/me/password", include_in_schema=False)
async def change_password(
    request: AnyRequest, accounts: AccountsDep, person: PersonDep, caller: CallerDep
) -> Response[None]:
    """Set a new password."""
    old, new = _two_fields(await form_fields(request), "old", "new")
    headers = headers_of(request)
    cookie = await accounts.change_password(person, old, new, headers, caller)
    return redirect_to_page(request, "/me", await cookies_for(request, person, cookie))


@post("/me/sign-in", include_in_schema=False)
async def sign_in(
    request: AnyRequest, accounts: AccountsDep, caller: CallerDep
) -> Response[None]:
    """Sign in to your account."""
    login, password = _two_fields(await form_fields(request), "login", "password")
    person = await accounts.sign_in(login, password, headers_of(request), caller)
    return redirect_to_page(request, "/", await session_cookies(request, person))


@post("/me/sign-out", include_in_schema=False)
async def sign_out(request: AnyRequest, accounts: AccountsDep) -> Response[None]:
    """Sign out of this browser."""
    await accounts.sign_out(headers_of(request))
    return redirect_to_page(request, "/", expired_cookies(request))


@post("/me/sessions/drop", include_in_schema=False)
async def drop_session(
    request: AnyRequest, accounts: AccountsDep, person: PersonDep
) -> Response[None]:
    """Sign out of another browser."""
    await accounts.drop_session(person, (await form_fields(request)).get("drop", ""))
    return redirect_to_page(request, "/me")


@post("/me/sessions/drop-all", include_in_schema=False)
async def sign_out_elsewhere(
    request: AnyRequest, accounts: AccountsDep, person: PersonDep, caller: CallerDep
) -> Response[None]:
    """Sign out everywhere else."""
    headers = headers_of(request)
    cookie = await accounts.sign_out_elsewhere(person, headers, caller)
    return redirect_to_page(request, "/me", await cookies_for(request, person, cookie))


@post("/me/forget", include_in_schema=False)
async def forget(
    request: AnyRequest, accounts: AccountsDep, person: PersonDep, caller: CallerDep
) -> Response[None]:
    """Erase yourself."""
    password = (await form_fields(request)).get("password", "")
    await accounts.forget(person, password, caller)
    return redirect_to_page(request, "/", expired_cookies(request))


@post("/me/tokens", include_in_schema=False)
async def make_token(
    request: AnyRequest, service: ServiceDep, accounts: AccountsDep, person: PersonDep
) -> Response[str]:
    """Make a token; it is shown only this once."""
    label = (await form_fields(request)).get("label", "")
    _, secret = await accounts.add_token(person, label)
    tokens = await accounts.store.tokens_of(person.id)
    sessions = await list_sessions(accounts, person, request)
    muted = (await service.mutes_of(person)).mutes
    visit = page_context(request, person)
    return await page_response(
        request, lambda: my_page(visit, None, tokens, sessions, muted, secret)
    )


@post("/me/tokens/drop", include_in_schema=False)
async def drop_token(
    request: AnyRequest, accounts: AccountsDep, person: PersonDep
) -> Response[None]:
    """Revoke a token."""
    await accounts.drop_token(person, (await form_fields(request)).get("drop", ""))
    return redirect_to_page(request, "/me")


@post("/me/mutes/drop", include_in_schema=False)
async def drop_mute(
    request: AnyRequest, service: ServiceDep, person: PersonDep
) -> Response[None]:
    """Unmute a person."""
    await service.drop_mute(person, (await form_fields(request)).get("drop", ""))
    return redirect_to_page(request, "/me")


def _two_fields(fields: Fields, first: str, second: str) -> tuple[str, str]:
    return fields.get(first, "")[:400], fields.get(second, "")[:400]


HANDLERS = [
    play_quickly,
    make_table,
    upload,
    send_command,
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
