"""Turn exceptions in handlers into responses of one shape."""

from typing import Any

import structlog
from litestar import Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    ValidationException,
)

from whiskerworks.server.api.common import AnyRequest
from whiskerworks.server.guard import is_api
from whiskerworks.server.outbox import TableLost
from whiskerworks.server.pages.layout import error_page
from whiskerworks.server.problems import (
    RETRY_SECONDS,
    Problem,
    ProblemError,
    TableRefused,
    problem_from_refusal,
)
from whiskerworks.server.store import Damaged, Failed, Shut, StoreError, TooBusy
from whiskerworks.table.refusals import Refused

CONFLICT_STATUS = 409
log = structlog.get_logger("whiskerworks.server")


def error_response(request: AnyRequest, wrong: Exception) -> Response[Any]:
    """Return the response for *wrong*, logging it if it was not foreseen."""
    known = wrong if isinstance(wrong, Refused) else _as_problem_error(request, wrong)
    status, problem = status_and_problem(known)
    headers = known.headers if isinstance(known, ProblemError) else {}
    if is_api(request.scope["path"]):
        return Response(problem, status_code=status, headers=headers)
    page = error_page(request.app.state.prefix, problem, request.scope["path"])
    return Response(page, status_code=status, headers=headers, media_type="text/html")


def status_and_problem(wrong: Refused | ProblemError) -> tuple[int, Problem]:
    """Return an exception's HTTP status and problem."""
    if isinstance(wrong, ProblemError):
        return wrong.status, wrong.as_problem()
    game = wrong.game if isinstance(wrong, TableRefused) else None
    return CONFLICT_STATUS, problem_from_refusal(wrong.refusal, game)


def _as_problem_error(request: AnyRequest, wrong: Exception) -> ProblemError:
    """Return an exception as its caller may see it."""
    if isinstance(wrong, ProblemError):
        return wrong
    if isinstance(wrong, ValidationException):
        return _validation_problem(wrong)
    if isinstance(wrong, MethodNotAllowedException):
        trouble = ProblemError("bad-method", method=request.method)
        allowed = (wrong.headers or {}).get("allow", "")
        trouble.headers["allow"] = _add_head(allowed)
        return trouble
    if isinstance(wrong, HTTPException) and wrong.status_code == 404:
        return ProblemError("not-found")
    if isinstance(wrong, HTTPException) and wrong.status_code < 500:
        return ProblemError("bad-json", problem=wrong.detail)
    if isinstance(wrong, Damaged):
        log.error("a table cannot be read", problem=str(wrong))
        return ProblemError("damaged")
    if isinstance(wrong, StoreError | TableLost):
        return _storage_problem(request, wrong)
    name = str(request.scope["state"].get("request", ""))
    log.error("failed", request=name, exc_info=wrong)
    return ProblemError("server-fault", request=name)


def _add_head(allowed: str) -> str:
    """Add HEAD to the methods *allowed* wherever GET is."""
    methods = [one.strip() for one in allowed.split(",")]
    return ", ".join([*methods, "HEAD"] if "GET" in methods else methods)


def _storage_problem(
    request: AnyRequest, wrong: StoreError | TableLost
) -> ProblemError:
    """Report that nothing can be saved or read now; the store logs why, once."""
    if isinstance(wrong, Shut) or request.app.state.stopping():
        return ProblemError("stopping")
    if not isinstance(wrong, Failed | TooBusy | TableLost):
        log.error("the store failed", code=wrong.code)
    trouble = ProblemError("storage")
    trouble.headers["retry-after"] = str(RETRY_SECONDS)
    return trouble


def _validation_problem(wrong: ValidationException) -> ProblemError:
    """Return the problem that names the invalid part of a request."""
    extra = wrong.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    where = str(first.get("key", ""))
    message = str(first.get("message", wrong.detail))
    if where == "data" and message in ("'data'", "data"):
        message = "the request has no body"
    return ProblemError("bad-value", "" if where == "data" else where, problem=message)
