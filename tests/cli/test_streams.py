"""Whatever the streams of the program are like, it tells what it has to tell."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

GEARS = Path(__file__).parents[1] / "games/gears/records"
NAME = "Ünï猫"


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Return a record that ASCII cannot say, in a file whose name is no UTF-8."""
    text = (GEARS / "block-seven.record").read_text("utf-8")
    path = tmp_path / os.fsdecode(b"bad\xff.record")
    try:
        path.touch()
    except OSError:  # as on a Mac
        pytest.skip("NOT TESTED: names that are no UTF-8. This file system has none")
    path.write_text(text.replace("\n\n", f"\ntag seat-0 {NAME}\n\n", 1), "utf-8")
    return path


def shell(line: str, *files: Path, **environment: str) -> tuple[int, bytes, bytes]:
    """Run a line of a shell, $ww being the program: exit code, output, complaints."""
    program = f"{shlex.quote(sys.executable)} -m whiskerworks"
    done = subprocess.run(
        ["/bin/sh", "-c", line.replace("$ww", program), "sh", *files],
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
        timeout=PATIENCE,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_records_and_json_are_utf8_in_any_terminal(played: Path, encoding: str) -> None:
    """A record read back is the same."""
    line = '$ww record convert "$1" | $ww record convert -'
    code, out, complaints = shell(line, played, PYTHONIOENCODING=encoding)
    assert (code, out, complaints) == (0, played.read_bytes(), b"")

    line = '$ww record stats --json "$1"'
    code, out, complaints = shell(line, played, PYTHONIOENCODING=encoding)
    assert (code, complaints) == (0, b"")
    assert list(json.loads(out.decode("utf-8"))[0]["players"]) == [NAME]


def test_what_a_terminal_cannot_say_is_escaped(played: Path) -> None:
    """Names of people and of files."""
    line = '$ww record stats "$1"; $ww record check "$1"'
    code, out, complaints = shell(line, played, PYTHONIOENCODING="ascii")

    assert (code, complaints) == (0, b"")
    assert b"  wins     \\xdcn\\xef\\u732b: 0 of 1\n" in out
    assert b"/bad\\udcff.record: valid: gears" in out


def test_a_sheet_names_a_file_that_is_no_utf8(played: Path) -> None:
    """The command on it that shows the game again is escaped."""
    code, out, complaints = shell('$ww sheet "$1" -o -', played)

    assert (code, complaints) == (0, b"")
    assert b"bad\\udcff.record" in out


def test_json_names_files_that_are_no_utf8(played: Path) -> None:
    """The name that it tells opens the file."""
    code, out, complaints = shell('$ww record check --json "$1"', played)

    assert (code, complaints) == (0, b"")
    assert Path(json.loads(out.decode("utf-8"))[0]["file"]) == played


@pytest.mark.parametrize(
    "command",
    ["games", "games --json", "help", 'record convert "$1"', 'show -o - "$1"'],
)
@pytest.mark.parametrize(
    ("where", "why"),
    [(">&-", "Bad file descriptor"), (">/dev/full", "No space left on device")],
)
def test_output_that_cannot_be_written_is_one_sentence(
    played: Path, command: str, where: str, why: str
) -> None:
    """Exit code 1: nobody shall think that it was told."""
    code, _, complaints = shell(f"$ww {command} {where}", played)

    assert (code, complaints.decode()) == (1, f"whiskerworks: output: {why}\n")


def test_closed_input_is_one_sentence() -> None:
    """As is a file that cannot be read."""
    code, out, complaints = shell("$ww replay - <&-")

    told = b"whiskerworks: input: Bad file descriptor\n"
    assert (code, out, complaints) == (1, b"", told)


def test_work_is_done_though_nobody_hears_complaints(
    played: Path, tmp_path: Path
) -> None:
    """What came of it is told on the output."""
    film = tmp_path / "game.gif"
    code, out, _ = shell('$ww film "$1" --to 1 -o "$2" 2>&-', played, film)

    assert code == 0
    assert out.startswith(f"{film}: gears".encode())
    assert film.read_bytes().startswith(b"GIF89a")
