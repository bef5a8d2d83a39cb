"""What all tests share: they run on what they say they run on."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import whiskerworks
from tests.server import postgres
from whiskerworks.core import seat

# No test is timed, and in CI every run tries the same cases.
settings.register_profile(
    "whiskerworks", deadline=None, derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("whiskerworks")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test the wrong thing: source by default, or what is expected."""
    compiled = Path(seat.__file__).suffix in (".so", ".pyd")
    expected = os.environ.get("WHISKERWORKS_EXPECT", "source")
    found = "compiled" if compiled else "source"
    if found != expected:
        raise pytest.UsageError(
            f"expected to test the {expected} of whiskerworks, but "
            f"{whiskerworks.__file__} is {found}"
        )


@pytest.fixture(autouse=True)
def _no_exception_is_left_behind() -> Iterator[None]:
    """See that an exception that was handled is over: compiled code may forget that."""
    yield
    assert sys.exc_info() == (None, None, None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what this machine could not test."""
    reason = postgres.why_not()
    if reason is not None:
        terminalreporter.write_line(f"NOT TESTED: PostgreSQL. {reason}.", red=True)
