"""The page about real tables is true: its game is typed again."""

import asyncio
import re
from pathlib import Path

import whiskerworks
from whiskerworks.terminal.referee.possible_worlds import worlds_at_start
from whiskerworks.terminal.referee.session import RefereeSession
from whiskerworks.words import Words

PAGE = Path(__file__).parents[2] / "docs" / "referee.md"
NAMES = ("Ada", "Bob")


async def told(lines: list[str]) -> list[str]:
    """Return the lines, each with what is answered, told and asked after it."""
    game = whiskerworks.load("maze", 2)
    session = RefereeSession([worlds_at_start(game)], Words("maze", "en", NAMES), NAMES)
    shown = [*session.view.notices]
    for line in lines:
        plies, notices = len(session.plies), session.view.notices
        prompt = session.view.prompt
        answer = await session.obey(line)
        said = [text for ply in session.plies[plies:] for text in ply.sentences]
        asks = session.view.notices
        asked = [text for text in asks if answer or said or text not in notices]
        shown.extend([f"{prompt} {line}", *answer, *said, *asked])
    return shown


def test_the_game_on_the_page_about_real_tables_is_told_so() -> None:
    """What is typed stands behind who is asked; the rest is what the referee says."""
    found = re.search(r"```text\n.*\n(?s:(.*?))```", PAGE.read_text("utf-8"))
    assert found is not None
    page = found[1].splitlines()
    lines = [line.partition("> ")[2] for line in page if "> " in line]

    assert len(lines) > 8
    assert asyncio.run(told(lines)) == page
