"""Pages of the lab, as a browser shows and prints them."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import opened, violations
from tests.lab.result_frames import frame, game, lot
from whiskerworks.lab.balance.compare import Side, compare
from whiskerworks.lab.balance.comparison_report import comparison_page as compared
from whiskerworks.lab.balance.figures import figures
from whiskerworks.lab.balance.house_rules import how_to_play_section, read_house_rules
from whiskerworks.lab.balance.report import report

SETUP = 'cheese = "e5"\nmouse = "f6"\n[[start]]\ncell = "f5"\nwalls = "S"\n'
SETUP += '[[start]]\ncell = "e6"\nwalls = "NW"\n'
USED = {
    0: [
        {"thing": f"card m{n:02}", "times": 1, "swing": n / 50, "mattered": n > 12}
        for n in range(20)
    ]
}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return where a report and a comparison are, with all there can be."""
    held: dict[str, Any] = {"name": "maze", "secrets": ("cat", "mouse"), "used": USED}
    rows = lot(40, 30, variant="standard", **held)
    rows += game(40, (0.5, 0.5), name="maze", reason="unfinished", rule="")
    other = lot(40, 9, variant="house rules", moves=12, reason="endgame-cat", **held)
    it = compare(Side("standard", frame(rows)), Side("house rules", frame(other)))
    house = how_to_play_section(read_house_rules("maze", "my own set-up.toml", SETUP))
    folder = tmp_path_factory.mktemp("pages")
    texts = (
        report(figures(frame(rows, other)), [7]),
        compared(it, "Maze", [7], [house]),
    )
    found = [folder / "report.html", folder / "compared.html"]
    for path, text in zip(found, texts, strict=True):
        path.write_text(text, "utf-8")
    return found


@pytest.mark.soak
def test_axe_finds_nothing_wrong(browser: Browser, pages: list[Path]) -> None:
    """By day and by night, when only colours differ; all is asked for from here."""
    asked: list[str] = []
    page = opened(browser, color_scheme="light")
    page.on("request", lambda request: asked.append(request.url))
    for path in pages:
        page.goto(path.as_uri())

        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, only=("color-contrast", "link-in-text-block")) == []
        page.emulate_media(color_scheme="light")
    page.close()
    assert asked == [path.as_uri() for path in pages]


def test_a_phone_shows_it_without_pushing_it_aside(
    browser: Browser, pages: list[Path]
) -> None:
    """But for tables that are too wide, which move alone."""
    page = opened(browser, viewport={"width": 320, "height": 640})
    for path in pages:
        page.goto(path.as_uri())

        assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.close()


def test_it_prints_on_white(browser: Browser, pages: list[Path]) -> None:
    """Even by night, and no wider than the paper."""
    page = opened(browser, viewport={"width": 695, "height": 1000}, color_scheme="dark")
    page.emulate_media(media="print")
    for path in pages:
        page.goto(path.as_uri())

        ground = page.evaluate("getComputedStyle(document.documentElement).background")
        assert "rgb(255, 255, 255)" in ground
        assert page.evaluate("document.documentElement.scrollWidth") == 695
    page.close()
