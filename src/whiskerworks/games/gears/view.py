# compiled: warm
"""Events and notes of gears, the same for every viewer."""

from functools import cache

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.seat import Seat
from whiskerworks.games.gears.rules import Rules
from whiskerworks.games.gears.state import (
    BLUE_BEGINS,
    COLOURS,
    FIRST_COG_MOVE,
    GOLD_WHEEL,
    PEG_COUNT,
    PEG_NAMES,
    SWAP,
    TOSS_STAGE,
    State,
    base_of,
    cogs_in_hand,
    ring_at_base,
    seat_of,
)
from whiskerworks.kit.bits import place_of

__all__ = ["GearsView", "events", "notes", "view", "worlds"]

GearsView = OpenView[State]


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return the events of *move*, the same for every viewer."""
    if move >= BLUE_BEGINS:
        first = COLOURS[move - BLUE_BEGINS]
        return (Event("first", {"colour": first}, "G3", (), (f"tray-{first}",)),)
    if move == SWAP:
        swapper = int(seat_of(state, state.turn))
        trays = tuple([f"tray-{one}" for one in COLOURS])
        return (Event("swapped", {"seat": swapper}, "G11", (), trays),)
    after = rules.play(state, move)
    return (_action(state, move), *_consequences(state, after))


def _action(state: State, move: int) -> Event:
    """Return the event of an action, with the piece that slides [G4]."""
    colour = COLOURS[state.turn]
    peg = PEG_NAMES[move % PEG_COUNT]
    if move < FIRST_COG_MOVE:
        taken = f"hand-{colour}-{cogs_in_hand(state, state.turn)}"
        slides = ((taken, f"cog-{peg}"),)
        pairs: Params = {"colour": colour, "peg": peg}
        return Event("placed", pairs, "G4", slides, (f"cog-{peg}",))
    origin = PEG_NAMES[move // PEG_COUNT - 1]
    return Event(
        "moved",
        {"colour": colour, "origin": origin, "peg": peg},
        "G4",
        ((f"cog-{origin}", f"cog-{peg}"),),
        (f"cog-{peg}",),
    )


def _consequences(before: State, after: State) -> tuple[Event, ...]:
    """
    Return events for bases that an action freed or locked [G5].

    The mover's base always turns after the move [G6c], so only the mover's base can
    get free, and only the opponent's can get locked.
    """
    mover, other = COLOURS[before.turn], COLOURS[1 - before.turn]
    found: list[Event] = []
    if ring_at_base(before.blue | before.red | GOLD_WHEEL, before.turn):
        own = _base(before.turn)
        found.append(Event("freed", {"colour": mover}, "G5", (), (own,)))
    ring = ring_at_base(after.blue | after.red | GOLD_WHEEL, 1 - before.turn)
    if ring:
        pairs: Params = {"colour": other, "ring": ring}
        wheels = [f"cog-{peg}" for peg in ring.split()]
        base = _base(1 - before.turn)
        spots = (*[wheel for wheel in wheels if wheel != base], base)
        found.append(Event("locked", pairs, "G5", (), spots))
    return tuple(found)


def _base(colour: int) -> str:
    """Return the id of the base of *colour* in the scene."""
    return f"cog-{PEG_NAMES[place_of(base_of(colour))]}"


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return the notes beside the board: turn, locks, hands, quiet actions."""
    found: list[Message] = []
    outcome = rules.outcome(state)
    if outcome is not None:
        found.append(outcome.message())
    elif state.stage == TOSS_STAGE:
        found.append(Message("note-toss"))
    else:
        found.append(_turn_note(int(rules.to_move(state)), COLOURS[state.turn]))
        ring = ring_at_base(state.blue | state.red | GOLD_WHEEL, state.turn)
        if ring:
            lock: Params = {"colour": COLOURS[state.turn], "ring": ring}
            found.append(Message("note-locked", lock))
    found.extend(
        [_hand_note(each, int(cogs_in_hand(state, each))) for each in range(2)]
    )
    if rules.quiet_limit and state.quiet:
        quiet: Params = {"quiet": int(state.quiet), "limit": int(rules.quiet_limit)}
        found.append(Message("note-quiet", quiet))
    return tuple(found)


@cache
def _turn_note(seat: int, colour: str) -> Message:
    return Message("note-turn", {"seat": seat, "colour": colour})


@cache
def _hand_note(colour: int, left: int) -> Message:
    return Message("note-hand", {"colour": COLOURS[colour], "left": left})
