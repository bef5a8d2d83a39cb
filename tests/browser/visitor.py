"""Somebody in front of a real browser, and what their browser complains of."""

import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, Protocol, TypedDict, Unpack

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
)

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PATIENCE: Final = 240_000
"""Milliseconds in which something must be seen; the machine may be busy."""

expect.set_options(timeout=PATIENCE)


NO_WORKERS: Final = "^Service Worker registration blocked by Playwright"
"""What Playwright says where a profile has no service workers."""
TURN: Final = """async (to) => {
  history.pushState(null, "", to);
  dispatchEvent(new PopStateEvent("popstate"));
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frame = 0; frame < 3; frame++) await drawn();
}"""


SETTLED: Final = """() => Promise.allSettled(
  document.getAnimations()
    .filter((one) => one instanceof CSSTransition)
    .map((one) => one.finished))"""
"""When nothing changes its colour or place any more because of a new style."""


class Profile(TypedDict, total=False):
    """What a visitor's browser is like; the rest is as the browser has it."""

    viewport: ViewportSize
    locale: str
    color_scheme: Literal["light", "dark"]
    reduced_motion: Literal["reduce", "no-preference"]
    has_touch: bool
    is_mobile: bool
    java_script_enabled: bool
    permissions: list[str]
    service_workers: Literal["allow", "block"]


class Visitor:
    """Somebody with a browser's profile of their own, and a page that is open."""

    def __init__(self, browser: Browser, url: str, **profile: Unpack[Profile]) -> None:
        self.url: Final = url
        self.context: Final[BrowserContext] = browser.new_context(**profile)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self._note(str(error.error)))
        self.complaints: Final[list[str]] = []
        """Errors of scripts, and whatever else the browser's console calls one."""
        # What would happen is asked for while one chooses; the move may be faster.
        self._forgiven: Final = [re.compile("409 .*/preview"), re.compile(NO_WORKERS)]
        self.page: Final[Page] = self.context.new_page()

    def go(self, path: str = "/", page: Page | None = None) -> Page:
        """Open a page of ours, and wait until the client shows something."""
        page = page or self.page
        page.goto(f"{self.url}{path}")
        page.wait_for_selector("#app > *")
        return page

    def turn(self, path: str) -> Page:
        """Go to another screen without loading the page again, as links do."""
        self.page.evaluate(TURN, f"{self.url}{path}")
        return self.page

    def complained(self, count: int) -> None:
        """Wait until the browser has that many unexpected complaints."""
        deadline = time.monotonic() + PATIENCE / 1000
        while len(self.unforgiven()) < count:
            assert time.monotonic() < deadline, self.complaints
            self.page.wait_for_timeout(10)

    def forgive(self, pattern: str) -> None:
        """Expect complaints that match *pattern*: a refusal is one to the browser."""
        self._forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        """Return the complaints that nobody expected."""
        forgiven = self._forgiven
        return [
            one
            for one in self.complaints
            if not any(pattern.search(one) for pattern in forgiven)
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        # What breaks the content security policy is an error of the console, too.
        if message.type in ("error", "warning"):
            self._note(f"{message.text} ({message.location.get('url', '')})")

    def _note(self, text: str) -> None:
        self.complaints.append(text)


class Visiting(Protocol):
    """Brings in a visitor, to a server of another *url* if one is given."""

    def __call__(self, url: str = "", **profile: Unpack[Profile]) -> Visitor:
        """Return somebody new."""


def opened(browser: Browser, **profile: Unpack[Profile]) -> Page:
    """Return a page that is nobody's, which waits as long as a busy machine needs."""
    page = browser.new_page(**profile)
    page.set_default_timeout(PATIENCE)
    return page


def violations(
    page: Page,
    within: str = "body",
    ignore: Iterable[str] = (),
    only: Iterable[str] = (),
) -> list[str]:
    """
    Return what axe-core finds wrong for people who see, hear or move otherwise.

    It asks by all of its rules but some, or by *only* a few.

    The rules run in the page, put there by the debugger: our content security policy
    lets no script tag do that.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    rules = {name: {"enabled": False} for name in ignore}
    asked = {"rules": rules, "resultTypes": ["violations"]}
    asked |= {"runOnly": list(only)} if only else {}
    page.evaluate(SETTLED)
    found = page.evaluate(
        "async ([within, asked]) => (await axe.run(within, asked)).violations",
        [within, asked],
    )
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]}"
        for one in found
        for node in one["nodes"]
    ]
