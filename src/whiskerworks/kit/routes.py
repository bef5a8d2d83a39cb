# compiled: warm
"""Explanations: which cogs turn which cards, which routes exist, which walls block."""

from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.message import Message, Params
from whiskerworks.core.value import Value
from whiskerworks.kit.bits import BIT, members, place_of
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout, neighbours_on_sides
from whiskerworks.kit.card_messages import SIDE_NAMES
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS
from whiskerworks.kit.reachability import one_step_from


@final
class CogTurn(Value):
    """A card turned by a cog of the placed card [M12]."""

    def __init__(self, side: int, card: int, cell: int, clockwise: bool) -> None:
        self.side: Final = side
        """The side of the placed card with the cog: 0 north to 3 west."""
        self.card: Final = card
        """The number of the card that turns."""
        self.cell: Final = cell
        """Its cell."""
        self.clockwise: Final = clockwise
        """Whether it turns clockwise."""

    def params(self) -> Params:
        """Return the parameters that describe the turn."""
        return {
            "side": SIDE_NAMES[self.side],
            "card": CARD_IDS[self.card],
            "cell": CELL_NAMES[self.cell],
            "way": "clockwise" if self.clockwise else "counterclockwise",
        }


def cog_turns(
    layout: CardLayout, faces: CardFaces, face: int, cell: int
) -> list[CogTurn]:
    """Return the neighbours that turn when a face is placed on *cell* [M12]."""
    place = layout.at(cell)
    found: list[CogTurn] = []
    for side in range(4):
        bit = 1 << side
        there = neighbours_on_sides(place, bit) & layout.cards
        if there and (faces.clockwise[face] | faces.counter[face]) & bit:
            clockwise = faces.clockwise[face] & bit != 0
            card = int(layout.face(there) // 4)
            found.append(CogTurn(side, card, layout.where(there), clockwise))
    return found


@final
class Wall(Value):
    """A wall that blocks a route: a side of a card."""

    def __init__(self, card: int, cell: int, side: int) -> None:
        self.card: Final = card
        """The number of the card."""
        self.cell: Final = cell
        """Its cell."""
        self.side: Final = side
        """Its walled side on the table: 0 north to 3 west."""

    def message(self) -> Message:
        """Return the wall as a message."""
        params: Params = {
            "side": SIDE_NAMES[self.side],
            "card": CARD_IDS[self.card],
            "cell": CELL_NAMES[self.cell],
        }
        return Message("wall-there", params)


@final
class Route(Value):
    """A route from one place to another, and the walls that block it."""

    def __init__(self, cells: tuple[int, ...], walls: tuple[Wall, ...]) -> None:
        self.cells: Final = cells
        """Every cell of the route, the first and the last included."""
        self.walls: Final = walls
        """The walls across it, in order; none if the route is open."""


def find_route(
    layout: CardLayout, start: i64, goal: i64, over: i64, holes: bool
) -> Route | None:
    """
    Return the route from *start* to *goal* with the fewest walls, then steps.

    Between the two it uses places in *over* only. Return None if no route exists.
    """
    first = int(place_of(start))
    best: dict[int, tuple[int, int]] = {first: (0, 0)}
    before: dict[int, int] = {}
    edge = [(0, 0, first)]
    while edge:
        walls, steps, place = heappop(edge)
        if BIT[place] & goal:
            return _route_back(layout, first, place, before, holes)
        for there in members(neighbours_on_sides(BIT[place], 15) & (over | goal)):
            shut = 0 if one_step_from(layout, BIT[place], holes) & BIT[there] else 1
            cost = (walls + shut, steps + 1)
            if there not in best or cost < best[there]:
                best[there] = cost
                before[there] = place
                heappush(edge, (*cost, there))
    return None


def _route_back(
    layout: CardLayout, first: int, last: int, before: dict[int, int], holes: bool
) -> Route:
    """Return the route, traced back from its last place to the first."""
    places = [last]
    while places[-1] != first:
        places.append(before[places[-1]])
    places.reverse()
    walls: list[Wall] = []
    for one, other in pairwise(places):
        if not one_step_from(layout, BIT[one], holes) & BIT[other]:
            walls.append(_wall_between(layout, BIT[one], BIT[other]))
    return Route(tuple([int(layout.cell(place)) for place in places]), tuple(walls))


def _wall_between(layout: CardLayout, one: i64, other: i64) -> Wall:
    """Return the wall between two neighbours, on the first card that has one."""
    side = next(
        side for side in range(4) if neighbours_on_sides(one, 1 << side) == other
    )
    opens = (layout.north, layout.east, layout.south, layout.west)
    if one & layout.cards and not one & opens[side]:
        return Wall(int(layout.face(one) // 4), layout.where(one), side)
    return Wall(int(layout.face(other) // 4), layout.where(other), (side + 2) % 4)


def find_route_through(
    layout: CardLayout, start: i64, placed: i64, goal: i64, over: i64, holes: bool
) -> Route | None:
    """
    Return the route from *start* through the placed card to *goal* [M14].

    After the placed card it uses places in *over* only. Walls may block it. Return None
    if nothing leads there.
    """
    first = find_route(layout, start, placed, 0, holes)
    rest = find_route(layout, placed, goal, over & ~start, holes)
    if first is None or rest is None:
        return None
    return Route((*first.cells, *rest.cells[1:]), (*first.walls, *rest.walls))


def chase_route(
    layout: CardLayout, cat: bool, placed: i64, goal: i64, holes: bool
) -> Route | None:
    """Return the route of Cat or Mouse through the placed card to *goal* [M14]."""
    if cat:
        over = layout.cards | layout.cheese
        return find_route_through(layout, layout.cat, placed, goal, over, False)
    return find_route_through(layout, layout.mouse, placed, goal, layout.cards, holes)


def path_between(layout: CardLayout, one: i64, other: i64) -> Route | None:
    """Return the path between two characters, with the walls that block it [M17]."""
    if one == 0 or other == 0:
        return None
    return find_route(layout, one, other, layout.occupied(), False)


def path_message(
    layout: CardLayout, one: i64, other: i64, who: Message, whom: Message
) -> Message:
    """Return a message: whether *who* has a path to *whom* [M17]."""
    found = path_between(layout, one, other)
    ends: Params = {"who": who, "whom": whom}
    if found is None:
        return Message("path-none", ends)
    if found.walls:
        return Message("path-walled", {**ends, "wall": found.walls[0].message()})
    cells = " ".join([CELL_NAMES[cell] for cell in found.cells])
    return Message("path-open", {**ends, "cells": cells})


def endgame_paths(layout: CardLayout) -> tuple[Message, Message]:
    """Return messages on the two paths that decide the endgame [M18]."""
    mouse, cheese, cat = [Message(f"who-{who}") for who in ("mouse", "cheese", "cat")]
    to_cheese = path_message(layout, layout.mouse, layout.cheese, mouse, cheese)
    if layout.cat == 0:
        return to_cheese, Message("path-no-cat")
    return to_cheese, path_message(layout, layout.cat, layout.mouse, cat, mouse)
