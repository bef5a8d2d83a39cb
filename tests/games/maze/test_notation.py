"""Maze as text: moves, and positions on one line."""

from textwrap import dedent

import pytest

import whiskerworks
from tests.games.maze.drawing import drawn, state_of
from tests.games.maze.eventful_games import wander
from tests.no_moves import why_none
from whiskerworks.games.maze.state import PHASES

GAME = whiskerworks.load("maze")
LAYOUTS = (
    "standard",
    "cheese=e5 mouse=c5 start=d5:E start=g6:NS",
    "cheese=e5 mouse=e9 start=e6:N start=a5:NEW",
)


class TestMoves:
    def test_every_number_is_written_and_read_back(self) -> None:
        """Whether the move is legal or not; no two are written alike."""
        start = GAME.start()
        texts = [GAME.write(start, move) for move in range(GAME.rules.move_limit)]

        assert len(set(texts)) == len(texts)
        assert [GAME.read(start, text) for text in texts] == list(range(len(texts)))

    @pytest.mark.parametrize(
        "text",
        [
            "m07 e4 90",
            "m28 i9 270",
            "drop m07 e4 0",
            "start m05 f5 90",
            "spin e4 180",
            "mouse f6",
            "cat c2",
            "arrive d4",
            "reveal",
            "skip",
            "belt m11",
            "deal 3 cucumber",
            "begin 1",
            "draw m12",
            "draw cat",
            "draw cucumber",
        ],
    )
    def test_every_kind_is_read_and_written_as_the_rules_have_it(
        self, text: str
    ) -> None:
        """[M7 to M16] With the words that the page of the rules uses."""
        move = GAME.read(GAME.start(), text)

        assert GAME.write(GAME.start(), move) == text

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "Type m07 e4 90 to place"),
            ("m07 e4", "Add the angle, as in m07 e4 90"),
            ("drop m07 e4", "Add the angle, as in drop m07 e4 90"),
            ("m07", "Add the place and the angle, as in m07 e4 90"),
            ("drop m07", "Add the place and the angle, as in drop m07 e4 90"),
            (
                "f6",
                "Start with who goes there, as in mouse f6, or with a card, as in m07",
            ),
            ("m29 e4 0", "There is no card m29. Cards run from m01 to m28"),
            ("m7 e4 0", "There is no card m7. Cards run from m01 to m28"),
            ("m29 e4", "There is no card m29"),
            ("drop m29", "There is no card m29"),
            ("belt m00", "There is no card m00"),
            ("draw m29", "There is no card m29"),
            ("start m99 e4 0", "There is no card m99"),
            ("m07 j4 0", "There is no cell j4. Cells run from a1 to i9"),
            ("m07 e0 0", "There is no cell e0"),
            ("drop m07 e10 0", "There is no cell e10"),
            ("mouse z9", "There is no cell z9"),
            ("cat e0", "There is no cell e0"),
            ("arrive j1", "There is no cell j1"),
            ("spin j1 90", "There is no cell j1"),
            ("m07 e4 45", "Use one of these angles: 0, 90, 180, 270"),
            ("m07 e4 360", "Use one of these angles: 0, 90, 180, 270"),
            ("m07 e4 090", "Use one of these angles: 0, 90, 180, 270"),
            ("spin e4 0", "Use one of these angles: 90, 180, 270"),
            ("begin 4", "In moves, seats are numbered from 0 to 3"),
            ("deal 7 cat", "In moves, seats are numbered from 0 to 3"),
            ("begin 1 cat", "Type it like this: begin 1"),
            ("deal 1", "Use one of these agendas: mouse, cat"),
            ("deal 1 dog", "Use one of these agendas: mouse, cat"),
            ("begin 10", "Type m07 e4 90 to place"),
            ("begin ١", "Type m07 e4 90 to place"),
            ("dog f6", "Type m07 e4 90 to place"),
            ("cheese f6", "Type m07 e4 90 to place"),
            ("draw dog", "Type m07 e4 90 to place"),
            ("M07 e4 90", "Type m07 e4 90 to place"),
            ("m07  e4 90", "Type m07 e4 90 to place"),
            ("m07 e4 90 ", "Type it like this: m07 e4 90"),
            ("7 e4", "Add the angle, as in m07 e4 90."),
            ("7 e4 45", "Use one of these angles: 0, 90, 180, 270."),
            ("7 e4 90", "Type it like this: m07 e4 90"),
            ("7", "Add the place and the angle, as in m07 e4 90."),
            ("30 e4 0", "There is no card m30. Cards run from m01 to m28."),
            ("7 k4", "There is no cell k4. Cells run from a1 to i9."),
            ("m07e4", "Add the angle, as in m07 e4 90."),
            ("m07e4 90", "Type it like this: m07 e4 90"),
            ("m07 e4 90°", "Type it like this: m07 e4 90"),
            ("drop 7 e4 90 °", "Type it like this: drop m07 e4 90"),
            ("spin e4", "Add the angle, as in spin e4 90."),
            ("spin k4", "There is no cell k4. Cells run from a1 to i9."),
            ("spin e4 90°", "Type it like this: spin e4 90"),
            ("spin e4 45°", "Use one of these angles: 90, 180, 270."),
            ("mouse", "Add the place, as in mouse e4."),
            ("mousef6", "Type it like this: mouse f6"),
            (f"m07 e4 {'9' * 5000}", "Use one of these angles"),
        ],
    )
    def test_what_is_no_move_is_refused_with_a_hint(
        self, text: str, reason: str
    ) -> None:
        """It names the text and what is wrong."""
        assert why_none(GAME, text).startswith(reason)


class TestReadBack:
    @pytest.mark.wheel
    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("layout", LAYOUTS)
    def test_positions_read_back_along_random_games(
        self, seats: int, layout: str
    ) -> None:
        """In every phase, the end included."""
        game = whiskerworks.load("maze", seats, setup=layout)
        phases: set[str] = set()
        for seed in range(12):
            for state, move in wander(game, 100 * seats + seed):
                after = state_of(game.play(state, move))
                for one in (state, after):
                    text = game.write_state(one)
                    assert game.read_state(text) == one, text
                    phases.add(PHASES[one.phase])

        assert phases == set(PHASES)

    def test_a_start_reads_like_this(self) -> None:
        """[M7] Before anything has come."""
        assert GAME.write_state(GAME.start()) == (
            "phase:start mouse:f6 cheese:e5 cat:- cards:- belt:- buried:- seat:- "
            "agendas:-,- revealed:- holes:off dropped:off placed:- waiting:- end:-"
        )

    def test_what_does_not_apply_may_be_left_out(self) -> None:
        """It is filled in."""
        state = GAME.read_state("phase:start mouse:f6 cheese:e5 cat:- cards:- belt:-")

        assert state == GAME.start()


class TestBoard:
    def test_cards_people_and_cells_are_drawn_with_the_belt_below(self) -> None:
        """[M4, M5] M01 lies on another; names stand where a card can be placed."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +=====+ (     )
            5   MOUSE  o m01    CHEESE
               (     ) +     + (     )
               +=====+ +=====+ +=====+ +=====+
            =  | m09 | | m10 | | m11 | | m12 |
               +     + +     + +     + +=o=o=+
            """
        )

        assert game.board(game.view(state, None)) == lines(
            """
                  c       d       e       f       g
                       .     . .     . .     .
            4             d4      e4      f4
                       .     . .     . .     .
               .     . (     ) +=====+ (     ) .     .
            5     c5    MOUSE  o M01    CHEESE    g5
               .     . (     ) +     + (     ) .     .
                       .     . .     . .     .
            6             d6      e6      f6
                       .     . .     . .     .

               +=====+ +=====+ +=====+ +=====+
            =  | m09 | | m10 | | m11 | | m12 |
               +     + +     + +     + +=o=o=+
            """
        )

    def test_before_the_first_card_there_is_no_belt(self) -> None:
        """[M7] The Cheese and the Mouse, and what lies next to them."""
        assert GAME.board(GAME.view(GAME.start(), None)) == lines(
            """
                  d       e       f       g
                       .     .
            4             e4
                       .     .
               .     . (     ) .     .
            5     d5    CHEESE    f5
               .     . (     ) .     .
                       .     . (     ) .     .
            6             e6    MOUSE     g6
                       .     . (     ) .     .
                               .     .
            7                     f7
                               .     .
            """
        )


def lines(drawing: str) -> str:
    """Return a drawing without what sets it in."""
    return dedent(drawing).strip("\n")
