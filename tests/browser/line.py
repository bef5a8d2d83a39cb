"""The line between a browser and a server, which can be cut and mended."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final


class Line:
    """Passes on what is sent, as long as it is whole."""

    def __init__(self, door: socket.socket, port: int) -> None:
        self.url: Final = f"http://127.0.0.1:{door.getsockname()[1]}"
        self._door: Final = door
        self._port: Final = port
        self._is_whole: Final = threading.Event()
        self._is_heard: Final = threading.Event()
        self._ends: Final[set[socket.socket]] = set()
        self._lock: Final = threading.Lock()
        self._is_whole.set()
        self._is_heard.set()

    def cut(self) -> None:
        """End every connection, and let no other through."""
        with self._lock:
            self._is_whole.clear()
            self._is_heard.set()
            ends = list(self._ends)
            self._ends.clear()
        for end in ends:
            hang_up(end)

    def hold_answers(self) -> None:
        """Go on to send what the browser says, but keep back what it is told."""
        self._is_heard.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._is_heard.set()
        self._is_whole.set()

    def serve(self) -> None:
        """Take calls until the door is closed."""
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                if self._is_whole.is_set():
                    self._connect(caller)
                else:
                    hang_up(caller)

    def _connect(self, caller: socket.socket) -> None:
        server = socket.create_connection(("127.0.0.1", self._port))
        with self._lock:
            is_whole = self._is_whole.is_set()
            if is_whole:
                self._ends.update((caller, server))
        if not is_whole:  # it was cut meanwhile
            hang_up(caller)
            hang_up(server)
            return
        for source, target, gate in (
            (caller, server, None),
            (server, caller, self._is_heard),
        ):
            threading.Thread(
                target=self._pass, args=(source, target, gate), daemon=True
            ).start()

    def _pass(
        self, source: socket.socket, target: socket.socket, gate: threading.Event | None
    ) -> None:
        with suppress(OSError):
            while said := source.recv(65_536):
                if gate is not None:
                    gate.wait()
                target.sendall(said)
        for end in (source, target):
            hang_up(end)
        with self._lock:
            self._ends.difference_update((source, target))


def hang_up(end: socket.socket) -> None:
    """Close a connection, also for who waits for something to come from it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    """Lay a line to the server at that port."""
    door = socket.create_server(("127.0.0.1", 0))
    line = Line(door, port)
    threading.Thread(target=line.serve, daemon=True).start()
    try:
        yield line
    finally:
        hang_up(door)
        line.cut()
