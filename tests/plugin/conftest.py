"""An environment with a game that is not ours, and a server that has it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin.plugin_package import (
    build_wheel,
    install,
    make_environment,
    write_package,
)
from tests.server.process import UNLIMITED, Process


@pytest.fixture(scope="package")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment in which the game is installed."""
    folder = tmp_path_factory.mktemp("plugin")
    write_package(folder / "sources")
    python = make_environment(folder / "venv")
    install(build_wheel(folder / "sources"), folder / "venv")
    return python


@pytest.fixture(scope="package")
def served(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Serve from that environment."""
    folder = tmp_path_factory.mktemp("served")
    data, log = folder / "games.sqlite3", folder / "log"
    with Process(data, log, *UNLIMITED, python=python) as running:
        yield running
