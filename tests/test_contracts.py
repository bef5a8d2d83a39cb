"""
The import contracts of pyproject.toml: they hold, and they bite.

Each breach below is committed in a copy of the sources, so that a contract that
was loosened, or that a new folder slipped out of, fails here.
"""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Judge the sources under *root* by the contracts under *root*."""
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


BREACHES = {
    "whiskerworks.core.breach": "import whiskerworks.kit",
    "whiskerworks.bots.breach": "import whiskerworks.games",
    "whiskerworks.games.other.rules": "import whiskerworks.games.gears",
    "whiskerworks.games.gears.words": "import whiskerworks.words",
    "whiskerworks.games.gears.dice": "from random import Random",
    "whiskerworks.kit.clock": "import time",
    "whiskerworks.attic.breach": "",
}


def write(root: Path, module: str, text: str) -> None:
    """Add *module* to the sources under *root*, and the package it lies in."""
    path = (root / "src" / Path(*module.split("."))).with_suffix(".py")
    path.parent.mkdir(exist_ok=True)
    (path.parent / "__init__.py").touch()
    path.write_text(text)


def copy_sources(root: Path) -> None:
    """Put a copy of the sources and their contracts, free to be broken, into *root*."""
    shutil.copytree(ROOT / "src", root / "src")
    shutil.copy(ROOT / "pyproject.toml", root)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return what is said of a copy in which every breach is committed."""
    root = tmp_path_factory.mktemp("broken")
    copy_sources(root)
    for module, text in BREACHES.items():
        write(root, module, text)
    return lint_imports(root).stdout


def test_the_rooms_keep_their_contracts() -> None:
    """Nothing in the sources breaks a contract."""
    judged = lint_imports(ROOT)

    assert judged.returncode == 0, judged.stdout + judged.stderr


@pytest.mark.parametrize(
    "said",
    [
        "whiskerworks.core is not allowed to import whiskerworks.kit",
        "whiskerworks.bots is not allowed to import whiskerworks.games",
        "whiskerworks.games is not allowed to import whiskerworks.words",
        "whiskerworks.games.other is not allowed to import whiskerworks.games.gears",
        "whiskerworks.games is not allowed to import random",
        "whiskerworks.kit is not allowed to import time",
        "whiskerworks.attic",
    ],
)
def test_a_breach_is_seen(report: str, said: str) -> None:
    """A forbidden import is named, and so is a room that nobody declared."""
    assert said in report


def test_a_handed_in_generator_may_be_named(tmp_path: Path) -> None:
    """The generator of librt as an argument's type is no random source of one's own."""
    copy_sources(tmp_path)
    write(tmp_path, "whiskerworks.kit.fair", "from librt.random import Random")

    judged = lint_imports(tmp_path)

    assert judged.returncode == 0, judged.stdout + judged.stderr


LOOKS_AHEAD = {
    "bots/fixed_chance.py": "settles what chance will do, for a search",
    "bots/rollouts.py": "plays games that are imagined",
    "bots/tree_search.py": "plays games that are imagined",
    "core/exploration.py": "counts lines of play, plays at random by compiled rules",
    "kit/card_position_text.py": "asks whether a position can come about",
    "lab/batch/stepper.py": "plays many games at once, in vectors, by compiled rules",
    "lab/solving/deal_solver.py": "solves a deal",
    "terminal/referee/chance_questions.py": "asks how much chance will do in a row",
}
"""Who goes from position to position without playing a game, and what for."""


def follows_a_game(text: str) -> bool:
    """Tell whether a loop in a module puts the next position in place of the last."""
    return any(
        _goes_on(step)
        for loop in ast.walk(ast.parse(text))
        if isinstance(loop, ast.For | ast.While | ast.AsyncFor)
        for step in ast.walk(loop)
        if isinstance(step, ast.Assign)
    )


def _goes_on(step: ast.Assign) -> bool:
    """Tell whether something becomes what `play` or `submit` make of it."""
    kept = {ast.unparse(one) for target in step.targets for one in _parts(target)}
    return any(
        ast.unparse(call.func).rpartition(".")[2] in ("play", "submit")
        and any(ast.unparse(given) in kept for given in call.args)
        for call in ast.walk(step.value)
        if isinstance(call, ast.Call)
    )


def _parts(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def test_only_a_match_plays_a_game() -> None:
    """Whoever else goes from position to position looks ahead, and is listed above."""
    source = ROOT / "src/whiskerworks"
    found = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*.py")
        if follows_a_game(path.read_text("utf-8"))
    }

    assert found == LOOKS_AHEAD.keys()


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("state = game.play(state, move)", True),
        ("self.state = self.rules.play(self.state, moves[0])", True),
        ("state = match.submit(game, state, seat, move)", True),
        ("count, state = count + 1, game.play(state, move)", True),
        ("after = game.play(state, move)", False),
        ("match.play(seat, move)", False),
    ],
)
def test_a_second_loop_over_a_game_would_be_seen(body: str, found: bool) -> None:
    """Whatever the position is called, and however it goes on."""
    assert follows_a_game(f"while True:\n    {body}") is found
    assert not follows_a_game(body)
