"""The modules of gears are what the contract says, to the type checker too."""

from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.rules import room
from whiskerworks.games.gears.rules import MOST_ACTIONS, Rules
from whiskerworks.games.gears.state import MOVE_LIMIT, SHIFT, SWAP, State, change_of
from whiskerworks.kit.bits import members


def test_the_rules_are_core_rules() -> None:
    """Whatever searches gears needs nothing but the base class."""
    rules: CoreRules[State] = Rules("blue", 60, False)
    moves = room(rules.most_moves)
    assert rules.fill(rules.start(), moves) == 52


def test_actions_are_numbered_without_gaps() -> None:
    """[G4] 55 pegs to put a cog on, 55 times 55 ways to move one, then the rest."""
    assert (SHIFT, SWAP, MOVE_LIMIT) == (55, 55 + 55 * 55, 3083)
    assert members(change_of(SHIFT + 7 * 55 + 9)) == [7, 9]
    # 52 fresh cogs and 14 wheels with at most 38 pegs each are well below it.
    assert MOST_ACTIONS > 52 + 14 * 51
