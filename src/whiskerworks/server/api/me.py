"""Who you are: guests, accounts, sessions and the tokens of programs."""

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from whiskerworks.server.api.common import Asked, Doorkeeper, From, Somebody, troubles
from whiskerworks.server.api.shapes import (
    Farewell,
    MadeToken,
    Me,
    NewAccount,
    NewName,
    NewPassword,
    NewToken,
    SignIn,
    TokenLine,
    Tokens,
)
from whiskerworks.server.guard import cookie_of
from whiskerworks.server.people import People, cookie_for
from whiskerworks.server.proxies import Caller
from whiskerworks.server.store import Person

TAGS = ["people"]


def told(people: People, person: Person, cookie: str) -> Me:
    """Return who somebody is, as they may know it."""
    token = people.signer.token(cookie) if cookie else ""
    return Me(person.id, person.name, person.login, token)


def let_in(
    people: People, person: Person, caller: Caller, request: Asked, status: int = 200
) -> Response[Me]:
    """Answer with who somebody is now, and the cookie that says so from now on."""
    cookie = people.cookie(person)
    prefix: str = request.app.state.prefix
    return Response(
        told(people, person, cookie),
        status_code=status,
        cookies=[cookie_for(cookie, prefix, caller)],
    )


def let_out(caller: Caller, request: Asked) -> Response[None]:
    """Answer with nothing, and a cookie that is forgotten at once."""
    prefix: str = request.app.state.prefix
    gone = cookie_for("", prefix, caller)
    return Response(None, status_code=204, cookies=[gone])


@post("/me", tags=TAGS, responses=troubles())
async def welcome(
    data: JSONBody[NewName], people: Doorkeeper, caller: From, request: Asked
) -> Response[Me]:
    """Become a guest of a name; a cookie says from now on who you are."""
    return let_in(people, await people.welcome(data.name), caller, request, 201)


@get("/me", tags=TAGS, responses=troubles())
async def show(person: Somebody, people: Doorkeeper, request: Asked) -> Me:
    """Tell who you are."""
    return told(people, person, cookie_of(request.scope["state"]["headers"]))


@patch("/me", tags=TAGS, responses=troubles())
async def rename(
    data: JSONBody[NewName], person: Somebody, people: Doorkeeper, request: Asked
) -> Me:
    """Be called otherwise."""
    renamed = await people.rename(person, data.name)
    return told(people, renamed, cookie_of(request.scope["state"]["headers"]))


@delete("/me", tags=TAGS, status_code=204, responses=troubles())
async def forget(
    data: JSONBody[Farewell],
    person: Somebody,
    people: Doorkeeper,
    caller: From,
    request: Asked,
) -> Response[None]:
    """Be forgotten: name, login and tokens go, and the games of others stay."""
    await people.forget(person, data.password)
    return let_out(caller, request)


@post("/me/account", tags=TAGS, responses=troubles(409))
async def make_account(
    data: JSONBody[NewAccount],
    person: Somebody,
    people: Doorkeeper,
    caller: From,
    request: Asked,
) -> Response[Me]:
    """Keep your games across devices, by a login and a password."""
    kept = await people.make_account(person, data.login, data.password)
    return let_in(people, kept, caller, request, 201)


@put("/me/password", tags=TAGS, responses=troubles(409))
async def change_password(
    data: JSONBody[NewPassword],
    person: Somebody,
    people: Doorkeeper,
    caller: From,
    request: Asked,
) -> Response[Me]:
    """Set the password anew, and be signed out everywhere else."""
    changed = await people.change_password(person, data.old, data.new)
    return let_in(people, changed, caller, request)


@post("/session", tags=TAGS, responses=troubles())
async def sign_in(
    data: JSONBody[SignIn], people: Doorkeeper, caller: From, request: Asked
) -> Response[Me]:
    """Sign in to your account."""
    person = await people.sign_in(data.login, data.password, caller)
    return let_in(people, person, caller, request, 201)


@delete("/session", tags=TAGS, status_code=204, responses=troubles())
async def sign_out(caller: From, request: Asked) -> Response[None]:
    """Sign out here."""
    return let_out(caller, request)


@post("/me/tokens", tags=TAGS, responses=troubles())
async def add_token(
    data: JSONBody[NewToken], person: Somebody, people: Doorkeeper
) -> MadeToken:
    """Make a token for a program of yours; it is shown this once."""
    token, secret = await people.add_token(person, data.label)
    return MadeToken(token.id, token.label, secret)


@get("/me/tokens", tags=TAGS, responses=troubles())
async def show_tokens(person: Somebody, people: Doorkeeper) -> Tokens:
    """List the tokens of your programs, without their secrets."""
    found = await people.store.tokens_of(person.id)
    return Tokens(tuple([TokenLine(t.id, t.label, t.created) for t in found]))


@delete("/me/tokens/{token:str}", tags=TAGS, responses=troubles(404))
async def drop_token(
    token: FromPath[str], person: Somebody, people: Doorkeeper
) -> None:
    """Take a token back; the program that has it can do nothing more."""
    await people.drop_token(person, token)


HANDLERS = [
    welcome,
    show,
    rename,
    forget,
    make_account,
    change_password,
    sign_in,
    sign_out,
    add_token,
    show_tokens,
    drop_token,
]
