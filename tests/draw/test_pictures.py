"""The committed pictures are what the committed code draws."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PICTURES: dict[str, str] = runpy.run_path(str(ROOT / "tools/pictures.py"))["pictures"]()


@pytest.mark.parametrize("name", PICTURES)
def test_a_committed_picture_is_up_to_date(name: str) -> None:
    """If this fails, look at what `python tools/pictures.py` draws and commit it."""
    committed = (ROOT / "docs/pictures" / name).read_text("utf-8")

    assert committed == PICTURES[name]


def test_no_committed_picture_is_left_over() -> None:
    """What nobody draws any more does not stay in the folder."""
    committed = {path.name for path in (ROOT / "docs/pictures").glob("*.svg")}

    assert committed == set(PICTURES)
