"""Mutants: what is changed, what is left alone, and what tests say of them."""

import ast
import random
from pathlib import Path

import pytest

from tests.tools.test_quick import NEVER, ROOT, load_little, write
from tools.affected import Project
from tools.mutants import Limits, Tree, judge, room_of, sample, table
from tools.mutations import mutants

TEXT = '''\
"""Words: 1 < 2."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    LIMIT = 1

def few(count: "int < 3", log: object) -> bool:
    """Say 1."""
    log.info("so few", count + 1)
    if count < 3 and log:
        count += 1
    return swap(count, log)

class Thing:
    def __repr__(self) -> str:
        return f"{1 + 1}" if self else "2"
'''


def test_each_kind_of_change_is_made_where_it_matters() -> None:
    """Words, types, logs and pictures of values are left alone."""
    found = {(one.kind, one.before, one.after) for one in mutants("a.py", TEXT)}

    assert found == {
        ("negate", "count < 3 and log", "(not (count < 3 and log))"),
        ("and or", "count < 3 and log", "(count < 3 or log)"),
        ("compare", "count < 3", "(count <= 3)"),
        ("number", "3", "4"),
        ("drop", "count += 1", "pass"),
        ("number", "1", "2"),
        ("return", "return swap(count, log)", "return not (swap(count, log))"),
        ("arguments", "swap(count, log)", "swap(log, count)"),
    }


def test_a_mutant_differs_in_one_place() -> None:
    """What comes before and after it stays as it is, beyond ASCII as well."""
    text = 'NAME = "é"; COUNT = 1  # one\n'
    (one,) = mutants("a.py", text)

    assert one.apply(text) == 'NAME = "é"; COUNT = 2  # one\n'
    assert str(one) == "a.py:1 number: 1 -> 2"


def test_every_mutant_of_ours_is_another_program() -> None:
    """As far as some of some modules show."""
    for path in sorted((ROOT / "src").rglob("*.py"))[::12]:
        text = path.read_text("utf-8")
        whole = ast.dump(ast.parse(text))
        for one in mutants(path.name, text)[::20]:
            assert ast.dump(ast.parse(one.apply(text))) != whole


def test_a_sample_is_spread_over_rooms_and_kinds(tmp_path: Path) -> None:
    """Each game is a room; the same seed draws the same mutants."""
    large = "X = 1\n" * 9 + "def f(): g(a, b)\n"
    files = {"core/a.py": large, "games/maze/b.py": large, "games/__init__.py": large}
    write(tmp_path, {f"src/whiskerworks/{name}": text for name, text in files.items()})

    chosen = sample(tmp_path, 6, random.Random(7))

    assert chosen == sample(tmp_path, 6, random.Random(7))
    assert [room_of(one.path) for one in chosen] == ["core", "games/maze"] * 3
    kinds = {one.kind for one in chosen if room_of(one.path) == "core"}
    assert kinds == {"number", "drop", "arguments"}


class TestJudging:
    """A mutant lives as long as no test fails."""

    MODULE = "src/whiskerworks/core/wait.py"
    TEXT = "def wait(n: int) -> int:\n    while n:\n        n -= 1\n    return n + 5\n"

    @pytest.fixture
    def tree(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
        """Return a copy of a tiny project with one test."""
        load_little(monkeypatch)
        start = "from whiskerworks.core.wait import wait\n"
        files = {
            "pytest.ini": "[pytest]\n",
            "src/whiskerworks/__init__.py": "",
            "src/whiskerworks/core/__init__.py": "",
            self.MODULE: self.TEXT,
            "tests/core/test_wait.py": f"{start}def test_it(): assert wait(3) > 4\n",
        }
        root = write(tmp_path / "root", files)
        return Tree(root, tmp_path / "tree")

    def judged(self, tree: Tree, kind: str) -> tuple[str, list[str]]:
        """Return what is said of a mutant, and by whom."""
        one = next(m for m in mutants(self.MODULE, self.TEXT) if m.kind == kind)
        verdict = judge(one, tree, Project(tree.folder), Limits(NEVER, 1))
        return verdict.said, verdict.killers

    def test_a_test_that_fails_kills(self, tree: Tree) -> None:
        """It is named."""
        said = ("killed", ["tests/core/test_wait.py::test_it"])
        assert self.judged(tree, "sum") == said

    def test_a_mutant_that_no_test_sees_survives(self, tree: Tree) -> None:
        """One more is more than four, too; and the copy is whole again."""
        assert self.judged(tree, "return") == ("survived", [])
        assert (tree.folder / self.MODULE).read_text() == self.TEXT

    def test_a_test_that_never_ends_kills(self, tree: Tree) -> None:
        """If it ends without the mutant."""
        said = ("hung", ["tests/core/test_wait.py::test_it"])
        assert self.judged(tree, "drop") == said


def test_rooms_are_counted() -> None:
    """One line each, and one for all."""
    answers: list[dict[str, object]] = [
        {"room": "core", "said": "killed"},
        {"room": "kit", "said": "survived"},
    ]

    assert table(answers).splitlines()[2:] == [
        "| core | 1 | 1 | 0 | 0 |",
        "| kit | 1 | 0 | 0 | 1 |",
        "| all | 2 | 1 | 0 | 1 |",
    ]
