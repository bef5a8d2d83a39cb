# compiled: warm
"""
How cards can lie in the frame: a search by the seams alone, for any deck [P4].

A *face* is a card and how it is turned: 4 * card + quarter turns clockwise. The faces
of the first 14 cards are the bits of one number, those of the others of another. For
each place that is to be filled the search keeps the faces that can lie there. It fills
the place that has the fewest, and strikes out what cannot lie at the others any more.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.kit.bits import BIT, place_of
from whiskerworks.kit.decks import ANGLES, CARDS, Deck
from whiskerworks.kit.seams import (
    COLUMNS,
    PLACES,
    ROWS,
    Assembly,
    Lying,
    angles,
    beyond,
    may_lie,
    sides_of,
)

HALF: Final[i64] = 56
"""So many faces are the bits of one number: those of half the cards."""
ROOM: Final[i64] = 2 * 28
"""So many numbers say what can lie at every place."""
ALL: Final[i64] = (1 << 56) - 1
"""Every face of half the cards."""
CARD: Final = vec[i64]([15 << (4 * card) for card in range(CARDS // 2)])
"""The four faces of each card of a half."""


def _off_middle(place: int) -> int:
    """Return how far a place is from the middle of the frame, doubled."""
    row, column = divmod(place, COLUMNS)
    return abs(2 * row - ROWS + 1) + abs(2 * column - COLUMNS + 1)


MIDDLE_FIRST: Final = vec[i64](sorted(range(PLACES), key=_off_middle))
"""The places as they are tried: in the middle a card meets four others."""
BEYOND: Final = vec[i64]([beyond(p, side) for p in range(PLACES) for side in range(4)])
"""For each place and side, the place beyond it, or FRAME."""


@final
class Solver:
    """Fills places of the frame with cards of a deck so that every seam fits."""

    def __init__(self, deck: Deck) -> None:
        seams = sorted({side.seam for card in deck.cards for side in card.sides})
        self._seams: Final[i64] = len(seams)
        self._seam: Final = vec[i64](
            [
                seams.index(side.seam)
                for card in range(CARDS)
                for angle in ANGLES
                for side in sides_of(deck, (card, angle))
            ]
        )
        """For each face and side, which seam it shows."""
        self._showing: Final = vec[i64]([0] * (4 * len(seams) * 2))
        """For each side and seam, the faces that show it there."""
        self._alone: Final = vec[i64]([0] * ROOM)
        """For each place, the faces that may lie there, whatever they meet."""
        self._left: Final = vec[i64]([0] * (ROOM * (PLACES + 2)))
        """For each step of the search, the faces that can still lie at each place."""
        self._found: Final = vec[i64]([0] * PLACES)
        """The face that lies at each place."""
        self._tries: i64 = 0
        for card in range(CARDS):
            for angle in angles(deck.cards[card]):
                self._offer(deck, (card, angle))

    def _offer(self, deck: Deck, lying: Lying) -> None:
        """Note where a face may lie, and what it shows."""
        face = _face(lying)
        half = face // HALF
        bit = BIT[face % HALF]
        for side in range(4):
            self._showing[self._shown(side, self._seam[4 * face + side]) + half] |= bit
        for place in range(PLACES):
            if may_lie(deck, lying, place):
                self._alone[2 * place + half] |= bit

    def _shown(self, side: i64, seam: i64) -> i64:
        """Return where the faces are noted that show a seam on that side."""
        return 2 * (side * self._seams + seam)

    def fill(self, frame: Assembly, places: list[int], tries: i64) -> Assembly | None:
        """
        Return *frame* with cards at those empty *places*, so that every seam fits.

        Returns None if there is no way, or none was found in so many *tries*: a try
        lays one card. What lies in *frame* must fit. The same is found each time.
        """
        wanted: i64 = 0
        for place in places:
            wanted |= BIT[place]
        if not self._begin(frame, wanted):
            return None
        self._tries = tries
        if not self._search(0, wanted):
            return None
        return self._filled(frame, places)

    def fitting(self, frame: Assembly, place: int) -> list[Lying]:
        """Return what cards from the tray fit at an empty *place*, and how."""
        if not self._begin(frame, BIT[place]):
            return []
        return [_lying(face) for face in range(4 * CARDS) if self._can(place, face)]

    def _can(self, place: i64, face: i64) -> bool:
        """Tell whether a face can lie at a place, as the search begins."""
        return self._left[2 * place + face // HALF] & BIT[face % HALF] != 0

    def _filled(self, frame: Assembly, places: list[int]) -> Assembly:
        """Return *frame* with what was found."""
        after = list(frame)
        for place in places:
            after[place] = _lying(self._found[place])
        return tuple(after)

    def _begin(self, frame: Assembly, wanted: i64) -> bool:
        """Note what can lie at the places that are wanted, beside what lies there."""
        for index in range(ROOM):
            self._left[index] = self._alone[index]
        for place in range(PLACES):
            lying = frame[place]
            if lying is not None and not self._lay(0, 0, wanted, place, _face(lying)):
                return False
        return True

    def _search(self, at: i64, wanted: i64) -> bool:
        """Fill the places that are *wanted*, with what is left for them *at* a step."""
        if wanted == 0:
            return True
        place = self._tightest(at, wanted)
        others = wanted & ~BIT[place]
        for half in range(2):
            faces = self._left[at + 2 * place + half]
            while faces:
                if self._tries == 0:
                    return False
                self._tries -= 1
                low = faces & -faces
                faces ^= low
                face = place_of(low) + HALF * half
                if self._lay(at, at + ROOM, others, place, face):
                    self._found[place] = face
                    if self._search(at + ROOM, others):
                        return True
        return False

    def _tightest(self, at: i64, wanted: i64) -> i64:
        """Return the place for which the fewest faces are left."""
        best: i64 = -1
        fewest = 2 * HALF + 1
        for place in MIDDLE_FIRST:
            if wanted & BIT[place]:
                number: i64 = 0
                faces = self._left[at + 2 * place]
                more = self._left[at + 2 * place + 1]
                while faces and number < fewest:
                    faces &= faces - 1
                    number += 1
                while more and number < fewest:
                    more &= more - 1
                    number += 1
                if number < fewest:
                    fewest = number
                    best = place
        return best

    def _lay(self, at: i64, to: i64, wanted: i64, place: i64, face: i64) -> bool:
        """
        Write what is left for the places that are *wanted* once a face lies at another.

        It is read at one step and written *to* the next. Returns False if nothing is
        left for some place.
        """
        left = self._left
        low = ALL
        high = ALL
        card = face // 4 % 14
        if face < HALF:
            low ^= CARD[card]
        else:
            high ^= CARD[card]
        rest = wanted
        while rest:
            bit = rest & -rest
            rest ^= bit
            index = 2 * place_of(bit)
            left[to + index] = left[at + index] & low
            left[to + index + 1] = left[at + index + 1] & high
            if left[to + index] == 0 and left[to + index + 1] == 0:
                return False
        return self._meet(to, wanted, place, face)

    def _meet(self, to: i64, wanted: i64, place: i64, face: i64) -> bool:
        """Strike out, beside a place, what does not fit the face that lies there."""
        left = self._left
        for side in range(4):
            other = BEYOND[4 * place + side]
            if other >= 0 and wanted & BIT[other]:
                shown = self._shown((side + 2) % 4, self._seam[4 * face + side])
                index = to + 2 * other
                left[index] &= self._showing[shown]
                left[index + 1] &= self._showing[shown + 1]
                if left[index] == 0 and left[index + 1] == 0:
                    return False
        return True


def _face(lying: Lying) -> i64:
    """Return the face of a card as it lies."""
    return 4 * lying[0] + lying[1] // 90


def _lying(face: i64) -> Lying:
    """Return the card and the angle of a face."""
    return int(face // 4), ANGLES[face % 4]
