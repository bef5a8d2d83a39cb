"""One server for all tests of a file; each has people of its own."""

from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.api.site import Site, site


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve from a folder of its own; nobody there is ever too fast."""
    hours = count(step=3600)
    folder = tmp_path_factory.mktemp("site")
    with site(folder, seconds=lambda: float(next(hours))) as running:
        yield running
