# compiled: warm
"""The scene of whodunit: pieces, offers, effects and clicks."""

from typing import Final, final

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import find_marks, legal_moves_of_seat
from whiskerworks.core.scene import ENDS, FINAL, LOSES, Offer, Piece, Scene
from whiskerworks.games.whodunit import notation
from whiskerworks.games.whodunit.meta import META
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    DROPPING,
    FIRST_AGENDA_DRAW,
    FIRST_USE,
    OVER,
    PHASES,
    SOLVED_BASE,
    SPINNING,
    TURN_PHASE,
    State,
    active_characters,
    spaces_next_to,
    usable_agendas,
)
from whiskerworks.games.whodunit.view import (
    Forecast,
    forecast,
    notes,
    satisfiable_suspects,
    suspect_params,
)
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import AGENDAS, endgame_winner
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.card_events import sent_params, spin_params
from whiskerworks.kit.card_offers import (
    Clicks,
    card_offers,
    guess_placement,
    lay_params,
    move_for_card_clicks,
    refused_guess,
    walk_effect,
)
from whiskerworks.kit.card_state import all_destinations
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.layout_pieces import (
    CHARACTER_TONES,
    LayoutPieces,
    cell_use,
    character_piece,
    geometry_of,
)


def scene(rules: Rules, view: OpenView[State]) -> Scene:
    """Return the scene of *view*: table, belt, suspects, and what may be clicked."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = legal_moves_of_seat(rules, state, view.seat)
    return Scene(
        picture.geometry.width,
        picture.geometry.height,
        tuple(picture.pieces()),
        _offers(state, moves),
        notes(rules, state),
        marks=find_marks(rules, state, moves, _marks, notation.write),
    )


@final
class _Picture(LayoutPieces):
    """Draws a position."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        super().__init__(rules.components.deck, state.layout, geometry_of(state.layout))
        self._rules: Final = rules
        self._state: Final = state
        self._seat: Final = seat

    def pieces(self) -> list[Piece]:
        """Return all pieces; those on top come later."""
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
        """Return the cells; empty ones say whether a card or character can go there."""
        layout = self._state.layout
        spaces = int(
            spaces_next_to(layout, active_characters(layout, self._rules.easier))
        )
        ends = int(all_destinations(self._state) & ~layout.occupied())
        return [
            self.cell(
                cell,
                "goal" if layout.at(cell) & ends else cell_use(layout, spaces, cell),
            )
            for cell in self.geometry.cells()
        ]

    def _people(self) -> list[Piece]:
        """Return the characters, the active ones marked [W1]."""
        layout = self._state.layout
        near = active_characters(layout, self._rules.easier)
        places = {"cheese": layout.cheese, "cat": layout.cat, "mouse": layout.mouse}
        found: list[Piece] = []
        for who, place in places.items():
            if place:
                piece = self.character(who, int(place))
                find_marks = place & near and who != "cheese"
                found.append(
                    _active(piece, layout.where(place)) if find_marks else piece
                )
        return found

    def _buttons(self) -> list[Piece]:
        """Return the buttons: angles, and kept abilities."""
        state = self._state
        if self._seat is None or state.phase not in (TURN_PHASE, SPINNING, DROPPING):
            return []
        turns = range(1, 4) if state.phase == SPINNING else range(4)
        kept = members(usable_agendas(state)) if state.phase == TURN_PHASE else []
        return [*self.angles(turns), *[self._use(agenda) for agenda in kept]]

    def _use(self, agenda: int) -> Piece:
        """Return the button that uses an ability, beside its agenda [W9]."""
        x, y = self.geometry.plate(len(AGENDAS), agenda - 1)
        who = AGENDAS[agenda - 1]
        say = Message("piece-use", {"agenda": who})
        return Piece(f"use-{who}", "button-reveal", x - 0.75, y, 0.0, 0.55, "", say)

    def _plate(self, agenda: int) -> Piece:
        """Return an agenda's plate: a suspect with its status, or cleared."""
        state = self._state
        who = AGENDAS[agenda - 1]
        x, y = self.geometry.plate(len(AGENDAS), agenda - 1)
        face = character_piece(f"face-{who}", who, 0.6)
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
        tone = CHARACTER_TONES[who]
        return Piece(
            f"agenda-{who}", "agenda-face", x, y, 0.0, 1.2, tone, say, children
        )

    def _marks(self, agenda: int) -> list[Piece]:
        """Return the marks of a suspect: whether it is satisfied, and the culprit."""
        who = AGENDAS[agenda - 1]
        right = endgame_winner(self._state.layout) == agenda
        art = "satisfied" if right else "unsatisfied"
        found = [Piece(f"now-{who}", art, 0.55, 0.3, 0.0, 0.5)]
        if self._state.phase == OVER and self._state.ending > SOLVED_BASE:
            found.append(Piece(f"culprit-{who}", "walkway", 0.55, -0.2, 0.0, 0.8))
        return found


def _active(piece: Piece, cell: int) -> Piece:
    """Return a character with the mark of an active one [W1]."""
    mark = Piece(f"active-{piece.id}", "walkway", 0.36, -0.36, 0.0, 1.4)
    pairs: Params = {"who": Message(f"who-{piece.id}"), "cell": CELL_NAMES[cell]}
    say = Message("piece-active", pairs)
    return piece.with_changes(say=say, more=(mark,))


# Offers.


def _offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return the offers for these legal *moves*."""
    found = card_offers(state.layout, moves)
    for move in moves:
        if FIRST_USE <= move < FIRST_AGENDA_DRAW:
            agenda = AGENDAS[move - int(FIRST_USE)]
            say = Message("offer-use", {"agenda": agenda})
            found.append(Offer(f"use {agenda}", (f"use-{agenda}",), say, (FINAL,)))
    return tuple(found)


def _marks(rules: Rules, state: State, move: int) -> tuple[str, ...]:
    """Return the marks shared by everything that can follow a legal move [W5, W6]."""
    return (LOSES, ENDS) if forecast(rules, rules.play(state, move)).lost else ()


def effect(rules: Rules, view: OpenView[State], move: int) -> Message | None:
    """Return the effect of a legal move, and which suspects it can satisfy."""
    state = view.state
    after = rules.play(state, move)
    found = forecast(rules, after)
    then = _told(state, found)
    if move < card_moves.START_CARD:
        sent: Params = sent_params(int(after.waiting))
        laid = lay_params(
            state.layout, rules.faces, move % int(card_moves.PLACEMENT_COUNT)
        )
        code = "effect-place" if move < card_moves.DROP else "effect-drop"
        return Message(code, {**laid, **sent, **then})
    if move < card_moves.MOUSE_WALK:
        number = move - int(card_moves.SPIN)
        return Message("effect-spin", {**spin_params(state.layout, number), **then})
    if move < card_moves.ARRIVE:
        return Message("effect-walk", {**walk_effect(state, move), **then})
    if move < card_moves.SKIP:
        name = CELL_NAMES[move - int(card_moves.ARRIVE)]
        return Message("effect-arrive", {"cell": name, **then})
    agenda = AGENDAS[move - int(FIRST_USE)]
    return Message("effect-use", {"agenda": agenda, **then})


def _told(state: State, found: Forecast) -> Params:
    """Return the parameters of a forecast: who is satisfied, or how it is lost."""
    suited = satisfiable_suspects(state, found)
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

    Clicking a drawn agenda uses it; clicking a suspect means nothing.
    """
    if spots in _USES:
        return _USES[spots]
    state = view.state
    for agenda, name in enumerate(AGENDAS, 1):
        if spots == (f"agenda-{name}",):
            return f"use {name}" if state.shown & BIT[agenda] else ""
    phase = PHASES[state.phase]
    clicks = Clicks(state.layout, spots)
    meant = move_for_card_clicks(clicks, phase, int(state.waiting))
    if meant:
        return meant
    word = "drop " if phase == "drop" else ""
    guess = guess_placement(state, clicks, word)
    return refused_guess(rules, state, guess, clicks)
