"""What an operator does over HTTP, and by `whiskerworks admin`."""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.cli.said import Said
from tests.server.api.site import Site, done, made, seen
from tests.server.serving import SOON
from whiskerworks.server.operator_access import find_server
from whiskerworks.table.commands import Say, Sit
from whiskerworks.table.messages import Hello


def operator(server: Site) -> httpx.Client:
    """Return the operator's program."""
    key, _ = asyncio.run(find_server(server.app.settings.data))
    return server.stranger(authorization=f"Bearer {key}")


@contextmanager
def opened(
    server: Site, client: httpx.Client, table: str
) -> Iterator[ClientConnection]:
    """Open a socket for somebody who looks at a table."""
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = "; ".join([f"{k}={v}" for k, v in client.cookies.items()])
    sent = {"cookie": cookie}
    with connect(url, additional_headers=sent, open_timeout=SOON) as wire:
        wire.send(msgspec.json.encode(Hello()).decode())
        assert '"type":"snapshot"' in str(wire.recv(SOON))
        yield wire


def closed(wire: ClientConnection) -> tuple[int | None, str | None]:
    """Return how a socket was closed."""
    try:
        while True:
            wire.recv(SOON)
    except ConnectionClosed as gone:
        assert gone.rcvd is not None
        return gone.rcvd.code, gone.rcvd.reason


def me(client: httpx.Client) -> str:
    """Return somebody's id."""
    return str(client.get("/api/me").json()["person"])


class TestWhoMay:
    @pytest.mark.parametrize("path", ["tables", "people", "bans", "audit"])
    def test_only_the_operator(self, server: Site, path: str) -> None:
        """Neither a stranger nor a guest, nor who shows another key."""
        for client in (
            server.stranger(),
            server.guest(),
            server.stranger(authorization="Bearer ww_none"),
        ):
            answer = client.get(f"/api/admin/{path}")
            assert answer.status_code == 401
            assert answer.json()["code"] == "not-the-operator"


class TestTables:
    def test_all_tables_are_listed(self, server: Site) -> None:
        """With who made them, and how large they are."""
        ada = server.guest("Ada")
        table = made(ada)

        found = operator(server).get(
            "/api/admin/tables", params={"host": me(ada), "phase": "waiting"}
        )

        (line,) = found.json()["tables"]
        assert (line["table"], line["host_name"]) == (table, "Ada")
        assert line["entries"] == 2
        assert line["size"] > 0

    def test_a_table_is_closed_and_everybody_told_why(self, server: Site) -> None:
        """It is noted who did it; a second time there is nothing to close."""
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada)
        done(bob, table, Sit())
        body = {"operator": "root", "reason": "Too\nlate."}
        program = operator(server)

        answer = program.post(f"/api/admin/tables/{table}/close", json=body)
        again = program.post(f"/api/admin/tables/{table}/close", json=body)

        assert (answer.status_code, again.status_code) == (204, 409)
        shown = seen(bob, table)
        assert shown.status.phase == "over"
        assert [(line.who, line.text) for line in shown.chat] == [(None, "Too late.")]
        page = bob.get(f"/plain/t/{table}").text
        assert "The operator" in page
        assert "Mute for me" not in page, "the operator is always read"
        (noted,) = [
            one
            for one in program.get("/api/admin/audit").json()["done"]
            if one["target"] == table
        ]
        assert (noted["operator"], noted["action"]) == ("root", "close")

    def test_a_deleted_table_is_gone_for_all(self, server: Site) -> None:
        """Whoever is there is sent away, and nobody finds it again."""
        ada = server.guest("Ada")
        table = made(ada)
        program = operator(server)
        body = {"operator": "root"}

        with opened(server, ada, table) as wire:
            answer = program.post(f"/api/admin/tables/{table}/delete", json=body)
            gone = closed(wire)

        assert answer.status_code == 204
        assert gone == (4404, "no-such-table")
        assert ada.get(f"/api/tables/{table}").status_code == 404
        assert ada.get("/api/me/tables").json()["tables"] == []
        again = program.post(f"/api/admin/tables/{table}/delete", json=body)
        assert again.json()["code"] == "no-such-table"

    def test_the_log_is_read_as_it_grows(self, server: Site) -> None:
        """From wherever it was left."""
        ada = server.guest("Ada")
        table = made(ada)
        program = operator(server)
        first = program.get(f"/api/admin/tables/{table}/log").json()["entries"]
        done(ada, table, Say("hello"))

        after = program.get(
            f"/api/admin/tables/{table}/log", params={"since": first[-1]["seq"]}
        )

        (entry,) = after.json()["entries"]
        assert entry["name"] == "Ada"
        assert json.loads(entry["entry"])["text"] == "hello"


class TestBans:
    def test_a_banned_person_is_sent_away_and_refused(self, server: Site) -> None:
        """With a reason, at sockets and requests; others are not."""
        ada, eve = server.guest("Ada"), server.guest("Eve")
        table = made(ada)
        program = operator(server)
        body = {"target": me(eve), "operator": "root", "reason": "Spam.", "days": 1}

        with opened(server, eve, table) as wire:
            assert program.post("/api/admin/bans", json=body).status_code == 201
            assert closed(wire) == (4403, "banned")

        refused = eve.get("/api/me")
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert refused.json()["params"]["reason"] == "Spam."
        assert ada.get("/api/me").status_code == 200

        lifted = {"target": body["target"], "operator": "root"}
        gone = program.request("DELETE", "/api/admin/bans", json=lifted)
        assert gone.status_code == 204
        assert eve.get("/api/me").status_code == 200
        again = program.request("DELETE", "/api/admin/bans", json=lifted)
        assert again.json()["code"] == "no-such-ban"

    def test_a_banned_network_is_refused_but_for_the_operator(
        self, server: Site
    ) -> None:
        """Nobody locks themselves out."""
        ada = server.guest("Ada")
        table = made(ada)
        program = operator(server)
        body = {"target": "127.0.0.0/8", "operator": "root", "reason": "Spam."}
        try:
            with opened(server, ada, table) as wire:
                program.post("/api/admin/bans", json=body)
                assert closed(wire) == (4403, "banned")
            refused = server.stranger().get("/api/games")
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
            page = server.stranger().get("/plain/")
            assert page.status_code == 403
            assert "Spam." in page.text
        finally:
            lifted = {"target": "127.0.0.0/8", "operator": "root"}
            program.request("DELETE", "/api/admin/bans", json=lifted)
        assert ada.get("/api/me").status_code == 200

    def test_nobody_unknown_is_banned(self, server: Site) -> None:
        """A misspelt name would ban nobody."""
        body = {"target": "nobody-at-all", "operator": "root"}

        answer = operator(server).post("/api/admin/bans", json=body)

        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-person")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """Run commands in this process."""
    return Said(capsys)


class TestCommands:
    def test_an_operator_sees_and_acts_by_the_command_line(
        self, server: Site, said: Said
    ) -> None:
        """Each command speaks with the server that runs."""
        ada = server.guest("Adalbert")
        table = made(ada)
        where = ("--data", server.app.settings.data, "--server", server.url)

        assert table in said.by("admin", "tables", *where)
        assert "Adalbert" in said.by("admin", "people", "adalb", *where)
        assert '"type": "created"' in said.by("admin", "watch", table, "--once", *where)
        banned = said.by("admin", "ban", "192.0.2.9", "--reason", "Spam.", *where)
        assert banned == "Banned 192.0.2.9/32.\n"
        assert "Spam." in said.by("admin", "bans", *where)
        assert "Unbanned" in said.by("admin", "unban", "192.0.2.9", *where)
        due = said.by("admin", "retain", "--dry-run", *where)
        assert due.startswith("Would delete 0 tables whose game never began")
        assert said.by("admin", "close", table, *where) == f"Closed {table}.\n"
        assert said.by("admin", "delete", table, *where) == f"Deleted {table}.\n"
        audit = json.loads(said.by("admin", "audit", "--json", *where))
        actions = [one["action"] for one in audit[:4]]
        assert actions == ["delete", "close", "unban", "ban"]

    def test_a_server_that_is_named_must_answer(self, server: Site, said: Said) -> None:
        """Its data is not touched instead."""
        there = "http://127.0.0.1:9"
        data = ("--data", server.app.settings.data)

        said.by("admin", "tables", *data, "--server", there, code=1)

        assert f"no server answers at {there} (" in said.complaint

    def test_a_server_that_uses_the_data_but_does_not_answer_is_named(
        self, server: Site, said: Said
    ) -> None:
        """It may listen where it never said: nothing is done behind its back."""
        said.by("admin", "tables", "--data", server.app.settings.data, code=1)

        assert f"a server (process {os.getpid()}) uses this data" in said.complaint
        assert "give its address with --server" in said.complaint
