"""What the docs say of ladders is made from their results."""

from pathlib import Path

from tests.cli.said import Said
from tools.pages import ladder
from tools.pictures import charts


def test_results_become_tables_and_charts(said: Said, tmp_path: Path) -> None:
    """By the name of their file, by day and by night."""
    path = tmp_path / "maze.jsonl"
    said.by(
        *("ladder", "maze", "--players", "random,greedy", "--games", "2"),
        *("--seed", "1", "--out", str(path)),
    )
    page = ladder("ladder-maze", tmp_path)

    assert page.startswith("maze, 2 seats (")
    assert "**Pairings**\n\n| pairing | score | 95 % | games | drawn |\n" in page
    assert list(charts(tmp_path)) == ["ladder-maze.svg", "ladder-maze-dark.svg"]
