"""Whole games of all six, played through the screen in a real browser."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.people import BLOCKED, DESK, PHONE, known, laid, somebody
from tests.browser.player import Player, play_out
from tests.browser.visitor import Visiting
from tests.server.api.site import MINE, OPEN, Site, done
from whiskerworks.table.commands import Sit

RECORDS = Path(__file__).parents[1] / "games/puzzle/records"


def test_two_play_gears_from_the_set_up_to_the_rematch(visiting: Visiting) -> None:
    """One makes the table, the other comes by the invitation; nobody uses the API."""
    ada, bob = visiting(**DESK), visiting(**DESK)
    page = ada.go("/")
    page.get_by_role("listitem").filter(has_text="Gears").get_by_role(
        "link", name="With friends, options"
    ).first.click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_label("Who begins").select_option("blue")
    page.get_by_role("button", name="Create table").click()
    invitation = page.get_by_role("textbox", name="Invitation").input_value()
    assert invitation.startswith(f"{ada.url}/t/")

    other = bob.page
    other.goto(invitation)
    other.get_by_role("textbox", name="Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    players = Player(page), Player(other)
    for ply, move in enumerate(BLOCKED):
        players[ply % 2].move(move)

    for screen in (page, other):
        end = screen.get_by_role("region", name="Over")
        expect(end.get_by_role("heading")).to_contain_text("Red wins by a block")
        expect(end.get_by_role("button", name="Rule G9")).to_be_visible()
        expect(end).to_contain_text("Winner: Bob." if screen is page else "You win!")
        expect(end.locator(".deal")).to_contain_text("✓")
        expect(end.locator(".deal")).not_to_contain_text("✗")
        expect(end).to_contain_text("Your browser checked")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("region", name="Over")).to_have_count(0)
    other.get_by_role("link", name="Join the rematch").click()
    page.wait_for_url(re.compile("/t/(?!" + invitation.split("/t/")[1][:8] + ")"))
    other.wait_for_url(page.url)
    expect(
        other.locator(".board .mark.open, .board svg[role=img]").first
    ).to_be_visible()


@pytest.mark.parametrize(
    "game", ["whodunit", pytest.param("escape", marks=pytest.mark.soak)]
)
def test_a_game_for_one_is_played_from_the_lobby(visiting: Visiting, game: str) -> None:
    """By one click on the shelf, then on the board until it is over."""
    visitor = visiting(**DESK)
    page = visitor.go("/")

    page.get_by_role("button", name=f"{game.title()}: Play").click()
    page.wait_for_url("**/t/*")
    play_out(Player(page, seed=7))

    expect(page.get_by_role("region", name="Over")).to_contain_text("✓")


def test_three_play_arena(served: Site, visiting: Visiting) -> None:
    """Each in a browser of their own; the first point wins."""
    people = [somebody(served, visiting, name) for name in ("Ada", "Bob", "Eve")]
    table = laid(
        people[0][1], "arena", MINE, OPEN, OPEN, options={"goal": 1, "side": 4}
    )
    for _, person in people[1:]:
        done(person, table, Sit())
    pages = [visitor.go(f"/t/{table}") for visitor, _ in people]

    play_out(*[Player(page, seed) for seed, page in enumerate(pages)])

    for page in pages:
        end = page.get_by_role("region", name="Over")
        expect(end).to_contain_text(re.compile(r"Winner: (Ada|Bob|Eve)\.|You win!"))
        expect(end.get_by_role("button", name="Rule A13")).to_be_visible()


def test_the_last_cards_of_the_puzzle_are_dragged(
    served: Site, visiting: Visiting
) -> None:
    """Two with the mouse, and one with a finger, on a phone that shows the same."""
    visitor, person = somebody(served, visiting)
    table = branched(person, (RECORDS / "assembled.record").read_text("utf-8"), 25)
    page = visitor.go(f"/t/{table}")
    phone = known(visiting(**PHONE), person)
    small = phone.go(f"/t/{table}")
    mouse, finger = Player(page), Player(small, hand="finger")

    for card, place, angle in (("m07", "e4", 180), ("m27", "f4", 90)):
        mouse.wait()
        before = mouse.look()["ply"]
        mouse.drag(card, place)
        mouse.choose(f"angle-{angle}")
        assert mouse.look()["ply"] == before + 1
    finger.wait_for_ply(27)
    finger.wait()
    finger.drag("m16", "g4")
    finger.choose("angle-0")
    play_out(finger, mouse)

    for screen in (page, small):
        expect(screen.get_by_role("region", name="Over")).to_be_visible()
        expect(screen.locator(".board [data-id=m16]")).to_be_visible()


def branched(person: httpx.Client, record: str, ply: int) -> str:
    """Return a table of *person*'s that goes on from a record after so many plies."""
    kind = {"content-type": "text/plain"}
    brought = person.post("/api/records", content=record, headers=kind)
    assert brought.status_code == 201, brought.text
    address = f"/api/tables/{brought.json()['table']}/branch"
    answer = person.post(address, json={"ply": ply})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])
