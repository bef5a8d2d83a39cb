# compiled: warm
"""What may be played in escape, and what it does."""

from typing import Final

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import Offer
from whiskerworks.games.escape import moves as own
from whiskerworks.games.escape.events import others_turned
from whiskerworks.games.escape.explain import bomb_way, cat_way, way, way_then
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import MOVING, State
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_events import walk_params
from whiskerworks.kit.card_offers import (
    card_offers,
    cell_choice,
    cell_offer,
    lay_params,
)
from whiskerworks.kit.table_pieces import spot_on

_OWN: Final = (
    ("bomb", int(own.BOMB), ("mouse",), "offer-bomb"),
    ("nudge", int(own.NUDGE), ("mouse",), "offer-bomb"),
    ("peek", int(own.PEEK), (), "offer-peek"),
)
"""Escape's own moves to a cell: word, first number, what is clicked first, code."""


def offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return those legal *moves*, and how to choose them."""

    def on(cell: int) -> str:
        return spot(state, cell)

    found = card_offers(state.table, moves, on)
    for word, first, spots, code in _OWN:
        cells = cell_choice(moves, first, on)
        if cells is not None:
            found.append(cell_offer(word, spots, code, cells))
    return tuple(found)


def spot(state: State, cell: int) -> str:
    """Return the id of what is clicked on a cell: an agenda, what lies there, it."""
    name = spot_on(state.table, cell)
    if name == "cheese":
        return "exit"
    if name == NAMES[cell] and state.table.at(cell) & state.agendas:
        return f"agenda-{name}"
    return name


def effect(rules: Rules, view: OpenView[State], move: int) -> Message | None:
    """Return what a legal move does beyond what its offer says; None if no more."""
    state = view.state
    if move < numbers.DROP:
        return _lay(rules, state, move)
    if move < numbers.ARRIVE:
        return _walk(state, move - int(numbers.CAT))
    if own.BOMB <= move < own.PEEK:
        return _bomb(rules, state, (move - int(own.BOMB)) % CELLS)
    return None


def _lay(rules: Rules, state: State, move: int) -> Message:
    """Tell which cards a card turns, whether the Cat goes, and where the bomb does."""
    after = rules.play(state, move)
    face, cell = divmod(move, CELLS)
    cogs = int(rules.parts.cogs[face])
    laid = after.playing(after.table, MOVING, cell, 0)
    goes = after.phase == MOVING
    bomb = way_then(rules.parts, laid, cogs) if goes else way(rules.parts, laid, cogs)
    turned = [one.message() for one in others_turned(rules, state, face, cell)]
    params: Params = {
        **lay_params(state.table, rules.faces, move),
        "cat": int(goes),
        "others": len(turned),
        "other": _in_a_row(turned),
        "bomb": bomb.message(),
    }
    return Message("effect-place", params)


def _in_a_row(sentences: list[Message]) -> Message | str:
    """Return one sentence behind the other."""
    said: Message | str = ""
    for one in sentences:
        params: Params = {"said": said, "next": one}
        said = Message("sentences", params) if said else one
    return said


def _walk(state: State, cell: int) -> Message:
    """Tell where the Cat goes, and what it gets to [E6]."""
    goal = state.table.at(cell)
    meets = "nobody"
    if goal & state.table.cheese:
        meets = "exit"
    elif goal & state.table.mouse:
        meets = "mouse"
    elif goal & state.agendas:
        meets = "agenda"
    params: Params = {**walk_params("cat", cell, cat_way(state, cell)), "meets": meets}
    return Message("effect-walk", params)


def _bomb(rules: Rules, state: State, cell: int) -> Message:
    """Tell where the Mechanical Mouse goes [E7]."""
    found = bomb_way(rules.parts, state, cell)
    cells = [NAMES[step] for step in found.cells] if found is not None else []
    return Message("effect-bomb", {"cell": NAMES[cell], "cells": " ".join(cells)})
