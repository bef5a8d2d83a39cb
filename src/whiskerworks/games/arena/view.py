"""Who may know what in arena: everybody everything."""

from typing import Final, final

from librt.random import Random

from whiskerworks.core.game import View
from whiskerworks.core.message import Event, Pairs
from whiskerworks.core.seat import Seat
from whiskerworks.games.arena.board import holds, size
from whiskerworks.games.arena.explain import cat_step, entry, mouse_name
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import CHEESE_DICE, COLOURS, KINDS
from whiskerworks.games.arena.state import (
    CAT,
    CHEESE,
    MOVE,
    RUNNING,
    State,
    mice_of,
    pool_of,
    scores_of,
)


@final
class ArenaView(View):
    """The whole position, seen from a seat or by a bystander."""

    __slots__ = ("state",)

    def __init__(self, state: State, seat: Seat | None) -> None:
        super().__init__(seat)
        self.state: Final = state
        """Nothing is hidden, so a view is the position itself."""

    def key(self) -> tuple[object, ...]:
        return (self.state, self.seat)


def view(rules: Rules, state: State, seat: Seat | None) -> ArenaView:
    """Return what *seat* may know: all of it."""
    return ArenaView(state, seat)


def determinise(rules: Rules, view: ArenaView, rng: Random) -> State:
    """Return the one position that agrees with *view*."""
    return view.state


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return what happens when *move* is played; all see the same."""
    if move >= rules.roll_moves:
        return (_rolled(rules, state, move - int(rules.roll_moves)),)
    if move >= rules.start_moves:
        starter = mouse_name(move - int(rules.start_moves))
        return (Event("starter", (("mouse", starter),), "A5"),)
    after = rules.play(state, move)
    if move == rules.pass_move:
        passed = Event("passed", (("mouse", mouse_name(int(state.turn))),), "A7")
        return (passed, *_round(state, after))
    sort, place = divmod(move, int(rules.board.hexes))
    return (*_used(rules, state, sort, place), *_round(state, after))


def blanks(rules: Rules, state: State, kind: int) -> int:
    """Return how many dice of a *kind* lie neither on the board nor in the pool."""
    held = sum(pool_of(state)[3 * kind : 3 * kind + 3])
    if kind == CAT:
        return 1 - held
    if kind == MOVE:
        return int(rules.move_dice) - held
    return CHEESE_DICE - int(size(state.cheese_low, state.cheese_high)) - held


def _rolled(rules: Rules, state: State, sort: int) -> Event:
    """Tell what a die shows [A6]."""
    kind = KINDS[sort // 3]
    value = sort % 3 + 1
    blank = f"blank-{kind}-{blanks(rules, state, sort // 3)}"
    slides = ((blank, f"die-{kind}{value}"),)
    return Event("rolled", (("kind", kind), ("value", value)), "A6", slides)


def _round(state: State, after: State) -> tuple[Event, ...]:
    """Tell who begins the next round, if one begins [A12]."""
    if after.round == state.round or after.ending != RUNNING:
        return ()
    pairs: Pairs = (("mouse", mouse_name(int(after.turn))), ("round", int(after.round)))
    return (Event("round", pairs, "A12"),)


def _used(rules: Rules, state: State, sort: int, place: int) -> tuple[Event, ...]:
    """Tell what the seat on turn does with a die [A8 to A11]."""
    kind = sort // 3
    if kind == MOVE:
        return _moved(rules, state, sort, place)
    if kind == CAT:
        return _cat_moved(rules, state, sort, place)
    pairs = _pairs(rules, state, sort, place)
    slides = ((f"die-cheese{sort % 3 + 1}", f"cheese-{rules.board.grid.names[place]}"),)
    return (Event("cheese-put", pairs, "A11", slides),)


def _pairs(rules: Rules, state: State, sort: int, place: int) -> Pairs:
    """Return who used which die on which hex."""
    return (
        ("mouse", mouse_name(int(state.turn))),
        ("value", sort % 3 + 1),
        ("hex", rules.board.grid.names[place]),
    )


def _aside(rules: Rules, state: State, sort: int) -> tuple[str, str]:
    """Return the way of a used die out of the pool."""
    kind = KINDS[sort // 3]
    lying = blanks(rules, state, sort // 3)
    return (f"die-{kind}{sort % 3 + 1}", f"blank-{kind}-{lying + 1}")


def _moved(rules: Rules, state: State, sort: int, place: int) -> tuple[Event, ...]:
    """Tell where the mouse on turn goes, and what it finds there [A8, A9]."""
    board = rules.board
    seat = int(state.turn)
    start = mice_of(state, rules.seats)[seat]
    line = board.grid.line(start, place)
    steps = [entry(board, state, rules.seats, seat, step) for step in line]
    pairs: Pairs = (
        *_pairs(rules, state, sort, place),
        ("from", board.grid.names[start]),
        ("cost", sum([step.cost for step in steps])),
    )
    mouse = f"mouse-{COLOURS[seat]}"
    way = (mouse, *[board.grid.names[step] for step in line], mouse)
    moved = Event("moved", pairs, "A8", (way, _aside(rules, state, sort)))
    if not holds(state.cheese_low, state.cheese_high, place):
        return (moved,)
    points = scores_of(state, rules.seats)[seat] + 1
    return (moved, _scored(rules, state, place, points))


def _scored(rules: Rules, state: State, place: int, points: int) -> Event:
    name = rules.board.grid.names[place]
    aside = f"blank-cheese-{blanks(rules, state, int(CHEESE)) + 1}"
    pairs: Pairs = (
        ("mouse", mouse_name(int(state.turn))),
        ("points", points),
        ("goal", int(rules.goal)),
    )
    return Event("scored", pairs, "A9", ((f"cheese-{name}", aside),))


def _cat_moved(rules: Rules, state: State, sort: int, place: int) -> tuple[Event, ...]:
    """Tell where the cat goes, why no farther, and what it sweeps away [A10]."""
    board = rules.board
    run = cat_step(board, state, rules.seats, sort % 3 + 1, place)
    names = board.grid.names
    pairs: Pairs = (
        *_pairs(rules, state, sort, place),
        ("from", names[state.cat]),
        ("reason", run.reason),
        ("why", run.why(board, state)),
    )
    way = ("cat", *[names[step] for step in run.path], "cat")
    moved = Event("cat-moved", pairs, "A10", (way, _aside(rules, state, sort)))
    lying = blanks(rules, state, int(CHEESE))
    swept = [
        Event(
            "swept",
            (("hex", names[found]),),
            "A10",
            ((f"cheese-{names[found]}", f"blank-cheese-{lying + number}"),),
        )
        for number, found in enumerate(run.swept, 1)
    ]
    return (moved, *swept)
