"""Which positions of arena can occur: the door for those that are typed in."""

import re
from typing import Final

from whiskerworks.core.errors import BadPosition
from whiskerworks.core.options import read_number
from whiskerworks.games.arena.board import high_bit, low_bit
from whiskerworks.games.arena.rules import IDLE_ROUNDS, Rules
from whiskerworks.games.arena.setup import CHEESE_DICE, COLOURS, KINDS
from whiskerworks.games.arena.state import (
    BY_EXHAUSTION,
    BY_SEVEN,
    RUNNING,
    State,
    pack,
)

Fields = dict[str, str]

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
    fields = _fields(text)
    cat, mice, cheese = _pieces(rules, fields)
    scores = _scores(rules, fields)
    pool = _dice(fields["dice"])
    turn = -1 if fields["turn"] == "-" else _number(fields, "turn", rules.seats - 1)
    loose = [1, int(rules.move_dice), CHEESE_DICE - len(cheese)]
    whole = _held(pool) == loose
    roll = _number(fields, "roll", 99, 0)
    anchor = _number(fields, "anchor", rules.seats - 1, max(turn, 0))
    idle = _number(fields, "idle", int(IDLE_ROUNDS), int(whole or roll > 0))
    number = _number(fields, "round", int(rules.round_limit), max(idle, 1))
    state = State(
        cat,
        pack(mice, 8),
        sum([int(low_bit(place)) for place in cheese]),
        sum([int(high_bit(place)) for place in cheese]),
        pack(scores, 8),
        pack(pool, 4),
        _to_roll(loose, roll),
        turn,
        anchor,
        idle,
        number,
        _ending(rules, scores, pool, roll, turn),
    )
    _check_dice(pool, loose, roll)
    _check_turns(rules, state, whole, scores)
    return state


def _fields(text: str) -> Fields:
    """Return what is said, by name."""
    fields: Fields = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon or name not in _NEEDED + _OTHERS:
            known = ", ".join(_NEEDED + _OTHERS)
            raise BadPosition(word, f"fields are {known}, as in turn:0")
        if name in fields:
            raise BadPosition(name, "it is said twice")
        fields[name] = value
    for name in _NEEDED:
        if name not in fields:
            raise BadPosition(name, "it is missing")
    return fields


def _number(fields: Fields, name: str, most: int, default: int = 0) -> int:
    if name not in fields:
        return default
    number = read_number(fields[name])
    if number is None or number > most:
        raise BadPosition(name, f"{fields[name]!r} is no whole number up to {most}")
    return number


def _pieces(rules: Rules, fields: Fields) -> tuple[int, list[int], list[int]]:
    """Return the cat, the mice and the cheese, no two of them on one hex."""
    cat = _hexes(rules, "cat", fields["cat"])
    mice = _hexes(rules, "mice", fields["mice"])
    cheese = _hexes(rules, "cheese", fields["cheese"])
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


def _hexes(rules: Rules, where: str, text: str) -> list[int]:
    if text == "-":
        return []
    grid = rules.board.grid
    for name in text.split(","):
        if grid.named(name) < 0:
            last = grid.names[-1]
            raise BadPosition(where, f"no hex {name!r}; hexes are a1 to {last}")
    return [grid.named(name) for name in text.split(",")]


def _scores(rules: Rules, fields: Fields) -> list[int]:
    if "scores" not in fields:
        return [0] * rules.seats
    scores = [read_number(text) for text in fields["scores"].split(",")]
    known = [score for score in scores if score is not None and score <= rules.goal]
    if len(known) != len(scores) or len(known) != rules.seats:
        want = f"{rules.seats} numbers up to {rules.goal}, with commas"
        raise BadPosition("scores", f"{fields['scores']!r} is not {want}")
    if known.count(int(rules.goal)) > 1:
        raise BadPosition("scores", f"only one can have {rules.goal} points [A13]")
    return known


def _dice(text: str) -> list[int]:
    """Return how many dice of each sort there are."""
    pool = [0] * 9
    for word in [] if text == "-" else text.split(","):
        found = _DIE.fullmatch(word)
        if found is None:
            raise BadPosition("dice", f"{word!r} is no die, like cat2 or move3")
        pool[3 * KINDS.index(found[1]) + int(found[2]) - 1] += 1
    return pool


def _held(pool: list[int]) -> list[int]:
    """Return how many dice of each kind there are in a pool."""
    return [sum(pool[3 * kind : 3 * kind + 3]) for kind in range(3)]


def _check_dice(pool: list[int], loose: list[int], roll: int) -> None:
    """Check that there are so many dice, and are rolled in their order [A4, A6]."""
    held = _held(pool)
    for kind, most, has in zip(KINDS, loose, held, strict=True):
        if has > most:
            raise BadPosition(
                "dice", f"{has} {kind} dice, but {most} are off the board"
            )
    if not roll:
        return
    if roll > sum(loose):
        raise BadPosition("roll", f"only {sum(loose)} dice are off the board")
    left = sum(loose) - roll
    for kind, most, has in zip(KINDS, loose, held, strict=True):
        if has != min(left, most):
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


def _check_turns(rules: Rules, state: State, whole: bool, scores: list[int]) -> None:
    """Check that it can come to that turn in that round [A5, A7, A12 to A14]."""
    if state.idle > state.round:
        raise BadPosition("idle", "there were not so many rounds")
    if state.turn < 0:
        _check_start(rules, state)
    elif state.ending == BY_SEVEN:
        if (
            state.idle
            or state.anchor != state.turn
            or scores[state.turn - 1] < rules.goal
        ):
            raise BadPosition("turn", "it comes to the seat after the winner [A13]")
    elif state.ending == BY_EXHAUSTION:
        _check_exhausted(rules, state)
    elif state.to_roll:
        if state.idle == 0 or state.anchor != state.turn:
            raise BadPosition("roll", "nobody has had a turn before all is rolled [A6]")
    elif state.idle and not whole:
        raise BadPosition("idle", "a die of this round is used, so it is 0 [A14]")
    elif whole and not (state.idle or state.cheese_low or state.cheese_high):
        raise BadPosition("idle", "no die of this round is used, so it is not 0 [A14]")


def _check_start(rules: Rules, state: State) -> None:
    if state != rules.start():
        raise BadPosition("turn", "until a starter is named, nothing changes [A5]")


def _check_exhausted(rules: Rules, state: State) -> None:
    if state.round < rules.round_limit and state.idle < IDLE_ROUNDS:
        raise BadPosition("dice", "there are none, but the game is not over [A14]")
    if state.anchor != state.turn:
        raise BadPosition("anchor", "the round is over, so it is as turn says")


def read_board(rules: Rules, drawing: str, dice: str, turn: int = 0) -> State:
    """
    Return the position that a *drawing* shows, as `board` makes them.

    The names of the first and last hexes may be left out. *dice* are as in a
    position, "cat2,move3"; if they are all there are, nobody has used one yet.

    Raises:
        BadPosition: It shows none that can occur, and where.
    """
    mice = [colour[0].upper() for colour in COLOURS[: rules.seats]]
    found = _strewn(rules, drawing, {sign: [] for sign in "C*:." + "".join(mice)})
    for sign in ["C", *mice]:
        if len(found[sign]) != 1:
            raise BadPosition(
                "drawing", f"there are {len(found[sign])} {sign}, not one"
            )
    names = ",".join([found[sign][0] for sign in mice])
    cheese = ",".join(found["*"]) or "-"
    return read_state(
        rules,
        f"cat:{found['C'][0]} mice:{names} cheese:{cheese} dice:{dice} turn:{turn}",
    )


def _strewn(
    rules: Rules, drawing: str, found: dict[str, list[str]]
) -> dict[str, list[str]]:
    """Return *found* with the names of the hexes where each sign stands."""
    signs = [word for word in drawing.split() if len(word) == 1]
    names = rules.board.grid.names
    if len(signs) != len(names):
        raise BadPosition("drawing", f"it has {len(signs)} hexes, not {len(names)}")
    for name, sign in zip(names, signs, strict=True):
        if sign not in found:
            raise BadPosition(name, f"{sign!r} cannot stand there")
        found[sign].append(name)
    return found
