# compiled: warm
"""Events and notes of the puzzle, the same for every viewer."""

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.seat import Seat
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import (
    CLUE_COUNT,
    FIRST_TAKE,
    HINT,
    NO_MOVE,
    State,
    card_placed_by,
    tray_of,
)
from whiskerworks.kit.card_messages import side_name_message
from whiskerworks.kit.decks import CARD_COUNT, CARD_IDS
from whiskerworks.kit.picture_assembly import (
    FRAME_EDGE,
    PLACE_NAMES,
    Misfit,
    misfits_at,
    place_beyond,
)

__all__ = ["PuzzleView", "events", "notes", "view", "worlds"]

PuzzleView = OpenView[State]


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return the events of *move*, the same for every viewer."""
    if move == HINT:
        return (_hint(rules, state),)
    if move >= FIRST_TAKE:
        return (_taken(state, move - FIRST_TAKE),)
    card, place, angle = card_placed_by(move)
    params: Params = {
        "card": CARD_IDS[card],
        "place": PLACE_NAMES[place],
        "angle": angle,
    }
    name = CARD_IDS[card]
    put = Event("put", params, "P6", ((name, name),), (name,))
    return (put, *_misfits(rules, rules.play(state, move), place))


def _hint(rules: Rules, state: State) -> Event:
    """Return the event of a hint: the next clue, or a card's place [P7]."""
    if state.hints < CLUE_COUNT:
        return Event("clue", {"clue": state.hints + 1}, "P7", (), ("clue",))
    told = rules.play(state, HINT).told
    spots = (CARD_IDS[card_placed_by(told)[0]], "told")
    return Event("told", told_params(told), "P7", (), spots)


def _taken(state: State, place: int) -> Event:
    lying = state.frame[place]
    assert lying is not None
    name = CARD_IDS[lying[0]]
    params: Params = {"card": name, "place": PLACE_NAMES[place]}
    return Event("taken", params, "P6", ((name, name),), (name,))


def _misfits(rules: Rules, after: State, place: int) -> tuple[Event, ...]:
    """Return an event for the misfits of the card now at *place*, if any [P4]."""
    found = misfits_at(rules.deck, after.frame, place)
    lying = after.frame[place]
    if not found or lying is None:
        return ()
    sides = tuple([side_name_message(side) for _, side, _ in found])
    params: Params = {"card": CARD_IDS[lying[0]], "count": len(sides), "sides": sides}
    beside = [place_beyond(place, side) for _, side, _ in found]
    others = [after.frame[other] for other in beside if other != FRAME_EDGE]
    spots = (lying[0], *[other[0] for other in others if other is not None])
    names = tuple([CARD_IDS[card] for card in spots])
    return (Event("misfits", params, "P4", (), names),)


def notes(rules: Rules, state: State, wrong: list[Misfit]) -> tuple[Message, ...]:
    """Return the notes: progress, moves, hints, and what the hints said."""
    outcome = rules.outcome(state)
    laid = CARD_COUNT - len(tray_of(state.frame))
    found = [Message("note-laid", {"laid": laid, "misfits": len(wrong)})]
    if outcome is not None:
        found = [outcome.message()]
    counts: Params = {"moves": state.moves, "hints": state.hints}
    found.append(Message("note-counts", counts))
    for clue in range(1, min(state.hints, CLUE_COUNT) + 1):
        found.append(Message("note-clue", {"clue": clue}))
    if state.told != NO_MOVE:
        found.append(Message("note-told", told_params(state.told)))
    return tuple(found)


def told_params(told: int) -> Params:
    """Return the parameters of the sentence that reveals a card's place."""
    card, place, angle = card_placed_by(told)
    return {"card": CARD_IDS[card], "place": PLACE_NAMES[place], "angle": angle}
