"""A whole game without a mouse."""

import re

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.people import DESK
from tests.browser.player import Player
from tests.browser.visitor import Visiting

FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return "nothing has the focus";
  if (!one.matches(":focus-visible")) return "";
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
  const isOutlined = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  const look = (mark) => [...mark.querySelectorAll("path")].map((path) => {
    const { stroke, strokeWidth, opacity, fill } = getComputedStyle(path);
    return [stroke, strokeWidth, opacity, fill].join();
  }).join();
  const other = document.querySelector(".mark.open:not(:focus)");
  const isDrawn = one.matches(".mark") && (!other || look(one) !== look(other));
  const isMain = one.id === "main" || one.matches("svg, [tabindex='-1']");
  const isSeen = isOutlined || boxShadow !== "none" || isDrawn || isMain;
  return isSeen ? "" : one.outerHTML.slice(0, 160);
}"""
"""What is wrong with where the focus is, if anything."""


NOTHING = "nothing has the focus"
NAME = """(one) => {
  const labels = [...(one.labels ?? [])].map((label) => label.innerText).join();
  return one === document.body ? "" : one.ariaLabel || labels || one.innerText || "";
}"""
"""What something is called that may have the focus."""
HERE = f"""() => [({NAME})(document.activeElement), ({FOCUS})()]"""
"""What has the focus is called, and what is wrong with it."""
THERE = f"""(name) => {{
  const kinds = "a, button, input, select, summary, [tabindex]";
  const names = [...document.querySelectorAll(kinds)].map({NAME});
  return names.some((one) => new RegExp(name).test(one));
}}"""
"""Whether there is something with that name."""


def is_seen(page: Page) -> None:
    """Expect to see where the focus is, as soon as the screen has settled."""
    try:
        page.wait_for_function(f"() => ({FOCUS})() === ''")
    except TookTooLong:
        assert page.evaluate(FOCUS) == ""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until what has that name has the focus, which is seen on the way."""
    page.wait_for_function(THERE, arg=name)
    said: list[str] = []
    for _ in range(150):
        page.keyboard.press("Tab")
        told, wrong = page.evaluate(HERE)
        # Behind the last of the page comes the browser's own, then the first again.
        assert wrong in ("", NOTHING)
        said.append(told)
        if re.search(name, told):
            return
    raise AssertionError(f"Tab does not lead to {name}: {said}")


def test_a_game_against_a_bot_is_played_by_keys_alone(visiting: Visiting) -> None:
    """From the lobby to the end; it is always seen where one is."""
    page = visiting(**DESK).go("/")
    expect(page.get_by_role("heading", name="Gears")).to_be_visible()
    tab_to(page, "Skip to content")
    page.keyboard.press("Enter")
    tab_to(page, "Rules of Gears")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/gears")
    is_seen(page)
    tab_to(page, "Against bots")
    page.keyboard.press("Space")
    tab_to(page, "fresh cog|without")
    page.keyboard.press("Control+A")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    player = Player(page, seed=5, hand="keys")
    while not player.look()["is_over"]:
        if player.may_play():
            player.step()
            is_seen(page)
        else:
            page.wait_for_timeout(20)
    expect(page.get_by_role("region", name="Over")).to_be_visible()
    is_seen(page)
    tab_to(page, "Replay")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"ply=0"))
    expect(page.locator(".board [data-id]").first).to_be_attached()
    is_seen(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"ply=1"))


def test_escape_goes_back_step_by_step(visiting: Visiting) -> None:
    """A spot that was chosen is given back, a window is closed, the rules too."""
    page = visiting(**DESK).go("/")
    page.get_by_role("button", name="Whodunit: Play").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player = Player(page, seed=1, hand="keys")
    player.wait()

    player.step()
    player.step()
    assert len(player.look()["chosen"]) == 2
    page.keyboard.press("Escape")
    page.wait_for_function(
        "() => document.querySelectorAll('.mark.chosen').length === 1"
    )
    page.keyboard.press("Escape")
    page.wait_for_function(
        "() => document.querySelectorAll('.mark.chosen').length === 0"
    )
    page.wait_for_function("() => document.activeElement?.dataset?.spot")

    tab_to(page, "^Rules$")
    page.keyboard.press("Enter")
    rules = page.get_by_role("region", name="Rules")
    expect(rules).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    is_seen(page)
    tab_to(page, "^More$")
    page.keyboard.press("Enter")
    tab_to(page, "^Resign$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    is_seen(page)
