"""Tables over HTTP: everything that a socket can do, for who has none."""

import httpx
import msgspec
import pytest

from tests.server.api.site import BOT, KEPT, MINE, OPEN, Site, do, done, made, seen
from whiskerworks.core import record as records
from whiskerworks.table.commands import (
    Agree,
    Leave,
    OfferDraw,
    Play,
    Resign,
    Say,
    Sit,
    Undo,
)
from whiskerworks.table.messages import Snapshot

WON = ["i3", "j2", "i5", "j4", "i2", "j3"]
"""A short game of gears: Blue begins, and is blocked."""


def seated(server: Site, *names: str) -> tuple[str, list[httpx.Client]]:
    """Return a table of gears and the people at it."""
    people = [server.guest(name) for name in names]
    table = made(people[0])
    for person in people[1:]:
        done(person, table, Sit())
    return table, people


def played(server: Site) -> tuple[str, list[httpx.Client]]:
    """Return a table where the short game is over."""
    table, people = seated(server, "Ada", "Bob")
    for ply, move in enumerate(WON):
        done(people[ply % 2], table, Play(move, ply))
    return table, people


class TestMaking:
    def test_the_answer_tells_where_it_is_and_how_to_invite(self, server: Site) -> None:
        """A friend with the invitation takes the chair that is kept."""
        ada, bob = server.guest("Ada"), server.guest("Bob")
        asked = {"game": "gears", "setup": {"chairs": [MINE, KEPT]}}
        answer = ada.post("/api/tables", json=asked).json()

        refused = do(bob, answer["table"], Sit(), "1")
        done(bob, answer["table"], Sit(invitation=answer["invitation"]))

        assert answer["url"].endswith(f"/t/{answer['table']}")
        assert refused.status_code == 409
        assert refused.json()["code"] == "invitation-needed"
        assert seen(bob, answer["table"]).status.phase == "playing"

    def test_too_many_games_between_bots_are_refused(self, server: Site) -> None:
        """With a sentence that says what to do; who plays is not concerned."""
        ada = server.guest("Ada")
        bots = {"game": "gears", "setup": {"chairs": [BOT, BOT]}}
        most = server.app.settings.max_bot_games
        codes = {ada.post("/api/tables", json=bots).status_code for _ in range(most)}

        answer = ada.post("/api/tables", json=bots)

        assert codes == {201}
        assert answer.status_code == 429
        problem = answer.json()
        assert problem["code"] == "too-many-bot-games"
        assert problem["where"] == "setup.chairs"
        assert problem["problem"].startswith(f"You already have {most} games")
        assert made(ada, MINE, BOT)

    @pytest.mark.parametrize(
        ("change", "status", "code", "where"),
        [
            ({"game": "chess"}, 404, "no-such-game", "game"),
            ({"seats": 3}, 422, "bad-seats", "seats"),
            ({"options": {"first": "green"}}, 422, "bad-option", "options.first"),
            ({"options": {"colour": 1}}, 422, "bad-option", "options.colour"),
            ({"setup": {"chairs": [MINE]}}, 422, "bad-chairs", "setup.chairs"),
            ({"setup": {"chairs": []}}, 422, "bad-chairs", "setup.chairs"),
        ],
    )
    def test_what_cannot_be_played_is_refused_by_name(
        self,
        server: Site,
        change: dict[str, object],
        status: int,
        code: str,
        where: str,
    ) -> None:
        """The part that is wrong is named."""
        asked = {"game": "gears", "setup": {"chairs": [MINE, OPEN]}} | change

        answer = server.guest().post("/api/tables", json=asked)

        assert answer.status_code == status
        assert (answer.json()["code"], answer.json()["where"]) == (code, where)

    @pytest.mark.parametrize("game", ["arena", "maze", "whodunit", "escape", "puzzle"])
    def test_every_game_can_be_laid_out(self, server: Site, game: str) -> None:
        """With bots in the other chairs where it is for several."""
        client = server.guest()
        facts = client.get("/api/games").json()["games"]
        (seats,) = [one["seats"][0] for one in facts if one["name"] == game]

        table = made(client, MINE, *[BOT] * (seats - 1), game=game)

        every = f"/api/tables/{table}?want=scene&want=plan&want=events&want=moves"
        answer = client.get(every)
        position = msgspec.json.decode(answer.content, type=Snapshot).position
        assert position.scene is not None
        assert position.plan is not None
        drawn = {area.spot for area in position.plan.areas}
        assert drawn <= {piece.id for piece in position.scene.pieces}
        assert drawn


class TestPlaying:
    def test_a_whole_game_is_played(self, server: Site) -> None:
        """Each sees the same end, and by which rule."""
        table, (ada, bob) = played(server)

        ends = [seen(client, table).status.result for client in (ada, bob)]

        assert ends[0] == ends[1]
        assert ends[0] is not None
        assert (ends[0].rule, ends[0].winners) == ("G9", (1,))

    def test_a_refusal_tells_its_rule_in_words(self, server: Site) -> None:
        """And nothing has changed."""
        table, (ada, _) = seated(server, "Ada", "Bob")

        answer = do(ada, table, Play("j1", 0))

        assert answer.status_code == 409
        assert answer.json() == {
            "code": "not-vacant",
            "problem": "j1 already holds a wheel.",
            "params": {"peg": "j1"},
            "rule": "G4",
            "where": "",
        }
        assert seen(ada, table).position.ply == 0

    def test_a_command_sent_twice_is_done_once(self, server: Site) -> None:
        """[T15] The second answer is the first."""
        table, (ada, _) = seated(server, "Ada", "Bob")

        answers = [do(ada, table, Play("i3", 0), "once").json() for _ in range(2)]

        assert answers[0] == answers[1]
        assert seen(ada, table).position.ply == 1

    def test_whether_a_move_may_be_played_is_told_before(self, server: Site) -> None:
        """With the rule that forbids it; nothing is played by asking."""
        ada = server.guest()
        table = made(ada, MINE, MINE)
        why = f"/api/tables/{table}/why"

        fine = ada.get(why, params={"move": "i3", "seat": 0}).json()
        golden = ada.get(why, params={"move": "a1", "seat": 0}).json()
        late = ada.get(why, params={"move": "i3", "seat": 1}).json()
        stranger = server.guest().get(why, params={"move": "i3"}).json()

        assert fine == {"move": "i3", "refusal": None, "problem": ""}
        assert golden["refusal"]["rule"].startswith("G")
        assert golden["problem"]
        assert late["refusal"]["rule"] == "T3"
        assert stranger["refusal"]["code"] == "not-a-player"
        assert seen(ada, table).position.ply == 0

    def test_what_was_seen_too_late_is_refused(self, server: Site) -> None:
        """[T3] A move is for the position that its player saw."""
        table, (ada, bob) = seated(server, "Ada", "Bob")
        done(ada, table, Play("i3", 0))

        answer = do(bob, table, Play("j2", 0))

        assert answer.json()["code"] == "stale"
        assert answer.json()["rule"] == "T3"

    def test_moves_are_told_to_who_is_on_turn(self, server: Site) -> None:
        """Nobody else gets any."""
        table, (ada, bob) = seated(server, "Ada", "Bob")

        mine = seen(ada, table, want="moves").position.moves
        theirs = seen(bob, table, want="moves").position.moves

        assert mine is not None
        assert "i3" in mine
        assert theirs == ()

    def test_talk_undo_and_draws_work_as_over_a_socket(self, server: Site) -> None:
        """They are the same commands."""
        table, (ada, bob) = seated(server, "Ada", "Bob")
        done(ada, table, Say("hello"))
        done(ada, table, Play("i3", 0))

        for asked in (Undo(), OfferDraw()):
            done(ada, table, asked)
            (question,) = seen(bob, table).status.questions
            done(bob, table, Agree(question.proposal))

        ended: Snapshot = seen(bob, table)
        assert [line.text for line in ended.chat] == ["hello"]
        assert ended.position.ply == 0
        assert ended.status.result is not None
        assert ended.status.result.scores == (0.5, 0.5)

    def test_strangers_may_look_and_not_speak(self, server: Site) -> None:
        """Who says nothing of themselves can do nothing."""
        table, _ = seated(server, "Ada", "Bob")
        stranger = server.stranger()

        assert seen(stranger, table).seat is None
        assert do(stranger, table, Say("hello")).status_code == 401

    def test_a_table_that_nobody_may_watch_is_shown_to_nobody(
        self, server: Site
    ) -> None:
        """[T11] Not its replay, its record or its board either."""
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada, watching={"allowed": False})
        done(bob, table, Sit())
        stranger = server.guest("Eve")

        for path in ("", "/plies/0", "/record"):
            answer = stranger.get(f"/api/tables/{table}{path}")
            assert answer.status_code == 409
            assert answer.json()["code"] == "no-looking-on"
        assert stranger.get(f"/plain/t/{table}").status_code == 409
        assert stranger.get(f"/plain/t/{table}/board.svg?ply=0").status_code == 409


class TestAfterwards:
    def test_any_ply_can_be_looked_at(self, server: Site) -> None:
        """With what had just happened."""
        table, (ada, _) = played(server)

        answer = ada.get(f"/api/tables/{table}/plies/1").json()

        assert (answer["ply"], answer["plies"]) == (1, 6)
        assert answer["events"][0]["code"] == "placed"
        assert ada.get(f"/api/tables/{table}/plies/7").json()["code"] == "no-such-ply"

    def test_nobody_sees_with_the_eyes_of_others_while_they_play(
        self, server: Site
    ) -> None:
        """In maze they hold secrets."""
        ada = server.guest("Ada")
        table = made(ada, MINE, BOT, game="maze")

        refused = ada.get(f"/api/tables/{table}/plies/0", params={"eyes": 1})
        own = ada.get(f"/api/tables/{table}/plies/0", params={"eyes": 0})

        assert refused.status_code == 409
        assert own.status_code == 200

    def test_a_record_is_downloaded_and_uploaded(self, server: Site) -> None:
        """The new table is over, as the game was."""
        table, (ada, _) = played(server)
        answer = ada.get(f"/api/tables/{table}/record")

        kind = {"content-type": "text/plain"}
        again = ada.post("/api/records", content=answer.text, headers=kind)

        assert answer.headers["content-type"].startswith("text/plain")
        assert "attachment" in answer.headers["content-disposition"]
        assert [ply.text for ply in records.read(answer.text).plies] == WON
        assert again.status_code == 201
        assert seen(ada, again.json()["table"]).status.phase == "over"

    def test_a_record_shows_who_played_it(self, server: Site) -> None:
        """By the names it tells; who uploads it only has the table."""
        table, (ada, _) = played(server)
        text = ada.get(f"/api/tables/{table}/record").text
        eve = server.guest("Eve")

        kind = {"content-type": "text/plain"}
        again = eve.post("/api/records", content=text, headers=kind).json()["table"]
        shown = seen(eve, again)
        (line,) = eve.get("/api/me/tables").json()["tables"]
        page = eve.get(f"/plain/t/{again}").text

        assert [one.name for one in shown.status.players] == ["Ada", "Bob"]
        assert not any(one.you for one in shown.status.players)
        assert [one["name"] for one in line["players"]] == ["Ada", "Bob"]
        assert not any(one["you"] for one in line["players"])
        assert shown.facts.host
        assert "Ada" in page
        assert "Ada, Bob" in eve.get("/plain/me").text
        assert eve.get(f"/api/tables/{again}/record").text == text

    def test_a_record_may_tell_of_bots_or_of_nobody(self, server: Site) -> None:
        """Nobody is made up where it says nothing."""
        table, (ada, _) = played(server)
        text = ada.get(f"/api/tables/{table}/record").text
        told = text.replace("tag seat-0 Ada\n", "tag bot-0 3\n")
        told = told.replace("tag seat-1 Bob\n", "")

        kind = {"content-type": "text/plain"}
        again = ada.post("/api/records", content=told, headers=kind).json()["table"]
        first, second = seen(ada, again).status.players
        page = ada.get(f"/plain/t/{again}").text

        assert (first.kind, first.level, first.name) == ("bot", 3, "")
        assert (second.kind, second.name) == ("kept", "")
        assert "2 · Seat 2" in page

    def test_a_record_with_secrets_waits_for_the_end(self, server: Site) -> None:
        """It would tell what was dealt."""
        ada = server.guest()
        table = made(ada, MINE, BOT, game="maze")

        answer = ada.get(f"/api/tables/{table}/record")

        assert answer.status_code == 409
        assert answer.json()["code"] == "record-not-yet"

    def test_a_record_is_uploaded_as_json_too(self, server: Site) -> None:
        """It says the same."""
        table, (ada, _) = played(server)
        kept = records.read(ada.get(f"/api/tables/{table}/record").text)

        kind = {"content-type": "application/json"}
        good = records.write_json(kept)
        again = ada.post("/api/records", content=good, headers=kind)
        bad = good.replace(f'"{WON[-1]}"', '"nonsense"')
        answer = ada.post("/api/records", content=bad, headers=kind)

        assert seen(ada, again.json()["table"]).status.phase == "over"
        assert answer.status_code == 422
        line = bad.partition("nonsense")[0].count("\n") + 1
        assert answer.json()["where"] == f"line {line}"
        assert f"moves[{len(WON) - 1}]: 'nonsense'" in answer.json()["problem"]

    @pytest.mark.parametrize(
        ("text", "where"),
        [
            ("", "line 1"),
            ("whiskerworks record 1\ngame chess\nrules 1\nseats 2\n", "line 2"),
            (
                (
                    "whiskerworks record 1\ngame gears\nrules 1\nseats 2\n"
                    "option first blue\n\n0 i3\n1 i3\n"
                ),
                "line 8",
            ),
        ],
    )
    def test_a_bad_record_is_refused_by_line(
        self, server: Site, text: str, where: str
    ) -> None:
        """Every move is refereed."""
        answer = server.guest().post(
            "/api/records", content=text, headers={"content-type": "text/plain"}
        )

        assert answer.status_code == 422
        assert answer.json()["code"] == "bad-record"
        assert answer.json()["where"] == where

    @pytest.mark.parametrize(
        ("moves", "told"),
        [
            (
                "0 i3\n1 i3",
                "Line 8: i3 is refused: i3 already holds a wheel. [G4]",
            ),
            (
                "0 z9",
                (
                    "Line 7: 'z9' isn't a valid move. There is no peg z9. "
                    "Pegs run from a1 to j10."
                ),
            ),
        ],
    )
    def test_a_bad_move_of_a_record_is_told_in_words(
        self, server: Site, moves: str, told: str
    ) -> None:
        """In those of its game."""
        head = (
            "whiskerworks record 1\ngame gears\nrules 1\nseats 2\noption first blue\n"
        )
        answer = server.guest().post(
            "/api/records",
            content=f"{head}\n{moves}\n",
            headers={"content-type": "text/plain"},
        )

        assert answer.json()["problem"] == told

    def test_anybody_goes_on_from_any_ply(self, server: Site) -> None:
        """Alone in all chairs, unless they say otherwise."""
        table, _ = played(server)
        eve = server.guest("Eve")

        made_table = eve.post(f"/api/tables/{table}/branch", json={"ply": 3}).json()
        done(eve, made_table["table"], Play("j9", 3), seat=1)

        branched = seen(eve, made_table["table"])
        assert branched.facts.branched_from == table
        assert branched.position.ply == 4
        beyond = eve.post(f"/api/tables/{table}/branch", json={"ply": 99})
        assert beyond.json()["code"] == "no-such-ply"

    def test_a_rematch_moves_everybody_on(self, server: Site) -> None:
        """[T13] The old table tells where it is."""
        table, (ada, bob) = played(server)

        answer = ada.post(f"/api/tables/{table}/rematch", json={})

        assert answer.status_code == 201
        assert seen(bob, table).status.rematch == answer.json()["table"]
        again = bob.post(f"/api/tables/{table}/rematch", json={})
        assert again.json()["code"] == "already-rematched"

    def test_a_link_lends_the_eyes_of_a_player(self, server: Site) -> None:
        """[T11] Whoever has it sees what they see, and plays nothing."""
        ada = server.guest("Ada")
        table = made(ada, MINE, BOT, game="maze")

        link = ada.post(f"/api/tables/{table}/watch-link", json={}).json()
        eve = server.guest("Eve")

        assert seen(eve, table, watch=link["watch"]).seat == 0
        assert seen(eve, table).seat is None
        forged = eve.get(f"/api/tables/{table}", params={"watch": "0.abc"})
        assert forged.status_code == 409
        assert eve.get(f"/plain/t/{table}", params={"watch": link["watch"]}).is_success

    def test_resigning_ends_a_game_for_one(self, server: Site) -> None:
        """[T9] Solo games, too."""
        ada = server.guest()
        table = made(ada, MINE, game="puzzle")

        done(ada, table, Resign())

        assert seen(ada, table).status.phase == "over"


class TestLists:
    def test_the_lobby_shows_public_tables_only(self, server: Site) -> None:
        """A private one is found by its link."""
        ada = server.guest("Ada")
        shown, private = made(ada, public=True), made(ada)

        listed = server.stranger().get("/api/tables").json()["tables"]

        found = {one["table"]: one for one in listed}
        assert shown in found
        assert private not in found
        assert found[shown]["free"] == [1]
        assert [one["name"] for one in found[shown]["players"]] == ["Ada", ""]

    def test_bystanders_do_not_learn_too_soon_who_has_left(self, server: Site) -> None:
        """Where they are some moves behind: nor does who has left, and looks on."""
        ada, bob = server.guest("Ada"), server.guest("Bob")
        late = {"delay": 3}
        table = made(ada, MINE, OPEN, public=True, watching=late)
        done(bob, table, Sit())
        done(ada, table, Play("e3", 0))
        done(bob, table, Leave())

        lists = [
            server.stranger().get("/api/tables"),
            bob.get("/api/me/tables"),
            ada.get("/api/me/tables"),
        ]

        kinds = [
            [player["kind"] for player in line["players"]]
            for answer in lists
            for line in answer.json()["tables"]
            if line["table"] == table
        ]
        behind, true = ["person", "person"], ["person", "left"]
        assert kinds == [behind, behind, true]

    def test_ones_own_tables_come_page_by_page(self, server: Site) -> None:
        """The newest first, none left out, none twice."""
        ada = server.guest("Ada")
        tables = [made(ada) for _ in range(5)]
        found: list[str] = []
        before: str | None = None

        for _ in range(4):
            query = {"limit": "2"} | ({} if before is None else {"before": before})
            page = ada.get("/api/me/tables", params=query).json()
            found.extend([one["table"] for one in page["tables"]])
            before = page["before"]
            if before is None:
                break

        assert sorted(found) == sorted(tables)

    def test_lists_tell_who_won(self, server: Site) -> None:
        """When the game is over, and not before."""
        table, (ada, _) = seated(server, "Ada", "Bob")
        before = ada.get("/api/me/tables").json()["tables"][0]

        done(ada, table, Resign())

        after = ada.get("/api/me/tables").json()["tables"][0]
        assert (before["phase"], before["winners"]) == ("playing", [])
        assert (after["phase"], after["winners"]) == ("over", [1])

    def test_a_page_that_nobody_told_of_is_refused(self, server: Site) -> None:
        """It is named."""
        answer = server.guest().get("/api/me/tables", params={"before": "yesterday"})

        assert answer.status_code == 422
        assert answer.json()["where"] == "before"


class TestMutes:
    def test_a_person_is_muted_by_their_number_and_listed_by_name(
        self, server: Site
    ) -> None:
        """[T16] Who it was said by is the number that the chat tells."""
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada)
        done(bob, table, Say("hello"))
        (line,) = ada.get(f"/api/tables/{table}").json()["chat"]

        muted = ada.post(f"/api/tables/{table}/mutes", json={"who": line["who"]})

        assert muted.status_code == 201
        assert ada.get(f"/api/tables/{table}").json()["chat"] == []
        (listed,) = ada.get("/api/me/mutes").json()["mutes"]
        assert (listed["id"], listed["name"]) == (muted.json()["id"], "Bob")
        assert bob.get("/api/me/mutes").json() == {"mutes": []}

        gone = ada.delete(f"/api/tables/{table}/mutes/{line['who']}")
        assert gone.status_code == 204
        assert len(ada.get(f"/api/tables/{table}").json()["chat"]) == 1
        again = ada.delete(f"/api/me/mutes/{listed['id']}")
        assert (again.status_code, again.json()["code"]) == (404, "no-such-mute")

    def test_nobody_mutes_themselves_or_nobody(self, server: Site) -> None:
        """[T16] Each refusal says why."""
        ada = server.guest("Ada")
        table = made(ada)

        own = ada.post(f"/api/tables/{table}/mutes", json={"who": 0})
        none = ada.post(f"/api/tables/{table}/mutes", json={"who": 7})

        assert (own.status_code, own.json()["code"]) == (409, "not-yourself")
        assert (none.status_code, none.json()["code"]) == (409, "no-such-guest")
