"""Who one is at a server: the same guest again, or an account by its token."""

import asyncio
from pathlib import Path

import pytest

from tests.server.api.site import MINE, OPEN, Site, made
from tests.terminal.away.tables import at, desk, run, until
from whiskerworks.terminal.away.address import Address
from whiskerworks.terminal.away.identity import (
    BadKeep,
    BadToken,
    Identity,
    Keep,
    NoName,
    as_guest,
    by_token,
    kept_at,
    name_at,
)
from whiskerworks.terminal.away.rest import Pass, Refused, Rest, Unreachable


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Return where identities are kept."""
    return Keep(tmp_path / "state" / "whiskerworks" / "servers.json")


@pytest.fixture
def here(server: Site) -> Address:
    """Return the address of some table."""
    return at(server, made(server.guest("Eve"), MINE, OPEN))


def test_a_guest_comes_back_as_the_same_person(here: Address, keep: Keep) -> None:
    """To the seat where they sat, and without saying their name again."""

    async def work() -> None:
        async with desk(here, await as_guest(here, "Ada", keep)) as one:
            assert one.now.people[1].name == "Ada"
        async with desk(here, await as_guest(here, "", keep)) as again:
            assert again.now.seat == 1
            now = await until(again, lambda now: now.notices)
            assert now.notices == ("Eve is not connected.",)

    run(work())


def test_two_people_with_one_computer_are_two_people(here: Address, keep: Keep) -> None:
    """Each by their name; without one, who came last."""

    async def work() -> tuple[Identity, ...]:
        names = ("Ada", "Bob", "Ada", "")
        return tuple([await as_guest(here, name, keep) for name in names])

    ada, bob, again, last = run(work())

    assert ada.shown != bob.shown
    assert ada.shown == again.shown == last.shown
    assert name_at(here, keep) == "Ada"


def test_what_is_kept_is_for_the_eyes_of_this_user_only(
    here: Address, keep: Keep
) -> None:
    """The file and its folder; nothing else lies there."""
    run(as_guest(here, "Ada", keep))

    assert keep.path.stat().st_mode & 0o777 == 0o600
    assert keep.path.parent.stat().st_mode & 0o077 == 0
    assert list(keep.path.parent.iterdir()) == [keep.path]


def test_a_guest_whom_the_server_has_forgotten_is_a_new_one(
    here: Address, keep: Keep
) -> None:
    """Under the same name."""
    keep.note(here.server, "Ada", "whiskerworks=none.of.yours")

    found = run(as_guest(here, "", keep))

    assert found.name == "Ada"
    assert keep.read()[here.server].cookies["Ada"] == found.shown.cookie


def test_who_has_no_name_yet_is_asked_for_one(here: Address, keep: Keep) -> None:
    """Nothing is kept of them."""
    with pytest.raises(NoName, match="say your name"):
        run(as_guest(here, "", keep))
    assert not keep.path.exists()


def test_a_name_that_nobody_may_have_is_refused(here: Address, keep: Keep) -> None:
    """By the server, in a sentence."""
    with pytest.raises(Refused, match="A name has 1 to 30 characters"):
        run(as_guest(here, "x" * 31, keep))
    assert not keep.path.exists()


def test_a_file_that_is_damaged_is_named_and_left_alone(
    here: Address, keep: Keep
) -> None:
    """It may hold what somebody wants to mend."""
    keep.path.parent.mkdir(parents=True)
    keep.path.write_text('{"http://x": []}')

    with pytest.raises(BadKeep, match=r"servers\.json: Expected"):
        run(as_guest(here, "Ada", keep))
    assert keep.path.read_text() == '{"http://x": []}'


def test_what_cannot_be_written_leaves_what_was_kept(
    here: Address, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing half written."""
    run(as_guest(here, "Ada", keep))
    before = keep.path.read_bytes()

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space left"):
        keep.note(here.server, "Bob", "x")
    assert keep.path.read_bytes() == before
    assert list(keep.path.parent.iterdir()) == [keep.path]


def test_identities_are_kept_where_the_system_keeps_such_things() -> None:
    """XDG_STATE_HOME, if it is a whole path."""
    usual = Path.home() / ".local/state/whiskerworks/servers.json"

    assert kept_at({}) == usual
    assert kept_at({"XDG_STATE_HOME": "here"}) == usual
    assert kept_at({"XDG_STATE_HOME": "/s"}) == Path("/s/whiskerworks/servers.json")


def test_an_account_sits_down_by_its_token(server: Site, here: Address) -> None:
    """And nothing of it is kept, nor shown by accident."""
    bob = server.guest("Bob")
    token = bob.post("/api/me/tokens", json={"label": "terminal"}).json()["secret"]

    async def work() -> None:
        who = await by_token(here, token)
        assert token not in repr(who)
        async with desk(here, who) as one:
            assert one.now.people[1].name == "Bob"

    run(work())
    with pytest.raises(BadToken):
        run(by_token(here, "ww_none"))


def test_a_server_that_moved_is_named_and_not_followed() -> None:
    """What shows who we are is for one server alone."""

    async def moved(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        where = b"location: https://elsewhere.example/\r\n"
        writer.write(b"HTTP/1.1 301 Moved\r\n" + where + b"content-length: 0\r\n\r\n")
        writer.close()

    async def work() -> None:
        server = await asyncio.start_server(moved, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            address = Address(f"http://127.0.0.1:{port}", "x")
            with pytest.raises(Unreachable, match=r"it is at https://elsewhere\.ex"):
                await Rest(address, Pass("a=b")).get("/me")

    run(work())
