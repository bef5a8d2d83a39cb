"""Who looks at a page, what their form says, and where they go next."""

from urllib.parse import parse_qsl

from litestar import Response
from litestar.datastructures import Cookie

from whiskerworks.server.api.common import Asked, anybody, caller_of, people_of
from whiskerworks.server.guard import cookie_of
from whiskerworks.server.pages.html import Html
from whiskerworks.server.pages.layout import PLAIN, Visit
from whiskerworks.server.pages.saying import word
from whiskerworks.server.people import cookie_for
from whiskerworks.server.problems import Trouble
from whiskerworks.server.proxies import Place
from whiskerworks.server.store import Person

Fields = dict[str, str]
SEE_OTHER = 303


def visit_of(request: Asked, person: Person | None) -> Visit:
    """Return who looks at a page."""
    place: Place = request.app.state.place
    url = place.url(caller_of(request), "")
    if person is None:
        return Visit(place.prefix, url=url)
    cookie = cookie_of(request.scope["state"]["headers"])
    token = people_of(request).signer.token(cookie)
    return Visit(place.prefix, token, person.id, person.name, person.login, url)


def shown(page: Html, status: int = 200) -> Response[str]:
    """Answer with a page."""
    return Response(page, media_type="text/html", status_code=status)


async def fields_of(request: Asked) -> Fields:
    """
    Return what a form says; of a field that stands there twice, the last.

    Raises:
        Trouble: It is no form.
    """
    try:
        body = (await request.body()).decode()
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=1000))
    except ValueError as problem:
        raise Trouble("bad-request", problem=str(problem)) from None


def sent_to(
    request: Asked, path: str, cookies: list[Cookie] | None = None
) -> Response[None]:
    """Send somebody on to another plain page."""
    place: Place = request.app.state.place
    return Response(
        None,
        status_code=SEE_OTHER,
        headers={"location": f"{place.prefix}{PLAIN}{path}"},
        cookies=cookies or [],
    )


def cookies_for(request: Asked, person: Person) -> list[Cookie]:
    """Return the cookies that say who somebody is from now on."""
    place: Place = request.app.state.place
    value = people_of(request).cookie(person)
    return [cookie_for(value, place.prefix, caller_of(request))]


async def somebody_of(request: Asked, fields: Fields) -> tuple[Person, list[Cookie]]:
    """
    Return who sent a form, with the cookies they need: a stranger becomes a guest.

    Raises:
        Trouble: Nobody may have the name they give.
    """
    person = await anybody(request)
    if person is not None:
        return person, []
    person = await people_of(request).welcome(fields.get("name") or word("guest"))
    return person, cookies_for(request, person)
