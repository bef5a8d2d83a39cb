"""What docs/terminal.md shows of the terminal is what happens."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from whiskerworks.core.message import Message
from whiskerworks.terminal.remote.table_commands import USAGE
from whiskerworks.words import words

PAGE = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf-8")


def test_the_script_on_the_page_ends_as_it_says(tmp_path: Path) -> None:
    """Run as it stands there, and compared line by line."""
    blocks = re.findall(r"```(?:sh)?\n(.*?)```", PAGE, re.S)
    script, told = blocks[1:3]
    moves, _, command = script.partition("|\n")
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(command), "--language", "en"],
        input="\n".join(moves.split()[2:]),
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        cwd=tmp_path,
    )
    lines = [line.rstrip() for line in done.stdout.splitlines()]
    shown = told.splitlines()

    assert lines[-len(shown) :] == shown
    assert (tmp_path / "block.record").exists()


def test_every_order_of_the_help_is_on_the_page() -> None:
    """With what it does."""
    told = words("gears").say(Message("terminal-help"))
    orders = re.findall(r"^- ([a-z]+)", told, re.M)

    assert len(orders) > 8
    for order in orders:
        assert f"\n| `{order}" in PAGE, order


def test_every_order_of_a_table_is_on_the_page() -> None:
    """As the help at a table lists it."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]

    for order in USAGE:
        assert any(re.search(rf"`{order}\b", row) for row in rows), order
