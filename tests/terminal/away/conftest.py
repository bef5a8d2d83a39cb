"""One server for all tests here; each has people of its own."""

from collections.abc import Iterator

import pytest

from tests.server.api.site import Site, site


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve from a folder of its own."""
    with site(tmp_path_factory.mktemp("site"), rate=1000) as running:
        yield running
