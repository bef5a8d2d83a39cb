# compiled: warm
"""The puzzle as planes for programs that learn: the frame, four rows of seven."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.game import OpenView
from whiskerworks.core.planes import LIST, MAP, NUMBER, Plane, fill_cells
from whiskerworks.core.planes import Planes as CorePlanes
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import NO_MOVE, PLACES_BEYOND, State, seam_numbers
from whiskerworks.kit.decks import ANGLES, CARD_COUNT, Deck
from whiskerworks.kit.picture_assembly import (
    FRAME_COLUMNS,
    FRAME_EDGE,
    FRAME_PLACES,
    FRAME_ROWS,
    sides_of_turned_card,
    why_side_unfit,
)

PLANE_CELLS: Final[i64] = 28
PLANES: Final = (
    Plane("cards", MAP),
    Plane("card-turns", MAP),
    Plane("misfit-north", MAP),
    Plane("misfit-east", MAP),
    Plane("misfit-south", MAP),
    Plane("misfit-west", MAP),
    Plane("told-cards", MAP),
    Plane("told-turns", MAP),
    Plane("tray", LIST),
    Plane("own-turn", NUMBER),
    Plane("hints", NUMBER),
    Plane("moves", NUMBER),
)


@final
class Planes(CorePlanes[OpenView[State]]):
    """The planes of the puzzle."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(FRAME_ROWS, FRAME_COLUMNS, PLANES)
        self.rules: Final = rules
        self.seams: Final = vec[i64](seam_numbers(rules.deck))
        """[4 * face + side]: the number of its seam; equal seams fit."""
        self.inside: Final = vec[i64](faces_that_fit_alone(rules.deck, on_frame=False))
        """[4 * face + side]: 1 if the side fits nowhere inside the frame [P4]."""
        self.outside: Final = vec[i64](faces_that_fit_alone(rules.deck, on_frame=True))
        """[4 * face + side]: 1 if the side may not lie on the frame's edge [P4]."""

    def planes_into(self, view: OpenView[State], out: vec[u8], at: i64) -> None:
        state = view.state
        full = fill_cards(state, out, at)
        fits = self._fill_misfits(out, at)
        if state.told != NO_MOVE:
            place = state.told // 4 % FRAME_PLACES
            out[at + 6 * PLANE_CELLS + place] = u8(state.told // 112 + 1)
            out[at + 7 * PLANE_CELLS + place] = u8(state.told % 4)
        numbers = at + 9 * PLANE_CELLS
        fill_cells(out, numbers, PLANE_CELLS, 0 if full and fits else 1)
        fill_cells(out, numbers + PLANE_CELLS, PLANE_CELLS, state.hints)
        fill_cells(out, numbers + 2 * PLANE_CELLS, PLANE_CELLS, state.moves)

    def _fill_misfits(self, out: vec[u8], at: i64) -> bool:
        """Write the misfits of the cards at *at*; return whether all fit [P4]."""
        fits = True
        for place in range(PLANE_CELLS):
            face = face_at(out, at, place)
            if face < 0:
                continue
            for side in range(i64(4)):
                if self._is_misfit(out, at, place, 4 * face + side, side):
                    out[at + (2 + side) * PLANE_CELLS + place] = 1
                    fits = False
        return fits

    def _is_misfit(
        self, out: vec[u8], at: i64, place: i64, here: i64, side: i64
    ) -> bool:
        """Return whether a *side*, at index *here* of the tables, does not fit [P4]."""
        other = PLACES_BEYOND[4 * place + side]
        if other == FRAME_EDGE:
            return self.outside[here] != 0
        if self.inside[here]:
            return True
        facing = face_at(out, at, other)
        if facing < 0:
            return False
        return self.seams[4 * facing + (side + 2) % 4] != self.seams[here]


def fill_cards(state: State, out: vec[u8], at: i64) -> bool:
    """Write the cards in the frame and the tray; return whether the tray is empty."""
    tray = at + 8 * PLANE_CELLS
    for card in range(PLANE_CELLS):
        out[tray + card] = 1
    full = True
    for place in range(PLANE_CELLS):
        lying = state.frame[place]
        if lying is None:
            full = False
            continue
        card = i64(lying[0])
        out[at + place] = u8(card + 1)
        out[at + PLANE_CELLS + place] = u8(lying[1] // 90)
        out[tray + card] = 0
    return full


def face_at(out: vec[u8], at: i64, place: i64) -> i64:
    """Return the face written for a *place*; -1 if it is empty."""
    card = i64(out[at + place]) - 1
    return 4 * card + i64(out[at + PLANE_CELLS + place]) if card >= 0 else -1


def faces_that_fit_alone(deck: Deck, *, on_frame: bool) -> list[int]:
    """Return 1 for each side that fits nowhere there, else 0."""
    return [
        1 if why_side_unfit(side, on_frame=on_frame) else 0
        for card in range(CARD_COUNT)
        for angle in ANGLES
        for side in sides_of_turned_card(deck, (card, angle))
    ]
