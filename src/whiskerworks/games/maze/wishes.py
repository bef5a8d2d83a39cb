"""What somebody means who clicks pieces of maze, legal or not."""

from whiskerworks.core.seat import NOBODY
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import PHASES
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit.card_wishes import Clicks, card_wish, lay_guess, refused


def wish(rules: Rules, view: MazeView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    Of who is not on turn any guess will do: that it is not their turn is the answer.
    """
    state = view.state
    phase = PHASES[state.phase]
    if spots == ("reveal",) or spots == (f"agenda-{view.seat}",):
        return "reveal"
    if spots == ("skip",):
        return "skip"
    clicks = Clicks(state.table, spots)
    meant = card_wish(clicks, phase, int(state.waiting))
    if meant:
        return meant
    word = "drop " if phase == "drop" else ""
    guess = lay_guess(state.table, int(state.belt), clicks, word)
    if guess and int(rules.to_move(state)) not in (NOBODY, view.seat):
        return guess
    return refused(rules, state, guess, clicks)
