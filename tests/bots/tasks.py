"""What processes of bots are sent."""

from multiprocessing.connection import Connection

import pytest


def sent_tasks(patch: pytest.MonkeyPatch) -> list[bytes]:
    """Return a list to which every task is added once it is sent, pickled."""
    found: list[bytes] = []
    send = Connection.send_bytes

    def sent(self: Connection, data: bytes) -> None:
        send(self, data)
        found.append(data)

    patch.setattr(Connection, "send_bytes", sent)
    return found
