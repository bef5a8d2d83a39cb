# compiled: warm
"""How whodunit looks."""

from typing import Final, final

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import marked, moves_to
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.games.whodunit import notation
from whiskerworks.games.whodunit.notes import notes, told
from whiskerworks.games.whodunit.offers import effect, marks, offers
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    DROPPING,
    MOVING,
    OVER,
    SOLVED,
    SPINNING,
    TURN,
    State,
)
from whiskerworks.games.whodunit.turns import active, goals, spaces_near, usable
from whiskerworks.games.whodunit.wishes import wish
from whiskerworks.kit.agendas import AGENDAS, winner_now
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.table_layout import layout_of
from whiskerworks.kit.table_pieces import TONES, TablePieces, use_of_cell

__all__ = ["effect", "scene", "wish"]


def scene(rules: Rules, view: OpenView[State]) -> Scene:
    """Return the table, the belt and the suspects."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = moves_to(rules, state, view.seat)
    return Scene(
        picture.layout.width,
        picture.layout.height,
        tuple(picture.pieces()),
        offers(state, moves),
        notes(rules, state),
        marks=marked(rules, state, moves, marks, notation.write),
    )


@final
class _Picture:
    """Draws a position."""

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
            *self._people(),
            *table.belt(int(self._state.belt)),
            *self._buttons(),
            table.deck(int(self._state.unseen)),
            *[self._plate(agenda) for agenda in range(1, len(AGENDAS) + 1)],
        ]

    def _cells(self) -> list[Piece]:
        """Return the cells; empty ones tell whether somebody or a card can go there."""
        table = self._state.table
        spaces = int(spaces_near(table, active(table, self._rules.easier)))
        ends = int(goals(self._state)) if self._state.phase == MOVING else 0
        return [
            self._table.cell(
                cell,
                "goal" if table.at(cell) & ends else use_of_cell(table, spaces, cell),
            )
            for cell in self.layout.cells()
        ]

    def _people(self) -> list[Piece]:
        """Return the characters; who is active bears a mark [W1]."""
        table = self._state.table
        near = active(table, self._rules.easier)
        places = {"cheese": table.cheese, "cat": table.cat, "mouse": table.mouse}
        found: list[Piece] = []
        for who, place in places.items():
            if place:
                piece = self._table.person(who, int(place))
                marked = place & near and who != "cheese"
                found.append(_active(piece, table.where(place)) if marked else piece)
        return found

    def _buttons(self) -> list[Piece]:
        """Return what the player may press: angles, and abilities that are kept."""
        state = self._state
        if self._seat is None or state.phase not in (TURN, SPINNING, DROPPING):
            return []
        turns = range(1, 4) if state.phase == SPINNING else range(4)
        kept = members(usable(state)) if state.phase == TURN else []
        return [*self._table.angles(turns), *[self._use(agenda) for agenda in kept]]

    def _use(self, agenda: int) -> Piece:
        """Return the button that uses an ability, beside its agenda [W9]."""
        x, y = self.layout.plate(len(AGENDAS), agenda - 1)
        who = AGENDAS[agenda - 1]
        say = Message("piece-use", {"agenda": who})
        return Piece(f"use-{who}", "button-reveal", x - 0.75, y, 0.0, 0.55, "", say)

    def _plate(self, agenda: int) -> Piece:
        """Return an agenda: a suspect with what is to be said of it, or cleared."""
        state = self._state
        who = AGENDAS[agenda - 1]
        x, y = self.layout.plate(len(AGENDAS), agenda - 1)
        inner = TONES[who] if who == "mouse" else ""
        face = Piece(f"face-{who}", who, 0.0, 0.0, 0.0, 0.6, inner)
        if state.shown & BIT[agenda]:
            cross = Piece(f"cleared-{who}", "cleared", 0.0, 0.0)
            kept = state.kept & BIT[agenda] or state.fresh & BIT[agenda]
            pairs: Params = {"agenda": who, "kept": int(kept != 0)}
            say = Message("piece-cleared", pairs)
            return Piece(
                f"agenda-{who}", "agenda-face", x, y, 0.0, 0.9, "", say, (face, cross)
            )
        say = Message("piece-suspect", told(state, agenda))
        children = (face, *self._marks(agenda))
        tone = TONES[who]
        return Piece(
            f"agenda-{who}", "agenda-face", x, y, 0.0, 1.2, tone, say, children
        )

    def _marks(self, agenda: int) -> list[Piece]:
        """Return whether a suspect would be satisfied; and that it was the one."""
        who = AGENDAS[agenda - 1]
        right = winner_now(self._state.table) == agenda
        art = "satisfied" if right else "unsatisfied"
        found = [Piece(f"now-{who}", art, 0.55, 0.3, 0.0, 0.5)]
        if self._state.phase == OVER and self._state.ending > SOLVED:
            found.append(Piece(f"culprit-{who}", "walkway", 0.55, -0.2, 0.0, 0.8))
        return found


def _active(piece: Piece, cell: int) -> Piece:
    """Return a character with the mark of who is active [W1]."""
    mark = Piece(f"active-{piece.id}", "walkway", 0.36, -0.36, 0.0, 1.4)
    pairs: Params = {"who": Message(f"who-{piece.id}"), "cell": NAMES[cell]}
    say = Message("piece-active", pairs)
    return piece.but(say=say, more=(mark,))
