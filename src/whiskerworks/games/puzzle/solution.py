# compiled: cold
"""
The true picture of our deck, as `solution.toml` has it, and what hints tell of it.

The file is written by `python -m tools.solution`, with the solver; the game reads it
and needs no solver.
"""

import tomllib
from collections.abc import Mapping
from typing import Final

from whiskerworks.games.puzzle.state import NOTHING, place_of_card, put_move
from whiskerworks.kit.decks import CARDS, IDS, Deck
from whiskerworks.kit.seams import (
    NAMES,
    PLACES,
    Assembly,
    Lying,
    half_turn,
    is_assembled,
    laid,
    looks_same,
)

FILE: Final = "solution.toml"


def solution_of(deck: Deck, data: Mapping[str, str]) -> Assembly | None:
    """Return the true picture of *deck*, if it is the one that *data* knows."""
    whole: dict[str, object] = tomllib.loads(data[FILE])
    if whole["deck"] != deck.digest:
        return None
    return tuple([_lying(str(whole[name])) for name in NAMES])


def _lying(text: str) -> Lying:
    """Return the card and the angle that are written as "m07 90"."""
    name, angle = text.split()
    return IDS.index(name), int(angle)


def solution_text(deck: Deck, assembly: Assembly) -> str:
    """
    Return *assembly* as the text of a file, the inverse of `solution_of`.

    Raises:
        ValueError: It does not assemble *deck*.
    """
    if not is_assembled(deck, assembly):
        raise ValueError("that is no assembly of the deck")
    lines = [f'deck = "{deck.digest}"', ""]
    for card, place, angle in laid(assembly):
        lines.append(f'{NAMES[place]} = "{IDS[card]} {angle}"')
    return "\n".join(lines) + "\n"


def next_told(deck: Deck, solution: Assembly, frame: Assembly) -> int:
    """
    Return the move that a hint tells: the first card that does not lie truly [P7].

    Of the two pictures, one the half turn of the other, it is judged by the one that
    agrees with more of what lies in *frame*; NOTHING if all cards lie truly.
    """
    picture = nearer(deck, solution, frame)
    for card in range(CARDS):
        place = place_of_card(picture, card)
        if not looks_same(deck, frame[place], picture[place]):
            lying = picture[place]
            assert lying is not None
            return put_move(card, place, lying[1])
    return NOTHING


def nearer(deck: Deck, solution: Assembly, frame: Assembly) -> Assembly:
    """Return *solution* or its half turn, whichever agrees with more of *frame*."""
    turned = half_turn(solution)
    agreeing = agreement(deck, turned, frame) > agreement(deck, solution, frame)
    return turned if agreeing else solution


def agreement(deck: Deck, picture: Assembly, frame: Assembly) -> int:
    """Return how many cards lie in *frame* as they do in *picture*."""
    same = [looks_same(deck, frame[i], picture[i]) for i in range(PLACES)]
    return same.count(True)
