"""A game of another package, played on the screen like ours."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK
from tests.browser.player import Player, play_out
from tests.browser.visitor import Visiting
from tests.plugin.plugin_package import (
    GAME,
    TITLE,
    build_wheel,
    install,
    make_environment,
    write_package,
)
from tests.server.process import UNLIMITED, Process

GERMAN = "Griff in den Würfelsack"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Serve from an environment in which the game is installed."""
    folder = tmp_path_factory.mktemp("plugin")
    write_package(folder / "sources")
    python = make_environment(folder / "venv")
    install(build_wheel(folder / "sources"), folder / "venv")
    with Process(
        folder / "games.sqlite3", folder / "log", *UNLIMITED, python=python
    ) as running:
        yield running


def test_it_is_played_against_a_bot_from_the_set_up_to_the_end(
    elsewhere: Process, visiting: Visiting
) -> None:
    """With its option, by clicks on its cards; its own drawing is on the board."""
    page = visiting(elsewhere.url, **DESK).go(f"/new/{GAME}")
    expect(page.get_by_role("heading", name=re.compile(TITLE))).to_be_visible()
    page.get_by_role("button", name="Against bots").click()
    page.get_by_label(re.compile("by which a card may miss")).fill("10")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    player = Player(page, seed=3)
    player.wait()

    die = page.locator('.board [data-id="die-0"]')
    assert die.locator("circle[r='.32']").count() == 1, "its own drawing"
    hidden = page.locator('.board [data-id^="hand-1-"]')
    expect(hidden).to_have_count(3)
    play_out(player)

    end = page.get_by_role("region", name="Over")
    expect(end).to_contain_text(re.compile("wins with|share the win"))
    expect(end.get_by_role("button", name="Rule R4")).to_be_visible()


def test_it_speaks_german_as_far_as_it_can(
    elsewhere: Process, visiting: Visiting
) -> None:
    """In the lobby, and on the page with its rules."""
    page = visiting(elsewhere.url, locale="de-DE").go("/")
    card = page.get_by_role("listitem").filter(has_text=GERMAN)
    expect(card).to_contain_text("Two dice for all")
    expect(card.locator("img").first).to_have_js_property("complete", True)

    page.goto(f"{elsewhere.url}/rules/{GAME}")
    expect(page.locator("main")).to_contain_text("The deck has nine cards")
    expect(page.locator("html")).to_have_attribute("lang", "de")
