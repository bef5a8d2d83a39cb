"""One server for all tests in this folder; each test brings its own guests."""

from collections.abc import Iterator

import pytest

from tests.patience import PATIENCE
from tests.server.api.site import Site, site
from whiskerworks.terminal.remote import connection, rest_client, session, websocket


@pytest.fixture(autouse=True)
def _lengthen_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lengthen every timeout, so that a busy machine does not look disconnected."""
    for module in (connection, websocket):
        monkeypatch.setattr(module, "SERVER_TIMEOUT_SECONDS", PATIENCE)
    monkeypatch.setattr(session, "ANSWER_TIMEOUT_SECONDS", PATIENCE)
    monkeypatch.setattr(rest_client, "REQUEST_TIMEOUT_SECONDS", PATIENCE)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve from a folder of its own."""
    with site(tmp_path_factory.mktemp("site"), rate=1000) as running:
        yield running
