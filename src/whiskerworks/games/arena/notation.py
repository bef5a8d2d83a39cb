# compiled: warm
"""
Arena as text: moves, positions on one line, and drawn boards.

Moves [A5 to A11]: chance's `start 2` and `roll cat 2`; `move3 c4`, `cat2 d4` and
`cheese1 e6`, the die and then the hex; and `pass`.
"""

import re
from typing import Final

from whiskerworks.core.errors import (
    BAD_FORM,
    BadMove,
    BadPosition,
    problem_with_example,
    spelling_problem,
    unknown_name_problem,
    unknown_seat_problem,
)
from whiskerworks.core.message import Message
from whiskerworks.core.options import read_number
from whiskerworks.core.position_fields import (
    Fields,
    read_field_number,
    read_fields,
    read_places,
)
from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.games.arena.meta import (
    CHEESE_DICE_COUNT,
    COLOURS,
    DIE_KINDS,
    DIE_SORT_NAMES,
)
from whiskerworks.games.arena.rules import MAX_IDLE_ROUNDS, Rules
from whiskerworks.games.arena.state import (
    BY_EXHAUSTION,
    BY_SEVEN,
    CHEESE_DIE,
    MOVE_DIE,
    RUNNING,
    State,
    cheese_of,
    dice_left_to_roll,
    kind_of,
    mice_of,
    pack,
    pool_of,
    scores_of,
    value_of,
)
from whiskerworks.games.arena.view import (
    ArenaView,
    cheese_id,
    dice_by_kind,
    dice_off_board,
    dice_put_aside,
    mouse_id,
)
from whiskerworks.kit.hex_grid import set_of

MICE_SIGNS: Final = [colour[0].upper() for colour in COLOURS]
"""The signs of the mice, by seat."""
_USE: Final = re.compile(r"(cat|move|cheese)([0-9]+) ([a-z][0-9]+)")
_LIKE_USE: Final = re.compile(r"(?:(cat|move|cheese) ?([0-9]+)?)? ?([a-z][0-9]+)?")
_ROLL: Final = re.compile(r"roll (cat|move|cheese) ([0-9]+)")
_START: Final = re.compile(r"start ([0-9]+)")
_NEEDED: Final = ("cat", "mice", "cheese", "dice", "turn")
_OTHERS: Final = ("scores", "roll", "anchor", "idle", "round")


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < rules.pass_move:
        sort, place = rules.use_of(move)
        return f"{DIE_SORT_NAMES[sort]} {rules.board.names[place]}"
    if move == rules.pass_move:
        return "pass"
    if move < rules.roll_moves:
        return f"start {move - rules.start_moves}"
    sort = move - int(rules.roll_moves)
    return f"roll {DIE_KINDS[kind_of(sort)]} {value_of(sort)}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Read a move, legal or not.

    Raises:
        BadMove: The text is not a move; the error says why.
    """
    if text == "pass":
        return int(rules.pass_move)
    if found := _USE.fullmatch(text):
        sort = _read_sort(text, found[1], found[2])
        return sort * int(rules.board.hexes) + _read_hex(rules, text, found[3])
    if found := _ROLL.fullmatch(text):
        return int(rules.roll_moves) + _read_sort(text, found[1], found[2])
    if found := _START.fullmatch(text):
        return int(rules.start_moves) + _read_seat(rules, text, found[1])
    raise BadMove(text, _why_none(rules, text))


def _why_none(rules: Rules, text: str) -> Message:
    """Explain why *text* is not a move."""
    found = _LIKE_USE.fullmatch(text)
    if found is None or text == "":
        return BAD_FORM
    kind, value, place = found.groups()
    if place is not None:
        _read_hex(rules, text, place)
    if kind is None:
        return (
            problem_with_example("bad-no-die", f"move3 {place}") if place else BAD_FORM
        )
    if value is None:
        return problem_with_example("bad-no-value", f"{kind}2 {place or 'c4'}")
    sort = DIE_SORT_NAMES[_read_sort(text, kind, value)]
    return (
        spelling_problem(f"{sort} {place}")
        if place
        else problem_with_example("bad-no-hex", f"{sort} c4")
    )


def _read_sort(text: str, kind: str, value: str) -> int:
    if f"{kind}{value}" not in DIE_SORT_NAMES:
        raise BadMove(text, unknown_name_problem("value", value, ("1", "2", "3")))
    return DIE_SORT_NAMES.index(f"{kind}{value}")


def _read_hex(rules: Rules, text: str, name: str) -> int:
    grid = rules.board
    if name not in grid.places:
        row = [other for other in grid.names if other[0] == name[0]] or grid.names
        raise BadMove(text, unknown_name_problem("hex", name, tuple(row)))
    return grid.places[name]


def _read_seat(rules: Rules, text: str, number: str) -> int:
    seat = read_number(number)
    if seat is None or seat >= rules.seats:
        raise BadMove(text, unknown_seat_problem(int(rules.seats)))
    return seat


def write_state(rules: Rules, state: State) -> str:
    """Return *state* on one line."""
    names = rules.board.names
    mice = ",".join([names[mouse] for mouse in mice_of(state, rules.seats)])
    cheese = ",".join([names[place] for place in cheese_of(state)])
    scores = ",".join([str(score) for score in scores_of(state, rules.seats)])
    pool = pool_of(state)
    dice = ",".join(
        [sort for i, sort in enumerate(DIE_SORT_NAMES) for _ in range(pool[i])]
    )
    turn = "-" if state.turn < 0 else str(state.turn)
    return (
        f"cat:{names[state.cat]} mice:{mice} cheese:{cheese or '-'} "
        f"scores:{scores} dice:{dice or '-'} roll:{dice_left_to_roll(state)} "
        f"turn:{turn} anchor:{state.anchor} idle:{state.idle} round:{state.round}"
    )


def read_state(rules: Rules, text: str) -> State:
    """
    Read a position.

    `cat`, `mice`, `cheese`, `dice` and `turn` are required; the rest may be left out.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
    """
    fields = read_fields(text, _NEEDED, _OTHERS, "turn:0")
    cat, mice, cheese = _pieces(rules, fields)
    scores = _scores(rules, fields)
    pool = _dice(fields["dice"])
    loose = [1, int(rules.move_dice), CHEESE_DICE_COUNT - len(cheese)]
    most = rules.seats - 1
    begun = fields["turn"] != "-"
    turn = read_field_number(fields, "turn", 0, most, 0) if begun else -1
    roll = read_field_number(fields, "roll", 0, sum(loose), 0)
    anchor = read_field_number(fields, "anchor", 0, most, max(turn, 0))
    fresh = int(dice_by_kind(pool) == loose or roll > 0)
    idle = read_field_number(fields, "idle", 0, int(MAX_IDLE_ROUNDS), fresh)
    _check_dice(pool, loose, roll)
    used = 0 if roll else loose[MOVE_DIE] - dice_by_kind(pool)[MOVE_DIE]
    least = max(1, idle, 1 + -(-(sum(scores) - used) // loose[MOVE_DIE]))
    number = read_field_number(fields, "round", 1, int(rules.round_limit), least)
    pieces = pack(mice, 8), *set_of(cheese), pack(scores, 8), pack(pool, 4)
    rest = _to_roll(loose, roll), turn, anchor, idle, number
    state = State(cat, *pieces, *rest, _ending(rules, scores, pool, roll, turn))
    _check_turns(rules, state, least)
    return state


def _pieces(rules: Rules, fields: Fields) -> tuple[int, list[int], list[int]]:
    """Read the cat, the mice and the cheese; no two may share a hex."""
    cat, mice, cheese = [
        read_places(name, fields[name], rules.board.places, "hex")
        for name in ("cat", "mice", "cheese")
    ]
    if len(cat) != 1:
        raise BadPosition("cat", "there is one cat")
    if len(mice) != rules.seats:
        raise BadPosition("mice", f"there are {rules.seats}, one for each seat")
    if len(cheese) > CHEESE_DICE_COUNT:
        raise BadPosition("cheese", f"there are only {CHEESE_DICE_COUNT} cheese dice")
    if rules.board.rim[cat[0]]:
        raise BadPosition("cat", f"{fields['cat']} is on the rim [A10]")
    seen: set[int] = set()
    for where, places in (("cat", cat), ("mice", mice), ("cheese", cheese)):
        for place in places:
            if place in seen:
                name = rules.board.names[place]
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
    """Read the number of dice of each sort."""
    pool = [0] * 9
    for word in [] if text == "-" else text.split(","):
        if word not in DIE_SORT_NAMES:
            raise BadPosition("dice", f"{word!r} is no die, like cat2 or move3")
        pool[DIE_SORT_NAMES.index(word)] += 1
    return pool


def _check_dice(pool: list[int], loose: list[int], roll: int) -> None:
    """Check the number of dice and the order of rolling [A4, A6]."""
    held = dice_by_kind(pool)
    for kind, most, has in zip(DIE_KINDS, loose, held, strict=True):
        if has > most:
            problem = f"{has} {kind} dice, but only {most} off the board"
            raise BadPosition("dice", problem)
    left = sum(loose) - roll
    for kind, most, has in zip(DIE_KINDS, loose, held, strict=True):
        due = min(left, most)
        if roll and has != due:
            problem = f"with {roll} to roll, {due} {kind} dice are rolled"
            raise BadPosition("dice", problem)
        left -= due


def _to_roll(loose: list[int], roll: int) -> int:
    """Return the dice still to be rolled when *roll* are left: the last ones [A6]."""
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
    """Check that the turn can occur in that round [A5, A7, A12 to A14]."""
    if state.idle > state.round:
        raise BadPosition("idle", "there were not so many rounds")
    if state.round < least:
        raise BadPosition("round", f"for so many points it takes {least} rounds [A9]")
    if state.turn < 0:
        if state != rules.start():
            raise BadPosition("turn", "until a starter is named, nothing changes [A5]")
    elif state.ending == BY_EXHAUSTION:
        if state.round < rules.round_limit and state.idle < MAX_IDLE_ROUNDS:
            raise BadPosition("dice", "there are none, but the game is not over [A14]")
        if state.anchor != state.turn:
            raise BadPosition("anchor", "the round is over, so it is as turn says")
    elif state.to_roll:
        if state.ending == BY_SEVEN:
            raise BadPosition("roll", "nothing is rolled when somebody has won [A13]")
        if state.idle == 0 or state.anchor != state.turn:
            raise BadPosition("roll", "nobody has had a turn before all is rolled [A6]")
    else:
        _check_used(rules, state)
        if state.ending == BY_SEVEN:
            _check_winner(rules, state)


def _check_used(rules: Rules, state: State) -> None:
    """Check the idle rounds against the dice used in this round [A14]."""
    used = dice_put_aside(rules, state)
    whole = not any(used)
    if state.idle and not whole:
        raise BadPosition("idle", "a die of this round is used, so it is 0 [A14]")
    put = dice_off_board(rules, state)[CHEESE_DIE] < CHEESE_DICE_COUNT
    if whole and not state.idle and not put:
        raise BadPosition("idle", "no die of this round is used, so it is not 0 [A14]")


def _check_winner(rules: Rules, state: State) -> None:
    """Check that the last move onto cheese can have won [A13]."""
    scores = scores_of(state, rules.seats)
    used = dice_put_aside(rules, state)
    if state.anchor != state.turn or scores[state.turn - 1] < rules.goal:
        raise BadPosition("turn", "it comes to the seat after the winner [A13]")
    if not used[MOVE_DIE] or not used[CHEESE_DIE]:
        raise BadPosition("dice", "the winner used a move die and took a cheese [A13]")


def read_board(rules: Rules, drawing: str, dice: str, turn: int = 0) -> State:
    """
    Read a position from a *drawing* as `plan` makes it.

    The names at the ends of the rows may be left out. *dice* are written as in a
    position, "cat2,move3"; if none is missing, none has been used yet.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
    """
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    rows = _rows(rules)
    if len(lines) != len(rows):
        raise BadPosition("drawing", f"it has {len(lines)} rows, not {len(rows)}")
    found: dict[str, list[str]] = {}
    for places, words in zip(rows, lines, strict=True):
        for place, sign in zip(places, _signs(rules, places, words), strict=True):
            found.setdefault(sign, []).append(rules.board.names[place])
    mice = MICE_SIGNS[: rules.seats]
    for sign in ["C", *mice]:
        there = len(found.get(sign, []))
        if there != 1:
            raise BadPosition("drawing", f"there are {there} {sign}, not one")
    names = ",".join([found[sign][0] for sign in mice])
    cheese = ",".join(found.get("*", [])) or "-"
    return read_state(
        rules,
        f"cat:{found['C'][0]} mice:{names} cheese:{cheese} dice:{dice} turn:{turn}",
    )


def _signs(rules: Rules, places: list[int], words: list[str]) -> list[str]:
    """Check the signs of one row and return them without the names at its ends."""
    names = [rules.board.names[place] for place in places]
    row = f"row {names[0][0]}"
    if len(words) == len(names) + 2 and (words[0], words[-1]) == (names[0], names[-1]):
        words = words[1:-1]
    if len(words) != len(names):
        ends = f"or these between {names[0]} and {names[-1]}"
        raise BadPosition(row, f"it has {len(words)} signs, not {len(names)}, {ends}")
    for place, sign in zip(places, words, strict=True):
        ground = ":" if rules.board.rim[place] else "."
        known = [ground, "C", "*", *MICE_SIGNS[: rules.seats]]
        if sign not in known:
            name = rules.board.names[place]
            raise BadPosition(name, f"{sign!r} cannot stand there")
    return words


def plan(rules: Rules, view: ArenaView) -> TextBoard:
    """
    Draw the board, and say where each piece stands.

    C is the cat, B R G V O S are the mice, * is cheese, : the rim, . any other hex.
    Each row stands between the names of its first and its last hex.
    """
    standing = _standing(rules, view.state)
    signs = [":" if rim else "." for rim in rules.board.rim]
    for place, sign, _, _ in standing:
        signs[place] = sign
    lines: list[str] = []
    ground: dict[int, BoardArea] = {}
    for row, places in enumerate(_rows(rules)):
        names = [rules.board.names[place] for place in places]
        start = f"{'  ' * abs(row - rules.board.side + 1)}{names[0]}  "
        hexes = "   ".join([signs[place] for place in places])
        lines.append(f"{start}{hexes}  {names[-1]}")
        for column, place in enumerate(places):
            at = len(start) + 4 * column - 1
            ground[place] = BoardArea(names[column], row, at, 3)
    areas = list(ground.values())
    for place, _, spot, tone in standing:
        below = ground[place]
        areas.append(BoardArea(spot, below.row, below.column, below.width, 1, tone))
    return TextBoard(tuple(lines), tuple(areas))


def _standing(rules: Rules, state: State) -> list[tuple[int, str, str, str]]:
    """Return everything on the board: hex, sign, piece and colours."""
    names = rules.board.names
    found = [
        (place, "*", cheese_id(names[place]), "gold") for place in cheese_of(state)
    ]
    for seat, place in enumerate(mice_of(state, rules.seats)):
        found.append((place, MICE_SIGNS[seat], mouse_id(seat), COLOURS[seat]))
    return [*found, (int(state.cat), "C", "cat", "")]


def _rows(rules: Rules) -> list[list[int]]:
    """Return the hexes, row by row."""
    grid = rules.board
    return [
        [place for place, (_, r) in enumerate(grid.axial) if r == row]
        for row in range(1 - grid.side, grid.side)
    ]
