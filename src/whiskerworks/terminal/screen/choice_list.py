"""The lines of the list beside the board: moves, and pieces that are not drawn."""

from typing import Final

from rich.text import Text

from whiskerworks.core.scene import Offer
from whiskerworks.terminal.screen import pane_text
from whiskerworks.terminal.screen.move_choice import MoveChoice
from whiskerworks.terminal.sentences import sentence
from whiskerworks.terminal.session import SessionView
from whiskerworks.words import Words

MAX_LISTED_MOVES: Final = 60
"""Maximum number of unfinished moves to list."""

ListLine = tuple[Text, str | Offer | None]
"""The text of a line, and what it picks: a piece, a move, or nothing."""


def choice_list(
    words: Words, view: SessionView, choice: MoveChoice
) -> tuple[str, list[ListLine]]:
    """Return the title of the list and its lines."""
    count = len(choice.candidates)
    title = sentence(words, "terminal-screen-left", count=count)
    spots = _spot_lines(words, view, choice)
    return title, [
        *_move_lines(words, choice.complete),
        *spots,
        *_remaining_moves(words, choice),
    ]


def _spot_lines(words: Words, view: SessionView, choice: MoveChoice) -> list[ListLine]:
    """Return the pieces that are or can be chosen and are not drawn on the board."""
    drawn = {area.spot for area in view.plan.areas}
    pieces = {piece.id: piece for piece in view.scene.pieces}
    found: list[ListLine] = []
    alone = {offer.spots for offer in choice.candidates if len(offer.spots) == 1}
    for spot in (*choice.chosen, *choice.open_spots):
        if spot not in drawn and (spot,) not in alone:
            name = pane_text.piece_text(words, pieces.get(spot), spot)
            sign = "[x]" if spot in choice.chosen else "[ ]"
            found.append((Text(f"{sign} {name}"), spot))
    return found


def _remaining_moves(words: Words, choice: MoveChoice) -> list[ListLine]:
    """Return the moves that need more pieces, up to the maximum."""
    left = [offer for offer in choice.candidates if offer not in choice.complete]
    lines = _move_lines(words, tuple(left[:MAX_LISTED_MOVES]))
    if len(left) > MAX_LISTED_MOVES:
        more = sentence(
            words, "terminal-screen-more", count=len(left) - MAX_LISTED_MOVES
        )
        lines.append((Text(more), None))
    return lines


def _move_lines(words: Words, offers: tuple[Offer, ...]) -> list[ListLine]:
    return [(pane_text.offer_text(words, offer), offer) for offer in offers]
