"""A naive second implementation of `arena`, written from its rules page alone.

Slow on purpose: everything is a hex name; what coordinates say of names is kept.
Bracketed ids such as [A8] name the rule that a function follows.
"""

import re
from dataclasses import dataclass, replace
from functools import cache

CHANCE = -1
ROWS = "abcdefghijklm"
FACES = (1, 2, 3)
CHEESE_DICE = 6
MOVE_DICE = {2: 4, 4: 4, 3: 6, 6: 6}
CORNERS = {2: (1, 4), 3: (1, 3, 5), 4: (1, 2, 4, 5), 6: (1, 2, 3, 4, 5, 6)}
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True)
class Naive:
    """One position, complete in itself, by hex names [A1-A14]."""

    seats: int
    side: int
    goal: int
    round_limit: int
    cat: str
    mice: tuple[str, ...]
    cheese: frozenset[str]
    scores: tuple[int, ...]
    pool: tuple[tuple[str, int], ...] = ()
    to_roll: tuple[str, ...] = ()
    turn: int = -1
    starter: int = -1
    last_user: int = -1
    passes: int = 0
    round: int = 1
    idle: int = 0
    over: str = ""


@cache
def hexes(side: int) -> list[str]:
    """All hex names in reading order [A1]."""
    names: list[str] = []
    for row in range(2 * side - 1):
        length = 2 * side - 1 - abs(row - (side - 1))
        names += [ROWS[row] + str(number) for number in range(1, length + 1)]
    return names


@cache
def axial(side: int, name: str) -> tuple[int, int]:
    """The axial coordinates (q, r) of a hex, the centre being (0, 0) [A1]."""
    r = ord(name[0]) - ord("a") - (side - 1)
    leftmost = max(-(side - 1), -(side - 1) - r)
    return leftmost + int(name[1:]) - 1, r


def cube_length(q: int, r: int) -> int:
    """The hex distance of axial (q, r) from (0, 0) [A11]."""
    return max(abs(q), abs(r), abs(-q - r))


def name_at(side: int, q: int, r: int) -> str | None:
    """The name of the hex at axial (q, r), None off the board [A1]."""
    if cube_length(q, r) > side - 1:
        return None
    leftmost = max(-(side - 1), -(side - 1) - r)
    return ROWS[r + side - 1] + str(q - leftmost + 1)


@cache
def distance(side: int, a: str, b: str) -> int:
    """The hex distance of two hexes [A11]."""
    aq, ar = axial(side, a)
    bq, br = axial(side, b)
    return cube_length(aq - bq, ar - br)


def neighbours(side: int, name: str) -> set[str]:
    """The hexes adjacent to a hex [A8] [A10]."""
    return {other for other in hexes(side) if distance(side, name, other) == 1}


def centre(side: int) -> str:
    """The middle hex [A1]."""
    return ROWS[side - 1] + str(side)


def on_rim(side: int, name: str) -> bool:
    """Whether a hex is in the outermost ring [A1]."""
    return distance(side, centre(side), name) == side - 1


@cache
def ray(side: int, name: str, direction: int) -> list[str]:
    """The hexes straight on from a hex, up to the edge of the board [A8] [A10]."""
    q, r = axial(side, name)
    dq, dr = DIRECTIONS[direction]
    found = [name_at(side, q + n * dq, r + n * dr) for n in range(1, 2 * side)]
    return [name for name in found if name is not None]


def line(side: int, a: str, b: str) -> list[str] | None:
    """The hexes entered going straight from a to b, None if that is no line [A8]."""
    for direction in range(6):
        ahead = ray(side, a, direction)
        if b in ahead:
            return ahead[: ahead.index(b) + 1]
    return None


def corner(side: int, number: int) -> str:
    """Corner 1 to 6, clockwise from the top left [A2]."""
    middle, bottom, widest = ROWS[side - 1], ROWS[2 * side - 2], 2 * side - 1
    upper = ["a1", f"a{side}", f"{middle}{widest}"]
    lower = [f"{bottom}{side}", f"{bottom}1", f"{middle}1"]
    return (upper + lower)[number - 1]


def start(seats: int, side: int = 5, goal: int = 7, round_limit: int = 100) -> Naive:
    """The position before CHANCE names the first starter [A1-A5] [A13] [A14]."""
    if seats not in CORNERS or not 4 <= side <= 7:
        raise ValueError("2, 3, 4 or 6 seats on a side of 4 to 7")
    middle = centre(side)
    ring = [name for name in hexes(side) if distance(side, middle, name) == 2]
    cheese = frozenset(n for n in ring if line(side, middle, n) is None)
    return Naive(
        seats=seats,
        side=side,
        goal=goal,
        round_limit=round_limit,
        cat=middle,
        mice=tuple(corner(side, number) for number in CORNERS[seats]),
        cheese=cheese,
        scores=(0,) * seats,
        to_roll=dice_off_board(seats, cheese),
    )


def dice_off_board(seats: int, cheese: frozenset[str]) -> tuple[str, ...]:
    """The kinds of all dice not on the board, in rolling order [A4] [A6]."""
    kinds = ["cat"] + ["move"] * MOVE_DICE[seats]
    return tuple(kinds + ["cheese"] * (CHEESE_DICE - len(cheese)))


def step_cost(game: Naive, seat: int, name: str) -> int:
    """What entering a hex costs the mouse of a seat [A8]."""
    others = [mouse for other, mouse in enumerate(game.mice) if other != seat]
    near = [p for p in [*others, game.cat] if distance(game.side, p, name) == 1]
    return 1 + len(near)


def move_targets(game: Naive, seat: int, value: int) -> set[str]:
    """Where a move die can take the mouse of a seat [A8]."""
    targets: set[str] = set()
    for direction in range(6):
        spent = 0
        for name in ray(game.side, game.mice[seat], direction):
            if name in game.mice or name == game.cat:
                break
            spent += step_cost(game, seat, name)
            if spent > value:
                break
            targets.add(name)
    return targets


def cat_path(game: Naive, direction: int, value: int) -> list[str]:
    """The hexes the cat enters in a direction 0 to 5, perhaps none [A10]."""
    entered: list[str] = []
    for name in ray(game.side, game.cat, direction):
        near = any(distance(game.side, mouse, name) <= 1 for mouse in game.mice)
        if len(entered) == value or on_rim(game.side, name) or near:
            break
        entered.append(name)
    return entered


def cat_stop(game: Naive, direction: int, value: int) -> str | None:
    """Where the cat ends in a direction 0 to 5, None if it cannot step [A10]."""
    entered = cat_path(game, direction, value)
    return entered[-1] if entered else None


def cat_targets(game: Naive, value: int) -> set[str]:
    """Where a cat die can take the cat [A10]."""
    stops = [cat_stop(game, direction, value) for direction in range(6)]
    return {stop for stop in stops if stop is not None}


def cheese_targets(game: Naive, value: int) -> set[str]:
    """Where a cheese die can be put [A11]."""
    taken = set(game.mice) | game.cheese | {game.cat}
    free = set(hexes(game.side)) - taken
    return {name for name in free if distance(game.side, game.cat, name) == value}


def targets_of(game: Naive, kind: str, value: int) -> set[str]:
    """Where the seat to move can use a die of this kind and value [A8] [A10] [A11]."""
    if kind == "move":
        return move_targets(game, game.turn, value)
    if kind == "cat":
        return cat_targets(game, value)
    return cheese_targets(game, value)


def to_move(game: Naive) -> int | None:
    """The seat to move, CHANCE, or None when the game is over [A5-A7] [A13] [A14]."""
    if game.over:
        return None
    if game.turn == -1 or game.to_roll:
        return CHANCE
    return game.turn


def legal(game: Naive) -> list[str]:
    """Every legal move text once, `pass` first [A5-A8] [A10] [A11]."""
    if game.over:
        return []
    if game.turn == -1:
        return [f"start {seat}" for seat in range(game.seats)]
    if game.to_roll:
        return [f"roll {game.to_roll[0]} {face}" for face in FACES]
    texts = ["pass"]
    for kind, value in sorted(set(game.pool)):
        targets = targets_of(game, kind, value)
        texts += [f"{kind}{value} {to}" for to in hexes(game.side) if to in targets]
    return texts


def weights(game: Naive) -> list[int]:
    """The weights of CHANCE's moves, parallel to legal() [A4] [A5]."""
    if to_move(game) != CHANCE:
        raise ValueError("CHANCE is not to move")
    return [1 for _ in legal(game)]


def why_not(game: Naive, text: str) -> str | None:
    """The id of the rule refusing a well-formed text, or None [A4-A8] [A10-A14]."""
    starting = re.fullmatch(r"start (0|[1-9]\d*)", text)
    rolling = re.fullmatch(r"roll (cat|move|cheese) ([1-9]\d*)", text)
    using = re.fullmatch(r"(cat|move|cheese)([1-9]\d*) ([a-z][1-9]\d*)", text)
    if not (starting or rolling or using or text == "pass"):
        raise ValueError(f"not a well-formed move: {text!r}")
    start_due = not game.over and game.turn == -1
    if starting:
        return None if start_due and int(starting[1]) < game.seats else "A5"
    if start_due:
        return "A5"
    if rolling:
        if game.over or not game.to_roll or rolling[1] != game.to_roll[0]:
            return "A6"
        return None if int(rolling[2]) in FACES else "A4"
    if game.over:
        return {"seven": "A13", "exhausted": "A14"}[game.over]
    if game.to_roll:
        return "A6"
    if not using:
        return None  # passing is always allowed [A7]
    kind, value, name = using[1], int(using[2]), using[3]
    if (kind, value) not in game.pool:
        return "A7"
    if name in targets_of(game, kind, value):
        return None
    return {"move": "A8", "cat": "A10", "cheese": "A11"}[kind]


def play(game: Naive, text: str) -> Naive:
    """The position after a legal move [A5-A14]."""
    first, *rest = text.split()
    clockwise = (game.turn + 1) % game.seats
    if first == "start":
        return replace(game, turn=int(rest[0]), starter=int(rest[0]))
    if first == "roll":
        pool = tuple(sorted([*game.pool, (rest[0], int(rest[1]))]))
        return replace(game, pool=pool, to_roll=game.to_roll[1:])
    if first == "pass":
        game = replace(game, passes=game.passes + 1)
        ended = game.passes == game.seats
        return end_round(game) if ended else replace(game, turn=clockwise)
    game = use_die(game, first[:-1], int(first[-1]), rest[0])
    if game.scores[game.turn] >= game.goal:
        return replace(game, over="seven")
    return replace(game, turn=clockwise) if game.pool else end_round(game)


def use_die(game: Naive, kind: str, value: int, name: str) -> Naive:
    """Take the die from the pool and do what it does [A7-A11]."""
    pool = list(game.pool)
    pool.remove((kind, value))
    game = replace(game, pool=tuple(pool), last_user=game.turn, passes=0)
    if kind == "cheese":
        return replace(game, cheese=game.cheese | {name})
    if kind == "cat":
        entered = line(game.side, game.cat, name) or []
        return replace(game, cat=name, cheese=game.cheese - set(entered))
    mice, scores = list(game.mice), list(game.scores)
    mice[game.turn] = name
    if name in game.cheese:
        scores[game.turn] += 1
    cheese = game.cheese - {name}
    return replace(game, mice=tuple(mice), scores=tuple(scores), cheese=cheese)


def end_round(game: Naive) -> Naive:
    """Finish the round; end the game or prepare the next round [A6] [A12] [A14]."""
    idle = game.idle + 1 if game.last_user == -1 else 0
    if game.round >= game.round_limit or idle >= 3:
        return replace(game, idle=idle, over="exhausted")
    before = game.starter if game.last_user == -1 else game.last_user
    starter = (before + 1) % game.seats
    return replace(
        game,
        pool=(),
        to_roll=dice_off_board(game.seats, game.cheese),
        turn=starter,
        starter=starter,
        last_user=-1,
        passes=0,
        round=game.round + 1,
        idle=idle,
    )


def outcome(game: Naive) -> tuple[tuple[float, ...], str] | None:
    """Each seat's share of the win and the reason, None before the end [A13] [A14]."""
    if not game.over:
        return None
    best = max(game.scores)
    share = 1.0 / game.scores.count(best)
    return tuple(share if s == best else 0.0 for s in game.scores), game.over
