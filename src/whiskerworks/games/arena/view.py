# compiled: warm
"""Events and notes of arena, the same for every viewer."""

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.seat import Seat
from whiskerworks.games.arena.meta import (
    CHEESE_DICE_COUNT,
    COLOURS,
    DIE_KINDS,
    DIE_SORT_NAMES,
    mouse_name,
)
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.state import (
    CAT_DIE,
    CHEESE_DIE,
    MOVE_DIE,
    State,
    dice_left_to_roll,
    explain_cat_run_towards,
    explain_mouse_route,
    has_cheese,
    kind_of,
    mice_of,
    next_kind_to_roll,
    pool_of,
    scores_of,
    value_of,
)
from whiskerworks.kit.hex_grid import set_size

__all__ = ["ArenaView", "events", "notes", "view", "worlds"]

ArenaView = OpenView[State]
Slide = tuple[str, ...]


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return the events of *move*, the same for every viewer."""
    if move >= rules.roll_moves:
        return (_rolled(rules, state, move - int(rules.roll_moves)),)
    if move >= rules.start_moves:
        starter = mouse_name(move - int(rules.start_moves))
        spots = (mouse_id(move - int(rules.start_moves)),)
        return (Event("starter", {"mouse": starter}, "A5", (), spots),)
    after = rules.play(state, move)
    if move == rules.pass_move:
        return (_passed(rules, state, after), *_round(state, after, "passed"))
    sort, place = rules.use_of(move)
    return (*_used(rules, state, sort, place), *_round(state, after, "used"))


def _rolled(rules: Rules, state: State, sort: int) -> Event:
    """Return the event of a rolled die [A6]."""
    kind = kind_of(sort)
    blank = blank_id(kind, dice_put_aside(rules, state)[kind])
    die = die_id(sort, pool_of(state)[sort] + 1)
    params: Params = {"kind": DIE_KINDS[kind], "value": value_of(sort)}
    return Event("rolled", params, "A6", ((blank, die),), (die,))


def _passed(rules: Rules, state: State, after: State) -> Event:
    """Return the event of a pass, which may put all dice aside [A7, A12]."""
    slides: list[Slide] = []
    if after.pool == 0:
        lying = dice_put_aside(rules, state)
        for sort, count in enumerate(pool_of(state)):
            for number in range(1, count + 1):
                lying[kind_of(sort)] += 1
                blank = blank_id(kind_of(sort), lying[kind_of(sort)])
                slides.append((die_id(sort, number), blank))
    mouse = mouse_name(int(state.turn))
    spots = (mouse_id(int(state.turn)),)
    return Event("passed", {"mouse": mouse}, "A7", tuple(slides), spots)


def _round(state: State, after: State, cause: str) -> tuple[Event, ...]:
    """Return who starts the next round and why, if one starts [A12]."""
    if after.round == state.round:
        return ()
    params: Params = {
        "mouse": mouse_name(int(after.turn)),
        "round": int(after.round),
        "cause": cause,
    }
    return (Event("round", params, "A12", (), (mouse_id(int(after.turn)),)),)


def _used(rules: Rules, state: State, sort: int, place: int) -> tuple[Event, ...]:
    """Return the events of using a die [A8 to A11]."""
    if kind_of(sort) == MOVE_DIE:
        return _moved(rules, state, sort, place)
    if kind_of(sort) == CAT_DIE:
        return _cat_moved(rules, state, sort, place)
    taken = die_id(sort, pool_of(state)[sort])
    cheese = cheese_id(rules.board.names[place])
    params = _params(rules, state, sort, place)
    return (Event("cheese-put", params, "A11", ((taken, cheese),), (cheese,)),)


def _params(rules: Rules, state: State, sort: int, place: int) -> Params:
    """Return the parameters that name the mouse, the die and the hex."""
    return {
        "mouse": mouse_name(int(state.turn)),
        "value": value_of(sort),
        "hex": rules.board.names[place],
    }


def _put_aside(rules: Rules, state: State, sort: int) -> Slide:
    """Return the slide of a used die out of the pool."""
    kind = kind_of(sort)
    lying = dice_put_aside(rules, state)[kind]
    return (die_id(sort, pool_of(state)[sort]), blank_id(kind, lying + 1))


def _moved(rules: Rules, state: State, sort: int, place: int) -> tuple[Event, ...]:
    """Return the events of a mouse move, with the cheese it finds [A8, A9]."""
    board = rules.board
    seat = int(state.turn)
    start = mice_of(state, rules.seats)[seat]
    entered = explain_mouse_route(board, state, rules.seats, seat, place)
    params: Params = {
        **_params(rules, state, sort, place),
        "from": board.names[start],
        "cost": sum([step.cost for step in entered]),
    }
    steps = [board.names[step.place] for step in entered]
    path = (mouse_id(seat), *steps, mouse_id(seat))
    slides = (path, _put_aside(rules, state, sort))
    moved = Event("moved", params, "A8", slides, (mouse_id(seat),))
    if not has_cheese(state, place):
        return (moved,)
    return (moved, _scored(rules, state, place))


def _scored(rules: Rules, state: State, place: int) -> Event:
    lying = dice_put_aside(rules, state)[CHEESE_DIE]
    taken = cheese_id(rules.board.names[place])
    params: Params = {
        "mouse": mouse_name(int(state.turn)),
        "points": scores_of(state, rules.seats)[state.turn] + 1,
        "goal": int(rules.goal),
    }
    slides = ((taken, blank_id(int(CHEESE_DIE), lying + 1)),)
    seat = int(state.turn)
    return Event("scored", params, "A9", slides, (mouse_id(seat), plate_id(seat)))


def _cat_moved(rules: Rules, state: State, sort: int, place: int) -> tuple[Event, ...]:
    """Return the events of a cat run: why it stops and what it sweeps away [A10]."""
    board = rules.board
    names = board.names
    run = explain_cat_run_towards(board, state, rules.seats, value_of(sort), place)
    params: Params = {
        **_params(rules, state, sort, place),
        "from": names[state.cat],
        "reason": run.reason,
        "why": run.why(board, state),
    }
    path = ("cat", *[names[step] for step in run.path], "cat")
    slides = (path, _put_aside(rules, state, sort))
    moved = Event("cat-moved", params, "A10", slides, ("cat",))
    lying = dice_put_aside(rules, state)[CHEESE_DIE]
    swept = [
        _swept(names[found], lying + number)
        for number, found in enumerate(run.swept, 1)
    ]
    return (moved, *swept)


def _swept(name: str, number: int) -> Event:
    blank = blank_id(int(CHEESE_DIE), number)
    slides = ((cheese_id(name), blank),)
    return Event("swept", {"hex": name}, "A10", slides, ("cat", blank))


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return the notes: what to do now, the points and the round."""
    points = [
        Message("points-of", {"mouse": mouse_name(seat), "points": score})
        for seat, score in enumerate(scores_of(state, rules.seats))
    ]
    track: Params = {"goal": int(rules.goal), "points": tuple(points)}
    rounds: Params = {"round": int(state.round), "limit": int(rules.round_limit)}
    return (
        *_now(rules, state),
        Message("note-points", track),
        Message("note-round", rounds),
    )


def _now(rules: Rules, state: State) -> list[Message]:
    """Return the notes that say what to do now, and with which dice."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return [outcome.message()]
    if state.turn < 0:
        return [Message("note-start")]
    mouse = mouse_name(int(state.turn))
    if state.to_roll:
        kind = DIE_KINDS[next_kind_to_roll(state.to_roll)]
        rolling: Params = {
            "mouse": mouse,
            "left": dice_left_to_roll(state),
            "kind": kind,
        }
        return [Message("note-roll", rolling)]
    turn = Message("note-turn", {"mouse": mouse, "seat": int(state.turn)})
    return [turn, Message("note-dice", {"dice": _dice(state)})]


def _dice(state: State) -> tuple[Message, ...]:
    """Return the pool, sort by sort."""
    return tuple(
        [
            Message("dice-sort", {"sort": DIE_SORT_NAMES[sort], "count": count})
            for sort, count in enumerate(pool_of(state))
            if count
        ]
    )


def dice_by_kind(pool: list[int]) -> list[int]:
    """Return the number of dice of each kind in a pool given by sorts."""
    return [sum(pool[3 * kind : 3 * kind + 3]) for kind in range(3)]


def dice_off_board(rules: Rules, state: State) -> list[int]:
    """Return the number of dice of each kind that are not on the board."""
    lying = set_size(state.cheese_low, state.cheese_high)
    return [1, int(rules.move_dice), int(CHEESE_DICE_COUNT - lying)]


def dice_put_aside(rules: Rules, state: State) -> list[int]:
    """Return the number of dice of each kind that are used or not rolled yet."""
    held = dice_by_kind(pool_of(state))
    there = dice_off_board(rules, state)
    return [off - has for off, has in zip(there, held, strict=True)]


def mouse_id(seat: int) -> str:
    """Return the id of a seat's mouse."""
    return f"mouse-{COLOURS[seat]}"


def plate_id(seat: int) -> str:
    """Return the id of the plate with a seat's points."""
    return f"plate-{COLOURS[seat]}"


def cheese_id(name: str) -> str:
    """Return the id of the cheese on the hex of that *name*."""
    return f"cheese-{name}"


def die_id(sort: int, number: int = 1) -> str:
    """Return the id of a die of the pool; dice of a sort are numbered from 1."""
    return (
        f"die-{DIE_SORT_NAMES[sort]}"
        if number == 1
        else f"die-{DIE_SORT_NAMES[sort]}-{number}"
    )


def blank_id(kind: int, number: int) -> str:
    """Return the id of a die that is used or not rolled; numbered from 1."""
    return f"blank-{DIE_KINDS[kind]}-{number}"
