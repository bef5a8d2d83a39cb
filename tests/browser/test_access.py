"""axe-core finds nothing wrong with any screen, by day and by night."""

import os
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import blocked, laid, somebody
from tests.browser.player import Player
from tests.browser.visitor import Visiting, Visitor, violations
from tests.server.api.site import BOT, MINE, OPEN, Site

ALONE = ("escape", "puzzle", "whodunit")
EVERY = ("arena", "gears", "maze", *ALONE)
GAMES = EVERY if "WHISKERWORKS_SOAK" in os.environ else ("arena", "maze")
"""Boards and lists are made alike for all; `make soak` looks at each."""
HOOK = "/api/me/hook"
"""A guest has none, and the browser complains that it is not found."""


def is_good(page: Page, *, by_night: bool = False) -> None:
    """Expect no violation; by night nothing but the colours differs."""
    expect(page.locator("main h1").first).to_be_visible()
    expect(page.get_by_text("Loading …")).to_have_count(0)
    if page.url.split("?")[0].split("/")[-2] == "t":
        expect(page.locator(".board [data-id]").first).to_be_attached()
    assert violations(page) == [], page.url
    if by_night:
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html.dark")).to_be_attached()
        assert violations(page, only=("color-contrast",)) == [], f"{page.url}, dark"
        page.emulate_media(color_scheme="light")


@pytest.fixture
def ada(served: Site, visiting: Visiting) -> tuple[Visitor, httpx.Client]:
    """Return a guest with a browser."""
    visitor, person = somebody(served, visiting)
    visitor.forgive(HOOK)
    return visitor, person


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_laid_out_played_and_read_about(
    ada: tuple[Visitor, httpx.Client], game: str
) -> None:
    """The set-up, the table where something is chosen, and the board in words."""
    visitor, person = ada
    if game == "arena":  # all kinds of options; the others' are like some of these
        is_good(visitor.go(f"/new/{game}"))
    chairs = (MINE,) if game in ALONE else (MINE, BOT)
    page = visitor.go(f"/t/{laid(person, game, *chairs)}")
    player = Player(page, seed=2)
    player.wait()
    if game != "gears":  # there a single click is a move
        player.step()
    page.get_by_label("Describe the board in text").check()
    is_good(page, by_night=game == "maze")


def screens(visitor: Visitor, served: Site) -> None:
    """Lobby, rules, settings and who one is."""
    visitor.go("/")
    for path in ("/", "/rules", "/rules/gears", "/settings", "/me", "/rules/nothing"):
        is_good(visitor.turn(path), by_night=path in ("/", "/rules/gears"))


def account(visitor: Visitor, served: Site) -> None:
    """Who has an account, with everything that can be opened open."""
    page = visitor.go("/me")
    # No guest may have the name of an account, and other tests have guests called Ada.
    page.get_by_label("Your name").fill("Ada of the screens")
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_role("heading", name="Ada of the screens")).to_be_visible()
    page.get_by_label("Login").first.fill("ada-of-the-screens")
    page.get_by_label("Password").first.fill("cheese and cogs")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("Account ada-of-the-screens")).to_be_visible()
    expect(page.get_by_text("this browser")).to_be_visible()
    for summary in page.locator("main summary").all():
        summary.click()
    page.get_by_role("button", name="Delete my data").click()
    is_good(page)


@pytest.mark.parametrize("visit", [screens, account])
def test_other_screens(
    served: Site,
    ada: tuple[Visitor, httpx.Client],
    visit: Callable[[Visitor, Site], None],
) -> None:
    """As a guest, and with an account."""
    visit(ada[0], served)


def test_strangers_see_nothing_that_is_wrong(visiting: Visiting) -> None:
    """Who has not said who they are yet."""
    visitor = visiting()
    visitor.go("/")
    for path in ("/me", "/new/maze"):
        is_good(visitor.turn(path), by_night=True)


def test_a_table_that_waits_and_one_that_is_over(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """With the rules beside it, and when one looks back."""
    visitor, person = ada
    is_good(visitor.go(f"/t/{laid(person, 'gears', MINE, OPEN)}"))
    table = blocked(person, served.guest("Bob"))
    page = visitor.turn(f"/t/{table}")
    expect(page.locator(".deal")).to_be_visible()
    page.get_by_role("button", name="Rule G9").first.click()
    is_good(page, by_night=True)
    is_good(visitor.turn(f"/t/{table}?ply=3"))


def test_a_window_over_the_page(ada: tuple[Visitor, httpx.Client]) -> None:
    """What is asked before it is done, and what is told under the board."""
    visitor, person = ada
    page = visitor.go(f"/t/{laid(person, 'whodunit', MINE)}")
    Player(page).wait()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    is_good(page)
