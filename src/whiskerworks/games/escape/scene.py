# compiled: warm
"""The scene of escape: pieces, offers, effects and clicks."""

from typing import Final, final

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import (
    find_marks,
    forced_ending_marks,
    legal_moves_of_seat,
)
from whiskerworks.core.scene import Offer, Piece, Scene
from whiskerworks.games.escape import notation
from whiskerworks.games.escape import state as escape
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import State
from whiskerworks.games.escape.view import (
    BombCourse,
    bomb_course,
    bomb_course_after_cat,
    bomb_courses,
    bomb_params,
    cat_route,
    notes,
    others_turned,
)
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.card_events import walk_params
from whiskerworks.kit.card_messages import SIDE_NAMES
from whiskerworks.kit.card_moves import SKIP
from whiskerworks.kit.card_offers import (
    Clicks,
    card_offers,
    cell_choice,
    cell_offer,
    guess_placement,
    lay_params,
    refused_guess,
)
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES
from whiskerworks.kit.decks import ANGLES
from whiskerworks.kit.layout_pieces import (
    CHARACTER_TONES,
    BoardGeometry,
    LayoutPieces,
    character_piece,
    spot_at_cell,
)

_PLATE: Final = 0.352
"""Distance of the gear's number plates from the centre of the Mouse."""
_ROUND: Final = ((0.0, -_PLATE), (_PLATE, 0.0), (0.0, _PLATE), (-_PLATE, 0.0))
"""Where the gear's numbers stand: north, east, south and west of the centre."""
_DIGITS: Final = (0.28, 0.28, 0.22, 0.17, 0.135)
"""The size of numbers in a mark, by how many it holds."""


def scene(rules: Rules, view: OpenView[State]) -> Scene:
    """Return the scene of *view*: board, belt, agendas, and what may be clicked."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = legal_moves_of_seat(rules, state, view.seat)
    marks = find_marks(rules, state, moves, forced_ending_marks, notation.write)
    return Scene(
        picture.geometry.width,
        picture.geometry.height,
        tuple(picture.pieces()),
        _offers(state, moves),
        notes(rules, state),
        marks=marks,
    )


@final
class _Picture(LayoutPieces):
    """Draws a position."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        left, top = int(escape.WINDOW_LEFT) + 1, int(escape.WINDOW_TOP) + 1
        geometry = BoardGeometry(left, top, 5, 5)
        super().__init__(rules.components.deck, state.layout, geometry)
        self._rules: Final = rules
        self._state: Final = state
        self._seat: Final = seat

    def pieces(self) -> list[Piece]:
        """Return all pieces; those on top come later."""
        state = self._state
        return [
            *self.edges(),
            *self._cells(),
            *self.stacks(),
            *self.cards(),
            *self._agendas(),
            self._exit(),
            self._bomb(),
            self.character("cat", int(state.layout.cat)),
            *self._ways(),
            *self.belt(int(state.belt)),
            *self._buttons(),
            self.deck(int(state.unseen)),
            *[self._plate(agenda) for agenda in range(4)],
        ]

    def _cells(self) -> list[Piece]:
        """Return the cells; empty ones say whether a card can be placed there."""
        spaces = int(escape.spaces_beside(self._state))
        return [self._cell(cell, spaces) for cell in self.geometry.cells()]

    def _cell(self, cell: int, spaces: int) -> Piece:
        state = self._state
        place = state.layout.at(cell)
        if place & state.agendas:
            x, y = self.geometry.at(cell)
            return Piece(CELL_NAMES[cell], "cell", x, y, 0.0, self.geometry.card)
        use = "beside" if place & spaces else "far"
        return self.cell(cell, use)

    def _agendas(self) -> list[Piece]:
        """Return the agendas in the corners [E1]."""
        components, state = self._rules.components, self._state
        cells = components.setup.agendas
        return [
            self._agenda(cell, int(escape.face_of(state.faces, corner)))
            for corner, cell in enumerate(cells)
            if state.agendas & components.corners[corner]
        ]

    def _agenda(self, cell: int, face: int) -> Piece:
        x, y = self.geometry.at(cell)
        name = CELL_NAMES[cell]
        known = AGENDAS[face - 1] if face else "none"
        say = Message("piece-agenda", {"cell": name, "agenda": known})
        art, tone = "agenda-back", ""
        label = Piece(f"name-{name}", "label-ink", 0.0, -0.34, 0.0, 0.15, text=name)
        children = [label]
        if face:
            art, tone = "agenda-face", CHARACTER_TONES[known]
            low = Piece(f"name-{name}", "label-ink", 0.0, 0.245, 0.0, 0.14, text=name)
            children = [character_piece(f"face-{name}", known, 0.5, -0.1), low]
        size = round(0.9 * self.geometry.card, 4)
        name_of = f"agenda-{name}"
        return Piece(name_of, art, x, y, 0.0, size, tone, say, tuple(children))

    def _exit(self) -> Piece:
        """Return the Exit, its door open once the Cheese is found [E5, E6]."""
        state = self._state
        cell = state.layout.where(state.layout.cheese)
        x, y = self.geometry.at(cell)
        side = int(escape.door_side(self._rules.components, state))
        pairs: Params = {"cell": CELL_NAMES[cell], "side": SIDE_NAMES[side]}
        say = Message("piece-exit", {**pairs, "open": int(state.found)})
        art = "exit" if state.found else "exit-shut"
        turn = 90.0 * ((side + 2) % 4)
        return Piece("exit", art, x, y, turn, self.geometry.card, "", say)

    def _bomb(self) -> Piece:
        """Return the Mechanical Mouse, with the numbers of its gear [E5]."""
        state, components = self._state, self._rules.components
        cell = state.layout.where(state.layout.mouse)
        x, y = self.geometry.at(cell)
        angle = float(ANGLES[state.mouse_turn])
        numbers = [
            Piece(f"gear-{cogs}", "label-ink", *at, -angle, 0.15, text=str(cogs))
            for cogs in range(4)
            for at in [_ROUND[int(components.gear[cogs])]]
        ]
        sides = [escape.gear_side(components, state, cogs) for cogs in range(4)]
        reads = {SIDE_NAMES[side]: cogs for cogs, side in enumerate(sides)}
        params: Params = {"cell": CELL_NAMES[cell], **dict(sorted(reads.items()))}
        say = Message("piece-bomb", params)
        size = self.geometry.card
        return Piece(
            "mouse", "bomb-mouse", x, y, angle, size, "slate", say, tuple(numbers)
        )

    def _ways(self) -> list[Piece]:
        """Return where the bomb would go for each number of cogs, as marks [E7]."""
        if self._state.phase != escape.TURN_PHASE:
            return []
        found = bomb_courses(self._rules.components, self._state)
        marks: dict[int, list[int]] = {}
        for one in found:
            for cell in one.cells:
                marks.setdefault(cell, []).append(one.cogs)
        blasts = [self._blast(one) for one in found if not one.cells]
        return [*[self._mark(cell, cogs) for cell, cogs in marks.items()], *blasts]

    def _mark(self, cell: int, cogs: list[int]) -> Piece:
        """Return the mark of a cell where the bomb can end."""
        x, y = self.geometry.at(cell)
        shift = 0.27 * self.geometry.card
        text = " ".join([str(one) for one in cogs])
        size = _DIGITS[len(cogs)]
        name = CELL_NAMES[cell]
        digits = Piece(f"cogs-{name}", "label-ink", 0.0, 0.0, 0.0, size, text=text)
        say = Message("piece-bomb-mark", {"cell": name, "cogs": text})
        return Piece(
            f"bomb-{name}",
            "bomb-mark",
            round(x + shift, 4),
            round(y + shift, 4),
            0.0,
            round(0.6 * self.geometry.card, 4),
            "",
            say,
            (digits,),
        )

    def _blast(self, one: BombCourse) -> Piece:
        """Return the mark of a course on which the bomb explodes."""
        layout = self._state.layout
        x, y = self.geometry.at(layout.where(layout.mouse))
        far = _PLATE * self.geometry.card
        dx, dy = ((0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0))[one.side]
        text = str(one.cogs)
        digit = Piece(f"blows-{text}", "label-ink", 0.0, 0.0, 0.0, 0.28, text=text)
        size = round(0.38 * self.geometry.card, 4)
        at_x, at_y = round(x + dx, 4), round(y + dy, 4)
        name = f"blast-{text}"
        say = one.message()
        return Piece(name, "bomb-blast", at_x, at_y, 0.0, size, "", say, (digit,))

    def _buttons(self) -> list[Piece]:
        """Return the buttons: angles and skip."""
        state = self._state
        if self._seat is None or state.phase != escape.TURN_PHASE:
            return []
        if self._rules.why_illegal(state, SKIP) is None:
            return [self.skip()]
        return self.angles(range(4))

    def _plate(self, agenda: int) -> Piece:
        """Return the plate of an agenda, with what is known of its corner [E8]."""
        components, state = self._rules.components, self._state
        x, y = self.geometry.plate(4, agenda)
        who = AGENDAS[agenda]
        corners = [
            corner
            for corner in range(4)
            if escape.face_of(state.faces, corner) == agenda + 1
        ]
        where, lies = "?", "hidden"
        if corners:
            where = CELL_NAMES[components.setup.agendas[corners[0]]]
            lies = "gone"
            if state.agendas & components.corners[corners[0]]:
                lies = "known"
        effects = {
            components.nudge: "nudge",
            components.again: "again",
            components.peek: "peek",
        }
        params: Params = {
            "agenda": who,
            "effect": effects.get(agenda + 1, "find"),
            "lies": lies,
            "cell": where,
        }
        face = character_piece(f"plate-face-{who}", who, 0.55, -0.08)
        children = [face, *self._told(who, lies, where)]
        say = Message("piece-plate", params)
        tone = CHARACTER_TONES[who]
        name = f"plate-{who}"
        return Piece(name, "agenda-face", x, y, 0.0, 1.1, tone, say, tuple(children))

    def _told(self, who: str, lies: str, where: str) -> list[Piece]:
        """Return the text beside a plate: the agenda's cell, or that it is gone."""
        if lies == "gone":
            art = "cheese-found" if who == "cheese" else "walkway"
            return [Piece(f"plate-gone-{who}", art, 0.66, 0.0, 0.0, 0.5)]
        return [Piece(f"plate-where-{who}", "label", 0.66, 0.0, 0.0, 0.3, text=where)]


# Offers.

_OWN: Final = (
    ("bomb", int(escape.BOMB_TO), ("mouse",), "offer-bomb"),
    ("nudge", int(escape.NUDGE_TO), ("mouse",), "offer-bomb"),
    ("peek", int(escape.PEEK_AT), (), "offer-peek"),
)
"""Moves to a cell that only escape has: word, first number, first click, code."""


def _offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return the offers for these legal *moves*."""

    def on(cell: int) -> str:
        """Return the piece clicked on a cell: an agenda, figure, card or the cell."""
        name = spot_at_cell(state.layout, cell)
        if name == "cheese":
            return "exit"
        if name == CELL_NAMES[cell] and state.layout.at(cell) & state.agendas:
            return f"agenda-{name}"
        return name

    found = card_offers(state.layout, moves, on)
    for word, first, spots, code in _OWN:
        cells = cell_choice(moves, first, on)
        if cells is not None:
            found.append(cell_offer(word, spots, code, cells))
    return tuple(found)


def effect(rules: Rules, view: OpenView[State], move: int) -> Message | None:
    """Return the effect of a legal move beyond its offer, or None."""
    state = view.state
    if move < card_moves.DROP:
        return _lay(rules, state, move)
    if move < card_moves.ARRIVE:
        cell = move - int(card_moves.CAT_WALK)
        walk = walk_params("cat", cell, cat_route(state, cell))
        return Message("effect-walk", {**walk, "meets": _meets(state, cell)})
    if escape.BOMB_TO <= move < escape.PEEK_AT:
        return Message("effect-bomb", bomb_params(rules, state, move))
    return None


def _lay(rules: Rules, state: State, move: int) -> Message:
    """Return the effect of a placed card: cogs, the Cat, and the bomb's course."""
    after = rules.play(state, move)
    face, cell = divmod(move, CELL_COUNT)
    cogs = int(rules.components.cogs[face])
    laid = after.due(escape.MOVING, cell)
    goes = after.phase == escape.MOVING
    course_of = bomb_course_after_cat if goes else bomb_course
    bomb = course_of(rules.components, laid, cogs)
    turned = [one.message() for one in others_turned(rules, state, face, cell)]
    params: Params = {
        **lay_params(state.layout, rules.faces, move),
        "cat": int(goes),
        "others": len(turned),
        "other": _in_a_row(turned),
        "bomb": bomb.message(),
    }
    return Message("effect-place", params)


def _in_a_row(sentences: list[Message]) -> Message | str:
    """Join sentences into one message."""
    said: Message | str = ""
    for one in sentences:
        params: Params = {"said": said, "next": one}
        said = Message("sentences", params) if said else one
    return said


def _meets(state: State, cell: int) -> str:
    """Return what the Cat meets on *cell* [E6]."""
    goal = state.layout.at(cell)
    if goal & state.layout.cheese:
        return "exit"
    if goal & state.layout.mouse:
        return "mouse"
    return "agenda" if goal & state.agendas else "nobody"


# Clicks.

_TO_READ: Final = ("agenda-", "bomb-")
"""Prefixes of pieces that explain themselves when clicked before a card."""


def wish(rules: Rules, view: OpenView[State], spots: tuple[str, ...]) -> str:
    """Return the move that clicking *spots* in this order means, "" if none."""
    if spots == ("skip",):
        return "skip"
    state = view.state
    clicks = Clicks(state.layout, spots)
    if clicks.goal:
        return _from_to(state, clicks)
    if clicks.is_single and clicks.cell:
        word = _word(state, clicks.first)
        if word:
            return f"{word} {clicks.cell}"
    if clicks.first.startswith(_TO_READ):
        return ""
    guess = guess_placement(state, clicks)
    return refused_guess(rules, state, guess, clicks)


def _from_to(state: State, clicks: Clicks) -> str:
    """Return the move of a card, of the Cat or of the Mechanical Mouse to a cell."""
    if clicks.card:
        return f"{clicks.card} {clicks.goal} {clicks.angle or '0'}"
    if clicks.first in ("cat", "mouse"):
        return f"{_word_of(state, clicks.first)} {clicks.goal}"
    return ""


def _word(state: State, first: str) -> str:
    """Return the move word that clicking just a cell means now; "" for a card."""
    if state.phase == escape.PEEKING:
        return "peek"
    if first in ("cat", "mouse"):
        return _word_of(state, first)
    if state.phase == escape.MOVING:
        return "cat"
    return (
        _word_of(state, "mouse")
        if state.phase in (escape.BOMBING, escape.AGAIN, escape.NUDGING)
        else ""
    )


def _word_of(state: State, who: str) -> str:
    if who == "cat":
        return "cat"
    return "nudge" if state.phase == escape.NUDGING else "bomb"
