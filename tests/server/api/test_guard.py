"""What stands before every request."""

import socket
from contextlib import ExitStack

import httpx
import pytest

from tests.server.api.site import OPEN, Site, made, site
from tests.server.serving import SOON
from whiskerworks.server.guard import SECURITY_HEADERS
from whiskerworks.settings import Settings

TABLE = {"game": "gears", "setup": {"chairs": [{"type": "mine"}, OPEN]}}


class TestForeignPages:
    @pytest.mark.parametrize(
        "headers",
        [
            {"origin": "http://elsewhere.test"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ],
        ids=str,
    )
    def test_a_page_of_somebody_else_changes_nothing(
        self, server: Site, headers: dict[str, str]
    ) -> None:
        """Even with the cookie and its token."""
        client = server.guest()

        answer = client.post("/api/tables", json=TABLE, headers=headers)

        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign-origin"

    def test_our_own_pages_may(self, server: Site) -> None:
        """They say where they come from, too."""
        client = server.guest()
        headers = {"origin": server.url, "sec-fetch-site": "same-origin"}

        assert (
            client.post("/api/tables", json=TABLE, headers=headers).status_code == 201
        )

    @pytest.mark.parametrize("token", ["", "x", "ä"])
    def test_a_cookie_without_its_token_changes_nothing(
        self, server: Site, token: str
    ) -> None:
        """A form of somebody else's does not know it."""
        client = server.guest()
        del client.headers["x-whiskerworks-token"]
        shown = [(b"x-whiskerworks-token", token.encode("latin-1"))]

        answer = client.post("/api/tables", json=TABLE, headers=shown)

        assert answer.status_code == 403
        assert answer.json()["code"] == "bad-token"

    def test_the_token_of_another_is_none(self, server: Site) -> None:
        """It goes with one cookie."""
        client, other = server.guest(), server.guest()
        client.headers["x-whiskerworks-token"] = other.headers["x-whiskerworks-token"]

        assert client.post("/api/tables", json=TABLE).status_code == 403


class TestSizes:
    def test_what_is_too_large_is_not_read(self, server: Site) -> None:
        """Told beforehand, or found while it comes."""
        client = server.guest()
        large = "x" * 20_000

        told = client.post("/api/me", json={"name": large})
        found = client.post(
            "/api/me",
            content=(part.encode() for part in [large]),
            headers={"content-type": "application/json"},
        )

        assert told.status_code == found.status_code == 413
        assert told.json()["code"] == "too-large"
        assert told.json()["params"]["most"] == 16_384

    @pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", ""])
    def test_what_is_of_a_wrong_type_is_not_read(self, server: Site, kind: str) -> None:
        """A form of another page could send these without being asked."""
        answer = server.guest().post(
            "/api/tables", content=b"{}", headers={"content-type": kind}
        )

        assert answer.status_code == 415
        assert answer.json()["params"]["type"] == "application/json"


class TestProblems:
    @pytest.mark.parametrize(
        ("method", "path", "body", "status", "code", "where"),
        [
            ("GET", "/api/nothing", None, 404, "not-found", ""),
            ("PUT", "/api/tables", None, 405, "bad-method", ""),
            ("POST", "/api/tables", b"{", 400, "bad-json", ""),
            ("POST", "/api/tables", b'{"game":"\xff"}', 400, "bad-json", "byte 9"),
            ("POST", "/api/me", b'{"name":"\xc3"}', 400, "bad-json", "byte 9"),
            ("POST", "/api/tables", b"[" * 16_000, 400, "bad-json", ""),
            ("PATCH", "/api/me", b'{"name":' * 2_000, 400, "bad-json", ""),
            ("POST", "/api/tables/none/commands", b"[" * 16_000, 400, "bad-json", ""),
            ("POST", "/api/tables", b"[]", 422, "bad-value", ""),
            ("POST", "/api/tables", None, 422, "bad-value", ""),
            ("POST", "/api/tables", b'{"game":7}', 422, "bad-value", "game"),
            (
                "POST",
                "/api/tables",
                b'{"game":"gears","setup":{"chairs":[{"type":"bot","level":9}]}}',
                422,
                "bad-value",
                "setup.chairs[0].level",
            ),
            ("GET", "/api/tables/none", None, 404, "no-such-table", "table"),
            ("GET", "/api/tables?limit=0", None, 422, "bad-value", "limit"),
            ("GET", "/api/rules/chess", None, 404, "no-such-game", "game"),
            ("GET", "/api/words/xx", None, 404, "no-such-language", "language"),
        ],
    )
    def test_every_problem_has_the_same_shape(
        self,
        server: Site,
        method: str,
        path: str,
        body: bytes | None,
        status: int,
        code: str,
        where: str,
    ) -> None:
        """A code, a sentence, and where it is wrong."""
        kind = {"content-type": "application/json"} if body else {}

        answer = server.guest().request(method, path, content=body, headers=kind)

        assert answer.status_code == status
        told = answer.json()
        assert set(told) == {"code", "problem", "params", "rule", "where"}
        assert (told["code"], told["where"]) == (code, where)
        assert not told["problem"].startswith("problem-")

    def test_what_we_did_not_foresee_tells_nothing(
        self, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        """But the number under which it is in the log."""
        with site(tmp_path_factory.mktemp("broken")) as broken:
            people = broken.app._http._app.state.accounts  # type: ignore[union-attr]
            people.store = None

            answer = broken.stranger(authorization="Bearer x").get("/api/me")

        assert answer.status_code == 500
        assert answer.json()["code"] == "server-fault"
        assert answer.json()["params"]["request"] == answer.headers["x-request-id"]
        assert "NoneType" not in answer.text

    def test_a_record_may_be_nested_no_deeper_than_records_are(
        self, server: Site
    ) -> None:
        """Its reader is not Litestar's, and takes larger bodies."""
        deep = b'{"format":' + b"[" * 200_000
        kind = {"content-type": "application/json"}

        answer = server.guest().post("/api/records", content=deep, headers=kind)

        assert answer.status_code == 422
        assert answer.json()["code"] == "bad-record"


class TestHead:
    @pytest.mark.parametrize(
        "path", ["/", "/plain/", "/api/games", "/api/nothing", "/static/style.css"]
    )
    def test_it_is_answered_as_get_is_without_a_body(
        self, server: Site, path: str
    ) -> None:
        """Those who watch over sites, and preview links, ask like this."""
        client = server.stranger()
        whole, head = client.get(path), client.head(path)

        assert head.status_code == whole.status_code
        assert head.content == b""
        told = {"x-request-id", "date"}
        assert {k: v for k, v in head.headers.items() if k not in told} == {
            k: v for k, v in whole.headers.items() if k not in told
        }

    def test_where_nothing_can_be_got_it_is_refused(self, server: Site) -> None:
        """As GET is, and the answer names what can be done."""
        answer = server.stranger().head("/api/records")

        assert answer.status_code == 405
        assert "POST" in answer.headers["allow"]

    def test_what_can_be_got_is_said_to_have_a_head(self, server: Site) -> None:
        """Whoever tries something else reads it in `Allow`."""
        answer = server.guest().put("/api/games")

        allowed = {one.strip() for one in answer.headers["allow"].split(",")}
        assert {"GET", "HEAD"} <= allowed


class TestHeaders:
    @pytest.mark.parametrize(
        "path", ["/", "/plain/", "/api/games", "/no", "/api/no", "/static/style.css"]
    )
    def test_every_answer_bears_them(self, server: Site, path: str) -> None:
        """Also those that tell of a problem."""
        answer = server.stranger().get(path)

        for name, value in SECURITY_HEADERS.items():
            assert answer.headers[name] == value

    def test_refusals_of_the_guard_bear_them_too(self, server: Site) -> None:
        """They are answered before anything else is reached."""
        answer = server.stranger(origin="null").post("/api/me", json={"name": "x"})

        assert answer.status_code == 403
        assert (
            answer.headers["content-security-policy"]
            == SECURITY_HEADERS["content-security-policy"]
        )


class TestRates:
    def test_who_asks_too_often_must_wait(
        self, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        """One address has as much as the settings say."""
        folder = tmp_path_factory.mktemp("slow")
        with site(folder, requests=1, seconds=lambda: 0.0) as slow:
            client = slow.stranger()

            answers = [client.get("/api/health/live") for _ in range(30)]

        assert [one.status_code for one in answers] == [200] * 10 + [429] * 20
        refused = [one for one in answers if one.status_code == 429]
        assert {one.json()["code"] for one in refused} == {"too-fast"}
        assert {one.headers["retry-after"] for one in refused} == {"1"}

    def test_what_costs_more_may_be_asked_less_often(
        self, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        """Whoever has used up their share of the processor waits; others do not."""
        folder = tmp_path_factory.mktemp("costly")
        proxies = "127.0.0.1"
        with site(folder, cpu=1, seconds=lambda: 0.0, proxies=proxies) as costly:
            client = costly.stranger(**{"x-forwarded-for": "192.0.2.1"})
            statuses = []
            while 429 not in statuses:
                statuses.append(client.get("/plain/rules/maze").status_code)
            other = costly.stranger(**{"x-forwarded-for": "192.0.2.2"})

            assert other.get("/api/health/live").status_code == 200
            assert client.get("/api/health/live").status_code == 429

        assert set(statuses) == {200, 429}


class TestClub:
    """People who play behind one address, with the settings a server begins with."""

    @pytest.mark.parametrize(
        "path", ["/plain/", "/plain/rules/maze", "/games/maze.svg", "/plain/no"]
    )
    def test_all_may_open_a_page_at_the_same_time(
        self, tmp_path_factory: pytest.TempPathFactory, path: str
    ) -> None:
        """Two hundred do, and nobody is told to wait."""
        folder, usual = tmp_path_factory.mktemp("club"), Settings()
        with site(folder, requests=usual.requests, cpu=usual.cpu) as club:
            statuses = asked_together(club, path, 200)

        assert statuses == [404 if path == "/plain/no" else 200] * 200


def asked_together(where: Site, path: str, count: int) -> list[int]:
    """Return the statuses that so many are answered who all ask before one reads."""
    asked = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    with ExitStack() as doors:
        wires = []
        for _ in range(count):
            wire = socket.create_connection(("127.0.0.1", where.port), SOON)
            wires.append(doors.enter_context(wire))
        for wire in wires:
            wire.sendall(asked)
        lines = [wire.makefile("rb").readline() for wire in wires]
    return [int(line.split()[1]) for line in lines]


class TestProxies:
    def test_a_proxy_is_believed_if_it_is_known(
        self, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        """Then cookies are for encrypted ways only, below the path we live at."""
        url = "https://play.test/games"
        forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
        with site(
            tmp_path_factory.mktemp("behind"), url=url, proxies="127.0.0.1"
        ) as behind:
            client = behind.stranger(**forwarded)
            answer = client.post(
                "/games/api/me",
                json={"name": "Ada"},
                headers={"origin": "https://play.test"},
            )
            page = client.get("/games/plain/")
            foreign = client.post(
                "/games/api/me", json={"name": "x"}, headers={"origin": behind.url}
            )

        assert answer.status_code == 201
        assert "Secure" in answer.headers["set-cookie"]
        assert "Path=/games" in answer.headers["set-cookie"]
        assert 'href="/games/static/style.css"' in page.text
        assert foreign.status_code == 403

    @pytest.mark.parametrize("path", ["/plain/", "/api/games", "/api/no"])
    def test_only_encrypted_answers_ask_for_encryption_from_then_on(
        self, tmp_path_factory: pytest.TempPathFactory, path: str
    ) -> None:
        """Whoever else came before: a browser would not come back over http."""
        with site(tmp_path_factory.mktemp("mixed"), proxies="127.0.0.1") as behind:
            told = [
                behind.stranger(**{"x-forwarded-proto": scheme}).get(path).headers
                for scheme in ("http", "https", "http")
            ]
            told.append(behind.stranger().get(path).headers)

        asked = [one.get("strict-transport-security") for one in told]
        assert asked == [None, "max-age=31536000", None, None]

    def test_nobody_else_is(self, server: Site) -> None:
        """Whoever may say what they like about themselves gets round every limit."""
        client = server.stranger(**{"x-forwarded-proto": "https"})

        answer = client.post("/api/me", json={"name": "Ada"})

        assert "Secure" not in answer.headers["set-cookie"]

    def test_links_lead_where_the_host_header_says(
        self, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        """Proxies pass on what else a client says of the host: it may be made up."""
        folder = tmp_path_factory.mktemp("hosted")
        with site(folder, proxies="127.0.0.1") as behind:
            client = behind.guest()
            answer = client.post(
                "/api/tables",
                json=TABLE,
                headers={"host": "cats.test", "x-forwarded-host": "evil.test"},
            )

        assert answer.json()["url"].startswith("http://cats.test/t/")


class TestMetrics:
    FORWARDED = (
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": "203.0.113.9"},
        {"x-forwarded-host": "cats.test"},
        {"x-forwarded-proto": "https"},
        {"x-real-ip": "203.0.113.9"},
        {"forwarded": "for=203.0.113.9"},
        {"via": "1.1 proxy"},
    )

    @pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
    def test_they_are_for_who_asks_the_server_itself(
        self, tmp_path_factory: pytest.TempPathFactory, proxies: str
    ) -> None:
        """Not for who comes through a proxy, whether or not it is known."""
        with site(tmp_path_factory.mktemp("counts"), proxies=proxies) as running:
            own = running.stranger().get("/metrics")
            others = [running.stranger(**one).get("/metrics") for one in self.FORWARDED]

        assert own.status_code == 200
        assert [one.status_code for one in others] == [404] * len(self.FORWARDED)

    @pytest.mark.parametrize(
        ("networks", "status"), [("10.0.0.0/8", 404), ("10.0.0.0/8,127.0.0.0/8", 200)]
    )
    def test_the_host_says_who_may_read_them(
        self, tmp_path_factory: pytest.TempPathFactory, networks: str, status: int
    ) -> None:
        """By addresses and networks."""
        folder = tmp_path_factory.mktemp("read")
        with site(folder, metrics_from=networks) as running:
            assert running.stranger().get("/metrics").status_code == status

    def test_no_spelling_gets_round_that(
        self, tmp_path_factory: pytest.TempPathFactory
    ) -> None:
        """What decides is who asks, not how the path is written."""
        spellings = ("/metrics", "/metrics/", "//metrics", "/%6detrics", "/./metrics")
        folder = tmp_path_factory.mktemp("spelt")
        with site(folder, metrics_from="10.0.0.0/8") as running:
            client = running.stranger()
            answers = [client.get(f"{running.url}{one}") for one in spellings]

        assert [one.status_code for one in answers] == [404] * len(spellings)
        assert not any("whiskerworks_" in one.text for one in answers)


def test_links_lead_where_people_come_from(server: Site) -> None:
    """The address that a browser used is given away, unless a setting says another."""
    client = server.guest()

    answer: httpx.Response = client.post("/api/tables", json=TABLE)

    assert answer.json()["url"] == f"{server.url}/t/{answer.json()['table']}"
    assert made(client)
