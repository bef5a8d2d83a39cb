"""A board that is played on stands still, and is not told about before it is seen."""

from playwright.sync_api import Page, expect

from tests.browser.people import BLOCKED, DESK, PHONE, laid, somebody
from tests.browser.player import Player
from tests.browser.visitor import Profile, Visiting
from tests.server.api.site import BOT, MINE, Site, done
from whiskerworks.table.commands import Play

MOVING: Profile = {**DESK, "reduced_motion": "no-preference"}
WATCH = """() => {
  window.places = new Set();
  const look = () => {
    const top = document.querySelector(".board-frame")?.getBoundingClientRect().top;
    if (top !== undefined) window.places.add(Math.round(top + scrollY));
    const isMoving = document.querySelector(".board svg.moving") !== null;
    if (document.querySelector("section.end")) window.movedAtEnd ??= isMoving;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note where the board is, frame by frame, and if it moves when the end is told."""


def watched(page: Page) -> Page:
    """Begin to note where the board is."""
    expect(page.locator(".board [data-id]").first).to_be_attached()
    page.evaluate(WATCH)
    return page


def test_the_end_is_told_beside_a_board_that_stands_still(
    served: Site, visiting: Visiting
) -> None:
    """When the last move has been seen; whoever plays both sides is told which won."""
    ada, person = somebody(served, visiting, profile=MOVING)
    table = laid(person, "gears", MINE, MINE, options={"first": "blue"})
    for ply, move in enumerate(BLOCKED[:-2]):
        done(person, table, Play(move, ply), seat=ply % 2)
    page = watched(ada.go(f"/t/{table}"))
    player = Player(page)

    for move in BLOCKED[-2:]:
        player.wait()
        expect(page.locator(".board svg.moving")).to_have_count(0)
        player.move(move)

    expect(page.get_by_role("region", name="Over")).to_contain_text("Winner: Red")
    expect(page.locator(".log .ended")).to_contain_text("Red wins")
    page.wait_for_function("() => window.movedAtEnd !== undefined")
    assert page.evaluate("window.movedAtEnd") is False
    assert len(page.evaluate("[...window.places]")) == 1


def test_on_a_phone_the_board_does_not_hop_and_tells_what_the_other_did(
    served: Site, visiting: Visiting
) -> None:
    """What the game is about is told until the first own move."""
    ada, person = somebody(served, visiting, profile=PHONE)
    table = laid(person, "gears", MINE, BOT, options={"first": "blue"})
    page = watched(ada.go(f"/t/{table}"))
    player = Player(page, hand="finger")
    expect(page.locator(".goal")).to_be_visible()

    player.move("i3")
    player.wait_for_ply(2)

    expect(page.locator(".lately")).to_contain_text("Red puts a cog")
    expect(page.locator(".goal")).to_have_count(0)
    assert len(page.evaluate("[...window.places]")) == 1
