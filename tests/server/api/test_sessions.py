"""Sessions: where somebody is signed in, until when, and how all of it ends."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed

from tests.server.api.site import MINE, Site, made, site
from tests.server.serving import Client, Hands, dial
from whiskerworks.server.signing import Signer
from whiskerworks.server.socket_connection import UNKNOWN
from whiskerworks.server.store import Store
from whiskerworks.table.messages import Fault, Hello, Ping, Pong, Snapshot

PAIR = {"login": "ada", "password": "correct horse"}
CHANGE = {"old": "correct horse", "new": "battery staple"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def account(server: Site, login: str) -> tuple[httpx.Client, dict[str, str]]:
    """Return somebody with an account, and how they sign in."""
    client, pair = server.guest(login), PAIR | {"login": login}
    answer = client.post("/api/me/account", json=pair)
    assert answer.status_code == 201, answer.text
    client.headers["x-whiskerworks-token"] = answer.json()["token"]
    return client, pair


def signed_in(server: Site, pair: dict[str, str], **headers: str) -> httpx.Client:
    """Return the same person in another browser."""
    client = server.stranger(**headers)
    answer = client.post("/api/session", json=pair)
    assert answer.status_code == 201, answer.text
    client.headers["x-whiskerworks-token"] = answer.json()["token"]
    return client


def program(server: Site, owner: httpx.Client) -> tuple[httpx.Client, str]:
    """Return a program that acts for *owner* by a token, and the token's id."""
    token = owner.post("/api/me/tokens", json={"label": "my bot"}).json()
    return server.stranger(authorization=f"Bearer {token['secret']}"), token["id"]


def cookie_of(client: httpx.Client) -> str:
    """Return the cookie of somebody, as a header says it."""
    return f"whiskerworks={client.cookies['whiskerworks']}"


def shown(client: httpx.Client) -> dict[str, str]:
    """Return what somebody shows who opens a socket."""
    if "authorization" in client.headers:
        return {"authorization": client.headers["authorization"]}
    told = {"cookie": cookie_of(client)}
    if "x-forwarded-for" in client.headers:
        told["x-forwarded-for"] = client.headers["x-forwarded-for"]
    return told


def status(client: httpx.Client) -> int:
    """Return how somebody is answered who asks who they are."""
    return client.get("/api/me").status_code


def sessions(client: httpx.Client) -> list[dict[str, object]]:
    """Return the list of somebody's sessions."""
    answer = client.get("/api/me/sessions")
    assert answer.status_code == 200, answer.text
    listed: list[dict[str, object]] = answer.json()["sessions"]
    return listed


class Open:
    """Sockets at a table that people have open while something happens."""

    def __init__(self, server: Site, *people: httpx.Client) -> None:
        self._server = server
        self._people = people
        self._table = made(people[0], MINE, game="puzzle")

    def ended(self, happens: Callable[[], object]) -> list[tuple[str, int] | None]:
        """Return of each the last fault and closing code; None where it is open."""
        return asyncio.run(self._work(happens))

    async def _work(
        self, happens: Callable[[], object]
    ) -> list[tuple[str, int] | None]:
        async with AsyncExitStack() as stack:
            clients = []
            url = f"ws://127.0.0.1:{self._server.port}/api/tables/{self._table}/socket"
            for one in self._people:
                wire = await stack.enter_async_context(dial(url, shown(one)))
                client = Client(wire)
                await client.say(Hello())
                await client.until(Snapshot)
                clients.append(client)
            await asyncio.to_thread(happens)
            # What was closed was closed before whoever asked for it was answered.
            return [await _end(client) for client in clients]


async def _end(client: Client) -> tuple[str, int] | None:
    """Return how a socket was closed; one that is open answers a ping."""
    with suppress(ConnectionClosed):
        await client.say(Ping())
    try:
        await client.until(Pong)
    except ConnectionClosed:
        fault = msgspec.json.decode(client.raw[-1], type=Fault)
        return fault.code, await client.closed()
    return None


class TestSigningOut:
    def test_a_cookie_that_was_signed_out_is_good_no_more(self, server: Site) -> None:
        """Also for whoever has kept a copy of it."""
        client, _ = account(server, "ada")
        copy = server.stranger(cookie=cookie_of(client))
        assert status(copy) == 200

        client.delete("/api/session")

        assert status(copy) == 401

    def test_whoever_was_signed_out_can_sign_in_again(self, server: Site) -> None:
        """The dead cookie is in nobody's way: no token is asked for it."""
        client, pair = account(server, "bob")
        other = signed_in(server, pair)
        client.delete("/api/me/sessions")
        del other.headers["x-whiskerworks-token"]

        again = other.post("/api/session", json=pair)

        assert again.status_code == 201
        assert status(other) == 200

    def test_a_cookie_that_is_good_still_needs_its_token(self, server: Site) -> None:
        """A page of somebody else's cannot make a browser sign in as another."""
        client, pair = account(server, "cora")
        del client.headers["x-whiskerworks-token"]

        assert client.post("/api/session", json=pair).status_code == 403

    def test_one_browser_is_signed_out_from_another(self, server: Site) -> None:
        """Its sockets are closed, and those of others stay open."""
        here, pair = account(server, "dora")
        there = signed_in(server, pair, **{"user-agent": FIREFOX})
        bot, _ = program(server, here)
        (other,) = [one for one in sessions(here) if not one["current"]]

        ended = Open(server, here, there, bot).ended(
            lambda: here.delete(f"/api/me/sessions/{other['id']}")
        )

        assert ended == [None, ("signed-out", UNKNOWN), None]
        assert [status(one) for one in (here, there, bot)] == [200, 401, 200]

    def test_nobody_ends_the_session_of_another(self, server: Site) -> None:
        """It is as if there were none."""
        ann, ben = server.guest("Ann"), server.guest("Ben")
        (theirs,) = sessions(ben)

        answer = ann.delete(f"/api/me/sessions/{theirs['id']}")

        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-session")
        assert status(ben) == 200


class TestEverythingEnds:
    @pytest.mark.parametrize("how", ["password", "everywhere"])
    def test_other_sessions_tokens_and_sockets_end(
        self, server: Site, how: str
    ) -> None:
        """Where it was asked for one stays signed in, with a new cookie."""
        here, pair = account(server, f"erin-{how}")
        there, (bot, _) = signed_in(server, pair), program(server, here)
        copy = server.stranger(cookie=cookie_of(here))

        def happens() -> None:
            if how == "password":
                answer = here.put("/api/me/password", json=CHANGE)
            else:
                answer = here.delete("/api/me/sessions")
            assert answer.status_code == 200
            here.headers["x-whiskerworks-token"] = answer.json()["token"]

        ended = Open(server, here, there, bot).ended(happens)

        assert ended == [None, ("signed-out", UNKNOWN), ("signed-out", UNKNOWN)]
        assert [status(one) for one in (here, there, bot, copy)] == [200, 401, 401, 401]
        assert here.patch("/api/me", json={"name": f"Erin {how}"}).status_code == 200
        assert [one["current"] for one in sessions(here)] == [True]
        assert here.get("/api/me/tokens").json() == {"tokens": []}

    @pytest.mark.parametrize("how", ["password", "everywhere"])
    def test_what_stays_open_is_the_new_sessions(self, server: Site, how: str) -> None:
        """Signing out closes it, and a copy of the old cookie does not."""
        here, _ = account(server, f"gina-{how}")

        def happens() -> None:
            if how == "password":
                answer = here.put("/api/me/password", json=CHANGE)
            else:
                answer = here.delete("/api/me/sessions")
            here.headers["x-whiskerworks-token"] = answer.json()["token"]
            assert here.delete("/api/session").status_code == 204

        assert Open(server, here).ended(happens) == [("signed-out", UNKNOWN)]

    def test_a_stolen_cookie_keeps_nothing_open(self, tmp_path: Path) -> None:
        """Its sockets end, though it was the one of the browser that asked."""
        with site(tmp_path, proxies="127.0.0.1") as server:
            here, _ = account(server, "hugo")
            elsewhere = {"x-forwarded-for": "192.0.2.66"}
            thief = server.stranger(**elsewhere)
            thief.cookies.set("whiskerworks", here.cookies["whiskerworks"])

            ended = Open(server, here, thief).ended(
                lambda: here.put("/api/me/password", json=CHANGE)
            )

        assert ended == [None, ("signed-out", UNKNOWN)]

    def test_a_guest_stays_who_they_are(self, server: Site) -> None:
        """Having no password, they could not come back."""
        guest = server.guest("Fay")
        before = guest.get("/api/me").json()["person"]
        copy = server.stranger(cookie=cookie_of(guest))

        guest.delete("/api/me/sessions")

        assert guest.get("/api/me").json()["person"] == before
        assert status(copy) == 401

    def test_a_program_may_end_everything_with_itself(self, server: Site) -> None:
        """It is given no cookie instead."""
        owner = server.guest("Gil")
        bot, _ = program(server, owner)

        answer = bot.delete("/api/me/sessions")

        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert (status(owner), status(bot)) == (401, 401)

    def test_who_is_forgotten_is_gone_at_once(self, server: Site) -> None:
        """Sockets included."""
        ann = server.guest("Ann")
        bot, _ = program(server, ann)

        ended = Open(server, ann, bot).ended(
            lambda: ann.request("DELETE", "/api/me", json={})
        )

        assert ended == [("signed-out", UNKNOWN)] * 2
        assert status(bot) == 401

    def test_a_token_that_is_taken_back_closes_its_sockets(self, server: Site) -> None:
        """Only its own."""
        ann = server.guest("Ann")
        (one, token), (other, _) = program(server, ann), program(server, ann)

        ended = Open(server, ann, one, other).ended(
            lambda: ann.delete(f"/api/me/tokens/{token}")
        )

        assert ended == [None, ("signed-out", UNKNOWN), None]


class TestTheList:
    def test_it_says_which_browser_and_from_where(self, server: Site) -> None:
        """No more of the address is kept than a part."""
        here, pair = account(server, "gwen")
        there = signed_in(server, pair, **{"user-agent": FIREFOX})

        told = {bool(one["current"]): one for one in sessions(there)}

        assert (told[True]["browser"], told[True]["system"]) == ("Firefox", "Linux")
        assert told[True]["address"] == "127.0.0.0/24"
        assert told[False]["browser"] == "python-httpx"
        assert [one["current"] for one in sessions(here)].count(True) == 1

    def test_a_browser_is_listed_once(self, server: Site) -> None:
        """A new account, or to sign in again, replaces the session it had."""
        client, pair = account(server, "hal")
        client.post("/api/session", json=pair)

        assert len(sessions(client)) == 1

    def test_an_account_that_is_made_leaves_sockets_open(self, server: Site) -> None:
        """They are the new session's: signing out closes them."""
        guest = server.guest("Ida")

        def happens() -> None:
            pair = PAIR | {"login": "ida"}
            answer = guest.post("/api/me/account", json=pair)
            guest.headers["x-whiskerworks-token"] = answer.json()["token"]

        stays = Open(server, guest)

        assert stays.ended(happens) == [None]
        assert Open(server, guest).ended(lambda: guest.delete("/api/session")) == [
            ("signed-out", UNKNOWN)
        ]

    def test_a_program_sees_the_list_without_being_on_it(self, server: Site) -> None:
        """It has no session."""
        bot, _ = program(server, server.guest("Jo"))

        assert [one["current"] for one in sessions(bot)] == [False]


class TestTime:
    def test_a_session_that_is_not_used_expires(self, tmp_path: Path) -> None:
        """One that is used lasts; guests' are no different."""
        hands = Hands()
        with site(tmp_path, now=hands) as server:
            used, unused = server.guest("Ann"), server.guest("Ben")
            found = []
            for _ in range(4):
                hands.pass_by(100 * 86_400)
                found.append(status(used))
            late = status(unused)

        assert found == [200] * 4
        assert late == 401

    def test_use_is_noted_once_an_hour(self, tmp_path: Path) -> None:
        """Requests do not write."""
        hands, seen = Hands(), []
        began = hands.at
        with site(tmp_path, now=hands) as server:
            client = server.guest("Ann")
            for seconds in (0, 3_500, 200, 3_500):
                hands.pass_by(seconds)
                status(client)
                seen.append(sessions(client)[0]["seen"])

        assert [one - began for one in seen if isinstance(one, int)] == [
            0,
            0,
            3_700_000,
            3_700_000,
        ]


async def _as_before(path: Path) -> None:
    """Put a store back to where it was before there were sessions."""
    store = await Store.open(path)

    def job(connection: Connection) -> None:
        for words in (
            "DROP TABLE mutes",
            "DROP TABLE bans",
            "DROP TABLE audit",
            "DROP INDEX ix_tables_host_created",
            "DROP INDEX ix_tables_phase_changed",
            "ALTER TABLE tables DROP COLUMN host",
            "ALTER TABLE people DROP COLUMN seen",
            "DROP TABLE sessions",
            "DROP TABLE reserved_names",
            "ALTER TABLE people DROP COLUMN epoch",
            "ALTER TABLE tokens DROP COLUMN epoch",
            "ALTER TABLE log DROP COLUMN digest",
            "UPDATE alembic_version SET version_num = '0001'",
            "DELETE FROM settings WHERE name = 'reserved-names'",
        ):
            connection.execute(text(words))

    await store.write(job)
    await store.close()


def test_cookies_and_tokens_of_before_are_good_still(tmp_path: Path) -> None:
    """An upgrade loses no guest, who has nothing but the cookie."""
    with site(tmp_path) as server:
        guest = server.guest("Ann")
        person = guest.get("/api/me").json()["person"]
        secret = guest.post("/api/me/tokens", json={"label": "bot"}).json()["secret"]
        signer = asyncio.run(_signer(tmp_path / "games.sqlite3"))
    asyncio.run(_as_before(tmp_path / "games.sqlite3"))
    old = signer.seal("cookie", f"{person}.e3b0c44298fc")

    with site(tmp_path) as server:
        again = server.stranger(cookie=f"whiskerworks={old}")
        bot = server.stranger(authorization=f"Bearer {secret}")
        found = [one.get("/api/me").json().get("person") for one in (again, bot)]
        listed = len(sessions(again))
        wrong = signer.seal("cookie", f"{person}.000000000000")
        other = status(server.stranger(cookie=f"whiskerworks={wrong}"))

    assert found == [person, person]
    assert listed == 1
    assert other == 401


async def _signer(path: Path) -> Signer:
    store = await Store.open(path)
    key = await store.setting("signing-key")
    await store.close()
    assert key is not None
    return Signer(bytes.fromhex(key))
