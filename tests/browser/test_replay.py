"""Looking back at a game that is over."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import BLOCKED, blocked, laid, played_out, somebody
from tests.browser.player import Player
from tests.browser.visitor import Visiting, Visitor
from tests.server.api.site import MINE, OPEN, Site, done, seen
from whiskerworks.core import record as records
from whiskerworks.table.commands import Sit


@pytest.fixture
def ada(served: Site, visiting: Visiting) -> tuple[Visitor, httpx.Client]:
    """Return somebody with a browser."""
    return somebody(served, visiting)


def at(page: Page, ply: int) -> None:
    """Expect a ply to be shown, and the address to say so."""
    expect(page).to_have_url(re.compile(rf"[?&]ply={ply}(&|$)"))
    expect(page.locator(".stepper .count")).to_contain_text(str(ply))
    expect(page.locator(".board svg")).to_be_visible()


def test_every_way_through_the_plies(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """Steps, keys, the slider, by itself, the list, back and on in the browser."""
    visitor, person = ada
    table = blocked(person, served.guest("Bob"))
    page = visitor.go(f"/t/{table}")

    page.get_by_role("link", name="Replay").click()
    at(page, 0)
    page.get_by_role("button", name="Next ply").click()
    at(page, 1)
    page.get_by_role("button", name="Last ply").click()
    at(page, len(BLOCKED))
    expect(page.locator(".replay-told")).to_contain_text("wins by a block")
    page.get_by_role("button", name="Previous ply").click()
    page.keyboard.press("ArrowLeft")
    at(page, len(BLOCKED) - 2)
    # Both come before the page is drawn again, and both count.
    page.get_by_role("button", name="Previous ply").evaluate(
        "(button) => { button.click(); button.click(); }"
    )
    at(page, len(BLOCKED) - 4)
    slider = page.get_by_role("slider", name="Ply")
    slider.focus()
    slider.press("Home")
    at(page, 0)
    page.get_by_label("Speed").select_option(label="very fast")
    page.get_by_role("button", name="Autoplay").click()
    at(page, len(BLOCKED))
    expect(page.get_by_role("button", name="Autoplay")).to_be_disabled()
    page.locator(".replay-log").get_by_role("link").nth(3).click()
    at(page, len(BLOCKED) - 3)
    page.go_back()
    at(page, len(BLOCKED))
    page.go_forward()
    at(page, len(BLOCKED) - 3)


def test_a_link_opens_at_its_ply_and_the_game_goes_on_from_there(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """At a new table, where all chairs are one's own."""
    visitor, person = ada
    table = blocked(person, served.guest("Bob"))

    page = visitor.go(f"/t/{table}?ply=3")
    at(page, 3)
    link = page.get_by_role("textbox", name="Link to this ply").input_value()
    assert link == f"{visitor.url}/t/{table}?ply=3"
    page.get_by_role("button", name="Continue from here at a new table").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)

    player = Player(page)
    player.wait()
    assert player.look()["ply"] == 3
    player.move("j4")
    branch = page.url.rsplit("/", 1)[1]
    assert [ply.move for ply in seen(person, branch).plies] == list(BLOCKED[:4])


def test_a_record_is_downloaded_and_can_be_read(
    served: Site, ada: tuple[Visitor, httpx.Client], tmp_path: Path
) -> None:
    """By whoever has our library."""
    visitor, person = ada
    table = blocked(person, served.guest("Bob"))
    page = visitor.go(f"/t/{table}?ply=0")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    download.value.save_as(tmp_path / "record")

    record = records.read((tmp_path / "record").read_text("utf-8"))
    assert record.game == "gears"
    assert [ply.text for ply in record.plies] == list(BLOCKED)


def test_when_it_is_over_it_is_seen_with_anybodys_eyes(
    served: Site, ada: tuple[Visitor, httpx.Client]
) -> None:
    """The other's agenda, which was a secret at that time."""
    visitor, person = ada
    bob = served.guest("Bob")
    table = laid(person, "maze", MINE, OPEN)
    done(bob, table, Sit())
    played_out(table, person, bob)
    begun = next(n for n, ply in enumerate(seen(bob, table).plies) if ply.seat == 0)
    theirs = "Bob (you) holds"

    page = visitor.go(f"/t/{table}?ply={begun}")
    page.get_by_label("Describe the board in text").check()
    words = page.locator(".board-words")
    expect(words).to_contain_text("Bob holds a secret agenda")
    expect(words).not_to_contain_text(theirs)
    page.get_by_label("View as").select_option("1")

    expect(page).to_have_url(re.compile("eyes=1"))
    expect(words).to_contain_text(theirs)
    expect(words).to_contain_text("Ada holds a secret agenda")
