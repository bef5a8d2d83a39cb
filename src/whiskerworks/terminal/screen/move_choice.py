"""
Which moves match the pieces chosen so far. Independent of any screen.

Pieces may be chosen in any order; each narrows the moves until one is left.
"""

from collections.abc import Iterable
from typing import Final, final

from whiskerworks.core.scene import ENDS, LOSES, WINS, Offer

Spots = tuple[str, ...]
"""Ids of pieces, in the order in which they were chosen."""


def remaining_spots(offer: Offer, chosen: Spots) -> Spots | None:
    """Return the spots of *offer* left to choose; None if it lacks a chosen one."""
    left = list(offer.spots)
    for spot in chosen:
        if spot not in left:
            return None
        left.remove(spot)
    return tuple(left)


@final
class OfferIndex:
    """All offers of a scene, indexed by their spots for a fast lookup."""

    def __init__(self, offers: Iterable[Offer]) -> None:
        self.offers: Final = tuple(offers)
        """The offers."""
        self._by: Final[dict[str, list[Offer]]] = {}
        for offer in self.offers:
            for spot in dict.fromkeys(offer.spots):
                self._by.setdefault(spot, []).append(offer)

    def starting_with(self, chosen: Spots) -> tuple[Offer, ...]:
        """Return the offers that begin with *chosen*, in this order."""
        found = self._fewest(chosen)
        return tuple([o for o in found if o.spots[: len(chosen)] == chosen])

    def candidates(self, chosen: Spots) -> tuple[Offer, ...]:
        """Return the offers that begin with *chosen*; if none, those containing it."""
        return self.starting_with(chosen) or tuple(
            [o for o in self._fewest(chosen) if remaining_spots(o, chosen) is not None]
        )

    def _fewest(self, chosen: Spots) -> Iterable[Offer]:
        if not chosen:
            return self.offers
        return min([self._by.get(spot, []) for spot in chosen], key=len)


@final
class MoveChoice:
    """How far a player is with choosing a move."""

    def __init__(self, menu: OfferIndex, chosen: Spots = ()) -> None:
        self.menu: Final = menu
        """The offers to choose from."""
        self.chosen: Final = chosen
        """The spots chosen so far."""
        self.candidates: Final = menu.candidates(chosen)
        """The offers that match the chosen spots."""
        self.complete: Final = tuple(
            [o for o in self.candidates if not remaining_spots(o, chosen)]
        )
        """The matching offers that need no more spots."""
        self.next_spots: Final = _first_spots(
            [remaining_spots(o, chosen) for o in self.candidates]
        )
        """The spots that come next in matching offers."""
        self.open_spots: Final = _all_spots(
            [remaining_spots(o, chosen) for o in self.candidates]
        )
        """The spots that may be chosen now, in any order."""

    @property
    def complete_move(self) -> Offer | None:
        """The only matching offer, once all its spots are chosen."""
        one = len(self.candidates) == 1 and len(self.complete) == 1
        return self.complete[0] if one and self.chosen else None

    def after(self, spot: str) -> "MoveChoice | None":
        """
        Return the choice after a click on *spot*; None if no offer allows it.

        A chosen spot is unchosen. A spot that could stand in place of a chosen one
        replaces it.
        """
        chosen = self._after(spot)
        return None if chosen is None else MoveChoice(self.menu, chosen)

    def back(self) -> "MoveChoice":
        """Return the choice without the last chosen spot."""
        return MoveChoice(self.menu, self.chosen[:-1])

    def candidates_with(self, spot: str) -> tuple[Offer, ...]:
        """Return the offers that match if *spot* is chosen too."""
        return self.menu.candidates((*self.chosen, spot))

    def _after(self, spot: str) -> Spots | None:
        more = (*self.chosen, spot)
        if self.menu.starting_with(more):
            return more
        if spot in self.chosen:
            return tuple([one for one in self.chosen if one != spot])
        if self.menu.candidates(more):
            return more
        return self._instead(spot)

    def _instead(self, spot: str) -> Spots | None:
        """Return the choice with *spot* in place of the last spot it can replace."""
        for at in range(len(self.chosen) - 1, -1, -1):
            other = (*self.chosen[:at], spot, *self.chosen[at + 1 :])
            if self.menu.starting_with(other):
                return other
        return None


def shown_marks(offer: Offer) -> tuple[str, ...]:
    """Return the marks to show; omit that a won or lost game is over."""
    if WINS in offer.marks or LOSES in offer.marks:
        return tuple([mark for mark in offer.marks if mark != ENDS])
    return offer.marks


def _first_spots(rests: Iterable[Spots | None]) -> Spots:
    return tuple(dict.fromkeys([left[0] for left in rests if left]))


def _all_spots(rests: Iterable[Spots | None]) -> Spots:
    return tuple(dict.fromkeys([spot for left in rests for spot in left or ()]))
