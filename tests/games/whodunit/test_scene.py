"""How whodunit looks, and what may be clicked."""

from collections import Counter

import pytest

import whiskerworks
from tests.games.whodunit.drawing import drawn, lies, played, where
from tests.games.whodunit.drawn_layouts import BOTH, LATE, MOUSE
from tests.games.whodunit.eventful_games import STUBBORN, wander
from tests.games.whodunit.eventful_positions import LAYOUT, SAY, positions
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Piece
from whiskerworks.core.value import Value
from whiskerworks.games.whodunit.state import State
from whiskerworks.kit.bits import members
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS

AGENDAS = ("mouse", "cat", "cheese", "cucumber")
APART = (
    "phase:turn mouse:a3 cheese:e5 cat:- cards:b3=m01@0,d4=m03@0,e4=m02@90,"
    "d5=m19@90 belt:m14,m17,m21,m26 buried:- shown:- kept:- fresh:- holes:off "
    "dropped:off placed:- waiting:- moved:- end:-"
)
"""Nothing lies in column c."""


def shown(game: Game, state: Value, seat: int | None = 0) -> dict[str, Piece]:
    """Return the pieces of a position by their ids."""
    return {piece.id: piece for piece in game.scene(game.view(state, seat)).pieces}


def all_ids(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the ids of pieces and of all that lies on them."""
    return [name for p in pieces for name in (p.id, *all_ids(p.children))]


def pointed(game: Game, state: Value, name: str) -> str:
    """Return what a player is told who points at a piece."""
    say = shown(game, state)[name].say
    assert say is not None
    return SAY(say)


def arts(piece: Piece) -> set[str]:
    """Return what is drawn on a piece."""
    return {child.art for child in piece.children}


def assert_whole(state: State, pieces: tuple[Piece, ...]) -> None:
    """See that all that is there is shown, once, and where it is."""
    ids = Counter(all_ids(pieces))
    by_id = {piece.id: piece for piece in pieces}
    assert set(ids.values()) == {1}
    for cell in CELL_NAMES:
        if lies(state, cell):
            name, _, angle = lies(state, cell).strip("+").partition("@")
            card = by_id[f"card-{name}"]
            assert (card.x, card.y) == (by_id[cell].x, by_id[cell].y)
            assert card.turn == float(angle)
        assert (f"stack-{cell}" in ids) == lies(state, cell).endswith("+")
    for who in ("mouse", "cheese", "cat"):
        assert (who in ids) == bool(where(state, who))
    assert {f"card-{CARD_IDS[card]}" for card in members(state.belt)} <= set(ids)
    assert {f"agenda-{who}" for who in AGENDAS} <= set(ids)


@pytest.mark.wheel
@pytest.mark.parametrize("easier", [False, True])
def test_everything_is_there_once_and_within_the_scene(easier: bool) -> None:
    """Cards, stacks, characters and suspects, along a whole game."""
    game = whiskerworks.load("whodunit", 1, setup=LAYOUT, easier=easier)
    for state, move in wander(game, 2, STUBBORN):
        for one in (state, game.play(state, move)):
            scene = game.scene(game.view(one, 0))
            assert isinstance(one, State)
            assert_whole(one, scene.pieces)
            for piece in scene.pieces:
                assert 0 < piece.x < scene.width
                assert 0 < piece.y < scene.height


class TestActive:
    def test_who_is_active_bears_a_mark_and_says_so(self) -> None:
        """[W1] The Mouse until the Cat comes, then the Cat."""
        game, state = drawn(MOUSE)
        assert "walkway" in arts(shown(game, state)["mouse"])
        assert pointed(game, state, "mouse") == (
            "The Mouse on c5, active; place cards next to it"
        )
        game, state = drawn(BOTH)
        assert "walkway" in arts(shown(game, state)["cat"])
        assert "walkway" not in arts(shown(game, state)["mouse"])
        assert pointed(game, state, "mouse") == "The Mouse on c6"

    def test_the_easier_way_both_are(self) -> None:
        """[W9] The Cheese never is."""
        game, state = drawn(BOTH, easier=True)
        pieces = shown(game, state)

        marked = [w for w in ("mouse", "cat", "cheese") if "walkway" in arts(pieces[w])]
        assert marked == ["mouse", "cat"]

    def test_cells_tell_what_can_be_done_with_them(self) -> None:
        """[W4, M5] Next to the Mouse, or not, or too far away for the table."""
        game, state = drawn(MOUSE)

        assert pointed(game, state, "c4") == ("c4, empty; you can place a card here")
        assert pointed(game, state, "e4") == (
            "e4, empty; not next to the active character"
        )
        assert pointed(game, state, "b5") == (
            "b5, out of bounds; the table may not be larger than 5 x 5"
        )

    def test_where_somebody_can_go_is_told_and_drawn(self) -> None:
        """[M13] Also spaces that are not next to who is active."""
        game = whiskerworks.load("whodunit")
        mouse = APART.replace("mouse:a3", "mouse:c3").replace("b3=m01@0,", "")
        state = game.read_state(mouse.replace("belt:m14", "belt:m01"))
        state = played(game, state, "m01 b3 0")
        view = game.view(state, 0)
        goals = {offer.spots[-1] for offer in game.scene(view).moves()}
        areas = {area.spot for area in game.plan(view).areas}

        assert goals == {"a3"} <= areas
        assert pointed(game, state, "a3") == "a3, empty; a character can go here"


def test_a_column_on_which_nothing_lies_is_drawn_between_others() -> None:
    """What is not next to each other does not look so."""
    game = whiskerworks.load("whodunit")
    state = game.read_state(APART)
    first = game.plan(game.view(state, 0)).lines[0]

    assert first.split() == ["a", "b", "c", "d", "e"]


class TestSuspects:
    def test_suspects_that_are_left_bear_whether_they_would_be_satisfied(self) -> None:
        """[W8, M18] By a shape, and in words with the reason."""
        game, state = positions()["draw with cat"]
        pieces = shown(game, state)

        assert "satisfied" in arts(pieces["agenda-cucumber"])
        assert "unsatisfied" in arts(pieces["agenda-mouse"])
        assert pointed(game, state, "agenda-cucumber") == (
            "Suspect: cucumber. The Mouse needs a path to the Cheese, and the Cat "
            "needs one to the Mouse [M18]. The maze fits now: the Mouse has a path to"
            " the Cheese and the Cat has a path to the Mouse."
        )
        assert pointed(game, state, "agenda-mouse") == (
            "Suspect: mouse. The Mouse needs a path to the Cheese; the Cat must have "
            "none to the Mouse [M18]. The maze doesn't fit now: the Cat has a path to"
            " the Mouse."
        )

    def test_those_that_came_are_cleared_and_smaller(self) -> None:
        """[W7] Crossed out, without colours, and without a word on paths."""
        game, state = positions()["draw with cat"]
        pieces = shown(game, state)

        cleared = pieces["agenda-cat"]
        assert arts(cleared) == {"cat", "cleared"}
        assert cleared.tone == ""
        assert cleared.size < pieces["agenda-mouse"].size
        assert pointed(game, state, "agenda-cat") == (
            "Cleared: cat, drawn from the deck"
        )

    def test_the_culprit_is_marked_at_the_end(self) -> None:
        """[W8] It is the only one left."""
        game, state = positions()["end"]
        pieces = shown(game, played(game, state, "draw cucumber"))
        marked = [w for w in AGENDAS if "walkway" in arts(pieces[f"agenda-{w}"])]

        assert marked == ["cucumber"]

    def test_before_the_end_nobody_is(self) -> None:
        """[W8] Even if only one is left."""
        game, state = positions()["end"]
        pieces = shown(game, state)

        assert not [w for w in AGENDAS if "walkway" in arts(pieces[f"agenda-{w}"])]


class TestButtons:
    def test_abilities_that_are_kept_are_buttons_beside_their_agendas(self) -> None:
        """[W9] Those that can be used now."""
        game, state = positions()["all kept"]
        pieces = shown(game, state)

        assert {name for name in pieces if name.startswith("use-")} == {
            "use-mouse",
            "use-cheese",
            "use-cucumber",
        }
        assert pieces["use-mouse"].y == pieces["agenda-mouse"].y
        assert pointed(game, state, "use-cheese") == (
            "Use the cheese agenda: turn any Maze Card"
        )
        assert pointed(game, state, "agenda-cheese").endswith(
            "you can still use its ability"
        )
        game, state = positions()["kept without cat"]
        assert "use-cat" not in shown(game, state)

    def test_angles_are_there_while_a_card_is_laid_or_turned(self) -> None:
        """[M10c] There is no button for 0 degrees when one is turned."""
        turns = {f"angle-{angle}" for angle in (0, 90, 180, 270)}

        assert turns <= set(shown(*positions()["turn"]))
        assert turns <= set(shown(*positions()["drop"]))
        assert turns & set(shown(*positions()["spin"])) == turns - {"angle-0"}
        assert not turns & set(shown(*positions()["draw"]))

    def test_a_bystander_has_none(self) -> None:
        """Nor any offers."""
        game, state = positions()["all kept"]

        assert not [i for i in shown(game, state, None) if i.startswith(("use", "ang"))]
        assert game.scene(game.view(state, None)).offers == ()


def test_late_in_the_game_all_fits() -> None:
    """[W3] The deck tells how many Maze Cards are left."""
    game, state = drawn(LATE, draws=18, phase="draw")

    assert pointed(game, state, "deck") == "The deck: 3 Maze Cards left"
