# compiled: warm
"""What stands beside the puzzle: how far it is, what was asked, and what was told."""

from whiskerworks.core.message import Message, Params
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import CLUES, NOTHING, State, put_of, tray_of
from whiskerworks.kit.decks import CARDS, IDS
from whiskerworks.kit.seams import NAMES, Misfit


def notes(rules: Rules, state: State, wrong: list[Misfit]) -> tuple[Message, ...]:
    """Return how far it is, moves and hints so far, and what hints have said."""
    outcome = rules.outcome(state)
    laid = CARDS - len(tray_of(state.frame))
    found = [Message("note-laid", {"laid": laid, "misfits": len(wrong)})]
    if outcome is not None:
        found = [outcome.message()]
    counts: Params = {"moves": state.moves, "hints": state.hints}
    found.append(Message("note-counts", counts))
    for clue in range(1, min(state.hints, CLUES) + 1):
        found.append(Message("note-clue", {"clue": clue}))
    if state.told != NOTHING:
        found.append(Message("note-told", told_params(state.told)))
    return tuple(found)


def told_params(told: int) -> Params:
    """Return the parameters of the sentence that tells a card's place."""
    card, place, angle = put_of(told)
    return {"card": IDS[card], "place": NAMES[place], "angle": angle}
