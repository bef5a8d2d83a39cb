"""What all tests share: they run on what they say they run on."""

import gc
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Unpack

import pytest
import structlog
from hypothesis import HealthCheck, settings

import whiskerworks
from tests.server import postgres
from tests.terminal import tmux
from tests.terminal.tmux import Settings, Start, Tmux
from tools.system_programs import absence_of
from whiskerworks.core import seat

pytest.register_assert_rewrite("whiskerworks.testing")

# No test is timed, not even how long its cases take to be made; and every run tries
# the same cases, unless `make soak` asks for more of them.
settings.register_profile(
    "whiskerworks",
    deadline=None,
    max_examples=int(os.environ.get("WHISKERWORKS_EXAMPLES", "40")),
    derandomize="WHISKERWORKS_EXAMPLES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("whiskerworks")
COMPILED = Path(seat.__file__).suffix in (".so", ".pyd")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test the wrong thing: source by default, or what is expected."""
    # A shell lets what it starts in the background ignore Ctrl-C, and the programs that
    # tests start and interrupt would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("WHISKERWORKS_EXPECT", "source")
    found = "compiled" if COMPILED else "source"
    if found != expected:
        raise pytest.UsageError(
            f"expected to test the {expected} of whiskerworks, but "
            f"{whiskerworks.__file__} is {found}"
        )


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out tests whose mark says that they run elsewhere; see pyproject.toml."""
    left_out = set()
    if not COMPILED and not os.environ.get("WHISKERWORKS_ALL"):
        left_out.add("wheel")
    if not os.environ.get("WHISKERWORKS_SOAK"):
        left_out.add("soak")
    marked = {
        item for item in items if left_out & {m.name for m in item.iter_markers()}
    }
    if marked:
        config.hook.pytest_deselected(items=marked)
        items[:] = [item for item in items if item not in marked]


def pytest_collection_finish() -> None:
    """Spare the search for garbage what is imported by now: it stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _the_log_is_kept_apart() -> None:
    """
    Let pytest keep what servers log: unless told otherwise, structlog prints it.

    A server in this process may log at any time, such as that it was stalled, and that
    must not stand among what a command prints.
    """
    structlog.configure(
        processors=[
            structlog.stdlib.add_log_level,
            structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


@pytest.fixture(autouse=True)
def _no_exception_is_left_behind() -> Iterator[None]:
    """See that an exception that was handled is over: compiled code may forget that."""
    yield
    assert sys.exc_info() == (None, None, None)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Start]:
    """Return what starts a program in a real terminal; all end with the test."""
    reason = tmux.why_not()
    if reason is not None:
        pytest.skip(f"NOT TESTED: programs in a terminal. {reason}")
    with ExitStack() as opened:

        def start(*arguments: str, **settings: Unpack[Settings]) -> Tmux:
            folder = Path(tempfile.mkdtemp(dir=tmp_path))
            return opened.enter_context(Tmux(folder, *arguments, **settings))

        yield start


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what this machine could not test."""
    untested = {
        "PostgreSQL": postgres.why_not(),
        "programs in a terminal": tmux.why_not(),
        "nginx before the server": absence_of("nginx"),
        "Caddy before the server": absence_of("caddy"),
        "the unit of systemd": absence_of("systemd-analyze"),
    }
    for what, reason in untested.items():
        if reason is not None:
            terminalreporter.write_line(f"NOT TESTED: {what}. {reason}.", red=True)
