"""Identities at a server: a returning guest, or an account by its token."""

import asyncio
from pathlib import Path

import pytest

from tests.server.api.site import MINE, OPEN, Site, made
from tests.terminal.remote.tables import at, joined_session, run, until
from whiskerworks.terminal.remote.address import TableAddress
from whiskerworks.terminal.remote.identity import (
    BadIdentityFile,
    BadToken,
    Identity,
    IdentityFile,
    NameRequired,
    guest_identity,
    identity_file_path,
    identity_from_token,
    last_name_at,
)
from whiskerworks.terminal.remote.rest_client import (
    Credentials,
    RequestRefused,
    RestClient,
    ServerUnreachable,
)


@pytest.fixture
def identities(tmp_path: Path) -> IdentityFile:
    """Return a file for identities."""
    return IdentityFile(tmp_path / "state" / "whiskerworks" / "servers.json")


@pytest.fixture
def here(server: Site) -> TableAddress:
    """Return the address of some table."""
    return at(server, made(server.guest("Eve"), MINE, OPEN))


def test_a_guest_comes_back_as_the_same_person(
    here: TableAddress, identities: IdentityFile
) -> None:
    """In the same seat, without giving their name again."""

    async def work() -> None:
        async with joined_session(
            here, await guest_identity(here, "Ada", identities)
        ) as one:
            assert one.view.people[1].name == "Ada"
        async with joined_session(
            here, await guest_identity(here, "", identities)
        ) as again:
            assert again.view.seat == 1
            now = await until(again, lambda now: now.notices)
            assert now.notices == ("Eve is offline.",)

    run(work())


def test_two_people_with_one_computer_are_two_people(
    here: TableAddress, identities: IdentityFile
) -> None:
    """Each by name; without a name, the most recent one."""

    async def work() -> tuple[Identity, ...]:
        names = ("Ada", "Bob", "Ada", "")
        return tuple([await guest_identity(here, name, identities) for name in names])

    ada, bob, again, last = run(work())

    assert ada.credentials != bob.credentials
    assert ada.credentials == again.credentials == last.credentials
    assert last_name_at(here, identities) == "Ada"


def test_only_this_user_can_read_the_identities(
    here: TableAddress, identities: IdentityFile
) -> None:
    """The file and its folder; nothing else is stored."""
    run(guest_identity(here, "Ada", identities))

    assert identities.path.stat().st_mode & 0o777 == 0o600
    assert identities.path.parent.stat().st_mode & 0o077 == 0
    assert list(identities.path.parent.iterdir()) == [identities.path]


def test_a_guest_whom_the_server_has_forgotten_becomes_a_new_one(
    here: TableAddress, identities: IdentityFile
) -> None:
    """Under the same name."""
    identities.remember(here.server, "Ada", "whiskerworks=none.of.yours")

    found = run(guest_identity(here, "", identities))

    assert found.name == "Ada"
    assert identities.read()[here.server].cookies["Ada"] == found.credentials.cookie


def test_a_new_guest_needs_a_name(here: TableAddress, identities: IdentityFile) -> None:
    """Nothing is stored for them."""
    with pytest.raises(NameRequired, match="choose a name"):
        run(guest_identity(here, "", identities))
    assert not identities.path.exists()


def test_an_invalid_name_is_refused(
    here: TableAddress, identities: IdentityFile
) -> None:
    """By the server, in a sentence."""
    with pytest.raises(RequestRefused, match="A name must have 1 to 30"):
        run(guest_identity(here, "x" * 31, identities))
    assert not identities.path.exists()


def test_a_file_that_is_damaged_is_named_and_left_alone(
    here: TableAddress, identities: IdentityFile
) -> None:
    """Somebody may want to repair it."""
    identities.path.parent.mkdir(parents=True)
    identities.path.write_text('{"http://x": []}')

    with pytest.raises(BadIdentityFile, match=r"servers\.json: Expected"):
        run(guest_identity(here, "Ada", identities))
    assert identities.path.read_text() == '{"http://x": []}'


def test_a_failed_write_leaves_the_old_identities(
    here: TableAddress, identities: IdentityFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing half-written."""
    run(guest_identity(here, "Ada", identities))
    before = identities.path.read_bytes()

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space left"):
        identities.remember(here.server, "Bob", "x")
    assert identities.path.read_bytes() == before
    assert list(identities.path.parent.iterdir()) == [identities.path]


def test_identities_are_stored_in_the_state_folder() -> None:
    """In XDG_STATE_HOME, if it is absolute."""
    usual = Path.home() / ".local/state/whiskerworks/servers.json"

    assert identity_file_path({}) == usual
    assert identity_file_path({"XDG_STATE_HOME": "here"}) == usual
    assert identity_file_path({"XDG_STATE_HOME": "/s"}) == Path(
        "/s/whiskerworks/servers.json"
    )


def test_an_account_sits_down_by_its_token(server: Site, here: TableAddress) -> None:
    """The token is neither stored nor shown by accident."""
    bob = server.guest("Bob")
    token = bob.post("/api/me/tokens", json={"label": "terminal"}).json()["secret"]

    async def work() -> None:
        who = await identity_from_token(here, token)
        assert token not in repr(who)
        async with joined_session(here, who) as one:
            assert one.view.people[1].name == "Bob"

    run(work())
    with pytest.raises(BadToken):
        run(identity_from_token(here, "ww_none"))


def test_a_server_that_moved_is_named_and_not_followed() -> None:
    """Our credentials are for one server only."""

    async def moved(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        where = b"location: https://elsewhere.example/\r\n"
        writer.write(b"HTTP/1.1 301 Moved\r\n" + where + b"content-length: 0\r\n\r\n")
        writer.close()

    async def work() -> None:
        server = await asyncio.start_server(moved, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            address = TableAddress(f"http://127.0.0.1:{port}", "x")
            with pytest.raises(
                ServerUnreachable, match=r"it has moved to https://elsewhere\.ex"
            ):
                await RestClient(address, Credentials("a=b")).get("/me")

    run(work())
