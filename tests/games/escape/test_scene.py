"""How escape looks, and what may be clicked."""

from collections import Counter
from itertools import combinations

import pytest

import whiskerworks
from tests.games.escape.drawing import SETUP, drawn, lies, rules_of, where
from tests.games.escape.eventful_games import wander
from tests.games.escape.eventful_positions import SAY, TABLE, positions
from tests.games.escape.test_place import FULL
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.value import Value
from whiskerworks.games.escape.state import TURN_PHASE, State
from whiskerworks.games.escape.view import bomb_courses
from whiskerworks.kit.bits import members
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS
from whiskerworks.kit.layout_pieces import BOARD_MARGIN, BOARD_SIZE

REACH = {"angle": 0.2}
"""How far drawings reach from their middle, in units of their size; others 0.5."""
NARROWER = {"agenda-back": 0.35, "agenda-face": 0.35}
"""How far drawings reach to the left and right, where that is less."""
OTHERWISE = (
    "mouse=e4 cat=e6 exit=c5 agenda=g7 agenda=c3 agenda=g3 agenda=c7 mouse_angle=90 "
    "exit_angle=270 gear=WSEN door=N start=d5 start=e5:- start=f4 start=g5"
)


def shown(game: Game, state: Value, seat: int | None = 0) -> dict[str, Piece]:
    """Return the pieces of a position by their ids."""
    return {piece.id: piece for piece in game.scene(game.view(state, seat)).pieces}


def pointed(game: Game, state: Value, name: str) -> str:
    """Return what a player is told who points at a piece."""
    say = shown(game, state)[name].say
    assert say is not None
    return SAY(say)


def all_ids(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the ids of pieces and of all that lies on them."""
    return [name for p in pieces for name in (p.id, *all_ids(p.children))]


def reach(piece: Piece) -> float:
    """Return how far a piece reaches from its middle."""
    return REACH.get(piece.art, 0.5) * piece.size


def half_width(piece: Piece) -> float:
    """Return how far a piece reaches to the left and right."""
    return NARROWER.get(piece.art, REACH.get(piece.art, 0.5)) * piece.size


def assert_whole(state: State, scene: Scene) -> None:
    """See that all that is there is shown, once, and where it is."""
    ids = Counter(all_ids(scene.pieces))
    pieces = {piece.id: piece for piece in scene.pieces}
    assert set(ids.values()) == {1}
    laid: set[str] = set()
    for cell in [name for name in CELL_NAMES if lies(state, name)]:
        name, _, angle = lies(state, cell).strip("+").partition("@")
        card = pieces[f"card-{name}"]
        assert (card.x, card.y) == (pieces[cell].x, pieces[cell].y)
        assert card.turn == float(angle)
        assert (f"stack-{cell}" in ids) == lies(state, cell).endswith("+")
        laid.add(f"card-{name}")
    for who, name in (("cat", "cat"), ("mouse", "mouse"), ("cheese", "exit")):
        cell = where(state, who)
        assert (pieces[name].x, pieces[name].y) == (pieces[cell].x, pieces[cell].y)
    lying = {CELL_NAMES[state.layout.cell(place)] for place in members(state.agendas)}
    assert {n.removeprefix("agenda-") for n in ids if n.startswith("agenda-")} == lying
    belt = {f"card-{CARD_IDS[card]}" for card in members(state.belt)}
    assert {name for name in pieces if name.startswith("card-")} == laid | belt


def assert_side_by_side(scene: Scene) -> None:
    """See that nothing below the board covers it, or something else."""
    below = [
        piece
        for piece in scene.pieces
        if piece.y > BOARD_MARGIN + BOARD_SIZE and piece.art not in ("label", "belt")
    ]
    for piece in below:
        assert piece.y - reach(piece) >= BOARD_MARGIN + BOARD_SIZE, piece.id
    for one, other in combinations(below, 2):
        across = abs(one.x - other.x) >= half_width(one) + half_width(other)
        down = abs(one.y - other.y) >= reach(one) + reach(other)
        assert across or down, (one.id, other.id)


@pytest.mark.wheel
@pytest.mark.parametrize("setup", [SETUP, OTHERWISE], ids=["any", "otherwise"])
class TestAlongRandomGames:
    def test_everything_is_there_once(self, setup: str) -> None:
        """Cards, stacks, Cat, Mouse, Exit and agendas; no id is there twice."""
        game = whiskerworks.load("escape", setup=setup, help=True)
        for seed in range(4):
            for state, _ in wander(game, seed):
                assert_whole(state, game.scene(game.view(state, None)))

    def test_what_is_offered_can_be_clicked(self, setup: str) -> None:
        """Every spot is there, and no two moves are clicked alike."""
        game = whiskerworks.load("escape", setup=setup)
        for state, _ in wander(game, 5):
            scene = game.scene(game.view(state, 0))
            ids = {piece.id for piece in scene.pieces}
            spots = [offer.spots for offer in scene.moves()]
            assert bool(spots) == (game.to_move(state) == 0)
            assert {spot for some in spots for spot in some} <= ids
            assert len(set(spots)) == len(spots)
            assert game.scene(game.view(state, None)).offers == ()

    def test_all_lies_within_the_scene(self, setup: str) -> None:
        """And what does not lie on the board lies below it, side by side."""
        game = whiskerworks.load("escape", setup=setup)
        for state, _ in wander(game, 6):
            scene = game.scene(game.view(state, 0))
            for piece in scene.pieces:
                assert half_width(piece) <= piece.x <= scene.width - half_width(piece)
                assert reach(piece) <= piece.y <= scene.height - reach(piece)
            assert_side_by_side(scene)

    def test_marks_show_where_the_bomb_would_go(self, setup: str) -> None:
        """[E7] On each cell the numbers of cogs that lead there; else a blast."""
        game = whiskerworks.load("escape", setup=setup)
        for seed in range(4):
            for state, _ in wander(game, seed):
                pieces = shown(game, state, None)
                marks = {
                    name.removeprefix("bomb-"): piece.children[0].text.split()
                    for name, piece in pieces.items()
                    if name.startswith("bomb-")
                }
                blasts = [n[-1] for n in pieces if n.startswith("blast-")]
                found = (
                    bomb_courses(rules_of(game).components, state)
                    if state.phase == TURN_PHASE
                    else []
                )
                wanted: dict[str, list[str]] = {}
                for way in found:
                    for cell in way.cells:
                        wanted.setdefault(CELL_NAMES[cell], []).append(str(way.cogs))
                assert marks == wanted
                assert blasts == [str(way.cogs) for way in found if not way.cells]


class TestEveryPhase:
    @pytest.mark.parametrize("name", positions())
    def test_what_is_offered_can_be_clicked(self, name: str) -> None:
        """In phases that come seldom, too."""
        game, state = positions()[name]
        scene = game.scene(game.view(state, 0))
        ids = all_ids(scene.pieces)

        assert len(set(ids)) == len(ids)
        assert {spot for one in scene.moves() for spot in one.spots} <= set(ids)
        assert len(scene.moves()) == len(
            game.legal_moves(state) if game.to_move(state) == 0 else []
        )


class TestBomb:
    def test_the_numbers_of_the_gear_stand_round_it(self) -> None:
        """[E5] They turn with it, and stay upright."""
        game, state = drawn(TABLE, mouse="f4@90")
        mouse = shown(game, state)["mouse"]
        places = {child.text: (child.x, child.y) for child in mouse.children}

        assert mouse.turn == 90.0
        assert {child.turn for child in mouse.children} == {-90.0}
        assert places["0"][1] < 0 < places["2"][1]
        assert places["3"][0] < 0 < places["1"][0]
        assert pointed(game, state, "mouse") == (
            "The Mechanical Mouse on f4. "
            "Its gear reads 3 north, 0 east, 1 south, 2 west"
        )

    def test_a_mark_tells_with_how_many_cogs_it_goes_there(self) -> None:
        """[E7] Three ways are free; the one to the west is walled by m01."""
        game, state = drawn(
            """
                  c       d       e       f
               (     )         +     + (  0  )
            4    CAT           | m01 | 3MOUSE1
               (     )         +     + (  2  )
                               +=====+
            5                  |EXIT |
                               +     +
            """
        )

        assert pointed(game, state, "bomb-f3") == (
            "f3: the bomb can go here. Cogs needed: 0"
        )
        assert pointed(game, state, "blast-3") == (
            "With 3 cogs the bomb goes west: against a wall, and it explodes."
        )
        pieces = shown(game, state)
        assert pieces["blast-3"].x < pieces["mouse"].x
        assert pieces["blast-3"].y == pieces["mouse"].y

    def test_while_others_move_there_are_no_marks(self) -> None:
        """[E1] Where it goes is told in words then."""
        game, state = positions()["walk"]

        assert not [name for name in shown(game, state) if name.startswith("bomb-")]


class TestBoard:
    @pytest.mark.parametrize(
        ("angle", "side"), [(0, "south"), (90, "west"), (180, "north"), (270, "east")]
    )
    def test_the_exit_says_where_its_door_is_and_whether_it_is_open(
        self, angle: int, side: str
    ) -> None:
        """[E5, E6] It is open once the Cheese is found."""
        game, state = drawn(TABLE, exit=f"e5@{angle}")
        assert pointed(game, state, "exit") == (
            f"The Exit on e5, its door in the {side}, shut until you find the Cheese"
        )
        assert (shown(game, state)["exit"].art, shown(game, state)["exit"].turn) == (
            "exit-shut",
            angle,
        )

        game, state = drawn(TABLE, exit=f"e5@{angle}", gone="c3=cheese")
        assert pointed(game, state, "exit") == (
            f"The Exit on e5, its door in the {side}, open"
        )
        assert shown(game, state)["exit"].art == "exit"

    def test_a_door_that_a_set_up_puts_elsewhere_is_drawn_there(self) -> None:
        """[E5] In the north at 0 degrees: the drawing is turned round."""
        game, state = drawn(
            """
                  d       e       f
                               (  0  )
            4                  3MOUSE1
                               (  2  )
                       +     +
            5          |EXIT |
                       +=====+
               (     )
            6    CAT
               (     )
            """,
            marks="door=N",
        )

        assert shown(game, state)["exit"].turn == 180.0
        assert "its door in the north" in pointed(game, state, "exit")

    def test_agendas_are_face_down_or_known(self) -> None:
        """[E2, E8] With the cell in words."""
        game, state = drawn(TABLE, agendas="g3=cat", help_=True)
        pieces = shown(game, state)

        assert (pieces["agenda-c3"].art, pieces["agenda-g3"].art) == (
            "agenda-back",
            "agenda-face",
        )
        assert pointed(game, state, "agenda-c3") == "An agenda face down on c3"
        assert pointed(game, state, "agenda-g3") == "The cat agenda on g3, known to you"

    def test_plates_tell_what_each_agenda_does_and_where_it_is(self) -> None:
        """[E8] Hidden, known or gone."""
        game, state = drawn(TABLE, agendas="g3=cat", gone="c7=mouse", help_=True)

        assert pointed(game, state, "plate-mouse") == (
            "The mouse agenda: step the Mechanical Mouse any way. It was on c7 and is"
            " gone"
        )
        assert pointed(game, state, "plate-cat") == (
            "The cat agenda: look at another agenda. It lies on g3"
        )
        assert pointed(game, state, "plate-cheese") == (
            "The cheese agenda: you find the Cheese. You don't know where it lies"
        )
        assert pointed(game, state, "plate-cucumber") == (
            "The cucumber agenda: the Mechanical Mouse moves once more. You don't "
            "know where it lies"
        )

    def test_plates_follow_the_effects_of_the_set_up(self) -> None:
        """[E8] Here the cat nudges, the mouse sends it on, the cucumber peeks."""
        game, state = drawn(TABLE, marks="nudge=cat again=mouse peek=cucumber")

        assert "step the Mechanical Mouse" in pointed(game, state, "plate-cat")
        assert "moves once more" in pointed(game, state, "plate-mouse")
        assert "look at another agenda" in pointed(game, state, "plate-cucumber")

    def test_cells_say_how_they_can_be_used(self) -> None:
        """[E4] What is taken speaks for itself."""
        game, state = drawn(TABLE)

        assert pointed(game, state, "d5") == ("d5, empty; you can place a card here")
        assert pointed(game, state, "e7") == "e7, empty; no card next to it"
        for taken in ("d4", "f4", "e5", "d6", "c3"):
            assert shown(game, state)[taken].say is None

    def test_the_board_is_always_c3_to_g7(self) -> None:
        """[E1] In no position are other cells shown."""
        game, state = drawn(TABLE)
        cells = {f"{column}{row}" for column in "cdefg" for row in range(3, 8)}

        assert {name for name in shown(game, state) if name in CELL_NAMES} == cells


class TestButtons:
    def test_angles_are_there_while_a_card_is_to_be_placed(self) -> None:
        """[M11] To the player."""
        game, state = positions()["turn"]
        angles = {"angle-0", "angle-90", "angle-180", "angle-270"}

        assert angles <= set(shown(game, state))
        assert not angles & set(shown(game, state, None))
        assert not angles & set(shown(*positions()["walk"]))
        assert "skip" not in shown(game, state)

    def test_skip_is_there_when_nothing_can_be_placed(self) -> None:
        """[M11] Beside the board, in place of the angles."""
        game, state = drawn(FULL)
        scene = game.scene(game.view(state, 0))

        assert "skip" in shown(game, state)
        assert "angle-0" not in shown(game, state)
        assert [offer.spots for offer in scene.moves()] == [("skip",)]
        assert_side_by_side(scene)
