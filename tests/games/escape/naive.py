"""A second reading of the rules of escape: naive, slow, and independent.

It was written from the rules alone, by somebody who had not seen the rules module.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

Cell = str

CHANCE = -1
PLAYER = 0
SIDES = "NESW"
ANGLES = (0, 90, 180, 270)
COLUMNS = "cdefg"
ROWS = "34567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
FACES = ("mouse", "cat", "cheese", "cucumber")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TURNS = {"cw": 90, "ccw": 270}
HIGHEST_STACK = 2
LAST_CARDS = 3


@dataclass(frozen=True, eq=False)  # each is itself, so that how it lies is kept
class Card:
    """Describe a Maze Card as it lies at 0 degrees (M2, M3)."""

    id: str
    walls: str
    holes: str
    cogs: dict[str, str]


@dataclass(frozen=True)
class Lying:
    """Describe a Maze Card that lies on the table at an angle (M4)."""

    card: Card
    angle: int

    def walls(self) -> frozenset[str]:
        """Return the sides that are walled now."""
        return walls_of(self.card, self.angle)

    def holes(self) -> set[str]:
        """Return the sides that have a mouse hole now."""
        return {turned(side, self.angle) for side in self.card.holes}

    def cogs(self) -> dict[str, str]:
        """Return the direction of the cog on each side that has one now."""
        return {turned(side, self.angle): d for side, d in self.card.cogs.items()}

    def same_lie(self, other: Lying) -> bool:
        """Return whether two cards lie identically (M11)."""
        return (
            self.walls() == other.walls()
            and self.holes() == other.holes()
            and self.cogs() == other.cogs()
        )


@cache
def walls_of(card: Card, angle: int) -> frozenset[str]:
    """Return the sides of a card that are walled at an angle (M2, M4)."""
    return frozenset(turned(side, angle) for side in card.walls)


def turned(side: str, angle: int) -> str:
    """Return where a side comes to lie after a clockwise turn (M4)."""
    return SIDES[(SIDES.index(side) + angle // 90) % 4]


def opposite(side: str) -> str:
    """Return the side that faces this one."""
    return turned(side, 180)


@cache
def beyond(cell: Cell, way: str) -> Cell | None:
    """Return the next cell that way, None off the board (E1)."""
    dx, dy = STEPS[way]
    name = chr(ord(cell[0]) + dx) + chr(ord(cell[1]) + dy)
    return name if name in CELLS else None


@cache
def neighbours(cell: Cell) -> list[Cell]:
    """Return the orthogonal neighbours on the board."""
    around = [beyond(cell, way) for way in SIDES]
    return [there for there in around if there is not None]


@cache
def different_lies(card: Card) -> list[Lying]:
    """Return the lies of a card, identical ones once, smallest angle (M11)."""
    lies: list[Lying] = []
    for angle in ANGLES:
        lie = Lying(card, angle)
        if not any(lie.same_lie(earlier) for earlier in lies):
            lies.append(lie)
    return lies


def lie_with_walls(card: Card, walls: str | None) -> Lying | None:
    """Return the lie a start place wants, smallest angle, if there is one (M7)."""
    for angle in ANGLES:
        lie = Lying(card, angle)
        if walls is None or lie.walls() == set(walls):
            return lie
    return None


def equally(moves: list[str]) -> dict[str, Fraction]:
    """Give equal weights to the moves of chance."""
    return {move: Fraction(1, len(moves)) for move in moves}


def unweighted(moves: list[str]) -> dict[str, Fraction]:
    """Give the player's moves their weight of nothing."""
    return {move: Fraction(0) for move in moves}


class Naive:
    """Play escape slowly, one move at a time."""

    def __init__(
        self,
        deck: list[Card],
        cat: str,
        mouse: str,
        exit: str,  # noqa: A002
        agendas: list[str],
        starts: list[tuple[str, str | None]],
        mouse_angle: int = 0,
        exit_angle: int = 0,
        gear: str = "NESW",
        door: str = "S",
        belt: int = 4,
        help: bool = False,  # noqa: A002
    ) -> None:
        """Lay out the set-up, the cards still to come (E1, E2, M7)."""
        self.cards = {card.id: card for card in deck}
        self.unseen = [card.id for card in deck]
        self.characters: dict[str, Cell] = {"cat": cat, "mouse": mouse, "exit": exit}
        # The face of each agenda on the table, None while nobody knows it.
        self.agendas: dict[Cell, str | None] = dict.fromkeys(agendas)
        self.unknown = list(FACES)
        self.mouse_angle = mouse_angle
        self.exit_angle = exit_angle
        self.gear = gear
        self.door = door
        self.belt_size = belt
        self.help = help
        self.starts = list(starts)
        self.table: dict[Cell, list[Lying]] = {}
        self.belt: list[str] = []
        self._legal: dict[str, Fraction] | None = None
        self.found = False
        self.placed: Cell | None = None
        self.landed: Cell | None = None
        self.peeked: Cell | None = None
        self.drawn = False
        self.ending: str | None = None
        self.phase = ""
        self._go_on_with_setup()

    # What the world sees.

    def mover(self) -> int | None:
        """Return who moves: the player, chance, or nobody any more."""
        if self.ending is not None:
            return None
        if self.phase in ("place", "cat", "bomb", "nudge", "peek"):
            return PLAYER
        return CHANCE

    def legal(self) -> dict[str, Fraction]:
        """Return every legal move with its weight."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> dict[str, Fraction]:
        """Look for every legal move, once in a position."""
        if self.ending is not None:
            return {}
        if self.phase == "place":
            return unweighted(self._placings() or ["skip"])
        if self.phase == "cat":
            return unweighted([f"cat {cell}" for cell in sorted(self._cat_ends())])
        if self.phase == "bomb":
            ends = sorted(self.bomb_ends(self._cogs_placed()))
            return unweighted([f"bomb {cell}" for cell in ends])
        if self.phase == "nudge":
            return unweighted([f"nudge {cell}" for cell in sorted(self._nudge_ends())])
        if self.phase == "peek":
            return unweighted([f"peek {cell}" for cell in self._face_down()])
        return equally(self._chances())

    def play(self, move: str) -> None:
        """Play a legal move, and go on to the next decision."""
        if move not in self.legal():
            raise ValueError(f"not legal: {move}")
        self._legal = None
        words = move.split()
        if self.phase == "start":
            self._play_start(words[1], words[2], int(words[3]))
        elif self.phase == "belt":
            self._take_to_belt(words[1])
            self._go_on_with_setup()
        elif self.phase == "help":
            self._learn(words[1], words[2])
            self._begin_turn()
        elif self.phase == "place":
            self._play_place(words)
        elif self.phase == "cat":
            self._play_cat(words[1])
        elif self.phase == "bomb":
            self.characters["mouse"] = words[1]
            self._after_bomb()
        elif self.phase == "draw":
            self._play_draw(words[1])
        elif self.phase == "face":
            self._play_face(words[1], words[2])
        elif self.phase == "nudge":
            self.characters["mouse"] = words[1]
            self._begin_turn()
        elif self.phase == "peek":
            self.peeked = words[1]
            self.phase = "peeked"
        else:
            self._learn(words[1], words[2])
            self._begin_turn()

    def reason(self) -> str | None:
        """Return how the game ended, None while it goes on."""
        return self.ending

    def won(self) -> bool | None:
        """Return whether the player won (E6, E9), None while it goes on."""
        if self.ending is None:
            return None
        return self.ending == "escaped"

    def bomb_ends(self, cogs: int) -> set[str]:
        """Return where the Mouse could end if it moved by so many cogs (E7)."""
        return self._mouse_ends(self._gear_way(cogs))

    def show(self) -> str:
        """Return a readable picture of the position."""
        lines = ["    " + "".join(f"{column:<18}" for column in COLUMNS)]
        for row in ROWS:
            texts = [self._show_cell(column + row) for column in COLUMNS]
            lines.append(f"{row}   " + "".join(f"{text:<18}" for text in texts))
        ways = "".join(turned(way, self.mouse_angle) for way in self.gear)
        lines.append(f"gear {ways} ({self.mouse_angle}), door {self._door()}")
        lines.append(f"belt {' '.join(self.belt)}, unseen {len(self.unseen)}")
        lines.append(f"found {self.found}, unknown {' '.join(self.unknown)}")
        lines.append(f"phase {self.phase}, placed {self.placed}, end {self.ending}")
        return "\n".join(lines)

    def _show_cell(self, cell: Cell) -> str:
        """Return what lies on a cell: walls after /, cogs + (cw) and - (ccw)."""
        parts = [
            name.upper() for name, where in self.characters.items() if where == cell
        ]
        if cell in self.agendas:
            parts.append(f"[{self.agendas[cell] or '?'}]")
        if cell in self.table:
            lie = self.table[cell][-1]
            walls = "".join(side for side in SIDES if side in lie.walls())
            marks = {"cw": "+", "ccw": "-"}
            cogs = "".join(s + marks[d] for s, d in sorted(lie.cogs().items()))
            stack = "*" * (len(self.table[cell]) - 1)
            parts.append(f"{lie.card.id}{stack}/{walls}/{cogs}")
        return " ".join(parts) or "."

    # Chance.

    def _chances(self) -> list[str]:
        """Return what chance may do now; all of it is equally likely."""
        if self.phase == "start":
            return self._start_chances()
        if self.phase == "belt":
            return [f"belt {card}" for card in self.unseen]
        if self.phase == "help":
            return [f"face {c} {face}" for c in self._face_down() for face in FACES]
        if self.phase == "draw":
            return self._draw_chances()
        cell = self.landed if self.phase == "face" else self.peeked
        assert cell is not None
        known = self.agendas[cell]
        faces = self.unknown if known is None else [known]
        return [f"face {cell} {face}" for face in faces]

    def _start_chances(self) -> list[str]:
        """Return the cards of the right shape for the next start place (M7)."""
        cell, walls = self.starts[0]
        moves = []
        for name in self.unseen:
            lie = lie_with_walls(self.cards[name], walls)
            if lie is not None:
                moves.append(f"start {name} {cell} {lie.angle}")
        if not moves:
            raise ValueError(f"no card of the right shape for {cell}")
        return moves

    def _draw_chances(self) -> list[str]:
        """Return the draws: the Cucumber is among the last four cards (E3)."""
        draws = [f"draw {card}" for card in self.unseen]
        if len(self.unseen) <= LAST_CARDS:
            draws.append("draw cucumber")
        return draws

    # Set-up.

    def _go_on_with_setup(self) -> None:
        """Go on to the next start card, belt card or help, or to play (E2)."""
        if self.starts:
            self.phase = "start"
        elif len(self.belt) < self.belt_size:
            self.phase = "belt"
        elif self.help:
            self.phase = "help"
        else:
            self._begin_turn()

    def _play_start(self, name: str, cell: Cell, angle: int) -> None:
        """Lay a start card (M7)."""
        self.unseen.remove(name)
        self.table[cell] = [Lying(self.cards[name], angle)]
        self.starts.pop(0)
        self._go_on_with_setup()

    def _take_to_belt(self, name: str) -> None:
        """Take an unseen card to the belt (M7, M16)."""
        self.unseen.remove(name)
        self.belt.append(name)

    def _learn(self, cell: Cell, face: str) -> None:
        """Note the face of an agenda that stays on the table (E2, E8)."""
        self.agendas[cell] = face
        if face in self.unknown:
            self.unknown.remove(face)

    def _face_down(self) -> list[Cell]:
        """Return the agendas on the table whose face is not known."""
        return sorted(cell for cell, face in self.agendas.items() if face is None)

    # Place and Rotate.

    def _begin_turn(self) -> None:
        """Begin a turn with Place (E1)."""
        self.placed = None
        self.landed = None
        self.peeked = None
        self.drawn = False
        self.phase = "place"

    def _is_empty(self, cell: Cell) -> bool:
        """Return whether no card, agenda or character lies there (M5, E4)."""
        return (
            cell not in self.table
            and cell not in self.agendas
            and cell not in self.characters.values()
        )

    def _may_place(self, lie: Lying, cell: Cell) -> bool:
        """Return whether a card may be placed there, lying so (M11, E4)."""
        if self._is_empty(cell):
            return any(not self._is_empty(there) for there in neighbours(cell))
        if cell not in self.table:
            return False
        stack = self.table[cell]
        return len(stack) < HIGHEST_STACK and stack[-1].walls() == lie.walls()

    def _placings(self) -> list[str]:
        """Return every way to place a belt card (M11, E4)."""
        return [
            f"{name} {cell} {lie.angle}"
            for name in self.belt
            for lie in different_lies(self.cards[name])
            for cell in CELLS
            if self._may_place(lie, cell)
        ]

    def _play_place(self, words: list[str]) -> None:
        """Place a card, then Rotate and Move; or skip to End (M11)."""
        if words == ["skip"]:
            self.phase = "draw"
            return
        name, cell, angle = words
        self.belt.remove(name)
        self.table.setdefault(cell, []).append(Lying(self.cards[name], int(angle)))
        self.placed = cell
        self._rotate(cell)
        if self._cat_ends():
            self.phase = "cat"
        else:
            self._bomb()

    def _rotate(self, cell: Cell) -> None:
        """Turn what lies next to each cog of the placed card (M12, E5)."""
        for side, direction in self.table[cell][-1].cogs().items():
            there = beyond(cell, side)
            if there is not None:
                self._turn(there, TURNS[direction])

    def _turn(self, cell: Cell, angle: int) -> None:
        """Turn a stack, the Mechanical Mouse or the Exit (M12, E5)."""
        if cell in self.table:
            stack = self.table[cell]
            self.table[cell] = [
                Lying(lie.card, (lie.angle + angle) % 360) for lie in stack
            ]
        if cell == self.characters["mouse"]:
            self.mouse_angle = (self.mouse_angle + angle) % 360
        if cell == self.characters["exit"]:
            self.exit_angle = (self.exit_angle + angle) % 360

    # Walking.

    def _is_open(self, cell: Cell, side: str) -> bool:
        """Return whether a side is open; only Maze Cards have walls (M6, M14)."""
        return cell not in self.table or side not in self.table[cell][-1].walls()

    def _can_pass(self, cell: Cell) -> bool:
        """Return whether a walk goes on there: a card or a free agenda (E6, E7)."""
        if cell in self.characters.values():
            return False
        return cell in self.table or cell in self.agendas

    def _walk(self, home: Cell, first: Cell) -> set[tuple[Cell, str]]:
        """Return the cells entered from a first card on, and by which side (M14)."""
        entered: set[tuple[Cell, str]] = set()
        seen = {first}
        queue = [first]
        while queue:
            here = queue.pop(0)
            for way in SIDES:
                there = beyond(here, way)
                if there is None or there == home:
                    continue
                side = opposite(way)
                if not self._is_open(here, way) or not self._is_open(there, side):
                    continue
                entered.add((there, side))
                if self._can_pass(there) and there not in seen:
                    seen.add(there)
                    queue.append(there)
        return entered

    # Move.

    def _door(self) -> str:
        """Return the side on which the Exit's door is now (E5)."""
        return turned(self.door, self.exit_angle)

    def _may_cat_end(self, cell: Cell, side: str) -> bool:
        """Return whether the Cat may end on a cell it enters by that side (E6)."""
        if cell == self.characters["exit"]:
            return self.found and side == self._door()
        return cell not in self.table

    def _cat_ends(self) -> set[Cell]:
        """Return the Cat's destinations through the placed card (M13, M14, E6)."""
        home = self.characters["cat"]
        for way in SIDES:
            there = beyond(home, way)
            if there is not None and there == self.placed:
                if not self._is_open(there, opposite(way)):
                    return set()
                entered = self._walk(home, there)
                return {cell for cell, side in entered if self._may_cat_end(cell, side)}
        return set()

    def _play_cat(self, cell: Cell) -> None:
        """Move the Cat; it may win or lose by that (E6)."""
        self.characters["cat"] = cell
        if cell == self.characters["exit"]:
            self.ending = "escaped"
        elif cell == self.characters["mouse"]:
            self.ending = "met-mouse"
        else:
            if cell in self.agendas:
                self.landed = cell
            self._bomb()

    # Bomb.

    def _cogs_placed(self) -> int:
        """Count the cogs on the card placed this turn (E7)."""
        assert self.placed is not None
        return len(self.table[self.placed][-1].card.cogs)

    def _gear_way(self, cogs: int) -> str:
        """Return the way the gear points for a number of cogs (E5)."""
        return turned(self.gear[cogs], self.mouse_angle)

    def _mouse_ends(self, way: str) -> set[Cell]:
        """Return where the Mouse can end if it steps that way (E7)."""
        home = self.characters["mouse"]
        blocked = (self.characters["cat"], self.characters["exit"])
        first = beyond(home, way)
        if first is None or first in blocked:
            return set()
        if first not in self.table:
            return {first}
        if not self._is_open(first, opposite(way)):
            return set()
        entered = {cell for cell, _ in self._walk(home, first)}
        return {c for c in entered if c not in self.table and c not in blocked}

    def _bomb(self) -> None:
        """Move the Mechanical Mouse, or end the game if it cannot (E7)."""
        cogs = self._cogs_placed()
        if self.bomb_ends(cogs):
            self.phase = "bomb"
            return
        first = beyond(self.characters["mouse"], self._gear_way(cogs))
        met = first is not None and first == self.characters["cat"]
        self.ending = "met-mouse" if met else "exploded"

    def _after_bomb(self) -> None:
        """Go on to End, or finish it if the cucumber moved the Mouse (E8)."""
        if self.drawn:
            self._begin_turn()
        else:
            self.phase = "draw"

    # End.

    def _play_draw(self, name: str) -> None:
        """Draw to the belt, then turn up the agenda the Cat got to (E8)."""
        if name == "cucumber":
            self.ending = "too-late"
            return
        self._take_to_belt(name)
        self.drawn = True
        if self.landed is not None:
            self.phase = "face"
        else:
            self._begin_turn()

    def _play_face(self, cell: Cell, face: str) -> None:
        """Turn an agenda up, let it take effect, take it off the table (E8)."""
        self._learn(cell, face)
        # The Cat stands there, so no effect sees whether the agenda has gone.
        del self.agendas[cell]
        if face == "cucumber":
            self._bomb()
        elif face == "mouse" and self._nudge_ends():
            self.phase = "nudge"
        elif face == "cat" and self._face_down():
            self.phase = "peek"
        else:
            self.found = self.found or face == "cheese"
            self._begin_turn()

    def _nudge_ends(self) -> set[Cell]:
        """Return where the Mouse can end if stepped any of the four ways (E8)."""
        return {cell for way in SIDES for cell in self._mouse_ends(way)}
