# compiled: warm
"""Events of games with Maze Cards: placed cards, turns, walks and draws."""

from mypy_extensions import i64

from whiskerworks.core.message import Event, Message, Params
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import CAT_AGENDA
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout
from whiskerworks.kit.card_messages import card_id
from whiskerworks.kit.card_state import ChaseState
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES
from whiskerworks.kit.decks import ANGLES, CARD_IDS
from whiskerworks.kit.reachability import WAITING_NAMES
from whiskerworks.kit.routes import Route, chase_route, cog_turns


def placement_params(placement: int) -> Params:
    """Return the parameters that name a card, its cell and its angle."""
    face, cell = divmod(placement, CELL_COUNT)
    return {
        "card": CARD_IDS[face // 4],
        "cell": CELL_NAMES[cell],
        "angle": ANGLES[face % 4],
    }


def started(placement: int) -> Event:
    """Return the event of a start card [M7]."""
    return _from_deck(
        "started", placement_params(placement), "M7", placement // CELL_COUNT // 4
    )


def belted(card: int) -> Event:
    """Return the event of a card put on the belt before the game [M7]."""
    return _from_deck("belted", {"card": CARD_IDS[card]}, "M7", card)


def drew(card: int) -> Event:
    """Return the event of a card drawn to the belt [M16]."""
    return _from_deck("drew", {"card": CARD_IDS[card]}, "M16", card)


def _from_deck(code: str, params: Params, rule: str, card: int) -> Event:
    """Return an event of a card from the deck."""
    name = card_id(card)
    return Event(code, params, rule, (("deck", name),), (name,))


def laid(
    layout: CardLayout,
    faces: CardFaces,
    placement: int,
    dropped: bool,
    who: Params | None = None,
) -> list[Event]:
    """Return the events of a placed card and of the cards it turns [M10d, M11, M12]."""
    face, cell = divmod(placement, CELL_COUNT)
    params: Params = {**(who or {}), **placement_params(placement)}
    below = layout.at(cell) & layout.cards
    if below:
        params = {**params, "below": CARD_IDS[layout.face(below) // 4]}
    code = "dropped" if dropped else "covered" if below else "placed"
    name = card_id(face // 4)
    slides = ((name, name),)
    told = [Event(code, params, "M10d" if dropped else "M11", slides, (name,))]
    for one in cog_turns(layout, faces, face, cell):
        turned: Params = {"by": CARD_IDS[face // 4], **one.params()}
        told.append(Event("turned", turned, "M12", (), (name, card_id(one.card))))
    return told


def spun(layout: CardLayout, number: int, who: Params | None = None) -> Event:
    """Return the event of a turned card [M10c]."""
    card = card_id(int(layout.face(layout.at(number % CELL_COUNT))) // 4)
    return Event(
        "spun", {**(who or {}), **spin_params(layout, number)}, "M10c", (), (card,)
    )


def spin_params(layout: CardLayout, number: int) -> Params:
    """Return the parameters that name a turned card."""
    turn, cell = divmod(number, CELL_COUNT)
    face = int(layout.face(layout.at(cell)))
    return {
        "card": CARD_IDS[face // 4],
        "cell": CELL_NAMES[cell],
        "angle": ANGLES[turn + 1],
    }


def walk_params(who: str, cell: int, way: Route | None) -> Params:
    """Return the parameters that name a character, its cell and its route."""
    cells = [CELL_NAMES[step] for step in way.cells] if way is not None else []
    return {
        "who": Message(f"who-{who}"),
        "cell": CELL_NAMES[cell],
        "cells": " ".join(cells),
    }


def walked(who: str, cell: int, way: Route | None, rule: str = "M14") -> Event:
    """Return the event of a walk [M14]."""
    cells = [CELL_NAMES[step] for step in way.cells[1:]] if way is not None else []
    slides = ((who, *cells, who),)
    return Event("walked", walk_params(who, cell, way), rule, slides, (who,))


def walk_of(state: ChaseState, move: int) -> tuple[str, int, Route | None]:
    """Return the walker of a move, its cell and its route [M14]."""
    cat = move >= card_moves.CAT_WALK
    cell = (move - int(card_moves.MOUSE_WALK)) % CELL_COUNT
    layout = state.layout
    placed, goal = layout.at(state.placed), layout.at(cell)
    way = chase_route(layout, cat, placed, goal, state.holes != 0)
    return "cat" if cat else "mouse", cell, way


def stays(waiting: int) -> list[Event]:
    """Return events for waiting characters that cannot move [M13]."""
    return [
        Event("stays", {"who": Message(f"who-{who}")}, "M13", (), (who,))
        for bit, who in WAITING_NAMES
        if waiting & bit
    ]


def sent_params(waiting: int) -> Params:
    """Return the parameters that name the characters a placed card sends [M13]."""
    sent = waiting_messages(waiting)
    return {"sent": len(sent), "who": sent}


def walk_notes(state: ChaseState, moving: bool) -> list[Message]:
    """Return the notes on waiting characters and mouse holes [M10a, M13]."""
    told: list[Message] = []
    if moving:
        told.append(
            Message("note-waiting", {"who": waiting_messages(int(state.waiting))})
        )
    if state.holes:
        told.append(Message("note-holes"))
    return told


def waiting_messages(waiting: int) -> tuple[Message, ...]:
    """Return the names of waiting characters, as messages [M13]."""
    return tuple([Message(f"who-{who}") for bit, who in WAITING_NAMES if waiting & bit])


def drew_cat(after: CardLayout, params: Params) -> tuple[Event, ...]:
    """Return the events of drawing the Cat, with its arrival if there is no choice."""
    drawn = Event("drew-cat", params, "M16", (), ("deck",))
    return (drawn, arrived(after.where(after.cat))) if after.cat else (drawn,)


def arrived(cell: int) -> Event:
    """Return the event of the Cat arriving on a *cell* [M16]."""
    return Event(
        "arrived", {"cell": CELL_NAMES[cell]}, "M16", (("deck", "cat"),), ("cat",)
    )


def swapped(layout: CardLayout) -> Event:
    """Return the event of Cat and Cheese changing places [M10b]."""
    cat, cheese = (
        CELL_NAMES[layout.where(layout.cheese)],
        CELL_NAMES[layout.where(layout.cat)],
    )
    slides = (("cat", "cat"), ("cheese", "cheese"))
    params: Params = {"cat": cat, "cheese": cheese}
    return Event("swapped", params, "M10b", slides, ("cat", "cheese"))


def met(agenda: i64) -> Event:
    """Return the event of the meeting that lets *agenda* win [M15]."""
    if agenda == CAT_AGENDA:
        return Event("caught", {}, "M15", (), ("cat", "mouse"))
    return Event("took-cheese", {}, "M15", (), ("mouse", "cheese"))
