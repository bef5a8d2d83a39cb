"""Comparisons of two ways to play: differences, and the sentences about them."""

from pathlib import Path
from typing import Any

import pytest

from tests.lab.result_frames import Row, frame, game, lot, written
from whiskerworks.lab.balance import formatting
from whiskerworks.lab.balance.compare import (
    Comparison,
    Side,
    TooFewGames,
    compare,
    read_sides,
)
from whiskerworks.lab.balance.comparison_report import (
    findings,
    opening,
    played_by,
    verdict,
)
from whiskerworks.lab.balance.results import BadResults
from whiskerworks.lab.balance.statistics import compare_shares, holm

GAP = formatting.NO_BREAK_SPACE


def compared(one: list[Row], other: list[Row]) -> Comparison:
    """Return the comparison of two lots of games."""
    first, second = Side("swap=off", frame(one)), Side("swap=on", frame(other))
    return compare(first, second)


def said(it: Comparison) -> dict[str, str]:
    """Return the sentence about each measure."""
    return {
        one.name: verdict(one, it.first.name, it.second.name) for one in it.measures
    }


def test_a_difference_is_told_with_its_direction() -> None:
    """Starters win more often on the first side."""
    it = compared(lot(1_000, 600), lot(1_000, 500))

    assert said(it)["the seat that begins wins"] == (
        f"Starters win more often with swap off: 60.0{GAP}% against 50.0{GAP}%. "
        "Chance alone would practically never make this difference (p < 0.001)."
    )


def test_how_sure_it_is_is_said_in_words() -> None:
    """Never, hardly, seldom, and not at all."""
    told = [
        said(compared(lot(1_000, won), lot(1_000, 500)))["the seat that begins wins"]
        for won in (600, 570, 550, 505)
    ]

    assert "practically never make this difference (p < 0.001)" in told[0]
    assert "hardly ever make this difference (p = 0.00" in told[1]
    assert "seldom make this difference (p = 0.0" in told[2]
    assert "No clear difference: with 1,000 games each" in told[3]


def test_what_would_not_show_is_said() -> None:
    """With 400 games, less than 7 points."""
    it = compared(lot(400, 200), lot(400, 202))

    only = (
        f"The seat that begins wins: 50.0{GAP}% and 50.5{GAP}%. No clear "
        "difference: with 400 games each, one below 6.9 points would not show, and a "
        "slightly larger one only with luck."
    )
    assert list(said(it).values()) == [only]
    assert findings(it) == [only, "None of 1 measure shows a real difference."]


def test_many_measures_make_one_careful() -> None:
    """A difference that counts on its own may be chance among many measures."""
    held: dict[str, Any] = {"secrets": ("cat", "mouse")}
    it = compared(lot(400, 232, **held), lot(400, 200, **held))
    first = it.measures[0]

    assert first.test == compare_shares(232, 400, 200, 400)
    assert first.test.p < 0.05 < first.p
    assert [one.p for one in it.measures] == holm([one.test.p for one in it.measures])
    assert (
        "This may be chance: on its own it would count as real (p = 0.02"
        in said(it)[first.name]
    )


def test_lengths_are_compared_as_numbers() -> None:
    """By their means; also leads, when games are decided, and branching."""
    long, short = [
        [
            row
            for n in range(20)
            for row in game(
                *(n, (1.0, 0.0)),
                moves=least + n % 3,
                lead_changes=n % 2,
                decided=n / 20,
                branching=least + n,
            )
        ]
        for least in (30, 20)
    ]
    it = compared(long, short)

    assert said(it)["moves a game"].startswith(
        "Games are longer with swap off: 30.9 moves against 20.9 moves. Chance "
    )
    assert "lead changes a game" in said(it)
    assert "games are decided after" in said(it)
    assert "moves to choose from" in said(it)


def test_endings_and_agendas_are_compared_each() -> None:
    """Those that one side has are measured on the other too."""
    one = lot(40, 20, reason="block", secrets=("cat", "mouse"))
    other = lot(40, 20, secrets=("cat", "mouse"))
    told = said(compared(one, other))

    assert told["the loser was blocked"].startswith(
        "The ending “the loser was blocked” is more frequent with swap off: "
        f"100.0{GAP}% against 0.0{GAP}%."
    )
    assert "the Cat agenda wins" in told
    assert "the Mouse agenda wins" in told


def test_of_two_seats_one_is_measured_and_of_three_each() -> None:
    """With two seats the other has the rest; a seat that always begins counts once."""
    two, three = [
        [row for n in range(12) for row in game(n, scores, first=n % 2)]
        for scores in ((1.0, 0.0), (1.0, 0.0, 0.0))
    ]

    assert list(said(compared(two, two)))[1:] == ["seat 1 wins"]
    assert list(said(compared(three, three)))[1:] == [
        "seat 1 wins",
        "seat 2 wins",
        "seat 3 wins",
    ]
    assert len(said(compared(lot(12, 6), lot(12, 6)))) == 1


def test_games_for_one_are_won_or_not() -> None:
    """A game for one player has no seats to compare."""
    alone = [row for n in range(12) for row in game(n, (1.0,), name="whodunit")]
    lost = [row for n in range(12) for row in game(n, (0.0,), name="whodunit")]
    told = said(compared(alone, lost))

    assert told["games won"].startswith(
        f"Games are won more often with swap off: 100.0{GAP}% against 0.0{GAP}%."
    )
    assert "seat 1 wins" not in told


def test_too_few_games_are_not_compared() -> None:
    """The error gives the minimum."""
    with pytest.raises(
        TooFewGames, match="9 games of swap=on are too few: play 10 or more"
    ):
        compared(lot(10, 5), lot(9, 5))


def test_what_is_compared_is_said_first() -> None:
    """Players are named if they differ."""
    it = compared(lot(10, 5), lot(11, 5, players=("greedy", "greedy")))

    assert opening(it) == (
        "Gears for 2 seats: swap off (10 games) against swap on (11 games)."
    )
    assert played_by(it) == "Played by random on one side, greedy on the other."


@pytest.mark.parametrize(
    ("label", "text"),
    [
        ("standard", "with the standard rules"),
        ("house rules", "with the house rules"),
        ("swap=on", "with swap on"),
        ("setup=cats-crossing", "with set-up cats-crossing"),
        ("side=6, goal=9", "with side 6, goal 9"),
        ("old", "in old"),
    ],
)
def test_variants_are_named_in_sentences(label: str, text: str) -> None:
    """As people would."""
    assert formatting.with_rules(label) == text


class TestSides:
    def test_two_variants_in_a_file_are_two_sides(self, tmp_path: Path) -> None:
        """They keep their order in the file."""
        rows = lot(2, 1, variant="swap=on") + lot(2, 1, variant="swap=off")
        path = written(tmp_path / "a", frame(rows))

        assert [side.name for side in read_sides([path])] == ["swap=on", "swap=off"]
        assert [side.name for side in read_sides([path], ("swap=off", "swap=on"))] == [
            "swap=off",
            "swap=on",
        ]

    def test_two_files_are_two_sides(self, tmp_path: Path) -> None:
        """Sides are named after their variants, or after their files."""
        on = written(tmp_path / "a.parquet", frame(lot(2, 1, variant="swap=on")))
        one = written(tmp_path / "b.parquet", frame(lot(2, 1)))
        other = written(tmp_path / "c.parquet", frame(lot(2, 2)))

        assert [side.name for side in read_sides([on, one])] == ["swap=on", "standard"]
        assert [side.name for side in read_sides([one, other])] == ["b", "c"]

    def test_it_must_be_clear_which_two(self, tmp_path: Path) -> None:
        """The error lists the variants."""
        rows = [*lot(2, 1, variant="a=1"), *lot(2, 1, variant="a=2")]
        three = written(tmp_path / "a", frame(rows, lot(2, 1, variant="a=3")))
        one = written(tmp_path / "b", frame(lot(2, 1)))

        problem = "choose two variants with --between, of: a=1; a=2; a=3"
        with pytest.raises(BadResults, match=problem):
            read_sides([three])
        with pytest.raises(BadResults, match="it has no variant a=4, only: a=1; a=2"):
            read_sides([three], ("a=1", "a=4"))
        with pytest.raises(BadResults, match="choose two variants"):
            read_sides([one])

    def test_unlike_games_are_not_compared(self, tmp_path: Path) -> None:
        """Neither other games nor other numbers of seats."""
        one = written(tmp_path / "a", frame(lot(2, 1)))
        maze = written(tmp_path / "b", frame(lot(2, 1, name="maze")))
        three = written(tmp_path / "c", frame(game(0, (1.0, 0.0, 0.0))))

        with pytest.raises(
            BadResults, match=r"b: it holds games of maze, and .* of gears"
        ):
            read_sides([one, maze])
        with pytest.raises(
            BadResults, match=r"c: it holds games with 3 seats, and .* 2"
        ):
            read_sides([one, three])


def test_one_difference_is_one() -> None:
    """Of all measures a single one differs."""
    sides = [Side("one", frame(lot(400, 200))), Side("two", frame(lot(400, 300)))]

    assert findings(compare(*sides))[-1].endswith(", 1 differs by more than chance.")
