"""How maze looks, and what may be clicked."""

from collections import Counter
from itertools import combinations

import pytest

import whiskerworks
from tests.games.maze.drawing import drawn, lies, played, state_of, where
from tests.games.maze.eventful_games import wander
from tests.games.maze.test_place import FULL, NARROW, WIDE
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.value import Value
from whiskerworks.games.maze.state import OVER, State
from whiskerworks.kit.bits import members
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS
from whiskerworks.kit.layout_pieces import BOARD_MARGIN, BOARD_SIZE
from whiskerworks.words import words

SAY = words("maze").say
LAYOUTS = (
    "standard",
    "cheese=e5 mouse=c5 start=d5:E start=g6:NS",
    "cheese=e5 mouse=e9 start=e6:N start=a5:NEW",
)
HALF = {"angle": 0.2}
"""How far drawings reach from their middle, in units of their size; others 0.5."""
NARROWER = {"agenda-back": 0.35, "agenda-face": 0.35}
"""How far drawings reach to the left and right, where that is less."""


def shown(game: Game, state: Value, seat: int | None = 0) -> dict[str, Piece]:
    """Return the pieces of a position by their ids."""
    return {piece.id: piece for piece in game.scene(game.view(state, seat)).pieces}


def all_ids(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the ids of pieces and of all that lies on them."""
    return [name for p in pieces for name in (p.id, *all_ids(p.children))]


def reach(piece: Piece) -> float:
    """Return how far a piece reaches from its middle."""
    return HALF.get(piece.art, 0.5) * piece.size


def half_width(piece: Piece) -> float:
    """Return how far a piece reaches to the left and right."""
    return NARROWER.get(piece.art, HALF.get(piece.art, 0.5)) * piece.size


def on_table(piece: Piece) -> bool:
    """Return whether a piece lies on the table, not below it."""
    return piece.y < BOARD_MARGIN + BOARD_SIZE - 0.1


def pointed(game: Game, state: Value, name: str, seat: int | None = 0) -> str:
    """Return what a player is told who points at a piece."""
    say = shown(game, state, seat)[name].say
    assert say is not None
    return SAY(say)


def assert_whole(game: Game, state: State, scene: Scene) -> None:
    """See that all that is there is shown, once, and where it is."""
    ids = Counter(all_ids(scene.pieces))
    pieces = {piece.id: piece for piece in scene.pieces}
    assert set(ids.values()) == {1}
    upmost = {cell: lies(state, cell) for cell in CELL_NAMES}
    for cell, lying in upmost.items():
        if lying:
            name, _, angle = lying.strip("+").partition("@")
            card = pieces[f"card-{name}"]
            assert (card.x, card.y) == (pieces[cell].x, pieces[cell].y)
            assert (card.turn, card.size) == (float(angle), pieces[cell].size)
        assert (f"stack-{cell}" in ids) == lying.endswith("+")
    for who in ("mouse", "cheese", "cat"):
        assert (who in ids) == bool(where(state, who))
        if where(state, who):
            cell = where(state, who)
            assert (pieces[who].x, pieces[who].y) == (pieces[cell].x, pieces[cell].y)
    laid = {lying[:3] for lying in upmost.values() if lying}
    belt = {CARD_IDS[card] for card in members(state.belt)}
    assert {name for name in ids if name in CARDS} == {f"card-{n}" for n in laid | belt}
    for seat in range(game.seats):
        assert ids[f"agenda-{seat}"] == 1


CARDS = {f"card-{name}" for name in CARD_IDS}


@pytest.mark.wheel
@pytest.mark.parametrize("setup", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
class TestAlongRandomGames:
    def test_everything_is_there_once(self, seats: int, setup: str) -> None:
        """Cards, stacks, characters and agendas, to every viewer."""
        game = whiskerworks.load("maze", seats, setup=setup)
        for index, (state, move) in enumerate(wander(game, seats)):
            seat = None if index % 2 else index % seats
            assert_whole(game, state, game.scene(game.view(state, seat)))
            after = state_of(game.play(state, move))
            if after.phase == OVER:
                assert_whole(game, after, game.scene(game.view(after, seat)))

    def test_all_lies_within_the_scene(self, seats: int, setup: str) -> None:
        """And what does not lie on the table lies below it, side by side."""
        game = whiskerworks.load("maze", seats, setup=setup)
        for state, _ in wander(game, 10 + seats):
            mover = game.to_move(state)
            seat = mover if mover is not None and mover >= 0 else None
            scene = game.scene(game.view(state, seat))
            for piece in scene.pieces:
                assert reach(piece) <= piece.x <= scene.width - reach(piece)
                assert reach(piece) <= piece.y <= scene.height - reach(piece)
            assert_side_by_side(scene)

    def test_what_is_offered_can_be_clicked(self, seats: int, setup: str) -> None:
        """Every spot is there, and no two moves are clicked alike."""
        game = whiskerworks.load("maze", seats, setup=setup)
        for state, _ in wander(game, 20 + seats):
            for seat in (*range(seats), None):
                scene = game.scene(game.view(state, seat))
                ids = {piece.id for piece in scene.pieces}
                spots = [offer.spots for offer in scene.moves()]
                assert bool(spots) == (seat == game.to_move(state))
                assert {spot for some in spots for spot in some} <= ids
                assert len(set(spots)) == len(spots)

    def test_the_cells_that_can_be_used_are_shown(self, seats: int, setup: str) -> None:
        """[M5] Wherever a card can be placed or somebody can go, now or later."""
        game = whiskerworks.load("maze", seats, setup=setup)
        earlier: set[str] = set(CELL_NAMES)
        for state, _ in wander(game, 30 + seats):
            now = {name for name in shown(game, state) if name in CELL_NAMES}
            for text in [game.write(state, move) for move in game.legal_moves(state)]:
                assert {word for word in text.split() if word in CELL_NAMES} <= now
            if where(state, "mouse") and state.phase > 1:
                assert now <= earlier
                earlier = now

    def test_agendas_of_others_show_their_backs(self, seats: int, setup: str) -> None:
        """[M20] Until they are revealed, or the game is over."""
        game = whiskerworks.load("maze", seats, setup=setup)
        for state, move in wander(game, 40 + seats):
            for seat in (0, seats - 1, None):
                pieces = shown(game, state, seat)
                for other in range(seats):
                    dealt = state.agendas >> (3 * other) & 7 != 0
                    known = dealt and (other == seat or state.revealed >> other & 1)
                    plate = pieces[f"agenda-{other}"]
                    faces = [p.id for p in plate.children if p.id.startswith("face")]
                    assert plate.art == ("agenda-face" if known else "agenda-back")
                    assert bool(faces) == bool(known)
            after = state_of(game.play(state, move))
            if after.phase == OVER:
                arts = [
                    shown(game, after, None)[f"agenda-{s}"].art for s in range(seats)
                ]
                assert arts == ["agenda-face"] * seats


def assert_side_by_side(scene: Scene) -> None:
    """See that nothing below the table covers it, or something else."""
    below = [
        piece
        for piece in scene.pieces
        if not on_table(piece) and piece.art not in ("label", "belt")
    ]
    for piece in below:
        assert piece.y - reach(piece) >= BOARD_MARGIN + BOARD_SIZE, piece.id
    for one, other in combinations(below, 2):
        across = abs(one.x - other.x) >= half_width(one) + half_width(other)
        down = abs(one.y - other.y) >= reach(one) + reach(other)
        assert across or down, (one.id, other.id)


class TestSkip:
    def test_its_button_is_there_when_it_is_offered(self) -> None:
        """[M11] Beside the table, not on it."""
        game, state = drawn(FULL)
        scene = game.scene(game.view(state, 0))

        assert "skip" in shown(game, state)
        assert_side_by_side(scene)

    def test_it_is_not_there_when_a_card_can_be_placed(self) -> None:
        """[M11] Though the table is full: m27 can be put on top of another card."""
        game, state = drawn(FULL)
        state = played(game, state, "skip", "draw m27")

        assert "skip" not in shown(game, state, 1)
        assert not [
            o for o in game.scene(game.view(state, 1)).moves() if o.move == "skip"
        ]

    def test_others_do_not_see_it(self) -> None:
        """It is not their turn."""
        game, state = drawn(FULL)

        assert "skip" not in shown(game, state, 1)
        assert "skip" not in shown(game, state, None)


class TestTable:
    @pytest.mark.parametrize(
        ("drawing", "columns", "rows"),
        [(FULL, "cdefg", "34567"), (NARROW, "abcdefghi", "123456789")],
    )
    def test_it_comes_nearer_as_the_maze_grows(
        self, drawing: str, columns: str, rows: str
    ) -> None:
        """[M5] A full table shows its 25 cells, a single card all that it can be."""
        game, state = drawn(drawing)

        found = {name for name in shown(game, state) if name in CELL_NAMES}

        assert found == {f"{column}{row}" for column in columns for row in rows}

    def test_a_cell_is_too_far_out_only_beyond_five_columns_or_rows(self) -> None:
        """[M5] With column b there are five columns, with column a or row 1 six."""
        game, state = drawn(NARROW)
        assert pointed(game, state, "b5") == "b5, empty; no card next to it"
        assert "larger than 5 x 5" in pointed(game, state, "a5")

        game, state = drawn(
            """
                  e
               (     )
            4   MOUSE
               (     )
               +=====+
            5  | m01 |
               +=====+
               (     )
            6   CHEESE
               (     )
            """
        )
        assert pointed(game, state, "e2") == "e2, empty; no card next to it"
        assert "larger than 5 x 5" in pointed(game, state, "e1")

    def test_cells_say_how_they_can_be_used(self) -> None:
        """[M5, M11] Empty and beside something, far away, or too far out."""
        game, state = drawn(WIDE)

        assert pointed(game, state, "e6") == ("e6, empty; you can place a card here")
        assert pointed(game, state, "d7") == "d7, empty; no card next to it"
        assert pointed(game, state, "b4") == (
            "b4, out of bounds; the table may not be larger than 5 x 5"
        )
        assert shown(game, state)["c4"].say is None, "what lies there speaks"

    def test_cards_say_what_is_printed_on_their_sides(self) -> None:
        """[M2] As they lie; those on the belt at 0 degrees."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +==R==+ (     )
            5   MOUSE  o m01L   CHEESE
               (     ) +     + (     )
            """
        )

        assert pointed(game, state, "card-m01") == (
            "m01 on e5, on top of another card. "
            "North: wall, clockwise cog; east: open, counterclockwise cog; "
            "south: open; west: wall with a mouse hole."
        )

    def test_characters_and_agendas_say_who_they_are(self) -> None:
        """[M6, M20] With their cells and seats."""
        game, state = drawn(NARROW, agendas="mouse,cucumber", revealed="1")

        assert pointed(game, state, "mouse") == "The Mouse on d5"
        assert pointed(game, state, "cheese") == "The Cheese on f5"
        assert pointed(game, state, "deck") == "The deck: 22 Maze Cards left"
        assert pointed(game, state, "agenda-0") == (
            "Seat 1 (you) holds the mouse agenda, still secret"
        )
        assert pointed(game, state, "agenda-0", 1) == "Seat 1 holds a secret agenda"
        assert pointed(game, state, "agenda-1") == (
            "Seat 2 holds the cucumber agenda, revealed to everyone"
        )


class TestClicks:
    def test_a_card_is_placed_by_card_angle_and_cell(self) -> None:
        """[M11] Dropped, on the card that lies there; a reveal is a button."""
        game, state = drawn(NARROW, agendas="cucumber,cat")
        spots = {o.move: o.spots for o in game.scene(game.view(state, 0)).moves()}

        assert spots["m09 c5 90"] == ("card-m09", "angle-90", "c5")
        assert spots["reveal"] == ("reveal",)
        state = played(game, state, "reveal")
        spots = {o.move: o.spots for o in game.scene(game.view(state, 0)).moves()}
        assert spots["drop m09 e5 90"] == ("card-m09", "angle-90", "card-m01")

    def test_a_spin_is_a_card_and_an_angle(self) -> None:
        """[M10c] There is no button for 0 degrees."""
        game, state = drawn(NARROW, agendas="cheese,cat", phase="spin", revealed="0")
        spots = {o.move: o.spots for o in game.scene(game.view(state, 0)).moves()}

        assert spots["spin e5 180"] == ("card-m01", "angle-180")
        assert "angle-0" not in shown(game, state)

    def test_a_move_is_who_and_where(self) -> None:
        """[M13] The character, then the cell."""
        game, state = drawn(WIDE)
        state = played(game, state, "m28 f5 0")
        spots = {o.move: o.spots for o in game.scene(game.view(state, 0)).moves()}

        assert spots["mouse d3"] == ("mouse", "d3")

    def test_the_button_to_reveal_is_there_while_one_may(self) -> None:
        """[M10, M10b] Once in the game, and the cat only while the Cat is there."""
        assert "reveal" in shown(*drawn(NARROW))
        assert "reveal" not in shown(*drawn(NARROW, revealed="0"))
        assert "reveal" not in shown(*drawn(NARROW, agendas="cat,mouse"))


def test_the_belt_has_four_places_though_a_card_is_gone() -> None:
    """[M7] It is replaced there when the turn ends."""
    game, state = drawn(NARROW)
    pieces = shown(game, played(game, state, "m09 c5 0"))

    assert len([name for name in pieces if name.startswith("belt-")]) == 4
    assert "card-m09" in pieces, "it lies on the table now"


def test_when_the_game_is_over_agendas_are_up_and_the_winner_is_marked() -> None:
    """[M19, M20] Seat 0 led the Mouse to the Cheese, and seat 1 holds the mouse."""
    game, state = drawn(
        """
              d       e       f
           (     )         (     )
        4   MOUSE           CHEESE
           (     )         (     )
                   +=====+
        5          | m01 |
                   +=====+
           +=====+
        =    m09
           +=====+
        """,
        agendas="cat,mouse",
    )
    after = played(game, state, "m09 e4 0", "mouse f4")
    plates = [shown(game, after, None)[f"agenda-{seat}"] for seat in (0, 1)]
    marked = ["walkway" in [child.art for child in plate.children] for plate in plates]

    assert pointed(game, after, "agenda-1") == (
        "Seat 2 holds the mouse agenda, revealed to everyone"
    )
    assert marked == [False, True]
