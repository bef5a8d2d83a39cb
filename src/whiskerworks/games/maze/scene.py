# compiled: warm
"""How maze looks."""

from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import marked, moves_to
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.games.maze import notation
from whiskerworks.games.maze.notes import notes
from whiskerworks.games.maze.offers import effect, marks, offers
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    DROPPING,
    OVER,
    SPINNING,
    TURN,
    UNKNOWN,
    State,
    agenda_of,
)
from whiskerworks.games.maze.view import MazeView
from whiskerworks.games.maze.wishes import wish
from whiskerworks.kit.agendas import AGENDAS, NONE
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.card_moves import SKIP
from whiskerworks.kit.layings import spaces_beside
from whiskerworks.kit.table_layout import layout_of
from whiskerworks.kit.table_pieces import TONES, TablePieces, use_of_cell

__all__ = ["effect", "scene", "wish"]


def scene(rules: Rules, view: MazeView) -> Scene:
    """Return the table, the belt and the agendas, as the viewer may see them."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = moves_to(rules, state, view.seat)
    return Scene(
        picture.layout.width,
        picture.layout.height,
        tuple(picture.pieces()),
        offers(state, moves),
        notes(rules, state, view.seat),
        marks=marked(rules, state, moves, marks, notation.write),
    )


@final
class _Picture:
    """Draws what a viewer knows."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        self.layout: Final = layout_of(state.table)
        self._table: Final = TablePieces(rules.parts.deck, state.table, self.layout)
        self._rules: Final = rules
        self._state: Final = state
        self._seat: Final = seat

    def pieces(self) -> list[Piece]:
        """Return all pieces, what lies on others after them."""
        table = self._table
        return [
            *table.edges(),
            *self._cells(),
            *table.stacks(),
            *table.cards(),
            *table.people(),
            *table.belt(int(self._state.belt)),
            *self._buttons(),
            table.deck(int(self._state.unseen)),
            *[self._plate(seat) for seat in range(self._rules.seats)],
        ]

    def _cells(self) -> list[Piece]:
        """Return the cells; empty ones tell whether a card can be placed there."""
        table = self._state.table
        spaces = int(spaces_beside(table))
        return [
            self._table.cell(cell, use_of_cell(table, spaces, cell))
            for cell in self.layout.cells()
        ]

    def _buttons(self) -> list[Piece]:
        """Return what the viewer on turn may press: angles, and its agenda."""
        state = self._state
        if state.seat != self._seat or state.phase not in (TURN, SPINNING, DROPPING):
            return []
        turns = range(1, 4) if state.phase == SPINNING else range(4)
        skips = self._rules.why_illegal(state, SKIP) is None
        skip = [self._table.skip()] if skips else []
        return [*self._table.angles(turns), *skip, *self._reveal()]

    def _reveal(self) -> list[Piece]:
        """Return the button that turns the viewer's agenda up [M10]."""
        state = self._state
        if state.phase != TURN or not self._rules.may_reveal(state):
            return []
        x, y = self.layout.plate(self._rules.seats, int(state.seat))
        say = Message("piece-reveal")
        return [Piece("reveal", "button-reveal", x - 0.75, y, 0.0, 0.55, "", say)]

    def _plate(self, seat: int) -> Piece:
        """Return the agenda of a seat: its face if the viewer may know it [M20]."""
        x, y = self.layout.plate(self._rules.seats, seat)
        agenda = int(agenda_of(self._state.agendas, seat))
        say = Message("piece-agenda", self._told(seat, agenda))
        art, tone = "agenda-back", ""
        children = [*self._mark(seat)]
        if agenda not in (NONE, UNKNOWN):
            who = AGENDAS[agenda - 1]
            art, tone = "agenda-face", TONES[who]
            inner = tone if who == "mouse" else ""
            children.append(Piece(f"face-{seat}", who, 0.0, 0.0, 0.0, 0.6, inner))
        label = Piece(f"label-{seat}", "label", 0.62, 0.3, 0.0, 0.3, text=str(seat))
        children.append(label)
        return Piece(f"agenda-{seat}", art, x, y, 0.0, 1.2, tone, say, tuple(children))

    def _told(self, seat: int, agenda: int) -> Params:
        state = self._state
        known = "none" if agenda == NONE else "secret"
        if agenda not in (NONE, UNKNOWN):
            known = AGENDAS[agenda - 1]
        up = state.revealed & BIT[seat] or state.phase == OVER
        return {
            "seat": seat,
            "agenda": known,
            "up": int(bool(up)),
            "own": int(seat == self._seat),
        }

    def _mark(self, seat: int) -> list[Piece]:
        """Return the mark of the seat on turn, or of the one that won."""
        outcome = self._rules.outcome(self._state)
        marked = seat == self._state.seat
        if outcome is not None:
            marked = seat in outcome.winners
        if not marked:
            return []
        return [Piece(f"turn-{seat}", "walkway", 0.62, -0.2, 0.0, 0.8)]
