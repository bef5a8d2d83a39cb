# compiled: warm
"""What is told when Maze Cards are laid, turned and walked through."""

from mypy_extensions import i64

from whiskerworks.core.message import Event, Message, Params
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import CAT
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_state import ChaseState
from whiskerworks.kit.card_words import card_id
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.table import Table
from whiskerworks.kit.walks import WAITING
from whiskerworks.kit.ways import Route, chased, turned_by


def laying_params(laying: int) -> Params:
    """Return the parameters that name a card, its cell and its angle."""
    face, cell = divmod(laying, CELLS)
    return {
        "card": IDS[face // 4],
        "cell": NAMES[cell],
        "angle": ANGLES[face % 4],
    }


def started(laying: int) -> Event:
    """Tell of a start card [M7]."""
    return _from_deck("started", laying_params(laying), "M7", laying // CELLS // 4)


def belted(card: int) -> Event:
    """Tell of a card that is put on the belt before the game [M7]."""
    return _from_deck("belted", {"card": IDS[card]}, "M7", card)


def drew(card: int) -> Event:
    """Tell of a card that comes from the deck to the belt [M16]."""
    return _from_deck("drew", {"card": IDS[card]}, "M16", card)


def _from_deck(code: str, params: Params, rule: str, card: int) -> Event:
    """Tell of a card that comes from the deck."""
    name = card_id(card)
    return Event(code, params, rule, (("deck", name),), (name,))


def laid(
    table: Table, faces: Faces, laying: int, dropped: bool, who: Params | None = None
) -> list[Event]:
    """Tell where a card is laid, and whom its cogs turn [M10d, M11, M12]."""
    face, cell = divmod(laying, CELLS)
    params: Params = {**(who or {}), **laying_params(laying)}
    below = table.at(cell) & table.cards
    if below:
        params = {**params, "below": IDS[table.face(below) // 4]}
    code = "dropped" if dropped else "covered" if below else "placed"
    name = card_id(face // 4)
    slides = ((name, name),)
    told = [Event(code, params, "M10d" if dropped else "M11", slides, (name,))]
    for one in turned_by(table, faces, face, cell):
        turned: Params = {"by": IDS[face // 4], **one.params()}
        told.append(Event("turned", turned, "M12", (), (name, card_id(one.card))))
    return told


def spun(table: Table, number: int, who: Params | None = None) -> Event:
    """Tell which card is turned [M10c]."""
    card = card_id(int(table.face(table.at(number % CELLS))) // 4)
    return Event(
        "spun", {**(who or {}), **spin_params(table, number)}, "M10c", (), (card,)
    )


def spin_params(table: Table, number: int) -> Params:
    """Return the parameters that name a card that is turned."""
    turn, cell = divmod(number, CELLS)
    face = int(table.face(table.at(cell)))
    return {
        "card": IDS[face // 4],
        "cell": NAMES[cell],
        "angle": ANGLES[turn + 1],
    }


def walk_params(who: str, cell: int, way: Route | None) -> Params:
    """Return the parameters that tell where a character goes, by which way."""
    cells = [NAMES[step] for step in way.cells] if way is not None else []
    return {
        "who": Message(f"who-{who}"),
        "cell": NAMES[cell],
        "cells": " ".join(cells),
    }


def walked(who: str, cell: int, way: Route | None, rule: str = "M14") -> Event:
    """Tell where a character goes [M14]."""
    cells = [NAMES[step] for step in way.cells[1:]] if way is not None else []
    slides = ((who, *cells, who),)
    return Event("walked", walk_params(who, cell, way), rule, slides, (who,))


def walk_of(state: ChaseState, move: int) -> tuple[str, int, Route | None]:
    """Return which of Mouse and Cat goes where, by which way [M14]."""
    cat = move >= numbers.CAT
    cell = (move - int(numbers.MOUSE)) % CELLS
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    way = chased(table, cat, placed, goal, state.holes != 0)
    return "cat" if cat else "mouse", cell, way


def stay(waiting: int) -> list[Event]:
    """Tell who lies next to the placed card and can go nowhere [M13]."""
    return [
        Event("stays", {"who": Message(f"who-{who}")}, "M13", (), (who,))
        for bit, who in WAITING
        if waiting & bit
    ]


def sent_params(waiting: int) -> Params:
    """Return the parameters that tell whom a placed card sends on its way [M13]."""
    sent = who_waits(waiting)
    return {"sent": len(sent), "who": sent}


def walk_notes(state: ChaseState, moving: bool) -> list[Message]:
    """Return who has to move, and whether the Mouse may use holes [M10a, M13]."""
    told: list[Message] = []
    if moving:
        told.append(Message("note-waiting", {"who": who_waits(int(state.waiting))}))
    if state.holes:
        told.append(Message("note-holes"))
    return told


def who_waits(waiting: int) -> tuple[Message, ...]:
    """Return those of a set of waiting characters by name [M13]."""
    return tuple([Message(f"who-{who}") for bit, who in WAITING if waiting & bit])


def drew_cat(after: Table, params: Params) -> tuple[Event, ...]:
    """Tell that the Cat comes from the deck, and where it arrives if that is clear."""
    drawn = Event("drew-cat", params, "M16", (), ("deck",))
    return (drawn, arrives(after.where(after.cat))) if after.cat else (drawn,)


def arrives(cell: int) -> Event:
    """Tell that the Cat comes from the deck to a *cell* [M16]."""
    return Event("arrived", {"cell": NAMES[cell]}, "M16", (("deck", "cat"),), ("cat",))


def swapped(table: Table) -> Event:
    """Tell that Cat and Cheese change places on *table* [M10b]."""
    cat, cheese = NAMES[table.where(table.cheese)], NAMES[table.where(table.cat)]
    slides = (("cat", "cat"), ("cheese", "cheese"))
    params: Params = {"cat": cat, "cheese": cheese}
    return Event("swapped", params, "M10b", slides, ("cat", "cheese"))


def met(agenda: i64) -> Event:
    """Tell that Mouse and Cat, or Mouse and Cheese, met: that *agenda* wins [M15]."""
    if agenda == CAT:
        return Event("caught", {}, "M15", (), ("cat", "mouse"))
    return Event("took-cheese", {}, "M15", (), ("mouse", "cheese"))
