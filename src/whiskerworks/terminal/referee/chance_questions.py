"""Questions about chance for people at a real table, such as which card was drawn."""

from whiskerworks.core.game import Game
from whiskerworks.core.message import Event, Message, Param, Params
from whiskerworks.core.scene import Offer, Piece
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.terminal.referee.lenient_parser import short_choices
from whiskerworks.terminal.referee.possible_worlds import PossibleWorlds, SecretNeeded


def chance_question(worlds: PossibleWorlds, names: tuple[str, ...] = ()) -> Message:
    """
    Return the question about the next outcome of chance.

    Its parameters are those that all possible outcomes share, and: `choices`, the texts
    to type, with the *names* of seats; `due`, how many outcomes of this kind come in a
    row; and for a card that is laid, `walls`, the sides that must be walled.
    """
    game, state = worlds.game, worlds.state
    moves = list(game.legal_moves(state))
    events = [game.events(state, move, None)[0] for move in moves]
    texts = [game.write(state, move) for move in moves]
    more: Params = {
        **_wall_params(game, state, moves, events),
        "due": _draws_in_a_row(game, state),
    }
    return _question(events, texts, names, more)


def secret_question(worlds: PossibleWorlds, needed: SecretNeeded) -> Message:
    """Return the question about a secret, with its possible values."""
    first = worlds.steps[needed.ply].events[0]
    return _question([first], list(needed.choices), (), {})


def secret_offers(worlds: PossibleWorlds, needed: SecretNeeded) -> tuple[Offer, ...]:
    """Return an offer for each possible value of a secret, to be typed, not clicked."""
    asks = secret_question(worlds, needed)
    return tuple(
        [
            Offer(text, (f"secret-{number}",), asks)
            for number, text in enumerate(short_choices(needed.choices))
        ]
    )


def _question(
    events: list[Event], texts: list[str], names: tuple[str, ...], more: Params
) -> Message:
    """Return the question which of several outcomes has happened."""
    params: dict[str, Param] = {
        name: value
        for name, value in events[0].params.items()
        if all(e.params.get(name) == value for e in events)
    }
    params["choices"] = _comma_list(
        [_choice_text(text, names) for text in short_choices(texts)]
    )
    return Message(f"chance-{events[0].code}", {**params, **more})


def _choice_text(text: str, names: tuple[str, ...]) -> Param:
    """Return a choice as it is typed, with its meaning if that is a different word."""
    if text in AGENDAS:
        return Message("chance-agenda", {"agenda": text})
    if text.isdigit() and int(text) < len(names):
        return f"{text} {names[int(text)]}"
    return text


def _comma_list(items: list[Param]) -> Param:
    """Return *items* as a list with commas."""
    found = items[0]
    for item in items[1:]:
        found = Message("list-comma", {"list": found, "item": item})
    return found


def _draws_in_a_row(game: Game, state: Value) -> int:
    """Return how many outcomes of one kind chance decides in a row."""
    count, code = 0, ""
    while game.to_move(state) == CHANCE:
        move = game.legal_moves(state)[0]
        first = game.events(state, move, None)[0].code
        if first != (code or first):
            break
        count, code, state = count + 1, first, game.play(state, move)
    return count


def _wall_params(
    game: Game, state: Value, moves: list[int], events: list[Event]
) -> Params:
    """Return on which sides the card laid next has walls; empty if none is laid."""
    if any("cell" not in event.params for event in events):
        return {}
    shapes = {
        _walled_sides(game, game.play(state, move), event)
        for move, event in zip(moves, events, strict=True)
    }
    if None in shapes:
        return {}
    sides = next(iter(shapes)) or ()
    walls = tuple([Message("side-name", {"side": side}) for side in sides])
    shape = "any" if len(shapes) > 1 else "walls" if walls else "open"
    return {"shape": shape, "walls": walls}


def _walled_sides(game: Game, after: Value, event: Event) -> tuple[str, ...] | None:
    """Return the walled sides of the card that *event* is about; None if no card."""
    pieces = game.scene(game.view(after, None)).pieces
    about = [piece for piece in pieces if piece.id in event.spots]
    sides = _sides(about[0]) if about else None
    if sides is None:
        return None
    return tuple([side for side, look in sides.params.items() if _is_walled(look)])


def _sides(piece: Piece) -> Message | None:
    sides = None if piece.say is None else piece.say.params.get("sides")
    return sides if isinstance(sides, Message) else None


def _is_walled(look: Param) -> bool:
    return isinstance(look, Message) and look.params.get("wall") != "open"
