"""Your identity: guests, accounts, sessions and tokens for programs."""

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from whiskerworks.server.accounts import Accounts, session_cookie
from whiskerworks.server.api.common import (
    AccountsDep,
    AnyRequest,
    CallerDep,
    PersonDep,
    headers_of,
    problem_responses,
)
from whiskerworks.server.api.schemas import (
    Farewell,
    MadeToken,
    Me,
    NewAccount,
    NewName,
    NewPassword,
    NewToken,
    SessionLine,
    Sessions,
    SignIn,
    TokenLine,
    Tokens,
)
from whiskerworks.server.guard import cookie_of
from whiskerworks.server.request_origin import Caller
from whiskerworks.server.store import Person

TAGS = ["people"]


def describe_person(accounts: Accounts, person: Person, cookie: str) -> Me:
    """Return a person's own description."""
    token = accounts.signer.token(cookie) if cookie else ""
    return Me(person.id, person.name, person.login, token)


async def begin_session_response(
    accounts: Accounts, person: Person, caller: Caller, request: AnyRequest
) -> Response[Me]:
    """Sign a person in, and return who they are with their new cookie."""
    cookie = await accounts.begin_session(person, headers_of(request), caller)
    return await identity_response(cookie, accounts, person, caller, request, 201)


async def identity_response(
    cookie: str,
    accounts: Accounts,
    person: Person,
    caller: Caller,
    request: AnyRequest,
    status: int = 200,
) -> Response[Me]:
    """Return who a person is, with their *cookie* if they have one."""
    prefix: str = request.app.state.prefix
    cookies = await accounts.cookies(person, cookie, prefix, caller) if cookie else []
    me = describe_person(accounts, person, cookie)
    return Response(me, status_code=status, cookies=cookies)


def sign_out_response(caller: Caller, request: AnyRequest) -> Response[None]:
    """Return an empty response that deletes the cookie."""
    prefix: str = request.app.state.prefix
    gone = session_cookie("", prefix, caller)
    return Response(None, status_code=204, cookies=[gone])


@post("/me", tags=TAGS, responses=problem_responses())
async def welcome(
    data: JSONBody[NewName],
    accounts: AccountsDep,
    caller: CallerDep,
    request: AnyRequest,
) -> Response[Me]:
    """Become a guest with a name; a cookie identifies you from now on."""
    person = await accounts.welcome(data.name, caller)
    return await begin_session_response(accounts, person, caller, request)


@get("/me", tags=TAGS, responses=problem_responses())
async def show(
    person: PersonDep, accounts: AccountsDep, caller: CallerDep, request: AnyRequest
) -> Response[Me]:
    """Show who you are; browsers keep the cookie longer after this."""
    cookie = cookie_of(headers_of(request))
    return await identity_response(cookie, accounts, person, caller, request)


@patch("/me", tags=TAGS, responses=problem_responses())
async def rename(
    data: JSONBody[NewName],
    person: PersonDep,
    accounts: AccountsDep,
    request: AnyRequest,
) -> Me:
    """Change your name."""
    renamed = await accounts.rename(person, data.name)
    return describe_person(accounts, renamed, cookie_of(headers_of(request)))


@delete("/me", tags=TAGS, status_code=204, responses=problem_responses())
async def forget(
    data: JSONBody[Farewell],
    person: PersonDep,
    accounts: AccountsDep,
    caller: CallerDep,
    request: AnyRequest,
) -> Response[None]:
    """Erase yourself: name, login and tokens go, others' games stay."""
    await accounts.forget(person, data.password, caller)
    return sign_out_response(caller, request)


@post("/me/account", tags=TAGS, responses=problem_responses(409))
async def make_account(
    data: JSONBody[NewAccount],
    person: PersonDep,
    accounts: AccountsDep,
    caller: CallerDep,
    request: AnyRequest,
) -> Response[Me]:
    """Make an account with login and password, to use your games on other devices."""
    kept = await accounts.make_account(person, data.login, data.password, caller)
    return await begin_session_response(accounts, kept, caller, request)


@put("/me/password", tags=TAGS, responses=problem_responses(409))
async def change_password(
    data: JSONBody[NewPassword],
    person: PersonDep,
    accounts: AccountsDep,
    caller: CallerDep,
    request: AnyRequest,
) -> Response[Me]:
    """Set a new password; other sessions, their sockets and all tokens end."""
    headers = headers_of(request)
    cookie = await accounts.change_password(person, data.old, data.new, headers, caller)
    return await identity_response(cookie, accounts, person, caller, request)


@post("/session", tags=TAGS, responses=problem_responses())
async def sign_in(
    data: JSONBody[SignIn],
    accounts: AccountsDep,
    caller: CallerDep,
    request: AnyRequest,
) -> Response[Me]:
    """Sign in to your account."""
    headers = headers_of(request)
    person = await accounts.sign_in(data.login, data.password, headers, caller)
    return await begin_session_response(accounts, person, caller, request)


@delete("/session", tags=TAGS, status_code=204, responses=problem_responses())
async def sign_out(
    accounts: AccountsDep, caller: CallerDep, request: AnyRequest
) -> Response[None]:
    """Sign out of this browser."""
    await accounts.sign_out(headers_of(request))
    return sign_out_response(caller, request)


@get("/me/sessions", tags=TAGS, responses=problem_responses())
async def show_sessions(
    person: PersonDep, accounts: AccountsDep, request: AnyRequest
) -> Sessions:
    """List the browsers in which you are signed in."""
    return Sessions(await list_sessions(accounts, person, request))


async def list_sessions(
    accounts: Accounts, person: Person, request: AnyRequest
) -> tuple[SessionLine, ...]:
    """Return a person's sessions, marking the one that asks."""
    asking = await accounts.identity(headers_of(request))
    session = None if asking is None else asking.session
    current = "" if session is None else session.id
    return tuple(
        [
            SessionLine(
                one.id,
                one.id == current,
                one.created,
                one.seen,
                one.expires,
                one.browser,
                one.system,
                one.address,
            )
            for one in await accounts.sessions(person)
        ]
    )


@delete("/me/sessions/{session:str}", tags=TAGS, responses=problem_responses(404))
async def drop_session(
    session: FromPath[str], person: PersonDep, accounts: AccountsDep
) -> None:
    """Sign out of one browser: its session ends and its sockets close."""
    await accounts.drop_session(person, session)


@delete("/me/sessions", tags=TAGS, status_code=200, responses=problem_responses())
async def sign_out_elsewhere(
    person: PersonDep, accounts: AccountsDep, caller: CallerDep, request: AnyRequest
) -> Response[Me]:
    """
    Sign out everywhere else: other sessions, their sockets and all tokens end.

    This browser gets a new cookie, and a new token for its pages.
    """
    cookie = await accounts.sign_out_elsewhere(person, headers_of(request), caller)
    return await identity_response(cookie, accounts, person, caller, request)


@post("/me/tokens", tags=TAGS, responses=problem_responses())
async def add_token(
    data: JSONBody[NewToken], person: PersonDep, accounts: AccountsDep
) -> MadeToken:
    """Make a token for a program of yours; it is shown only this once."""
    token, secret = await accounts.add_token(person, data.label)
    return MadeToken(token.id, token.label, secret)


@get("/me/tokens", tags=TAGS, responses=problem_responses())
async def show_tokens(person: PersonDep, accounts: AccountsDep) -> Tokens:
    """List your programs' tokens, without their secrets."""
    found = await accounts.store.tokens_of(person.id)
    return Tokens(tuple([TokenLine(t.id, t.label, t.created) for t in found]))


@delete("/me/tokens/{token:str}", tags=TAGS, responses=problem_responses(404))
async def drop_token(
    token: FromPath[str], person: PersonDep, accounts: AccountsDep
) -> None:
    """Revoke a token; the program that uses it loses access."""
    await accounts.drop_token(person, token)


HANDLERS = [
    welcome,
    show,
    rename,
    forget,
    make_account,
    change_password,
    sign_in,
    sign_out,
    show_sessions,
    drop_session,
    sign_out_elsewhere,
    add_token,
    show_tokens,
    drop_token,
]
