"""Which games of other packages can be used, and what is said of the others."""

import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from itertools import count
from pathlib import Path

import pytest

from tests.plugin.plugin_package import GAME, declare, put, run
from whiskerworks.cli.new_game import skeleton
from whiskerworks.plugins import GROUP, PARTS, usable

_numbers = count(1)

Packaged = Callable[..., str]


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packaged:
    """
    Return what makes a package of the game `dicey` that can be imported.

    Files that are given take the place of its own; None leaves one out.
    """
    monkeypatch.syspath_prepend(tmp_path)

    def make(**instead: str | None) -> str:
        package = f"dicey_{next(_numbers)}_game"
        for path, text in skeleton("dicey").items():
            if path.startswith("src/"):
                part = path.removeprefix("src/dicey_game/")
                told = instead.get(part.partition(".")[0].replace("/", "_"), text)
                if told is not None:
                    place = tmp_path / package / part
                    place.parent.mkdir(parents=True, exist_ok=True)
                    place.write_text(told.replace("dicey_game", package), "utf-8")
        return package

    return make


def declared(package: str, name: str = "dicey") -> EntryPoint:
    """Return the entry point of a game."""
    return EntryPoint(name, package, GROUP)


def test_a_game_is_found_by_the_entry_point_of_its_package(packaged: Packaged) -> None:
    """Its name leads to the package; only its facts are imported."""
    package = packaged()
    found = usable([declared(package)])

    assert dict(found.packages) == {"dicey": package}
    assert found.problems == ()
    assert f"{package}.rules" not in sys.modules


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Dicey", "lower-case letters"),
        ("dicey-game", "lower-case letters"),
        ("../dicey", "lower-case letters"),
        ("d" * 32, "lower-case letters"),
        ("gears", "Whiskerworks has a game of that name"),
        ("other", "its META is called 'dicey'"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(
    packaged: Packaged, name: str, problem: str
) -> None:
    """It would go into addresses and files, or is another game's."""
    package = packaged()
    found = usable([declared(package, name)])

    assert dict(found.packages) == {}
    (bad,) = found.problems
    assert (bad.game, bad.package) == (name, package)
    assert problem in bad.problem


def test_of_two_packages_with_one_name_neither_is_used(packaged: Packaged) -> None:
    """Nobody could know which of them a record means; others stay."""
    one, other = packaged(), packaged()
    found = usable([declared(one), declared(other), declared(one, "other")])

    assert dict(found.packages) == {}
    told = {bad.package: bad.problem for bad in found.problems if bad.game == "dicey"}
    assert told[one] == f"another package brings a game of that name: {other}"
    assert told[other] == f"another package brings a game of that name: {one}"


@pytest.mark.parametrize(
    ("instead", "problem"),
    [
        ({"meta": "import nothing_like_it"}, "ModuleNotFoundError: No module named"),
        ({"meta": "1 / 0"}, "ZeroDivisionError: division by zero"),
        ({"meta": "META = 'dicey'"}, "has no META that is a"),
        ({"meta": ""}, "has no META that is a"),
        *[({part: None}, f"no module {part}") for part in PARTS if part != "meta"],
        ({"words_en": None}, "has no file words/en.ftl"),
    ],
)
def test_what_a_package_lacks_is_said(
    packaged: Packaged, instead: dict[str, str | None], problem: str
) -> None:
    """A game beside it can be played."""
    bad, good = packaged(**instead), packaged()
    found = usable([declared(bad, "dicey"), declared(good, "dicey_too")])

    assert dict(found.packages) == {}
    assert problem in next(one.problem for one in found.problems if one.package == bad)


@pytest.mark.parametrize("package", ["dicey_game:META", "no.such.package", "..", ""])
def test_an_entry_point_must_name_a_package(package: str) -> None:
    """One that can be imported."""
    (bad,) = usable([declared(package)]).problems

    assert "package" in bad.problem or "ModuleNotFoundError" in bad.problem


def test_a_broken_game_leaves_the_others_playable(python: Path, tmp_path: Path) -> None:
    """It is told once which package it is, and why; that of a late failure as well."""
    environment = python.parents[1]
    put(environment, "late", rules="raise RuntimeError('too late')\n")
    file = declare(environment, "some-games", broken="broken_game", late="late_game")
    try:
        listed = run(python, tmp_path, "-m", "whiskerworks", "games")
        played = run(python, tmp_path, "-m", "whiskerworks", "play", "late")
        registered = run(
            python, tmp_path, "-c", "import whiskerworks.lab.research.spiel"
        )
    finally:
        file.unlink()

    assert listed.returncode == 0
    assert GAME in listed.stdout
    assert "gears" in listed.stdout
    assert listed.stderr == (
        "the game 'broken' of the package 'some-games' cannot be played: "
        "ModuleNotFoundError: No module named 'broken_game'\n"
    )
    assert played.returncode == 2
    assert played.stderr.endswith(
        "whiskerworks: the game 'late' of the package 'late_game' cannot be played: "
        "RuntimeError: too late\n"
    )
    assert registered.returncode == 0
    assert "RuntimeError: too late" in registered.stderr
