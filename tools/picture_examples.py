"""
Make the film and the photograph of a set-up sheet that docs/pictures.md shows.

    python -m tools.picture_examples

The photograph needs Chromium; no test compares it, since no two machines draw the
letters of a page alike.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tools.system_programs import find_browser
from whiskerworks.cli import run

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs/pictures"
FILMED: Final = "tests/bots/records/maze-4-0.record"
SET_UP: Final = "tests/games/maze/records/endgame-cheese-4.record"


def film() -> None:
    """Film a game of maze, small enough for a page."""
    look = ("--width", "300", "--seconds", "0.8", "--force")
    run(["film", str(ROOT / FILMED), "-o", str(FOLDER / "film.gif"), *look])


def sheet(browser: str) -> None:
    """Photograph a set-up sheet."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page_file = Path(folder) / "sheet.html"
        look = ("--ply", "50", "--language", "en")
        run(["sheet", str(ROOT / SET_UP), "-o", str(page_file), *look])
        chromium = playwright.chromium.launch(executable_path=browser, args=FLAGS)
        page = chromium.new_page(viewport={"width": 780, "height": 960})
        page.goto(page_file.as_uri())
        page.screenshot(path=FOLDER / "sheet.png", full_page=True)
        chromium.close()


def main() -> None:
    """Make both."""
    browser = find_browser()
    if browser is None:
        sys.exit("Chromium is needed")
    film()
    sheet(browser)


if __name__ == "__main__":
    main()
