"""One server for all tests here; each has people of its own."""

from collections.abc import Iterator

import pytest

from tests.patience import PATIENCE
from tests.server.api.site import Site, site
from whiskerworks.terminal.away import desk, link, rest, wire


@pytest.fixture(autouse=True)
def _desks_are_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody at a desk take a busy machine for a line that is lost."""
    for module in (desk, link, wire):
        monkeypatch.setattr(module, "PATIENCE", PATIENCE)
    monkeypatch.setattr(rest, "SECONDS", PATIENCE)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve from a folder of its own."""
    with site(tmp_path_factory.mktemp("site"), rate=1000) as running:
        yield running
