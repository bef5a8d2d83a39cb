"""A client of tmux in control mode: commands and output in one stream."""

import re
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Condition, Thread
from typing import IO, Final

from tests.patience import PATIENCE

ESCAPES: Final = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours, cursor moves, modes
    r"|\x1b[]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)"  # titles and other strings
    r"|\x1b[ -/]+[0-~]|\x1b[0-~]|[\x00-\x09\x0b-\x1f\x7f]"
)
"""Escape sequences in the program's output, as opposed to visible characters."""


@dataclass(frozen=True)
class Reply:
    """The answer of tmux to a command."""

    lines: list[str]
    """The printed lines."""
    written: int
    """How many bytes of the program's output tmux had read when it ran the command."""
    is_good: bool = True
    """Whether the command succeeded."""


class Control:
    """
    A client in tmux's control mode.

    The server reports the program's output and the results of commands in the order in
    which they happen. So it is certain which output the server had read when it sent an
    input, and which came later.
    """

    def __init__(
        self, command: tuple[str, ...], environment: Mapping[str, str]
    ) -> None:
        """
        Attach to the server of *command* and wait until that is done.

        tmux runs commands of a client that has not attached yet, but does not report
        any output to it.

        Raises:
            AssertionError: The client ended or took too long.
        """
        self._process: Final = subprocess.Popen(
            (*command, "-C", "attach"),
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self._output: Final = bytearray()
        self._heard: Final = Condition()
        self._replies: Final[Queue[Reply | None]] = Queue()
        self._attached: Final[Queue[bool]] = Queue()
        self._listener: Final = Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            is_attached = self._attached.get(timeout=PATIENCE)
        except Empty:
            is_attached = False
        if not is_attached:
            self._process.kill()
            self.close()
            raise AssertionError("tmux: the client did not attach")

    def order(self, *orders: tuple[str, ...]) -> list[Reply]:
        """
        Run commands and return the answer to each.

        The server reads nothing from the program between the first and the last.

        Raises:
            AssertionError: A command failed, or the server is gone.
        """
        line = " ; ".join([" ".join(map(quoted, order)) for order in orders])
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except BrokenPipeError:
            raise AssertionError("tmux is gone") from None
        return [self._reply(order) for order in orders]

    def written_since(self, position: int) -> str:
        """Return the visible characters after the program's first *position* bytes."""
        with self._heard:
            written = bytes(self._output[position:])
        return ESCAPES.sub("", written.decode("utf-8", "ignore"))

    def wait(self, position: int, seconds: float) -> None:
        """
        Wait until the program has written more than *position* bytes, up to a time
        limit.
        """
        with self._heard:
            self._heard.wait_for(lambda: len(self._output) > position, seconds)

    def close(self) -> None:
        """Disconnect after the server has ended."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._listener.join()
        self._process.wait()

    def _reply(self, order: tuple[str, ...]) -> Reply:
        try:
            found = self._replies.get(timeout=PATIENCE)
        except Empty:
            found = None
        assert found is not None, f"tmux {order[0]}: no answer"
        assert found.is_good, f"tmux {order[0]}: {' '.join(found.lines)}"
        return found

    def _listen(self) -> None:
        """Read what the server reports until it ends."""
        assert self._process.stdout is not None
        with self._process.stdout as said:
            for line in said:
                if line.startswith(b"%output "):
                    self._hear(line.rstrip(b"\n").split(b" ", 2)[2])
                elif line.startswith(b"%begin "):
                    self._take(line.split(), said)
                elif line.startswith(b"%session-changed "):
                    self._attached.put(True)
        self._attached.put(False)
        self._replies.put(None)

    def _hear(self, output: bytes) -> None:
        with self._heard:
            self._output.extend(re.sub(rb"\\([0-7]{3})", _byte, output))
            self._heard.notify_all()

    def _take(self, begin: list[bytes], said: IO[bytes]) -> None:
        """Read an answer to its end, and deliver it if it was requested here."""
        ends = [[word, *begin[1:]] for word in (b"%end", b"%error")]
        lines: list[str] = []
        for line in said:
            if (found := line.split()) in ends:
                if begin[3] == b"1":
                    good = found[0] == b"%end"
                    self._replies.put(Reply(lines, len(self._output), good))
                return
            lines.append(line.rstrip(b"\n").decode())


def quoted(word: str) -> str:
    """Quote a word for a line of tmux commands."""
    return "'" + word.replace("'", r"'\''") + "'"


def _byte(escaped: re.Match[bytes]) -> bytes:
    return bytes((int(escaped[1], 8),))
