"""`whiskerworks record …`: check, convert, verify, stats."""

import io
import json
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from errno import EACCES
from pathlib import Path

import pytest

from tests.cli.said import Said
from whiskerworks.cli import run
from whiskerworks.core import record
from whiskerworks.core.message import Message
from whiskerworks.words import words

GAMES = Path(__file__).parents[1] / "games"
GEARS = GAMES / "gears" / "records"
BLOCK = GEARS / "block-seven.record"


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """Return a record in which a peg is taken."""
    path = tmp_path / "bad.record"
    path.write_text(BLOCK.read_text("utf-8").replace("1 j2", "1 j1"), "utf-8")
    return path


def piped(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Let the next command read *text* from its input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def refusing(
    scandir: Callable[[str], AbstractContextManager[Iterator[os.DirEntry[str]]]],
    locked: str,
) -> Callable[[str], AbstractContextManager[Iterator[os.DirEntry[str]]]]:
    """Return *scandir*, but for one folder that nobody may list."""

    def scan(folder: str) -> AbstractContextManager[Iterator[os.DirEntry[str]]]:
        if folder == locked:
            raise PermissionError(EACCES, os.strerror(EACCES), folder)
        return scandir(folder)

    return scan


def test_without_more_words_help_is_shown(said: Said) -> None:
    """It lists what can be done."""
    shown = said.by("record")

    assert shown.startswith("usage: whiskerworks record [-h] COMMAND")
    for word in ("check", "convert", "verify", "stats"):
        assert f"\n    {word} " in shown


@pytest.mark.parametrize("command", ["check", "convert", "verify", "stats"])
def test_every_command_helps(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What it does and what it takes."""
    with pytest.raises(SystemExit, match="0"):
        run(["record", command, "--help"])

    assert f"usage: whiskerworks record {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["record check", "record convert", "replay"])
def test_nothing_is_no_file(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor the folder one is in."""
    with pytest.raises(SystemExit, match="2"):
        run([*command.split(), ""])

    assert "the name of a file is missing" in capsys.readouterr().err


class TestCheck:
    """A line for each record; one bad one is enough for exit code 1."""

    def test_good_records_are_told_in_a_line(self, said: Said) -> None:
        """What it is, how long, how it ended."""
        shown = said.by("record", "check", str(BLOCK))

        assert shown == f"{BLOCK}: valid: gears, 2 players, 7 moves, ended: block\n"

    def test_a_game_may_be_open(
        self, said: Said, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """And come from a pipe."""
        header = BLOCK.read_text("utf-8").partition("\n\n")[0]
        piped(monkeypatch, f"{header}\n\n* first blue\n")

        shown = said.by("record", "check", "-")
        assert shown == "input: valid: gears, 2 players, 1 move, unfinished\n"

    def test_all_records_of_a_folder_are_checked(self, said: Said, bad: Path) -> None:
        """In the order of their names; other files are left alone."""
        kept = record.read(BLOCK.read_text("utf-8"))
        json_path = bad.with_name("a.record.json")
        json_path.write_text(record.write_json(kept), "utf-8")
        bad.with_name("notes.txt").write_text("no record", "utf-8")

        shown = said.by("record", "check", str(bad.parent), str(BLOCK), code=1)

        why = "line 11: j1 is refused: j1 already holds a wheel. [G4]"
        assert shown.splitlines() == [
            f"{json_path}: valid: gears, 2 players, 7 moves, ended: block",
            f"{bad}: {why}",
            f"{BLOCK}: valid: gears, 2 players, 7 moves, ended: block",
        ]

    def test_quiet_tells_only_of_bad_ones(self, said: Said, bad: Path) -> None:
        """Nothing if there are none."""
        assert said.by("record", "check", "--quiet", str(GEARS)) == ""
        shown = said.by("record", "check", "--quiet", str(GEARS), str(bad), code=1)
        assert shown.count("\n") == 1

    def test_programs_are_told_the_same(self, said: Said, bad: Path) -> None:
        """As JSON."""
        gone = str(bad.with_name("gone"))
        shown = said.by("record", "check", "--json", str(BLOCK), str(bad), gone, code=1)
        good, wrong, missing = json.loads(shown)

        assert good == {
            "file": str(BLOCK),
            "good": True,
            "game": "gears",
            "rules": 1,
            "seats": 2,
            "plies": 7,
            "end": "block",
        }
        assert (wrong["good"], wrong["line"], wrong["where"]) == (False, 11, None)
        assert missing == {
            "file": gone,
            "good": False,
            "line": None,
            "where": None,
            "problem": "No such file or directory",
        }

    def test_a_folder_without_records_is_not_right(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Somebody looked in the wrong place."""
        shown = said.by("record", "check", str(tmp_path), code=1)
        assert shown == f"{tmp_path}: contains no records\n"

    def test_a_folder_that_cannot_be_listed_is_not_right(
        self, said: Said, bad: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Whatever else there is; one cannot keep root from listing a real one."""
        locked = bad.with_name("locked")
        locked.mkdir()
        monkeypatch.setattr(os, "scandir", refusing(os.scandir, str(locked)))
        bad.write_text(BLOCK.read_text("utf-8"), "utf-8")

        shown = said.by("record", "check", str(bad.parent), code=1)
        assert shown.splitlines() == [
            f"{locked}: Permission denied",
            f"{bad}: valid: gears, 2 players, 7 moves, ended: block",
        ]
        shown = said.by("record", "check", str(locked), code=1)
        assert shown == f"{locked}: Permission denied\n"

    def test_only_files_are_looked_at_in_a_folder(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Neither folders that are called so, nor pipes, which would never end."""
        (tmp_path / "a.record").mkdir()
        os.mkfifo(tmp_path / "b.record")
        shown = said.by("record", "check", str(tmp_path), code=1)
        assert shown == f"{tmp_path}: contains no records\n"

        (tmp_path / "c.record").symlink_to(tmp_path / "gone")
        shown = said.by("record", "check", str(tmp_path), code=1)
        assert shown == f"{tmp_path / 'c.record'}: No such file or directory\n"

    @pytest.mark.parametrize(
        ("played", "why"),
        [
            ("0 j2", "It isn't Seat 1's turn. It's seat 2's turn."),
            ("* j2", "Chance has nothing to decide now. It's seat 2's turn."),
            ("7 j2", "This table has no such seat."),
        ],
    )
    def test_it_is_said_whose_turn_it_is(
        self, said: Said, bad: Path, played: str, why: str
    ) -> None:
        """Where somebody else has moved."""
        text = BLOCK.read_text("utf-8").replace("1 j2", played)
        bad.write_text(text, "utf-8")

        shown = said.by("record", "check", str(bad), code=1)
        assert shown == f"{bad}: line 11: j2 is refused: {why}\n"

    def test_the_place_in_json_is_named(
        self, said: Said, bad: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Beside its line, and by every command that reads."""
        text = record.write_json(record.read(bad.read_text("utf-8")))
        why = "line 15: moves[2]: j1 is refused: j1 already holds a wheel. [G4]\n"
        path = bad.with_suffix(".json")
        path.write_text(text, "utf-8")

        for command in ("replay", "verify"):
            said.by(command, str(path), code=1)
            assert said.complaint == f"whiskerworks: {path}: {why}"
        piped(monkeypatch, text)
        assert said.by("record", "check", "-", code=1) == f"input: {why}"

    @pytest.mark.parametrize(
        ("whole", "why"),
        [
            (b"", "line 1: it is empty: a record begins with 'whiskerworks record 1'"),
            (b"\x89PNG\r\n\x1a\n\0\0", "line 1: it is not UTF-8 text"),
            (
                b"PK\3\4\0\0",
                (
                    "line 1: a record begins with 'whiskerworks record 1', "
                    r"not 'PK\x03\x04\x00\x00'"
                ),
            ),
            (
                b'[Event "Club"]\n[White "Ada"]\n\n1. e4 e5 *\n',
                (
                    "line 1: a record begins with 'whiskerworks record 1', "
                    "not '[Event \"Club\"]'"
                ),
            ),
        ],
    )
    def test_foreign_files_are_named(
        self, said: Said, tmp_path: Path, whole: bytes, why: str
    ) -> None:
        """Whatever they are."""
        path = tmp_path / "foreign.record"
        path.write_bytes(whole)

        assert said.by("record", "check", str(path), code=1) == f"{path}: {why}\n"


class TestConvert:
    """The same record in the other form."""

    def test_there_and_back_again(self, said: Said, tmp_path: Path) -> None:
        """To the letter, by the ending of the file or without any."""
        path = tmp_path / "game.record.json"
        text = BLOCK.read_text("utf-8").replace("\n\n", "\ntag cat Mieze\n\n", 1)
        tagged = tmp_path / "tagged.record"
        tagged.write_text(text, "utf-8")

        assert said.by("record", "convert", str(tagged), "-o", str(path)) == ""
        assert json.loads(path.read_text("utf-8"))["tags"] == {"cat": "Mieze"}
        assert said.by("record", "convert", str(path)) == text
        assert said.by("record", "convert", str(path), "--to", "text") == text
        same = said.by("record", "convert", str(path), "--to", "json")
        assert same == path.read_text("utf-8")
        loud = tmp_path / "GAME.JSON"
        said.by("record", "convert", str(tagged), "-o", str(loud))
        assert loud.read_text("utf-8") == same

    def test_input_becomes_output(
        self, said: Said, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """- is both."""
        piped(monkeypatch, BLOCK.read_text("utf-8"))
        shown = said.by("record", "convert", "-", "-o", "-")
        assert record.read(shown) == record.read(BLOCK.read_text("utf-8"))
        assert record.is_json(shown)

    def test_what_is_there_is_kept_unless_forced(
        self, said: Said, tmp_path: Path
    ) -> None:
        """One sentence, and the old file is as it was."""
        path = tmp_path / "game.record"
        path.write_text("precious", "utf-8")

        said.by("record", "convert", str(BLOCK), "-o", str(path), code=1)
        assert said.complaint == (
            f"whiskerworks: {path}: File exists; --force replaces it\n"
        )
        assert path.read_text("utf-8") == "precious"
        said.by("record", "convert", str(BLOCK), "-o", str(path), "--force")
        assert path.read_text("utf-8") == BLOCK.read_text("utf-8")

    def test_what_is_no_record_is_not_converted(self, said: Said, bad: Path) -> None:
        """Nothing is written."""
        out = bad.with_suffix(".json")
        said.by("record", "convert", str(bad), "-o", str(out), code=1)

        assert said.complaint.startswith(f"whiskerworks: {bad}: line 11: j1 is refused")
        assert not out.exists()


def test_record_verify_is_verify(said: Said) -> None:
    """A short name and a long one for the same."""
    said.by("record", "verify", str(BLOCK), code=1)
    long = said.complaint
    said.by("verify", str(BLOCK), code=1)

    assert "has no commitment" in long
    assert said.complaint == long


class TestStats:
    """What records have in common, game by game."""

    def test_games_are_counted(self, said: Said) -> None:
        """Lengths, endings, winners; players if the tags name some."""
        shown = said.by("record", "stats", str(BLOCK), str(GEARS / "gold-edge.record"))
        first, second = [
            words("gears").say(Message("seat-name", {"seat": seat})) for seat in (0, 1)
        ]

        assert shown == (
            "gears\n"
            "  games    2\n"
            "  players  2: 2\n"
            "  moves    23 (7 to 16 per game, median 7)\n"
            "  chance   2 outcomes\n"
            "  endings  block: 1, gold: 1\n"
            f"  won by   {first}: 1, {second}: 1\n"
        )

    def test_players_and_endings_outside_the_rules_are_counted(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Who resigns loses; who leaves it, leaves it to nobody."""
        head = BLOCK.read_text("utf-8").partition("\n\n")[0]
        tags = "tag seat-0 Ada\ntag bot-1 3\ntag seat-1 Bob\n"
        ends = ("resigned 1", "agreed", "abandoned", "time 0", "")
        for number, end in enumerate(ends):
            last = f"end {end}\n" if end else ""
            path = tmp_path / f"{number}.record"
            path.write_text(f"{head}\n{tags}\n* first blue\n{last}", "utf-8")

        (told,) = json.loads(said.by("record", "stats", "--json", str(tmp_path)))

        assert told == {
            "good": True,
            "game": "gears",
            "games": 5,
            "seats": {"2": 5},
            "plies": {"all": 5, "least": 1, "median": 1, "most": 1},
            "draws": 5,
            "endings": {
                "abandoned": 1,
                "agreed": 1,
                "open": 1,
                "resigned": 1,
                "time": 1,
            },
            "winners": {"nobody": 1, "open": 1, "seat 0": 1, "seat 1": 1, "shared": 1},
            "players": {
                "Ada": {"games": 5, "won": 1},
                "bot 3": {"games": 5, "won": 1},
            },
        }
        assert "  wins     Ada: 1 of 5, bot 3: 1 of 5\n" in said.by(
            "record", "stats", str(tmp_path)
        )

    def test_nobody_wins_alone_by_agreeing(self, said: Said) -> None:
        """There is nobody to share it with."""
        path = GAMES / "puzzle" / "records" / "more" / "agreed.record"
        (told,) = json.loads(said.by("record", "stats", "--json", str(path)))

        assert told["endings"] == {"agreed": 1}
        assert told["winners"] == {"nobody": 1}

    def test_damaged_files_are_named_and_left_out(self, said: Said, bad: Path) -> None:
        """The others are counted all the same."""
        shown = said.by("record", "stats", str(bad), str(BLOCK), code=1)

        assert "  games    1\n" in shown
        assert said.complaint.startswith(f"whiskerworks: {bad}: line 11: j1 is refused")
        assert said.by("record", "stats", str(bad), code=1) == "no games\n"

    def test_programs_are_told_what_is_left_out(self, said: Said, bad: Path) -> None:
        """Behind what was counted, as `record check` tells it."""
        counted = said.by("record", "stats", "--json", str(bad), str(BLOCK), code=1)
        checked = said.by("record", "check", "--json", str(bad), code=1)

        game, left_out = json.loads(counted)
        assert (game["good"], game["games"]) == (True, 1)
        assert [left_out] == json.loads(checked)
