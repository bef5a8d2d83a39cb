# compiled: warm
"""How whodunit looks."""

from typing import Final, final

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import marked, moves_to
from whiskerworks.core.scene import ENDS, FINAL, LOSES, Offer, Piece, Scene
from whiskerworks.games.whodunit import notation
from whiskerworks.games.whodunit.meta import META
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    DRAW_AGENDA,
    DROPPING,
    OVER,
    PHASES,
    SOLVED,
    SPINNING,
    TURN,
    USE,
    State,
    active,
    spaces_near,
    usable,
)
from whiskerworks.games.whodunit.view import (
    Outlook,
    notes,
    outlook,
    suited_suspects,
    suspect_params,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, winner_now
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_events import sent_params, spin_params
from whiskerworks.kit.card_offers import (
    Clicks,
    card_offers,
    card_wish,
    lay_guess,
    lay_params,
    refused,
    walk_effect,
)
from whiskerworks.kit.card_state import goals
from whiskerworks.kit.table_pieces import (
    TONES,
    TablePieces,
    character,
    layout_of,
    use_of_cell,
)


def scene(rules: Rules, view: OpenView[State]) -> Scene:
    """Return the table, the belt and the suspects."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = moves_to(rules, state, view.seat)
    return Scene(
        picture.layout.width,
        picture.layout.height,
        tuple(picture.pieces()),
        _offers(state, moves),
        notes(rules, state),
        marks=marked(rules, state, moves, _marks, notation.write),
    )


@final
class _Picture(TablePieces):
    """Draws a position."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        super().__init__(rules.parts.deck, state.table, layout_of(state.table))
        self._rules: Final = rules
        self._state: Final = state
        self._seat: Final = seat

    def pieces(self) -> list[Piece]:
        """Return all pieces, what lies on others after them."""
        return [
            *self.edges(),
            *self._cells(),
            *self.stacks(),
            *self.cards(),
            *self._people(),
            *self.belt(int(self._state.belt)),
            *self._buttons(),
            self.deck(int(self._state.unseen)),
            *[self._plate(agenda) for agenda in range(1, len(AGENDAS) + 1)],
        ]

    def _cells(self) -> list[Piece]:
        """Return the cells; empty ones tell whether somebody or a card can go there."""
        table = self._state.table
        spaces = int(spaces_near(table, active(table, self._rules.easier)))
        ends = int(goals(self._state) & ~table.taken())
        return [
            self.cell(
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
                piece = self.person(who, int(place))
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
        return [*self.angles(turns), *[self._use(agenda) for agenda in kept]]

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
        face = character(f"face-{who}", who, 0.6)
        if state.shown & BIT[agenda]:
            cross = Piece(f"cleared-{who}", "cleared", 0.0, 0.0)
            kept = state.kept & BIT[agenda] or state.fresh & BIT[agenda]
            pairs: Params = {"agenda": who, "kept": int(kept != 0)}
            say = Message("piece-cleared", pairs)
            return Piece(
                f"agenda-{who}", "agenda-face", x, y, 0.0, 0.9, "", say, (face, cross)
            )
        say = Message("piece-suspect", suspect_params(state, agenda))
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


# Offers.


def _offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return those legal *moves* of the player, and how to choose them."""
    found = card_offers(state.table, moves)
    for move in moves:
        if USE <= move < DRAW_AGENDA:
            agenda = AGENDAS[move - int(USE)]
            say = Message("offer-use", {"agenda": agenda})
            found.append(Offer(f"use {agenda}", (f"use-{agenda}",), say, (FINAL,)))
    return tuple(found)


def _marks(rules: Rules, state: State, move: int) -> tuple[str, ...]:
    """Return the marks that all bear which can follow a legal move [W5, W6]."""
    return (LOSES, ENDS) if outlook(rules, rules.play(state, move)).lost else ()


def effect(rules: Rules, view: OpenView[State], move: int) -> Message | None:
    """Return what a legal move does, and how the table can stand then."""
    state = view.state
    after = rules.play(state, move)
    found = outlook(rules, after)
    then = _told(state, found)
    if move < numbers.START:
        sent: Params = sent_params(int(after.waiting))
        laid = lay_params(state.table, rules.faces, move % int(numbers.LAYINGS))
        code = "effect-place" if move < numbers.DROP else "effect-drop"
        return Message(code, {**laid, **sent, **then})
    if move < numbers.MOUSE:
        number = move - int(numbers.SPIN)
        return Message("effect-spin", {**spin_params(state.table, number), **then})
    if move < numbers.ARRIVE:
        return Message("effect-walk", {**walk_effect(state, move), **then})
    if move < numbers.SKIP:
        name = NAMES[move - int(numbers.ARRIVE)]
        return Message("effect-arrive", {"cell": name, **then})
    agenda = AGENDAS[move - int(USE)]
    return Message("effect-use", {"agenda": agenda, **then})


def _told(state: State, found: Outlook) -> Params:
    """Return what is told of what can follow: who is satisfied, or how it is lost."""
    suited = suited_suspects(state, found)
    lost = META.endings[found.endings[0] - 1][0] if found.lost else "no"
    if found.lost and len(found.endings) > 1:
        lost = "ways"
    return {
        "lost": lost,
        "sure": int(len(found.suited) == 1),
        "suits": len(suited),
        "suited": suited,
    }


# Clicks.

_USES: Final = {(f"use-{name}",): f"use {name}" for name in AGENDAS}


def wish(rules: Rules, view: OpenView[State], spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    An agenda in the open is to be used; a suspect is only looked at.
    """
    if spots in _USES:
        return _USES[spots]
    state = view.state
    for agenda, name in enumerate(AGENDAS, 1):
        if spots == (f"agenda-{name}",):
            return f"use {name}" if state.shown & BIT[agenda] else ""
    phase = PHASES[state.phase]
    clicks = Clicks(state.table, spots)
    meant = card_wish(clicks, phase, int(state.waiting))
    if meant:
        return meant
    word = "drop " if phase == "drop" else ""
    guess = lay_guess(state, clicks, word)
    return refused(rules, state, guess, clicks)
