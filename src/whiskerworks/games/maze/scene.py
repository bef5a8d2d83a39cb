"""How maze looks."""

from typing import Final, final

from whiskerworks.core.message import Message, Pairs
from whiskerworks.core.offers import offers_to
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.games.maze.ids import agenda_id, angle_id, card_id
from whiskerworks.games.maze.layout import Layout
from whiskerworks.games.maze.moves import SKIP
from whiskerworks.games.maze.notes import notes
from whiskerworks.games.maze.offers import offer
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.setup import AGENDAS
from whiskerworks.games.maze.state import (
    DROPPING,
    NONE,
    OVER,
    SPINNING,
    TURN,
    UNKNOWN,
    State,
    agenda_of,
)
from whiskerworks.games.maze.turns import spaces_beside
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit.bits import BIT, count, members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_pieces import card_piece
from whiskerworks.kit.card_words import card_sides
from whiskerworks.kit.decks import ANGLES

_TONES: Final = {
    "mouse": "neutral",
    "cat": "orange",
    "cheese": "gold",
    "cucumber": "green",
}
"""The colours of the characters; their shapes tell them apart as well."""


def scene(rules: Rules, view: MazeView) -> Scene:
    """Return the table, the belt and the agendas, as the viewer may see them."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    offers = offers_to(rules, state, view.seat, lambda move: offer(rules, state, move))
    return Scene(
        picture.layout.width,
        picture.layout.height,
        tuple(picture.pieces()),
        offers,
        notes(rules, state, view.seat),
    )


@final
class _Picture:
    """Draws what a viewer knows."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        self.layout: Final = Layout(state.table)
        self._rules: Final = rules
        self._state: Final = state
        self._seat: Final = seat

    def pieces(self) -> list[Piece]:
        """Return all pieces, what lies on others after them."""
        return [
            *self._edges(),
            *[self._cell(cell) for cell in self.layout.cells()],
            *self._stacks(),
            *self._cards(),
            *self._people(),
            *self._belt(),
            *self._buttons(),
            self._deck(),
            *[self._plate(seat) for seat in range(self._rules.seats)],
        ]

    def _edges(self) -> list[Piece]:
        """Return the names of columns and rows, beside the table [M4]."""
        return [
            Piece(f"{kind}-{name}", "label", x, y, 0.0, 0.17, text=name)
            for kind, name, x, y in self.layout.edges()
        ]

    def _cell(self, cell: int) -> Piece:
        """Return an empty cell, which tells whether a card can be placed there."""
        table = self._state.table
        x, y = self.layout.at(cell)
        name = NAMES[cell]
        place = table.at(cell)
        use = "far"
        if place & spaces_beside(table):
            use = "beside"
        elif self._outside(cell):
            use = "outside"
        say: Message | None = Message("piece-cell", (("cell", name), ("use", use)))
        if place & table.taken():
            say = None  # What lies there speaks for itself.
        return Piece(name, "cell", x, y, 0.0, self.layout.card, "", say, (), name)

    def _outside(self, cell: int) -> bool:
        """Tell whether a card on *cell* would make the table too large [M5]."""
        table = self._state.table
        taken = [int(table.cell(place)) for place in members(table.taken())]
        across = [other % 9 for other in taken] + [cell % 9]
        down = [other // 9 for other in taken] + [cell // 9]
        return max(across) - min(across) > 4 or max(down) - min(down) > 4

    def _stacks(self) -> list[Piece]:
        """Return the edges of cards that lie under others."""
        table = self._state.table
        return [self._stack(int(table.cell(place))) for place in members(table.deep)]

    def _stack(self, cell: int) -> Piece:
        x, y = self.layout.at(cell)
        return Piece(f"stack-{NAMES[cell]}", "stack", x, y, 0.0, self.layout.card)

    def _cards(self) -> list[Piece]:
        """Return the Maze Cards on the table."""
        return [self._card(place) for place in members(self._state.table.cards)]

    def _card(self, place: int) -> Piece:
        table = self._state.table
        face = int(table.face(1 << place))
        cell = int(table.cell(place))
        card = self._rules.parts.deck.cards[face // 4]
        angle = ANGLES[face % 4]
        x, y = self.layout.at(cell)
        pairs: Pairs = (
            ("card", card.id),
            ("cell", NAMES[cell]),
            ("deep", int(table.deep >> place & 1)),
            ("sides", card_sides(card, angle)),
        )
        say = Message("piece-laid", pairs)
        return card_piece(card, card_id(face // 4), x, y, angle, self.layout.card, say)

    def _people(self) -> list[Piece]:
        """Return the characters, each on a stage of its own [M6]."""
        table = self._state.table
        people = (
            ("cheese", table.cheese),
            ("cat", table.cat),
            ("mouse", table.mouse),
        )
        return [self._person(who, int(place)) for who, place in people if place]

    def _person(self, who: str, place: int) -> Piece:
        cell = self._state.table.where(place)
        x, y = self.layout.at(cell)
        say = Message(f"piece-{who}", (("cell", NAMES[cell]),))
        tone = _TONES[who]
        inner = "" if who != "mouse" else tone
        body = Piece(f"body-{who}", who, 0.0, 0.0, 0.0, 0.8, inner)
        return Piece(who, "tile", x, y, 0.0, self.layout.card, tone, say, (body,))

    def _belt(self) -> list[Piece]:
        """Return the belt with its cards, each at 0 degrees."""
        cards = members(self._state.belt)
        held = max(4, len(cards))
        size = self.layout.belt_card(held)
        pieces: list[Piece] = []
        for index in range(held):
            x, y = self.layout.belt(index, held)
            pieces.append(Piece(f"belt-{index}", "belt", x, y, 0.0, size))
        for index, number in enumerate(cards):
            x, y = self.layout.belt(index, held)
            pieces.extend(self._on_belt(number, x, y, size))
        return pieces

    def _on_belt(self, number: int, x: float, y: float, size: float) -> list[Piece]:
        """Return a card on the belt, and its name below it."""
        card = self._rules.parts.deck.cards[number]
        say = Message("piece-belt", (("card", card.id), ("sides", card_sides(card))))
        label = Piece(f"name-{card.id}", "label", x, y + 0.72, 0.0, 0.2, text=card.id)
        return [card_piece(card, card_id(number), x, y, 0, size, say), label]

    def _buttons(self) -> list[Piece]:
        """Return what the viewer on turn may press: angles, and its agenda."""
        state = self._state
        if state.seat != self._seat or state.phase not in (TURN, SPINNING, DROPPING):
            return []
        turns = range(1, 4) if state.phase == SPINNING else range(4)
        angles = [self._angle(turn) for turn in turns]
        return [*angles, *self._skip(), *self._reveal()]

    def _reveal(self) -> list[Piece]:
        """Return the button that turns the viewer's agenda up [M10]."""
        state = self._state
        if state.phase != TURN or not self._rules.may_reveal(state):
            return []
        x, y = self.layout.plate(self._rules.seats, int(state.seat))
        say = Message("piece-reveal")
        return [Piece("reveal", "button-reveal", x - 0.75, y, 0.0, 0.55, "", say)]

    def _angle(self, turn: int) -> Piece:
        x, y = self.layout.angle(turn)
        text = str(90 * turn)
        say = Message("piece-angle", (("angle", 90 * turn),))
        return Piece(angle_id(turn), "angle", x, y, 0.0, 1.35, "", say, (), text)

    def _skip(self) -> list[Piece]:
        """Return the button for a turn in which nothing can be placed [M11]."""
        if self._rules.why_illegal(self._state, SKIP) is not None:
            return []
        x, y = self.layout.deck
        say = Message("piece-skip")
        return [Piece("skip", "button-skip", x, y + 0.78, 0.0, 0.5, "", say)]

    def _deck(self) -> Piece:
        """Return the pile, with how many Maze Cards are left in it [M20]."""
        x, y = self.layout.deck
        left = int(count(self._state.unseen))
        say = Message("piece-deck", (("left", left),))
        return Piece("deck", "deck", x, y, 0.0, 0.9, "", say, (), str(left))

    def _plate(self, seat: int) -> Piece:
        """Return the agenda of a seat: its face if the viewer may know it [M20]."""
        x, y = self.layout.plate(self._rules.seats, seat)
        agenda = int(agenda_of(self._state.agendas, seat))
        say = Message("piece-agenda", self._told(seat, agenda))
        art, tone = "agenda-back", ""
        children = [*self._mark(seat)]
        if agenda not in (NONE, UNKNOWN):
            who = AGENDAS[agenda - 1]
            art, tone = "agenda-face", _TONES[who]
            inner = tone if who == "mouse" else ""
            children.append(Piece(f"face-{seat}", who, 0.0, 0.0, 0.0, 0.6, inner))
        label = Piece(f"label-{seat}", "label", 0.62, 0.3, 0.0, 0.3, text=str(seat))
        children.append(label)
        return Piece(agenda_id(seat), art, x, y, 0.0, 1.2, tone, say, tuple(children))

    def _told(self, seat: int, agenda: int) -> Pairs:
        state = self._state
        known = "none" if agenda == NONE else "secret"
        if agenda not in (NONE, UNKNOWN):
            known = AGENDAS[agenda - 1]
        up = state.revealed & BIT[seat] or state.phase == OVER
        return (
            ("seat", seat),
            ("agenda", known),
            ("up", int(bool(up))),
            ("own", int(seat == self._seat)),
        )

    def _mark(self, seat: int) -> list[Piece]:
        """Return the mark of the seat on turn, or of the one that won."""
        outcome = self._rules.outcome(self._state)
        marked = seat == self._state.seat
        if outcome is not None:
            marked = seat in outcome.winners
        if not marked:
            return []
        return [Piece(f"turn-{seat}", "walkway", 0.62, -0.2, 0.0, 0.8)]
