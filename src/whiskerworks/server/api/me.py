"""Who you are: guests, accounts, sessions and the tokens of programs."""

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from whiskerworks.server.accounts import Accounts, cookie_for
from whiskerworks.server.api.common import (
    AccountsDep,
    Asked,
    From,
    Somebody,
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


def told(accounts: Accounts, person: Person, cookie: str) -> Me:
    """Return who somebody is, as they may know it."""
    token = accounts.signer.token(cookie) if cookie else ""
    return Me(person.id, person.name, person.login, token)


async def let_in(
    accounts: Accounts, person: Person, caller: Caller, request: Asked
) -> Response[Me]:
    """Answer with who somebody is now, and the cookie that says so from now on."""
    cookie = await accounts.begin_session(person, headers_of(request), caller)
    return await known_by(cookie, accounts, person, caller, request, 201)


async def known_by(
    cookie: str,
    accounts: Accounts,
    person: Person,
    caller: Caller,
    request: Asked,
    status: int = 200,
) -> Response[Me]:
    """Answer with who somebody is, and with their *cookie* if they have one."""
    prefix: str = request.app.state.prefix
    cookies = await accounts.cookies(person, cookie, prefix, caller) if cookie else []
    me = told(accounts, person, cookie)
    return Response(me, status_code=status, cookies=cookies)


def let_out(caller: Caller, request: Asked) -> Response[None]:
    """Answer with nothing, and a cookie that is forgotten at once."""
    prefix: str = request.app.state.prefix
    gone = cookie_for("", prefix, caller)
    return Response(None, status_code=204, cookies=[gone])


@post("/me", tags=TAGS, responses=problem_responses())
async def welcome(
    data: JSONBody[NewName], accounts: AccountsDep, caller: From, request: Asked
) -> Response[Me]:
    """Become a guest of a name; a cookie says from now on who you are."""
    person = await accounts.welcome(data.name, caller)
    return await let_in(accounts, person, caller, request)


@get("/me", tags=TAGS, responses=problem_responses())
async def show(
    person: Somebody, accounts: AccountsDep, caller: From, request: Asked
) -> Response[Me]:
    """Tell who you are; browsers keep the cookie for longer then."""
    cookie = cookie_of(headers_of(request))
    return await known_by(cookie, accounts, person, caller, request)


@patch("/me", tags=TAGS, responses=problem_responses())
async def rename(
    data: JSONBody[NewName], person: Somebody, accounts: AccountsDep, request: Asked
) -> Me:
    """Be called otherwise."""
    renamed = await accounts.rename(person, data.name)
    return told(accounts, renamed, cookie_of(headers_of(request)))


@delete("/me", tags=TAGS, status_code=204, responses=problem_responses())
async def forget(
    data: JSONBody[Farewell],
    person: Somebody,
    accounts: AccountsDep,
    caller: From,
    request: Asked,
) -> Response[None]:
    """Be forgotten: name, login and tokens go, and the games of others stay."""
    await accounts.forget(person, data.password, caller)
    return let_out(caller, request)


@post("/me/account", tags=TAGS, responses=problem_responses(409))
async def make_account(
    data: JSONBody[NewAccount],
    person: Somebody,
    accounts: AccountsDep,
    caller: From,
    request: Asked,
) -> Response[Me]:
    """Keep your games across devices, by a login and a password."""
    kept = await accounts.make_account(person, data.login, data.password, caller)
    return await let_in(accounts, kept, caller, request)


@put("/me/password", tags=TAGS, responses=problem_responses(409))
async def change_password(
    data: JSONBody[NewPassword],
    person: Somebody,
    accounts: AccountsDep,
    caller: From,
    request: Asked,
) -> Response[Me]:
    """Set the password anew: other sessions, their sockets and all tokens end."""
    headers = headers_of(request)
    cookie = await accounts.change_password(person, data.old, data.new, headers, caller)
    return await known_by(cookie, accounts, person, caller, request)


@post("/session", tags=TAGS, responses=problem_responses())
async def sign_in(
    data: JSONBody[SignIn], accounts: AccountsDep, caller: From, request: Asked
) -> Response[Me]:
    """Sign in to your account."""
    headers = headers_of(request)
    person = await accounts.sign_in(data.login, data.password, headers, caller)
    return await let_in(accounts, person, caller, request)


@delete("/session", tags=TAGS, status_code=204, responses=problem_responses())
async def sign_out(
    accounts: AccountsDep, caller: From, request: Asked
) -> Response[None]:
    """Sign out here."""
    await accounts.sign_out(headers_of(request))
    return let_out(caller, request)


@get("/me/sessions", tags=TAGS, responses=problem_responses())
async def show_sessions(
    person: Somebody, accounts: AccountsDep, request: Asked
) -> Sessions:
    """List the browsers in which you are signed in."""
    return Sessions(await session_lines(accounts, person, request))


async def session_lines(
    accounts: Accounts, person: Person, request: Asked
) -> tuple[SessionLine, ...]:
    """Return where somebody is signed in, and which of these it is that asks."""
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
    session: FromPath[str], person: Somebody, accounts: AccountsDep
) -> None:
    """Sign out in one browser: its session ends, and its sockets are closed."""
    await accounts.drop_session(person, session)


@delete("/me/sessions", tags=TAGS, status_code=200, responses=problem_responses())
async def sign_out_elsewhere(
    person: Somebody, accounts: AccountsDep, caller: From, request: Asked
) -> Response[Me]:
    """
    Sign out everywhere else: other sessions, their sockets and all tokens end.

    The browser that asks has a new cookie, and a new token for its pages.
    """
    cookie = await accounts.sign_out_elsewhere(person, headers_of(request), caller)
    return await known_by(cookie, accounts, person, caller, request)


@post("/me/tokens", tags=TAGS, responses=problem_responses())
async def add_token(
    data: JSONBody[NewToken], person: Somebody, accounts: AccountsDep
) -> MadeToken:
    """Make a token for a program of yours; it is shown this once."""
    token, secret = await accounts.add_token(person, data.label)
    return MadeToken(token.id, token.label, secret)


@get("/me/tokens", tags=TAGS, responses=problem_responses())
async def show_tokens(person: Somebody, accounts: AccountsDep) -> Tokens:
    """List the tokens of your programs, without their secrets."""
    found = await accounts.store.tokens_of(person.id)
    return Tokens(tuple([TokenLine(t.id, t.label, t.created) for t in found]))


@delete("/me/tokens/{token:str}", tags=TAGS, responses=problem_responses(404))
async def drop_token(
    token: FromPath[str], person: Somebody, accounts: AccountsDep
) -> None:
    """Take a token back; the program that has it can do nothing more."""
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
