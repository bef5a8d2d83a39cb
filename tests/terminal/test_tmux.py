"""The terminal used by tests: typed text arrives, and output is seen."""

import os
import sys
from pathlib import Path

import pytest

from tests.terminal import tmux
from tests.terminal.control import Control
from tests.terminal.tmux import Start

ECHO = ("cat",)
PYTHON = (sys.executable, "-c")
MOUSE = r"""
import os, sys, tty
tty.setcbreak(0)
print("ready\x1b[?1000h\x1b[?1006h", flush=True)
pressed = b""
while not pressed.endswith(b"m"):
    pressed += os.read(0, 100)
print("heard", repr(pressed), flush=True)
sys.exit(3)
"""
BUSY = r"""
import sys
print("Press Enter", flush=True)
input()
print("thinking", end="", flush=True)
open(sys.argv[1]).read()
print("\x1b[2J\x1b[HPress Enter", flush=True)
input()
"""
AGAIN = r"""
print("\x1b[8m", end="")
for number in (1, 1, 2):
    print(f"\x1b[2J\x1b[H\x1b[31ma \x1b[1mcheese\x1b[m {number}", flush=True)
    input()
"""


def test_typed_text_appears_on_the_screen(terminal: Start) -> None:
    """Even text that tmux would interpret: semicolons, names of keys, escapes."""
    cat = terminal(program=ECHO, width=60, height=10)

    cat.type("Ω; Enter -l ;")
    cat.keys("Enter")
    cat.wait_until(lambda lines: lines[:2] == ["Ω; Enter -l ;"] * 2)
    cat.keys("C-d")

    assert cat.wait_for_end() == 0


def test_a_click_reaches_a_program_that_asks_for_the_mouse(
    terminal: Start,
) -> None:
    """As a terminal sends it: the column first, counted from 1."""
    program = terminal(MOUSE, program=PYTHON, width=60, height=10)

    program.click_on("ready")

    program.wait_for(r"heard b'\x1b[<0;3;1M\x1b[<0;3;1m'")
    assert program.wait_for_end() == 3


def test_the_program_knows_its_terminal_and_its_size(
    terminal: Start,
) -> None:
    """By the environment and by the terminal, also after a change of size."""
    tell = (
        "import os\n"
        "print(os.environ['TERM'], os.environ['COLORTERM'], os.environ['MOUSE'])\n"
        "while True: print(*os.get_terminal_size(), '\x1b[31mred\x1b[m'); input()"
    )
    program = terminal(
        tell,
        program=PYTHON,
        width=50,
        height=9,
        term="xterm",
        environment={"MOUSE": "Tom"},
    )

    program.wait_for("50 9 red")
    program.resize(70, 12)
    program.keys("Enter")

    lines = program.wait_for("70 12 red")
    assert lines[0] == "xterm  Tom"
    assert program.colours()[1] == "50 9 \x1b[31mred"


def test_old_text_on_the_screen_is_not_an_answer(
    terminal: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is busy, and its earlier prompt is still shown."""
    door = tmp_path / "door"
    os.mkfifo(door)
    program = terminal(BUSY, str(door), program=PYTHON, width=60, height=10)
    program.wait_for("Press Enter")
    program.keys("Enter")
    program.wait_for("thinking")
    program.keys("x")
    program.wait_for("thinkingx")

    with monkeypatch.context() as hasty:
        hasty.setattr(tmux, "PATIENCE", 0.0)
        program.see("Press Enter")
        with pytest.raises(AssertionError, match="'Press Enter' did not come"):
            program.wait_for("Press Enter")
    door.write_text("done")

    assert program.wait_for("Press Enter")[:2] == ["Press Enter", ""]


def test_output_written_again_in_place_is_new(terminal: Start) -> None:
    """The program has answered, although the screen looks as before."""
    program = terminal(AGAIN, program=PYTHON, width=60, height=10)
    before = program.wait_for("cheese 1")
    program.keys("Enter")

    assert program.wait_for("cheese 1") == before
    program.keys("Enter")
    assert program.wait_for("cheese 2")[0] == "a cheese 2"


def test_no_command_runs_before_the_client_has_attached() -> None:
    """Otherwise the output until then would be missed."""
    with pytest.raises(AssertionError, match="did not attach"):
        Control(("true",), os.environ)


def test_missing_output_shows_the_screen(
    terminal: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failure message contains the screen."""
    program = terminal("print('cheese')", program=PYTHON)
    program.wait_for("cheese")
    assert program.wait_for_end() == 0
    monkeypatch.setattr(tmux, "PATIENCE", 0.0)

    with pytest.raises(AssertionError, match=r"(?s)'mouse' did not come.*\| cheese"):
        program.wait_for("mouse")
