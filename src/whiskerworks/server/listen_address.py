"""Listen on an address, and tell how to reach the server there."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

WILDCARD_ADDRESSES: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Local addresses of servers that listen on all their addresses."""


class CannotListen(Exception):
    """The address or port is not available; the text says why."""


def listen(host: str, port: int) -> socket.socket:
    """
    Return a listening socket.

    Raises:
        CannotListen: The port is taken, or this machine has no such address.
    """
    try:
        found = socket.getaddrinfo(
            host,
            port,
            type=socket.SOCK_STREAM,
            proto=socket.IPPROTO_TCP,  # Windows reports it only when asked
            flags=socket.AI_PASSIVE,
        )
    except (OSError, UnicodeError):
        raise CannotListen(f"the host {host!r} cannot be found") from None
    family, _, protocol, _, place = min(found, key=lambda one: one[0] != socket.AF_INET)
    try:
        return _bind(family, protocol, place)
    except PermissionError:
        raise CannotListen(f"this user may not use port {port}") from None
    except OSError as problem:
        raise CannotListen(_reason(host, port, problem)) from None


def _bind(family: int, protocol: int, place: tuple[object, ...]) -> socket.socket:
    # Event loops send immediately only through sockets that say they are TCP.
    listener = socket.socket(family, socket.SOCK_STREAM, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, _exclusive_option(), 1)
        if (
            family == socket.AF_INET6
            and place[0] == "::"
            and socket.has_dualstack_ipv6()
        ):
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(place)
        # Listening fails if another server does so already; nobody is let in yet.
        listener.listen()
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    return listener


def _exclusive_option() -> int:
    """Return the option that claims a port, even right after another server."""
    # On Windows, SO_REUSEADDR would let two servers share the port.
    exclusive: int | None = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    return socket.SO_REUSEADDR if exclusive is None else exclusive


def _reason(host: str, port: int, problem: OSError) -> str:
    import errno

    if problem.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is taken; choose another with --port (0: any)"
    if problem.errno == errno.EADDRNOTAVAIL:
        return f"this machine has no address {host}"
    return f"cannot listen on port {port} of {host}: {problem.strerror}"


def local_address(listener: socket.socket) -> str:
    """Return the address at which this machine reaches the server."""
    host, port = listener.getsockname()[:2]
    shown = WILDCARD_ADDRESSES.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a graphical browser can open; one in the terminal would not do."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_lobby(address: str) -> None:
    """Open *address* in a browser, if possible, without waiting for it."""
    if has_screen(os.environ, sys.platform):
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
