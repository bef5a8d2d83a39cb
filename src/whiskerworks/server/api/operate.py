"""For whoever keeps the server: is it well, and what has it counted."""

from litestar import Response, get
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from whiskerworks.server.api.common import Asked, AtDesk, troubles
from whiskerworks.server.api.shapes import Health
from whiskerworks.server.problems import Trouble

TAGS = ["operating"]


@get("/api/health", tags=TAGS, responses=troubles())
async def health(desk: AtDesk, request: Asked) -> Response[Health]:
    """Tell whether the server can do its work; 503 while it cannot."""
    if request.app.state.stopping():
        return Response(Health("stopping"), status_code=503)
    well = await desk.hall.store.healthy()
    return Response(Health("well" if well else "ill"), status_code=200 if well else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(desk: AtDesk, request: Asked) -> Response[bytes]:
    """Tell what the server has counted, in the form that Prometheus reads."""
    if not request.app.state.settings.metrics:
        raise Trouble("not-found")
    text = generate_latest(desk.hall.counts.registry)
    kind = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
    return Response(text, media_type=kind)


HANDLERS = [health, metrics]
