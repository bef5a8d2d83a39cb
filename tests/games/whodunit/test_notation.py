"""Whodunit as text: moves, and positions on one line."""

from itertools import product
from textwrap import dedent

import pytest

import whiskerworks
from tests.games.whodunit.drawing import drawn
from tests.games.whodunit.drawn_layouts import BOTH, MOUSE
from tests.games.whodunit.eventful_games import state_of, wander
from tests.games.whodunit.test_against_naive import LAYOUTS
from tests.no_moves import why_none
from whiskerworks.games.whodunit.state import PHASES

GAME = whiskerworks.load("whodunit", 1, setup=LAYOUTS[0])


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
            "drop m07 e4 0",
            "start m05 f5 90",
            "spin e4 180",
            "mouse f6",
            "cat c2",
            "arrive d4",
            "belt m11",
            "draw m12",
            "draw cat",
            "draw cucumber",
            "draw agenda cat",
            "draw agenda cucumber",
            "use mouse",
            "use cucumber",
        ],
    )
    def test_every_kind_is_read_and_written_as_the_rules_have_it(
        self, text: str
    ) -> None:
        """[W3, W9, M7 to M16] With the words that the page of the rules uses."""
        move = GAME.read(GAME.start(), text)

        assert GAME.write(GAME.start(), move) == text

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "Type m07 e4 90 to place"),
            ("m07 e4", "Add the angle, as in m07 e4 90"),
            ("m07", "Add the place and the angle, as in m07 e4 90"),
            ("f6", "Start with who goes there, as in mouse f6"),
            ("m29 e4 0", "There is no card m29. Cards run from m01 to m28"),
            ("m07 j4 0", "There is no cell j4. Cells run from a1 to i9"),
            ("m07 e4 45", "Use one of these angles: 0, 90, 180, 270"),
            ("spin e4 0", "Use one of these angles: 90, 180, 270"),
            ("use", "Type m07 e4 90 to place"),
            ("use dog", "Type m07 e4 90 to place"),
            ("use  cat", "Type m07 e4 90 to place"),
            ("draw agenda", "Type m07 e4 90 to place"),
            ("draw agenda dog", "Type m07 e4 90 to place"),
            ("reveal", "Type m07 e4 90 to place"),
            ("begin 0", "Type m07 e4 90 to place"),
        ],
    )
    def test_what_is_no_move_is_refused_with_a_hint(
        self, text: str, reason: str
    ) -> None:
        """It names the text and what is wrong."""
        assert why_none(GAME, text).startswith(reason)


class TestReadBack:
    @pytest.mark.wheel
    @pytest.mark.parametrize("easier", [False, True])
    def test_positions_read_back_along_games_by_habit(self, easier: bool) -> None:
        """In every phase, the end included."""
        phases: set[str] = set()
        for seed, layout in product(range(9), LAYOUTS):
            game = whiskerworks.load("whodunit", 1, setup=layout, easier=easier)
            for state, move in wander(game, seed):
                after = state_of(game.play(state, move))
                for one in (state, after):
                    text = game.write_state(one)
                    assert game.read_state(text) == one, text
                    phases.add(PHASES[one.phase])

        assert phases == set(PHASES)

    def test_a_start_reads_like_this(self) -> None:
        """[W2] Before anything has come."""
        assert GAME.write_state(GAME.start()) == (
            "phase:start mouse:g5 cheese:e5 cat:- cards:- belt:- buried:- shown:- "
            "kept:- fresh:- holes:off dropped:off placed:- waiting:- moved:- end:-"
        )

    def test_what_does_not_apply_may_be_left_out(self) -> None:
        """It is filled in."""
        state = GAME.read_state("phase:start mouse:g5 cheese:e5 cat:- cards:- belt:-")

        assert state == GAME.start()


class TestBoard:
    def test_who_is_active_is_pointed_at(self) -> None:
        """[W1, W4] M01 lies on another; names stand where a card can be placed."""
        game, state = drawn(MOUSE, draws=1)

        assert game.board(game.view(state, None)) == lines(
            """
                  c       d       e       f       g
               .     .
            4     c4
               .     .
               (     ) +=====+ +     + +     + (     )
            5  >MOUSE<   M01   | m02 |   m03    CHEESE
               (     ) +=====+ +     + +     + (     )
               .     .
            6     c6
               .     .

               +     + +=====+ +=====+ +==R==+
            =    m09   | m10 |   m11   | m12
               +     + +=====+ +=====+ +     +
            """
        )

    def test_the_easier_way_both_are(self) -> None:
        """[W9] Otherwise the Cat alone."""
        for easier, mouse in ((False, " MOUSE "), (True, ">MOUSE<")):
            game, state = drawn(BOTH, easier=easier)
            board = game.board(game.view(state, None))

            assert ">CAT<" in board
            assert mouse in board


def lines(drawing: str) -> str:
    """Return a drawing without what sets it in."""
    return dedent(drawing).strip("\n")
