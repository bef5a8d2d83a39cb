"""Read requests for pages and forms, and answer with pages and redirects."""

from collections.abc import Callable
from urllib.parse import parse_qsl

from litestar import Response
from litestar.datastructures import Cookie

from whiskerworks.server.accounts import session_cookie
from whiskerworks.server.api.common import (
    AnyRequest,
    accounts_of,
    caller_of,
    headers_of,
    optional_person,
    service_of,
)
from whiskerworks.server.guard import cookie_of
from whiskerworks.server.pages.html import Html
from whiskerworks.server.pages.layout import PLAIN_PREFIX, PageContext
from whiskerworks.server.pages.texts import page_text
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.request_origin import Deployment
from whiskerworks.server.store import Person

Fields = dict[str, str]
SEE_OTHER = 303


def page_context(request: AnyRequest, person: Person | None) -> PageContext:
    """Return the context of the page that a request asks for."""
    place: Deployment = request.app.state.place
    url = place.url(caller_of(request), "")
    if person is None:
        return PageContext(place.prefix, url=url)
    cookie = cookie_of(headers_of(request))
    token = accounts_of(request).signer.token(cookie)
    return PageContext(place.prefix, token, person.id, person.name, person.login, url)


async def page_response(
    request: AnyRequest, make: Callable[[], Html], status: int = 200
) -> Response[str]:
    """Answer with the page that *make* returns; it runs off the event loop."""
    page = await service_of(request).renderer.render(make)
    return Response(page, media_type="text/html", status_code=status)


async def form_fields(request: AnyRequest) -> Fields:
    """
    Return the fields of a form; the last of repeated fields wins.

    Raises:
        ProblemError: The body is not a form.
    """
    try:
        body = (await request.body()).decode()
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=1000))
    except ValueError as problem:
        raise ProblemError("bad-request", problem=str(problem)) from None


def redirect_to_page(
    request: AnyRequest, path: str, cookies: list[Cookie] | None = None
) -> Response[None]:
    """Redirect to another plain page."""
    place: Deployment = request.app.state.place
    return Response(
        None,
        status_code=SEE_OTHER,
        headers={"location": f"{place.prefix}{PLAIN_PREFIX}{path}"},
        cookies=cookies or [],
    )


async def session_cookies(request: AnyRequest, person: Person) -> list[Cookie]:
    """Begin a session, and return its cookies."""
    headers, caller = headers_of(request), caller_of(request)
    value = await accounts_of(request).begin_session(person, headers, caller)
    return await cookies_for(request, person, value)


async def cookies_for(request: AnyRequest, person: Person, value: str) -> list[Cookie]:
    """Return the cookies of a browser in which *person* is signed in by *value*."""
    prefix, caller = request.app.state.prefix, caller_of(request)
    return await accounts_of(request).cookies(person, value, prefix, caller)


def expired_cookies(request: AnyRequest) -> list[Cookie]:
    """Return cookies that make a browser forget its session."""
    return [session_cookie("", request.app.state.prefix, caller_of(request))]


async def person_for_form(
    request: AnyRequest, fields: Fields
) -> tuple[Person, list[Cookie]]:
    """
    Return the sender of a form and their cookies; strangers become guests.

    Raises:
        ProblemError: The name they give is not allowed.
    """
    person = await optional_person(request)
    if person is not None:
        return person, []
    name = fields.get("name") or page_text("guest")
    person = await accounts_of(request).welcome(name, caller_of(request))
    return person, await session_cookies(request, person)
