"""Whoever does not know what to type is told; and what help shows, works."""

import io
import json
import shlex
from pathlib import Path

import pytest

import whiskerworks
from tests.cli.said import Said
from tests.table.matches import Match, name_of
from tools import commands
from whiskerworks.cli import COMMANDS, EXAMPLES, parser, run
from whiskerworks.core import record
from whiskerworks.table.records import record_of

TAKEN = {commands.name_of(taken): taken for taken in commands.everything()}
SHOWN = [*EXAMPLES, *[one for taken in TAKEN.values() for one in taken.examples]]
STAY = (
    "play",
    "join",
    "referee",
    "serve",
    "backup",
    "restore",
    "admin",
    "ladder",
    "lab",
    "solve",
)
"""What plays, serves, needs data or thinks for long: its examples are only read."""


def words_of(example: str) -> list[str]:
    """Return the words of an example; none if it is more than a command of ours."""
    program, *words = shlex.split(example, comments=True)
    return words if program == "whiskerworks" and "|" not in words else []


@pytest.fixture(scope="module")
def played() -> str:
    """Return the record of a game from a table, fairly dealt."""
    match = Match(whiskerworks.load("maze"), 1)
    match.start("cat", "mouse")
    while match.table.phase == "playing":
        match.play()
    return record.write(record_of(match.table, name_of))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: str) -> Path:
    """Go to a folder with the files that examples name."""
    (tmp_path / "games").mkdir()
    for name in ("game.record", "games/one.record"):
        (tmp_path / name).write_text(played, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_command_shows_examples() -> None:
    """But those that only hold others, which do."""
    bare = [name for name, taken in TAKEN.items() if not taken.examples]

    assert [name for name in bare if not commands.within(TAKEN[name])] == []


@pytest.mark.parametrize("example", [one for one in SHOWN if words_of(one)])
def test_examples_are_understood(
    example: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What can be run in a moment is run; the rest is read as when it is."""
    words = words_of(example)
    if "<" in words:
        words, piped = words[:-2], Path(words[-1]).read_bytes()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(piped)))
    words = words[:-2] if ">" in words else words

    if words[0] in STAY or words[:2] == ["deck", "check"]:
        assert callable(parser(words[0]).parse_args(words).run)
    else:
        assert run(words) == 0
    assert "whiskerworks:" not in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_help_tells_of_a_command(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As its own option does."""
    assert run(["help", command]) == 0
    shown = capsys.readouterr().out

    assert shown.startswith(f"usage: whiskerworks {command}")
    assert "\n\n" in shown


def test_help_alone_lists_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    """As the program without a command does."""
    assert run(["help"]) == 0

    assert f"\n    {COMMANDS[-1]} " in capsys.readouterr().out


def test_help_tells_of_a_command_within_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In as many words as it has."""
    assert run(["help", "record", "check"]) == 0

    assert capsys.readouterr().out.startswith("usage: whiskerworks record check ")


@pytest.mark.parametrize(
    "typed",
    [
        "rules gears G9 --language de --json",
        "rules gears --language de G9 --json",
        "rules --json gears --language de G9",
        "rules --language de --json -- gears G9",
    ],
)
def test_options_may_stand_anywhere(said: Said, typed: str) -> None:
    """Before, between and behind other words; behind -- there are none."""
    (rule,) = json.loads(said.by(*typed.split()))

    assert rule["id"] == "G9"
    assert rule["text"].startswith("Wenn du am Zug bist")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("plya gears", "unknown command 'plya': did you mean play?"),
        ("fly", "unknown command 'fly'; whiskerworks help lists all commands"),
        ("help dekc", "unknown command 'dekc': did you mean deck?"),
        ("help record chekk", "unknown command 'chekk': did you mean check?"),
        ("rules gaers", "unknown game 'gaers': did you mean gears?"),
    ],
)
def test_a_misspelt_command_is_guessed(said: Said, typed: str, answer: str) -> None:
    """One sentence, and exit code 2."""
    said.by(*typed.split(), code=2)

    assert said.complaint == f"whiskerworks: {answer}\n"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play gears --bott 3", "unknown option --bott: did you mean --bot?"),
        ("play gears --bott=3", "unknown option --bott: did you mean --bot?"),
        ("games --zzz", "unknown option --zzz"),
        ("rules gears G1 G2", "unexpected argument 'G2'"),
        ("rules G1 --language de gears G2", "unexpected argument 'G2'"),
        (
            "deck chekk ours",
            "argument WHAT: unknown value 'chekk': did you mean check?",
        ),
        (
            "deck draw ours",
            "argument WHAT: unknown value 'draw'; choose one of: check, show",
        ),
        (
            "record chekk",
            "argument COMMAND: unknown value 'chekk': did you mean check?",
        ),
    ],
)
def test_what_a_command_does_not_take_is_named(
    typed: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the usage of that very command, and where there is more."""
    command = typed.split()[0]
    with pytest.raises(SystemExit, match="2"):
        run(typed.split())
    complaint = capsys.readouterr().err

    assert complaint.startswith(f"usage: whiskerworks {command} ")
    assert complaint.endswith(
        f"whiskerworks {command}: {answer}\nRun whiskerworks {command} --help for "
        "details.\n"
    )
