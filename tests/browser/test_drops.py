"""The line drops in the middle of a move: nothing is lost, nothing is done twice."""

import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.line import Line, line_to
from tests.browser.people import DESK, known, laid
from tests.browser.player import Player
from tests.browser.visitor import PATIENCE, Visiting, Visitor
from tests.server.api.site import MINE, Site, seen

LOST = "Connection lost."
KEPT = "Your moves are saved, and will be sent when you're back."


@pytest.fixture
def line(served: Site) -> Iterator[Line]:
    """Return a line to the server."""
    with line_to(served.port) as laid_line:
        yield laid_line


class Scene:
    """Somebody at a table of whodunit, behind a line that can be cut."""

    def __init__(self, served: Site, visiting: Visiting, line: Line) -> None:
        self.person: httpx.Client = served.guest("Ada")
        self.table = laid(self.person, "whodunit", MINE)
        self.visitor: Visitor = known(visiting(line.url, **DESK), self.person)
        self.visitor.forgive("WebSocket|ERR_|Failed to load|Failed to fetch")
        self.page = self.visitor.go(f"/t/{self.table}")
        self.player = Player(self.page)
        self.player.wait()
        self.line = line

    def choose(self, count: int) -> None:
        """Choose so many spots, whichever come first."""
        for _ in range(count):
            self.player.choose(sorted(self.player.look()["open"])[0])

    def played(self) -> int:
        """Return how many moves the server has of us."""
        plies = seen(self.person, self.table).plies
        return len([ply for ply in plies if ply.seat == 0 and ply.how == "person"])

    def mended(self) -> None:
        """Mend the line, and wait until that was found out."""
        self.line.mend()
        expect(self.page.get_by_text(LOST)).to_have_count(0)


@pytest.fixture
def scene(served: Site, visiting: Visiting, line: Line) -> Scene:
    """Return somebody on turn."""
    return Scene(served, visiting, line)


def test_what_was_chosen_stays_chosen(scene: Scene) -> None:
    """The move is finished when the line is back, and played once."""
    scene.choose(1)
    chosen = scene.player.look()["chosen"]

    scene.line.cut()
    expect(scene.page.get_by_text(LOST)).to_be_visible()
    expect(scene.page.get_by_role("button", name="Reconnect").first).to_be_visible()
    scene.mended()

    assert scene.player.look()["chosen"] == chosen
    finish(scene, 2)
    assert scene.played() == 1


def test_a_move_made_without_a_line_is_sent_when_it_is_back(scene: Scene) -> None:
    """Once, and the screen says that it is kept until then."""
    scene.choose(2)
    scene.line.cut()
    expect(scene.page.get_by_text(LOST)).to_be_visible()

    before = scene.player.look()
    scene.page.mouse.click(*scene.player.point(sorted(before["open"])[0]))
    play = scene.page.get_by_role("button", name="Play", exact=True)
    kept = scene.page.get_by_text(KEPT)
    expect(play.or_(kept).first).to_be_visible()
    if play.is_visible():
        play.click()
    expect(kept).to_be_visible()
    assert scene.played() == 0
    scene.mended()

    scene.player.wait_for_ply(before["ply"] + 1)
    expect(kept).to_have_count(0)
    assert scene.played() == 1


def test_a_move_whose_answer_is_lost_is_not_played_again(scene: Scene) -> None:
    """It is sent again, and the server knows it."""
    scene.choose(2)
    before = scene.player.look()
    scene.line.hold_answers()
    scene.page.mouse.click(*scene.player.point(sorted(before["open"])[0]))
    play = scene.page.get_by_role("button", name="Play", exact=True)
    deadline = time.monotonic() + PATIENCE / 1000
    while not scene.played():
        assert time.monotonic() < deadline, "the move is not played"
        if play.is_visible():
            play.click()
        scene.page.wait_for_timeout(20)
    assert scene.player.look()["ply"] == before["ply"]

    scene.line.cut()
    scene.mended()

    scene.player.wait_for_ply(before["ply"] + 1)
    assert scene.played() == 1


def finish(scene: Scene, count: int) -> None:
    """Choose what is left of a move, and play it."""
    before = scene.player.look()["ply"]
    scene.choose(count)
    if scene.player.look()["ply"] == before:
        scene.player.step()
    scene.player.wait_for_ply(before + 1)
