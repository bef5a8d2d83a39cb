"""
A real browser before a real server.

The browser is there only while tests of this folder run: as long as it is, no other
test of the same process could run an event loop of its own.
"""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Unpack

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import AXE, PATIENCE, Profile, Visiting, Visitor
from tests.server.api.site import Site, site
from tools.system_programs import find_browser
from whiskerworks.server.client_files import find_client

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHOTOGRAPHS = Path(__file__).parents[2] / "build/browser"
"""Where one sees what was on the screen when a test failed."""
FAILED = pytest.StashKey[bool]()


def why_not() -> str | None:
    """Return why the screens cannot be tested here; None if they can."""
    if find_browser() is None:
        return "no Chromium is installed"
    if find_client().client() is None:
        return "the browser client is not built"
    return None if AXE.exists() else "the client's packages are not installed"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what this machine could not test."""
    reason = why_not()
    if reason is not None:
        terminalreporter.write_line(f"NOT TESTED: the screens. {reason}.", red=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note that a test failed, for those who clear up behind it."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Return the browser that all visitors use, each with a profile of their own."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=FLAGS, timeout=PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve the client at the root."""
    folder = tmp_path_factory.mktemp("served")
    with site(folder, client=find_client().folder) as running:
        yield running


@pytest.fixture(scope="package")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve the client below a path."""
    folder, url = tmp_path_factory.mktemp("below"), "http://127.0.0.1:{port}/cats/club"
    with site(folder, client=find_client().folder, url=url) as running:
        yield running


@pytest.fixture
def visiting(
    browser: Browser, served: Site, request: pytest.FixtureRequest
) -> Iterator[Visiting]:
    """
    Return what brings in visitors.

    At the end their browsers must not have complained of anything unexpected.
    """
    visitors: list[Visitor] = []

    def visit(url: str = "", **profile: Unpack[Profile]) -> Visitor:
        # The wheels of the lobby turn without end, and each frame is drawn by the CPU.
        profile.setdefault("reduced_motion", "reduce")
        # A service worker reads every game's rules after a few seconds, to keep them.
        profile.setdefault("service_workers", "block")
        visitor = Visitor(browser, url or served.url, **profile)
        visitors.append(visitor)
        return visitor

    yield visit
    complaints = [one for visitor in visitors for one in visitor.unforgiven()]
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            name = f"{request.node.name.replace('/', '_')}-{number}.png"
            visitor.page.screenshot(path=PHOTOGRAPHS / name)
        visitor.context.close()
    assert complaints == []


@pytest.fixture
def visitor(visiting: Visiting) -> Visitor:
    """Return somebody who comes for the first time, at a desk, by daylight."""
    return visiting(
        viewport={"width": 1280, "height": 800}, locale="en-GB", color_scheme="light"
    )
