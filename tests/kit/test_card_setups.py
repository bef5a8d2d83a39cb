"""Set-ups: as files, on one line, and why one is refused [M4, M5, M7]."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from tests.kit.layout_oracle import OURS, named
from whiskerworks.core.errors import BadOption
from whiskerworks.games import data
from whiskerworks.kit.card_setups import (
    BadSetup,
    CardSetup,
    StartPlace,
    read_setup,
    read_setup_line,
    setup_from_option,
)
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.deck_option import deck_option_value
from whiskerworks.kit.decks import Card, Deck, Side

OUR_LINE = "cheese=e5 mouse=f6 start=f5:S start=e6:NW"


def told(line: str) -> str:
    """Return how maze refuses a set-up that is said on a line."""
    with pytest.raises(BadOption) as caught:
        whiskerworks.load("maze", 2, setup=line)
    assert caught.value.option == "setup"
    return caught.value.problem


def open_deck() -> Deck:
    """Return our deck, every card but the Studio without walls."""
    cards = [
        card if card.holes() == 4 else Card(card.id, (Side("o"),) * 4)
        for card in OURS.cards
    ]
    return Deck(tuple(cards))


@st.composite
def setups(draw: st.DrawFn) -> CardSetup:
    """Make up set-ups with any of the parts that there are, round e5."""
    corner = draw(st.tuples(st.integers(1, 3), st.integers(1, 3)))
    cells = [9 * (corner[1] + y) + corner[0] + x for y in range(5) for x in range(5)]
    cells.remove(named("e5"))
    cells = draw(st.permutations(cells))
    characters = [
        who for who in ("cheese", "mouse", "cat", "exit") if draw(st.booleans())
    ]
    able = [f"{who}_angle" for who in ("mouse", "exit") if who in characters]
    turned = [one for one in able if draw(st.booleans())]
    shapes = ["", "N", "ES", "NESW", None]
    marks = [name for name in ("gear", "door", "peek") if draw(st.booleans())]
    starts = draw(st.lists(st.sampled_from(shapes), max_size=4))
    starts_on = [named("e5"), *cells[10:]]
    return CardSetup(
        tuple([(who, cells[at]) for at, who in enumerate(characters)]),
        tuple(cells[4 : draw(st.integers(4, 7))]),
        tuple([(one, draw(st.sampled_from([0, 90, 180, 270]))) for one in turned]),
        tuple([(name, draw(st.sampled_from(["NESW", "cat"]))) for name in marks]),
        tuple([StartPlace(starts_on[at], walls) for at, walls in enumerate(starts)]),
    )


def as_file(setup: CardSetup) -> str:
    """Return a set-up as a file of it reads."""
    lines = ['title = "Made up"', 'difficulty = "hard"']
    lines += [f'{who} = "{CELL_NAMES[cell]}"' for who, cell in setup.cells]
    lines += [f"{which} = {angle}" for which, angle in setup.angles]
    lines += [f'{which} = "{word}"' for which, word in setup.marks]
    lines.append(f"agendas = {[CELL_NAMES[cell] for cell in setup.agendas]}")
    for start in setup.starts:
        lines += ["[[start]]", f'cell = "{CELL_NAMES[start.cell]}"']
        lines += [] if start.walls is None else [f'walls = "{start.walls}"']
    return "\n".join(lines)


class TestReading:
    def test_our_own_set_up_is_read_as_it_is_written(self) -> None:
        """[M7] The file and its line say the same."""
        setup = read_setup(data("maze")["setups/standard.toml"])

        assert setup.line() == OUR_LINE
        assert read_setup_line(OUR_LINE) == setup
        assert setup.cell("cheese") == named("e5")
        assert setup.cell("mouse") == named("f6")
        assert setup.cell("cat") == -1

    def test_a_start_place_can_want_walls_none_or_any_card(self) -> None:
        """[M7] `f5:S`, `f5:-` and `f5`; walls are kept in the order of NESW."""
        text = "start=e5:WN start=e6:- start=f5"
        starts = read_setup_line(text).starts

        assert [start.walls for start in starts] == ["NW", "", None]
        assert [start.text() for start in starts] == ["e5:NW", "e6:-", "f5"]

    @given(setups())
    def test_a_line_is_read_back_as_it_was_written(self, setup: CardSetup) -> None:
        """Whatever parts there are; and equal set-ups have equal lines."""
        assert read_setup_line(setup.line()) == setup
        assert pickle.loads(pickle.dumps(setup)) == setup

    @given(setups())
    def test_a_file_says_the_same_as_a_line(self, setup: CardSetup) -> None:
        """[M7] Title and difficulty are for people, and not on the line."""
        assert read_setup(as_file(setup)) == setup

    def test_a_name_means_one_of_ours(self) -> None:
        """[M7] Anything else is read as a line."""
        ours = setup_from_option("standard", ("standard",), data("maze"))

        assert ours == setup_from_option(OUR_LINE, ("standard",), data("maze"))
        with pytest.raises(BadOption, match="setup: other: write cheese=e5"):
            setup_from_option("other", ("standard",), data("maze"))


class TestBadFiles:
    @pytest.mark.parametrize(
        ("text", "where", "problem"),
        [
            ("cheese = ", "file", "value"),
            ('dog = "e5"', "dog", "not known; there are title, difficulty, cheese"),
            ("title = 7", "title", "a text must stand there"),
            ("difficulty = 2", "difficulty", "a text must stand there"),
            ('cheese = "j5"', "cheese", "'j5' is no cell; cells are a1 to i9 [M4]"),
            ('mouse = "e0"', "mouse", "'e0' is no cell"),
            ('cat = "E5"', "cat", "'E5' is no cell"),
            ("exit = 5", "exit", "'5' is no cell"),
            ('agendas = "e5"', "agendas", "a list must stand there"),
            ('agendas = ["e5", "x"]', "agendas", "'x' is no cell"),
            ("mouse_angle = 45", "mouse_angle", "an angle is 0, 90, 180 or 270 [M4]"),
            ("exit_angle = 90.0", "exit_angle", "an angle is"),
            ("mouse_angle = false", "mouse_angle", "an angle is"),
            ('exit_angle = "90"', "exit_angle", "an angle is"),
            ("start = 3", "start", "a list must stand there"),
            ("start = [3]", "start 1", "it is no table"),
            ("start = [{}]", "start 1", "'None' is no cell"),
            ('start = [{cell="e5"}, {cell="e"}]', "start 2", "'e' is no cell"),
            ('start = [{cell="e5", wall="N"}]', "start 1", "'wall' is not known"),
            ('start = [{cell="e5", walls=1}]', "start 1", 'walls are a text like "NE"'),
            (
                'start = [{cell="e5", walls="NX"}]',
                "start 1",
                "walls 'NX': each of NESW",
            ),
            ('start = [{cell="e5", walls="NN"}]', "start 1", "at most once"),
            ('start = [{cell="e5", walls="-"}]', "start 1", "walls '-': each of NESW"),
        ],
    )
    def test_a_file_is_refused_and_the_place_is_named(
        self, text: str, where: str, problem: str
    ) -> None:
        """[M7] Whoever writes one finds what is wrong with it."""
        with pytest.raises(BadSetup) as caught:
            read_setup(text)

        assert caught.value.where == where
        assert problem in caught.value.problem
        assert str(caught.value) == f"{where}: {caught.value.problem}"

    def test_an_error_can_be_sent_to_another_process(self) -> None:
        """It keeps its parts."""
        error = pickle.loads(pickle.dumps(BadSetup("start 1", "it is no table")))
        assert (error.where, error.problem) == ("start 1", "it is no table")

    def test_a_long_word_is_cut_short(self) -> None:
        """Nobody reads a hundred letters in an error."""
        with pytest.raises(BadSetup) as caught:
            read_setup(f"{'x' * 100} = 1")

        assert caught.value.where == "x" * 40 + "…"


class TestBadLines:
    @pytest.mark.parametrize(
        ("line", "where", "problem"),
        [
            ("cheese=e5 e6", "e6", "write cheese=e5 mouse=f6 start=f5:S"),
            ("dog=e5", "dog=e5", "write cheese=e5"),
            ("title=Maze", "title=Maze", "write cheese=e5"),
            ("cheese", "cheese", "'' is no cell"),
            ("cheese=e10", "cheese", "'e10' is no cell; cells are a1 to i9 [M4]"),
            ("cheese=e5 cheese=e6", "cheese", "it appears twice"),
            ("exit_angle=90 exit_angle=90", "exit_angle", "it appears twice"),
            ("agenda=z1", "agenda", "'z1' is no cell"),
            ("mouse_angle=45", "mouse_angle", "an angle is 0, 90, 180 or 270 [M4]"),
            ("mouse_angle=090", "mouse_angle", "an angle is"),
            ("exit_angle=north", "exit_angle", "an angle is"),
            ("start=:S", "start", "'' is no cell"),
            ("start=f5:SS", "start", "walls 'SS': each of NESW, at most once"),
            ("start=f5:s", "start", "walls 's': each of NESW"),
            ("start=f5:", "start", "write the walls behind the colon, - for none"),
            ("start=f5:N-S", "start", "walls 'N-S': each of NESW"),
            ("start=f5:--", "start", "walls '--': each of NESW"),
            ("mouse_angle=90", "mouse_angle", "there is no mouse to be turned"),
            ("mouse=e5 exit_angle=0", "exit_angle", "there is no exit to be turned"),
        ],
    )
    def test_a_line_is_refused_and_the_word_is_named(
        self, line: str, where: str, problem: str
    ) -> None:
        """[M7] As files are."""
        with pytest.raises(BadSetup) as caught:
            read_setup_line(line)

        assert caught.value.where == where
        assert problem in caught.value.problem


class TestBadTables:
    @pytest.mark.parametrize(
        "line",
        [
            "cheese=e5 mouse=e5",
            "cheese=e5 start=e5:S",
            "start=e5:S start=e5:N",
            "agenda=e5 agenda=e5",
            "exit=e5 agenda=e5",
        ],
    )
    def test_two_things_never_lie_on_one_cell(self, line: str) -> None:
        """[M6] Characters, cards and agendas alike."""
        with pytest.raises(BadSetup, match="e5: two things lie there"):
            read_setup_line(line)

    @pytest.mark.parametrize(
        "line",
        [
            "cheese=c5 mouse=h5",
            "cheese=e3 mouse=e8",
            "cheese=e5 mouse=f5 start=a5:S",
            "cheese=e5 start=e6:N exit=e1",
            "agenda=a1 agenda=a6",
        ],
    )
    def test_a_table_larger_than_five_by_five_is_refused(self, line: str) -> None:
        """[M5] All that lies there counts."""
        with pytest.raises(BadSetup, match=r"set-up: it is larger than 5 x 5 \[M5\]"):
            read_setup_line(line)

    def test_five_by_five_is_not_too_large(self) -> None:
        """[M5] Both limits are reached."""
        setup = read_setup_line("cheese=c3 mouse=g7 start=e5:N")
        assert setup.line() == "cheese=c3 mouse=g7 start=e5:N"

    @pytest.mark.parametrize(
        "line",
        [
            "start=d5 start=c5",
            "start=f5 start=g5",
            "start=e4 start=d3",
            "start=e6",
            "cheese=e5 mouse=f6 start=f5:S start=f4:NW",
        ],
    )
    def test_start_cards_lie_round_the_middle(self, line: str) -> None:
        """[M4] From there no table can grow beyond the canvas."""
        with pytest.raises(BadSetup, match=r"on one side of (column e|row 5)"):
            read_setup_line(line)

    @pytest.mark.parametrize(
        "line",
        ["start=e5", "start=d5 start=e4", "start=d4 start=f6", "start=a5 start=e1"],
    )
    def test_start_cards_that_reach_the_middle_are_fine(self, line: str) -> None:
        """[M4] Its column and its row, both, are used or enclosed."""
        assert read_setup_line(line).line() == line


class TestPaths:
    @pytest.mark.parametrize(
        ("line", "joined"),
        [
            ("cheese=e5 mouse=e6", True),
            ("cheese=e5 mouse=f6", False),
            ("cheese=e5 mouse=g5 start=f5:NS start=e6", True),
            ("cheese=e5 mouse=g5 start=f5:E start=e6", False),
            ("cheese=e5 mouse=g5 start=f5:W start=e6", False),
            ("cheese=e5 mouse=f6 start=f5:S start=e6:NW", False),
            ("cheese=e5 mouse=f6 start=f5:N start=e6:NW", True),
            ("cheese=e5 mouse=f6 start=f5:S start=e6:SW", True),
            ("cheese=e5 mouse=g5 cat=f5", True),
            ("cheese=e5 mouse=g6 start=f5 start=f6:N start=e6:E", False),
        ],
    )
    def test_a_path_goes_through_open_sides_and_over_characters(
        self, line: str, joined: bool
    ) -> None:
        """[M17] And it is the same way back."""
        setup = read_setup_line(line)
        ends = setup.cell("mouse"), setup.cell("cheese")

        assert setup.joined(*ends) == joined
        assert setup.joined(ends[1], ends[0]) == joined


class TestUnfitForMaze:
    @pytest.mark.parametrize(
        "line",
        ["standard", OUR_LINE, "cheese=e5 mouse=f6 start=f5:S start=e6:NES"],
    )
    def test_our_own_set_up_and_others_like_it_are_fine(self, line: str) -> None:
        """[M7] By its name, written out, and with another shape."""
        game = whiskerworks.load("maze", 3, setup=line)
        assert game.options["setup"] == line

    @pytest.mark.parametrize(
        ("line", "problem"),
        [
            (f"{OUR_LINE} cat=d5", "the Cheese and the Mouse alone [M7]"),
            (f"{OUR_LINE} exit=d5", "the Cheese and the Mouse alone [M7]"),
            ("mouse=f6 start=f5:S start=e6:NW", "the Cheese and the Mouse alone"),
            ("cheese=e5 start=f5:S start=e6:NW", "the Cheese and the Mouse alone"),
            (f"{OUR_LINE} agenda=d5", "no agendas on the table"),
            (f"{OUR_LINE} mouse_angle=90", "nothing that is turned [M7]"),
            ("cheese=d5 mouse=f6 start=f5:S start=e6:NW", "starts on e5 [M4]"),
            ("cheese=e5 mouse=g5", "2 start cards of 2 shapes [M7]"),
            ("cheese=e5 mouse=e3 start=e6:N start=d5:N start=f5:S", "2 start cards"),
            (f"{OUR_LINE} start=d5:NS", "2 start cards of 2 shapes"),
            ("cheese=e5 mouse=f6 start=f5:S start=e6:N", "2 start cards of 2 shapes"),
            ("cheese=e5 mouse=f6 start=f5:SE start=e6:NW", "2 start cards of 2 shapes"),
            ("cheese=e5 mouse=f6 start=f5:S start=e6", "2 start cards of 2 shapes"),
            ("cheese=e5 mouse=f6 start=f5:W start=e6:SW", "a path between Mouse"),
            ("cheese=e5 mouse=e4 start=f5:S start=e6:NW", "a path between Mouse"),
            ("cheese=e5 mouse=f6 start=e6:N start=d5 cat", "cat: '' is no cell"),
            ("cheese=e5 mouse=e5", "e5: two things lie there"),
            ("cheese=e5 mouse=f6 start=f5:S start=a6:NW", "larger than 5 x 5 [M5]"),
            ("cheese=e5 mouse=g6 start=f5:S start=f6:NW", "one side of column e"),
            ("nonsense", "nonsense: write cheese=e5 mouse=f6 start=f5:S"),
        ],
    )
    def test_a_set_up_that_does_not_suit_is_refused(
        self, line: str, problem: str
    ) -> None:
        """[M4, M5, M7] With the reason; to turn walls makes no other shape."""
        assert problem in told(line)

    def test_the_deck_must_have_cards_of_the_shapes(self) -> None:
        """[M7] A deck of crossings has none with a wall."""
        with pytest.raises(
            BadOption, match="no card of the deck has the walls S of f5"
        ):
            whiskerworks.load(
                "maze", 2, deck=deck_option_value(open_deck()), setup=OUR_LINE
            )

    def test_an_unknown_option_is_refused(self) -> None:
        """It is `setup`, not `set_up`."""
        with pytest.raises(BadOption, match="there is no such option"):
            whiskerworks.load("maze", 2, set_up=OUR_LINE)
