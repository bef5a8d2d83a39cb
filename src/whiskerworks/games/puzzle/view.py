# compiled: cold
"""Who may know what in the puzzle: everybody everything."""

from whiskerworks.core.message import Event, Params
from whiskerworks.core.open_view import OpenView, view, worlds
from whiskerworks.core.seat import Seat
from whiskerworks.games.puzzle.notes import told_params
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import CLUES, HINT, TAKE, State, put_of
from whiskerworks.kit.card_words import side_name
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.seams import FRAME, NAMES, beyond, misfits_at

__all__ = ["PuzzleView", "events", "view", "worlds"]

PuzzleView = OpenView[State]


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return what happens when *move* is played; all see the same."""
    if move == HINT:
        return (_hint(rules, state),)
    if move >= TAKE:
        return (_taken(state, move - TAKE),)
    card, place, angle = put_of(move)
    params: Params = {"card": IDS[card], "place": NAMES[place], "angle": angle}
    name = IDS[card]
    put = Event("put", params, "P6", ((name, name),), (name,))
    return (put, *_misfits(rules, rules.play(state, move), place))


def _hint(rules: Rules, state: State) -> Event:
    """Tell the next clue, or where a card belongs [P7]."""
    if state.hints < CLUES:
        return Event("clue", {"clue": state.hints + 1}, "P7", (), ("clue",))
    told = rules.play(state, HINT).told
    spots = (IDS[put_of(told)[0]], "told")
    return Event("told", told_params(told), "P7", (), spots)


def _taken(state: State, place: int) -> Event:
    lying = state.frame[place]
    assert lying is not None
    name = IDS[lying[0]]
    params: Params = {"card": name, "place": NAMES[place]}
    return Event("taken", params, "P6", ((name, name),), (name,))


def _misfits(rules: Rules, after: State, place: int) -> tuple[Event, ...]:
    """Tell which sides of the card that now lies at *place* do not fit, if any [P4]."""
    found = misfits_at(rules.deck, after.frame, place)
    lying = after.frame[place]
    if not found or lying is None:
        return ()
    sides = tuple([side_name(side) for _, side, _ in found])
    params: Params = {"card": IDS[lying[0]], "count": len(sides), "sides": sides}
    beside = [beyond(place, side) for _, side, _ in found]
    others = [after.frame[other] for other in beside if other != FRAME]
    spots = (lying[0], *[other[0] for other in others if other is not None])
    names = tuple([IDS[card] for card in spots])
    return (Event("misfits", params, "P4", (), names),)
