"""`lab report`, `lab compare` and `lab house`, as a designer runs them."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.said import Said
from tests.cli.started import started
from tests.lab.result_frames import frame, game, lot, written
from tests.lab.test_house_rules import deck
from tests.patience import PATIENCE
from tools import commands

TAKEN = {commands.name_of(taken): taken for taken in commands.everything()}


@pytest.fixture
def results(tmp_path: Path) -> str:
    """Return the name of a file with two variants."""
    rows = lot(40, 30, variant="swap=off") + lot(40, 12, variant="swap=on")
    return str(written(tmp_path / "swap.parquet", frame(rows)))


def has_begun(folder: Path) -> bool:
    """Return whether games are noted in a folder whose other files come and go."""
    with suppress(FileNotFoundError):
        return any(one.stat().st_size for one in folder.rglob("games.jsonl"))
    return False


def keys_of(name: str) -> set[str]:
    """Return the keys that the reference has for a command."""
    told = TAKEN[name].keys.items()
    return {key for key, text in told if not text.startswith("if not good")}


def test_a_report_is_told_in_the_terminal(said: Said, results: str) -> None:
    """What was played, what is found, and all tables."""
    shown = said.by("lab", "report", results)

    assert shown.startswith("80 games of Gears for 2 seats, played by random.")
    assert "\n- The seat that begins wins 52.5\N{NO-BREAK SPACE}% (" in shown
    for title in ("Who begins", "Seats", "Length", "How games end", "Branching"):
        assert f"\n\n{title}\n" in shown


def test_a_report_is_written_as_a_page(
    said: Said, results: str, tmp_path: Path
) -> None:
    """Never over another, unless that is asked for."""
    path = tmp_path / "report.html"

    assert said.by("lab", "report", results, "-o", str(path)) == ""

    assert path.read_text("utf-8").startswith("<!doctype html>")
    said.by("lab", "report", results, "-o", str(path), code=1)
    assert "File exists; --force replaces it" in said.complaint
    said.by("lab", "report", results, "-o", str(path), "--force")


def test_figures_are_told_as_json(said: Said, results: str) -> None:
    """In the shape that is documented."""
    found = json.loads(said.by("lab", "report", results, "--json"))

    assert set(found) == keys_of("lab report")
    assert found["played"]["games"] == 80
    assert found["seeds"] == [7]
    assert found["starters"][0]["share"]["value"] == 0.525
    assert [one["name"] for one in found["variants"]] == ["swap=off", "swap=on"]


def test_two_variants_are_compared(said: Said, results: str, tmp_path: Path) -> None:
    """In words, as a table, as a page."""
    shown = said.by("lab", "compare", results)
    path = tmp_path / "compared.html"
    said.by(
        *("lab", "compare", results, "--between", "swap=on", "swap=off"),
        *("-o", str(path)),
    )

    assert "- Starters win more often with swap off: 75.0" in shown
    assert "\n\nAll measures\n" in shown
    assert "<title>Gears: swap on or swap off</title>" in path.read_text("utf-8")


def test_a_comparison_is_told_as_json(said: Said, results: str) -> None:
    """Each measure with both values, the difference, p and a sentence."""
    found = json.loads(said.by("lab", "compare", results, "--json"))

    assert set(found) == keys_of("lab compare")
    first = found["measures"][0]
    assert (first["first"]["value"], first["second"]["value"]) == (0.75, 0.3)
    assert first["differs"]
    assert first["said"].startswith("Starters win more often")


def test_a_file_is_not_compared_with_itself(said: Said, tmp_path: Path) -> None:
    """However it is called."""
    path = written(tmp_path / "a.parquet", frame(lot(20, 9)))
    other = tmp_path / "b.parquet"
    other.symlink_to(path)

    for second in (path, other):
        said.by("lab", "compare", str(path), str(second), code=2)
        assert f"{second}: this file is given twice" in said.complaint


@pytest.mark.parametrize("command", ["report", "compare"])
def test_a_file_without_results_is_named(
    said: Said, tmp_path: Path, command: str
) -> None:
    """And what is wrong."""
    path = tmp_path / "notes.txt"
    path.write_text("hello", "utf-8")

    said.by("lab", command, str(path), code=2)

    assert f"{path}: this is not a Parquet file of results" in said.complaint


def test_a_file_that_is_not_there_is_named(said: Said, tmp_path: Path) -> None:
    """As everywhere."""
    said.by("lab", "report", str(tmp_path / "gone"), code=1)

    assert "gone: No such file or directory" in said.complaint


def test_games_of_other_seats_are_chosen(said: Said, tmp_path: Path) -> None:
    """They are never mixed."""
    rows = [row for n in range(12) for row in game(n, (1.0, 0.0, 0.0), name="arena")]
    three = written(tmp_path / "three", frame(rows))
    two = written(tmp_path / "two", frame(lot(12, 6, name="arena")))

    said.by("lab", "report", str(three), str(two), code=2)
    assert "choose with --seats" in said.complaint
    shown = said.by("lab", "report", str(three), str(two), "--seats", "3")
    assert shown.startswith("12 games of Arena for 3 seats")


RANDOM = ("--players", "random", "--judge", "0")


class TestHouse:
    def test_house_rules_are_played_and_compared(
        self, said: Said, tmp_path: Path
    ) -> None:
        """And it is told how to play by them."""
        file, page = tmp_path / "house.toml", tmp_path / "house.html"
        file.write_text("[options]\nquiet_limit = 4\n", "utf-8")
        words = (
            "lab",
            "house",
            "gears",
            str(file),
            "--players",
            "random",
            "--judge",
            "0",
        )
        few = (*words, "--games", "12", "--seed", "3", "--workers", "1")

        shown = said.by(*few)
        told = json.loads(said.by(*few, "--json", "-o", str(page)))

        assert "standard (12 games) against house rules (12 games)" in shown
        assert "whiskerworks play gears -o quiet_limit=4\n" in shown
        assert "/new/gears?quiet_limit=4\n" in shown
        program = shown.partition("\nIn a program:\n")[2]
        assert program == (
            "import whiskerworks\ngame = whiskerworks.load('gears', quiet_limit=4)\n"
        )
        assert set(told) == keys_of("lab house")
        assert told["options"] == {"quiet_limit": "4"}
        assert told["seeds"] == [3]
        text = page.read_text("utf-8")
        assert "<title>Gears: house rules</title>" in text
        assert "<h2>Play it</h2>" in text
        assert 'href="http://localhost:8765/new/gears?quiet_limit=4"' in text

    def test_a_deck_from_input_is_told_to_be(
        self, said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """With the link alone; also where a page is written."""
        page = tmp_path / "deck.html"
        whole = io.TextIOWrapper(io.BytesIO(deck().encode()))
        monkeypatch.setattr(sys, "stdin", whole)

        shown = said.by(
            *("lab", "house", "maze", "-", *RANDOM, "--games", "10"),
            *("--workers", "1", "-o", str(page)),
        )

        assert "standard (10 games) against house rules (10 games)" in shown
        assert "\nThe deck came from standard input." in shown
        assert "\nOn a server: http://localhost:8765/new/maze?deck=" in shown
        assert "In a program" not in shown
        assert shown.endswith(f"\nSaved the page to {page}.\n")
        assert "The deck came from standard input" in page.read_text("utf-8")

    def test_whoever_stops_it_is_told_that_nothing_is_kept(
        self, tmp_path: Path
    ) -> None:
        """And what would keep it."""
        file = tmp_path / "house.toml"
        file.write_text("[options]\nquiet_limit = 4\n", "utf-8")
        words = ["lab", "house", "gears", str(file), *RANDOM]
        words += ["--games", "1000000", "--workers", "1"]
        here = {**os.environ, "TMPDIR": str(tmp_path)}
        with started(*words, env=here) as running:
            while not has_begun(tmp_path):
                assert running.poll() is None
                time.sleep(0.02)
            running.send_signal(signal.SIGINT)
            _, complaints = running.communicate(timeout=PATIENCE)

        assert running.returncode == 130
        assert "stopped: nothing was saved; use --results FILE" in complaints
        assert "saved in" not in complaints
        assert list(tmp_path.rglob("games.jsonl")) == []

    @pytest.mark.parametrize(
        "server", ["not a url", "games.example", "ftp://a", "http://", "http://a:b"]
    )
    def test_a_server_has_an_address(
        self, said: Said, tmp_path: Path, server: str
    ) -> None:
        """Of the web."""
        file = tmp_path / "house.toml"
        file.write_text("[options]\nswap = true\n", "utf-8")

        said.by("lab", "house", "gears", str(file), "--server", server, code=2)

        assert f"--server: {server} is not an address; write" in said.complaint

    def test_the_games_can_be_kept(self, said: Said, tmp_path: Path) -> None:
        """And told of again."""
        file, kept = tmp_path / "house.toml", tmp_path / "kept.parquet"
        file.write_text("[options]\nquiet_limit = 4\n", "utf-8")
        said.by(
            *(
                "lab",
                "house",
                "gears",
                str(file),
                "--players",
                "random",
                "--judge",
                "0",
            ),
            *("--games", "10", "--workers", "1", "--results", str(kept)),
        )

        assert "against house rules" in said.by("lab", "compare", str(kept))

    @pytest.mark.parametrize(
        ("text", "more", "problem"),
        [
            ("[options]\nx = 1", (), "there is no such option"),
            ("[options]\nswap = true", ("--games", "9"), "--games: too few"),
            ("[options]\nswap = true", ("--workers", "0"), "--workers: use at least 1"),
            (
                "[options]\nswap = true",
                ("--workers", "257"),
                "use at most 256, not 257",
            ),
            ("[options]\nswap = true", ("--results", "x.csv"), "end in .parquet"),
            ("[options]\nswap = true", ("--players", "x"), "x"),
        ],
    )
    def test_what_cannot_be_played_is_told(
        self, said: Said, tmp_path: Path, text: str, more: tuple[str, ...], problem: str
    ) -> None:
        """Before anything is."""
        file = tmp_path / "house.toml"
        file.write_text(text, "utf-8")

        said.by("lab", "house", "gears", str(file), *more, code=2)

        assert problem in said.complaint


def test_players_need_none_of_it() -> None:
    """The commands are known without what they are made of."""
    program = (
        "import sys; from whiskerworks.cli import parser; parser('lab');"
        "print([m for m in ('polars', 'altair', 'joblib') if m in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert found.stdout == "[]\n"
