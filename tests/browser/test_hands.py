"""What a finger or a mouse means on the board, and what it is told of that."""

from playwright.sync_api import Page, expect

from tests.browser.people import DESK, PHONE, laid, somebody
from tests.browser.player import Player
from tests.browser.visitor import Visiting
from tests.server.api.site import MINE, OPEN, Site, done, seen
from whiskerworks.table.commands import Play, Sit

PLAYED = ("i3", "h5", "g4", "f4")
BELOW = """() => document.querySelector(".board-foot").getBoundingClientRect().height"""
DRAGGED = """([right, down]) => {
  const dragged = document.querySelector(".dragged");
  if (!dragged) return false;
  const { x, y, width, height } = dragged.getBoundingClientRect();
  return Math.abs(x + width / 2 - right) + Math.abs(y + height / 2 - down) < 4;
}"""
"""Whether what is dragged is where the hand is."""
LIFTED = """() => {
  const drawn = () => { window.drawn = (window.drawn ?? 0) + 1; };
  const later = () => requestAnimationFrame(() => requestAnimationFrame(drawn));
  addEventListener("pointerup", later);
}"""
"""Count how often a finger was lifted and the screen drawn since."""


def test_a_tap_on_a_cog_plays_nothing_beside_it(
    served: Site, visiting: Visiting
) -> None:
    """Pegs are closer to one another on a phone than a finger is wide."""
    visitor, ada = somebody(served, visiting, profile=PHONE)
    bob = served.guest("Bob")
    table = laid(ada, "gears", MINE, OPEN, options={"first": "blue"})
    done(bob, table, Sit())
    for ply, move in enumerate(PLAYED):
        done((ada, bob)[ply % 2], table, Play(move, ply))
    page = visitor.go(f"/t/{table}")
    player = Player(page, hand="finger")
    player.wait()
    page.evaluate(LIFTED)

    taps = 0
    for peg in ("i3", "h5", "g4", "f4"):
        page.touchscreen.tap(*player.piece(f"cog-{peg}"))
        taps += 1
        page.wait_for_function("(taps) => window.drawn === taps", arg=taps)
        now = player.look()
        assert now["ply"] == 4
        assert set(now["chosen"]) <= {f"cog-{peg}"}
        for left in reversed(range(len(now["chosen"]))):
            page.get_by_role("button", name="Back", exact=True).tap()
            taps += 1
            expect(page.locator(".board .mark.chosen")).to_have_count(left)
    page.touchscreen.tap(*player.point("e3"))
    player.wait_for_ply(5)
    # Whatever the taps before had played would stand before it.
    assert [ply.move for ply in seen(ada, table).plies] == [*PLAYED, "e3"]


def test_a_finger_sees_a_move_before_it_is_played(
    served: Site, visiting: Visiting
) -> None:
    """The last tap asks, one elsewhere asks about that, the same again plays."""
    visitor, ada = somebody(served, visiting, profile=PHONE)
    page = visitor.go(f"/t/{laid(ada, 'puzzle', MINE)}")
    player = Player(page, hand="finger")
    player.wait()
    high = page.evaluate(BELOW)

    player.choose("m02")
    page.locator(".board-line").get_by_role("button", name="by 90 ").tap()
    player.choose("b2")
    asked = page.locator(".board-line.asked")
    expect(asked).to_contain_text("b2")
    expect(page.locator(".board .ghost").last).to_be_visible()
    page.touchscreen.tap(*player.point("c3"))
    expect(asked).to_contain_text("c3")
    assert player.look()["ply"] == 0
    assert page.evaluate(BELOW) == high
    page.touchscreen.tap(*player.point("c3"))
    player.wait_for_ply(1)


def test_what_is_dragged_follows_and_shows_where_it_may_lie(
    served: Site, visiting: Visiting
) -> None:
    """Then what is left is asked for, and the card is seen where it would lie."""
    visitor, ada = somebody(served, visiting)
    page = visitor.go(f"/t/{laid(ada, 'puzzle', MINE)}")
    player = Player(page)
    player.wait()
    high = page.evaluate(BELOW)

    hold(page, player.piece("m01"), player.piece("b2"))
    for spot in ("a1", "b2", "g4"):
        mark = page.locator(f'.board .mark.open[data-spot="{spot}"]')
        expect(mark).to_be_attached()
    expect(page.locator(".mark.pointed")).to_have_attribute("data-spot", "b2")
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    buttons = page.locator(".board-line.few button")
    expect(buttons).to_have_text(["0°", "90°", "180°", "270°", "Back"])
    expect(page.locator(".board .ghost").last).to_be_visible()
    assert page.evaluate(BELOW) == high
    buttons.nth(2).hover()
    expect(page.locator(".board-line")).to_contain_text("180°")
    assert page.evaluate(BELOW) == high
    buttons.nth(2).click()
    player.wait_for_ply(1)

    hold(page, player.piece("m01"), player.piece("e3"))
    page.mouse.up()
    expect(page.locator(".board-line.asked")).to_contain_text("Take m01 back")
    page.get_by_role("button", name="Back", exact=True).click()
    hold(page, player.piece("m02"), (5, 5))
    page.mouse.up()
    chosen = page.locator(".board .mark.chosen")
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_attribute("data-spot", "m02")
    expect(buttons.last).to_have_text("Back")


def test_a_click_on_nothing_ends_what_was_told(
    served: Site, visiting: Visiting
) -> None:
    """A refusal is not to be read for ever."""
    visitor, ada = somebody(served, visiting, profile=DESK)
    page = visitor.go(f"/t/{laid(ada, 'puzzle', MINE)}")
    player = Player(page)
    player.wait()

    player.move("m01", "angle-0", "a1")
    player.wait()
    player.choose("m02")
    page.mouse.click(*player.piece("m01"))
    expect(page.locator(".board-line.refused")).to_be_visible()
    box = page.locator(".board svg").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 8, box["y"] + 20)
    expect(page.locator(".board-line.refused")).to_have_count(0)


def hold(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from one place to another without letting go; what is held follows."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.wait_for_function(DRAGGED, arg=end)
