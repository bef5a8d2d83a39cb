"""What a shell completes: in words of our own, and in real shells."""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.tmux import Start, Tmux
from whiskerworks.cli import parser
from whiskerworks.cli.completers import attach
from whiskerworks.cli.completion import SHELLS

SHELL = {
    "bash": ("bash", "--norc", "--noprofile"),
    "zsh": ("zsh", "-f"),
    "fish": (
        *("fish", "--no-config", "-C", "function fish_prompt; echo '$ '; end"),
        # What it suggests before Tab is pressed would look like what Tab completes.
        *("-C", "set -g fish_autosuggestion_enabled 0"),
    ),
}
START = {
    "bash": 'eval "$(whiskerworks completion bash)"',
    "zsh": 'eval "$(whiskerworks completion zsh)"',
    "fish": "whiskerworks completion fish | source",
}
HEAVY = (
    "distributed",
    "joblib",
    "polars",
    "ray",
    "litestar",
    "sqlalchemy",
    "textual",
    "PIL",
    "asyncio",
    "ortools",
    "fluent",
)
"""Nobody waits for these who has pressed Tab."""


def words(
    command: str, argument: str, prefix: str = "", /, **given: object
) -> list[str]:
    """Return what completes an argument of a command behind those *given*."""
    top = parser(command.split()[0])
    attach(top)
    taken: argparse.ArgumentParser = top
    for name in command.split():
        (inner,) = [a for a in taken._actions if isinstance(a.choices, dict)]
        assert isinstance(inner.choices, dict)
        taken = inner.choices[name]
    (action,) = [
        one
        for one in taken._actions
        if argument in (*one.option_strings, one.metavar, one.dest)
    ]
    found: dict[str, str] = action.completer(  # type: ignore[attr-defined]
        prefix=prefix, parsed_args=argparse.Namespace(**{"option": [], **given})
    )
    return [word for word in found if word.startswith(prefix)]


@pytest.mark.parametrize(
    ("command", "argument", "prefix", "given", "expected"),
    [
        ("play", "GAME", "g", {}, ["gears"]),
        ("rules", "ID", "G1", {"game": "gears"}, ["G1", "G10", "G11"]),
        ("rules", "ID", "", {"game": "chess"}, []),
        ("play", "--seats", "", {"game": "maze"}, ["2", "3", "4"]),
        ("play", "--seat", "", {"game": "gears", "seats": None}, ["0", "1"]),
        ("play", "--bot", "r", {}, ["random"]),
        ("play", "--language", "d", {}, ["de"]),
        ("play", "-o", "s", {"game": "gears"}, ["swap="]),
        ("play", "-o", "swap=", {"game": "gears"}, ["swap=on", "swap=off"]),
        ("play", "-o", "quiet_limit=", {"game": "gears"}, ["quiet_limit=60"]),
        ("play", "-o", "s", {"game": "gears", "option": ["swap=on"]}, []),
        ("play", "-o", "", {"game": None}, []),
        ("play", "-o", "none=", {"game": "gears"}, []),
        ("play", "--seed", "", {}, []),
        ("ladder", "--players", "1,r", {}, ["1,random"]),
        ("ladder", "--players", "random,r", {}, []),
        ("serve", "--log", "", {}, ["text", "json"]),
        ("serve", "--metrics", "", {}, ["on", "off"]),
        ("help", "COMMAND", "pl", {}, ["play", "playout"]),
        ("help", "COMMAND", "c", {"command": ["record"]}, ["check", "convert"]),
        ("help", "COMMAND", "", {"command": ["play"]}, []),
        ("help", "COMMAND", "", {"command": ["record", "check"]}, []),
    ],
)
def test_an_argument_is_completed_by_what_it_takes(
    command: str,
    argument: str,
    prefix: str,
    given: dict[str, object],
    expected: list[str],
) -> None:
    """Names, options of that very game, and nothing where only people know."""
    assert words(command, argument, prefix, **given) == expected


def test_files_are_completed_by_their_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records where records are read, decks where decks are; folders everywhere."""
    (tmp_path / "games").mkdir()
    for name in ("a.record", "b.json", "deck.toml", "notes.txt", ".hidden.record"):
        (tmp_path / name).touch()
    (tmp_path / "games/c.record").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))

    assert words("replay", "FILE") == ["-", "a.record", "b.json", "games/"]
    assert words("record check", "FILE", "games/") == ["games/c.record"]
    assert words("replay", "FILE", "~/a") == ["~/a.record"]
    assert words("replay", "FILE", ".h") == [".hidden.record"]
    assert words("replay", "FILE", "nowhere/") == []
    assert words("deck", "FILE") == ["ours", "-", "deck.toml", "games/"]
    assert words("play", "--deck", "d") == ["deck.toml"]
    assert words("restore", "FILE", "n") == ["notes.txt"]


def test_nobody_waits_for_what_completing_does_not_need() -> None:
    """Nothing heavy is imported to know what commands take."""
    program = (
        "import sys\n"
        "from whiskerworks.cli import parser\n"
        "from whiskerworks.cli.completers import attach\n"
        "attach(parser())\n"
        f"print(*[name for name in {HEAVY} if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
    )

    assert ran.stdout.strip() == ""


class Prompt:
    """A shell in a terminal, into which one types and presses Tab."""

    def __init__(self, terminal: Tmux) -> None:
        self.terminal = terminal

    def completes(self, typed: str, awaited: str, tabs: int = 1) -> None:
        """Type on an empty line, press Tab, and wait for what is to be seen."""
        self.terminal.keys("C-u", "C-l")
        self.terminal.wait_until(lambda lines: "".join(lines).strip() == "$")
        self.terminal.type(typed)
        self.terminal.wait_for(typed.strip())
        self.terminal.keys(*["Tab"] * tabs)
        self.terminal.wait_for(awaited)


@pytest.fixture
def prompt(tmp_path: Path, terminal: Start) -> Callable[[str], Prompt]:
    """Return what starts a shell that has the program and its completion."""

    def start(name: str) -> Prompt:
        if shutil.which(name) is None:
            pytest.skip(f"NOT TESTED: completion in {name}, which is not installed")
        program = tmp_path / "bin/whiskerworks"
        program.parent.mkdir()
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m whiskerworks "$@"\n')
        program.chmod(0o755)
        (tmp_path / "my game.record").touch()
        place = {
            "PATH": f"{program.parent}:{os.environ['PATH']}",
            "HOME": str(tmp_path),
            "PS1": "$ ",
        }
        shell = terminal(program=SHELL[name], width=90, height=20, environment=place)
        shell.wait_for("$")
        shell.type(f"cd {tmp_path}; {START[name]}; echo rea''dy")
        shell.keys("Enter")
        shell.wait_for("ready")
        return Prompt(shell)

    return start


@pytest.mark.parametrize("name", SHELLS)
def test_a_shell_completes(name: str, prompt: Callable[[str], Prompt]) -> None:
    """Commands, games, options of a game and what they may be, files with blanks."""
    shell = prompt(name)

    shell.completes("whiskerworks replay m", "my\\ game.record")
    shell.completes("whiskerworks play ge", "whiskerworks play gears")
    shell.completes("whiskerworks play gears -o ", "quiet_limit=", tabs=2)
    shell.completes("whiskerworks play gears -o first=b", "-o first=blue")
    shell.completes("whiskerworks pl", "playout", tabs=2 if name == "fish" else 3)


@pytest.mark.parametrize("name", SHELLS)
def test_the_lines_to_put_into_a_start_up_file_are_those_in_the_help(name: str) -> None:
    """They are what the tests of real shells begin with."""
    top = parser("completion")
    (inner,) = [a for a in top._actions if isinstance(a.choices, dict)]
    assert isinstance(inner.choices, dict)

    assert START[name] in inner.choices["completion"].examples
