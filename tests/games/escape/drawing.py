"""
Positions in tests are drawn, not indexed: see `tests/games/drawn_cards.py`.

The Mechanical Mouse has the numbers of its gear round it, and so its angle; the EXIT is
open where its door is; a dotted frame is an agenda, `?` one that nobody knows. An
agenda that is left out lies in its corner, unknown. Cards that must have come and are
not drawn lie on the belt, as after skipped turns; `M01` lies on one of them.
"""

import whiskerworks
from tests.games.drawn_cards import (
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
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import State
from whiskerworks.kit.agendas import AGENDAS

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

SETUP = (
    "mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 "
    "start=d4 start=e4 start=f6 start=e6"
)
"""Any card may lie on its start places."""
CORNERS = ("c3", "g3", "c7", "g7")
STARTS = 4
_FACES = {name[:6]: name for name in AGENDAS}


def rules_of(game: Game) -> Rules:
    """Return the rules of a game of escape."""
    rules: object = game.rules
    assert isinstance(rules, Rules)
    return rules


def state_of(state: Value) -> State:
    """Return a position as what it is."""
    assert isinstance(state, State)
    return state


def drawn(
    drawing: str,
    *,
    belt: int = 4,
    draws: int = 0,
    gone: str = "",
    marks: str = "",
    help_: bool = False,
    **fields: str,
) -> tuple[Game, State]:
    """
    Return the game and the position that a *drawing* shows.

    At least so many cards were drawn from the deck as *draws* says; *gone* says which
    agendas have left the board, as `c3=cat`; *marks* are what a set-up may say of gear,
    door and effects; *fields* are those of a position on one line.
    """
    shown, held = boxes(drawing)
    layout = {cell: card_of(box) for cell, box in shown.items() if is_card(box)}
    cards = [*layout.values(), *[card_of(box) for box in held]]
    deck = deck_with(cards)
    spare = spares(deck, cards)
    stacked = [cell for cell in layout if shown[cell][1][2] == "M"]
    under = [spare.pop(0) for _ in stacked]
    names = [card.id for card in cards[len(layout) :]]
    all_seen = max(draws + STARTS, len(layout) + len(stacked)) + belt
    more = all_seen - len(layout) - len(stacked) - len(names)
    names += [spare.pop(0) for _ in range(more)]
    lying = [
        f"{cell}={card.id}@0{'+' if cell in stacked else ''}"
        for cell, card in layout.items()
    ]
    said = {
        "phase": "turn",
        **_people(shown, marks),
        "cards": ",".join(lying) or "-",
        "belt": ",".join(names),
        "buried": ",".join(under) or "-",
        "agendas": ",".join(_agendas(shown, gone)) or "-",
        "gone": gone or "-",
        **fields,
    }
    setup = f"{SETUP} {marks}".strip()
    game = whiskerworks.load(
        "escape", deck=deck.named(), setup=setup, belt=belt, help=help_
    )
    text = " ".join([f"{name}:{value}" for name, value in said.items()])
    return game, state_of(game.read_state(text))


def _people(shown: dict[str, Box], marks: str) -> dict[str, str]:
    """Return where Cat, Mouse and Exit lie, and how the latter are turned."""
    printed = dict(word.split("=") for word in marks.split())
    found: dict[str, str] = {}
    for cell, box in shown.items():
        if "MOUSE" in box[1]:
            angle = _mouse_angle(box, printed.get("gear", "NESW"))
            found["mouse"] = f"{cell}@{angle}"
        elif "EXIT" in box[1]:
            found["exit"] = f"{cell}@{_exit_angle(box, printed.get('door', 'S'))}"
        elif box[1].strip() == "CAT":
            found["cat"] = cell
    return found


def _mouse_angle(box: Box, gear: str) -> int:
    """Return how the Mouse is turned whose gear reads as it is drawn [E5]."""
    reads = box[0][3] + box[1][6] + box[2][3] + box[1][0]
    at_rest = "".join([str(gear.index(side)) for side in "NESW"])
    for turns in range(4):
        if at_rest[4 - turns :] + at_rest[: 4 - turns] == reads:
            return 90 * turns
    raise AssertionError(f"no gear {gear} reads {reads}")


def _exit_angle(box: Box, door: str) -> int:
    """Return how the Exit is turned whose door is where it is drawn [E5]."""
    opens = (box[0][1], box[1][6], box[2][1], box[1][0])
    assert opens.count(" ") == 1, "the Exit has one door"
    return 90 * ((opens.index(" ") - "NESW".index(door)) % 4)


def _agendas(shown: dict[str, Box], gone: str) -> list[str]:
    """Return the agendas that lie there; drawn or not, unless they are gone."""
    left = [word.partition("=")[0] for word in gone.split(",") if word]
    found: list[str] = []
    for cell in CORNERS:
        box = shown.get(cell, ["", "", ""])
        if box[0].startswith(". ."):
            name = box[1].strip().rstrip(".")
            found.append(f"{cell}={_FACES.get(name, '?')}")
        elif cell not in left:
            found.append(f"{cell}=?")
    return found


def played(game: Game, state: Value, *texts: str) -> State:
    """Return the position after these moves, each of which is legal."""
    return state_of(play_all(game, state, *texts))


def refilled(game: Game, state: Value) -> State:
    """Return the position after some Maze Card is drawn to the belt."""
    return played(game, state, min(legal(game, state, "draw m")))
