"""Nothing outside a game's folder is a list of games, or asks which game it is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from whiskerworks.games import names

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/whiskerworks", "bench", "tools")
GAMES = ROOT / "src/whiskerworks/games"
DECKS = ROOT / "src/whiskerworks/cli/deck_input.py"
"""Its commands put decks together, which is what the puzzle does."""
NAMES = frozenset(names())
FILES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path.parent == GAMES or GAMES not in path.parents
]


def is_name(node: ast.expr | None) -> bool:
    """Tell whether it is the name of a game, alone or before what it is of."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return node.value.partition("/")[0] in NAMES


def named(node: ast.AST) -> bool:
    """Tell whether a part of a program compares with names of games, or lists them."""
    if isinstance(node, ast.Compare):
        return any(is_name(one) for one in (node.left, *node.comparators))
    if isinstance(node, ast.Dict):
        return any(is_name(one) for one in node.keys)
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return _lists(node.elts)
    return isinstance(node, ast.MatchValue) and is_name(node.value)


def _lists(them: list[ast.expr]) -> bool:
    """Tell whether all of *them* are names of games, or rows about several games."""
    if them and all(is_name(one) for one in them):
        return True
    named = [first_name(one) for one in them]
    return None not in named and len(set(named)) > 1


def first_name(row: ast.expr) -> str | None:
    """Return the name of a game that stands in a tuple, or is handed to a call."""
    if isinstance(row, ast.Tuple):
        parts = row.elts
    elif isinstance(row, ast.Call):
        parts = row.args
    else:
        return None
    found = [ast.unparse(one) for one in parts if is_name(one)]
    return found[0] if found else None


def imported(node: ast.AST) -> bool:
    """Tell whether a part of a program imports from a game's folder."""
    if isinstance(node, ast.ImportFrom):
        modules = [node.module or ""]
    elif isinstance(node, ast.Import):
        modules = [alias.name for alias in node.names]
    else:
        return False
    owners = [module.removeprefix("whiskerworks.games.") for module in modules]
    return any(
        owner != module and owner.partition(".")[0] in NAMES
        for owner, module in zip(owners, modules, strict=True)
    )


def found(text: str) -> Iterator[str]:
    """Return the parts of a program that name games, with their lines."""
    for node in ast.walk(ast.parse(text)):
        if named(node):
            yield f"line {getattr(node, 'lineno', 0)}: {ast.unparse(node)[:60]}"


def test_no_game_is_compared_or_tabled_outside_its_folder() -> None:
    """What differs from game to game is said in its `meta.py` or `lab.py`."""
    told = [
        f"{path.relative_to(ROOT)}, {one}"
        for path in FILES
        for one in found(path.read_text("utf-8"))
    ]

    assert len(FILES) > 300
    assert told == []


def test_no_game_is_imported_outside_its_folder() -> None:
    """Rooms know games by `whiskerworks.games` alone."""
    source = [path for path in FILES if GAMES.parent in path.parents]
    told = [
        str(path.relative_to(ROOT))
        for path in source
        if any(imported(node) for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    ]

    assert told == [str(DECKS.relative_to(ROOT))]


@pytest.mark.parametrize(
    "text",
    [
        'if game.name == "maze":\n    pass',
        'asks = game.name not in ("gears", "maze")',
        'SEARCHES = [("gears", 2), ("arena", 2)]',
        'ENTRIES = [Entry("gears", 2), Entry("arena", seats=2)]',
        'NAMES = {"gears/placed": "fresh cog"}',
        'match name:\n    case "puzzle":\n        pass',
    ],
)
def test_such_a_place_would_be_found(text: str) -> None:
    """In each of its forms."""
    assert list(found(text))


@pytest.mark.parametrize(
    "text",
    [
        'game = load("gears")',
        '"""As in gears: {"gears": 1}."""',
        'keys = [("escape", "unchoose")]\nnew = {"game": "arena"}',
    ],
)
def test_an_example_is_none(text: str) -> None:
    """Nor is a key of the keyboard."""
    assert not list(found(text))


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_game_is_one_folder_of_ten_modules_at_most(name: str) -> None:
    """Whoever reads a game reads no more files than that."""
    assert 0 < len(list((GAMES / name).rglob("*.py"))) <= 10
