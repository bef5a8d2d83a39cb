"""What can be read without a connection."""

import time

from playwright.sync_api import Page, expect

from tests.browser.people import BLOCKED, DESK, blocked, somebody
from tests.browser.visitor import PATIENCE, Profile, Visiting
from tests.server.api.site import Site

KEPT = """async (parts) => {
  const kept = async (name) => (await caches.open(name)).keys();
  const all = await Promise.all((await caches.keys()).map(kept));
  const urls = all.flat().map((request) => request.url);
  return parts.every((part) => urls.some((url) => url.includes(part)));
}"""
"""Whether the service worker keeps addresses with all these parts in them."""


def test_rules_and_the_last_game_can_be_read_offline(
    served: Site, visiting: Visiting
) -> None:
    """Once the service worker is there and has kept them."""
    with_worker: Profile = {**DESK, "service_workers": "allow"}
    visitor, person = somebody(served, visiting, profile=with_worker)
    visitor.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|WebSocket")
    table = blocked(person, served.guest("Bob"))
    page = visitor.go("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    last = f"/api/tables/{table}/plies/{len(BLOCKED)}"
    kept(page, "/api/rules/gears", "/api/words/en/gears", last)

    visitor.context.set_offline(True)

    page.goto(f"{visitor.url}/rules/gears")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Gears")
    expect(page.locator("#G9")).to_be_visible()
    page.goto(f"{visitor.url}/")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    page.get_by_role("link", name="Replay Gears").click()
    expect(page.locator(".board [data-id]").first).to_be_attached()
    for _ in BLOCKED:
        page.get_by_role("button", name="Next ply").click()
    expect(page.locator(".replay-told")).to_contain_text("wins by a block")
    visitor.context.set_offline(False)


def kept(page: Page, *parts: str) -> None:
    """Wait until the service worker has kept what is wanted."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(KEPT, list(parts)):
        assert time.monotonic() < deadline, f"not kept: {parts}"
        page.wait_for_timeout(50)
