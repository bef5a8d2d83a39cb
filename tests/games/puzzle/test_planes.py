"""What programs see of the puzzle."""

from tests.games.puzzle.drawing import (
    GAME,
    after,
    laying,
    picture,
    position,
    rules,
    started,
)
from tests.planes import listed, planes
from whiskerworks.games.puzzle.state import CLUE_COUNT
from whiskerworks.kit.picture_assembly import misfits

SIDES = ("north", "east", "south", "west")
EMPTY = ". . . . . . .\n"


def test_cards_are_shown_by_number_and_turn() -> None:
    """At their places; the others are in the tray."""
    shown = planes(
        GAME, position("m07@90 . . . . . .\n. m28@270 . . . . .\n" + 2 * EMPTY)
    )

    assert listed(shown["cards"]) == {0: 7, 8: 28}
    assert listed(shown["card-turns"]) == {0: 1, 8: 3}
    assert set(listed(shown["tray"])) == set(range(28)) - {6, 27}
    assert set(shown["moves"]) == {2}
    assert set(shown["own-turn"]) == {1}


def test_sides_that_do_not_fit_are_shown_as_the_referee_finds_them() -> None:
    """[P4] Cards laid in the order of their names fit badly."""
    names = [f"m{number:02}" for number in range(1, 29)]
    rows = [" ".join(names[at : at + 7]) for at in range(0, 28, 7)]
    state = position("\n".join(rows))

    shown = planes(GAME, state)

    found = {
        (place, side)
        for side, name in enumerate(SIDES)
        for place in listed(shown[f"misfit-{name}"])
    }
    right = misfits(rules().deck, state.frame)
    assert found == {(place, side) for place, side, _ in right}
    assert found
    assert set(shown["own-turn"]) == {1}


def test_the_assembled_picture_has_no_misfit_and_nobody_is_on_turn() -> None:
    """[P6] It is over."""
    shown = planes(GAME, started(*laying(picture())))

    assert not any(listed(shown[f"misfit-{name}"]) for name in SIDES)
    assert listed(shown["tray"]) == {}
    assert set(shown["own-turn"]) == {0}


def test_what_a_hint_told_is_shown_until_it_is_done() -> None:
    """[P7] After the clues, each tells the place of a card."""
    state = started(*["hint"] * (CLUE_COUNT + 1))
    shown = planes(GAME, state)

    ((place, card),) = listed(shown["told-cards"]).items()
    turns = shown["told-turns"][place]
    column, row = "abcdefg"[place % 7], place // 7 + 1
    done = planes(GAME, after(state, f"put m{card:02} {column}{row} {90 * turns}"))

    assert set(shown["hints"]) == {CLUE_COUNT + 1}
    assert listed(done["told-cards"]) == {}
