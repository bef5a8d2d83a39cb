# compiled: warm
"""The scene of maze: pieces, offers, effects and clicks."""

from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import find_marks, legal_moves_of_seat
from whiskerworks.core.rules import list_legal_moves
from whiskerworks.core.scene import ENDS, FINAL, LOSES, WINS, Offer, Piece, Scene
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.games.maze import notation
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    DROPPING,
    MOVING,
    OVER,
    PHASES,
    REVEAL,
    SPINNING,
    TURN_PHASE,
    UNKNOWN_AGENDA,
    State,
    agenda_of,
    may_reveal,
)
from whiskerworks.games.maze.view import MazeView, notes
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import AGENDAS, NO_AGENDA, endgame_winner
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.card_events import sent_params, spin_params
from whiskerworks.kit.card_move_generation import spaces_beside
from whiskerworks.kit.card_moves import SKIP
from whiskerworks.kit.card_offers import (
    Clicks,
    card_offers,
    guess_placement,
    lay_params,
    move_for_card_clicks,
    refused_guess,
    walk_effect,
)
from whiskerworks.kit.card_state import agenda_met_by
from whiskerworks.kit.layout_pieces import (
    CHARACTER_TONES,
    LayoutPieces,
    cell_use,
    character_piece,
    geometry_of,
)


def scene(rules: Rules, view: MazeView) -> Scene:
    """Return the scene of *view*: table, belt, agendas, and what may be clicked."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = legal_moves_of_seat(rules, state, view.seat)
    return Scene(
        picture.geometry.width,
        picture.geometry.height,
        tuple(picture.pieces()),
        _offers(state, moves),
        notes(rules, state, view.seat),
        marks=find_marks(rules, state, moves, _marks, notation.write),
    )


@final
class _Picture(LayoutPieces):
    """Draws the view of one viewer."""

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
            *self.characters(),
            *self.belt(int(self._state.belt)),
            *self._buttons(),
            self.deck(int(self._state.unseen)),
            *[self._plate(seat) for seat in range(self._rules.seats)],
        ]

    def _cells(self) -> list[Piece]:
        """Return the cells; empty ones say whether a card can be placed there."""
        spaces = int(spaces_beside(self.layout))
        return [
            self.cell(cell, cell_use(self.layout, spaces, cell))
            for cell in self.geometry.cells()
        ]

    def _buttons(self) -> list[Piece]:
        """Return the buttons of the viewer whose turn it is: angles and reveal."""
        state = self._state
        if state.seat != self._seat or state.phase not in (
            TURN_PHASE,
            SPINNING,
            DROPPING,
        ):
            return []
        turns = range(1, 4) if state.phase == SPINNING else range(4)
        skips = self._rules.why_illegal(state, SKIP) is None
        skip = [self.skip()] if skips else []
        return [*self.angles(turns), *skip, *self._reveal()]

    def _reveal(self) -> list[Piece]:
        """Return the button that turns the viewer's agenda up [M10]."""
        state = self._state
        if state.phase != TURN_PHASE or not may_reveal(state):
            return []
        x, y = self.geometry.plate(self._rules.seats, int(state.seat))
        say = Message("piece-reveal")
        return [Piece("reveal", "button-reveal", x - 0.75, y, 0.0, 0.55, "", say)]

    def _plate(self, seat: int) -> Piece:
        """Return the agenda of a seat: its face if the viewer may know it [M20]."""
        x, y = self.geometry.plate(self._rules.seats, seat)
        agenda = int(agenda_of(self._state.agendas, seat))
        say = Message("piece-agenda", self._told(seat, agenda))
        art, tone = "agenda-back", ""
        children = [*self._mark(seat)]
        if agenda not in (NO_AGENDA, UNKNOWN_AGENDA):
            who = AGENDAS[agenda - 1]
            art, tone = "agenda-face", CHARACTER_TONES[who]
            children.append(character_piece(f"face-{seat}", who, 0.6))
        label = Piece(f"label-{seat}", "label", 0.62, 0.3, 0.0, 0.3, text=str(seat))
        children.append(label)
        return Piece(f"agenda-{seat}", art, x, y, 0.0, 1.2, tone, say, tuple(children))

    def _told(self, seat: int, agenda: int) -> Params:
        state = self._state
        known = "none" if agenda == NO_AGENDA else "secret"
        if agenda not in (NO_AGENDA, UNKNOWN_AGENDA):
            known = AGENDAS[agenda - 1]
        up = state.revealed & BIT[seat] or state.phase == OVER
        return {
            "seat": seat,
            "agenda": known,
            "up": int(bool(up)),
            "own": int(seat == self._seat),
        }

    def _mark(self, seat: int) -> list[Piece]:
        """Return the mark of the seat to move, or of the one that won."""
        outcome = self._rules.outcome(self._state)
        find_marks = seat == self._state.seat
        if outcome is not None:
            find_marks = seat in outcome.winners
        if not find_marks:
            return []
        return [Piece(f"turn-{seat}", "walkway", 0.62, -0.2, 0.0, 0.8)]


# Offers.


def _offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return the offers for these legal *moves*."""
    found = card_offers(state.layout, moves)
    if REVEAL in moves:
        agenda = AGENDAS[agenda_of(state.agendas, state.seat) - 1]
        say = Message("offer-reveal", {"agenda": agenda})
        found.append(Offer("reveal", ("reveal",), say, (FINAL,)))
    return tuple(found)


def _marks(rules: Rules, state: State, move: int) -> tuple[str, ...]:
    """Return the marks of a legal move: whether it wins or loses the game."""
    if card_moves.MOUSE_WALK <= move < card_moves.ARRIVE:
        return _met(state, {int(agenda_met_by(state.layout, move))})
    if move >= card_moves.START_CARD:
        return ()
    after = rules.play(state, move)
    if after.phase != MOVING:
        return ()
    # A placed card bears a mark only if every walk after it would [M15].
    return _met(
        state,
        {int(agenda_met_by(after.layout, m)) for m in list_legal_moves(rules, after)},
    )


def _met(state: State, winning: set[int]) -> tuple[str, ...]:
    """Return the mark of these *winning* agendas for the seat to move [M15]."""
    if NO_AGENDA in winning or len(winning) > 1:
        return ()
    held = int(agenda_of(state.agendas, state.seat))
    return (WINS, ENDS) if held in winning else (LOSES, ENDS)


def effect(rules: Rules, view: MazeView, move: int) -> Message | None:
    """Return the effect of a legal move beyond its offer, or None."""
    state = view.state
    if move >= card_moves.ARRIVE:
        return None
    if move >= card_moves.MOUSE_WALK:
        return Message("effect-walk", walk_effect(state, move))
    after = rules.play(state, move)
    now: Params = {"now": AGENDAS[endgame_winner(after.layout) - 1]}
    if move >= card_moves.SPIN:
        number = move - int(card_moves.SPIN)
        return Message("effect-spin", {**spin_params(state.layout, number), **now})
    sent: Params = sent_params(int(after.waiting))
    laid = lay_params(state.layout, rules.faces, move % int(card_moves.PLACEMENT_COUNT))
    code = "effect-place" if move < card_moves.DROP else "effect-drop"
    return Message(code, {**laid, **sent, **now})


# Clicks.


def wish(rules: Rules, view: MazeView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    While it is another seat's turn, any move will do: its refusal says so.
    """
    state = view.state
    phase = PHASES[state.phase]
    if spots == ("reveal",) or spots == (f"agenda-{view.seat}",):
        return "reveal"
    if spots == ("skip",):
        return "skip"
    clicks = Clicks(state.layout, spots)
    meant = move_for_card_clicks(clicks, phase, int(state.waiting))
    if meant:
        return meant
    guess = guess_placement(state, clicks, "drop " if phase == "drop" else "")
    if guess and int(rules.to_move(state)) not in (GAME_OVER, view.seat):
        return guess
    return refused_guess(rules, state, guess, clicks)
