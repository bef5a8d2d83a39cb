"""Figures of results written by hand."""

from pathlib import Path

import polars as pl
import pytest

from tests.lab.result_frames import frame, game, lot, written
from whiskerworks.games import meta, names
from whiskerworks.lab.balance import formatting
from whiskerworks.lab.balance.figures import (
    Bin,
    figures,
    fraction_bins,
    integer_bins,
    matching_integer_bins,
)
from whiskerworks.lab.balance.findings import cautions, findings, opening
from whiskerworks.lab.balance.results import BadResults, read_results, seeds_of_runs
from whiskerworks.lab.rating import wilson


def test_wins_are_counted_by_seat_and_by_who_began() -> None:
    """Seat 1 begins in the third game, and wins it."""
    table = frame(
        game(0, (1.0, 0.0)), game(1, (0.0, 1.0)), game(2, (0.0, 1.0), first=1)
    )
    found = figures(table)

    assert [one.name for one in found.seats] == ["0", "1"]
    assert [one.share for one in found.seats] == [wilson(1, 3), wilson(2, 3)]
    begins, other = found.starters
    assert (begins.name, begins.share) == ("begins", wilson(2, 3))
    assert (other.name, other.share) == ("does not begin", wilson(1, 3))
    assert found.fair == 0.5


def test_shared_games_and_games_nobody_wins_are_told() -> None:
    """The fair share is the same for every seat."""
    table = frame(game(0, (0.5, 0.5)), game(1, (0.0, 0.0)), game(2, (1.0, 0.0)))
    found = figures(table)

    assert (found.played.shared, found.played.nobody) == (1, 1)
    assert found.fair == pytest.approx(2 / 6)
    assert "33.3\N{NO-BREAK SPACE}% of the games were shared" in " ".join(
        findings(found)
    )


def test_agendas_variants_options_and_players_are_counted() -> None:
    """Variants by how often the starter wins."""
    table = frame(
        game(0, (1.0, 0.0), variant="a=1, b=1", secrets=("cat", "mouse")),
        game(1, (1.0, 0.0), variant="a=1, b=2", secrets=("cat", "cheese")),
        game(2, (0.0, 1.0), variant="a=2, b=1", players=("random", "greedy")),
    )
    found = figures(table)

    assert [(one.name, one.games) for one in found.agendas] == [
        ("cat", 2),
        ("cheese", 1),
        ("mouse", 1),
    ]
    assert [one.share.value for one in found.variants] == [1, 1, 0]
    (a, b) = found.options
    assert (a.name, [(one.name, one.share.value) for one in a.shares]) == (
        "a",
        [("1", 1), ("2", 0)],
    )
    assert [one.games for one in b.shares] == [2, 1]
    assert [(one.name, one.games) for one in found.players] == [
        ("greedy", 1),
        ("random", 5),
    ]


def test_one_variant_and_one_player_are_no_section() -> None:
    """A single entry would repeat the overall share."""
    found = figures(frame(game(0, (1.0, 0.0))))

    assert (found.variants, found.options, found.players, found.agendas) == (
        [],
        [],
        [],
        [],
    )


def test_a_game_for_one_has_no_seats_and_no_lead() -> None:
    """But it is won, or not."""
    table = frame(
        game(0, (1.0,), name="whodunit", variant="setup=a", reason="solved-cat"),
        game(0, (0.0,), name="whodunit", variant="setup=b", reason="stuck"),
    )
    found = figures(table)

    assert (found.seats, found.starters) == ([], [])
    assert (found.lead_changes, found.decided) == (None, None)
    assert found.overall.share == wilson(1, 2)
    assert [one.share.value for one in found.variants] == [1, 0]


def test_what_mattered_is_counted_by_games() -> None:
    """A game counts once, and every use counts the same for the mean swing."""
    card = {"thing": "card m01", "times": 1, "swing": 0.1, "mattered": 1}
    more = {"thing": "card m01", "times": 3, "swing": -0.2, "mattered": 2}
    die = {"thing": "die 3", "times": 1, "swing": 0.04, "mattered": 0}
    table = frame(
        game(0, (1.0, 0.0), used={0: [card], 1: [die]}),
        game(1, (0.0, 1.0), used={0: [more], 1: [die]}),
        game(2, (1.0, 0.0)),
    )
    first, second = figures(table).things

    assert (first.name, second.name) == ("card m01", "die 3")
    assert first.uses == pytest.approx(4 / 3)
    assert first.winners == pytest.approx(1 / 3)
    assert first.others == pytest.approx(3 / 3)
    assert first.swing.value == pytest.approx(-0.025)
    assert first.mattered == wilson(2, 3)
    assert first.won == wilson(1, 2)
    assert second.mattered == wilson(0, 3)


def test_choices_weigh_in_how_many_moves_there_are() -> None:
    """A seat with more choices counts more; one without counts nothing."""
    rows = game(0, (1.0, 0.0))
    rows[0].update(choices=3, branching=10.0, most_branching=12)
    rows[1].update(choices=1, branching=2.0, most_branching=2)
    none = game(1, (1.0, 0.0), choices=0, branching=None, most_branching=0)
    every, first, second = figures(frame(rows, none)).branching

    assert (every.seat, every.mean, every.most, every.choices) == (-1, 8, 12, 4)
    assert (first.mean, second.mean) == (10, 2)


def test_endings_are_told_with_the_most_frequent_first() -> None:
    """With the rule that ends it so."""
    table = frame(
        game(0, (1.0, 0.0)),
        game(1, (1.0, 0.0), reason="block", rule="G9"),
        game(2, (1.0, 0.0), reason="block", rule="G9"),
    )
    first, second = figures(table).endings

    assert (first.reason, first.rule, first.games) == ("block", "G9", 2)
    assert second.share == wilson(1, 3)


@pytest.mark.parametrize("name", names())
def test_every_ending_of_every_game_has_words(name: str) -> None:
    """The game's own words, not the code."""
    for reason, _ in meta(name).endings:
        assert formatting.ending_name(name, reason) != reason.replace("-", " "), reason


def test_bars_hold_every_number_once() -> None:
    """In steps of 1, 2 or 5."""
    assert integer_bins([3, 4, 4]) == [Bin(3, 4, 1), Bin(4, 5, 2)]
    bars = integer_bins(list(range(7, 107)))
    assert sum(bar.games for bar in bars) == 100
    assert {bar.high - bar.low for bar in bars} == {5}
    one, other = matching_integer_bins([[1], [3, 3]])
    assert [bar.games for bar in one] == [1, 0, 0]
    assert [bar.games for bar in other] == [0, 0, 2]
    assert [bar.games for bar in fraction_bins([0, 0.3, 0.99, 1])] == [
        *(1, 0, 0, 1, 0),
        *(0, 0, 0, 0, 2),
    ]


class TestFindings:
    def test_an_advantage_is_graded(self) -> None:
        """The grade follows from the distance to even, if it is significant."""
        told = {
            won: findings(figures(frame(lot(1_000, won))))[0]
            for won in (510, 542, 570, 650, 380)
        }

        begin = "The seat that begins wins 54.2\N{NO-BREAK SPACE}% (51.1 to 57.3): "
        assert told[542] == f"{begin}a small advantage."
        assert told[510].endswith("no clear advantage, 50.0\xa0% would be even.")
        assert told[570].endswith("a clear advantage.")
        assert told[650].endswith("a large advantage.")
        assert told[380].endswith("a large disadvantage.")

    def test_what_was_played_is_said_first(self) -> None:
        """It names players, numbers and variants."""
        whole = lot(60, 30, variant="swap=off") + lot(60, 40, variant="swap=on")
        text = opening(figures(frame(whole)).played)

        assert text.startswith("120 games of Gears for 2 seats, played by random.")
        assert text.endswith("Played in 2 ways: swap off (60) and swap on (60).")

    def test_the_reader_is_warned(self) -> None:
        """Few games, cut games and fixed seats each get a caution."""
        rows = lot(9, 5, players=("2", "random"))
        rows += game(9, (0.5, 0.5), reason="unfinished", rule="")
        told = cautions(figures(frame(rows)).played)

        assert [text.split(":")[0].split(" ")[0] for text in told] == [
            "With",
            "1",
            "The",
        ]
        assert (
            told[1] == "1 game was cut after 5,000 moves and counted as shared by all."
        )

    def test_nobody_is_warned_without_need(self) -> None:
        """Enough games, all over, one player everywhere."""
        rows = lot(200, 100, players=("2", "2"))

        assert cautions(figures(frame(rows)).played) == []


class TestReading:
    def test_files_are_counted_together(self, tmp_path: Path) -> None:
        """With the seeds of their runs."""
        one = written(tmp_path / "a", frame(lot(3, 1)))
        other = written(tmp_path / "b", frame(lot(2, 1, start=3)), seed=5)

        assert len(read_results([one, other])) == 10
        assert seeds_of_runs([one, other]) == [5, 7]

    @pytest.mark.parametrize(
        ("table", "problem"),
        [
            (
                pl.DataFrame({"x": [1]}),
                "it holds no results: column 'game' is missing",
            ),
            (frame(), "it holds no games yet"),
            (
                frame(lot(1, 1)).with_columns(pl.lit("x").alias("score")),
                "column 'score' holds String, not Float64",
            ),
            (
                frame(lot(1, 1)).with_columns(pl.lit(None).alias("player")),
                "column 'player' has empty cells",
            ),
        ],
    )
    def test_a_file_without_results_is_named(
        self, tmp_path: Path, table: pl.DataFrame, problem: str
    ) -> None:
        """And what is wrong with it."""
        path = written(tmp_path / "some.parquet", table)

        with pytest.raises(BadResults) as raised:
            read_results([path])

        assert str(raised.value) == f"{path}: {problem}"

    def test_a_file_of_another_kind_is_named(self, tmp_path: Path) -> None:
        """Text, or nothing at all."""
        path = tmp_path / "some.txt"
        for text in ("", "hello"):
            path.write_text(text, "utf-8")
            with pytest.raises(
                BadResults, match=r"some\.txt: this is not a Parquet file of results"
            ):
                read_results([path])

    def test_what_does_not_belong_together_is_not_counted_together(
        self, tmp_path: Path
    ) -> None:
        """Games, seats, and the same results twice."""
        one = written(tmp_path / "a", frame(lot(2, 1)))
        maze = written(tmp_path / "b", frame(lot(2, 1, name="maze")))
        three = written(tmp_path / "c", frame(game(0, (1.0, 0.0, 0.0))))

        with pytest.raises(BadResults, match=r"b: it holds games of maze, and .*gears"):
            read_results([one, maze])
        with pytest.raises(
            BadResults, match=r"games with 2 and 3 seats; choose with --seats"
        ):
            read_results([one, three])
        with pytest.raises(BadResults, match="it holds the same games twice"):
            read_results([one, one])
        with pytest.raises(
            BadResults, match="no game has 4 seats; the games have 2 or 3"
        ):
            read_results([one, three], seats=4)
        assert len(read_results([one, three], seats=3)) == 3


def test_games_that_are_open_to_the_end_are_called_so() -> None:
    """No report speaks of winners who lead after 100 % of the moves."""
    late = findings(figures(frame(lot(200, 100, decided=1.0))))
    early = findings(figures(frame(lot(200, 100, decided=0.5))))

    assert any("open until the last moves" in told for told in late)
    assert any("winners lead for good after 50" in told for told in early)


def test_variants_that_do_not_differ_are_told_as_such() -> None:
    """The sentence does not name a best and a worst one."""
    both = [lot(200, 100, variant="swap=off"), lot(200, 101, variant="swap=on")]

    told = findings(figures(frame(*both)))

    assert "No clear difference between the starters of variants." in told


def test_what_nobody_judged_is_not_told() -> None:
    """Without estimates nothing more is known about items used."""
    card = {"thing": "card m01", "times": 1, "swing": None, "mattered": None}

    rows = lot(20, 10, used={0: [card]}, lead_changes=None, decided=None)
    found = figures(frame(rows))

    assert (found.things, found.lead_changes, found.decided) == ([], None, None)


def test_weak_players_are_warned_of() -> None:
    """One stronger player is enough to avoid the caution."""
    weak = figures(frame(lot(200, 100))).played
    strong = figures(frame(lot(200, 100, players=("3", "random")))).played

    assert any("weak players" in told for told in cautions(weak))
    assert not any("weak players" in told for told in cautions(strong))
