"""Turn notifications by web hook, where the host allows them."""

from urllib.parse import urlsplit

from litestar import delete, get, put
from litestar.params import JSONBody

from whiskerworks.server.api.common import (
    AccountsDep,
    AnyRequest,
    PersonDep,
    problem_responses,
)
from whiskerworks.server.api.schemas import HookLine, NewHook
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.safe_http import CallFailed, check_url

TAGS = ["people"]


def check_allowed(request: AnyRequest) -> None:
    """
    Check that the host allows hooks.

    Raises:
        ProblemError: The host does not.
    """
    if not request.app.state.settings.hooks:
        raise ProblemError("no-hooks")


@get("/me/hook", tags=TAGS, responses=problem_responses(404))
async def show(person: PersonDep, request: AnyRequest) -> HookLine:
    """Show your web hook, which is called when it is your turn."""
    check_allowed(request)
    return HookLine(person.hook_url, person.hook_kind)


@put("/me/hook", tags=TAGS, responses=problem_responses(404))
async def change(
    data: JSONBody[NewHook],
    person: PersonDep,
    accounts: AccountsDep,
    request: AnyRequest,
) -> HookLine:
    """Set the web hook that is called when it is your turn and you are away."""
    check_allowed(request)
    try:
        await check_url(data.url, request.app.state.hook_rules)
    except CallFailed as refused:
        raise url_problem(refused, data.url) from None
    await accounts.store.set_hook(person.id, data.url, data.kind)
    return HookLine(data.url, data.kind)


def url_problem(refused: CallFailed, url: str) -> ProblemError:
    """
    Return why *url* is refused.

    Whether a host is private or does not exist is not revealed: strangers could use it
    to find out which names exist in our network.
    """
    if refused.code == "bad-address":
        return ProblemError("bad-hook", "url")
    return ProblemError("private-hook", "url", host=urlsplit(url).hostname or "")


@delete("/me/hook", tags=TAGS, responses=problem_responses(404))
async def drop(person: PersonDep, accounts: AccountsDep, request: AnyRequest) -> None:
    """Remove your web hook."""
    check_allowed(request)
    await accounts.store.set_hook(person.id, None, None)


HANDLERS = [show, change, drop]
