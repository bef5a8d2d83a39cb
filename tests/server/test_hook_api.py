"""Setting the web address that is called when it is your turn."""

import asyncio
from pathlib import Path

import httpx
import pytest

from whiskerworks.server.app import make_app
from whiskerworks.server.settings import Settings

URL = "https://hooks.example.org/whiskers"


async def answers(
    folder: Path, hooks: bool, *asked: tuple[str, object]
) -> list[httpx.Response]:
    """Return what a guest is answered who asks one after the other."""
    settings = Settings(data=str(folder / "games.sqlite3"), hooks=hooks, workers=1)
    app = make_app(settings)
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
    assert shown.json()["url"] is None


def test_where_the_host_wants_no_hooks_there_are_none(tmp_path: Path) -> None:
    """Which is so unless the host says otherwise."""
    asked = ("PUT", {"url": URL}), ("GET", None), ("DELETE", None)

    found = asyncio.run(answers(tmp_path, False, *asked))

    assert [one.status_code for one in found] == [404, 404, 404]
    assert found[0].json()["code"] == "no-hooks"
