"""What agendas do that come from the deck [W7], and how it is easier [W9]."""

from tests.games.whodunit.drawing import (
    cells,
    drawn,
    ending,
    field,
    legal,
    lies,
    played,
    refilled,
    refused,
    rules_of,
    where,
)
from tests.games.whodunit.drawn_layouts import BOTH, CORNERS, LATE, SPARSE
from whiskerworks.core.game import Game
from whiskerworks.games.whodunit.state import State


def after_agenda(agenda: str, layout: str = SPARSE, **cells: str) -> tuple[Game, State]:
    """Return the turn after an agenda came as the first one."""
    fields = {"phase": "draw", "shown": agenda, "fresh": agenda, **cells}
    game, state = drawn(layout, draws=6, easier=False, **fields)
    return game, refilled(game, state)


class TestOfThemselves:
    def test_the_mouse_opens_holes_for_one_turn(self) -> None:
        """[W7, M10a] Of itself, when the turn begins; the next one has none."""
        game, state = after_agenda("mouse")

        assert field(game, state, "phase") == "turn"
        assert field(game, state, "holes") == "on"
        state = played(game, state, min(legal(game, state, "m23 b7")))
        state = refilled(game, played(game, state, min(legal(game, state))))
        assert field(game, state, "holes") == "off"

    def test_the_cat_changes_places_with_the_cheese(self) -> None:
        """[W7, M10b] If the Cat came between the agenda and the turn."""
        game, state = drawn(
            SPARSE, draws=6, phase="draw", shown="cat", fresh="cat", cat="f6"
        )
        state = refilled(game, state)

        assert (where(state, "cat"), where(state, "cheese")) == ("e7", "f6")
        assert field(game, state, "phase") == "turn"

    def test_without_the_cat_its_ability_is_lost(self) -> None:
        """[W7] It is used if that is possible, and not kept for later."""
        game, state = after_agenda("cat")

        assert field(game, state, "phase") == "turn"
        assert field(game, state, "shown") == "cat"
        assert field(game, state, "kept") == field(game, state, "fresh") == "-"

    def test_nobody_meets_when_cat_and_cheese_change_places(self) -> None:
        """[W7, M10b] It is no move: the Cat comes to lie next to the Mouse."""
        game, state = drawn(
            SPARSE, draws=6, phase="draw", shown="cat", fresh="cat", cat="b7"
        )

        assert ending(game, refilled(game, state)) == ""

    def test_an_agenda_waits_until_the_turn_ends(self) -> None:
        """[W7] When it is drawn nothing happens yet."""
        game, state = drawn(SPARSE, draws=6, phase="draw")
        state = played(game, state, "draw agenda mouse")

        assert field(game, state, "holes") == "off"
        assert field(game, state, "phase") == "draw"


class TestSpin:
    def test_the_cheese_must_turn_a_card_of_the_table(self) -> None:
        """[W7, M10c] By 90, 180 or 270 degrees; then the turn goes on."""
        game, state = after_agenda("cheese")

        assert field(game, state, "phase") == "spin"
        spins = {f"spin {cell} {angle}" for cell in SPARSE_CELLS for angle in TURNS}
        assert legal(game, state) == spins
        after = played(game, state, "spin c5 90")
        assert lies(after, "c5") == "m02@90+"
        assert field(game, after, "phase") == "turn"
        assert refused(game, state, "m23 b7 0") == "spin-due [W7]"

    def test_who_can_place_nothing_turns_a_card_and_loses_then(self) -> None:
        """[W6, W7] The Cat lies in a corner, between cards that are covered."""
        game, state = drawn(CORNERS, draws=12, phase="spin", shown="mouse,cheese")

        assert ending(game, state) == ""
        assert ending(game, played(game, state, "spin c5 90")) == "no-place: lost"


SPARSE_CELLS = ("b5", "c5", "d5", "b9", "c9", "d9", "e9", "f9")
TURNS = (90, 180, 270)


class TestDrop:
    def test_the_cucumber_must_drop_a_card_anywhere_any_way_round(self) -> None:
        """[W7, M10d] Walls need not match, nor is there a limit to the stack."""
        game, state = after_agenda("cucumber")

        assert field(game, state, "phase") == "drop"
        assert {text.split()[2] for text in legal(game, state)} == {*SPARSE_CELLS}
        assert lies(state, "b9") == "m24@0"
        assert lies(state, "b5") == "m01@0+"
        assert refused(game, state, "m23 b7 0") == "drop-due [W7]"

    def test_after_it_the_belt_is_filled_and_the_turn_taken(self) -> None:
        """[W7] In the same turn."""
        game, state = after_agenda("cucumber")
        state = played(game, state, min(legal(game, state, "drop m23 b5")))

        assert field(game, state, "phase") == "draw"
        assert field(game, state, "dropped") == "on"
        state = refilled(game, state)
        assert field(game, state, "phase") == "turn"
        assert field(game, state, "belt").count("m") == 4

    def test_who_is_next_to_it_moves_if_it_can(self) -> None:
        """[W7, M13] m23, open all round, is dropped next to the Mouse."""
        game, state = after_agenda("cucumber", mouse="d6")
        state = played(game, state, min(legal(game, state, "drop m23 d5")))

        assert field(game, state, "waiting") == "mouse"
        assert legal(game, state) == {"mouse e5"}

    def test_nobody_is_stuck_by_a_dropped_card(self) -> None:
        """[W5, W7] Shut in by m27 on all sides, the Mouse stays, and play goes on."""
        game, state = drawn(
            SPARSE.rstrip() + SHUT_BELT,
            draws=7,
            phase="drop",
            shown="cucumber",
            mouse="b6",
        )
        state = played(game, state, "drop m12 b5 0")

        assert ending(game, state) == ""
        assert field(game, state, "phase") == "draw"

    def test_a_meeting_for_a_dropped_card_loses(self) -> None:
        """[W6, W7] The Mouse is led to the Cheese."""
        game, state = after_agenda("cucumber", mouse="b6", cheese="b4", cards=NO_ROW_9)
        state = played(game, state, min(legal(game, state, "drop m23 b5")))

        after = played(game, state, "mouse b4")
        assert ending(game, after) == "mouse-took-cheese: lost"


NO_ROW_9 = "b5=m01@0+,c5=m02@0+,d5=m03@0,b8=m24@0,c8=m25@0,d8=m26@0,e8=m27@0,f8=m28@0"
SHUT_BELT = """
   +=====+
=  | m12 |
   +=====+
"""


class TestEasier:
    def test_the_studio_is_left_out(self) -> None:
        """[W9] It is neither laid nor drawn."""
        game, state = drawn(SPARSE, phase="draw", draws=4, easier=True)
        studio = [c.id for c in rules_of(game).components.deck.cards if c.holes() == 4]

        assert f"draw {studio[0]}" not in legal(game, state)
        assert refused(game, state, f"draw {studio[0]}") == "card-gone [M8]"

    def test_a_card_is_placed_next_to_either(self) -> None:
        """[W9] The Mouse is on c6, the Cat on d7."""
        game, state = drawn(BOTH, easier=True)

        assert cells(game, state, "m09") == {"b6", "c7", "d6", "d8", "e7"}

    def test_of_those_next_to_it_one_must_get_away(self) -> None:
        """[W9] m11 on d6, open to east and west, is shut to the Cat."""
        game, state = drawn(BOTH, easier=True)

        after = played(game, state, "m11 d6 0", "mouse e6")
        assert field(game, after, "phase") == "draw"
        assert ending(game, played(game, state, "m10 d6 0")) == "stuck: lost"
        assert ending(game, played(game, state, "m10 b6 0")) == "stuck: lost"

    def test_before_the_cat_comes_the_mouse_is_the_one(self) -> None:
        """[W1, W9] There is no other."""
        game, state = drawn(SPARSE, easier=True)

        assert cells(game, state, "m20") == {"b7", "d7", "c6", "c8"}

    def test_agendas_are_kept_and_used_once_in_a_later_turn(self) -> None:
        """[W9] Or never: cards can be placed all the while."""
        game, state = drawn(
            SPARSE, draws=5, phase="draw", shown="mouse", fresh="mouse", easier=True
        )
        assert not legal(game, state, "use")
        state = refilled(game, state)

        assert field(game, state, "holes") == "off"
        assert field(game, state, "kept") == "mouse"
        assert len(legal(game, state)) > 1
        state = played(game, state, "use mouse")
        assert field(game, state, "holes") == "on"
        assert refused(game, state, "use mouse") == "not-kept [W9]"
        assert not legal(game, state, "use")

    def test_an_ability_that_cannot_be_used_is_kept(self) -> None:
        """[W7, W9] The cat's, until the Cat comes."""
        game, state = drawn(SPARSE, draws=7, shown="cat", kept="cat", easier=True)

        assert refused(game, state, "use cat") == "no-cat-yet [W7]"
        game, state = drawn(BOTH, shown="cat", kept="cat", easier=True)
        after = played(game, state, "use cat")
        assert (where(after, "cat"), where(after, "cheese")) == ("f7", "d7")

    def test_several_can_be_used_in_one_turn(self) -> None:
        """[W9] A spin, a drop, and holes for the Mouse."""
        game, state = drawn(
            LATE,
            draws=16,
            shown="mouse,cheese,cucumber",
            kept="mouse,cheese,cucumber",
            cat="f8",
            easier=True,
        )
        state = played(game, state, "use mouse", "use cheese", "spin c6 90")
        state = played(game, state, "use cucumber")
        state = played(game, state, min(legal(game, state, "drop m23 c9")))
        state = refilled(game, state)

        assert field(game, state, "phase") == "turn"
        assert field(game, state, "holes") == "on"
        assert field(game, state, "kept") == "-"

    def test_an_agenda_that_replaces_a_dropped_card_waits(self) -> None:
        """[W7, W9] It can be used from the turn after on."""
        game, state = drawn(
            LATE, draws=10, shown="cucumber", kept="cucumber", cat="f8", easier=True
        )
        state = played(game, state, "use cucumber")
        state = played(game, state, min(legal(game, state, "drop m23 c9")))
        state = refilled(game, played(game, state, "draw agenda mouse"))

        assert field(game, state, "fresh") == "mouse"
        assert not legal(game, state, "use")

    def test_nobody_loses_for_want_of_a_place_who_can_use_an_ability(self) -> None:
        """[W6, W9] The Cat in the corner can still change places with the Cheese."""
        fields = {"phase": "draw", "shown": "cat"}
        game, state = drawn(CORNERS, draws=9, easier=True, kept="cat", **fields)
        state = refilled(game, state)

        assert legal(game, state) == {"use cat"}
        game, state = drawn(CORNERS, draws=9, easier=True, **fields)
        assert ending(game, refilled(game, state)) == "no-place: lost"

    def test_the_easier_way_is_said_in_the_refusal(self) -> None:
        """[W9] Where it is not played, abilities are not kept."""
        game, state = drawn(BOTH)

        assert refused(game, state, "use cat") == "not-easier [W9]"
