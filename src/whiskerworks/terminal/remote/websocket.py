"""The WebSocket of a table: how to open it, why it closed, and when to try again."""

from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from whiskerworks.terminal.remote import rest_client
from whiskerworks.terminal.remote.address import TableAddress
from whiskerworks.terminal.remote.rest_client import MAX_RESPONSE_BYTES, Credentials
from whiskerworks.terminal.remote.server_json import remove_invisible

SERVER_TIMEOUT_SECONDS: Final = 8.0
"""How long a server may take to let us in, or to answer a ping."""
PING_INTERVAL_SECONDS: Final = 20.0
"""How often the connection is checked with a ping."""
CONNECTION_ERRORS: Final = (WebSocketException, OSError, TimeoutError, ImportError)
"""Errors of a broken connection; ImportError if a proxy needs a missing package."""
FINAL_HTTP_STATUSES: Final = frozenset({401, 403, 404})
"""HTTP statuses that refuse a socket for good."""
FINAL_CLOSE_CODES: Final = frozenset({4401, 4403, 4404})
"""Close codes after which the server will not let us in again (docs/protocol.md)."""
TOO_FAST_CLOSE_CODE: Final = 4429
FIRST_RETRY_SECONDS: Final = 0.4
MAX_RETRY_SECONDS: Final = 10.0
TOO_FAST_RETRY_SECONDS: Final = 20.0


class NoRedirectConnect(connect):
    """Open a socket without following redirects: our credentials are for one server."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        """Treat a redirect as an error."""
        return exc


def open_socket(address: TableAddress, credentials: Credentials) -> NoRedirectConnect:
    """Return the socket of a table, to be opened with `async with`."""
    return NoRedirectConnect(
        address.socket,
        additional_headers=credentials.headers,
        user_agent_header=rest_client.USER_AGENT,
        proxy=None if address.is_here else True,
        open_timeout=SERVER_TIMEOUT_SECONDS,
        close_timeout=1,
        ping_interval=PING_INTERVAL_SECONDS,
        ping_timeout=SERVER_TIMEOUT_SECONDS,
        max_size=MAX_RESPONSE_BYTES,
    )


def close_reason(problem: BaseException) -> tuple[int, str]:
    """Return the close code of a broken connection, 0 if it has none, and why."""
    if isinstance(problem, ConnectionClosed) and problem.rcvd is not None:
        code = problem.rcvd.code
        return code, remove_invisible(problem.rcvd.reason) or str(code)
    if isinstance(problem, InvalidStatus):
        status = problem.response.status_code
        code = 4400 + status % 100 if status in FINAL_HTTP_STATUSES else 0
        return code, f"HTTP {status}"
    return 0, rest_client.connection_problem(problem)


def retry_delay_seconds(tries: int, code: int, jitter: float) -> float:
    """
    Return how long to wait before connecting again, after *tries* failures.

    *jitter*, from 0 to 1, spreads out clients that were dropped together.
    """
    backoff: float = FIRST_RETRY_SECONDS * 2 ** min(tries, 10)
    limit = min(MAX_RETRY_SECONDS, backoff)
    if code == TOO_FAST_CLOSE_CODE:
        limit = TOO_FAST_RETRY_SECONDS
    return limit * (0.5 + jitter / 2)
