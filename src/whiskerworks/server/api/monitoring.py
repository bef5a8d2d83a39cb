"""Health and metrics, for the people who run the server."""

from litestar import Response, get
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from whiskerworks.server.api.common import (
    AnyRequest,
    CallerDep,
    ServiceDep,
    problem_responses,
)
from whiskerworks.server.api.schemas import Health
from whiskerworks.server.problems import RETRY_SECONDS, ProblemError
from whiskerworks.server.request_origin import Caller, is_in_networks
from whiskerworks.settings import Settings, addresses_in

TAGS = ["operating"]


@get("/api/health/live", tags=TAGS, responses=problem_responses())
async def live() -> Health:
    """Report that the server answers."""
    return Health("live")


@get("/api/health/ready", tags=TAGS, responses=problem_responses())
async def ready(service: ServiceDep, request: AnyRequest) -> Response[Health]:
    """Report whether the server can work; 503 and the reason if it cannot."""
    health = service.registry.store.health
    if request.app.state.stopping():
        return _not_ready(Health("stopping", "The server is about to stop."))
    if not health.is_recent:
        why = f"Nothing could be saved for {round(health.age)} seconds; see the log."
        return _not_ready(Health("storage", why))
    return Response(Health("ready"))


def _not_ready(health: Health) -> Response[Health]:
    return Response(
        health, status_code=503, headers={"retry-after": str(RETRY_SECONDS)}
    )


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(
    service: ServiceDep, caller: CallerDep, request: AnyRequest
) -> Response[bytes]:
    """Return the server's metrics in Prometheus's text format."""
    if not may_read_metrics(request.app.state.settings, caller):
        raise ProblemError("not-found")
    text = generate_latest(service.registry.metrics.registry)
    kind = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
    return Response(text, media_type=kind)


def may_read_metrics(settings: Settings, caller: Caller) -> bool:
    """Whether *caller* asks directly, from an address that the host allows."""
    networks = frozenset(addresses_in(settings.metrics_from))
    return settings.metrics and is_in_networks(caller.direct, networks)


HANDLERS = [live, ready, metrics]
