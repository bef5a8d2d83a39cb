"""What can be asked of a table before a move, and after the game."""

import pytest

from tests.server.api.site import MINE, Site, done, made, seen
from whiskerworks.table.commands import Play, Resign


class TestClicks:
    def test_what_is_clicked_is_told_as_a_move_with_its_rule(
        self, server: Site
    ) -> None:
        """Also what nobody may do, and what means nothing."""
        ada = server.guest()
        table = made(ada, MINE, MINE)
        why = f"/api/tables/{table}/why"

        fine = ada.get(why, params={"spots": ["i3"], "seat": 0}).json()
        corner = ada.get(why, params={"spots": ["cog-a1", "b1"], "seat": 0}).json()
        nothing = ada.get(why, params={"spots": ["tray-blue"], "seat": 0}).json()
        stranger = server.guest().get(why, params={"spots": ["i3"]}).json()

        assert fine == {"move": "i3", "refusal": None, "problem": ""}
        assert (corner["move"], corner["refusal"]["rule"]) == ("a1-b1", "G2")
        assert corner["problem"]
        assert nothing == {"move": "", "refusal": None, "problem": ""}
        assert stranger["refusal"]["code"] == "not-a-player"
        assert seen(ada, table).position.ply == 0

    def test_who_is_some_moves_behind_learns_nothing_by_clicking(
        self, server: Site
    ) -> None:
        """[T11] What clicks mean follows from what they see."""
        ada = server.guest()
        table = made(ada, MINE, game="puzzle", watching={"delay": 3})
        done(ada, table, Play("put m01 a1 0", 0))
        why = f"/api/tables/{table}/why?spots=m01"

        assert ada.get(why).json()["move"] == "take a1"
        assert server.guest().get(why).json()["move"] == ""

    @pytest.mark.parametrize("asked", ["", "move=i3&spots=i3"])
    def test_either_a_move_or_clicks_are_asked_for(
        self, server: Site, asked: str
    ) -> None:
        """Not both, and not neither."""
        ada = server.guest()
        table = made(ada, MINE, MINE)

        answer = ada.get(f"/api/tables/{table}/why?{asked}")

        assert answer.status_code == 422
        assert answer.json()["code"] == "bad-value"


class TestPreviews:
    def test_a_move_is_shown_before_it_is_played(self, server: Site) -> None:
        """The picture is the one that its player sees then, without offers."""
        ada = server.guest()
        table = made(ada, MINE, MINE)
        asked: dict[str, str | int] = {"move": "i3", "seat": 0}

        before = ada.get(f"/api/tables/{table}/preview", params=asked).json()
        done(ada, table, Play("i3", 0))
        then = ada.get(f"/api/tables/{table}/plies/1", params={"eyes": 0}).json()

        assert before["move"] == "i3"
        assert before["scene"] == then["scene"]
        assert before["events"] == then["events"]
        assert before["events"][0]["spots"] == ["cog-i3"]

    def test_what_cannot_be_undone_is_not_shown(self, server: Site) -> None:
        """[P7] A hint is given to who asks for it."""
        ada = server.guest()
        table = made(ada, MINE, game="puzzle")

        answer = ada.get(f"/api/tables/{table}/preview", params={"move": "hint"}).json()

        assert answer == {"move": "hint", "scene": None, "events": []}

    def test_what_may_not_be_played_is_refused(self, server: Site) -> None:
        """With the rule, to players; and to strangers in any case."""
        ada = server.guest()
        table = made(ada, MINE, MINE)
        address = f"/api/tables/{table}/preview"

        golden = ada.get(address, params={"move": "a1", "seat": 0})
        late = ada.get(address, params={"move": "i3", "seat": 1})
        stranger = server.guest().get(address, params={"move": "i3"})

        assert [one.status_code for one in (golden, late, stranger)] == [409] * 3
        assert golden.json()["code"] == "not-vacant"
        assert late.json()["code"] == "not-your-turn"
        assert stranger.json()["code"] == "not-a-player"


class TestVerdicts:
    def test_the_deal_of_a_finished_game_is_checked(self, server: Site) -> None:
        """[T4] Also for who only looks on."""
        ada = server.guest()
        table = made(ada, MINE, game="whodunit")
        done(ada, table, Resign())

        answer = server.guest().get(f"/api/tables/{table}/verdict").json()

        assert answer["good"] is True
        codes = [one["code"] for one in answer["says"]]
        assert codes == ["verify-good", "verify-draws"]
        assert answer["says"][1]["params"]["draws"] > 3

    def test_while_it_goes_on_there_is_none(self, server: Site) -> None:
        """[T4] The secret would not be one."""
        ada = server.guest()
        table = made(ada, MINE, game="whodunit")

        answer = ada.get(f"/api/tables/{table}/verdict")

        assert answer.status_code == 409
        assert answer.json()["code"] == "not-over"

    def test_a_record_that_nobody_promised_is_not_good(self, server: Site) -> None:
        """It says what is missing."""
        ada = server.guest()
        table = made(ada, MINE, game="puzzle")
        done(ada, table, Resign())
        text = ada.get(f"/api/tables/{table}/record").text
        lines = [one for one in text.splitlines() if "commitment" not in one]
        sent = ada.post(
            "/api/records",
            content="\n".join(lines) + "\n",
            headers={"content-type": "text/plain"},
        ).json()

        answer = ada.get(f"/api/tables/{sent['table']}/verdict").json()

        assert answer["good"] is False
        assert [one["code"] for one in answer["says"]] == ["verify-no-commitment"]
