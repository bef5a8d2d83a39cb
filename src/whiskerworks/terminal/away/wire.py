"""Opening the socket of a table, and why it was closed."""

from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from whiskerworks.terminal.away import rest
from whiskerworks.terminal.away.address import Address
from whiskerworks.terminal.away.reading import clean
from whiskerworks.terminal.away.rest import LARGEST, Pass

PATIENCE: Final = 8.0
"""Seconds in which a server must let us in, or answer whether it is there."""
QUIET: Final = 20.0
"""After so many seconds without a word we ask whether it is there."""
LOST: Final = (WebSocketException, OSError, TimeoutError, ImportError)
"""What may become of a line; ImportError, where a proxy needs what is not here."""
SHUT: Final = frozenset({401, 403, 404})
"""What a server answers, in place of opening a socket, for good."""


class Opening(connect):
    """Opens a socket, and follows nobody: our pass is for one server only."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        """Take a redirection for the error it is."""
        return exc


def opened(address: Address, shown: Pass) -> Opening:
    """Return the socket of a table, to be opened by `async with`."""
    return Opening(
        address.socket,
        additional_headers=shown.headers,
        user_agent_header=rest.AGENT,
        proxy=None if address.is_here else True,
        open_timeout=PATIENCE,
        close_timeout=1,
        ping_interval=QUIET,
        ping_timeout=PATIENCE,
        max_size=LARGEST,
    )


def closed(problem: BaseException) -> tuple[int, str]:
    """Return with which code a line was closed, 0 if with none, and why."""
    if isinstance(problem, ConnectionClosed) and problem.rcvd is not None:
        code = problem.rcvd.code
        return code, clean(problem.rcvd.reason) or str(code)
    if isinstance(problem, InvalidStatus):
        status = problem.response.status_code
        return 4400 + status % 100 if status in SHUT else 0, f"HTTP {status}"
    return 0, rest.reason(problem)
