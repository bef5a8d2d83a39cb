"""A table in a browser: several tabs, below a path, refusals, words, languages."""

import os
import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import BLOCKED, DESK, blocked, laid, somebody
from tests.browser.player import Player
from tests.browser.visitor import Visiting, Visitor
from tests.server.api.site import BOT, MINE, OPEN, Site, done, seen
from whiskerworks.table.commands import Play, Sit
from whiskerworks.words import languages

RAW = re.compile(
    r"\b(web|page|problem|refusal|event|piece|note|ending|option)-[a-z]+[a-z-]*\b"
)
"""A key of the catalogues, which should have become words."""


@pytest.fixture
def ada(served: Site, visiting: Visiting) -> tuple[Visitor, httpx.Client]:
    """Return a guest with a browser."""
    visitor, person = somebody(served, visiting)
    visitor.forgive("/api/me/hook")
    return visitor, person


def gears(person: httpx.Client, other: httpx.Client) -> str:
    """Return a table of gears where *person* begins."""
    table = laid(person, "gears", MINE, OPEN, options={"first": "blue"})
    done(other, table, Sit())
    return table


def test_two_tabs_of_one_seat_stay_in_step_and_loading_again_lands_there(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """What is played in one is seen in the other."""
    visitor, person = ada
    table = gears(person, served.guest("Bob"))
    one = visitor.go(f"/t/{table}")
    other = visitor.go(f"/t/{table}", visitor.context.new_page())

    Player(one).move(BLOCKED[0])

    Player(other).wait_for_ply(1)
    assert not Player(other).look()["is_mine"]
    one.reload()
    Player(one).wait_for_ply(1)
    assert one.url.endswith(f"/t/{table}")
    assert one.locator(".log li").inner_text() == other.locator(".log li").inner_text()


def test_a_move_is_played_below_a_path(visiting: Visiting, below: Site) -> None:
    """And only asks for what is below it."""
    visitor = visiting(f"{below.url}/cats/club", **DESK)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda socket: asked.append(socket.url))
    page = visitor.go("/")

    page.get_by_role("button", name="Gears: Play").click()
    page.wait_for_url("**/cats/club/t/*")
    player = Player(page)
    player.wait()
    before = player.look()["ply"]
    player.step()

    player.wait_for_ply(before + 1)
    assert any(url.startswith("ws") for url in asked)
    assert [url for url in asked if "/cats/club/" not in url] == []


def test_a_refused_click_tells_the_rule_which_opens_beside_the_board(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """Nothing is played by it."""
    visitor, person = ada
    bob = served.guest("Bob")
    table = gears(person, bob)
    page = visitor.go(f"/t/{table}")
    player = Player(page)
    player.wait()
    pegs = page.locator(".board [data-id]")
    named = [str(one.get_attribute("data-id")) for one in pegs.all()]
    marked = player.look()["open"]
    closed = next(
        one for one in named if re.fullmatch("[a-j][0-9]+", one) and one not in marked
    )

    page.mouse.click(*player.piece(closed))
    told = page.locator(".board-bar .refused")
    expect(told).to_be_visible()
    rule = told.get_by_role("button", name=re.compile("^Rule G"))
    number = str(rule.get_attribute("aria-label") or rule.inner_text()).split()[-1]
    rule.click()

    pane = page.get_by_role("region", name="Rules")
    expect(pane.locator(f"[data-rule={number}]")).to_be_in_viewport()
    expect(pane.locator("[aria-current=true]")).to_contain_text(number)
    expect(page.locator(".board svg")).to_be_visible()
    assert len(seen(person, table).plies) == 0


def test_closing_the_rules_leaves_the_page_where_it_is(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """Whoever opened them finds the board again where it was."""
    visitor, person = ada
    bob = served.guest("Bob")
    table = gears(person, bob)
    done(person, table, Play("i3", 0))
    page = visitor.go(f"/t/{table}")
    page.set_viewport_size({"width": 1280, "height": 500})
    # Not by the mouse: the test itself would scroll to reach the button.
    page.locator(".rules-opener").evaluate(
        "opener => { opener.focus({ preventScroll: true }); opener.click(); }"
    )
    pane = page.get_by_role("region", name="Rules")
    expect(pane).to_be_visible()
    before = page.evaluate("scrollY")

    page.keyboard.press("Escape")

    expect(pane).to_have_count(0)
    assert page.evaluate("scrollY") == before


def test_a_move_is_played_in_words(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """By a button among all moves."""
    visitor, person = ada
    table = gears(person, served.guest("Bob"))
    page = visitor.go(f"/t/{table}")
    page.get_by_label("Describe the board in text").check()
    words = page.locator("section", has=page.get_by_role("heading", name="Moves")).last
    words.get_by_label("Find a move").fill("i3")

    words.get_by_role("button", name=re.compile(r"\bi3\b")).click()

    Player(page).wait_for_ply(1)
    assert [ply.move for ply in seen(person, table).plies] == ["i3"]


SPOKEN = languages() if "WHISKERWORKS_SOAK" in os.environ else ["el"]
"""That all languages have the same keys is tested where the words are."""


@pytest.mark.parametrize("language", SPOKEN)
def test_no_screen_shows_a_raw_key(
    served: Site, ada: tuple[Visitor, httpx.Client], language: str
) -> None:
    """In any language, with what hovers and what is read aloud."""
    visitor, person = ada
    over = blocked(person, served.guest("Bob"))
    waiting = laid(person, "gears", MINE, OPEN)
    playing = laid(person, "maze", MINE, BOT)
    paths = ["/", "/new/arena", "/rules", "/rules/escape", "/settings", "/me"]
    paths += [f"/t/{waiting}", f"/t/{playing}", f"/t/{over}", f"/t/{over}?ply=2"]
    speak(visitor.go("/settings"), language)

    raw = {path: found for path in paths if (found := keys_on(visitor.turn(path)))}

    assert raw == {}
    assert visitor.page.evaluate("document.documentElement.lang") == language


def speak(page: Page, language: str) -> None:
    """Choose a language as one does."""
    page.locator("select").first.select_option(language)
    page.wait_for_function(
        "(language) => document.documentElement.lang === language", arg=language
    )


def keys_on(page: Page) -> list[str]:
    """Return what looks like a key on a page, seen or read aloud."""
    expect(page.locator("main h1").first).to_be_visible()
    text = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll(
          "[aria-label], [title], [placeholder]")].flatMap((one) =>
          [one.ariaLabel, one.title, one.placeholder])].join(" ")"""
    )
    return [match[0] for match in RAW.finditer(str(text))]
