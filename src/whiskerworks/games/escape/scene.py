# compiled: warm
"""How escape looks."""

from typing import Final, final

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import marked, marks_ahead, moves_to
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.games.escape import notation
from whiskerworks.games.escape.explain import Way, ways
from whiskerworks.games.escape.notes import notes
from whiskerworks.games.escape.offers import effect, offers
from whiskerworks.games.escape.parts import LEFT, TOP
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import TURN, State, face_of
from whiskerworks.games.escape.turns import spaces_beside, way_of
from whiskerworks.games.escape.wishes import wish
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_moves import SKIP
from whiskerworks.kit.card_words import SIDE_NAMES
from whiskerworks.kit.decks import ANGLES
from whiskerworks.kit.table_layout import Layout
from whiskerworks.kit.table_pieces import TONES, TablePieces

__all__ = ["effect", "scene", "wish"]

_PLATE: Final = 0.352
"""So far from the middle of the Mouse are the plates for the numbers of its gear."""
_ROUND: Final = ((0.0, -_PLATE), (_PLATE, 0.0), (0.0, _PLATE), (-_PLATE, 0.0))
"""Where the numbers of the gear stand: north, east, south and west of its middle."""
_DIGITS: Final = (0.28, 0.28, 0.22, 0.17, 0.135)
"""How large numbers are in a mark that has so many."""


def scene(rules: Rules, view: OpenView[State]) -> Scene:
    """Return the board, the belt, and what is known of the agendas."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = moves_to(rules, state, view.seat)
    marks = marked(rules, state, moves, marks_ahead, notation.write)
    return Scene(
        picture.layout.width,
        picture.layout.height,
        tuple(picture.pieces()),
        offers(state, moves),
        notes(rules, state),
        marks=marks,
    )


@final
class _Picture:
    """Draws a position."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        self.layout: Final = Layout(int(LEFT) + 1, int(TOP) + 1, 5, 5)
        deck = rules.parts.cards.deck
        self._table: Final = TablePieces(deck, state.table, self.layout)
        self._rules: Final = rules
        self._state: Final = state
        self._seat: Final = seat

    def pieces(self) -> list[Piece]:
        """Return all pieces, what lies on others after them."""
        table = self._table
        state = self._state
        return [
            *table.edges(),
            *self._cells(),
            *table.stacks(),
            *table.cards(),
            *self._agendas(),
            self._exit(),
            self._bomb(),
            table.person("cat", int(state.table.cat)),
            *self._ways(),
            *table.belt(int(state.belt)),
            *self._buttons(),
            table.deck(int(state.unseen)),
            *[self._plate(agenda) for agenda in range(4)],
        ]

    def _cells(self) -> list[Piece]:
        """Return the cells; empty ones tell whether a card can be placed there."""
        spaces = int(spaces_beside(self._state))
        return [self._cell(cell, spaces) for cell in self.layout.cells()]

    def _cell(self, cell: int, spaces: int) -> Piece:
        state = self._state
        place = state.table.at(cell)
        if place & state.agendas:
            x, y = self.layout.at(cell)
            return Piece(NAMES[cell], "cell", x, y, 0.0, self.layout.card)
        use = "beside" if place & spaces else "far"
        return self._table.cell(cell, use)

    def _agendas(self) -> list[Piece]:
        """Return the agendas in the corners [E1]."""
        parts, state = self._rules.parts, self._state
        cells = parts.cards.setup.agendas
        return [
            self._agenda(cell, int(face_of(state.faces, corner)))
            for corner, cell in enumerate(cells)
            if state.agendas & parts.corners[corner]
        ]

    def _agenda(self, cell: int, face: int) -> Piece:
        x, y = self.layout.at(cell)
        name = NAMES[cell]
        known = AGENDAS[face - 1] if face else "none"
        say = Message("piece-agenda", {"cell": name, "agenda": known})
        art, tone = "agenda-back", ""
        label = Piece(f"name-{name}", "label-ink", 0.0, -0.34, 0.0, 0.15, text=name)
        children = [label]
        if face:
            art, tone = "agenda-face", TONES[known]
            inner = tone if known == "mouse" else ""
            low = Piece(f"name-{name}", "label-ink", 0.0, 0.245, 0.0, 0.14, text=name)
            children = [Piece(f"face-{name}", known, 0.0, -0.1, 0.0, 0.5, inner), low]
        size = round(0.9 * self.layout.card, 4)
        name_of = f"agenda-{name}"
        return Piece(name_of, art, x, y, 0.0, size, tone, say, tuple(children))

    def _exit(self) -> Piece:
        """Return the Exit, its door open once the Cheese is found [E5, E6]."""
        state = self._state
        cell = state.table.where(state.table.cheese)
        x, y = self.layout.at(cell)
        side = SIDE_NAMES[(self._rules.parts.door + state.exit_turn) & 3]
        params: Params = {
            "cell": NAMES[cell],
            "side": side,
            "open": int(state.found),
        }
        art = "exit" if state.found else "exit-shut"
        quarters = int(self._rules.parts.door + state.exit_turn) - 2
        say = Message("piece-exit", params)
        turn = 90.0 * (quarters % 4)
        return Piece("exit", art, x, y, turn, self.layout.card, "", say)

    def _bomb(self) -> Piece:
        """Return the Mechanical Mouse, with the numbers of its gear [E5]."""
        state, parts = self._state, self._rules.parts
        cell = state.table.where(state.table.mouse)
        x, y = self.layout.at(cell)
        angle = float(ANGLES[state.mouse_turn])
        numbers = [
            Piece(f"gear-{cogs}", "label-ink", *at, -angle, 0.15, text=str(cogs))
            for cogs in range(4)
            for at in [_ROUND[int(parts.gear[cogs])]]
        ]
        reads = {SIDE_NAMES[way_of(parts, state, cogs)]: cogs for cogs in range(4)}
        params: Params = {"cell": NAMES[cell], **dict(sorted(reads.items()))}
        say = Message("piece-bomb", params)
        size = self.layout.card
        return Piece(
            "mouse", "bomb-mouse", x, y, angle, size, "slate", say, tuple(numbers)
        )

    def _ways(self) -> list[Piece]:
        """Return where the bomb would go for each number of cogs, as marks [E7]."""
        if self._state.phase != TURN:
            return []
        found = ways(self._rules.parts, self._state)
        marks: dict[int, list[int]] = {}
        for one in found:
            for cell in one.cells:
                marks.setdefault(cell, []).append(one.cogs)
        blasts = [self._blast(one) for one in found if not one.cells]
        return [*[self._mark(cell, cogs) for cell, cogs in marks.items()], *blasts]

    def _mark(self, cell: int, cogs: list[int]) -> Piece:
        """Return the mark of a cell to which the bomb can go."""
        x, y = self.layout.at(cell)
        shift = 0.27 * self.layout.card
        text = " ".join([str(one) for one in cogs])
        size = _DIGITS[len(cogs)]
        name = NAMES[cell]
        digits = Piece(f"cogs-{name}", "label-ink", 0.0, 0.0, 0.0, size, text=text)
        say = Message("piece-bomb-mark", {"cell": name, "cogs": text})
        return Piece(
            f"bomb-{name}",
            "bomb-mark",
            round(x + shift, 4),
            round(y + shift, 4),
            0.0,
            round(0.6 * self.layout.card, 4),
            "",
            say,
            (digits,),
        )

    def _blast(self, one: Way) -> Piece:
        """Return the mark of a way on which the bomb goes off."""
        table = self._state.table
        x, y = self.layout.at(table.where(table.mouse))
        far = _PLATE * self.layout.card
        dx, dy = ((0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0))[one.side]
        text = str(one.cogs)
        digit = Piece(f"blows-{text}", "label-ink", 0.0, 0.0, 0.0, 0.28, text=text)
        size = round(0.38 * self.layout.card, 4)
        at_x, at_y = round(x + dx, 4), round(y + dy, 4)
        name = f"blast-{text}"
        say = one.message()
        return Piece(name, "bomb-blast", at_x, at_y, 0.0, size, "", say, (digit,))

    def _buttons(self) -> list[Piece]:
        """Return what the player may press: angles, and to skip."""
        state = self._state
        if self._seat is None or state.phase != TURN:
            return []
        if self._rules.why_illegal(state, SKIP) is None:
            return [self._table.skip()]
        return self._table.angles(range(4))

    def _plate(self, agenda: int) -> Piece:
        """Return one of the agendas, and whether it is known where it lies [E8]."""
        parts, state = self._rules.parts, self._state
        x, y = self.layout.plate(4, agenda)
        who = AGENDAS[agenda]
        corners = [
            corner for corner in range(4) if face_of(state.faces, corner) == agenda + 1
        ]
        where, lies = "?", "hidden"
        if corners:
            where = NAMES[parts.cards.setup.agendas[corners[0]]]
            lies = "gone"
            if state.agendas & parts.corners[corners[0]]:
                lies = "known"
        params: Params = {
            "agenda": who,
            "effect": self._effect(agenda + 1),
            "lies": lies,
            "cell": where,
        }
        inner = TONES[who] if who == "mouse" else ""
        face = Piece(f"plate-face-{who}", who, 0.0, -0.08, 0.0, 0.55, inner)
        children = [face, *self._told(who, lies, where)]
        say = Message("piece-plate", params)
        tone = TONES[who]
        name = f"plate-{who}"
        return Piece(name, "agenda-face", x, y, 0.0, 1.1, tone, say, tuple(children))

    def _told(self, who: str, lies: str, where: str) -> list[Piece]:
        """Return what is written beside a plate: where it lies, or that it is gone."""
        if lies == "gone":
            art = "cheese-found" if who == "cheese" else "walkway"
            return [Piece(f"plate-gone-{who}", art, 0.66, 0.0, 0.0, 0.5)]
        return [Piece(f"plate-where-{who}", "label", 0.66, 0.0, 0.0, 0.3, text=where)]

    def _effect(self, agenda: int) -> str:
        parts = self._rules.parts
        effects = {
            int(parts.nudge): "nudge",
            int(parts.again): "again",
            int(parts.peek): "peek",
        }
        return effects.get(agenda, "find")
