"""A deliberately naive second implementation of `gears`, as an oracle for tests.

Written from the rules page alone; every function cites the rules it follows.  An
ending is judged in the order G7 gold, G8 gift, G9 block, G10 repetition, G10
stalemate.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

Board = dict[str, str]
Position = tuple[frozenset[tuple[str, str]], frozenset[tuple[str, int]], int]
Outcome = tuple[tuple[float, float], str]

CHANCE = -1
ROWS = "abcdefghij"
PEGS = [f"{row}{n}" for r, row in enumerate(ROWS) for n in range(1, r + 2)]
GOLD = "a1"
BASE = {"blue": "j1", "red": "j10"}
CORNERS = ["a1", "j1", "j10"]
COGS = 14


def neighbours(peg: str) -> list[str]:
    """The pegs beside, above and below whose wheels would mesh [G1]."""
    r, n = ROWS.index(peg[0]), int(peg[1:])
    beside = [(r, n - 1), (r, n + 1)]
    above = [(r - 1, n - 1), (r - 1, n)]
    below = [(r + 1, n), (r + 1, n + 1)]
    return [
        f"{ROWS[row]}{number}"
        for row, number in beside + above + below
        if 0 <= row < len(ROWS) and 1 <= number <= row + 1
    ]


NEIGHBOURS = {peg: neighbours(peg) for peg in PEGS}
PAIRS = [(p, q) for p, q in combinations(PEGS, 2) if q in NEIGHBOURS[p]]
TRIANGLES = [
    (p, q, s)
    for p, q, s in combinations(PEGS, 3)
    if q in NEIGHBOURS[p] and s in NEIGHBOURS[p] and s in NEIGHBOURS[q]
]


@dataclass(frozen=True)
class Naive:
    """One game in progress; `mover` is a seat, or CHANCE before the coin toss."""

    first: str
    quiet_limit: int
    swap: bool
    board: Board
    hands: dict[str, int]
    colours: tuple[str, str]
    mover: int
    actions: int  # actions played so far, `swap` not counted [G11]
    quiet: int  # actions in a row without a fresh cog [G10]
    history: tuple[Position, ...]  # each position with a player to move [G10]


def start(first: str = "coin", quiet_limit: int = 60, swap: bool = False) -> Naive:
    """The three fixed wheels, all loose cogs in hand [G2], the coin to toss [G3]."""
    board = {GOLD: "gold", BASE["blue"]: "blue", BASE["red"]: "red"}
    hands = {"blue": COGS, "red": COGS}
    colours = ("blue", "red")
    game = Naive(
        first, quiet_limit, swap, board, hands, colours, CHANCE, 0, 0, history=()
    )
    return game if first == "coin" else begin(game, first)


def begin(game: Naive, colour: str) -> Naive:
    """The seat of that colour comes on turn first [G3]."""
    return on_turn(replace(game, mover=game.colours.index(colour)))


def position(game: Naive) -> Position:
    """Wheels, hands and the player to move [G10]."""
    return frozenset(game.board.items()), frozenset(game.hands.items()), game.mover


def on_turn(game: Naive) -> Naive:
    """Note the position in which a player has just come on turn [G10]."""
    return replace(game, history=(*game.history, position(game)))


def train(board: Board, peg: str) -> set[str]:
    """The connected group of wheels of any colour that holds this wheel [G5]."""
    found, queue = {peg}, deque([peg])
    while queue:
        for near in NEIGHBOURS[queue.popleft()]:
            if near in board and near not in found:
                found.add(near)
                queue.append(near)
    return found


def turns(board: Board, peg: str) -> bool:
    """Whether this wheel's train can be two-coloured, neighbours differing [G5]."""
    direction, queue = {peg: 1}, deque([peg])
    while queue:
        wheel = queue.popleft()
        for near in NEIGHBOURS[wheel]:
            if near in board and near not in direction:
                direction[near] = -direction[wheel]
                queue.append(near)
            elif near in board and direction[near] == direction[wheel]:
                return False
    return True


def turns_gold(board: Board, colour: str) -> bool:
    """Whether the train of this colour's base turns and contains gold [G7, G8]."""
    return turns(board, BASE[colour]) and GOLD in train(board, BASE[colour])


def own_triangle(board: Board, colour: str) -> bool:
    """Three wheels of this colour, base included, form a triangle [G6a]."""
    own = {peg for peg, wheel in board.items() if wheel == colour}
    return any(p in own and q in own and s in own for p, q, s in TRIANGLES)


def own_corner(board: Board, colour: str) -> bool:
    """Both neighbours of some corner peg carry this colour [G6b]."""
    return any(all(board.get(p) == colour for p in NEIGHBOURS[c]) for c in CORNERS)


def refusal(board: Board, colour: str) -> str | None:
    """The first part of G6 that refuses an action leading to this board [G6]."""
    if own_triangle(board, colour):
        return "G6a"
    if own_corner(board, colour):
        return "G6b"
    if not turns(board, BASE[colour]):
        return "G6c"
    return None


def colour_on_turn(game: Naive) -> str:
    """The colour that the player to move plays now [G2, G11]."""
    assert game.mover != CHANCE, "no player is on turn before the coin toss [G3]"
    return game.colours[game.mover]


def is_vacant(game: Naive, peg: str) -> bool:
    """A peg of the board without a wheel [G4]."""
    return peg in NEIGHBOURS and peg not in game.board


def is_own_loose(game: Naive, peg: str) -> bool:
    """A loose cog of the player to move; bases and gold never move [G2, G4]."""
    return game.board.get(peg) == colour_on_turn(game) and peg not in CORNERS


def is_action(game: Naive, move: str) -> bool:
    """Whether a fresh cog is put, or an own loose one moved, to a vacant peg [G4]."""
    if "-" in move:
        source, target = move.split("-")
        return is_own_loose(game, source) and is_vacant(game, target)
    return game.hands[colour_on_turn(game)] > 0 and is_vacant(game, move)


def board_after(game: Naive, move: str) -> Board:
    """A copy of the board with this action done [G4]."""
    board = dict(game.board)
    if "-" in move:
        source, target = move.split("-")
        del board[source]
    else:
        target = move
    board[target] = colour_on_turn(game)
    return board


def why_not(game: Naive, move: str) -> str | None:
    """The rule that forbids this action to the player to move, if any [G4, G6]."""
    if not is_action(game, move):
        return "G4"
    return refusal(board_after(game, move), colour_on_turn(game))


def actions(game: Naive) -> Iterator[str]:
    """Every action of the player to move that is not refused [G4, G6]."""
    puts = PEGS
    moves = [f"{p}-{q}" for p in PEGS if is_own_loose(game, p) for q in PEGS]
    return (move for move in puts + moves if why_not(game, move) is None)


def may_swap(game: Naive) -> bool:
    """Only in answer to the very first action, and only once [G11]."""
    return game.swap and game.actions == 1 and game.colours == ("blue", "red")


def to_move(game: Naive) -> int | None:
    """CHANCE, the seat to move, or None when the game is over [G3]."""
    return None if outcome(game) is not None else game.mover


def legal(game: Naive) -> list[str]:
    """Every legal move: the coin [G3], actions [G4, G6] and `swap` [G11]."""
    if outcome(game) is not None:
        return []
    if game.mover == CHANCE:
        return ["first blue", "first red"]
    return list(actions(game)) + (["swap"] if may_swap(game) else [])


def play(game: Naive, move: str) -> Naive:
    """The game after this legal move; the turn then passes [G3, G4, G11]."""
    if move.startswith("first "):
        return begin(game, move.removeprefix("first "))
    if move == "swap":
        return play_swap(game)
    return play_action(game, move)


def play_swap(game: Naive) -> Naive:
    """The seats change colours; the beginner, now in the other one, goes on [G11]."""
    colours = (game.colours[1], game.colours[0])
    return on_turn(replace(game, colours=colours, mover=1 - game.mover))


def play_action(game: Naive, move: str) -> Naive:
    """Put a fresh cog or move a loose one [G4]; count quiet actions [G10]."""
    hands, quiet = dict(game.hands), game.quiet + 1
    if "-" not in move:
        hands[colour_on_turn(game)] -= 1
        quiet = 0
    acted = replace(game, board=board_after(game, move), hands=hands, quiet=quiet)
    return on_turn(replace(acted, mover=1 - game.mover, actions=game.actions + 1))


def outcome(game: Naive) -> Outcome | None:
    """Scores of the seats and reason: G7, then G8, then G9, then G10."""
    if game.mover == CHANCE:
        return None
    actor, on_turn_now = 1 - game.mover, game.mover
    if turns_gold(game.board, game.colours[actor]):
        return win(actor), "gold"
    if turns_gold(game.board, game.colours[on_turn_now]):
        return win(on_turn_now), "gift"
    if not any(True for _ in actions(game)):
        return win(actor), "block"
    reason = draw_reason(game)
    return None if reason is None else ((0.5, 0.5), reason)


def win(seat: int) -> tuple[float, float]:
    """The scores when this seat wins [G7, G8, G9]."""
    return (1.0, 0.0) if seat == 0 else (0.0, 1.0)


def draw_reason(game: Naive) -> str | None:
    """A position for the third time, else too many quiet actions [G10]."""
    if game.history.count(position(game)) >= 3:
        return "repetition"
    if game.quiet_limit > 0 and game.quiet >= game.quiet_limit:
        return "stalemate"
    return None
