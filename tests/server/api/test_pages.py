"""The plain pages: all works by links and forms, and nothing breaks out of them."""

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser

import httpx
import pytest

import whiskerworks
from tests.server.api.site import BOT, KEPT, MINE, Site, done, made, seen
from whiskerworks.server.pages.command_forms import read_command
from whiskerworks.server.pages.html import joined, tag
from whiskerworks.server.problems import ProblemError
from whiskerworks.table.commands import Play, Replace, Resign, Say, Sit

EVIL = "<script>alert(1)</script>"
BOLD = '"><b>'


class Page(HTMLParser):
    """A page, taken apart: its elements, forms and text."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.forms: list[dict[str, str]] = []
        self.text = ""
        self._inside = ""
        self.feed(answer.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        found = dict(attrs)
        self.tags.append((tag, found))
        self._inside = tag
        if tag == "form":
            self.forms.append({"action": found["action"] or ""})
        elif found.get("type") == "checkbox" and "checked" not in found:
            return
        elif tag in ("input", "button") and self.forms and found.get("name"):
            self.forms[-1].setdefault(found["name"] or "", found.get("value") or "")

    def handle_data(self, data: str) -> None:
        """Note what is read."""
        if self._inside not in ("script", "style"):
            self.text += data

    def form(self, action: str, **wanted: str) -> dict[str, str]:
        """Return the first form for *action* with those fields."""
        for form in self.forms:
            fits = all(form.get(name) == value for name, value in wanted.items())
            if form["action"].endswith(action) and fits:
                return form
        raise AssertionError(f"no form {action} {wanted}")


class Browser:
    """Somebody without scripts: follows links, fills in forms."""

    def __init__(self, server: Site) -> None:
        self.client = server.stranger()
        self.client.follow_redirects = True
        self.page = self.go("/plain/")
        self.path = "/plain/"

    def go(self, path: str) -> Page:
        """Open a plain page, or one of the client's, which leads there."""
        return self._shown(self.client.get(path))

    def send(self, form: dict[str, str], **fields: str) -> Page:
        """Send a form with some fields filled in."""
        filled = {k: v for k, v in form.items() if k != "action"} | fields
        return self._shown(self.client.post(form["action"], data=filled))

    def _shown(self, answer: httpx.Response) -> Page:
        self.status = answer.status_code
        self.path = answer.url.path
        self.page = Page(answer)
        return self.page


@pytest.fixture
def browser(server: Site) -> Browser:
    """Return somebody without scripts, and without a name."""
    return Browser(server)


def moves(page: Page) -> Iterator[str]:
    """Return the moves that a page offers."""
    for name, attributes in page.tags:
        if name == "option" and attributes.get("value"):
            yield unescape(attributes["value"] or "")


class TestPlaying:
    def test_one_click_plays_against_a_bot(self, browser: Browser) -> None:
        """No name, no script."""
        page = browser.send(browser.page.form("/quick/gears"), level="1")

        assert browser.status == 200
        assert browser.path.startswith("/plain/t/")
        assert "Guest" in page.text

    def test_a_game_goes_on_by_forms_alone(self, browser: Browser) -> None:
        """A whole table laid out, a move made, something said, taken back, resigned."""
        new = browser.go("/plain/new/gears").form("/new/gears")
        page = browser.send(new, name="Ada", **{"chair-0": "mine", "chair-1": "mine"})
        table = browser.path

        page = browser.send(page.form("/do", do="play"), move=next(moves(page)))
        assert "puts a cog" in page.text or "begins" in page.text
        page = browser.send(page.form("/do", do="say"), text="hello there")
        assert "hello there" in page.text
        page = browser.send(page.form("/do", do="undo"))
        page = browser.send(page.form("/do", do="resign"))

        assert browser.status == 200
        assert browser.path == table
        assert "Over" in page.text
        page = browser.send(page.form("/rematch"))
        assert browser.path != table

    def test_a_link_asks_for_seats_and_options(self, browser: Browser) -> None:
        """The form holds them; what cannot be is left as it is."""
        page = browser.go("/plain/new/arena?seats=3&side=6&goal=0&other=1")

        fields = {
            attributes["name"]: attributes.get("value")
            for name, attributes in page.tags
            if name == "input" and "name" in attributes
        }
        assert fields["option-side"] == "6"
        assert fields["option-goal"] == "7"
        chosen = [at for name, at in page.tags if name == "option"]
        assert chosen[0]["value"] == "3"

    def test_a_refusal_is_told_on_the_page(self, browser: Browser) -> None:
        """With its rule."""
        page = browser.send(browser.page.form("/quick/puzzle"))

        page = browser.send(page.form("/do", do="play"), move="put m99 a1 0")

        assert browser.status == 409
        assert ("section", "alert") in [
            (name, attributes.get("role")) for name, attributes in page.tags
        ]

    def test_a_friend_joins_by_the_link(self, server: Site, browser: Browser) -> None:
        """Which the host's page shows."""
        host = Browser(server)
        form = host.go("/plain/new/gears").form("/new/gears")
        page = host.send(form, name="Ada", **{"chair-0": "mine", "chair-1": "kept"})
        links = [
            attributes["value"] or ""
            for name, attributes in page.tags
            if name == "input" and "invitation=" in (attributes.get("value") or "")
        ]

        page = browser.go(links[0].removeprefix(server.url))
        page = browser.send(page.form("/do", do="sit"), name="Bob")

        assert browser.status == 200
        assert "Bob" in page.text
        assert "Bob" in host.go(host.path).text

    def test_a_host_lets_a_bot_take_an_empty_chair(self, browser: Browser) -> None:
        """[T1] And the game begins."""
        form = browser.go("/plain/new/gears").form("/new/gears")
        page = browser.send(form, name="Ada", **{"chair-0": "mine", "chair-1": "open"})

        page = browser.send(page.form("/do", do="replace"), level="1")

        assert browser.status == 200
        assert page.form("/do", do="resign")

    def test_any_ply_has_its_own_address(self, server: Site) -> None:
        """With the way on and back, and to a new table from there."""
        ada = server.guest("Ada")
        table = made(ada, MINE, MINE)
        for ply, move in enumerate(["i3", "j2", "i5"]):
            done(ada, table, Play(move, ply), seat=ply % 2)
        browser = Browser(server)

        page = browser.go(f"/plain/t/{table}?ply=2")

        links = [a.get("href") for name, a in page.tags if name == "a"]
        assert f"/plain/t/{table}?ply=1" in links
        assert f"/plain/t/{table}?ply=3" in links
        browser.send(page.form("/branch"))
        assert browser.path != f"/plain/t/{table}"
        assert "it has no ply 4" in browser.go(f"/plain/t/{table}?ply=4").text
        assert browser.status == 404

    def test_boards_are_drawn_by_day_and_by_night(self, server: Site) -> None:
        """As pictures of their own."""
        ada = server.guest()
        table = made(ada, MINE, BOT, game="maze")

        day = ada.get(f"/plain/t/{table}/board.svg?ply=0&seat=0")
        night = ada.get(f"/plain/t/{table}/board.svg?ply=0&seat=0&dark=1")

        assert day.headers["content-type"].startswith("image/svg+xml")
        assert day.text.startswith("<svg")
        assert day.text != night.text

    def test_a_board_is_drawn_for_ones_own_eyes(self, server: Site) -> None:
        """[T11] Those of another are refused while the game goes on."""
        ada, eve = server.guest(), server.guest()
        table = made(ada, MINE, BOT, game="maze")

        assert eve.get(f"/plain/t/{table}/board.svg?ply=0&seat=0").status_code == 409

    def test_a_record_is_brought_by_a_form(self, browser: Browser) -> None:
        """Pasted into it."""
        text = "whiskerworks record 1\ngame gears\nrules 1\nseats 2\n\n* first blue\n"

        page = browser.send(browser.page.form("/records"), record=text)

        assert browser.path.startswith("/plain/t/")
        assert "Gears" in page.text


class TestPeople:
    def test_an_account_is_made_and_used_by_forms(
        self, server: Site, browser: Browser
    ) -> None:
        """Made, signed out of, signed in to, forgotten."""
        page = browser.send(browser.go("/plain/me").form("/me/enter"), name="Heidi")
        page = browser.go("/plain/me")
        pair = {"login": "heidi", "password": "correct horse"}
        page = browser.send(page.form("/me/account"), **pair)
        page = browser.send(page.form("/me/tokens"), label="my bot")
        assert re.search(r"ww_[\w-]{20,}", page.text)
        browser.send(page.form("/me/sign-out"))
        other = Browser(server)

        page = other.send(other.go("/plain/me").form("/me/sign-in"), **pair)

        assert "Heidi" in page.text
        page = other.send(
            other.go("/plain/me").form("/me/forget"), password="correct horse"
        )
        assert "Heidi" not in page.text

    def test_other_browsers_are_signed_out_by_forms(
        self, server: Site, browser: Browser
    ) -> None:
        """One by one, or all at once; where one is, one stays."""
        browser.send(browser.go("/plain/me").form("/me/enter"), name="Judy")
        pair = {"login": "judy", "password": "correct horse"}
        browser.send(browser.go("/plain/me").form("/me/account"), **pair)
        others = [Browser(server) for _ in range(3)]
        for other in others:
            other.send(other.go("/plain/me").form("/me/sign-in"), **pair)
        page = browser.go("/plain/me")
        assert "this browser" in page.text

        browser.send(page.form("/me/sessions/drop"))
        one_left_out = [other.go("/plain/me").text for other in others]
        page = browser.send(browser.go("/plain/me").form("/me/sessions/drop-all"))
        all_out = [other.go("/plain/me").text for other in others]

        assert sorted("Judy" in text for text in one_left_out) == [False, True, True]
        assert not any("Judy" in text for text in all_out)
        assert "Judy" in page.text

    def test_a_form_without_its_token_does_nothing(self, browser: Browser) -> None:
        """It was not made for whoever sends it."""
        browser.send(browser.go("/plain/me").form("/me/enter"), name="Ivan")
        form = browser.go("/plain/me").form("/me/name")

        page = browser.send(form, name="Mallory", token="wrong")

        assert browser.status == 403
        assert "This page has expired" in page.text
        assert "Ivan" in browser.go("/plain/me").text


class TestMuting:
    def test_a_person_is_muted_and_read_again_at_the_table(
        self, server: Site, browser: Browser
    ) -> None:
        """[T16] For oneself alone: whoever is muted notices nothing."""
        table, bob = self.table(browser), server.guest("Bob")
        done(bob, table, Say("hello"))
        page = browser.go(f"/plain/t/{table}")
        assert ("button", "Mute for me: Bob") in self.labels(page)

        page = browser.send(page.form("/mutes"))

        assert (browser.status, browser.path) == (200, f"/plain/t/{table}")
        assert "hello" not in page.text
        assert "Muted people" in page.text
        assert [line.text for line in seen(bob, table).chat] == ["hello"]
        assert "Muted people" not in bob.get(f"/plain/t/{table}").text
        page = browser.send(page.form("/mutes/drop"))
        assert browser.status == 200
        assert "hello" in page.text
        assert "Muted people" not in page.text

    def test_who_is_muted_is_so_everywhere_and_listed_on_ones_own_page(
        self, server: Site, browser: Browser
    ) -> None:
        """By name, with the way to read them again."""
        table, bob = self.table(browser), server.guest("Bob")
        assert "You haven't muted anyone" in browser.go("/plain/me").text
        done(bob, table, Say("hello"))
        browser.send(browser.go(f"/plain/t/{table}").form("/mutes"))
        other = self.table(browser)
        done(bob, other, Say("here, too"))
        assert "here, too" not in browser.go(f"/plain/t/{other}").text

        page = browser.go("/plain/me")

        assert ("button", "Unmute for me: Bob") in self.labels(page)
        page = browser.send(page.form("/me/mutes/drop"))
        assert (browser.status, browser.path) == (200, "/plain/me")
        assert "You haven't muted anyone" in page.text
        assert "here, too" in browser.go(f"/plain/t/{other}").text

    def test_only_lines_of_others_have_a_button(
        self, server: Site, browser: Browser
    ) -> None:
        """Not one's own, also of who looks on, and none at all for strangers."""
        table, bob = self.table(browser), server.guest("Bob")
        page = browser.send(
            browser.go(f"/plain/t/{table}").form("/do", do="say"), text="mine"
        )
        assert not self.muting(page)

        eve = server.guest("Eve")
        done(eve, table, Say("only looking"))

        assert self.muting(Page(eve.get(f"/plain/t/{table}"))) == ["0"]
        assert self.muting(Page(bob.get(f"/plain/t/{table}"))) == ["1", "0"]
        assert not self.muting(Page(server.stranger().get(f"/plain/t/{table}")))

    def test_what_cannot_be_done_is_told_on_the_page_of_the_table(
        self, server: Site, browser: Browser
    ) -> None:
        """[T16] Oneself, nobody, no number, and who is not muted."""
        table, bob = self.table(browser), server.guest("Bob")
        done(bob, table, Say("hello"))
        mute = browser.go(f"/plain/t/{table}").form("/mutes")
        drop = mute | {"action": f"{mute['action']}/drop"}

        for form, who, status, told in (
            (mute, "0", 409, "You can't mute yourself. [T16]"),
            (mute, "7", 409, "Nobody at this table has number 7. [T16]"),
            (mute, "x", 422, "not a number"),
            (mute, "", 422, "not a number"),
            (drop, "1", 404, "You haven't muted anyone"),
        ):
            page = browser.send(form, who=who)
            assert browser.status == status
            assert told in page.text
            assert "hello" in page.text, "it is the page of the table"

    def test_what_is_not_there_is_a_page_that_says_so(
        self, server: Site, browser: Browser
    ) -> None:
        """A table, a mute, a name, a token."""
        table, bob = self.table(browser), server.guest("Bob")
        done(bob, table, Say("hello"))
        mute = browser.go(f"/plain/t/{table}").form("/mutes")
        page = browser.send(mute | {"action": "/plain/t/none/mutes"})
        assert (browser.status, "Table not found" in page.text) == (404, True)
        page = browser.send(mute | {"action": "/plain/me/mutes/drop"}, drop="none")
        assert (browser.status, "haven't muted" in page.text) == (404, True)
        page = browser.send(mute, token="wrong")
        assert (browser.status, "This page has expired" in page.text) == (403, True)

        stranger = Browser(server)
        page = stranger.send(mute)

        assert (stranger.status, "Choose a name" in page.text) == (401, True)
        assert "hello" in browser.go(f"/plain/t/{table}").text

    def test_names_of_those_who_are_muted_stay_text(
        self, server: Site, browser: Browser
    ) -> None:
        """At the table and on one's own page."""
        table = self.table(browser)
        done(server.guest(EVIL[:30]), table, Say("hello"))

        page = browser.send(browser.go(f"/plain/t/{table}").form("/mutes"))

        assert EVIL[:30] in page.text
        assert EVIL[:30] in browser.go("/plain/me").text

    def table(self, browser: Browser) -> str:
        """Return a new table of Ada, who sits at *browser*."""
        new = browser.go("/plain/new/gears").form("/new/gears")
        chairs = {"chair-0": "mine", "chair-1": "open"}
        browser.send(new, name="Ada", **chairs)
        return browser.path.rpartition("/")[2]

    def muting(self, page: Page) -> list[str]:
        """Return the numbers of those whom a page offers to mute."""
        forms = [form for form in page.forms if form["action"].endswith("/mutes")]
        return [form["who"] for form in forms]

    def labels(self, page: Page) -> list[tuple[str, str | None]]:
        """Return what the elements of a page are called."""
        return [(name, attributes.get("aria-label")) for name, attributes in page.tags]


class TestSafety:
    @pytest.mark.parametrize("evil", [EVIL, BOLD])
    def test_what_people_write_stays_text(self, server: Site, evil: str) -> None:
        """Names, chat and words, wherever they are shown."""
        ada = server.guest(evil[:30])
        table = made(ada, MINE, KEPT, public=True)
        done(ada, table, Say(evil))
        bob = server.guest("Bob")
        invitation = seen(ada, table).facts.invitation or ""
        done(bob, table, Sit(invitation=invitation, word=evil[:40]))

        for path in ("", "/me", f"/t/{table}", "/t/<script>", f"/rules/{EVIL}"):
            page = Page(ada.get(f"/plain{path}"))
            scripts = [a for name, a in page.tags if name == "script"]
            assert all(attributes.get("src") for attributes in scripts)
            assert "b" not in [name for name, _ in page.tags]

    def test_tags_of_records_stay_text(self, server: Site) -> None:
        """They may say anything."""
        ada = server.guest()
        text = (
            "whiskerworks record 1\ngame gears\nrules 1\nseats 2\n"
            f"tag seat-0 {EVIL}\n\n* first blue\n"
        )
        kind = {"content-type": "text/plain"}
        answer = ada.post("/api/records", content=text, headers=kind).json()

        assert EVIL not in ada.get(f"/plain/t/{answer['table']}").text

    @pytest.mark.parametrize(
        "path", ["/", "/rules", "/rules/maze", "/new/arena", "/me", "/nothing"]
    )
    def test_pages_need_no_more_than_they_are_allowed(
        self, server: Site, path: str
    ) -> None:
        """[CSP] No script, style or handler stands in a page itself."""
        self.check(Page(server.guest().get(f"/plain{path}")))

    def test_tables_need_no_more_either(self, server: Site) -> None:
        """While they are played and when they are over."""
        ada = server.guest()
        table = made(ada, MINE, BOT, game="arena")
        self.check(Page(ada.get(f"/plain/t/{table}")))

        done(ada, table, Resign())

        self.check(Page(ada.get(f"/plain/t/{table}")))

    def check(self, page: Page) -> None:
        """See that all comes from files of ours."""
        for name, attributes in page.tags:
            assert name != "style"
            assert "style" not in attributes
            assert not [key for key in attributes if key.startswith("on")]
            for key in ("src", "href", "action", "srcset"):
                assert (attributes.get(key) or "/").startswith("/")


class TestHtml:
    def test_text_is_escaped_and_markup_is_not(self) -> None:
        """Wherever they meet."""
        inner = tag("b", "x & y")

        assert joined("<", inner, ["&", None]) == "&lt;<b>x &amp; y</b>&amp;"

    def test_attributes_are_escaped(self) -> None:
        """And left out where there is nothing to say."""
        made_tag = tag("input", value='"<>', checked=True, name=None, data_x=1)

        assert made_tag == '<input value="&quot;&lt;&gt;" checked data-x="1">'


class TestForms:
    def test_a_form_says_a_command(self) -> None:
        """Its fields are those of the command."""
        said = {"do": "replace", "target": "1", "level": "3", "other": "x"}

        assert read_command(said) == Replace(1, 3)

    @pytest.mark.parametrize(
        "fields",
        [{}, {"do": "dance"}, {"do": "agree"}, {"do": "play", "move": "e3", "at": "x"}],
    )
    def test_what_says_none_is_refused(self, fields: dict[str, str]) -> None:
        """It is told what is wrong."""
        with pytest.raises(ProblemError):
            read_command(fields)


@pytest.mark.parametrize("name", whiskerworks.names())
def test_every_game_has_a_picture_of_it_under_way(server: Site, name: str) -> None:
    """By day and by night; what its folder records is refereed."""
    stranger = server.stranger()

    day = stranger.get(f"/games/{name}.svg")
    night = stranger.get(f"/games/{name}.svg?dark=1")

    assert day.text.startswith("<svg")
    assert night.text.startswith("<svg")
    assert day.text != night.text
