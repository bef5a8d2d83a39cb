"""On a small phone, and with text twice as large, nothing is lost."""

from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, blocked, known, laid
from tests.browser.player import Player, play_out
from tests.browser.visitor import Profile, Visiting, Visitor
from tests.server.api.site import BOT, MINE, OPEN, Site

GAMES = ("arena", "escape", "gears", "maze", "puzzle", "whodunit")
SCREENS = ("/", "/new/arena", "/new/maze", "/rules", "/rules/gears")
LARGE = "document.documentElement.style.fontSize = '200%'"
USUAL = "document.documentElement.style.fontSize = ''"
SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth;
  const beyond = [...document.querySelectorAll("body *")].filter((one) => {
    const { right, width } = one.getBoundingClientRect();
    return width > 0 && right > wide + 1 && !one.closest("svg, .unseen, .skip");
  });
  // What is cut off by something round it makes no page wider.
  const isCut = beyond.some((one) => one.closest(".hero"));
  if (document.scrollingElement.scrollWidth <= wide && !isCut) return [];
  return ["too wide", ...beyond.slice(0, 4).map((one) => one.outerHTML.slice(0, 120))];
}"""
"""What makes a page wider than the screen."""
CUT = """() => [...document.querySelectorAll("main :is(button, a, h1, h2, h3, p)")]
  .filter((one) => one.checkVisibility() && one.clientWidth && !one.closest(".unseen"))
  .filter((one) => one.scrollWidth > one.clientWidth + 2 &&
    getComputedStyle(one).overflowX !== "visible")
  .map((one) => one.outerHTML.slice(0, 120))"""
"""Texts that are cut off."""


def fits(page: Page) -> None:
    """Expect nothing to stand beyond the edge of the screen."""
    expect(page.locator("main h1, main h2").first).to_be_visible()
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(CUT) == []


def test_a_game_against_a_bot_is_tapped_on_a_phone(visiting: Visiting) -> None:
    """From the lobby to the end, and no page must be pushed sideways."""
    page = visiting(**PHONE).go("/")
    fits(page)
    page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Gears")
    ).get_by_role("link", name="With friends, options").tap()
    page.get_by_role("button", name="Against bots").tap()
    page.get_by_label("quiet_limit").or_(page.locator("#option-quiet_limit")).fill("3")
    fits(page)
    page.get_by_role("button", name="Create table").tap()
    page.wait_for_url("**/t/*")

    player = Player(page, seed=3, hand="finger")
    player.wait()
    fits(page)
    play_out(player)

    page.locator(".status").get_by_role("link").tap()
    expect(page.get_by_role("region", name="Over")).to_be_in_viewport()
    fits(page)
    page.get_by_role("link", name="Replay").tap()
    page.get_by_role("button", name="Next ply").tap()
    fits(page)


GERMAN: Profile = {**PHONE, "locale": "de-DE"}
"""The same phone with longer words."""


def test_no_screen_is_wider_than_a_phone(served: Site, visiting: Visiting) -> None:
    """Neither with usual text nor with text twice as large."""
    ada = served.guest("Ada")
    visitor = known(visiting(**GERMAN), ada)
    visitor.forgive("/api/me/hook")  # there is none, which is no mistake
    over = blocked(ada, served.guest("Bob"))
    tables = [laid(ada, game, *chairs(game)) for game in GAMES]
    waiting = laid(ada, "gears", MINE, OPEN)
    paths = [*SCREENS, "/settings", "/me", f"/t/{waiting}", f"/t/{over}"]
    paths += [f"/t/{over}?ply=3", *[f"/t/{table}" for table in tables]]

    visitor.go("/")
    wrong = {path: found for path in paths if (found := look(visitor, path))}

    assert wrong == {}, "\n".join(
        f"{path} {one}" for path in wrong for one in wrong[path]
    )


def test_what_is_too_wide_would_be_found(visiting: Visiting) -> None:
    """Though a phone's browser makes the page smaller instead."""
    page = visiting(**PHONE).go("/settings")
    fits(page)

    page.evaluate("() => { document.querySelector('h1').style.width = '1500px' }")

    assert page.evaluate(SIDEWAYS)[0] == "too wide"


def look(visitor: Visitor, path: str) -> list[str]:
    """Return what does not fit on a screen, with usual text and with large text."""
    page = visitor.turn(path)
    expect(page.locator("main h1").first).to_be_visible()
    if path.startswith("/t/"):
        expect(page.locator(".board svg g[data-id]").first).to_be_attached()
    page.evaluate(USUAL)
    wrong = [f"usual: {one}" for one in page.evaluate(SIDEWAYS) + page.evaluate(CUT)]
    page.evaluate(LARGE)
    large = page.evaluate(SIDEWAYS) + page.evaluate(CUT)
    return [*wrong, *[f"large: {one}" for one in large]]


def chairs(game: str) -> list[dict[str, object]]:
    """Return who plays: we, and bots if others are needed."""
    alone = game in ("escape", "puzzle", "whodunit")
    return [MINE] if alone else [MINE, BOT]
