"""Setting the web address that is called when it is your turn."""

import asyncio
from pathlib import Path

import httpx
import pytest

from whiskerworks.server.app import make_app
from whiskerworks.server.safe_http import CallPolicy, resolve_host
from whiskerworks.settings import Settings

URL = "https://hooks.example.org/whiskers"
PUBLIC, PRIVATE = "93.184.215.14", "10.0.0.7"
HOSTS = {
    "hooks.example.org": [PUBLIC],
    "inside.example.org": [PRIVATE],
    "half.example.org": [PUBLIC, PRIVATE],
}


async def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a host that we know, or that is an address itself."""
    if host.endswith(".example.org"):
        if host not in HOSTS:
            raise OSError("there is no such host")
        return HOSTS[host]
    return await resolve_host(host, port)


async def answers(
    folder: Path, hooks: bool, *asked: tuple[str, object]
) -> list[httpx.Response]:
    """Return what a guest is answered who asks one after the other."""
    settings = Settings(data=str(folder / "games.sqlite3"), hooks=hooks, workers=1)
    app = make_app(settings, hook_rules=CallPolicy(resolve=resolve))
    try:
        await app.start()
        wire = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=wire, base_url="http://here") as client:
            me = (await client.post("/api/me", json={"name": "Tom"})).json()
            token = {"x-whiskerworks-token": me["token"]}
            return [
                await client.request(method, "/api/me/hook", json=said, headers=token)
                for method, said in asked
            ]
    finally:
        await app.stop()


def test_a_hook_is_set_shown_and_dropped(tmp_path: Path) -> None:
    """By whom it belongs to."""
    asked = ("PUT", {"url": URL, "kind": "slack"}), ("GET", None)

    set_, shown, dropped, gone = asyncio.run(
        answers(tmp_path, True, *asked, ("DELETE", None), ("GET", None))
    )

    assert (set_.status_code, dropped.status_code) == (200, 204)
    assert shown.json() == {"url": URL, "kind": "slack"}
    assert gone.json() == {"url": None, "kind": None}


UNREACHABLE = (
    "127.0.0.1",
    "127.1",
    "10.1.2.3",
    "169.254.169.254",
    "224.0.0.1",
    "0.0.0.0",
    "[::1]",
    "[fe80::1]",
    "[fd00::1]",
    "[ff02::1]",
    "[::ffff:127.0.0.1]",
    "localhost",
    "inside.example.org",
    "half.example.org",
    "nowhere.example.org",
)
"""Hosts that a stranger may not have us call."""


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"url": "http://hooks.example.org/"}, "bad-hook"),
        ({"url": "https://hooks.example.org:8443/"}, "bad-hook"),
        ({"url": "https://me@hooks.example.org/"}, "bad-hook"),
        ({"url": URL, "kind": "telegraph"}, "bad-value"),
        ({"url": "https://" + "a" * 600}, "bad-value"),
    ],
)
def test_a_bad_hook_is_refused_by_a_code(
    tmp_path: Path, said: dict[str, str], code: str
) -> None:
    """And nothing has changed."""
    refused, shown = asyncio.run(answers(tmp_path, True, ("PUT", said), ("GET", None)))

    assert refused.status_code == 422
    assert refused.json()["code"] == code
    assert not refused.json()["problem"].startswith("problem-")
    assert shown.json()["url"] is None


def test_an_address_in_a_network_of_ours_is_refused_at_once(tmp_path: Path) -> None:
    """Whether the host is an address, or a name that leads to one or to none."""
    asked = [("PUT", {"url": f"https://{host}/x"}) for host in UNREACHABLE]

    *refused, shown = asyncio.run(answers(tmp_path, True, *asked, ("GET", None)))

    told = [(one.status_code, one.json()["code"]) for one in refused]
    assert told == [(422, "private-hook")] * len(UNREACHABLE)
    assert "127.0.0.1 isn't on the public internet." in refused[0].json()["problem"]
    assert shown.json()["url"] is None


def test_where_the_host_wants_no_hooks_there_are_none(tmp_path: Path) -> None:
    """Which is so unless the host says otherwise."""
    asked = ("PUT", {"url": URL}), ("GET", None), ("DELETE", None)

    found = asyncio.run(answers(tmp_path, False, *asked))

    assert [one.status_code for one in found] == [404, 404, 404]
    assert found[0].json()["code"] == "no-hooks"
