"""
A second reading of the rules of maze: naive, slow, and independent.

It was written from the rules alone, by somebody who had not seen the rules module,
and it shares nothing with it: dicts, sets and lists, and a search in breadth.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

Cell = tuple[int, int]

SIDES = "NESW"
STEP: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: dict[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}
ANGLES = (0, 90, 180, 270)
AGENDAS = ("mouse", "cat", "cheese", "cucumber")
CHANCE = -1


@dataclass(frozen=True, eq=False)  # each is itself, so that how it lies is kept
class Card:
    """A Maze Card as it lies at 0 degrees (M2, M3)."""

    id: str
    walls: str
    holes: str
    cogs: dict[str, str]


@dataclass(frozen=True)
class Setup:
    """A start layout: cheese, mouse and start places (M7)."""

    cheese: str
    mouse: str
    start: list[tuple[str, str]]


def cell_of(name: str) -> Cell:
    """Read a cell's name: column a-i, row 1-9 from the top (M4)."""
    return ("abcdefghi".index(name[0]), "123456789".index(name[1:]))


def name_of(cell: Cell) -> str:
    """Write a cell's name (M4)."""
    return "abcdefghi"[cell[0]] + "123456789"[cell[1]]


def neighbour(cell: Cell, side: str) -> Cell:
    """Give the cell next to that side; north is up, row 1 is the top (M4)."""
    return (cell[0] + STEP[side][0], cell[1] + STEP[side][1])


def turned(side: str, angle: int) -> str:
    """Give where a side comes to lie after a clockwise turn (M4)."""
    return SIDES[(SIDES.index(side) + angle // 90) % 4]


@cache
def lying_walls(card: Card, angle: int) -> frozenset[str]:
    """Give the walled sides as the card lies (M2, M4)."""
    return frozenset(turned(side, angle) for side in card.walls)


@cache
def lying_holes(card: Card, angle: int) -> frozenset[str]:
    """Give the sides with a mouse hole as the card lies (M2, M4)."""
    return frozenset(turned(side, angle) for side in card.holes)


def lying_cogs(card: Card, angle: int) -> dict[str, str]:
    """Give the cogs, side to direction, as the card lies (M2, M4)."""
    return {turned(side, angle): way for side, way in card.cogs.items()}


@cache
def different_angles(card: Card) -> list[int]:
    """Give one angle, the smallest, for each way the card can lie (M11)."""
    seen: list[tuple[frozenset[str], frozenset[str], dict[str, str]]] = []
    angles: list[int] = []
    for angle in ANGLES:
        look = (
            lying_walls(card, angle),
            lying_holes(card, angle),
            lying_cogs(card, angle),
        )
        if look not in seen:
            seen.append(look)
            angles.append(angle)
    return angles


def fits_five(cells: set[Cell]) -> bool:
    """Say whether the rectangle round the cells is at most 5 x 5 (M5)."""
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return max(xs) - min(xs) + 1 <= 5 and max(ys) - min(ys) + 1 <= 5


class Naive:
    """A game of maze that changes as it is played (M1 to M20)."""

    def __init__(self, deck: list[Card], setup: Setup, seats: int) -> None:
        """Lay Cheese and Mouse; CHANCE does the rest of the set-up (M7)."""
        if seats not in (2, 3, 4):
            raise ValueError("maze is for 2, 3 or 4 seats")
        self.cards: dict[str, Card] = {card.id: card for card in deck}
        if sorted(self.cards) != [f"m{n:02d}" for n in range(1, 29)]:
            raise ValueError("the deck is not m01 to m28")
        self._legal: dict[str, Fraction] | None = None
        self.setup = setup
        self.seats = seats
        self.table: dict[Cell, list[tuple[str, int]]] = {}
        self.characters: dict[str, Cell] = {
            "cheese": cell_of(setup.cheese),
            "mouse": cell_of(setup.mouse),
        }
        self.belt: list[str] = []
        self.agendas: dict[int, str] = {}
        self.revealed: set[int] = set()
        self.turn: int = 0
        # start belt deal begin | turn spin drop place move draw arrive | over
        self.phase: str = "start" if setup.start else "belt"
        self.started: int = 0  # start places already filled
        self.mouse_power: bool = False  # M10a, until the end of this turn
        self.extra: bool = False  # the drop of M10d is being played out
        self.cat_drawn: bool = False
        self.placed: Cell | None = None  # the card that was just put down
        self.to_move: set[str] = set()  # next to it and not yet moved (M13)
        self.over_reason: str | None = None
        self.over_agenda: str | None = None

    # ---- looking at the table -------------------------------------------

    def all_cells(self) -> set[Cell]:
        """Give every cell with a card, characters included (M5, M6)."""
        return set(self.table) | set(self.characters.values())

    def top(self, cell: Cell) -> tuple[Card, int]:
        """Give the Maze Card that shows on a cell and its angle (M4)."""
        card_id, angle = self.table[cell][-1]
        return self.cards[card_id], angle

    def empty_spaces(self, left: Cell | None = None) -> list[Cell]:
        """Give cells without a card that keep M5, as if `left` were bare (M5, M14)."""
        cells = self.all_cells()
        if left is not None:
            cells = cells - {left}
        return [
            (x, y)
            for y in range(9)
            for x in range(9)
            if (x, y) not in cells and fits_five(cells | {(x, y)})
        ]

    def next_to_a_card(self, cell: Cell) -> bool:
        """Say whether any card or character lies next to the cell (M11)."""
        cells = self.all_cells()
        return any(neighbour(cell, side) in cells for side in SIDES)

    def can_cross(self, cell: Cell, side: str, holes_help: bool) -> bool:
        """Say whether the boundary on that side is open (M6, M10a, M14, M17)."""
        walled = False
        hole = False
        for where, face in ((cell, side), (neighbour(cell, side), OPPOSITE[side])):
            if where in self.table:  # characters and empty spaces have no face
                card, angle = self.top(where)
                if face in lying_walls(card, angle):
                    walled = True
                if face in lying_holes(card, angle):
                    hole = True
        return not walled or (holes_help and hole)

    def unseen(self) -> list[str]:
        """Give the Maze Cards neither on the table nor on the belt (M8)."""
        seen = set(self.belt)
        for stack in self.table.values():
            for card_id, _ in stack:
                seen.add(card_id)
        return sorted(card_id for card_id in self.cards if card_id not in seen)

    # ---- whose move and which -------------------------------------------

    def mover(self) -> int | None:
        """Give the seat to move, CHANCE as -1, None when over (M7, M9, M16)."""
        if self.phase == "over":
            return None
        if self.phase in ("start", "belt", "deal", "begin", "draw"):
            return CHANCE
        return self.turn

    def legal(self) -> dict[str, Fraction]:
        """Give every legal move, with its weight at CHANCE (M7 to M16)."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> dict[str, Fraction]:
        """Look for every legal move, once in a position."""
        if self.phase == "over":
            return {}
        if self.phase == "start":
            return self.evenly(self.starts())
        if self.phase == "belt":
            return self.evenly([f"belt {card_id}" for card_id in self.unseen()])
        if self.phase == "deal":
            seat = len(self.agendas)
            left = [a for a in AGENDAS if a not in self.agendas.values()]
            return self.evenly([f"deal {seat} {agenda}" for agenda in left])
        if self.phase == "begin":
            return self.evenly([f"begin {seat}" for seat in range(self.seats)])
        if self.phase == "draw":
            return self.draws()
        moves: list[str] = []
        if self.phase == "turn":
            if self.may_reveal():
                moves.append("reveal")
            moves += self.placements()
        elif self.phase == "place":
            moves += self.placements()
        elif self.phase == "spin":
            moves += self.spins()
        elif self.phase == "drop":
            moves += self.drops()
        elif self.phase == "move":
            moves += self.walks()
        elif self.phase == "arrive":
            moves += [f"arrive {name_of(cell)}" for cell in self.arrivals()]
        return {move: Fraction(0) for move in moves}

    def evenly(self, moves: list[str]) -> dict[str, Fraction]:
        """Give each outcome of CHANCE the same weight (M7, M9)."""
        return {move: Fraction(1, len(moves)) for move in moves}

    def starts(self) -> list[str]:
        """Give the cards of the right shape for the next start place (M7)."""
        cell, walls = self.setup.start[self.started]
        moves: list[str] = []
        for card_id in self.unseen():
            for angle in ANGLES:
                if lying_walls(self.cards[card_id], angle) == set(walls):
                    moves.append(f"start {card_id} {cell} {angle}")
                    break
        return moves

    def draws(self) -> dict[str, Fraction]:
        """Give what CHANCE may draw, with exact weights (M8, M16)."""
        unseen = self.unseen()
        weights: dict[str, Fraction] = {}
        special = Fraction(0)
        if len(unseen) <= 3:
            special = Fraction(1, len(unseen) + 1)
            weights["draw cucumber"] = special
        elif not self.cat_drawn and "cat" not in self.characters:
            k = 19 + 3 - len(unseen)
            if 5 <= k <= 14:
                special = Fraction(1, 15 - k)
                weights["draw cat"] = special
        if special < 1:
            for card_id in unseen:
                weights[f"draw {card_id}"] = (1 - special) / len(unseen)
        return weights

    def may_reveal(self) -> bool:
        """Say whether the seat to move may turn its agenda up (M10, M10b)."""
        if self.turn in self.revealed:
            return False
        if self.agendas[self.turn] == "cat":
            return "cat" in self.characters
        return True

    def placements(self) -> list[str]:
        """Give every placement of a belt card, else `skip` (M11)."""
        moves: list[str] = []
        spaces = [cell for cell in self.empty_spaces() if self.next_to_a_card(cell)]
        for card_id in self.belt:
            card = self.cards[card_id]
            for angle in different_angles(card):
                walls = lying_walls(card, angle)
                alike = [c for c in self.table if lying_walls(*self.top(c)) == walls]
                moves += [f"{card_id} {name_of(c)} {angle}" for c in spaces + alike]
        if not moves:
            return ["skip"]
        return moves

    def spins(self) -> list[str]:
        """Give every Maze Card with every turn of it (M10c)."""
        return [
            f"spin {name_of(cell)} {angle}"
            for cell in self.table
            for angle in (90, 180, 270)
        ]

    def drops(self) -> list[str]:
        """Give every belt card on every Maze Card, any orientation (M10d, M11)."""
        return [
            f"drop {card_id} {name_of(cell)} {angle}"
            for card_id in self.belt
            for cell in self.table
            for angle in different_angles(self.cards[card_id])
        ]

    def walks(self) -> list[str]:
        """Give who may move where, for all who have not moved yet (M13)."""
        return [
            f"{who} {name_of(cell)}"
            for who in ("mouse", "cat")
            if who in self.to_move
            for cell in self.destinations(who)
        ]

    def destinations(self, who: str) -> list[Cell]:
        """Give where a character can go through the placed card (M13 to M15)."""
        assert self.placed is not None
        home = self.characters[who]
        holes_help = who == "mouse" and self.mouse_power
        spaces = self.empty_spaces(left=home)
        others = {cell for name, cell in self.characters.items() if name != who}
        never_meet: list[str] = ["cheese", "cat"] if who == "mouse" else ["mouse"]
        ends = {self.characters[name] for name in never_meet if name in self.characters}
        first = [side for side in SIDES if neighbour(home, side) == self.placed]
        if not first or not self.can_cross(home, first[0], holes_help):
            return []
        found: set[Cell] = set()
        seen: set[Cell] = {self.placed}
        queue: deque[Cell] = deque([self.placed])
        while queue:
            here = queue.popleft()
            for side in SIDES:
                there = neighbour(here, side)
                if there == home or there in seen:
                    continue
                if not self.can_cross(here, side, holes_help):
                    continue
                if there in ends:
                    found.add(there)
                elif there in self.table or there in others:
                    seen.add(there)
                    queue.append(there)
                elif there in spaces:
                    found.add(there)
        return sorted(found)

    def arrivals(self) -> list[Cell]:
        """Give the empty spaces nearest the Cheese (M5, M16)."""
        cx, cy = self.characters["cheese"]
        far = {(x, y): abs(x - cx) + abs(y - cy) for x, y in self.empty_spaces()}
        return sorted(cell for cell in far if far[cell] == min(far.values()))

    # ---- playing --------------------------------------------------------

    def play(self, move: str) -> None:
        """Play one legal move, of a seat or of CHANCE (M7 to M16)."""
        if move not in self.legal():
            raise ValueError(f"not legal: {move}")
        self._legal = None
        words = move.split()
        if self.phase == "start":
            self.table[cell_of(words[2])] = [(words[1], int(words[3]))]
            self.started += 1
            if self.started == len(self.setup.start):
                self.phase = "belt"
        elif self.phase == "belt":
            self.belt.append(words[1])
            if len(self.belt) == 4:
                self.phase = "deal"
        elif self.phase == "deal":
            self.agendas[int(words[1])] = words[2]
            if len(self.agendas) == self.seats:
                self.phase = "begin"
        elif self.phase == "begin":
            self.turn = int(words[1])
            self.phase = "turn"
        elif words[0] == "reveal":
            self.play_reveal()
        elif words[0] == "skip":
            self.phase = "draw"
        elif words[0] == "spin":
            self.turn_stack(cell_of(words[1]), int(words[2]))
            self.phase = "place"
        elif words[0] == "drop":
            self.extra = True
            self.put(words[1], cell_of(words[2]), int(words[3]))
        elif words[0] in ("mouse", "cat"):
            self.play_walk(words[0], cell_of(words[1]))
        elif words[0] == "draw":
            self.play_draw(words[1])
        elif words[0] == "arrive":
            self.characters["cat"] = cell_of(words[1])
            self.phase = "draw"
        else:
            self.put(words[0], cell_of(words[1]), int(words[2]))

    def play_reveal(self) -> None:
        """Turn the agenda up and use its ability at once (M10 to M10d)."""
        self.revealed.add(self.turn)
        agenda = self.agendas[self.turn]
        self.phase = "place"
        if agenda == "mouse":
            self.mouse_power = True
        elif agenda == "cat":
            cat, cheese = self.characters["cat"], self.characters["cheese"]
            self.characters["cat"], self.characters["cheese"] = cheese, cat
        elif agenda == "cheese" and self.spins():
            self.phase = "spin"
        elif agenda == "cucumber" and self.drops():
            self.phase = "drop"

    def turn_stack(self, cell: Cell, angle: int) -> None:
        """Turn a Maze Card with all that lies under it (M10c, M12)."""
        self.table[cell] = [(c, (a + angle) % 360) for c, a in self.table[cell]]

    def put(self, card_id: str, cell: Cell, angle: int) -> None:
        """Put a belt card down, turn its neighbours, start Move (M11 to M13)."""
        self.belt.remove(card_id)
        self.table.setdefault(cell, []).append((card_id, angle))
        for side, way in lying_cogs(self.cards[card_id], angle).items():
            there = neighbour(cell, side)
            if there in self.table:
                self.turn_stack(there, 90 if way == "cw" else 270)
        self.placed = cell
        around = [neighbour(cell, side) for side in SIDES]
        self.to_move = {
            who
            for who in ("mouse", "cat")
            if who in self.characters and self.characters[who] in around
        }
        self.phase = "move"
        self.end_move_if_done()

    def end_move_if_done(self) -> None:
        """Go on to End when nobody is left who has a destination (M13)."""
        if not self.walks():
            self.to_move = set()
            self.placed = None
            self.phase = "draw"

    def play_walk(self, who: str, cell: Cell) -> None:
        """Move a character; a meeting ends the game (M13 to M15)."""
        self.characters[who] = cell
        self.to_move.remove(who)
        if cell == self.characters.get("cheese") and who == "mouse":
            self.finish("mouse-took-cheese", "mouse")
        elif self.characters["mouse"] == self.characters.get("cat"):
            self.finish("cat-caught-mouse", "cat")
        else:
            self.end_move_if_done()

    def play_draw(self, what: str) -> None:
        """Take what CHANCE drew: Cat, Cucumber or a belt card (M16)."""
        if what == "cucumber":
            agenda = self.would_win()
            self.finish(f"endgame-{agenda}", agenda)
        elif what == "cat":
            self.cat_drawn = True
            spaces = self.arrivals()
            if len(spaces) == 1:
                self.characters["cat"] = spaces[0]
            elif len(spaces) > 1:
                self.phase = "arrive"
        else:
            self.belt.append(what)
            if self.extra:
                self.extra = False
                self.phase = "place"
            else:
                self.mouse_power = False
                self.turn = (self.turn + 1) % self.seats
                self.phase = "turn"

    def finish(self, reason: str, agenda: str) -> None:
        """End the game for a reason, with the agenda that wins (M15, M18)."""
        self.over_reason = reason
        self.over_agenda = agenda
        self.phase = "over"

    # ---- the end --------------------------------------------------------

    def reason(self) -> str | None:
        """Give why the game is over, None while it is not (M15, M18)."""
        return self.over_reason

    def winner(self) -> int | None:
        """Give the seat that holds the winning agenda, None for nobody (M19)."""
        for seat, agenda in self.agendas.items():
            if agenda == self.over_agenda:
                return seat
        return None

    def has_path(self, one: str, other: str) -> bool:
        """Say whether a path joins two characters; holes do not count (M10a, M17)."""
        if one not in self.characters or other not in self.characters:
            return False
        cells = self.all_cells()
        seen: set[Cell] = {self.characters[one]}
        queue: deque[Cell] = deque(seen)
        while queue:
            here = queue.popleft()
            for side in SIDES:
                there = neighbour(here, side)
                if there not in cells or there in seen:
                    continue
                if self.can_cross(here, side, False):
                    seen.add(there)
                    queue.append(there)
        return self.characters[other] in seen

    def would_win(self) -> str:
        """Give the agenda that wins with the table as it lies (M18)."""
        a = self.has_path("mouse", "cheese")
        b = self.has_path("cat", "mouse")
        if a and b:
            return "cucumber"
        if a:
            return "mouse"
        if b:
            return "cat"
        return "cheese"

    def picture(self) -> str:
        """Draw the table as text, three lines a row, for debugging (M4)."""
        lines = ["   " + "".join(f"   {c}    " for c in "abcdefghi")]
        for y in range(9):
            rows = ["   ", f" {y + 1} ", "   "]
            for x in range(9):
                here = [n for n, c in self.characters.items() if c == (x, y)]
                if here:
                    text = "/".join(name[:3] for name in here)
                    block = [" " * 8, f"{text:^8}", " " * 8]
                elif (x, y) in self.table:
                    block = self.face((x, y))
                else:
                    block = [" " * 8, f"{'.':^8}", " " * 8]
                rows = [rows[i] + block[i] for i in range(3)]
            lines += rows
        lines.append(f"belt {self.belt} turn {self.turn} phase {self.phase}")
        lines.append(f"agendas {self.agendas} revealed {sorted(self.revealed)}")
        return "\n".join(line.rstrip() for line in lines)

    def face(self, cell: Cell) -> list[str]:
        """Draw one Maze Card as three lines: walls # holes o cogs + - (M2)."""
        card, angle = self.top(cell)
        walls = lying_walls(card, angle)
        holes = lying_holes(card, angle)
        cogs = lying_cogs(card, angle)
        wall = {s: "o" if s in holes else "#" if s in walls else "." for s in SIDES}
        cog = {s: {"cw": "+", "ccw": "-"}.get(cogs.get(s, ""), " ") for s in SIDES}
        return [
            f"  {wall['N']}{cog['N']}{wall['N']}   ",
            f"{wall['W']}{cog['W']}{card.id}{cog['E']}{wall['E']} ",
            f"  {wall['S']}{cog['S']}{wall['S']}   ",
        ]
