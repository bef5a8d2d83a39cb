"""Escape as text: moves, positions on one line, and the board drawn."""

from textwrap import dedent

import pytest

import whiskerworks
from tests.games.escape.drawing import SETUP, drawn, played, state_of
from tests.games.escape.eventful_games import wander
from tests.games.escape.eventful_positions import positions
from tests.no_moves import why_none
from whiskerworks.games.escape.meta import SETUPS
from whiskerworks.games.escape.state import PHASES

GAME = whiskerworks.load("escape", setup=SETUP)
OTHERWISE = (
    "mouse=e4 cat=e6 exit=c5 agenda=g7 agenda=c3 agenda=g3 agenda=c7 mouse_angle=90 "
    "exit_angle=270 gear=WSEN door=N nudge=cat again=mouse peek=cucumber "
    "start=d5 start=e5:- start=f4 start=g5"
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
            "skip",
            "cat c5",
            "bomb d6",
            "nudge d6",
            "peek c3",
            "start m05 f5 90",
            "belt m11",
            "draw m12",
            "draw cucumber",
            "face c3 cat",
            "face c7 cheese",
        ],
    )
    def test_every_kind_is_read_and_written_as_the_rules_have_it(
        self, text: str
    ) -> None:
        """[E2, E7, E8] With the words that the page of the rules uses."""
        move = GAME.read(GAME.start(), text)

        assert GAME.write(GAME.start(), move) == text

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "Type m07 e4 90 to place"),
            ("m07 e4", "Add the angle, as in m07 e4 90"),
            ("m07", "Add the place and the angle, as in m07 e4 90"),
            (
                "f6",
                "Start with who goes there, as in cat f6, or with a card, as in m07",
            ),
            ("m29 e4 0", "There is no card m29. Cards run from m01 to m28"),
            ("belt m00", "There is no card m00"),
            ("m07 j4 0", "There is no cell j4. Cells run from a1 to i9"),
            ("bomb j4", "There is no cell j4. Cells run from a1 to i9"),
            ("nudge e0", "There is no cell e0"),
            ("peek z9", "There is no cell z9"),
            ("face e10 cat", "There is no cell e10"),
            ("m07 e4 45", "Use one of these angles: 0, 90, 180, 270"),
            (
                "face c3 dog",
                "Use one of these agendas: mouse, cat, cheese",
            ),
            ("face c3", "Type m07 e4 90 to place"),
            ("face cat", "Type m07 e4 90 to place"),
            ("bomb", "Add the place, as in bomb d6."),
            ("bombd6", "Type it like this: bomb d6"),
            ("bombk6", "There is no cell k6. Cells run from a1 to i9."),
            ("bomb f4 f5", "Type m07 e4 90 to place"),
            ("Bomb f4", "Type m07 e4 90 to place"),
            ("bomb  f4", "Type m07 e4 90 to place"),
            ("reveal", "Type m07 e4 90 to place"),
            ("deal 0 cat", "Type m07 e4 90 to place"),
        ],
    )
    def test_what_is_no_move_is_refused_with_a_hint(
        self, text: str, reason: str
    ) -> None:
        """It names the text and what is wrong."""
        assert why_none(GAME, text).startswith(reason)


class TestReadBack:
    @pytest.mark.wheel
    @pytest.mark.parametrize("help_", [False, True])
    @pytest.mark.parametrize("belt", [4, 3])
    @pytest.mark.parametrize(
        "setup", [*SETUPS, SETUP, OTHERWISE], ids=[*SETUPS, "any", "otherwise"]
    )
    def test_positions_read_back_along_random_games(
        self, setup: str, belt: int, help_: bool
    ) -> None:
        """The end included."""
        game = whiskerworks.load("escape", setup=setup, belt=belt, help=help_)
        for seed in range(3):
            for state, _ in wander(game, seed):
                text = game.write_state(state)
                assert game.read_state(text) == state, text

    def test_positions_of_every_phase_read_back(self) -> None:
        """Those that come seldom, too, and what follows from them."""
        phases: set[str] = set()
        for game, state in positions().values():
            for move in game.legal_moves(state)[::5]:
                for one in (state, game.play(state, move)):
                    assert game.read_state(game.write_state(one)) == one
                    phases.add(PHASES[state_of(one).phase])

        assert phases == set(PHASES)

    def test_a_start_reads_like_this(self) -> None:
        """[E1] Before anything has come."""
        assert GAME.write_state(GAME.start()) == (
            "phase:start mouse:f4@0 exit:e5@0 cat:d6 cards:- belt:- buried:- "
            "agendas:c3=?,g3=?,c7=?,g7=? gone:- placed:- peek:- end:-"
        )

    def test_what_does_not_apply_may_be_left_out(self) -> None:
        """Agendas that are not named lie there, unknown."""
        state = GAME.read_state(
            "phase:start mouse:f4@0 exit:e5@0 cat:d6 cards:- belt:-"
        )

        assert state == GAME.start()


# Everything that can lie there, as it is drawn.
WHOLE = """
      c       d       e       f       g
   . . . . .     . .     . .     . .     .
3   mouse     d3      e3      f3      g3
   . . . . .     . .     . .     . .     .
   .     . +==R==+ .     . (  2  ) .     .
4     c4   o M01 |    e4   1MOUSE3    g4
   .     . +     + .     . (  0  ) .     .
   .     . .     . +=====+ .     . .     .
5     c5      d5   |EXIT      f5      g5
   .     . .     . +=====+ .     . .     .
   .     . (     ) .     . +     + .     .
6     c6     CAT      e6    Lm02R     g6
   .     . (     ) .     . +=o=o=+ .     .
   . . . . .     . .     . .     . . . . .
7     ?       d7      e7      f7      ?
   . . . . .     . .     . .     . . . . .

   +=====+ +     + +     + +     + +     +
=  | m09   | m10 |   m11     m12     m28
   +     + +     + +  L  + +     + +     +
"""


class TestBoard:
    def test_a_position_is_drawn_as_it_is_read(self) -> None:
        """[E1, E5] Gear, door, agendas, stacks, spaces, and the belt below."""
        game, state = drawn(WHOLE, gone="g3=cat", help_=True)

        assert game.board(game.view(state, None)) == lines(WHOLE)

    def test_a_known_cucumber_is_cut_short(self) -> None:
        """[E8] It has more letters than a card has columns."""
        drawing = WHOLE.replace(" mouse ", "cucumb.")
        game, state = drawn(drawing, gone="g3=cat", help_=True)

        assert "c3=cucumber" in game.write_state(state)
        assert game.board(game.view(state, None)) == lines(drawing)

    def test_before_the_first_card_there_is_no_belt(self) -> None:
        """[E1] Cat, Mouse, Exit and the agendas."""
        board = GAME.board(GAME.view(GAME.start(), None))

        assert board.splitlines()[-1].startswith("   . . . . .     .")
        assert board.count("?") == 4

    def test_where_cat_and_mouse_have_met_the_mouse_is_drawn(self) -> None:
        """[E6] The Cat goes by e6 to e7, where the Mouse is."""
        game, state = drawn(WHOLE, gone="g3=cat", help_=True, mouse="e7@0")

        after = played(game, state, "m12 e6 0", "cat e7")

        board = game.board(game.view(after, None))
        assert board.count("MOUSE") == 1
        assert "CAT" not in board


def lines(drawing: str) -> str:
    """Return a drawing without what sets it in."""
    return dedent(drawing).strip("\n")
