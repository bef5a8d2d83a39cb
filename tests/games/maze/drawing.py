"""
Positions in tests are drawn, not indexed: see `tests/games/drawn_cards.py`.

Where more cards must have been drawn from the deck than a drawing shows, they lie under
its first one. Cards lie round e5: some on row 5 or on both sides of it, and so for
column e [M4].
"""

import whiskerworks
from tests.games.drawn_cards import (
    STUDIO,
    Box,
    boxes,
    card_of,
    cells,
    deck_with,
    ending,
    ends,
    field,
    is_card,
    legal,
    lies,
    play_all,
    spares,
    walls,
    where,
)
from tests.games.moves import refused
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import State

__all__ = [
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
    "walls",
    "where",
]

# Every deck has these: the studio [M2], and what the standard set-up wants [M7].
NEEDED = (STUDIO, "o,o,w,o", "w,o,o,w")
PEOPLE = ("MOUSE", "CHEESE", "CAT")


def rules_of(game: Game) -> Rules:
    """Return the rules of a game of maze."""
    rules: object = game.rules
    assert isinstance(rules, Rules)
    return rules


def drawn(
    drawing: str,
    *,
    seats: int = 2,
    draws: int = 0,
    **fields: str,
) -> tuple[Game, State]:
    """
    Return the game and the position that a *drawing* shows.

    At least so many cards were drawn from the deck as *draws* says; *fields* are
    those of a position on one line; it is the turn of seat 0 if nothing is said.
    """
    shown, belt = boxes(drawing)
    characters = {name: cell for cell, box in shown.items() if (name := _person(box))}
    cards = {cell: card_of(box) for cell, box in shown.items() if is_card(box)}
    held = [card_of(box) for box in belt]
    deck = deck_with([*cards.values(), *held], NEEDED)
    spare = spares(deck, [*cards.values(), *held])
    names = [card.id for card in held]
    room = 4 if fields.get("phase", "turn") in ("turn", "spin", "drop") else 3
    names += [spare.pop(0) for _ in range(room - len(held))]
    hidden = max(draws, 5 if "CAT" in characters else 0) + 6 - len(cards) - len(names)
    buried = [spare.pop(0) for _ in range(hidden)]
    lying = [f"{cell}={card.id}@0" for cell, card in cards.items()]
    if buried:
        lying[0] += "+"
    said = {
        "phase": "turn",
        **{who.lower(): characters.get(who, "-") for who in PEOPLE},
        "cards": ",".join(lying),
        "belt": ",".join(names),
        "buried": ",".join(buried) or "-",
        "seat": "0",
        "agendas": ",".join(["mouse", "cat", "cheese", "cucumber"][:seats]),
        **fields,
    }
    game = whiskerworks.load("maze", seats, deck=deck.named())
    text = " ".join([f"{name}:{value}" for name, value in said.items()])
    return game, state_of(game.read_state(text))


def state_of(state: Value) -> State:
    """Return a position as what it is."""
    assert isinstance(state, State)
    return state


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
