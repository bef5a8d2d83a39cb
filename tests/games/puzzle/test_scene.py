"""How the puzzle looks, what may be clicked, and what is told to whoever cannot see."""

import pytest

from tests.games.puzzle.drawing import (
    GAME,
    deck_of,
    game_of,
    laying,
    picture,
    started,
)
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Piece
from whiskerworks.games.puzzle.state import State
from whiskerworks.kit.decks import CARD_IDS
from whiskerworks.words import words

OWN = game_of(
    deck_of(m01="o(crumbs),w+(lamp),h-(clock),h", m02="w,o(shelf),o,o(plant)")
)


def seen(state: State, game: Game = GAME) -> dict[str, Piece]:
    """Return the pieces by their ids, as the player sees them."""
    return {piece.id: piece for piece in game.scene(game.view(state, 0)).pieces}


def said(piece: Piece) -> str:
    """Return what is told of a piece."""
    assert piece.say is not None
    return words("puzzle").say(piece.say)


def spots(state: State, text: str) -> tuple[str, ...]:
    """Return what is clicked for a move."""
    offers = GAME.scene(GAME.view(state, 0)).moves()
    return next(offer.spots for offer in offers if offer.move == text)


def test_a_card_keeps_its_name_in_tray_and_frame() -> None:
    """[P6] So it can be followed."""
    before, after = seen(started()), seen(started("put m07 c2 90"))

    assert before["m07"].y > before["c2"].y
    assert (after["m07"].x, after["m07"].y) == (after["c2"].x, after["c2"].y)
    assert after["m07"].turn == 90.0
    assert "name-m07" in before
    assert "name-m07" not in after


def test_a_move_is_clicked_card_angle_place() -> None:
    """[P6, P7] A laid card is taken by clicking it."""
    state = started("put m07 c2 90")

    assert spots(state, "put m08 d2 270") == ("m08", "angle-270", "d2")
    assert spots(state, "take c2") == ("m07",)
    assert spots(state, "hint") == ("clue",)


def test_a_seam_that_does_not_fit_is_marked_once() -> None:
    """[P4] Though both cards have it; a plant inside has no other card to tell."""
    pieces = seen(started("put m01 c2 0", "put m02 d2 0", game=OWN), OWN)
    marks = [piece for name, piece in pieces.items() if name.startswith("misfit-")]

    assert [mark.id for mark in marks] == ["misfit-c2-E"]
    assert marks[0].turn == 90.0
    alone = seen(started("put m02 d2 0", game=OWN), OWN)
    assert "plant must be at the frame" in said(alone["misfit-d2-W"])


def test_what_is_told_of_a_card_is_what_is_on_it() -> None:
    """[M2] Walls, holes, motifs and cogs, as it lies."""
    tray = seen(started(game=OWN), OWN)
    laid = seen(started("put m01 c2 90", game=OWN), OWN)

    assert said(tray["m01"]) == (
        "m01, in the tray. North: open, crumbs; east: wall, lamp, clockwise cog; "
        "south: wall with a mouse hole, clock, counterclockwise cog; "
        "west: wall with a mouse hole."
    )
    assert said(tray["m02"]) == (
        "m02, in the tray. North: wall; east: open, shelf; south: open; "
        "west: open, plants."
    )
    assert said(laid["m01"]).startswith(
        "m01 at c2, turned 90°. North: wall with a mouse hole; east: open, crumbs; "
        "south: wall, lamp, clockwise cog; "
    )


def test_a_card_tells_which_of_its_sides_do_not_fit() -> None:
    """[P4] For whoever cannot see the marks."""
    pieces = seen(started("put m01 c2 0", "put m02 d2 0", game=OWN), OWN)
    assert "doesn't fit on these sides: east. " in said(pieces["m01"])
    assert "doesn't fit on these sides: west. " in said(pieces["m02"])


def test_an_empty_place_tells_what_it_wants() -> None:
    """[P4] What its neighbours show there, their cogs left out."""
    pieces = seen(started("put m01 c2 0", game=OWN), OWN)

    assert said(pieces["d2"]) == (
        "Place d2, empty. It needs: north anything; east anything; south anything; "
        "west wall, lamp"
    )
    assert said(pieces["a1"]).endswith(
        "north the frame; east anything; south anything; west the frame"
    )


def test_looking_at_a_place_tells_what_lies_there() -> None:
    """By the place, or by the card's name."""
    state = started("put m07 c2 90")
    scene = GAME.scene(GAME.view(state, 0))

    assert [piece.id for piece in scene.at("c2")] == ["c2", "m07"]
    assert [piece.id for piece in scene.at("m07")] == ["c2", "m07"]


def test_a_told_place_shows_the_card_small() -> None:
    """[P7] Where it belongs, turned as it must be, and in a note."""
    state = started(*["hint"] * 6)
    scene = GAME.scene(GAME.view(state, 0))
    pieces = {piece.id: piece for piece in scene.pieces}
    _, card, place, angle = GAME.write(state, state.told).split()
    (told,) = pieces[place].children

    assert (told.id, told.turn) == ("told", float(angle))
    assert told.size < pieces[card].size
    assert scene.notes[-1].code == "note-told"


def test_a_told_card_is_shown_at_its_place_alone() -> None:
    """[P7] Nowhere else, neither on an empty place nor on another card."""
    free = started(*["hint"] * 6)
    _, _, place, _ = GAME.write(free, free.told).split()
    pieces = seen(started("put m28 d2 0", *["hint"] * 6))
    showing = [
        piece.id
        for piece in pieces.values()
        if "told" in [child.id for child in piece.children]
    ]

    assert showing == [place]


def test_a_told_place_where_another_card_lies_shows_it_too() -> None:
    """[P7] On that card, and turned as it must be, however that card is turned."""
    _, card, place, angle = GAME.write(started(), started(*["hint"] * 6).told).split()
    other = "m28" if card != "m28" else "m27"
    state = started(f"put {other} {place} 270", *["hint"] * 6)
    pieces = seen(state)
    told = pieces[other].children[-1]

    assert told.id == "told"
    assert (pieces[other].turn + told.turn) % 360 == float(angle)


def test_notes_count_moves_and_hints_and_keep_the_clues() -> None:
    """[P7] Whoever comes back finds them."""
    state = started("put m07 c2 90", "take c2", "hint", "hint")
    notes = GAME.scene(GAME.view(state, 0)).notes

    assert [note.code for note in notes] == [
        "note-laid",
        "note-counts",
        "note-clue",
        "note-clue",
    ]
    assert words("puzzle").say(notes[1]) == "Moves: 2. Hints: 2."


@pytest.mark.parametrize("clue", [1, 2, 3, 4, 5])
def test_every_clue_has_words_of_its_own(clue: int) -> None:
    """[P3] Five different sentences."""
    state = started(*["hint"] * 5)
    notes = [words("puzzle").say(n) for n in GAME.scene(GAME.view(state, 0)).notes]

    assert notes[1 + clue].startswith(f"Clue {clue}: ")
    assert len(set(notes)) == len(notes)


def test_the_last_card_is_marked_if_it_ends_the_puzzle() -> None:
    """[P6] At the one angle that fits, and the others are not."""
    *first, last = laying(picture())
    scene = GAME.scene(GAME.view(started(*first), 0))
    marks = {offer.move: offer.marks for offer in scene.moves()}

    assert marks[last] == ("wins", "ends")
    assert list(marks.values()).count(("wins", "ends")) == 1


def test_nothing_can_be_clicked_when_it_is_solved() -> None:
    """[P6] Not even a button is left."""
    scene = GAME.scene(GAME.view(started(*laying(picture())), 0))
    ids = [piece.id for piece in scene.pieces]

    assert scene.offers == ()
    assert not [name for name in ids if name.startswith(("angle", "clue", "misfit"))]
    assert "after 28 moves and without a hint" in words("puzzle").say(scene.notes[0])


def test_the_button_for_hints_goes_with_the_last_of_them() -> None:
    """[P7] With a deck of one's own there are the five clues."""
    four, five = [started(*["hint"] * hints, game=OWN) for hints in (4, 5)]

    assert "clue" in seen(four, OWN)
    assert "clue" not in seen(five, OWN)


def test_names_stand_below_the_cards_of_the_tray() -> None:
    """Not on them, and above the next row."""
    pieces = seen(started())
    for name in CARD_IDS:
        card, label = pieces[name], pieces[f"name-{name}"]
        assert label.x == card.x
        assert label.y - label.size / 2 >= card.y + card.size / 2
    assert pieces["name-m01"].y < pieces["m08"].y - pieces["m08"].size / 2


def test_what_is_left_of_a_solved_puzzle_is_the_picture() -> None:
    """[P6] The scene ends below the frame, where the tray was."""
    solved = GAME.scene(GAME.view(started(*laying(picture())), 0))
    lowest = max(piece.y for piece in solved.pieces)

    assert lowest < solved.height < lowest + 1.5
    assert solved.height < GAME.scene(GAME.view(started(), 0)).height / 2


def test_every_piece_lies_within_the_scene() -> None:
    """Nothing is cut off, and no two cards of the tray lie on each other."""
    scene = GAME.scene(GAME.view(started(), None))
    cards = [piece for piece in scene.pieces if piece.art == "card"]
    for piece in scene.pieces:
        assert 0 < piece.x < scene.width
        assert 0 < piece.y < scene.height
    for one in cards:
        for other in cards:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert one is other or apart > one.size
