# compiled: hot
"""The tray of arena's scene: the dice of the pool, and those that are not in it."""

from typing import Final

from whiskerworks.core.message import Message
from whiskerworks.core.scene import Piece
from whiskerworks.games.arena.ids import blank_id, die_id
from whiskerworks.games.arena.layout import Layout
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import KINDS
from whiskerworks.games.arena.state import State, aside, kind_of, pool_of, value_of

_TONES: Final = ("red", "green", "gold")
"""The colours of the cat die, the move dice and the cheese dice."""
_TILT: Final = 12.0
"""How far dice are turned, in degrees, while they are to be rolled."""


def tray(rules: Rules, state: State, layout: Layout) -> list[Piece]:
    """Return the tray with its dice; beside it, for a seat on turn, how to pass."""
    x, y = layout.tray
    pieces = [
        Piece("tray", "tray", x, y, 0.0, layout.tray_size),
        *_dice(rules, state, layout),
    ]
    if rules.to_move(state) >= 0:
        x, y = layout.button
        say = Message("piece-pass")
        pieces.append(Piece("pass", "pass", x, y, 0.0, layout.button_size, say=say))
    return pieces


def _dice(rules: Rules, state: State, layout: Layout) -> list[Piece]:
    """Return the pool, sort by sort, then what is used or to be rolled."""
    pool = pool_of(state)
    idle = aside(state, rules.move_dice)
    sorts = [sort for sort in range(9) if pool[sort]]
    kinds = [kind for kind in range(3) if idle[kind]]
    groups = [pool[sort] for sort in sorts] + [idle[kind] for kind in kinds]
    places = layout.dice(groups)
    size = layout.die(sum(groups))
    y = layout.tray[1]
    pieces = [
        _group(sort, pool[sort], x, y, size)
        for sort, x in zip(sorts, places[: len(sorts)], strict=True)
    ]
    for kind, x in zip(kinds, places[len(sorts) :], strict=True):
        pieces.extend(_blanks(state, kind, idle[kind], x, y, size))
    return pieces


def _group(sort: int, count: int, x: float, y: float, size: float) -> Piece:
    """Return dice of one sort, which are clicked as one [A7]."""
    kind, value = KINDS[kind_of(sort)], value_of(sort)
    art, tone, text = f"die-{kind}", _TONES[kind_of(sort)], str(value)
    more = [
        Piece(die_id(sort, number), art, number - 1, 0.0, tone=tone, text=text)
        for number in range(2, count + 1)
    ]
    say = Message("piece-dice", {"kind": kind, "value": value, "count": count})
    return Piece(die_id(sort), art, x, y, 0.0, size, tone, say, tuple(more), text)


def _blanks(
    state: State, kind: int, count: int, x: float, y: float, size: float
) -> list[Piece]:
    """Return the dice of a *kind* that are used or not rolled yet."""
    rolling = int(state.to_roll > 0)
    say = Message("piece-blank", {"kind": KINDS[kind], "rolling": rolling})
    return [
        Piece(
            blank_id(kind, number + 1),
            "die-blank",
            round(x + number * size, 3),
            y,
            _TILT * rolling,
            size,
            _TONES[kind],
            say,
        )
        for number in range(count)
    ]
