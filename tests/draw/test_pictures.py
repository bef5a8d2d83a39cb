"""The committed pictures are what the committed code draws."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PICTURES: dict[str, str] = runpy.run_path(str(ROOT / "tools/pictures.py"))["pictures"]()
SCREEN: Path = runpy.run_path(str(ROOT / "tools/terminal_picture.py"))["PICTURE"]
"""Follows from the version of Textual, too: it is there, and not compared."""


@pytest.mark.parametrize("name", PICTURES)
def test_a_committed_picture_is_up_to_date(name: str) -> None:
    """If this fails, look at what `python tools/pictures.py` draws and commit it."""
    committed = (ROOT / "docs/pictures" / name).read_text("utf-8")

    assert committed == PICTURES[name]


def test_no_committed_picture_is_left_over() -> None:
    """What nobody draws any more does not stay in the folder."""
    committed = {path.name for path in (ROOT / "docs/pictures").glob("*.svg")}

    assert committed == {*PICTURES, SCREEN.name}
