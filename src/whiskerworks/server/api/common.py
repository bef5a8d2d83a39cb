"""Dependencies and error responses that all handlers share."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec

from whiskerworks.server.accounts import Accounts
from whiskerworks.server.problems import CODES, Problem, ProblemError
from whiskerworks.server.request_origin import Caller, Headers
from whiskerworks.server.store import Person
from whiskerworks.server.table_service import TableService

AnyRequest: TypeAlias = Request[Any, Any, Any]


class JsonRequest(Request[Any, Any, Any]):
    """A request that blames its sender if the body is not readable as JSON."""

    async def json(self) -> object:
        """
        Return the decoded body.

        Raises:
            ProblemError: It is not UTF-8, or nested too deeply.
        """
        body = await self.body()
        try:
            body.decode()
            return await super().json()
        except UnicodeDecodeError as wrong:
            where = f"byte {wrong.start}"
            raise ProblemError("bad-json", where, problem="it is not UTF-8") from None
        except RecursionError:
            raise ProblemError("bad-json", problem="it is nested too deeply") from None


ServiceDep: TypeAlias = NamedDependency[TableService]
AccountsDep: TypeAlias = NamedDependency[Accounts]
CallerDep: TypeAlias = NamedDependency[Caller]
PersonDep: TypeAlias = NamedDependency[Person]
OptionalPersonDep: TypeAlias = NamedDependency[Person | None]

COMMON_STATUSES = (400, 401, 403, 405, 413, 415, 422, 429, 500, 503)
"""Statuses that any request may get before a handler is reached."""


def problem_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """Return a handler's possible problems, for the description of the API."""
    return {status: _spec(status) for status in sorted({*COMMON_STATUSES, *statuses})}


def _spec(status: int) -> ResponseSpec:
    codes = [code for code, one in CODES.items() if one == status]
    told = ", ".join(codes) if codes else "refused by a rule of the table or the game"
    if status == 409:
        told = f"refused by a rule of the table or the game; {told}"
    return ResponseSpec(Problem, generate_examples=False, description=told)


def accounts_of(request: AnyRequest) -> Accounts:
    """Return the accounts of this app."""
    accounts: Accounts = request.app.state.accounts
    return accounts


def service_of(request: AnyRequest) -> TableService:
    """Return the table service of this app."""
    service: TableService = request.app.state.service
    return service


def caller_of(request: AnyRequest) -> Caller:
    """Return the origin of a request."""
    caller: Caller = request.scope["state"]["caller"]
    return caller


def headers_of(request: AnyRequest) -> Headers:
    """Return the headers of a request by lower-case name."""
    headers: Headers = request.scope["state"]["headers"]
    return headers


async def optional_person(request: AnyRequest) -> Person | None:
    """Return the caller; None for a stranger."""
    return await accounts_of(request).caller(headers_of(request))


async def required_person(request: AnyRequest) -> Person:
    """
    Return the caller.

    Raises:
        ProblemError: The caller is a stranger.
    """
    person = await optional_person(request)
    if person is None:
        raise ProblemError("who-are-you")
    return person


DEPENDENCIES = {
    "service": Provide(service_of, sync_to_thread=False),
    "accounts": Provide(accounts_of, sync_to_thread=False),
    "caller": Provide(caller_of, sync_to_thread=False),
    "person": Provide(required_person),
    "viewer": Provide(optional_person),
}
"""What handlers may ask for by argument name."""
