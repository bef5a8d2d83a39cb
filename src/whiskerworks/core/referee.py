# compiled: warm
"""The checked door: every move that somebody hands in goes through here."""

from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.message import Refusal
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value


def submit(game: Game, state: Value, seat: Seat, move: int) -> Value:
    """
    Play *move* for *seat*, or refuse it and say which rule refused it.

    Raises:
        IllegalMove: It is not *seat*'s turn, or a rule forbids *move*.
    """
    mover = game.to_move(state)
    if mover is not None and mover != seat:
        refusal: Refusal | None = _not_on_turn(game, seat, mover)
    else:
        refusal = game.why_illegal(state, move)
    if refusal is not None:
        raise IllegalMove(_text(game, state, move), refusal)
    return game.play(state, move)


def submit_text(game: Game, state: Value, seat: Seat, text: str) -> Value:
    """
    Play the move that *text* says for *seat*.

    Raises:
        BadMove: No move is written like that.
        IllegalMove: It is refused.
    """
    return submit(game, state, seat, game.read(state, text))


def seat_name(seat: Seat) -> str:
    """Return how records and transcripts write *seat*: its number, * for chance."""
    return "*" if seat == CHANCE else str(seat)


def _not_on_turn(game: Game, seat: Seat, mover: Seat) -> Refusal:
    """Return why *seat* may not move where it is the turn of *mover*."""
    if seat == CHANCE:
        return Refusal("chance-not-on-turn", {"turn": mover})
    if not 0 <= seat < game.seats:
        return Refusal("no-such-seat", {"seat": seat})
    if mover == CHANCE:
        return Refusal("chance-on-turn", {"seat": seat})
    return Refusal("not-your-turn", {"seat": seat, "turn": mover})


def _text(game: Game, state: Value, move: int) -> str:
    if 0 <= move < game.rules.move_limit:
        return game.write(state, move)
    return str(move)
