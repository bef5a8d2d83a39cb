"""Somebody at a terminal plays with somebody at a screen."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import BLOCKED, laid, somebody
from tests.browser.player import Player
from tests.browser.visitor import PATIENCE, Visiting
from tests.server.api.site import MINE, OPEN, Site
from tests.terminal.remote.join_command import joining


def test_a_terminal_sits_beside_a_browser(
    served: Site, visiting: Visiting, tmp_path: Path
) -> None:
    """Both see every move, what is said, and the end."""
    visitor, person = somebody(served, visiting)
    table = laid(person, "gears", MINE, OPEN, options={"first": "blue"})
    page = visitor.go(f"/t/{table}")
    player = Player(page)
    with joining(tmp_path, f"{served.url}/t/{table}", "--name", "Bob") as pipe:
        assert pipe.stdin is not None
        pipe.stdin.write("say Hello, Ada\n")
        pipe.stdin.writelines([f"{move}\n" for move in BLOCKED[1::2]])
        pipe.stdin.flush()

        for move in BLOCKED[::2]:
            player.move(move)

        expect(page.locator("section.end")).to_contain_text("Red wins by a block!")
        expect(page.get_by_role("tab", name="Chat (1 new)")).to_be_visible()
        shown, complaints = pipe.communicate("", PATIENCE / 1000)

    assert complaints == ""
    assert "Blue puts a cog on i2.\n" in shown
    assert "Bob: Hello, Ada\n" in shown
    assert "Winner: Bob.\n" in shown
