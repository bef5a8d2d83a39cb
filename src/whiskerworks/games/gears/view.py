# compiled: cold
"""Who may know what in gears: everybody everything."""

from whiskerworks.core.message import Event, Params
from whiskerworks.core.open_view import OpenView, view, worlds
from whiskerworks.core.seat import Seat
from whiskerworks.games.gears import rules as gears
from whiskerworks.games.gears.actions import SHIFT
from whiskerworks.games.gears.board import (
    COLOURS,
    GOLD,
    NAMES,
    PEGS,
    base_of,
    ring_at_base,
)
from whiskerworks.games.gears.rules import Rules, State
from whiskerworks.kit.bits import place_of

__all__ = ["GearsView", "events", "view", "worlds"]

GearsView = OpenView[State]


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return what happens when *move* is played; all see the same."""
    colour = COLOURS[state.turn]
    if move >= gears.FIRST_BLUE:
        first = COLOURS[move - gears.FIRST_BLUE]
        return (Event("first", {"colour": first}, "G3", (), (f"tray-{first}",)),)
    if move == gears.SWAP:
        swapper = int(gears.seat_of(state, state.turn))
        trays = tuple([f"tray-{one}" for one in COLOURS])
        return (Event("swapped", {"seat": swapper}, "G11", (), trays),)
    after = rules.play(state, move)
    return (_action(state, colour, move), *_consequences(state, after))


def _action(state: State, colour: str, move: int) -> Event:
    """Tell what was done [G4], and which piece of the scene went where."""
    peg = NAMES[move % PEGS]
    if move < SHIFT:
        taken = f"hand-{colour}-{gears.hand(state, state.turn)}"
        slides = ((taken, f"cog-{peg}"),)
        pairs: Params = {"colour": colour, "peg": peg}
        return Event("placed", pairs, "G4", slides, (f"cog-{peg}",))
    origin = NAMES[move // PEGS - 1]
    return Event(
        "moved",
        {"colour": colour, "origin": origin, "peg": peg},
        "G4",
        ((f"cog-{origin}", f"cog-{peg}"),),
        (f"cog-{peg}",),
    )


def _consequences(before: State, after: State) -> tuple[Event, ...]:
    """
    Tell which base got free or locked by it [G5].

    Whoever moves leaves the own base free [G6c]: so it is the mover's that gets
    free, and the other's that gets locked.
    """
    mover, other = COLOURS[before.turn], COLOURS[1 - before.turn]
    found: list[Event] = []
    if ring_at_base(before.blue | before.red | GOLD, before.turn):
        own = _base(before.turn)
        found.append(Event("freed", {"colour": mover}, "G5", (), (own,)))
    ring = ring_at_base(after.blue | after.red | GOLD, 1 - before.turn)
    if ring:
        pairs: Params = {"colour": other, "ring": ring}
        wheels = [f"cog-{peg}" for peg in ring.split()]
        base = _base(1 - before.turn)
        spots = (*[wheel for wheel in wheels if wheel != base], base)
        found.append(Event("locked", pairs, "G5", (), spots))
    return tuple(found)


def _base(colour: int) -> str:
    """Return the id of the base of *colour* in the scene."""
    return f"cog-{NAMES[place_of(base_of(colour))]}"
