"""The commands, run as a user runs them."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from librt.random import Random

from tests.cli.said import Said
from tests.cli.untold import untold
from tests.conftest import COMPILED
from tests.patience import PATIENCE
from whiskerworks import load
from whiskerworks.cli import COMMANDS, run
from whiskerworks.core import exploration

OVER = "endgame-cat-2.record"
RECORDS = Path(__file__).parents[1] / "games" / "gears" / "records"


def shell(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command in a process of its own: exit code, output, complaints."""
    done = subprocess.run(
        [sys.executable, "-m", "whiskerworks", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What it does and what it takes, in whole words."""
    with pytest.raises(SystemExit, match="0"):
        run([command, "--help"])
    shown = capsys.readouterr().out

    assert shown.startswith(f"usage: whiskerworks {command}")
    assert "\n\n" in shown


def test_without_a_command_help_is_shown(said: Said) -> None:
    """Whoever tries it first learns what there is."""
    shown = said.by()

    assert shown.startswith("usage: whiskerworks [-h] [--version] COMMAND")
    for command in COMMANDS:
        assert f"\n    {command} " in shown


def test_games_are_listed_with_their_options(said: Said) -> None:
    """For people, and for programs."""
    assert "gears" in said.by("games")
    (gears,) = [
        g for g in json.loads(said.by("games", "--json")) if g["name"] == "gears"
    ]
    assert gears["seats"] == [2]
    assert gears["options"][1] == {
        "name": "quiet_limit",
        "kind": "number",
        "default": 60,
        "choices": [],
        "least": 0,
        "most": 100_000,
        "free": False,
        "rule": "G10",
    }
    assert [option["name"] for option in gears["options"]] == [
        "first",
        "quiet_limit",
        "swap",
    ]


def test_rules_are_shown_whole_or_one_by_one(said: Said) -> None:
    """Each with its certainty."""
    assert said.by("rules", "gears").count("(printed") == 11
    assert said.by("rules", "gears", "G9").startswith("G9   (printed) If it is")


def test_perft_counts(said: Said) -> None:
    """And divides by the first move."""
    assert said.by("perft", "gears", "2", "-o", "first=blue") == "2650\n"
    divided = said.by("perft", "gears", "2", "--divide")
    assert divided == "first blue: 52\nfirst red: 52\n104\n"
    assert said.by("perft", "gears", "0", "--divide") == "1\n"


def test_playouts_repeat_with_their_seed(said: Said) -> None:
    """All but the speed."""
    first = said.by("playout", "gears", "-n", "3", "--seed", "5").splitlines()
    again = said.by("playout", "gears", "-n", "3", "--seed", "5").splitlines()

    assert first[:-1] == again[:-1]
    assert first[0].startswith("3 random games of load('gears'")
    assert said.by("playout", "gears", "-n", "0").count("\n") == 1


def test_playouts_tell_how_long_a_game_is(said: Said) -> None:
    """Moves, not seconds."""
    game = load("gears")
    _, plies, _ = exploration.playout(game.rules, game.start(), Random(5))
    last = said.by("playout", "gears", "-n", "1", "--seed", "5").splitlines()[-1]

    assert last.startswith(f"  {plies}.0 moves per game, ")


def test_replay_tells_the_game_and_checks_it(said: Said) -> None:
    """The moves in words, the board, the end."""
    shown = said.by("replay", str(RECORDS / "block-seven.record"))

    assert "   2 i3         Blue puts a cog on i3." in shown
    assert "[G9] Score 0 : 1\n" in shown
    half = said.by("replay", str(RECORDS / "block-seven.record"), "--ply", "3")
    assert "i5" not in half.split("\n\n")[0]
    assert said.by("replay", str(RECORDS / "gold-edge.record"), "--quiet") == ""


def test_replay_does_not_tell_what_nobody_told(said: Said, tmp_path: Path) -> None:
    """Not even when the game is over; and it calls everybody by name."""
    shown = said.by("replay", untold(tmp_path, "end abandoned\n"))

    assert shown.count("(secret)") == 2
    assert "Ada gets an agenda.\n" in shown
    assert "Bob begins.\n" in shown
    assert "Bob gets an agenda." in said.by("replay", untold(tmp_path), "--json")


def test_replay_speaks_the_language_of_who_reads_it(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That which is asked for, else the system's."""
    path = str(RECORDS / "block-seven.record")
    german = said.by("replay", path, "--language", "de")
    assert "Blau steckt ein Zahnrad auf i3." in german

    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert said.by("replay", path) == german
    (move,) = json.loads(said.by("replay", path, "--json", "--ply", "2"))["moves"][1:]
    assert move["events"][0]["text"] == "Blau steckt ein Zahnrad auf i3."
    assert "Blue puts" in said.by("replay", path, "--language", "en")

    said.by("replay", path, "--language", "xx", code=2)
    assert "unknown language 'xx'" in said.complaint


def test_replay_keeps_the_secrets_of_a_game_that_goes_on(
    said: Said, tmp_path: Path
) -> None:
    """[M20] When it is over, all may know them."""
    whole = (RECORDS.parents[1] / "maze/records" / OVER).read_text("utf-8")
    path = tmp_path / "going-on.record"
    path.write_text("\n".join(whole.splitlines()[:20]) + "\n", "utf-8")
    during = said.by("replay", str(path))
    after = said.by("replay", str(RECORDS.parents[1] / "maze/records" / OVER))

    assert during.count("(secret)") == 2
    assert "deal" not in during
    assert "deal 0 " in after
    assert "(secret)" not in after


def test_a_bad_record_is_named_with_its_line(said: Said, tmp_path: Path) -> None:
    """Exit code 1: the file is not as it should be."""
    path = tmp_path / "bad.record"
    text = (RECORDS / "block-seven.record").read_text("utf-8")
    path.write_text(text.replace("1 j2", "1 j1"), encoding="utf-8")
    said.by("replay", str(path), code=1)
    assert "line 11: j1 is refused: j1 already holds a wheel. [G4]" in said.complaint

    path.write_bytes(b"whiskerworks record 1\n\xff")
    said.by("replay", str(path), code=1)
    assert "line 2: it is not UTF-8 text" in said.complaint

    said.by("replay", str(RECORDS / "gold-edge.record"), "--ply", "99", code=2)
    assert "no move 99: the record has" in said.complaint


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "gears", "--seats", "5"], "gears has 2 seats, not 5"),
        (["play", "gears", "--seat", "2"], "there is no seat 2; there are 0 to 1"),
        (["play", "gears", "-o", "swap"], "option swap: write it as NAME=VALUE"),
        (["play", "gears", "-o", "swap=maybe"], "'maybe' is not on or off"),
        (["play", "gears", "-o", "swap=on", "-o", "swap=on"], "given twice"),
        (["perft", "gears", "2", "-o", "x=1"], "there is no such option"),
        (["rules", "gears", "G99"], "gears has no rule 'G99'"),
    ],
)
def test_a_users_mistake_is_one_sentence(
    said: Said, arguments: list[str], complaint: str
) -> None:
    """Exit code 2, and no traceback."""
    said.by(*arguments, code=2)
    assert said.complaint.startswith("whiskerworks: ")
    assert complaint in said.complaint
    assert said.complaint.count("\n") == 1


def test_a_missing_file_is_one_sentence(said: Said) -> None:
    """Exit code 1, and the file is named."""
    said.by("replay", "no-such-file", code=1)
    assert said.complaint == "whiskerworks: no-such-file: No such file or directory\n"


def test_play_reads_moves_from_a_pipe_and_keeps_a_record(tmp_path: Path) -> None:
    """From the first line to the end of the game, in a real process."""
    path = tmp_path / "game.record"
    code, shown, complaints = shell(
        *("play", "gears", "--seat", "0", "--seat", "1", "-o", "first=blue"),
        *("--seed", "1", "--record", str(path)),
        typed="i3\nj2\ni5\nj4\ni2\nj3\n",
    )

    assert (code, complaints) == (0, "")
    assert "[G9] Score 0 : 1\n" in shown
    assert shown.endswith(f"Saved to {path}.\n")
    assert path.read_text("utf-8").endswith("1 j3\nend block\n")
    code, _, complaints = shell("play", "gears", "--record", str(path))
    assert (code, complaints.count("File exists")) == (1, 1)


def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    tmp_path: Path,
) -> None:
    """Not when the game is over and would be lost."""
    path = tmp_path / "nowhere" / "game.record"
    code, shown, complaints = shell("play", "gears", "--record", str(path), typed="e3")

    assert (code, shown) == (1, "")
    assert complaints == f"whiskerworks: {path}: No such file or directory\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("playout", "gears", "--seed", "9" * 30),
        ("perft", "gears", "9" * 30),
        ("perft", "gears", "-1"),
        ("play", "gears", "--seats", "two"),
    ],
)
def test_a_number_out_of_range_is_explained(arguments: tuple[str, ...]) -> None:
    """Exit code 2, by the parser."""
    code, _, complaints = shell(*arguments)

    assert code == 2
    assert complaints.startswith("usage: whiskerworks")
    assert "Traceback" not in complaints
    assert ("at most 18 digits" in complaints) == ("9" * 30 in arguments)


def test_the_version_says_what_it_is_made_of() -> None:
    """Source or compiled."""
    code, shown, _ = shell("--version")
    assert code == 0
    assert shown.startswith("whiskerworks 0.")
    assert f"({'compiled' if COMPILED else 'source: no compiled modules'})" in shown


def test_output_may_be_cut_off() -> None:
    """A reader that goes away is no error."""
    done = subprocess.run(
        f"{shlex.quote(sys.executable)} -m whiskerworks rules gears | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("G1")
    assert done.stderr == ""


def test_a_reader_that_has_gone_already_is_no_error() -> None:
    """What is left unsaid in a buffer is no complaint when the program leaves."""
    buffered = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as gone:
        done = subprocess.run(
            [sys.executable, "-m", "whiskerworks", "rules", "gears", "G9"],
            stdout=gone,
            stderr=subprocess.PIPE,
            env=buffered,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    assert (done.returncode, done.stderr) == (0, "")
