"""
Try an installed whiskerworks as people use it: play a game, serve a table, sit at it.

    python tools/try_installed.py compiled     # or: source

The word says what the installed rules must be. It is run with the Python that has
whiskerworks; only the standard library is needed besides, and no POSIX.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import ProxyHandler, Request, build_opener

PROGRAM = (sys.executable, "-m", "whiskerworks")
FORMS = {"compiled": "(compiled)", "source": "(source: no compiled modules)"}
PATIENCE = 300
"""Seconds to wait for what never comes."""
READY = "Whiskerworks is at "
WITHOUT_PROXY = build_opener(ProxyHandler({}))
MOVES = ("i3", "j2", "i5", "j4", "i2", "j3")
"""A whole game of gears, in which Red jams Blue's base."""


def main(form: str) -> None:
    """Try everything; stop with an error at what does not work."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        said = run(folder, "--version")
        assert FORMS[form] in said, f"expected {form}: {said}"
        print(said.strip())
        play(folder)
        print("A game was played in the terminal, and its record is good.")
        with served(folder) as url:
            visit(url)
            sit(folder, url)
        print("A page was served, and a bot answered at a table.")


def run(folder: Path, *arguments: str, typed: Sequence[str] = ()) -> str:
    """Return what the command prints; it must succeed, and complain of nothing."""
    ran = subprocess.run(
        (*PROGRAM, *arguments),
        input="".join(f"{line}\n" for line in typed).encode(),
        capture_output=True,
        cwd=folder,
        env={**os.environ, "XDG_STATE_HOME": str(folder)},
        timeout=PATIENCE,
    )
    said, complaints = (
        text.decode("utf-8", "replace") for text in (ran.stdout, ran.stderr)
    )
    assert (ran.returncode, complaints) == (0, ""), (arguments, said, complaints)
    return said


def play(folder: Path) -> None:
    """Play a whole game from a pipe, for both seats, and check its record."""
    both = ("--seat", "0", "--seat", "1")
    game = ("play", "gears", "-o", "first=blue", *both, "--plain")
    run(folder, *game, "--record", "game.record", typed=MOVES)
    assert b"\r" not in (folder / "game.record").read_bytes()
    assert "game.record: valid: gears" in run(folder, "record", "check", "game.record")
    assert "Score" in run(folder, "replay", "game.record")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve while the caller goes on, and hand over the address."""
    command = (*PROGRAM, "serve", "--port", "0", "--data", "games.sqlite3")
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=log
        )
    assert server.stdout is not None
    try:
        said = server.stdout.readline().decode()
        assert said.startswith(READY), (said, (folder / "log").read_text("utf-8"))
        yield said.removeprefix(READY).strip().rstrip("/")
    finally:
        # On Windows this cuts it off; elsewhere it stops with grace.
        server.terminate()
        code = server.wait(PATIENCE)
        server.stdout.close()
    assert os.name == "nt" or code == 0, code


def visit(url: str) -> None:
    """Fetch the lobby, with the client and without."""
    for path in ("/", "/plain/"):
        page = ask(f"{url}{path}").decode("utf-8")
        assert "Whiskerworks" in page, (path, page)


def sit(folder: Path, url: str) -> None:
    """Play at a table of the server against its bot, over a socket."""
    request = Request(f"{url}/api/me", b'{"name": "Ada"}')
    request.add_header("Content-Type", "application/json")
    with WITHOUT_PROXY.open(request, timeout=PATIENCE) as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
        token = json.load(answer)["token"]
    chairs = [{"type": "open"}, {"type": "bot", "level": 1}]
    asked = {"game": "gears", "setup": {"chairs": chairs}, "options": {"first": "blue"}}
    shown = {"Cookie": cookie, "X-Whiskerworks-Token": token}
    made = ask(f"{url}/api/tables", json.dumps(asked).encode(), **shown)
    table = json.loads(made)["table"]
    come = ("join", f"{url}/t/{table}", "--plain", "--name", "Bob")
    said = run(folder, *come, typed=["e3", "quit"])
    assert "Blue puts a cog on e3." in said, said
    assert "Red puts a cog on" in said, said


def ask(url: str, body: bytes | None = None, **headers: str) -> bytes:
    """Return what the server answers."""
    kind = {} if body is None else {"Content-Type": "application/json"}
    request = Request(url, body, {**headers, **kind})
    with WITHOUT_PROXY.open(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


if __name__ == "__main__":
    main(sys.argv[1])
