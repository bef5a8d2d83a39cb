"""
Photograph every screen of the browser client for docs/screens.

    python -m tools.screens [NAME ...]

A real browser visits a server filled with the project's recorded games, at the widths
of a phone, a tablet and a desktop. No test compares the pictures, since no two machines
draw letters alike.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import whiskerworks
from tests.browser.conftest import FLAGS
from tests.server.api.site import Site, site
from tools.system_programs import find_browser
from whiskerworks.server.client_files import find_client

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs/screens"
SIZES: Final = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
WIDTHS: Final = {"phone": "15%", "tablet": "28%", "desk": "54%"}
"""How wide the pictures stand beside each other on the page."""
QUALITY: Final = 72
OVER: Final = "tests/games/maze/records/endgame-cucumber-3.record"
Theme = Literal["light", "dark"]


class Guest(NamedTuple):
    """Somebody whose tables are photographed, with the cookie of their browser."""

    cookie: dict[str, str]
    upload: Callable[[str], str]
    """Makes a table of a record's text, and returns its id."""


class Shot(NamedTuple):
    """A picture to make: its name, address and preparation."""

    name: str
    path: str
    theme: Theme = "light"
    prepare: Callable[[Page], None] | None = None


def main(wanted: list[str]) -> None:
    """Photograph the *wanted* screens, or all."""
    browser, client = find_browser(), find_client()
    if browser is None or client.client() is None:
        sys.exit("Chromium and the built client are needed: make dev")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as name,
        site(Path(name), client=client.folder) as served,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=browser, args=FLAGS)
        all_of_them = list(shots(served))
        write_page([shot.name for shot, _ in all_of_them])
        for shot, guest in all_of_them:
            if not wanted or shot.name in wanted:
                photograph(chromium, served, shot, guest)
        chromium.close()


PAGE: Final = """\
# Screens

The browser client on a phone, a tablet and a desktop, photographed by `make screens`.
[In the browser](client.md) explains what you can do there.
"""


def write_page(names: list[str]) -> None:
    """Write the page that shows all pictures, by the *names* of their screens."""
    parts = [PAGE]
    for name in names:
        title = name.replace("-", " ").capitalize()
        shown = [_tag(name, size, width) for size, width in WIDTHS.items()]
        parts.append(f"## {title}\n\n<p>\n{chr(10).join(shown)}\n</p>\n")
    (FOLDER.parent / "screens.md").write_text("\n".join(parts), "utf-8")


def _tag(name: str, size: str, width: str) -> str:
    alt = f"{name.replace('-', ' ')}, on a {size}"
    return f'<img src="screens/{name}-{size}.webp" width="{width}" alt="{alt}">'


def shots(served: Site) -> Iterator[tuple[Shot, Guest]]:
    """Return all pictures, each with its viewer."""
    guest = welcome(served)
    playing = {name: guest.upload(specimen(name)) for name in whiskerworks.names()}
    over = guest.upload((ROOT / OVER).read_text("utf-8"))
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        more = "" if theme == "light" else "-dark"
        yield Shot(f"lobby{more}", "/", theme), guest
        for name, table in playing.items():
            yield Shot(f"{name}{more}", f"/t/{table}", theme, show_hand), guest
        yield Shot(f"replay{more}", f"/t/{over}?ply=30", theme), guest
    yield Shot("set-up", "/new/maze"), guest
    yield Shot("invite", f"/t/{waiting(served, guest)}"), guest
    yield Shot("over", f"/t/{over}"), guest
    yield Shot("rules", "/rules"), guest
    yield Shot("rulebook", "/rules/gears#G5"), guest
    yield Shot("settings", "/settings"), guest
    yield Shot("me", "/me"), guest


def welcome(served: Site) -> Guest:
    """Return a guest of the server."""
    client = served.guest("Ada")

    def upload(text: str) -> str:
        headers = {"content-type": "text/plain"}
        answer = client.post("/api/records", content=text, headers=headers)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    return Guest(dict(client.cookies), upload)


def waiting(served: Site, guest: Guest) -> str:
    """Return a table that waits for a friend of the guest."""
    client = served.stranger()
    client.cookies.update(guest.cookie)
    token = client.get("/api/me").json()["token"]
    chairs = [{"type": "mine"}, {"type": "kept"}]
    answer = client.post(
        "/api/tables",
        json={"game": "gears", "setup": {"chairs": chairs}},
        headers={"x-whiskerworks-token": token},
    )
    table: str = answer.json()["table"]
    return table


def specimen(name: str) -> str:
    """Return the record of the game's own picture."""
    folder = ROOT / "src/whiskerworks/games"
    return (folder / name / "specimen.txt").read_text("utf-8")


def show_hand(page: Page) -> None:
    """Lift the curtain before a hand that others at the same device may not see."""
    show = page.get_by_role("button", name="Show board")
    if show.count():
        show.click()


@contextmanager
def looking(
    browser: Browser, served: Site, shot: Shot, guest: Guest, size: tuple[int, int]
) -> Iterator[Page]:
    """Yield a page as that guest sees it, in a window of that size."""
    width, height = size
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=shot.theme,
        locale="en-GB",
        reduced_motion="reduce",
    )
    pairs = guest.cookie.items()
    context.add_cookies([{"name": k, "value": v, "url": served.url} for k, v in pairs])
    page = context.new_page()
    page.goto(f"{served.url}{shot.path}")
    page.wait_for_selector("main h1")
    yield page
    context.close()


def photograph(browser: Browser, served: Site, shot: Shot, guest: Guest) -> None:
    """Make the pictures of one screen, at every width."""
    for name, size in SIZES.items():
        with looking(browser, served, shot, guest, size) as page:
            page.wait_for_load_state("networkidle")
            if shot.prepare is not None:
                shot.prepare(page)
            page.wait_for_timeout(700)
            wire = page.context.new_cdp_session(page)
            options = {"format": "webp", "quality": QUALITY}
            taken = wire.send("Page.captureScreenshot", options)
            file = FOLDER / f"{shot.name}-{name}.webp"
            file.write_bytes(base64.b64decode(taken["data"]))
            print(file.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
