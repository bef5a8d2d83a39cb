"""
Positions in tests are drawn, as those of maze are (`tests/games/drawn_cards.py`).

What a drawing leaves out is filled with cards that are open on all sides; where more
cards must have been drawn, one lies under each of the first few.
"""

import whiskerworks
from tests.games.drawn_cards import (
    STUDIO,
    Box,
    boxes,
    card_of,
    cells,
    deck_with,
    ends,
    field,
    is_card,
    legal,
    lies,
    play_all,
    spares,
    where,
)
from tests.games.moves import refused
from tests.games.whodunit.eventful_games import rules_of, state_of
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.games.whodunit.state import State

__all__ = [
    "DEAD",
    "SETUP",
    "cells",
    "drawn",
    "ending",
    "ends",
    "field",
    "legal",
    "lies",
    "played",
    "refilled",
    "refused",
    "rules_of",
    "state_of",
    "where",
]

SETUP = "cheese=e5 mouse=g7 start=d5:- start=e4:- start=e6:-"
"""A set-up for any deck that has three cards without walls."""
DEAD = """
   +=====+ +=====+ +=====+ +=====+ +=====+
9  | m24 | | m25 | | m26 | | m27 | | m28 |
   +=====+ +=====+ +=====+ +=====+ +=====+
"""
"""A row of cards that lead nowhere, for room to put others under."""
FULL = ("turn", "spin", "drop")


def drawn(
    drawing: str, *, draws: int = 0, easier: bool = False, **fields: str
) -> tuple[Game, State]:
    """
    Return the game and the position that a *drawing* shows.

    At least so many cards were drawn from the deck as *draws* says; *fields* are
    those of a position on one line. As many agendas have come as must, cheese, cat
    and mouse in this order, if nothing is said.
    """
    shown, belt = boxes(drawing)
    characters = {name: cell for cell, box in shown.items() if (name := _person(box))}
    cards = {cell: card_of(box) for cell, box in shown.items() if is_card(box)}
    held = [card_of(box) for box in belt]
    deck = deck_with([*cards.values(), *held], (STUDIO,))
    game = whiskerworks.load(
        "whodunit", 1, deck=deck.named(), setup=SETUP, easier=easier
    )
    spare = spares(deck, [*cards.values(), *held])
    full = fields.get("phase", "turn") in FULL or fields.get("end") == "no-place"
    names = [card.id for card in held]
    names += [spare.pop(0) for _ in range((4 if full else 3) - len(held))]
    first = 5 if easier else 6
    cat = "CAT" in characters and fields.get("cat") != "-"
    came = max(draws, first + 1 if cat else 0, len(cards) - 7 + len(names))
    buried = [spare.pop(0) for _ in range(came + 7 - len(names) - len(cards))]
    lying = [f"{cell}={card.id}@0" for cell, card in cards.items()]
    lying = [f"{one}{'+' if at < len(buried) else ''}" for at, one in enumerate(lying)]
    due = [name for at, name in enumerate(ORDER) if came > first + 5 * at]
    said = {
        "phase": "turn",
        **{who.lower(): characters.get(who, "-") for who in PEOPLE},
        "cards": ",".join(lying),
        "belt": ",".join(names),
        "buried": ",".join(buried) or "-",
        "shown": ",".join(due) or "-",
        **fields,
    }
    text = " ".join([f"{name}:{value}" for name, value in said.items()])
    return game, state_of(game.read_state(text))


ORDER = ("cheese", "cat", "mouse")
"""In which agendas have come in a drawn position."""
PEOPLE = ("MOUSE", "CHEESE", "CAT")


def _person(box: Box) -> str:
    """Return who is drawn there, "" if it is a card."""
    name = box[1].strip()
    return name if name in PEOPLE else ""


def played(game: Game, state: Value, *texts: str) -> State:
    """Return the position after these moves, each of which is legal."""
    return state_of(play_all(game, state, *texts))


def refilled(game: Game, state: Value) -> State:
    """Return the position after some Maze Card is drawn to the belt."""
    return played(game, state, min(legal(game, state, "draw m")))


def ending(game: Game, state: Value) -> str:
    """Return the reason of the end and whether it is won; nothing before the end."""
    outcome = game.outcome(state)
    if outcome is None:
        return ""
    return f"{outcome.reason}: {'won' if outcome.winners else 'lost'}"
