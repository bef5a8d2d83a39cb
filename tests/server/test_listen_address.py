"""Where the server listens, and what is said when it cannot."""

import socket

import pytest

from whiskerworks.server.listen_address import (
    CannotListen,
    has_screen,
    listen,
    local_address,
)


def test_any_free_port_is_found_and_told() -> None:
    """By the address that this machine finds it at."""
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]

        assert local_address(listener) == f"http://127.0.0.1:{port}/"


def test_connections_send_at_once() -> None:
    """Event loops see to it only for sockets that say they are TCP's."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_all_addresses_are_told_as_this_machines_own() -> None:
    """0.0.0.0 is nothing a browser could go to."""
    with listen("0.0.0.0", 0) as listener:
        assert local_address(listener).startswith("http://127.0.0.1:")


@pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")
def test_an_address_of_the_newer_kind_is_written_in_brackets() -> None:
    """As addresses on the web are."""
    try:
        listener = listen("::1", 0)
    except CannotListen:
        pytest.skip("this machine has no address ::1")
    with listener:
        assert local_address(listener).startswith("http://[::1]:")


def test_a_port_that_is_taken_is_one_clear_sentence() -> None:
    """It says what to do."""
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(CannotListen) as told:
            listen("127.0.0.1", port)

    assert str(told.value) == (
        f"port {port} of 127.0.0.1 is taken; choose another with --port (0: any)"
    )


@pytest.mark.parametrize("host", ["no host", "a" * 70, "\udcff"])
def test_a_host_that_is_none_is_one_clear_sentence(host: str) -> None:
    """Whatever was typed."""
    with pytest.raises(CannotListen, match="cannot be found"):
        listen(host, 0)


def test_an_address_of_another_machine_is_one_clear_sentence() -> None:
    """One that is kept for documentation, so that nobody has it."""
    with pytest.raises(CannotListen, match=r"no address 192\.0\.2\.1"):
        listen("192.0.2.1", 0)


@pytest.mark.parametrize(
    ("environment", "platform", "has"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({"DISPLAY": ""}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    environment: dict[str, str], platform: str, has: bool
) -> None:
    """A browser in the terminal would take it from the server."""
    assert has_screen(environment, platform) == has
