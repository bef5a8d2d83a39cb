"""Results of ladders in files, and the tables about them."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from whiskerworks.lab.data_tables import as_markdown, as_text
from whiskerworks.lab.ladders.chart import ladder_svg
from whiskerworks.lab.ladders.report import heading, tables
from whiskerworks.lab.ladders.results import (
    BadLadderFile,
    Fixture,
    Header,
    PlayedFixture,
    open_to_append,
    read_results,
    write_header,
    write_result,
)
from whiskerworks.lab.single_game import GameResult

HEADER = Header("gears", 2, {"swap": "off"}, 1, 5, 2)
TRIO = Header("maze", 3, {}, 1, 5, 3)
ALONE = Header("whodunit", 1, {}, 1, 5, 0)


def played(
    players: tuple[str, ...],
    scores: tuple[float, ...],
    number: int = 0,
    setup: str = "",
    secrets: tuple[int, ...] = (),
    failure: str = "",
) -> PlayedFixture:
    """Return a game of ten moves a seat, the longest of which took two seconds."""
    seats = len(players)
    course = GameResult(
        scores,
        "gold",
        10 * seats,
        (10,) * seats,
        (0.5,) * seats,
        (2.0,) * seats,
        secrets or (0,) * seats,
        (failure,) * seats,
    )
    return PlayedFixture(Fixture(players, number, setup), 99, ("e3",), course)


GAMES = [
    played(("random", "1"), (0.0, 1.0)),
    played(("1", "random"), (1.0, 0.0)),
    played(("random", "1"), (0.5, 0.5), 1),
    played(("1", "random"), (0.0, 1.0), 1),
]


class TestFile:
    def test_games_are_read_back_as_they_were_written(self, tmp_path: Path) -> None:
        """One a line, after the head."""
        path = tmp_path / "ladder.jsonl"
        file, before = open_to_append(path, HEADER)
        with file:
            file.writelines([write_result(game) for game in GAMES])

        assert before == []
        assert read_results(path) == (HEADER, GAMES)
        assert path.read_text("utf-8").count("\n") == 5

    def test_a_line_that_was_cut_is_dropped(self, tmp_path: Path) -> None:
        """A crash loses only the game being written."""
        path = tmp_path / "ladder.jsonl"
        lines = [write_header(HEADER), *[write_result(game) for game in GAMES[:2]]]
        path.write_text("".join(lines)[:-20], "utf-8")
        file, before = open_to_append(path, HEADER)
        with file:
            file.write(write_result(GAMES[3]))

        assert before == GAMES[:1]
        assert read_results(path) == (HEADER, [GAMES[0], GAMES[3]])

    @pytest.mark.parametrize(
        ("other", "said"),
        [
            (HEADER._replace(seed=6), "it was played with seed 5, not 6"),
            (HEADER._replace(opening=0), "it was played with opening 2, not 0"),
            (HEADER._replace(game="arena"), "game 'gears', not 'arena'"),
            (HEADER._replace(options={"swap": "on"}), "options {'swap': 'off'}"),
        ],
    )
    def test_games_that_were_played_otherwise_are_not_mixed(
        self, tmp_path: Path, other: Header, said: str
    ) -> None:
        """What is in the file stays."""
        path = tmp_path / "ladder.jsonl"
        path.write_text(write_header(HEADER) + write_result(GAMES[0]), "utf-8")
        with pytest.raises(BadLadderFile, match=re.escape(said)):
            open_to_append(path, other)

        assert read_results(path) == (HEADER, GAMES[:1])

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", "line 1: it holds no results"),
            ("hello\n", "line 1: this is not JSON"),
            ("[]\n", "line 1: this is not a JSON object"),
            ('{"a": 1}\n', "line 1: this is not the header of ladder results"),
            ('{"ladder": 1}\n', "line 1: bad or missing value: 'game'"),
            (write_header(HEADER) + "{}\n", "line 2: bad or missing value: 'players'"),
            (
                write_header(HEADER)
                + write_result(GAMES[0])
                + write_result(GAMES[0]).replace('"moves": 20', '"moves": "x"'),
                "line 3: bad or missing value: 'x' is not a whole number",
            ),
        ],
    )
    def test_what_holds_no_results_is_named_with_its_line(
        self, tmp_path: Path, text: str, said: str
    ) -> None:
        """And with its file."""
        path = tmp_path / "ladder.jsonl"
        path.write_text(text, "utf-8")
        with pytest.raises(BadLadderFile, match=re.escape(f"{path}: {said}")):
            read_results(path)


class TestTables:
    def test_who_is_how_strong_and_who_beats_whom(self) -> None:
        """Draws are half, and counted."""
        standings, pairings, endings = tables(HEADER, GAMES)

        assert standings.rows[0][:2] == ("random", "-70")
        assert standings.rows[-1][1] == "0"
        assert standings.rows[1][3:] == ("62.5 %", "4", "0.50 s", "2.00 s")
        assert pairings.rows == [
            ("level 1 against random", "62.5 %", "22 to 91", "4", "1"),
        ]
        assert endings.rows == [("gold", "4", "100.0 %")]

    def test_with_more_seats_it_is_told_who_sits_alone(self) -> None:
        """The note gives the fair share."""
        games = [
            played(("1", "random", "random"), (1.0, 0.0, 0.0), secrets=(2, 1, 3)),
            played(("random", "1", "1"), (0.0, 1.0, 0.0), secrets=(2, 1, 3)),
        ]
        _, pairings, secrets, _ = tables(TRIO, games)

        assert [row[:2] for row in pairings.rows] == [
            ("level 1 alone among 2 × random", "100.0 %"),
            ("random alone among 2 × level 1", "0.0 %"),
        ]
        assert "a fair share is 33 %" in pairings.note
        assert secrets.rows == [
            ("level 1 with the Cat agenda", "100.0 %", "21 to 100", "1")
        ]

    def test_alone_it_is_told_how_often_each_setup_is_won(self) -> None:
        """In how many moves, too."""
        games = [
            played(("1",), (1.0,), 0, "cats-crossing"),
            played(("1",), (0.0,), 1, "cats-crossing"),
            played(("1",), (0.0,), 0, "mouses-mirror"),
        ]
        won, _ = tables(ALONE, games)

        assert won.head[1:3] == ("cats-crossing", "mouses-mirror")
        assert won.rows == [
            (
                "1, Bystander",
                "50.0 % (9 to 91)",
                "0.0 % (0 to 79)",
                *("10.0", "3", "0.50 s", "2.00 s"),
            )
        ]

    def test_a_bot_that_could_not_think_is_told(self) -> None:
        """The table's note shows the error."""
        games = [*GAMES, played(("1", "random"), (1.0, 0.0), 2, failure="Oops()")]

        assert "A bot failed in 2 cases: Oops()" in tables(HEADER, games)[-1].note

    def test_columns_stand_under_each_other(self) -> None:
        """On the screen; on a page, bars part them."""
        table = tables(HEADER, GAMES)[1]

        assert as_text(table).splitlines()[:3] == [
            "Pairings",
            "  pairing                  score      95 %  games  drawn",
            "  level 1 against random  62.5 %  22 to 91      4      1",
        ]
        assert as_markdown(table).splitlines()[2:5] == [
            "| pairing | score | 95 % | games | drawn |",
            "|---|---:|---:|---:|---:|",
            "| level 1 against random | 62.5 % | 22 to 91 | 4 | 1 |",
        ]

    def test_what_was_played_is_said_in_a_line(self) -> None:
        """The heading holds everything needed to repeat the ladder."""
        assert heading(HEADER, 4) == (
            "gears, 2 seats (swap=off): 4 games with seed 5, openings of 2 moves"
        )


class TestChart:
    @pytest.mark.parametrize("dark", [False, True])
    def test_everybody_has_a_line_with_a_mark_and_a_whisker(self, dark: bool) -> None:
        """The names of the levels, and no colour that is not written out."""
        drawn = ladder_svg(HEADER, GAMES, dark=dark)
        root = ElementTree.fromstring(drawn)
        texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
        paths = list(root.iter("{http://www.w3.org/2000/svg}path"))

        assert texts[0] == "Gears: Elo of the bots"
        assert "random" in texts
        assert len(paths) == 4
        assert "var(" not in drawn

    def test_all_setups_have_marks_of_their_own(self) -> None:
        """In shape and colour, as the names above say."""
        setups = ("cats-crossing", "mouses-mirror")
        games = [played(("1",), (1.0,), 0, name) for name in setups]
        root = ElementTree.fromstring(ladder_svg(ALONE, games))
        paths = list(root.iter("{http://www.w3.org/2000/svg}path"))
        marks = [path for path in paths if path.get("transform")]

        assert len(marks) == 4
        assert len({(mark.get("d"), mark.get("fill")) for mark in marks}) == 2

    def test_numbers_keep_within_the_axis(self) -> None:
        """Also where a player is weaker than the weakest level."""
        games = [played(("random", "1"), (1.0, 0.0), n) for n in range(3)]
        root = ElementTree.fromstring(ladder_svg(HEADER, games))
        texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]

        assert any(text is not None and text.startswith("-") for text in texts)
