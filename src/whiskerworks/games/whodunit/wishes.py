"""What somebody means who clicks pieces of whodunit, legal or not."""

from typing import Final

from whiskerworks.core.game import OpenView
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import PHASES, State
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.card_wishes import Clicks, card_wish, lay_guess, refused

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
    guess = lay_guess(state.table, int(state.belt), clicks, word)
    return refused(rules, state, guess, clicks)
