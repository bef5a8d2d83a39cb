"""An assembled deck as a picture that can be walked through."""

from functools import cache
from pathlib import Path

import whiskerworks
from whiskerworks.kit.deck_file import read_deck_file
from whiskerworks.kit.decks import CARD_IDS, OPEN, Card, Deck, Side
from whiskerworks.kit.picture_assembly import (
    FRAME_EDGE,
    FRAME_SIDES,
    Assembly,
    place_beyond,
    placed_cards,
    sides_of_turned_card,
)
from whiskerworks.lab.assembly_solver import find_assembly

FILE = Path(whiskerworks.__file__).parent / "kit/data/deck.toml"

At = tuple[int, int]
"""A place, and a side of it."""


class Picture:
    """The cards of a deck as they lie in an assembly."""

    def __init__(self, deck: Deck, assembly: Assembly) -> None:
        assert None not in assembly
        self.cards = [card for card, _, _ in placed_cards(assembly)]
        self.sides: dict[At, Side] = {}
        for card, place, angle in placed_cards(assembly):
            for side, shown in enumerate(sides_of_turned_card(deck, (card, angle))):
                self.sides[place, side] = shown
        self.frame = list(FRAME_SIDES)
        self.studio = self.cards.index(deck.studio)

    def card(self, place: int) -> Card:
        """Return the card at *place*, as it lies."""
        sides = tuple([self.sides[place, side] for side in range(4)])
        return Card(CARD_IDS[self.cards[place]], sides)

    def showing(self, *motifs: str) -> list[At]:
        """Return where one of *motifs* is shown."""
        return [at for at, side in self.sides.items() if side.motif in motifs]

    def follow(self, place: int, motif: str) -> list[int]:
        """Return the places from *place* on that *motif* leads through, in order."""
        walked = [place]
        while True:
            here = [side for at, side in self.showing(motif) if at == walked[-1]]
            others = [place_beyond(walked[-1], side) for side in here]
            onward = [p for p in others if p != FRAME_EDGE and p not in walked]
            if not onward:
                return walked
            assert len(onward) == 1, f"{motif} forks at place {walked[-1]}"
            walked.append(onward[0])

    def reach(self, place: int) -> set[int]:
        """Return the places that can be walked to from *place*, over open sides."""
        found = {place}
        queue = [place]
        for here in queue:
            for side in range(4):
                other = place_beyond(here, side)
                is_open = self.sides[here, side].wall == OPEN
                if is_open and other != FRAME_EDGE and other not in found:
                    found.add(other)
                    queue.append(other)
        return found


@cache
def our_deck() -> Deck:
    """Return the deck that the wheel ships."""
    return read_deck_file(FILE.read_text("utf-8"))


@cache
def our_assembly() -> Assembly:
    """Return the assembly of our deck."""
    found = find_assembly(our_deck())
    assert found is not None
    assert None not in found
    return found


@cache
def our_picture() -> Picture:
    """Return our deck, put together."""
    return Picture(our_deck(), our_assembly())
