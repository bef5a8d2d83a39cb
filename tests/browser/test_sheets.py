"""A set-up sheet prints on one page."""

import os
import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.visitor import opened
from whiskerworks.cli import run

GAMES = Path(__file__).parents[1] / "games"
FULLEST = {
    "arena/records/seven-6": 150,
    "escape/records/own-setup-escaped": 24,
    "gears/records/stalemate-sixty": 148,
    "maze/records/endgame-cheese-4": 64,
    "puzzle/records/assembled-hints": 20,
    "whodunit/records/easier-solved-cheese": 47,
}
"""Positions with much on the table, in each game."""
LOOKED_AT = [
    name
    for name in FULLEST
    if "WHISKERWORKS_SOAK" in os.environ or name[:4] in ("gear", "maze")
]
"""Those with the longest lists; `make soak` prints all."""


def test_every_game_fits_on_one_page(browser: Browser, tmp_path: Path) -> None:
    """
    In German, which takes more room than English, and on Letter.

    The lines are as long on A4, and that page is higher.
    """
    page = opened(browser)
    for name in LOOKED_AT:
        path = tmp_path / f"{Path(name).name}.html"
        record = str(GAMES / f"{name}.record")
        look = ("--ply", str(FULLEST[name]), "--language", "de")
        assert run(["sheet", record, "-o", str(path), *look]) == 0
        page.goto(path.as_uri())

        printed = page.pdf(format="Letter")

        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, name
    page.close()
