"""What somebody means who clicks pieces of arena, legal or not."""

from whiskerworks.games.arena.ids import mouse_id
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import SORTS
from whiskerworks.games.arena.state import (
    CHEESE,
    MOVE,
    State,
    kind_of,
    mice_of,
    pool_of,
    value_of,
)
from whiskerworks.games.arena.view import ArenaView


def wish(rules: Rules, view: ArenaView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    A mouse or the cat, before a die was chosen, means nothing.
    """
    if spots == ("pass",):
        return "pass"
    state = view.state
    if len(spots) == 2:
        sort, place = _sort(spots[0]), _hex(rules, state, spots[1])
        known = sort >= 0 and place >= 0
        return _use(rules, sort, place) if known else ""
    if len(spots) != 1 or state.turn < 0:
        return ""
    sort, place = _sort(spots[0]), _hex(rules, state, spots[0])
    if view.seat != int(rules.to_move(state)):
        return _waiting(rules, state, sort, place)
    if sort >= 0:
        return _useless(rules, state, sort)
    if place < 0 or place in (*mice_of(state, rules.seats), int(state.cat)):
        return ""
    return _refused(rules, state, _farthest(state), place)


def _use(rules: Rules, sort: int, place: int) -> str:
    return f"{SORTS[sort]} {rules.board.grid.names[place]}"


def _sort(spot: str) -> int:
    """Return what a die of the pool shows; -1 for other pieces."""
    name = spot.removeprefix("die-")
    return SORTS.index(name) if spot.startswith("die-") and name in SORTS else -1


def _hex(rules: Rules, state: State, spot: str) -> int:
    """Return the hex that a piece is, or stands on; -1 for what is not on the board."""
    mice = mice_of(state, rules.seats)
    standing = {mouse_id(seat): place for seat, place in enumerate(mice)}
    standing["cat"] = int(state.cat)
    if spot in standing:
        return standing[spot]
    name = spot.removeprefix("cheese-")
    return rules.board.grid.places.get(name, -1)


def _waiting(rules: Rules, state: State, sort: int, place: int) -> str:
    """Return any use of a die or hex, of who is not on turn: that is the answer."""
    die = sort if sort >= 0 else _farthest(state)
    if die < 0 or (sort < 0 and place < 0) or rules.to_move(state) < 0:
        return ""
    return _use(rules, die, max(place, 0))


def _useless(rules: Rules, state: State, sort: int) -> str:
    """Return a use of a die that shows why it has none; "" if it has one."""
    hexes = range(int(rules.board.hexes))
    first = sort * int(rules.board.hexes)
    if any(rules.why_illegal(state, first + place) is None for place in hexes):
        return ""
    moves = kind_of(sort) == MOVE
    stands = int(mice_of(state, rules.seats)[state.turn] if moves else state.cat)
    far = value_of(sort) if kind_of(sort) == CHEESE else 1
    grid = rules.board.grid
    places = [place for place in hexes if grid.distance(stands, place) == far]
    return _use(rules, sort, places[0]) if places else ""


def _farthest(state: State) -> int:
    """Return the die that a single hex is about: the best to move with; -1 if none."""
    pool = pool_of(state)
    sorts = [sort for sort in range(len(SORTS)) if pool[sort]]
    moving = [sort for sort in sorts if kind_of(sort) == MOVE]
    others = [sort for sort in sorts if kind_of(sort) != CHEESE]
    return ([-1, *sorts[:1], *others[:1], *moving])[-1]


def _refused(rules: Rules, state: State, sort: int, place: int) -> str:
    """Return a use of a die that was guessed, if it is against the rules; else ""."""
    if sort < 0 or rules.to_move(state) < 0:
        return ""
    move = sort * int(rules.board.hexes) + place
    if rules.why_illegal(state, move) is None:
        return ""
    return _use(rules, sort, place)
