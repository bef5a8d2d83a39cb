"""Why a move is refused in escape: every reason, in words, with what it names."""

import pytest

import whiskerworks
from tests.games.escape.drawing import SETUP, walls
from tests.games.escape.happenings import positions
from tests.games.escape.wandering import wander
from tests.games.said import cases
from whiskerworks.core.message import Message, Refusal
from whiskerworks.games.escape.meta import META
from whiskerworks.games.escape.state import MOVING
from whiskerworks.kit.canvas import NAMES
from whiskerworks.words import words

REFUSED = """
start | skip | start-due
    A start card is laid next. [M7]
belt | draw m11 | belt-due
    A card is put on the belt next. [M7]
help | m01 d5 0 | help-due
    An agenda is turned up next. [E2]
turn | cat d5 | place-due
    A card is to be placed now, as in m07 e4 90. [E4]
turn | bomb f3 | place-due
    A card is to be placed now, as in m07 e4 90. [E4]
turn | draw m05 | place-due
    A card is to be placed now, as in m07 e4 90. [E4]
walk | m10 e6 0 | walk-due
    The placed card sends the Cat on: it must move now, as in cat c5. [E6]
walk | bomb f3 | walk-due
    The placed card sends the Cat on: it must move now, as in cat c5. [E6]
bomb | draw m05 | bomb-due
    The Mechanical Mouse must move now, as in bomb d6. [E7]
bomb | cat d5 | bomb-due
    The Mechanical Mouse must move now, as in bomb d6. [E7]
draw | skip | draw-due
    A card is drawn next. [M16]
face | skip | face-due
    It is told now which agenda lies there. [E8]
face | draw m05 | face-due
    It is told now which agenda lies there. [E8]
nudge | bomb f3 | nudge-due
    You may step the Mechanical Mouse now, as in nudge d6. [E8]
again | draw m05 | again-due
    The Mechanical Mouse must move once more, as in bomb d6. [E8]
again | nudge f3 | again-due
    The Mechanical Mouse must move once more, as in bomb d6. [E8]
peek | nudge d4 | peek-due
    You may look at an agenda now, as in peek c3. [E8]
peek | face g7 cat | peek-due
    You may look at an agenda now, as in peek c3. [E8]
peeked | peek c7 | face-due
    It is told now which agenda lies there. [E8]
turn | mouse d5 | no-such-thing
    There is no such move in escape. [E1]
turn | spin d4 90 | no-such-thing
    There is no such move in escape. [E1]
turn | drop m09 d4 0 | no-such-thing
    There is no such move in escape. [E1]
draw | draw cat | no-such-thing
    There is no such move in escape. [E1]
draw | arrive d4 | no-such-thing
    There is no such move in escape. [E1]
start | start m03 e4 0 | start-elsewhere
    The next start card is laid on d4. [M7]
last start | start m03 e6 0 | card-gone
    m03 has come already. [M8]
last start | start m12 e6 0 | start-walls
    m12 does not have the walls that e6 wants. [M7]
last start | start m09 e6 0 | start-angle
    m09 is laid there at 180 degrees. [M7]
start | start m03 d4 90 | start-angle
    m03 is laid there at 0 degrees. [M7]
belt | belt m05 | card-gone
    m05 has come already. [M8]
draw | draw m01 | card-gone
    m01 has come already. [M8]
draw | draw cucumber | cucumber-early
    The Cucumber comes after at least 17 cards; drawn so far: 7. [E3]
turn | skip | can-place
    There is a card that can be placed, so you may not skip. [M11]
turn | m05 d5 0 | not-on-belt
    m05 is not on the belt. [M11]
turn | m10 d5 180 | same-lie
    m10 lies the same at 0 degrees as at 180; say 0. [M11]
turn | m11 d5 180 | same-lie
    m11 lies the same at 0 degrees as at 180; say 0. [M11]
turn | m11 d4 0 | walls-differ
    The walls of m11 and of m01 on d4 are not the same in the east. [M11]
turn | m10 c5 0 | walls-differ
    The walls of m10 and of m02 on c5 are not the same in the north, east, south
    and west. [M11]
turn | m09 b5 0 | off-board
    b5 is not on the board, which is c3 to g7. [E1]
turn | m09 a1 0 | off-board
    a1 is not on the board, which is c3 to g7. [E1]
turn | m09 i9 0 | off-board
    i9 is not on the board, which is c3 to g7. [E1]
turn | m09 g5 0 | not-beside
    Nothing lies next to g5. [E4]
stacked | m09 c5 0 | too-high
    Two cards lie on c5 already, and no stack is higher. [E4]
turn | m09 d6 0 | on-character
    On d6 there is the Cat, and no card is put on a character. [E4]
turn | m09 f4 0 | on-character
    On f4 there is the Mechanical Mouse, and no card is put on a character. [E4]
turn | m09 e5 0 | on-character
    On e5 there is the Exit, and no card is put on a character. [E4]
turn | m09 c3 0 | on-agenda
    An agenda lies on c3, and no card is put on it. [E4]
walk | cat d6 | own-cell
    The Cat must go elsewhere than to d6, where it is. [M14]
walk | cat d4 | on-card
    d4 holds a Maze Card, and the Cat can end only on an empty space. [M14]
walk | cat b4 | off-board
    b4 is not on the board, which is c3 to g7. [E1]
walk | cat e5 | no-cheese-yet
    The Exit is shut until the Cheese is found. [E6]
walk by no door | cat e5 | no-door
    The Cat gets to the Exit, but not to its door. [E6]
walk found | cat f6 | on-card
    f6 holds a Maze Card, and the Cat can end only on an empty space. [M14]
walk found | cat f5 | walled-off
    The Cat cannot get to f5: the wall in the east of m12 on e6 is in the way.
    [M14]
walk | cat c5 | on-card
    c5 holds a Maze Card, and the Cat can end only on an empty space. [M14]
walk | cat c4 | walled-off
    The Cat cannot get to c4: the wall in the west of m01 on d4 is in the way.
    [M14]
walk | cat g6 | no-way
    The Cat cannot get to g6: nothing that it can go through leads there. [M14]
walk | cat f4 | no-way
    The Cat cannot get to f4: nothing that it can go through leads there. [M14]
bomb | bomb g4 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse does not end on g4; it can end on f3. [E7]
bomb | bomb f4 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse does not end on f4; it can end on f3. [E7]
bomb | bomb a1 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse does not end on a1; it can end on f3. [E7]
bomb by corridors | bomb g4 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse does not end on g4; it can end on f3 and e5.
    [E7]
again | bomb f3 | bomb-elsewhere
    With 1 cog the Mechanical Mouse does not end on f3; it can end on g4. [E7]
nudge | nudge g3 | nudge-elsewhere
    The Mechanical Mouse cannot be stepped to g3; it can end on e3, f3, g4 and f5.
    [E8]
nudge | nudge f4 | nudge-elsewhere
    The Mechanical Mouse cannot be stepped to f4; it can end on e3, f3, g4 and f5.
    [E8]
peek | peek c3 | no-agenda
    No agenda lies on c3. [E8]
peek | peek d5 | no-agenda
    No agenda lies on d5. [E8]
peek known | peek g3 | agenda-known
    The agenda on g3 is known already. [E8]
help | face d5 cat | no-agenda
    No agenda lies on d5. [E8]
face | face g7 cat | face-elsewhere
    It is the agenda on c3 that is turned up. [E8]
peeked | face c7 mouse | face-elsewhere
    It is the agenda on g7 that is turned up. [E8]
peeked | face g7 cat | face-known
    The cat agenda does not lie on g7. [E8]
face certain | face c3 mouse | face-known
    The mouse agenda does not lie on c3. [E8]
"""
"""In which position which move is refused, by which code, and what is said."""


def refusal(name: str, text: str) -> Refusal:
    """Return why a move is refused in a position."""
    game, state = positions()[name]
    found = game.why_illegal(state, game.read(state, text))
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "text", "code", "told"), cases(REFUSED))
def test_a_refusal_says_why(name: str, text: str, code: str, told: str) -> None:
    """In words, with the cards, cells and walls that are meant, and the rule."""
    found = refusal(name, text)

    assert found.code == code
    assert words("escape").refuse(found) == told


def test_every_reason_is_reached() -> None:
    """Each with the rule that the facts about the game give it."""
    found = [refusal(name, text) for name, text, *_ in cases(REFUSED)]

    assert {(one.code, one.rule) for one in found} == set(META.refusals)


class TestEverywhere:
    @pytest.mark.wheel
    @pytest.mark.parametrize("help_", [False, True])
    def test_a_move_is_refused_if_and_only_if_it_is_not_offered(
        self, help_: bool
    ) -> None:
        """Over all numbers of moves, in every phase of random games."""
        game = whiskerworks.load("escape", setup=SETUP, help=help_)
        limit = game.rules.move_limit
        positions = [s for seed in range(3) for s, _ in wander(game, seed)]
        for index, state in enumerate(positions):
            legal = set(game.legal_moves(state))
            some = {*range(index % 61, limit, 61), *legal, *range(limit - 900, limit)}
            if game.to_move(state) is None:
                assert not legal
                continue

            allowed = {move for move in some if game.why_illegal(state, move) is None}

            assert allowed == legal

    def test_a_wall_that_is_named_is_there(self) -> None:
        """[M14] For every cell that the Cat cannot get to."""
        game = whiskerworks.load("escape", setup=SETUP)
        moving = [s for seed in range(20) for s, _ in wander(game, seed)]
        named = 0
        for state in [state for state in moving if state.phase == MOVING]:
            for text in [f"cat {cell}" for cell in NAMES]:
                found = game.why_illegal(state, game.read(state, text))
                if found is not None and found.code == "walled-off":
                    wall = found.params["wall"]
                    assert isinstance(wall, Message)
                    side = str(wall.params["side"])[0].upper()
                    assert side in walls(state, str(wall.params["cell"]))
                    named += 1

        assert named > 0
