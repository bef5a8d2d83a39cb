"""`whiskerworks new-game`: what it writes, and what it refuses to."""

import ast
import tomllib
from pathlib import Path

import pytest

from whiskerworks.cli import run
from whiskerworks.cli.new_game import skeleton


def test_it_writes_a_package_and_says_what_to_do_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a folder of its own, which may lie in one that is not there yet."""
    assert run(["new-game", "lucky_dip", "--into", str(tmp_path / "games")]) == 0

    folder = tmp_path / "games/whiskerworks-lucky_dip"
    said = capsys.readouterr().out
    assert f"cd {folder}\n" in said
    assert "pip install -e ." in said
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"] == {
        "whiskerworks.games": {"lucky_dip": "lucky_dip_game"}
    }
    assert (folder / "src/lucky_dip_game/words/en.ftl").is_file()
    assert (folder / "src/lucky_dip_game/art/die.svg").is_file()
    assert (folder / "tests/test_rules.py").is_file()


def test_the_name_stands_wherever_the_skeletons_stood() -> None:
    """As a name, as a title and in the names of classes."""
    texts = skeleton("lucky_dip")

    assert not any("dicey" in f"{path}{text}".lower() for path, text in texts.items())
    assert "title = Lucky dip\n" in texts["src/lucky_dip_game/words/en.ftl"]
    assert "class LuckyDipView(View)" in texts["src/lucky_dip_game/view.py"]


@pytest.mark.parametrize("name", ["dicey_two", "odicey", "dicey"])
def test_a_name_may_hold_the_skeletons(name: str) -> None:
    """It is put in once, and what was put in is left alone."""
    texts = skeleton(name)

    assert texts.keys() == {one.replace("dicey", name) for one in skeleton("dicey")}
    title = name.replace("_", " ").capitalize()
    assert f"title = {title}\n" in texts[f"src/{name}_game/words/en.ftl"]
    assert f'name="{name}"' in texts[f"src/{name}_game/meta.py"]
    view = "".join([part.capitalize() for part in name.split("_")])
    assert f"class {view}View(View)" in texts[f"src/{name}_game/view.py"]


def test_every_function_and_module_of_it_is_explained() -> None:
    """But for those that are private or keep a promise explained elsewhere."""
    for path, text in skeleton("dicey").items():
        if path.endswith(".py"):
            module = ast.parse(text)
            assert ast.get_docstring(module), path
            for node in module.body:
                if isinstance(node, ast.FunctionDef) and node.name[0] != "_":
                    assert ast.get_docstring(node), f"{path}: {node.name}"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Dicey", "lower-case letters"),
        ("dicey-game", "lower-case letters"),
        ("9lives", "lower-case letters"),
        ("../dicey", "lower-case letters"),
        ("", "lower-case letters"),
        ("d" * 32, "lower-case letters"),
        ("lambda", "it is a keyword of Python"),
        ("gears", "a game of that name exists"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, problem: str
) -> None:
    """Nothing is written."""
    assert run(["new-game", name, "--into", str(tmp_path)]) == 2

    assert problem in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file is in the way."""
    (tmp_path / "games").write_text("a file")

    assert run(["new-game", "dicey", "--into", str(tmp_path / "games")]) == 1
    assert str(tmp_path / "games") in capsys.readouterr().err


def test_nothing_is_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever is in the folder stays as it is."""
    folder = tmp_path / "whiskerworks-dicey"
    folder.mkdir()
    (folder / "mine.txt").write_text("mine")

    assert run(["new-game", "dicey", "--into", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"whiskerworks: {folder} already exists\n"
    assert [one.name for one in folder.iterdir()] == ["mine.txt"]
