# compiled: hot
"""
Advice for engines that solve the puzzle.

A player who sees the whole frame finds the picture before placing the first card, from
the seams alone and never from the solution behind the hints. The others fill place by
place, checking that the next few places can be filled too. When that fails they take
back the last card and look one place further from then on. In the end they see the
whole frame, and finish every deck that can be finished.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.advice import Level, chance_rank, checked_levels
from whiskerworks.games.puzzle.rules import Rules, matching_cards, nearer_solution
from whiskerworks.games.puzzle.state import (
    FIRST_TAKE,
    PLACES_BEYOND,
    State,
    put_move,
    seam_numbers,
)
from whiskerworks.kit.bits import BIT, place_of
from whiskerworks.kit.decks import ANGLES, CARD_COUNT, Deck
from whiskerworks.kit.picture_assembly import (
    FRAME_COLUMNS,
    FRAME_PLACES,
    FRAME_ROWS,
    Assembly,
    TurnedCard,
    distinct_angles,
    empty_assembly,
    fits_alone,
    looks_same,
    misfits,
    placed_cards,
)

SEARCH_STEPS_PER_LOOK: Final[i64] = 5_000
"""Maximum tries of a search that starts from the cards in the frame."""
MAX_CARDS_TAKEN_BACK: Final = 300
"""After this many moves, stop searching for a picture that keeps the frame."""


@final
class Advice(CoreAdvice[State]):
    """Always knows the next move, and never asks for a hint."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules: Final = rules
        self._solver: Final = FrameSolver(rules.deck)
        self._picture: Assembly | None = None
        self._tried: i64 = 0
        """The tries spent on searching for that picture."""

    def levels(self) -> tuple[Level, ...]:
        """Return how hard each level thinks: a thought is a card that is tried."""
        return checked_levels(
            Level(0.1, 20_000, 1, 1),
            Level(0.3, 60_000, 1, 4),
            Level(1.0, 200_000, 1, 8),
            Level(2.0, 400_000, 1, 14),
            Level(5.0, 1_000_000, 1, FRAME_PLACES),
        )

    def known_move(self, state: State, level: Level) -> i64:
        sight = level.horizon + taken_back(state)
        if sight >= FRAME_PLACES:
            return self._by_picture(state, level.thoughts)
        return self._by_sight(state, sight, level.thoughts)

    def estimate(self, state: State, seat: i64) -> float:
        return float(len(placed_cards(state.frame))) / float(FRAME_PLACES)

    def _by_sight(self, state: State, sight: int, tries: i64) -> i64:
        """Return the move of a player who sees *sight* places ahead."""
        lying = placed_cards(state.frame)
        wrong = misfits(self._rules.deck, state.frame)
        if wrong:
            return FIRST_TAKE + wrong[-1][0]
        places = empty_places(state.frame)[:sight]
        filled = self._solver.fill(state.frame, places, SEARCH_STEPS_PER_LOOK)
        if filled is not None:
            return next_put(state.frame, filled)
        if lying:
            return FIRST_TAKE + lying[-1][1]
        return self._by_picture(state, tries)

    def _by_picture(self, state: State, tries: i64) -> i64:
        """Return the move of a player who sees how all cards fit."""
        picture = self._whole(tries)
        if picture is None:
            return self._by_chance(state)
        deck, frame = self._rules.deck, state.frame
        near = nearer_solution(deck, picture, frame)
        if matching_cards(deck, near, frame) == len(placed_cards(frame)):
            return next_put(frame, near)
        other = self._other(state)
        if other is not None:
            return next_put(frame, other)
        return FIRST_TAKE + self._first_wrong(frame, near)

    def _whole(self, tries: i64) -> Assembly | None:
        """Return the whole picture if *tries* suffice to find it, or None."""
        if self._tried != tries:
            nothing = empty_assembly()
            places = empty_places(nothing)
            self._picture = self._solver.fill(nothing, places, tries)
            self._tried = tries
        return self._picture

    def _other(self, state: State) -> Assembly | None:
        """Return a picture that keeps every card in the frame, or None."""
        frame = state.frame
        if state.moves > MAX_CARDS_TAKEN_BACK or misfits(self._rules.deck, frame):
            return None
        return self._solver.fill(frame, empty_places(frame), SEARCH_STEPS_PER_LOOK)

    def _first_wrong(self, frame: Assembly, picture: Assembly) -> int:
        """Return the first place whose card differs from *picture*."""
        for _, place, _ in placed_cards(frame):
            if not looks_same(self._rules.deck, frame[place], picture[place]):
                return place
        raise ValueError("nothing lies wrong")

    def _by_chance(self, state: State) -> i64:
        """
        Return a move when no whole picture is known, or none exists.

        Take back a card that does not fit, or place one that does. If nothing fits,
        take back a card that depends on the number of moves so far.
        """
        lying = placed_cards(state.frame)
        wrong = misfits(self._rules.deck, state.frame)
        if wrong:
            return FIRST_TAKE + wrong[-1][0]
        for place in empty_places(state.frame):
            fitting = self._solver.fitting(state.frame, place)
            if fitting:
                moves = [put_move(card, place, angle) for card, angle in fitting]
                return first_ranked(state.moves, moves)
        if not lying:
            return 0
        return first_ranked(state.moves, [FIRST_TAKE + place for _, place, _ in lying])


def taken_back(state: State) -> int:
    """Return how many cards have been taken back so far."""
    return (state.moves - len(placed_cards(state.frame))) // 2


def empty_places(frame: Assembly) -> list[int]:
    """Return the empty places, row by row."""
    return [place for place in range(FRAME_PLACES) if frame[place] is None]


def next_put(frame: Assembly, picture: Assembly) -> int:
    """Return the move that fills the first empty place as in *picture*."""
    place = empty_places(frame)[0]
    lying = picture[place]
    assert lying is not None
    return put_move(lying[0], place, lying[1])


def first_ranked(seed: int, moves: list[int]) -> int:
    """Return one of *moves*, chosen by the seed alone."""
    found = moves[0]
    for move in moves:
        if chance_rank(seed, move) < chance_rank(seed, found):
            found = move
    return found


HALF_DECK_BITS: Final[i64] = 56
"""Faces that fit into the bits of one number: those of half the deck."""
SEARCH_DEPTH: Final[i64] = 2 * 28
"""Numbers needed for the possible faces of every place."""
ALL_FACES: Final[i64] = (1 << 56) - 1
"""Every face of half the cards."""
FACES_OF_CARD: Final = vec[i64]([15 << (4 * card) for card in range(CARD_COUNT // 2)])
"""The four faces of each card of a half."""


def _off_middle(place: int) -> int:
    """Return how far a place is from the middle of the frame, doubled."""
    row, column = divmod(place, FRAME_COLUMNS)
    return abs(2 * row - FRAME_ROWS + 1) + abs(2 * column - FRAME_COLUMNS + 1)


MIDDLE_FIRST: Final = vec[i64](sorted(range(FRAME_PLACES), key=_off_middle))
"""The places in the order of trying: in the middle a card meets four others."""


@final
class FrameSolver:
    """
    Fills places of the frame with cards of a deck so that every seam fits [P4].

    A *face* is a card and how it is turned: 4 * card + quarter turns clockwise. The
    faces of the first 14 cards are the bits of one number, those of the other 14 of
    another. For each empty place the search keeps the possible faces. It fills the
    place with the fewest, and strikes out what no longer fits at the others.
    """

    def __init__(self, deck: Deck) -> None:
        seams = seam_numbers(deck)
        self._seams: Final[i64] = max(seams) + 1
        self._seam: Final = vec[i64](seams)
        """The seam on each side of each face."""
        self._showing: Final = vec[i64]([0] * (8 * int(self._seams)))
        """The faces that show each seam on each side."""
        self._alone: Final = vec[i64]([0] * SEARCH_DEPTH)
        """The faces that may lie at each place, whatever their neighbours."""
        self._left: Final = vec[i64]([0] * (SEARCH_DEPTH * (FRAME_PLACES + 2)))
        """The faces still possible at each place, for each step of the search."""
        self._found: Final = vec[i64]([0] * FRAME_PLACES)
        """The face that lies at each place."""
        self._tries: i64 = 0
        for card in range(CARD_COUNT):
            for angle in distinct_angles(deck.cards[card]):
                self._offer(deck, (card, angle))

    def _offer(self, deck: Deck, lying: TurnedCard) -> None:
        """Record the places a face may lie at, and its seams."""
        face = _face_of(lying)
        half = face // HALF_DECK_BITS
        bit = BIT[face % HALF_DECK_BITS]
        for side in range(4):
            self._showing[self._shown(side, self._seam[4 * face + side]) + half] |= bit
        for place in range(FRAME_PLACES):
            if fits_alone(deck, lying, place):
                self._alone[2 * place + half] |= bit

    def _shown(self, side: i64, seam: i64) -> i64:
        """Return the index of the faces that show a seam on that side."""
        return 2 * (side * self._seams + seam)

    def fill(self, frame: Assembly, places: list[int], tries: i64) -> Assembly | None:
        """
        Fill the empty *places* of *frame* so that every seam fits.

        Return None if no way exists or *tries* did not suffice; a try places one card.
        The cards in *frame* must fit. The result is deterministic.
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

    def fitting(self, frame: Assembly, place: int) -> list[TurnedCard]:
        """Return the turned cards of the tray that fit at an empty *place*."""
        if not self._begin(frame, BIT[place]):
            return []
        return [
            _turned_card_of(face)
            for face in range(4 * CARD_COUNT)
            if self._can(place, face)
        ]

    def _can(self, place: i64, face: i64) -> bool:
        """Return whether a face can lie at a place when the search begins."""
        return (
            self._left[2 * place + face // HALF_DECK_BITS] & BIT[face % HALF_DECK_BITS]
            != 0
        )

    def _filled(self, frame: Assembly, places: list[int]) -> Assembly:
        """Return *frame* with the cards that were found."""
        after = list(frame)
        for place in places:
            after[place] = _turned_card_of(self._found[place])
        return tuple(after)

    def _begin(self, frame: Assembly, wanted: i64) -> bool:
        """Record the possible faces of the wanted places beside the frame's cards."""
        for index in range(SEARCH_DEPTH):
            self._left[index] = self._alone[index]
        for place in range(FRAME_PLACES):
            lying = frame[place]
            if lying is not None and not self._lay(
                0, 0, wanted, place, _face_of(lying)
            ):
                return False
        return True

    def _search(self, at: i64, wanted: i64) -> bool:
        """Fill the *wanted* places with the faces left for them *at* a step."""
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
                face = place_of(low) + HALF_DECK_BITS * half
                if self._lay(at, at + SEARCH_DEPTH, others, place, face):
                    self._found[place] = face
                    if self._search(at + SEARCH_DEPTH, others):
                        return True
        return False

    def _tightest(self, at: i64, wanted: i64) -> i64:
        """Return the place with the fewest faces left."""
        best: i64 = -1
        fewest = 2 * HALF_DECK_BITS + 1
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
        Record the faces left for the *wanted* places once a face lies at *place*.

        Read them *at* one step and write them *to* the next. Return False if some place
        has none left.
        """
        left = self._left
        low = ALL_FACES
        high = ALL_FACES
        card = face // 4 % 14
        if face < HALF_DECK_BITS:
            low ^= FACES_OF_CARD[card]
        else:
            high ^= FACES_OF_CARD[card]
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
        """Strike out the faces next to a place that do not fit the face there."""
        left = self._left
        for side in range(4):
            other = PLACES_BEYOND[4 * place + side]
            if other >= 0 and wanted & BIT[other]:
                shown = self._shown((side + 2) % 4, self._seam[4 * face + side])
                index = to + 2 * other
                left[index] &= self._showing[shown]
                left[index + 1] &= self._showing[shown + 1]
                if left[index] == 0 and left[index + 1] == 0:
                    return False
        return True


def _face_of(lying: TurnedCard) -> i64:
    """Return the face of a turned card."""
    return 4 * lying[0] + lying[1] // 90


def _turned_card_of(face: i64) -> TurnedCard:
    """Return the turned card of a face."""
    return int(face // 4), ANGLES[face % 4]
