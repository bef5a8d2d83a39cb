"""What stands in the list beside the board: spots that are not on it, and moves."""

from typing import Final

from rich.text import Text

from whiskerworks.core.scene import Offer
from whiskerworks.terminal.desk import Now
from whiskerworks.terminal.orders import sentence
from whiskerworks.terminal.screen import telling
from whiskerworks.terminal.screen.choosing import Choosing
from whiskerworks.words import Words

MOST: Final = 60
"""So many moves are listed at once."""

Item = tuple[Text, str | Offer | None]
"""What stands in a line, and what is picked by it: a spot, a move, or nothing."""


def listed(words: Words, now: Now, choosing: Choosing) -> tuple[str, list[Item]]:
    """Return the title of the list and its lines."""
    count = len(choosing.live)
    title = sentence(words, "terminal-screen-left", count=count)
    spots = _spots(words, now, choosing)
    return title, [*_moves(words, choosing.complete), *spots, *_rest(words, choosing)]


def _spots(words: Words, now: Now, choosing: Choosing) -> list[Item]:
    """Return what is chosen or can be chosen, and has no place on the board."""
    drawn = {area.spot for area in now.plan.areas}
    pieces = {piece.id: piece for piece in now.scene.pieces}
    found: list[Item] = []
    alone = {offer.spots for offer in choosing.live if len(offer.spots) == 1}
    for spot in (*choosing.chosen, *choosing.open):
        if spot not in drawn and (spot,) not in alone:
            name = telling.piece_name(words, pieces.get(spot), spot)
            sign = "[x]" if spot in choosing.chosen else "[ ]"
            found.append((Text(f"{sign} {name}"), spot))
    return found


def _rest(words: Words, choosing: Choosing) -> list[Item]:
    """Return the moves that need other spots, as many as can be looked through."""
    left = [offer for offer in choosing.live if offer not in choosing.complete]
    lines = _moves(words, tuple(left[:MOST]))
    if len(left) > MOST:
        more = sentence(words, "terminal-screen-more", count=len(left) - MOST)
        lines.append((Text(more), None))
    return lines


def _moves(words: Words, offers: tuple[Offer, ...]) -> list[Item]:
    return [(telling.offer_line(words, offer), offer) for offer in offers]
