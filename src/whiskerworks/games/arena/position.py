"""Which positions of arena can occur: the door for those that are typed in."""

import re
from typing import Final

from whiskerworks.core.errors import BadPosition
from whiskerworks.core.fields import (
    Fields,
    read_field_number,
    read_fields,
    read_places,
)
from whiskerworks.core.options import read_number
from whiskerworks.games.arena.board import gathered
from whiskerworks.games.arena.rules import IDLE_ROUNDS, Rules
from whiskerworks.games.arena.setup import CHEESE_DICE, KINDS
from whiskerworks.games.arena.state import (
    BY_EXHAUSTION,
    BY_SEVEN,
    CHEESE,
    MOVE,
    RUNNING,
    State,
    aside,
    by_kind,
    off_board,
    pack,
    scores_of,
    sort_of,
)

_NEEDED: Final = ("cat", "mice", "cheese", "dice", "turn")
_OTHERS: Final = ("scores", "roll", "anchor", "idle", "round")
_DIE: Final = re.compile(r"(cat|move|cheese)([123])")


def read_state(rules: Rules, text: str) -> State:
    """
    Return the position that *text* says.

    `cat`, `mice`, `cheese`, `dice` and `turn` must be said; the rest may be left out.

    Raises:
        BadPosition: It says none that can occur, and where.
    """
    fields = read_fields(text, _NEEDED, _OTHERS, "turn:0")
    cat, mice, cheese = _pieces(rules, fields)
    scores = _scores(rules, fields)
    pool = _dice(fields["dice"])
    loose = [1, int(rules.move_dice), CHEESE_DICE - len(cheese)]
    most = rules.seats - 1
    turn = (
        -1 if fields["turn"] == "-" else read_field_number(fields, "turn", 0, most, 0)
    )
    roll = read_field_number(fields, "roll", 0, sum(loose), 0)
    anchor = read_field_number(fields, "anchor", 0, most, max(turn, 0))
    fresh = int(by_kind(pool) == loose or roll > 0)
    idle = read_field_number(fields, "idle", 0, int(IDLE_ROUNDS), fresh)
    _check_dice(pool, loose, roll)
    used = 0 if roll else loose[MOVE] - by_kind(pool)[MOVE]
    least = max(1, idle, 1 + -(-(sum(scores) - used) // loose[MOVE]))
    number = read_field_number(fields, "round", 1, int(rules.round_limit), least)
    state = State(
        cat,
        pack(mice, 8),
        *gathered(cheese),
        pack(scores, 8),
        pack(pool, 4),
        _to_roll(loose, roll),
        turn,
        anchor,
        idle,
        number,
        _ending(rules, scores, pool, roll, turn),
    )
    _check_turns(rules, state, least)
    return state


def _pieces(rules: Rules, fields: Fields) -> tuple[int, list[int], list[int]]:
    """Return the cat, the mice and the cheese, no two of them on one hex."""
    cat, mice, cheese = [
        read_places(name, fields[name], rules.board.grid.places, "hex")
        for name in ("cat", "mice", "cheese")
    ]
    if len(cat) != 1:
        raise BadPosition("cat", "there is one cat")
    if len(mice) != rules.seats:
        raise BadPosition("mice", f"there are {rules.seats}, one for each seat")
    if len(cheese) > CHEESE_DICE:
        raise BadPosition("cheese", f"there are only {CHEESE_DICE} cheese dice")
    if rules.board.rim[cat[0]]:
        raise BadPosition("cat", f"{fields['cat']} is on the rim [A10]")
    seen: set[int] = set()
    for where, places in (("cat", cat), ("mice", mice), ("cheese", cheese)):
        for place in places:
            if place in seen:
                name = rules.board.grid.names[place]
                raise BadPosition(where, f"{name} holds something already")
            seen.add(place)
    return cat[0], mice, cheese


def _scores(rules: Rules, fields: Fields) -> list[int]:
    text = fields.get("scores", ",".join(["0"] * rules.seats))
    numbers = [read_number(word) for word in text.split(",")]
    scores = [number for number in numbers if number is not None]
    if len(numbers) != rules.seats or len(scores) != len(numbers):
        want = f"{rules.seats} numbers with commas between them"
        raise BadPosition("scores", f"{text!r} is not {want}")
    if max(scores) > rules.goal:
        raise BadPosition("scores", f"nobody gets more than {rules.goal} points [A13]")
    if scores.count(int(rules.goal)) > 1:
        raise BadPosition("scores", f"only one can have {rules.goal} points [A13]")
    return scores


def _dice(text: str) -> list[int]:
    """Return how many dice of each sort there are."""
    pool = [0] * 9
    for word in [] if text == "-" else text.split(","):
        found = _DIE.fullmatch(word)
        if found is None:
            raise BadPosition("dice", f"{word!r} is no die, like cat2 or move3")
        pool[sort_of(KINDS.index(found[1]), int(found[2]))] += 1
    return pool


def _check_dice(pool: list[int], loose: list[int], roll: int) -> None:
    """Check that there are so many dice, and are rolled in their order [A4, A6]."""
    held = by_kind(pool)
    for kind, most, has in zip(KINDS, loose, held, strict=True):
        if has > most:
            raise BadPosition(
                "dice", f"{has} {kind} dice, but only {most} off the board"
            )
    left = sum(loose) - roll
    for kind, most, has in zip(KINDS, loose, held, strict=True):
        if roll and has != min(left, most):
            raise BadPosition(
                "dice", f"with {roll} to roll, {min(left, most)} {kind} dice are rolled"
            )
        left -= min(left, most)


def _to_roll(loose: list[int], roll: int) -> int:
    """Return the dice to be rolled when *roll* are left: the last ones [A6]."""
    kinds: list[int] = []
    for off in reversed(loose):
        kinds.append(min(off, roll))
        roll -= kinds[-1]
    return pack(kinds, 4)


def _ending(
    rules: Rules, scores: list[int], pool: list[int], roll: int, turn: int
) -> int:
    if int(rules.goal) in scores:
        return int(BY_SEVEN)
    over = turn >= 0 and not roll and not any(pool)
    return int(BY_EXHAUSTION if over else RUNNING)


def _check_turns(rules: Rules, state: State, least: int) -> None:
    """Check that it can come to that turn in that round [A5, A7, A12 to A14]."""
    if state.idle > state.round:
        raise BadPosition("idle", "there were not so many rounds")
    if state.round < least:
        raise BadPosition("round", f"for so many points it takes {least} rounds [A9]")
    if state.turn < 0:
        if state != rules.start():
            raise BadPosition("turn", "until a starter is named, nothing changes [A5]")
    elif state.ending == BY_EXHAUSTION:
        _check_exhausted(rules, state)
    elif state.to_roll:
        _check_rolling(state)
    else:
        _check_used(rules, state)
        if state.ending == BY_SEVEN:
            _check_winner(rules, state)


def _check_exhausted(rules: Rules, state: State) -> None:
    if state.round < rules.round_limit and state.idle < IDLE_ROUNDS:
        raise BadPosition("dice", "there are none, but the game is not over [A14]")
    if state.anchor != state.turn:
        raise BadPosition("anchor", "the round is over, so it is as turn says")


def _check_rolling(state: State) -> None:
    if state.ending == BY_SEVEN:
        raise BadPosition("roll", "nothing is rolled when somebody has won [A13]")
    if state.idle == 0 or state.anchor != state.turn:
        raise BadPosition("roll", "nobody has had a turn before all is rolled [A6]")


def _check_used(rules: Rules, state: State) -> None:
    """Check whether a die is used in this round [A14]."""
    used = aside(state, rules.move_dice)
    whole = not any(used)
    if state.idle and not whole:
        raise BadPosition("idle", "a die of this round is used, so it is 0 [A14]")
    put = off_board(state, rules.move_dice)[CHEESE] < CHEESE_DICE
    if whole and not state.idle and not put:
        raise BadPosition("idle", "no die of this round is used, so it is not 0 [A14]")


def _check_winner(rules: Rules, state: State) -> None:
    """Check that a move onto cheese won the game just now [A13]."""
    scores = scores_of(state, rules.seats)
    used = aside(state, rules.move_dice)
    if state.anchor != state.turn or scores[state.turn - 1] < rules.goal:
        raise BadPosition("turn", "it comes to the seat after the winner [A13]")
    if not used[MOVE] or not used[CHEESE]:
        raise BadPosition("dice", "the winner used a move die and took a cheese [A13]")
