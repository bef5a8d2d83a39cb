# compiled: hot
"""
Positions of the puzzle, and its moves as numbers.

    0 to 3135       a card from the tray: 112 * card + 4 * place + quarter turns
    3136 to 3163    the card at a place goes back to the tray
    3164            a hint
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit.decks import ANGLES, CARD_COUNT, Deck
from whiskerworks.kit.picture_assembly import (
    FRAME_PLACES,
    Assembly,
    TurnedCard,
    place_beyond,
    sides_of_turned_card,
)

FIRST_TAKE: Final = 3136
"""The first move that takes back a card."""
HINT: Final = 3164
"""The move that asks for a hint [P7]."""
MOVE_LIMIT: Final = 3165
MAX_LEGAL_MOVES: Final = 3137
"""At the start: 28 cards on 28 places at 4 angles, and the hint; later fewer."""

CLUE_COUNT: Final = 5
"""The number of clues; later hints reveal a card's place [P3, P7]."""
NO_MOVE: Final = -1
"""Stands for no move, or for no place."""
PLACES_BEYOND: Final = vec[i64](
    [place_beyond(p, side) for p in range(FRAME_PLACES) for side in range(4)]
)
"""[4 * place + side]: the place beyond that side, or FRAME_EDGE."""


@final
class State(Value):
    """A position: the cards in the frame, and the moves and hints so far."""

    def __init__(self, frame: Assembly, hints: int, moves: int, told: int) -> None:
        self.frame: Final = frame
        """The card at each place; all others are in the tray."""
        self.hints: Final = hints
        """The number of hints so far [P7]."""
        self.moves: Final = moves
        """The number of cards placed or taken back so far [P7]."""
        self.told: Final = told
        """The placement that the last hint revealed, until it is done; or NO_MOVE."""

    def __hash__(self) -> int:
        # Before Python 3.12, the hash of None is its address and differs between
        # processes, so empty places count as ().
        laid = tuple([lying or () for lying in self.frame])
        return hash((laid, self.hints, self.moves, self.told))


def put_move(card: int, place: int, angle: int) -> int:
    """Return the move that puts *card* at *place*, turned by *angle*."""
    return (card * FRAME_PLACES + place) * len(ANGLES) + angle // 90


def card_placed_by(move: int) -> tuple[int, int, int]:
    """Return card, place and angle of a move that places a card."""
    return move // 112, move // 4 % FRAME_PLACES, ANGLES[move % 4]


def place_of_card(frame: Assembly, card: int) -> int:
    """Return the place of *card*, or NO_MOVE if it is in the tray."""
    for place, lying in enumerate(frame):
        if lying is not None and lying[0] == card:
            return place
    return NO_MOVE


def tray_of(frame: Assembly) -> list[int]:
    """Return the cards in the tray, in the order of their names."""
    laid = [lying[0] for lying in frame if lying is not None]
    return [card for card in range(CARD_COUNT) if card not in laid]


def with_card_at(frame: Assembly, place: int, lying: TurnedCard | None) -> Assembly:
    """Return *frame* with another card, or none, at *place*."""
    changed = list(frame)
    changed[place] = lying
    return tuple(changed)


def seam_numbers(deck: Deck) -> list[int]:
    """Return the seam number of every side of every face."""
    found = [
        side.seam
        for card in range(CARD_COUNT)
        for angle in ANGLES
        for side in sides_of_turned_card(deck, (card, angle))
    ]
    kinds = sorted(set(found))
    return [kinds.index(seam) for seam in found]
