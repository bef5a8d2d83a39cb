"""Runs: reproducibility from seed and number, and correct counts."""

import json
import pickle
import re
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

import whiskerworks
from tests.lab.runs import played_at, small
from whiskerworks.bots.roster import UnknownPlayer
from whiskerworks.core.errors import BadOption
from whiskerworks.lab.runs import measured_game as games
from whiskerworks.lab.runs.backends import BackendChoice, limit_workers
from whiskerworks.lab.runs.lead_tracker import LEAD_MARGIN, ChanceJudge, LeadTracker
from whiskerworks.lab.runs.run import (
    STANDARD,
    BadRun,
    differences,
    parse_players,
    parse_variants,
)
from whiskerworks.lab.runs.schema import (
    COLUMNS,
    GAME_COLUMNS,
    JOURNAL,
    SCHEMA,
    SEAT_COLUMNS,
)
from whiskerworks.lab.runs.work_queue import PlayedPortion, WorkQueue
from whiskerworks.lab.single_game import NoOpening

GEARS = whiskerworks.load("gears")


@pytest.mark.parametrize(("asked", "workers"), [(200, 3), (2, 2)])
def test_there_are_no_more_workers_than_games(asked: int, workers: int) -> None:
    """Of those that are left."""
    work = WorkQueue(small(games=5), {(0, 0), (0, 4)})

    assert limit_workers(work, BackendChoice(workers=asked)).workers == workers
    assert limit_workers(work, BackendChoice()).workers in (1, 2, 3)


def test_what_a_worker_refuses_is_told_here() -> None:
    """An error goes from process to process and says the same."""
    for problem in (BadRun("another version"), NoOpening("maze", 400)):
        assert str(pickle.loads(pickle.dumps(problem))) == str(problem)


def test_a_game_without_its_opening_is_not_played() -> None:
    """Nor are others in its place."""
    with pytest.raises(NoOpening, match="--opening 400: maze is over before 400"):
        games.play_and_measure(small("maze", opening=400), 0, 0)


def test_one_name_sits_everywhere_and_others_one_by_one() -> None:
    """Names of levels may be written in two ways."""
    assert parse_players("random", 3) == ("random",) * 3
    assert parse_players("mcts:3, greedy", 2) == ("3", "greedy")


@pytest.mark.parametrize("text", ["1,2", "1,2,3,4"])
def test_too_few_or_too_many_players_are_refused(text: str) -> None:
    """The error gives the number of seats."""
    with pytest.raises(BadRun, match="for 3 seats; name one for each seat, or one"):
        parse_players(text, 3)


def test_a_player_whom_nobody_knows_is_refused() -> None:
    """By the name."""
    with pytest.raises(UnknownPlayer, match="unknown player 'mcts:9'"):
        parse_players("mcts:9", 2)


def test_variants_are_all_that_is_varied_combined() -> None:
    """Each is named after the varied options, and has all options."""
    found = parse_variants(GEARS, ["swap=on,off", "first=blue,red"])

    assert [variant.name for variant in found] == [
        "swap=on, first=blue",
        "swap=on, first=red",
        "swap=off, first=blue",
        "swap=off, first=red",
    ]
    assert found[1].options == {"first": "red", "quiet_limit": "60", "swap": "on"}
    assert [variant.name for variant in parse_variants(GEARS, [])] == [STANDARD]


@pytest.mark.parametrize("text", ["swap", "swap=", "swap=on,maybe", "colour=blue"])
def test_what_cannot_be_varied_is_refused(text: str) -> None:
    """As options are."""
    with pytest.raises(BadOption):
        parse_variants(GEARS, [text])


@pytest.mark.parametrize("texts", [["swap=on,on"], ["swap=on", "swap=off"]])
def test_nothing_is_varied_twice(texts: list[str]) -> None:
    """Neither an option nor a value."""
    with pytest.raises(BadRun, match="twice"):
        parse_variants(GEARS, texts)


def test_players_who_differ_change_seats_from_game_to_game() -> None:
    """After one game per seat everyone has had every seat."""
    run = small("maze", "1,greedy,random", seats=3)

    assert [run.seating(number) for number in range(4)] == [
        ("1", "greedy", "random"),
        ("greedy", "random", "1"),
        ("random", "1", "greedy"),
        ("1", "greedy", "random"),
    ]
    stay = run._replace(rotate=False)
    assert stay.seating(1) == ("1", "greedy", "random")


@pytest.mark.parametrize("name", whiskerworks.names())
def test_the_same_run_gives_the_same_file(name: str, tmp_path: Path) -> None:
    """Byte for byte."""
    players = {"puzzle": "1", "maze": "1,random"}.get(name, "random")
    run = small(name, players, games=2)

    tables = [played_at(tmp_path / f"{which}.parquet", run) for which in (1, 2)]

    assert tables[0].schema == SCHEMA
    assert tables[0].height == 2 * run.seats
    one, other = [(tmp_path / f"{which}.parquet").read_bytes() for which in (1, 2)]
    assert one == other


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    """Regardless of the worker and the order of games."""
    run = small("maze", "1,random", games=5)

    alone = played_at(tmp_path / "1.parquet", run)
    three = played_at(tmp_path / "3.parquet", run, BackendChoice(workers=3))

    assert_frame_equal(alone, three)


def test_a_game_is_the_same_alone_and_after_others() -> None:
    """No state carries over from one game to the next."""
    run = small("maze", "1")

    first = games.play_and_measure(run, 0, 3)
    games.play_and_measure(run, 0, 1)

    assert games.play_and_measure(run, 0, 3) == first


def test_variants_are_dealt_the_same(tmp_path: Path) -> None:
    """The same numbers have the same seeds, and so who begins."""
    run = small(games=3, vary=("swap=on,off",))

    table = played_at(tmp_path / "t.parquet", run)

    on, off = table.partition_by("variant", maintain_order=True)
    same = ["number", "seed", "seat", "began"]
    assert on["variant"][0] == "swap=on"
    assert_frame_equal(on.select(same), off.select(same))


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    """Else nothing would follow from it."""
    one = played_at(tmp_path / "1.parquet", small("maze", seed=1))
    two = played_at(tmp_path / "2.parquet", small("maze", seed=2))

    assert one["moves"].to_list() != two["moves"].to_list()


@pytest.fixture(scope="module")
def maze(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """Return the table of a few games with secrets."""
    path = tmp_path_factory.mktemp("maze") / "t.parquet"
    return played_at(path, small("maze", "greedy,random", games=8, opening=2))


class TestTable:
    """The contents of rows, checked game by game."""

    def test_rows_are_sorted_and_complete(self, maze: pl.DataFrame) -> None:
        """A row for each seat of each game."""
        assert maze.select("number", "seat").rows() == [
            (number, seat) for number in range(8) for seat in range(2)
        ]

    def test_one_wins_or_all_lose(self, maze: pl.DataFrame) -> None:
        """With two seats, nobody may hold the agenda that wins."""
        sums = maze.group_by("number").agg(pl.col("score").sum())["score"]

        assert set(sums) == {0.0, 1.0}

    def test_what_was_decided_was_won(self, maze: pl.DataFrame) -> None:
        """A game without a winner was never decided."""
        won = maze.group_by("number", maintain_order=True).agg(
            pl.col("score").max(), pl.col("decided").first()
        )

        assert (won["decided"].is_not_null() == (won["score"] == 1)).all()
        assert won["decided"].drop_nulls().is_between(0, 1).all()

    def test_one_seat_began(self, maze: pl.DataFrame) -> None:
        """And one only."""
        began = maze.group_by("number").agg(pl.col("began").sum())["began"]

        assert set(began) == {1}

    def test_each_has_an_agenda_and_no_two_the_same(self, maze: pl.DataFrame) -> None:
        """In the words of the game."""
        first, second = maze.partition_by("seat")

        assert set(maze["secret"]) <= {"mouse", "cat", "cheese", "cucumber"}
        assert (first["secret"].to_numpy() != second["secret"].to_numpy()).all()

    def test_moves_are_choices_and_the_opening(self, maze: pl.DataFrame) -> None:
        """Nobody chose the opening."""
        sums = maze.group_by("number", maintain_order=True).agg(
            pl.col("choices").sum(), pl.col("moves").first()
        )

        assert (sums["choices"] + 2 == sums["moves"]).all()

    def test_every_choice_uses_something(self, maze: pl.DataFrame) -> None:
        """As often as the seat chose."""
        times = maze.select(
            pl.col("used").list.eval(pl.element().struct["times"]).list.sum()
        )["used"]

        assert times.to_list() == maze["choices"].to_list()

    def test_branching_lies_between_one_and_the_most(self, maze: pl.DataFrame) -> None:
        """A choice among one is a choice too."""
        chose = maze.filter(pl.col("choices") > 0)

        assert (chose["branching"] >= 1).all()
        assert (chose["branching"] <= chose["most_branching"]).all()

    def test_endings_name_their_rules(self, maze: pl.DataFrame) -> None:
        """As the game's facts pair them."""
        endings = whiskerworks.load("maze").meta.endings

        assert set(maze.select("reason", "rule").rows()) <= set(endings)

    def test_every_option_is_there(self, maze: pl.DataFrame) -> None:
        """With its value, as text."""
        game = whiskerworks.load("maze")
        pairs = {pair["name"]: pair["value"] for pair in maze["options"][0]}

        assert list(pairs) == [option.name for option in game.meta.options]
        assert pairs["setup"] == "standard"


def test_whoever_plays_alone_leads_nobody(tmp_path: Path) -> None:
    """And nothing is decided against others."""
    table = played_at(tmp_path / "t.parquet", small("escape", "greedy"))

    assert set(table["lead_changes"]) == {None}
    assert set(table["decided"]) == {None}
    assert set(table["secret"]) == {""}


def test_a_game_that_is_cut_says_so(tmp_path: Path) -> None:
    """Random play of the puzzle need not end."""
    table = played_at(tmp_path / "t.parquet", small("puzzle", games=1))

    assert table.select("reason", "rule", "score", "moves").rows() == [
        ("unfinished", "", 0.0, 1_000)
    ]


class TestLead:
    """The lead tracker."""

    def test_a_small_difference_is_no_lead(self) -> None:
        """The previous leader keeps the lead."""
        lead = LeadTracker()

        lead.update(1, (0.5 + LEAD_MARGIN / 3, 0.5 - LEAD_MARGIN / 3))
        assert lead.leader == -1
        lead.update(2, (0.8, 0.2))
        lead.update(3, (0.45, 0.55))
        assert (lead.leader, lead.since, lead.changes) == (0, 2, 0)

    def test_the_lead_goes_to_who_is_clearly_better(self) -> None:
        """That is a change, and it counts from there."""
        lead = LeadTracker()

        lead.update(2, (0.6, 0.2, 0.2))
        lead.update(5, (0.3, 0.1, 0.6))
        lead.update(6, (0.2, 0.2, 0.6))

        assert (lead.leader, lead.since, lead.changes) == (2, 5, 1)


def test_notes_and_table_have_the_same_columns() -> None:
    """Journal and variant together make up the table."""
    names = {column.name for column in COLUMNS}

    assert set(GAME_COLUMNS) | set(SEAT_COLUMNS) <= names
    assert names - set(GAME_COLUMNS) - set(SEAT_COLUMNS) == {
        "game",
        "rules_version",
        "seats",
        "variant",
        "options",
    }
    assert set(games.play_and_measure(small(), 0, 0)) == set(JOURNAL)


def test_portions_are_all_games_once() -> None:
    """Variants alternate; finished games are left out."""
    run = small(games=5, vary=("swap=on,off",))
    work = WorkQueue(run, {(0, 0), (1, 3)})

    found = [key for portion in work.portions() for key in portion]

    assert len(found) == len(set(found)) == work.left == 8
    assert found[:3] == [(1, 0), (0, 1), (1, 1)]


def test_portions_grow_when_they_are_quick_and_shrink_when_they_are_slow() -> None:
    """And one that comes a second time counts once."""
    work = WorkQueue(small(games=1_000), set())
    portions = work.portions()
    quick = PlayedPortion(next(portions), b"", 0.001, 1)

    assert work.mark_done(quick)
    assert not work.mark_done(quick)
    larger = next(portions)
    assert len(larger) == 4
    assert work.mark_done(PlayedPortion(larger, b"", 60.0, 1))
    assert len(next(portions)) == 1


def test_differences_are_named() -> None:
    """Every one of them, and nothing else."""
    run = small(vary=("swap=on,off",))
    there = json.loads(json.dumps(run.manifest()))

    assert differences(there, run) == []
    assert differences(there, run._replace(seed=9)) == ["seed 7, not 9"]
    other = differences(there, small(players="greedy"))
    assert other[0] == "variants swap=on; swap=off, not standard"
    assert re.fullmatch("players random; random, not greedy; greedy", other[1])
    assert differences(None, run) == ["an unreadable manifest"]


class TestJudge:
    """The chance judge."""

    def test_a_win_that_players_see_is_judged_as_one(self) -> None:
        """Blue reaches the gold with one cog, and rollouts find it."""
        game = whiskerworks.load("gears", first="blue")
        state = game.start()
        blue = ["i1", "h1", "g1", "f1", "e1", "d1", "c1"]
        red = ["j9", "j8", "j7", "j6", "j5", "j4", "i9"]
        for text in [text for pair in zip(blue, red, strict=True) for text in pair]:
            state = game.play(state, game.read(state, text))

        chances = ChanceJudge(game, 40, 1).chances(state)

        assert chances[0] > 0.9
        assert sum(chances) == pytest.approx(1)

    def test_at_the_end_chances_are_scores(self) -> None:
        """No rollouts are played then."""
        game = whiskerworks.load("gears", first="blue")
        state = game.start()
        for text in ["i3", "j2", "i5", "j4", "i2", "j3"]:
            state = game.play(state, game.read(state, text))

        assert ChanceJudge(game, 40, 1).chances(state) == (0.0, 1.0)

    def test_without_a_judge_the_same_games_are_played(self, tmp_path: Path) -> None:
        """Estimated columns are null."""
        names = ("lead_changes", "decided", "used")
        blind = played_at(tmp_path / "a.parquet", small("maze", judge=0))
        seen = played_at(tmp_path / "b.parquet", small("maze", judge=1))

        assert_frame_equal(blind.drop(names), seen.drop(names))
        assert blind["lead_changes"].null_count() == len(blind)
        swings = blind["used"].explode().struct.field("swing")
        assert swings.null_count() == len(swings)
