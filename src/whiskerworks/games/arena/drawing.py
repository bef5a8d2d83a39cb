"""
The board of arena drawn in plain text, and read back.

C is the cat, B R G V O S are the mice, * is cheese, : the rim, . any other hex. Each
row stands between the names of its first and its last hex.
"""

from typing import Final

from whiskerworks.core.errors import BadPosition
from whiskerworks.core.plan import Area, Plan
from whiskerworks.games.arena.ids import cheese_id, mouse_id
from whiskerworks.games.arena.position import read_state
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import COLOURS
from whiskerworks.games.arena.state import State, cheese_of, mice_of
from whiskerworks.games.arena.view import ArenaView

CAT_SIGN: Final = "C"
CHEESE_SIGN: Final = "*"
MICE_SIGNS: Final = [colour[0].upper() for colour in COLOURS]
"""The signs of the mice, by seat."""


def plan(rules: Rules, view: ArenaView) -> Plan:
    """Return the board drawn, and what stands where on it."""
    signs = _signs_of(rules, view.state)
    lines: list[str] = []
    areas: list[Area] = []
    for row, places in enumerate(_rows(rules)):
        indent = "  " * abs(row - rules.board.grid.side + 1)
        hexes = "   ".join([signs[place] for place in places])
        names = [rules.board.grid.names[place] for place in places]
        start = f"{indent}{names[0]}  "
        lines.append(f"{start}{hexes}  {names[-1]}")
        areas.extend(
            [
                Area(name, row, len(start) + 4 * column - 1, 3)
                for column, name in enumerate(names)
            ]
        )
    return Plan(tuple(lines), (*areas, *_standing(rules, view.state, areas)))


def _signs_of(rules: Rules, state: State) -> list[str]:
    """Return the sign of each hex."""
    signs = [":" if rim else "." for rim in rules.board.rim]
    for place in cheese_of(state):
        signs[place] = CHEESE_SIGN
    for seat, mouse in enumerate(mice_of(state, rules.seats)):
        signs[mouse] = MICE_SIGNS[seat]
    signs[state.cat] = CAT_SIGN
    return signs


def _standing(rules: Rules, state: State, hexes: list[Area]) -> list[Area]:
    """Return what stands on *hexes*, over the whole of them."""
    names = rules.board.grid.names
    found = [(place, cheese_id(names[place]), "gold") for place in cheese_of(state)]
    for seat, place in enumerate(mice_of(state, rules.seats)):
        found.append((place, mouse_id(seat), COLOURS[seat]))
    found.append((int(state.cat), "cat", ""))
    at = {area.spot: area for area in hexes}
    return [
        Area(spot, ground.row, ground.column, ground.width, 1, tone)
        for place, spot, tone in found
        for ground in [at[names[place]]]
    ]


def _rows(rules: Rules) -> list[list[int]]:
    """Return the hexes, row by row."""
    grid = rules.board.grid
    return [
        [place for place, (_, r) in enumerate(grid.axial) if r == row]
        for row in range(1 - grid.side, grid.side)
    ]


def read_board(rules: Rules, drawing: str, dice: str, turn: int = 0) -> State:
    """
    Return the position that a *drawing* shows, as `plan` makes them.

    The names at the ends of the rows may be left out. *dice* are as in a position,
    "cat2,move3"; if they are all there are, nobody has used one yet.

    Raises:
        BadPosition: It shows none that can occur, and where.
    """
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    rows = _rows(rules)
    if len(lines) != len(rows):
        raise BadPosition("drawing", f"it has {len(lines)} rows, not {len(rows)}")
    found: dict[str, list[str]] = {}
    for places, words in zip(rows, lines, strict=True):
        for place, sign in zip(places, _signs(rules, places, words), strict=True):
            found.setdefault(sign, []).append(rules.board.grid.names[place])
    mice = MICE_SIGNS[: rules.seats]
    for sign in [CAT_SIGN, *mice]:
        if len(found.get(sign, [])) != 1:
            there = len(found.get(sign, []))
            raise BadPosition("drawing", f"there are {there} {sign}, not one")
    names = ",".join([found[sign][0] for sign in mice])
    cheese = ",".join(found.get(CHEESE_SIGN, [])) or "-"
    return read_state(
        rules,
        f"cat:{found[CAT_SIGN][0]} mice:{names} cheese:{cheese} "
        f"dice:{dice} turn:{turn}",
    )


def _signs(rules: Rules, places: list[int], words: list[str]) -> list[str]:
    """Return the signs of one row, checked, the names at its ends taken off."""
    names = [rules.board.grid.names[place] for place in places]
    row = f"row {names[0][0]}"
    if len(words) == len(names) + 2 and (words[0], words[-1]) == (names[0], names[-1]):
        words = words[1:-1]
    if len(words) != len(names):
        ends = f"or these between {names[0]} and {names[-1]}"
        raise BadPosition(row, f"it has {len(words)} signs, not {len(names)}, {ends}")
    for place, sign in zip(places, words, strict=True):
        ground = ":" if rules.board.rim[place] else "."
        known = [ground, CAT_SIGN, CHEESE_SIGN, *MICE_SIGNS[: rules.seats]]
        if sign not in known:
            name = rules.board.grid.names[place]
            raise BadPosition(name, f"{sign!r} cannot stand there")
    return words
