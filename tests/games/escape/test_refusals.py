"""Why a move is refused in escape: every reason, in words, with what it names."""

import pytest

import whiskerworks
from tests.games.escape.drawing import SETUP, walls
from tests.games.escape.eventful_games import wander
from tests.games.escape.eventful_positions import positions
from tests.games.sentences import cases
from whiskerworks.core.message import Message, Refusal
from whiskerworks.games.escape.meta import META
from whiskerworks.games.escape.state import MOVING
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.words import words

REFUSED = """
start | skip | start-due
    Lay a start card first. [M7]
belt | draw m11 | belt-due
    Put a card on the belt first. [M7]
help | m01 d5 0 | help-due
    Turn up an agenda first. [E2]
turn | cat d5 | place-due
    Place a card now, as in m07 e4 90. [E4]
turn | bomb f3 | place-due
    Place a card now, as in m07 e4 90. [E4]
turn | draw m05 | place-due
    Place a card now, as in m07 e4 90. [E4]
walk | m10 e6 0 | walk-due
    The Cat lies next to the placed card: move it now, as in cat c5. [E6]
walk | bomb f3 | walk-due
    The Cat lies next to the placed card: move it now, as in cat c5. [E6]
bomb | draw m05 | bomb-due
    Move the Mechanical Mouse now, as in bomb d6. [E7]
bomb | cat d5 | bomb-due
    Move the Mechanical Mouse now, as in bomb d6. [E7]
draw | skip | draw-due
    Draw a card first. [M16]
face | skip | face-due
    First turn up the agenda there. [E8]
face | draw m05 | face-due
    First turn up the agenda there. [E8]
nudge | bomb f3 | nudge-due
    Step the Mechanical Mouse now, as in nudge d6. [E8]
again | draw m05 | again-due
    Move the Mechanical Mouse once more, as in bomb d6. [E8]
again | nudge f3 | again-due
    Move the Mechanical Mouse once more, as in bomb d6. [E8]
peek | nudge d4 | peek-due
    Look at an agenda now, as in peek c3. [E8]
peek | face g7 cat | peek-due
    Look at an agenda now, as in peek c3. [E8]
peeked | peek c7 | face-due
    First turn up the agenda there. [E8]
turn | mouse d5 | no-such-thing
    Escape has no such move. [E1]
turn | spin d4 90 | no-such-thing
    Escape has no such move. [E1]
turn | drop m09 d4 0 | no-such-thing
    Escape has no such move. [E1]
draw | draw cat | no-such-thing
    Escape has no such move. [E1]
draw | arrive d4 | no-such-thing
    Escape has no such move. [E1]
start | start m03 e4 0 | start-elsewhere
    Lay the next start card on d4. [M7]
last start | start m03 e6 0 | card-gone
    m03 has already come up. [M8]
last start | start m12 e6 0 | start-walls
    m12 doesn't have the walls needed on e6. [M7]
last start | start m09 e6 0 | start-angle
    Lay m09 there at 180°. [M7]
start | start m03 d4 90 | start-angle
    Lay m03 there at 0°. [M7]
belt | belt m05 | card-gone
    m05 has already come up. [M8]
draw | draw m01 | card-gone
    m01 has already come up. [M8]
draw | draw cucumber | cucumber-early
    The Cucumber comes after at least 17 cards; drawn so far: 7. [E3]
turn | skip | can-place
    You can still place a card, so you can't skip. [M11]
turn | m05 d5 0 | not-on-belt
    m05 is not on the belt. [M11]
turn | m10 d5 180 | same-lie
    m10 looks the same at 0° as at 180°. Use 0. [M11]
turn | m11 d5 180 | same-lie
    m11 looks the same at 0° as at 180°. Use 0. [M11]
turn | m11 d4 0 | walls-differ
    You can't cover m01 on d4 with m11: their walls differ on these sides: east. [M11]
turn | m10 c5 0 | walls-differ
    You can't cover m02 on c5 with m10: their walls differ on these sides: north, east,
    south and west. [M11]
turn | m09 b5 0 | off-board
    b5 is off the board, which is c3 to g7. [E1]
turn | m09 a1 0 | off-board
    a1 is off the board, which is c3 to g7. [E1]
turn | m09 i9 0 | off-board
    i9 is off the board, which is c3 to g7. [E1]
turn | m09 g5 0 | not-beside
    g5 has no card next to it. [E4]
stacked | m09 c5 0 | too-high
    c5 already holds two cards, and a stack may not be higher. [E4]
turn | m09 d6 0 | on-character
    You can't place a card on d6: it holds the Cat. [E4]
turn | m09 f4 0 | on-character
    You can't place a card on f4: it holds the Mechanical Mouse. [E4]
turn | m09 e5 0 | on-character
    You can't place a card on e5: it holds the Exit. [E4]
turn | m09 c3 0 | on-agenda
    You can't place a card on c3: it holds an agenda. [E4]
walk | cat d6 | own-cell
    The Cat is on d6 already. It must move somewhere else. [M14]
walk | cat d4 | on-card
    The Cat can't stop on d4, on top of a Maze Card. It needs an empty space. [M14]
walk | cat b4 | off-board
    b4 is off the board, which is c3 to g7. [E1]
walk | cat e5 | no-cheese-yet
    The Exit stays shut until you find the Cheese. [E6]
walk by no door | cat e5 | no-door
    The Cat reaches the Exit, but not by its door. [E6]
walk found | cat f6 | on-card
    The Cat can't stop on f6, on top of a Maze Card. It needs an empty space. [M14]
walk found | cat f5 | walled-off
    The Cat can't get to f5: the east wall of m12 on e6 is in the way. [M14]
walk | cat c5 | on-card
    The Cat can't stop on c5, on top of a Maze Card. It needs an empty space. [M14]
walk | cat c4 | walled-off
    The Cat can't get to c4: the west wall of m01 on d4 is in the way. [M14]
walk | cat g6 | no-way
    The Cat can't get to g6: no cards lead there. [M14]
walk | cat f4 | no-way
    The Cat can't get to f4: no cards lead there. [M14]
bomb | bomb g4 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse can't end on g4. It can end on f3. [E7]
bomb | bomb f4 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse can't end on f4. It can end on f3. [E7]
bomb | bomb a1 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse can't end on a1. It can end on f3. [E7]
bomb by corridors | bomb g4 | bomb-elsewhere
    With 0 cogs the Mechanical Mouse can't end on g4. It can end on f3 and e5. [E7]
again | bomb f3 | bomb-elsewhere
    With 1 cog the Mechanical Mouse can't end on f3. It can end on g4. [E7]
nudge | nudge g3 | nudge-elsewhere
    You can't step the Mechanical Mouse to g3. It can end on e3, f3, g4 and f5. [E8]
nudge | nudge f4 | nudge-elsewhere
    You can't step the Mechanical Mouse to f4. It can end on e3, f3, g4 and f5. [E8]
peek | peek c3 | no-agenda
    c3 holds no agenda. [E8]
peek | peek d5 | no-agenda
    d5 holds no agenda. [E8]
peek known | peek g3 | agenda-known
    You already know the agenda on g3. [E8]
help | face d5 cat | no-agenda
    d5 holds no agenda. [E8]
face | face g7 cat | face-elsewhere
    Turn up the agenda on c3 instead. [E8]
peeked | face c7 mouse | face-elsewhere
    Turn up the agenda on g7 instead. [E8]
peeked | face g7 cat | face-known
    The cat agenda is not the one on g7. [E8]
face certain | face c3 mouse | face-known
    The mouse agenda is not the one on c3. [E8]
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
            for text in [f"cat {cell}" for cell in CELL_NAMES]:
                found = game.why_illegal(state, game.read(state, text))
                if found is not None and found.code == "walled-off":
                    wall = found.params["wall"]
                    assert isinstance(wall, Message)
                    side = str(wall.params["side"])[0].upper()
                    assert side in walls(state, str(wall.params["cell"]))
                    named += 1

        assert named > 0
