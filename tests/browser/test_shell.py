"""The client starts in a browser as the server hands it out."""

from urllib.parse import quote

from playwright.sync_api import expect

from tests.browser.visitor import Visiting, Visitor, violations
from tests.server.api.site import MINE, Site, made

SCREENS = ["/", "/new/gears", "/rules", "/rules/maze", "/settings", "/me"]
SOCKET = """(path) => new Promise((resolve) => {
  const socket = new WebSocket(new URL(path, location.href.replace("http", "ws")));
  socket.onopen = () => resolve("open");
  socket.onerror = () => resolve("refused");
})"""


def test_every_screen_can_be_opened_by_its_address(visitor: Visitor) -> None:
    """No script fails and nothing is blocked, also where wheels turn."""
    visitor.page.emulate_media(reduced_motion="no-preference")
    for path in SCREENS:
        page = visitor.go(path)

        expect(page.get_by_role("main")).to_be_visible()
        expect(page.get_by_text("Loading …")).to_have_count(0)


def test_it_works_below_a_path(visiting: Visiting, below: Site) -> None:
    """Everything it asks for is below that path."""
    visitor = visiting(f"{below.url}/cats/club", service_workers="allow")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))

    page = visitor.go("/")

    expect(page.get_by_role("main")).to_be_visible()
    outside = f"{below.url}/cats/club/"
    assert [one for one in asked if not one.startswith(outside)] == []


def test_sockets_of_our_own_may_be_opened(visitor: Visitor, served: Site) -> None:
    """The policy says 'self', which must hold for them as well."""
    table = made(served.guest(), MINE, game="puzzle")
    page = visitor.go("/")

    assert page.evaluate(SOCKET, f"/api/tables/{table}/socket") == "open"


def test_a_link_lays_out_a_table_with_its_options(visitor: Visitor) -> None:
    """House rules can be sent to friends; what cannot be is left as it is."""
    page = visitor.go("/new/arena?seats=3&side=6&goal=0")

    expect(page.get_by_role("main")).to_be_visible()
    expect(page.locator("#option-side")).to_have_value("6")
    expect(page.locator("#option-goal")).to_have_value("7")
    expect(page.locator("#seats")).to_have_value("3")


def test_a_link_can_bring_a_set_up_of_its_own(visitor: Visitor) -> None:
    """It is shown, though few look there."""
    line = "cheese=e5 mouse=f6 start=f5:S start=e6:NW"

    page = visitor.go(f"/new/maze?setup={quote(line)}")

    expect(page.locator("#option-setup")).to_be_visible()
    expect(page.locator("#option-setup")).to_have_value(line)


def test_without_scripts_the_plain_pages_are_shown(visiting: Visiting) -> None:
    """At once, at the same address behind /plain."""
    visitor = visiting(java_script_enabled=False)

    visitor.page.goto(f"{visitor.url}/rules/maze?x=1")

    visitor.page.wait_for_url("**/plain/rules/maze?x=1")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_it_can_be_installed(visitor: Visitor) -> None:
    """The browser finds nothing wrong with the manifest."""
    page = visitor.go("/")
    debugger = visitor.context.new_cdp_session(page)

    told = debugger.send("Page.getAppManifest")

    assert told["errors"] == []
    assert told["url"] == f"{visitor.url}/manifest.webmanifest"
    assert '"standalone"' in told["data"]


class TestTheEyesOfThisExam:
    """What these tests rely on would tell if something were wrong."""

    def test_a_script_that_fails_is_noticed(self, visitor: Visitor) -> None:
        """And one that says so itself."""
        page = visitor.go("/")

        page.evaluate("setTimeout(() => { throw new Error('planted') })")
        page.evaluate("console.error('said')")

        visitor.complained(2)
        assert len(visitor.unforgiven()) == 2
        visitor.forgive("planted|said")

    def test_a_script_in_the_page_is_blocked_and_noticed(
        self, visitor: Visitor
    ) -> None:
        """The policy holds, also for styles."""
        page = visitor.go("/")

        page.evaluate(
            """() => {
              const script = document.createElement("script");
              script.textContent = "window.planted = true";
              document.head.append(script);
              document.body.setAttribute("style", "color: red");
            }"""
        )

        visitor.complained(2)
        assert page.evaluate("window.planted") is None
        assert len(visitor.unforgiven()) == 2
        visitor.forgive("Content Security Policy")

    def test_a_picture_that_says_nothing_is_found(self, visitor: Visitor) -> None:
        """By axe-core."""
        page = visitor.go("/")

        page.evaluate(
            "document.querySelector('main').append(document.createElement('img'))"
        )

        (found,) = violations(page)
        assert found.startswith("image-alt")
