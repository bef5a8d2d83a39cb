"""A second reading of the rules of whodunit: naive, slow, and independent.

Written from the rules alone by somebody who had not seen the rules module.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

CHANCE = -1

Cell = str  # "e5": column a-i from the left, row 1-9 from the top

SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
COLUMNS = "abcdefghi"
ROWS = "123456789"
ANGLES = (0, 90, 180, 270)
AGENDAS = ("mouse", "cat", "cheese", "cucumber")
BELT_SIZE = 4
TABLE_SIZE = 5
STACK_LIMIT = 2

# Who ends the game by entering whose cell, and why (M15, W6).
MEETINGS = {
    ("mouse", "cheese"): "mouse-took-cheese",
    ("mouse", "cat"): "cat-caught-mouse",
    ("cat", "mouse"): "cat-caught-mouse",
}


@dataclass(frozen=True, eq=False)  # each is itself, so that how it lies is kept
class Card:
    """Describe a Maze Card as it lies at 0 degrees (M2)."""

    id: str
    walls: str
    holes: str
    cogs: dict[str, str]


@dataclass(frozen=True)
class Lying:
    """Tell what a card shows as it lies, turned by some angle."""

    walls: frozenset[str]
    holes: frozenset[str]
    cogs: frozenset[tuple[str, str]]


@dataclass
class Pile:
    """Hold a part of the deck: Maze Cards and perhaps one other card (W3)."""

    maze: int
    special: str | None

    def size(self) -> int:
        """Count the cards left in this part."""
        return self.maze + (0 if self.special is None else 1)


def neighbour(cell: Cell, side: str) -> Cell | None:
    """Name the cell beyond a side, or None off the canvas (M4)."""
    column = COLUMNS.index(cell[0]) + STEPS[side][0]
    row = ROWS.index(cell[1]) + STEPS[side][1]
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return COLUMNS[column] + ROWS[row]
    return None


@cache
def around(cell: Cell) -> list[tuple[str, Cell]]:
    """List each side of a cell with the cell beyond it (M4)."""
    pairs = [(side, neighbour(cell, side)) for side in SIDES]
    return [(side, beyond) for side, beyond in pairs if beyond is not None]


@cache
def distance(one: Cell, other: Cell) -> int:
    """Count the orthogonal steps between two cells (M16)."""
    columns = COLUMNS.index(one[0]) - COLUMNS.index(other[0])
    rows = ROWS.index(one[1]) - ROWS.index(other[1])
    return abs(columns) + abs(rows)


def turned_side(side: str, angle: int) -> str:
    """Name where a side comes to lie after a clockwise turn (M4)."""
    return SIDES[(SIDES.index(side) + angle // 90) % 4]


@cache
def lie(card: Card, angle: int) -> Lying:
    """Turn a card clockwise (M4)."""
    return Lying(
        frozenset(turned_side(side, angle) for side in card.walls),
        frozenset(turned_side(side, angle) for side in card.holes),
        frozenset((turned_side(side, angle), way) for side, way in card.cogs.items()),
    )


@cache
def different_lies(card: Card) -> list[tuple[int, Lying]]:
    """List the orientations that differ, each at its smallest angle (M11)."""
    found: list[tuple[int, Lying]] = []
    for angle in ANGLES:
        lying = lie(card, angle)
        if all(lying != earlier for _, earlier in found):
            found.append((angle, lying))
    return found


def fitting_angle(card: Card, walls: str) -> int | None:
    """Find the smallest angle that puts the walls where they are wanted (M7)."""
    for angle in ANGLES:
        if lie(card, angle).walls == frozenset(walls):
            return angle
    return None


def fair(moves: list[str]) -> dict[str, Fraction]:
    """Give every move of chance the same weight (M7)."""
    return {move: Fraction(1, len(moves)) for move in moves}


class Naive:
    """Play whodunit by the letter of its page (W1-W9)."""

    def __init__(
        self,
        deck: list[Card],
        cheese: str,
        mouse: str,
        starts: list[tuple[str, str]],
        easier: bool,
    ) -> None:
        """Lay out Cheese and Mouse; chance does the rest (W1, W2, W9)."""
        self._legal: dict[str, Fraction] | None = None
        self.easier = easier
        self.cards = {
            card.id: card
            for card in deck
            # Easier leaves out the Mouse's Studio, the card of four holes.
            if not (easier and len(card.holes) == 4)
        }
        self.unseen: list[str] = list(self.cards)
        self.starts = list(starts)
        self.characters: dict[str, Cell] = {"cheese": cheese, "mouse": mouse}
        # Each stack from bottom to top: card and angle.
        self.table: dict[Cell, list[tuple[str, int]]] = {}
        self.belt: list[str] = []
        self.piles = [
            Pile(5 if easier else 6, None),
            Pile(0, "agenda"),
            Pile(5, "cat"),
            Pile(0, "agenda"),
            Pile(5, None),
            Pile(0, "agenda"),
            Pile(2, None),
            Pile(3, "cucumber"),
        ]
        self.drawn: list[str] = []  # agendas drawn, in order
        self.fresh: list[str] = []  # agendas drawn since this turn began
        self.usable: list[str] = []  # agendas of earlier turns, not used
        self.holes_open = False
        self.placed: Cell | None = None
        self.moved: list[str] = []
        self.dropping = False
        self.ending: str | None = None
        self.phase = "start"
        self._next_set_up()

    def mover(self) -> int | None:
        """Tell who decides now, or None when the game is over."""
        if self.phase == "over":
            return None
        return CHANCE if self.phase in ("start", "belt", "draw") else 0

    def reason(self) -> str | None:
        """Tell how the game ended."""
        return self.ending

    def won(self) -> bool | None:
        """Return whether the player has won (W8)."""
        return None if self.ending is None else self.ending.startswith("solved-")

    def suspects(self) -> list[str]:
        """List the agendas not drawn yet (W3)."""
        return [agenda for agenda in AGENDAS if agenda not in self.drawn]

    def would_win(self) -> str:
        """Name the agenda whose condition holds now (M18)."""
        mouse_cheese = self._path("mouse", "cheese")
        cat_mouse = self._path("cat", "mouse")
        if mouse_cheese and cat_mouse:
            return "cucumber"
        if mouse_cheese:
            return "mouse"
        return "cat" if cat_mouse else "cheese"

    def legal(self) -> dict[str, Fraction]:
        """List every legal move, weighted when chance decides."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> dict[str, Fraction]:
        """Look for every legal move, once in a position."""
        if self.phase == "start":
            return self._start_moves()
        if self.phase == "belt":
            return fair([f"belt {name}" for name in self.unseen])
        if self.phase == "draw":
            return self._draw_moves()
        return {move: Fraction(0) for move in self._player_moves()}

    def _player_moves(self) -> list[str]:
        """List the player's legal moves."""
        if self.phase == "place":
            return self._use_moves() + self._place_moves()
        if self.phase == "spin":
            return self._spin_moves()
        if self.phase == "drop":
            return self._drop_moves()
        if self.phase == "move":
            return self._walk_moves()
        if self.phase == "arrive":
            return [f"arrive {cell}" for cell in self._arrivals()]
        return []

    def play(self, move: str) -> None:
        """Make a move; raise ValueError if it is not legal."""
        if move not in self.legal():
            raise ValueError(f"not legal: {move!r}")
        self._legal = None
        words = move.split()
        if self.phase == "start":
            self.starts.pop(0)
            self.unseen.remove(words[1])
            self.table[words[2]] = [(words[1], int(words[3]))]
            self._next_set_up()
        elif self.phase == "belt":
            self._take_to_belt(words[1])
            self._next_set_up()
        elif self.phase == "draw":
            self._play_draw(words[1:])
        elif self.phase == "arrive":
            self._arrive(words[1])
        elif self.phase == "move":
            self._play_walk(words[0], words[1])
        elif self.phase == "spin":
            self._turn_stack(words[1], int(words[2]))
            self._go_on()
        elif self.phase == "drop":
            self.dropping = True
            self._put(words[1], words[2], int(words[3]))
        elif words[0] == "use":
            self._use(words[1])
        else:
            self._put(words[0], words[1], int(words[2]))

    def _start_moves(self) -> dict[str, Fraction]:
        """List the cards of the right shape for the next start place (M7)."""
        cell, walls = self.starts[0]
        moves = []
        for name in self.unseen:
            angle = fitting_angle(self.cards[name], walls)
            if angle is not None:
                moves.append(f"start {name} {cell} {angle}")
        return fair(moves)

    def _next_set_up(self) -> None:
        """Go on with start cards, then the belt, then the first turn (W1)."""
        if self.starts:
            self.phase = "start"
            if not self._start_moves():
                raise ValueError(f"no card fits the start place {self.starts[0]}")
        elif len(self.belt) < BELT_SIZE:
            self.phase = "belt"
        else:
            self._begin_turn()

    def _take_to_belt(self, name: str) -> None:
        """Put an unseen Maze Card on the belt."""
        self.unseen.remove(name)
        self.belt.append(name)

    def _begin_turn(self) -> None:
        """Start a turn; agendas drawn before it become usable (W7, W9)."""
        self.holes_open = False
        self.usable += self.fresh
        self.fresh = []
        self._go_on()

    def _go_on(self) -> None:
        """Use what must be used, then ask for a placement (W7, W6)."""
        while self.usable and not self.easier:
            agenda = self.usable[0]
            if self._can_use(agenda):
                self._use(agenda)
                return
            self.usable.remove(agenda)
        self.phase = "place"
        if not self._player_moves():
            self._over("no-place")

    def _can_use(self, agenda: str) -> bool:
        """Return whether an ability can be used now (W7)."""
        if agenda == "cat":
            return "cat" in self.characters
        if agenda in ("cheese", "cucumber"):
            return bool(self.table)
        return True

    def _use(self, agenda: str) -> None:
        """Spend an agenda and use its ability (W7, M10a-M10d)."""
        self.usable.remove(agenda)
        if agenda == "cheese":
            self.phase = "spin"
        elif agenda == "cucumber":
            self.phase = "drop"
        else:
            if agenda == "mouse":
                self.holes_open = True
            else:
                characters = self.characters
                characters["cat"], characters["cheese"] = (
                    characters["cheese"],
                    characters["cat"],
                )
            self._go_on()

    def _use_moves(self) -> list[str]:
        """List the agendas that may be used at the start of the turn (W9)."""
        if not self.easier:
            return []
        return [f"use {agenda}" for agenda in self.usable if self._can_use(agenda)]

    def _active(self) -> list[str]:
        """Name who is active: Mouse, then Cat; either if easier (W1, W9)."""
        if "cat" not in self.characters:
            return ["mouse"]
        return ["mouse", "cat"] if self.easier else ["cat"]

    def _place_moves(self) -> list[str]:
        """List the placements next to an active character (W4, W9, M11)."""
        cells: list[Cell] = []
        for who in self._active():
            for _, cell in around(self.characters[who]):
                if cell not in cells:
                    cells.append(cell)
        return [
            f"{name} {cell} {angle}"
            for cell in cells
            for name in self.belt
            for angle, lying in different_lies(self.cards[name])
            if self._may_place(cell, lying)
        ]

    def _may_place(self, cell: Cell, lying: Lying) -> bool:
        """Return whether a card may be placed so on a cell (W4, M11)."""
        if cell not in self.table:
            return self._is_empty_space(cell)
        low = len(self.table[cell]) < STACK_LIMIT
        return low and self._top(cell).walls == lying.walls

    def _spin_moves(self) -> list[str]:
        """List the spins of any Maze Card (M10c)."""
        return [f"spin {cell} {angle}" for cell in self.table for angle in ANGLES[1:]]

    def _drop_moves(self) -> list[str]:
        """List the drops on any Maze Card, any way round (M10d, W7)."""
        return [
            f"drop {name} {cell} {angle}"
            for cell in self.table
            for name in self.belt
            for angle, _ in different_lies(self.cards[name])
        ]

    def _put(self, name: str, cell: Cell, angle: int) -> None:
        """Put a belt card on the table, then Rotate, then Move (M12, M13)."""
        self.belt.remove(name)
        self.table.setdefault(cell, []).append((name, angle))
        for side, way in lie(self.cards[name], angle).cogs:
            beyond = neighbour(cell, side)
            if beyond is not None and beyond in self.table:
                self._turn_stack(beyond, 90 if way == "cw" else 270)
        self.placed = cell
        self.moved = []
        self._go_on_moving()

    def _turn_stack(self, cell: Cell, angle: int) -> None:
        """Turn a Maze Card with what lies under it (M10c, M12)."""
        self.table[cell] = [
            (name, (old + angle) % 360) for name, old in self.table[cell]
        ]

    def _go_on_moving(self) -> None:
        """Ask for the next walk, or end the Move if nobody can (M13, W5)."""
        self.phase = "move"
        if self._walk_moves():
            return
        if not self.dropping and not any(who in self.moved for who in self._active()):
            self._over("stuck")
            return
        self.placed = None
        self._go_on_drawing()

    def _walk_moves(self) -> list[str]:
        """List the walks of those next to the placed card, not moved yet (M13)."""
        moves = []
        for who in ("mouse", "cat"):
            if who in self.characters and who not in self.moved:
                moves += [f"{who} {cell}" for cell in self._destinations(who)]
        return moves

    def _destinations(self, who: str) -> list[Cell]:
        """List where a mover can go through the placed card (M13-M15)."""
        origin = self.characters[who]
        placed = self.placed
        if placed is None or distance(origin, placed) != 1:
            return []
        if not self._may_cross(origin, placed, who):
            return []
        seen = {origin, placed}
        queue = [placed]
        found: list[Cell] = []
        while queue:
            here = queue.pop(0)
            for _, cell in around(here):
                if cell in seen or not self._may_cross(here, cell, who):
                    continue
                seen.add(cell)
                if self._meeting(who, cell) is not None:
                    found.append(cell)
                elif self._is_filled(cell):
                    queue.append(cell)
                elif self._is_empty_space(cell, leaving=who):
                    found.append(cell)
        return found

    def _meeting(self, who: str, cell: Cell) -> str | None:
        """Tell how the game ends if a mover enters a cell, if it does (M15)."""
        for other, place in self.characters.items():
            if place == cell and (who, other) in MEETINGS:
                return MEETINGS[who, other]
        return None

    def _play_walk(self, who: str, cell: Cell) -> None:
        """Move a character; a meeting ends the game (M15, W6)."""
        ending = self._meeting(who, cell)
        self.characters[who] = cell
        self.moved.append(who)
        if ending is not None:
            self._over(ending)
        else:
            self._go_on_moving()

    def _go_on_drawing(self) -> None:
        """Draw until the belt is full, then go on with the turn or end it (M16)."""
        if len(self.belt) < BELT_SIZE:
            self.phase = "draw"
        elif self.dropping:
            self.dropping = False
            self._go_on()
        else:
            self._begin_turn()

    def _pile(self) -> Pile:
        """Find the part of the deck that is drawn from now (W3)."""
        return next(pile for pile in self.piles if pile.size())

    def _draw_moves(self) -> dict[str, Fraction]:
        """List the draws with their exact weights (W3)."""
        pile = self._pile()
        moves: dict[str, Fraction] = {}
        special = Fraction(0 if pile.special is None else 1, pile.size())
        if pile.special == "agenda":
            for agenda in self.suspects():
                moves[f"draw agenda {agenda}"] = special / len(self.suspects())
        elif pile.special is not None:
            moves[f"draw {pile.special}"] = special
        if pile.maze:
            for name in self.unseen:
                moves[f"draw {name}"] = (1 - special) / len(self.unseen)
        return moves

    def _play_draw(self, words: list[str]) -> None:
        """Take the drawn card where it belongs (M16, W7, W8)."""
        pile = self._pile()
        if words[0] in self.cards:
            pile.maze -= 1
            self._take_to_belt(words[0])
            self._go_on_drawing()
            return
        pile.special = None
        if words[0] == "agenda":
            self.drawn.append(words[1])
            self.fresh.append(words[1])
            self._go_on_drawing()
        elif words[0] == "cat":
            self._cat_comes()
        else:
            self._solve()

    def _cat_comes(self) -> None:
        """Bring the Cat in; ask where only if there is a choice (M16)."""
        self.phase = "arrive"
        cells = self._arrivals()
        if len(cells) == 1:
            self._arrive(cells[0])

    def _arrivals(self) -> list[Cell]:
        """List the empty spaces nearest the Cheese (M16)."""
        cheese = self.characters["cheese"]
        spaces = [
            column + row
            for column in COLUMNS
            for row in ROWS
            if self._is_empty_space(column + row)
        ]
        nearest = min(distance(cell, cheese) for cell in spaces)
        return [cell for cell in spaces if distance(cell, cheese) == nearest]

    def _arrive(self, cell: Cell) -> None:
        """Put the Cat on the table, then draw a replacement (M16)."""
        self.characters["cat"] = cell
        self._go_on_drawing()

    def _solve(self) -> None:
        """Turn up the last agenda and judge it (W8)."""
        (culprit,) = self.suspects()
        solved = self.would_win() == culprit
        self._over(f"{'solved' if solved else 'unsolved'}-{culprit}")

    def _over(self, ending: str) -> None:
        """End the game."""
        self.phase = "over"
        self.ending = ending

    def _top(self, cell: Cell) -> Lying:
        """Show the top card of a stack as it lies."""
        name, angle = self.table[cell][-1]
        return lie(self.cards[name], angle)

    def _is_filled(self, cell: Cell) -> bool:
        """Return whether a card or a character lies on a cell (M6)."""
        return cell in self.table or cell in self.characters.values()

    def _is_empty_space(self, cell: Cell, leaving: str | None = None) -> bool:
        """Return whether a cell is free and keeps the table small (M5, M14)."""
        if self._is_filled(cell):
            return False
        cells = [cell, *self.table]
        cells += [place for who, place in self.characters.items() if who != leaving]
        columns = [COLUMNS.index(one[0]) for one in cells]
        rows = [ROWS.index(one[1]) for one in cells]
        wide = max(columns) - min(columns) + 1
        tall = max(rows) - min(rows) + 1
        return wide <= TABLE_SIZE and tall <= TABLE_SIZE

    def _may_cross(self, here: Cell, there: Cell, who: str | None) -> bool:
        """Return whether a boundary may be crossed (M14, M17, M10a)."""
        side = next(side for side, cell in around(here) if cell == there)
        walls: list[bool] = []
        holes: list[bool] = []
        for cell, face in ((here, side), (there, OPPOSITE[side])):
            # Characters and empty spaces have no walls (M6).
            if cell in self.table:
                top = self._top(cell)
                walls.append(face in top.walls)
                holes.append(face in top.holes)
        if not any(walls):
            return True
        return who == "mouse" and self.holes_open and any(holes)

    def _path(self, one: str, other: str) -> bool:
        """Return whether a path joins two characters (M17)."""
        if one not in self.characters or other not in self.characters:
            return False
        seen = {self.characters[one]}
        queue = [self.characters[one]]
        while queue:
            here = queue.pop(0)
            for _, cell in around(here):
                if cell in seen or not self._is_filled(cell):
                    continue
                if self._may_cross(here, cell, None):
                    seen.add(cell)
                    queue.append(cell)
        return self.characters[other] in seen

    def show(self) -> str:
        """Draw the position as text."""
        names = {cell: stack[-1][0] for cell, stack in self.table.items()}
        names |= {cell: who[:3].upper() for who, cell in self.characters.items()}
        lines = ["   " + "   ".join(COLUMNS)]
        for row in ROWS:
            cells = [names.get(column + row, " . ") for column in COLUMNS]
            lines.append(f"{row} " + " ".join(cells))
        for cell in sorted(self.table):
            stack = " < ".join(f"{name}@{angle}" for name, angle in self.table[cell])
            top = self._top(cell)
            walls = "".join(sorted(top.walls)) or "-"
            holes = "".join(sorted(top.holes)) or "-"
            cogs = " ".join(f"{side}:{way}" for side, way in sorted(top.cogs)) or "-"
            lines.append(f"{cell} {stack}  walls {walls}  holes {holes}  cogs {cogs}")
        lines.append(f"belt {' '.join(self.belt)}  unseen {len(self.unseen)}")
        lines.append(f"usable {self.usable}  fresh {self.fresh}  drawn {self.drawn}")
        lines.append(f"{self.phase} {self.ending}  holes open {self.holes_open}")
        return "\n".join(lines)
