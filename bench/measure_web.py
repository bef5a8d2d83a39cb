"""
Measure the browser client in Chromium: how fast a board appears and changes.

Playwright drives Chromium without a window. For an update, script, style and layout are
timed, on a board with more pieces than any game has.
"""

import contextlib
import functools
import http.server
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from server_processes import our_server
from sides import HERE, Answer, NotMeasured
from turns import spread

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WEB = HERE.parent / "web"
PIECES = 1_500
"""Number of pieces on the board."""
UPDATE_STRIDE = 50
"""In a usual update one of this many pieces changes: 30 in all."""
UPDATES = 60
FIRST_VISITS = 9
"""Number of first visits to a table."""
UPDATE_AIM = 16.0
"""Maximum time of a usual update, in milliseconds."""
FIRST_AIM = 1_000.0
"""Maximum time to a first board with an empty cache, in milliseconds."""
_MAKE = """
async () => {
  const headers = { "Content-Type": "application/json" };
  const send = async (path, body) => {
    const asked = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(path, asked)).json();
  };
  headers["X-Whiskerworks-Token"] = (await send("/api/me", { name: "Ada" })).token;
  const chairs = [{ type: "mine" }, { type: "mine" }];
  const table = { game: "arena", seats: 2, setup: { chairs } };
  return (await send("/api/tables", table)).table;
}
"""
_SEEN = """
window.firstBoard = new Promise((seen) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".board [data-id]")) return;
    observer.disconnect();
    requestAnimationFrame(() => seen(performance.now()));
  }).observe(document, { childList: true, subtree: true });
});
"""


def measure_web(compiled: Path | None) -> Answer:
    """Return how fast a board appears and changes, or why it was not measured."""
    try:
        folder = built()
        with served(folder) as address, browser() as chromium:
            changed = updates(chromium, address)
            aims = {"aim": UPDATE_AIM, "first_aim": FIRST_AIM}
            firsts = spread(first_boards(chromium, compiled))
            return {"pieces": PIECES, **aims, **changed, "first": firsts}
    except NotMeasured as reason:
        return {"not_measured": str(reason)}


def first_boards(chromium: "Browser", compiled: Path | None) -> list[float]:
    """Return the time to a first board of arena, for several visits."""
    with tempfile.TemporaryDirectory() as folder:
        server = our_server(compiled, Path(folder))
        try:
            address = table_at(chromium, f"http://127.0.0.1:{server.port}")
            first_board(chromium, address)  # the server's own first time
            return [first_board(chromium, address) for _ in range(FIRST_VISITS)]
        finally:
            server.stop()


def table_at(chromium: "Browser", address: str) -> str:
    """Create a table of arena that spectators may watch, and return its address."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(address)
    made = page.evaluate(_MAKE)
    context.close()
    return f"{address}/t/{made}"


def updates(chromium: "Browser", address: str) -> dict[str, Answer]:
    """Return the times of usual updates, and of those that change all pieces."""
    page = chromium.new_page()
    page.goto(f"{address}/bench.html")
    page.wait_for_function("window.whiskerworks")
    code = "([count, every, times]) => whiskerworks.bench(count, every, times)"
    page.evaluate(code, [PIECES, UPDATE_STRIDE, 5])  # to warm up
    few = page.evaluate(code, [PIECES, UPDATE_STRIDE, UPDATES])
    every = page.evaluate(code, [PIECES, 1, UPDATES])
    page.close()
    return {"few": spread(few), "all": spread(every)}


def first_board(chromium: "Browser", address: str) -> float:
    """Return the milliseconds until *address* shows a board, without a cache."""
    context = chromium.new_context()
    page = context.new_page()
    page.add_init_script(_SEEN)
    page.goto(address)
    taken = float(page.evaluate("window.firstBoard"))
    context.close()
    return taken


def built() -> Path:
    """
    Build the page on which boards are measured, and return its folder.

    Raises:
        NotMeasured: It cannot be built here.
    """
    npx = shutil.which("npx")
    if npx is None or not (WEB / "node_modules").exists():
        raise NotMeasured("needs node, and `npm ci` in web/")
    command = [npx, "vite", "build", "--mode", "bench", "--logLevel", "error"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotMeasured(f"building the page failed: {done.stderr.strip()[-200:]}")
    return HERE.parent / "build/bench"


@contextlib.contextmanager
def browser() -> "Iterator[Browser]":
    """
    Start Chromium, and end it afterwards.

    Raises:
        NotMeasured: Playwright or Chromium is not installed.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NotMeasured("needs playwright") from None
    chromium = shutil.which("chromium")
    if chromium is None:
        raise NotMeasured("needs chromium")
    with sync_playwright() as playwright:
        # Containers usually do not allow Chromium's sandbox.
        started = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"]
        )
        yield started
        started.close()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve the files of *folder*, and yield the address."""
    handler = functools.partial(_Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
