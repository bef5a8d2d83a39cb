"""Guests, accounts, sessions and the tokens of programs."""

from pathlib import Path

import pytest

from tests.server.api.site import Site, made, site
from whiskerworks.server.signing import KNOWN_BROWSER_COOKIE


def code(answer: "object") -> str:
    """Return the code of a problem."""
    told = answer.json()  # type: ignore[attr-defined]
    assert set(told) == {"code", "problem", "params", "rule", "where"}
    found = told["code"]
    assert isinstance(found, str)
    return found


class TestGuests:
    def test_a_name_is_all_that_is_needed(self, server: Site) -> None:
        """The cookie then says who it is, and is for our eyes only."""
        client = server.stranger()

        answer = client.post("/api/me", json={"name": " Ada "})

        assert answer.status_code == 201
        assert answer.json()["name"] == "Ada"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        assert client.get("/api/me").json() == answer.json()

    def test_a_guest_may_be_called_otherwise(self, server: Site) -> None:
        """Everybody sees the new name at once."""
        client = server.guest("Ada")
        table = made(client)

        answer = client.patch("/api/me", json={"name": "Grace"})

        assert answer.json()["name"] == "Grace"
        players = client.get(f"/api/tables/{table}").json()["status"]["players"]
        assert players[0]["name"] == "Grace"

    @pytest.mark.parametrize(
        "name",
        ["", "   ", "x" * 31, "a\nb", "a\u202eb", "a\u200bb", "\u2066a", "\x00"],
    )
    def test_a_name_that_cannot_be_seen_is_refused(
        self, server: Site, name: str
    ) -> None:
        """Nothing in a name turns about what stands beside it."""
        answer = server.stranger().post("/api/me", json={"name": name})

        assert answer.status_code == 422
        assert code(answer) == "bad-name"
        assert answer.json()["where"] == "name"

    def test_a_stranger_is_asked_who_they_are(self, server: Site) -> None:
        """Nobody is made up."""
        answer = server.stranger().get("/api/me")

        assert answer.status_code == 401
        assert code(answer) == "who-are-you"

    @pytest.mark.parametrize(
        "cookie", ["", "x", "a.b.c", "p.e3b0c44298fc.AAAA", ".", "..."]
    )
    def test_a_cookie_that_we_did_not_sign_says_nothing(
        self, server: Site, cookie: str
    ) -> None:
        """Whatever it says."""
        client = server.stranger(cookie=f"whiskerworks={cookie}")

        assert client.get("/api/me").status_code == 401


class TestAccounts:
    def test_an_account_finds_its_games_on_another_device(self, server: Site) -> None:
        """A guest becomes an account, and the same person signs in elsewhere."""
        guest = server.guest("Ada of home")
        table = made(guest)
        pair = {"login": "ada@home", "password": "correct horse"}
        made_account = guest.post("/api/me/account", json=pair)

        other = server.stranger()
        answer = other.post("/api/session", json=pair | {"login": "ADA@home"})

        assert made_account.status_code == answer.status_code == 201
        assert answer.json()["person"] == made_account.json()["person"]
        mine = other.get("/api/me/tables").json()["tables"]
        assert [one["table"] for one in mine] == [table]

    def test_a_wrong_password_and_an_unknown_login_look_the_same(
        self, server: Site
    ) -> None:
        """Nobody learns who has an account."""
        server.guest("Robert").post(
            "/api/me/account", json={"login": "bob", "password": "correct horse"}
        )

        answers = [
            server.stranger().post("/api/session", json=pair).json()
            for pair in (
                {"login": "bob", "password": "wrong horse"},
                {"login": "nobody", "password": "wrong horse"},
            )
        ]

        assert answers[0] == answers[1]
        assert answers[0]["code"] == "wrong-password"

    def test_a_login_belongs_to_one(self, server: Site) -> None:
        """Whatever the case it is written in."""
        pair = {"login": "carol", "password": "correct horse"}
        server.guest("Carol").post("/api/me/account", json=pair)

        other = server.guest("Carola")
        answer = other.post("/api/me/account", json=pair | {"login": "Carol"})

        assert answer.status_code == 409
        assert code(answer) == "login-taken"

    @pytest.mark.parametrize(
        ("pair", "wrong"),
        [
            ({"login": "dave", "password": "seven77"}, "bad-password"),
            ({"login": "da", "password": "correct horse"}, "bad-login"),
            ({"login": "da ve", "password": "correct horse"}, "bad-login"),
        ],
    )
    def test_what_is_no_login_or_password_is_refused(
        self, server: Site, pair: dict[str, str], wrong: str
    ) -> None:
        """And said why."""
        answer = server.guest().post("/api/me/account", json=pair)

        assert answer.status_code == 422
        assert code(answer) == wrong

    def test_a_new_password_signs_out_everywhere_else(self, server: Site) -> None:
        """Setting the same one again does, too."""
        here = server.guest("Erin")
        pair = {"login": "erin", "password": "correct horse"}
        token = here.post("/api/me/account", json=pair).json()["token"]
        here.headers["x-whiskerworks-token"] = token
        there = server.stranger()
        there.post("/api/session", json=pair)
        assert there.get("/api/me").status_code == 200

        change = {"old": "correct horse", "new": "correct horse"}
        answer = here.put("/api/me/password", json=change)

        assert answer.status_code == 200
        assert here.get("/api/me").status_code == 200
        assert there.get("/api/me").status_code == 401

    def test_signing_out_forgets_the_cookie(self, server: Site) -> None:
        """Here only."""
        client = server.guest()

        answer = client.delete("/api/session")

        assert answer.status_code == 204
        assert client.get("/api/me").status_code == 401

    def test_who_tries_too_many_passwords_must_wait(self, tmp_path: Path) -> None:
        """And is told how long."""
        pair = {"login": "frank", "password": "wrong horse"}
        with site(tmp_path, seconds=lambda: 0.0) as server:
            client = server.stranger()

            answers = [client.post("/api/session", json=pair) for _ in range(15)]

        last = answers[-1]
        assert [one.status_code for one in answers] == [401] * 10 + [429] * 5
        assert code(last) == "too-fast"
        assert int(last.headers["retry-after"]) == last.json()["params"]["seconds"]

    def test_spellings_and_addresses_do_not_add_up(self, tmp_path: Path) -> None:
        """All guesses at one account are counted together, as it is looked up."""
        spellings = ["frank", "FRANK", "\uff46rank", "FRAN\uff2b"]
        with site(tmp_path, proxies="127.0.0.1", seconds=lambda: 0.0) as server:
            client = server.stranger()
            answers = [
                client.post(
                    "/api/session",
                    json={"login": spellings[at % 4], "password": "wrong horse"},
                    headers={"x-forwarded-for": f"192.0.2.{at}"},
                )
                for at in range(120)
            ]

        codes = [one.status_code for one in answers]
        assert codes == [401] * 100 + [429] * 20

    def test_whoever_guesses_locks_nobody_out(self, tmp_path: Path) -> None:
        """The owner signs in from another address at the same time."""
        pair = {"login": "grace", "password": "correct horse"}
        wrong = {"login": "grace", "password": "wrong horse"}
        with site(tmp_path, proxies="127.0.0.1", seconds=lambda: 0.0) as server:
            server.guest("Grace").post("/api/me/account", json=pair)
            guesser = server.stranger(**{"x-forwarded-for": "192.0.2.66"})
            refused = [guesser.post("/api/session", json=wrong) for _ in range(40)][-1]
            owner = server.stranger(**{"x-forwarded-for": "192.0.2.1"})
            signed_in = owner.post("/api/session", json=pair)

        assert refused.status_code == 429
        assert signed_in.status_code == 201

    def test_whoever_guesses_shuts_nobody_out_of_the_same_wifi(
        self, tmp_path: Path
    ) -> None:
        """Others sign in through the same address at the same time."""
        pair = {"login": "hans", "password": "correct horse"}
        wrong = {"login": "grace", "password": "wrong horse"}
        with site(tmp_path, seconds=lambda: 0.0) as server:
            server.guest("Hans").post("/api/me/account", json=pair)
            guesser, other = server.stranger(), server.stranger()
            refused = [guesser.post("/api/session", json=wrong) for _ in range(200)]
            signed_in = other.post("/api/session", json=pair)

        assert refused[-1].status_code == 429
        assert signed_in.status_code == 201

    def test_many_guessers_lock_no_owner_out(self, tmp_path: Path) -> None:
        """A browser in which the owner was before lets them in, if signed out, too."""
        pair = {"login": "grace", "password": "correct horse"}
        wrong = pair | {"password": "wrong horse"}
        with site(tmp_path, proxies="127.0.0.1", seconds=lambda: 0.0) as server:
            owner, other = server.guest("Grace"), server.guest("Olaf")
            for one, made_by in ((pair, owner), (pair | {"login": "olaf"}, other)):
                told = made_by.post("/api/me/account", json=one).json()
                made_by.headers["x-whiskerworks-token"] = told["token"]
                made_by.delete("/api/session")
            for at in range(110):
                guesser = {"x-forwarded-for": f"192.0.2.{at % 11}"}
                server.stranger(**guesser).post("/api/session", json=wrong)
            here = [owner.post("/api/session", json=wrong) for _ in range(3)]
            here.append(owner.post("/api/session", json=pair))
            others = [
                one.post("/api/session", json=pair)
                for one in (other, server.stranger())
            ]

        assert [one.status_code for one in here] == [401] * 3 + [201]
        assert [one.status_code for one in others] == [429] * 2

    @pytest.mark.parametrize("plain", [False, True])
    def test_a_new_password_forgets_which_browsers_are_known(
        self, tmp_path: Path, plain: bool
    ) -> None:
        """But for the one in which it was set; guesses there are counted."""
        pair = {"login": "grace", "password": "correct horse"}
        change = {"old": "correct horse", "new": "battery staple"}
        with site(tmp_path, seconds=lambda: 0.0) as server:
            here, there = server.guest("Grace"), server.stranger()
            token = here.post("/api/me/account", json=pair).json()["token"]
            here.headers["x-whiskerworks-token"] = token
            there.post("/api/session", json=pair)
            if plain:
                form = change | {"token": token}
                assert here.post("/plain/me/password", data=form).status_code == 303
            else:
                assert here.put("/api/me/password", json=change).status_code == 200
            for _ in range(10):
                server.stranger().post("/api/session", json=pair)
            known = server.stranger()
            known.cookies.set(KNOWN_BROWSER_COOKIE, here.cookies[KNOWN_BROWSER_COOKIE])
            found = [known.post("/api/session", json=pair) for _ in range(11)]
            old = there.post("/api/session", json=pair)

        assert [one.status_code for one in found] == [401] * 10 + [429]
        assert old.status_code == 429

    def test_right_passwords_use_up_nothing_of_the_address(
        self, tmp_path: Path
    ) -> None:
        """A whole club signs in through one; wrong ones are counted."""
        pairs = [
            {"login": f"member-{at}", "password": "correct horse"} for at in range(5)
        ]
        with site(tmp_path, seconds=lambda: 0.0, tries=10) as server:
            for pair in pairs:
                server.guest(pair["login"]).post("/api/me/account", json=pair)
            stranger = server.stranger
            right = [stranger().post("/api/session", json=one) for one in pairs * 4]
            wrong = [
                stranger().post(
                    "/api/session",
                    json={"login": f"nobody-{at}", "password": "wrong horse"},
                )
                for at in range(6)
            ]

        assert [one.status_code for one in right] == [201] * 20
        assert [one.status_code for one in wrong] == [401] * 5 + [429]

    def test_few_are_told_that_a_login_is_taken(self, tmp_path: Path) -> None:
        """Then it is not told of a free one either, as that would tell as much."""
        pair = {"login": "judy", "password": "correct horse"}
        with site(tmp_path, proxies="127.0.0.1", seconds=lambda: 0.0) as server:
            server.guest("Judy").post("/api/me/account", json=pair)
            elsewhere = {"x-forwarded-for": "192.0.2.1"}
            asked = [
                server.guest(f"Guest {at}").post(
                    "/api/me/account", json=pair, headers=elsewhere
                )
                for at in range(6)
            ]
            free = server.guest("Kim").post(
                "/api/me/account", json=pair | {"login": "kim"}, headers=elsewhere
            )
            other = server.guest("Lou").post(
                "/api/me/account", json=pair | {"login": "lou"}
            )

        assert [one.status_code for one in asked] == [409] * 5 + [429]
        assert free.status_code == 429
        assert other.status_code == 201

    def test_who_cannot_have_an_account_learns_of_no_login(self, server: Site) -> None:
        """Somebody else's name costs no guest, so it must not tell what is taken."""
        pair = {"login": "milo", "password": "correct horse"}
        nameless = server.guest("Milo of Melos")
        server.guest("Milo of Melos").post("/api/me/account", json=pair)

        told = [
            nameless.post("/api/me/account", json=pair | {"login": login}).json()
            for login in ("milo", "milo-who-is-free")
        ]

        assert [one["code"] for one in told] == ["name-taken"] * 2

    def test_accounts_are_made_no_faster_than_passwords_tried(
        self, tmp_path: Path
    ) -> None:
        """By one address; what is free is not counted as taken."""
        with site(tmp_path, seconds=lambda: 0.0, tries=10) as server:
            answers = [
                server.guest(f"Guest {at}").post(
                    "/api/me/account",
                    json={"login": f"guest-{at}", "password": "correct horse"},
                )
                for at in range(12)
            ]
            pair = {"login": "guest-0", "password": "correct horse"}
            sign_in = server.stranger().post("/api/session", json=pair)

        assert [one.status_code for one in answers] == [201] * 10 + [429] * 2
        assert sign_in.status_code == 429


class TestNames:
    def test_the_name_of_an_account_is_its_own(self, server: Site) -> None:
        """Neither a guest nor another account may look the same."""
        owner = server.guest("Ian Moss")
        pair = {"login": "ian", "password": "correct horse"}
        token = owner.post("/api/me/account", json=pair).json()["token"]
        owner.headers["x-whiskerworks-token"] = token
        other = server.guest("Somebody else")

        new = [
            server.stranger().post("/api/me", json={"name": name})
            for name in ("Ian Moss", "lan Moss", "IAN MOSS", "I an Moss", "Ｉan Moss")
        ]
        renamed = other.patch("/api/me", json={"name": "ian moss"})

        assert {(one.status_code, code(one)) for one in new} == {(409, "name-taken")}
        assert code(renamed) == "name-taken"
        assert owner.patch("/api/me", json={"name": "IAN moss"}).status_code == 200
        assert server.guest("Ina Moss").get("/api/me").json()["name"] == "Ina Moss"

    def test_a_name_is_free_again_when_its_account_has_another(
        self, server: Site
    ) -> None:
        """Or is forgotten."""
        owner = server.guest("Mara")
        pair = {"login": "mara", "password": "correct horse"}
        token = owner.post("/api/me/account", json=pair).json()["token"]
        owner.headers["x-whiskerworks-token"] = token

        owner.patch("/api/me", json={"name": "Nora"})
        mara = server.stranger().post("/api/me", json={"name": "Mara"})
        owner.request("DELETE", "/api/me", json={"password": "correct horse"})
        nora = server.stranger().post("/api/me", json={"name": "Nora"})

        assert (mara.status_code, nora.status_code) == (201, 201)

    def test_guests_may_share_a_name_until_one_has_an_account(
        self, server: Site
    ) -> None:
        """Then the other keeps it, but can make no account under it."""
        one, other = server.guest("Olga"), server.guest("Olga")
        pair = {"login": "olga", "password": "correct horse"}

        first = one.post("/api/me/account", json=pair)
        second = other.post("/api/me/account", json=pair | {"login": "olga2"})

        assert first.status_code == 201
        assert code(second) == "name-taken"
        assert other.get("/api/me").json()["name"] == "Olga"

    def test_everybody_may_be_called_guest(self, server: Site) -> None:
        """That is what those are called who give no name."""
        pair = {"login": "guest", "password": "correct horse"}

        made_account = server.guest("Guest").post("/api/me/account", json=pair)

        assert made_account.status_code == 201
        assert server.guest("Guest").get("/api/me").json()["name"] == "Guest"
        assert server.guest("Invité").get("/api/me").json()["name"] == "Invité"

    def test_letters_that_look_the_same_are_not_mixed(self, server: Site) -> None:
        """It is said what is wrong with such a name."""
        answer = server.stranger().post("/api/me", json={"name": "\u0410nna"})

        assert (answer.status_code, code(answer)) == (422, "mixed-name")
        assert "alphabets" in answer.json()["problem"]

    def test_a_label_of_a_program_may_mix_them(self, server: Site) -> None:
        """Only its owner reads it."""
        answer = server.guest().post("/api/me/tokens", json={"label": "ботGPT"})

        assert answer.status_code == 201


class TestForgetting:
    def test_who_is_forgotten_leaves_the_games_to_others(self, server: Site) -> None:
        """The name is gone, the table stays."""
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada)
        sit = {"id": "1", "command": {"type": "sit"}}
        bob.post(f"/api/tables/{table}/commands", json=sit)

        answer = ada.request("DELETE", "/api/me", json={})

        assert answer.status_code == 204
        assert ada.get("/api/me").status_code == 401
        players = bob.get(f"/api/tables/{table}").json()["status"]["players"]
        assert [player["name"] for player in players] == ["", "Bob"]

    def test_an_account_is_forgotten_by_its_password_only(self, server: Site) -> None:
        """A device that somebody left open is not enough."""
        client = server.guest("Hedy")
        pair = {"login": "grace", "password": "correct horse"}
        token = client.post("/api/me/account", json=pair).json()["token"]
        client.headers["x-whiskerworks-token"] = token

        refused = client.request("DELETE", "/api/me", json={"password": "wrong"})
        gone = client.request("DELETE", "/api/me", json={"password": "correct horse"})

        assert code(refused) == "wrong-password"
        assert gone.status_code == 204
        assert server.stranger().post("/api/session", json=pair).status_code == 401


class TestTokens:
    def test_a_program_acts_with_a_token_alone(self, server: Site) -> None:
        """No cookie, no token of a form, whatever page it says it comes from."""
        owner = server.guest("Ada")
        token = owner.post("/api/me/tokens", json={"label": "my bot"}).json()

        program = server.stranger(
            authorization=f"Bearer {token['secret']}", origin="http://elsewhere.test"
        )

        assert program.get("/api/me").json()["name"] == "Ada"
        assert made(program)

    def test_a_token_is_shown_once_and_can_be_taken_back(self, server: Site) -> None:
        """Lists do not tell it."""
        owner = server.guest()
        token = owner.post("/api/me/tokens", json={"label": "my bot"}).json()
        listed = owner.get("/api/me/tokens").text

        answer = owner.delete(f"/api/me/tokens/{token['id']}")

        assert token["secret"] not in listed
        assert "my bot" in listed
        assert answer.status_code == 204
        program = server.stranger(authorization=f"Bearer {token['secret']}")
        assert program.get("/api/me").status_code == 401

    def test_nobody_takes_back_the_token_of_another(self, server: Site) -> None:
        """It is as if there were none."""
        token = server.guest().post("/api/me/tokens", json={"label": "mine"}).json()

        answer = server.guest().delete(f"/api/me/tokens/{token['id']}")

        assert answer.status_code == 404
        assert code(answer) == "no-such-token"
