"""What somebody means who clicks pieces of escape, legal or not."""

from typing import Final

from whiskerworks.core.game import OpenView
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    AGAIN,
    BOMBING,
    MOVING,
    NUDGING,
    PEEKING,
    State,
)
from whiskerworks.kit.card_wishes import Clicks, lay_guess, refused

_TO_READ: Final = ("agenda-", "bomb-")
"""What lies on cells, and whoever clicks it before a card wants to know what it is."""


def wish(rules: Rules, view: OpenView[State], spots: tuple[str, ...]) -> str:
    """Return the move that clicking *spots* in this order means, "" if none."""
    if spots == ("skip",):
        return "skip"
    state = view.state
    clicks = Clicks(state.table, spots)
    if clicks.goal:
        return _from_to(state, clicks)
    if clicks.is_single and clicks.cell:
        word = _word(state, clicks.first)
        if word:
            return f"{word} {clicks.cell}"
    if clicks.first.startswith(_TO_READ):
        return ""
    guess = lay_guess(state.table, int(state.belt), clicks)
    return refused(rules, state, guess, clicks)


def _from_to(state: State, clicks: Clicks) -> str:
    """Return the move of a card, of the Cat or of the Mechanical Mouse to a cell."""
    if clicks.card:
        return f"{clicks.card} {clicks.goal} {clicks.angle or '0'}"
    if clicks.first in ("cat", "mouse"):
        return f"{_word_of(state, clicks.first)} {clicks.goal}"
    return ""


def _word(state: State, first: str) -> str:
    """Return how the move begins that a single cell means now; "" if it is a card's."""
    if state.phase == PEEKING:
        return "peek"
    if first in ("cat", "mouse"):
        return _word_of(state, first)
    if state.phase == MOVING:
        return "cat"
    return _word_of(state, "mouse") if state.phase in (BOMBING, AGAIN, NUDGING) else ""


def _word_of(state: State, who: str) -> str:
    if who == "cat":
        return "cat"
    return "nudge" if state.phase == NUDGING else "bomb"
