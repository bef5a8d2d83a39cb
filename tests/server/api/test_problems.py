"""What a server tells of its games, and of itself."""

import msgspec
import pytest

from tests.server.api.site import Site

PROBES = ("live", "ready")


class TestGames:
    def test_all_games_tell_what_can_be_chosen(self, server: Site) -> None:
        """Names, seats, options with meanings, levels."""
        games = server.stranger().get("/api/games").json()["games"]

        gears = {one["name"]: one for one in games}["gears"]
        assert len(games) == 6
        assert gears["seats"] == [2]
        assert [option["name"] for option in gears["options"]] == [
            "first",
            "quiet_limit",
            "swap",
        ]
        assert gears["levels"][0] == {"level": 1, "name": "Apprentice"}

    def test_rules_are_told_with_their_ids(self, server: Site) -> None:
        """So that a refusal can be looked up."""
        rules = server.stranger().get("/api/rules/gears").json()["rules"]

        assert rules[0]["rule"] == "G1"
        assert "55 pegs" in rules[0]["text"]

    def test_games_and_rules_are_told_in_the_language_asked_for(
        self, server: Site
    ) -> None:
        """And a language that nobody has learnt is refused."""
        stranger = server.stranger()
        games = stranger.get("/api/games?language=de").json()["games"]
        rules = stranger.get("/api/rules/gears?language=nl").json()["rules"]
        unknown = stranger.get("/api/games?language=xx")

        assert {one["name"]: one for one in games}["gears"]["title"] == "Zahnräder"
        assert "pegs" not in rules[0]["text"]
        assert unknown.status_code == 404
        assert unknown.json()["code"] == "no-such-language"

    @pytest.mark.parametrize("path", ["/api/words/en", "/api/words/en/gears"])
    def test_catalogues_are_sent_once(self, server: Site, path: str) -> None:
        """Who has the newest is told so."""
        client = server.stranger()
        first = client.get(path)

        again = client.get(path, headers={"if-none-match": first.headers["etag"]})

        assert first.headers["content-type"].startswith("text/plain")
        assert " = " in first.text
        assert again.status_code == 304
        assert again.content == b""


class TestOperating:
    def test_a_server_that_is_well_says_so(self, server: Site) -> None:
        """For whoever watches over it: it answers, and it can save games."""
        answers = [server.stranger().get(f"/api/health/{one}") for one in PROBES]

        assert [one.status_code for one in answers] == [200, 200]
        assert [one.json()["status"] for one in answers] == ["live", "ready"]

    def test_one_that_is_about_to_stop_says_so(self, server: Site) -> None:
        """Then nobody is sent to it any more, but it need not be killed."""
        server.app.is_stopping = True

        live, ready = [server.stranger().get(f"/api/health/{one}") for one in PROBES]
        server.app.is_stopping = False

        assert live.status_code == 200
        assert ready.status_code == 503
        assert ready.json()["status"] == "stopping"
        assert ready.headers["retry-after"]

    def test_counts_are_told_to_prometheus(self, server: Site) -> None:
        """In its own form."""
        text = server.stranger().get("/metrics").text

        assert "whiskerworks_live_tables" in text

    def test_the_description_is_there(self, server: Site) -> None:
        """As OpenAPI 3.1."""
        told = msgspec.json.decode(server.stranger().get("/api/openapi.json").content)

        assert told["openapi"].startswith("3.1")
        assert "/api/tables/{table}/commands" in told["paths"]
