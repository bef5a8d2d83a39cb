"""Mirror the board and swap the colours: the same game."""

from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from tests.games.gears.drawing import rules as rules_of
from whiskerworks.games.gears.state import State, cogs_in_hand
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.peg_triangle import peg_at, rows_and_columns

GAME = whiskerworks.load("gears", first="blue")
RULES = rules_of(GAME)
MIRROR = [peg_at(row, row - column) for row, column in rows_and_columns(10)]


def mirrored(wheels: int) -> int:
    """Return the wheels as a mirror shows them."""
    return sum([1 << MIRROR[peg] for peg in members(wheels)])


def mirror_state(state: State) -> State:
    """Return the position in the mirror, with the colours swapped; no past."""
    ending = RULES.judge(state.blue, state.red, 1 - state.turn, None)
    return State(
        mirrored(state.red),
        mirrored(state.blue),
        1 - state.turn,
        state.stage,
        state.swapped,
        ending,
        None,
    )


def mirror_move(move: int) -> int:
    """Return the action in the mirror."""
    if move < 55:
        return MIRROR[move]
    return 55 + 55 * MIRROR[move // 55 - 1] + MIRROR[move % 55]


CHOICES = st.lists(st.integers(0, 10_000), max_size=60)


def played(choices: list[int]) -> list[State]:
    """Return the positions of the game that *choices* lead through."""
    states = [RULES.start()]
    for choice in choices:
        moves = GAME.legal_moves(states[-1])
        if not moves:
            break
        states.append(RULES.play(states[-1], moves[choice % len(moves)]))
    return states


@given(CHOICES)
def test_the_mirror_offers_the_mirrored_moves(choices: list[int]) -> None:
    """Legal sets map onto each other."""
    state = played(choices)[-1]
    if state.ending == 0:
        mirrored_moves = [mirror_move(move) for move in GAME.legal_moves(state)]

        assert sorted(mirrored_moves) == sorted(GAME.legal_moves(mirror_state(state)))


@given(CHOICES)
def test_wheels_are_never_lost_or_made(choices: list[int]) -> None:
    """Hand and board together are always fourteen loose cogs and a base each."""
    for state in played(choices):
        assert count(state.blue) + cogs_in_hand(state, 0) == 15
        assert count(state.red) + cogs_in_hand(state, 1) == 15
        assert state.blue & state.red == 0
        assert not (state.blue | state.red) & 1
        assert state.blue >> 45 & 1
        assert state.red >> 54 & 1


@given(CHOICES)
def test_whoever_moved_last_has_a_base_that_turns(choices: list[int]) -> None:
    """[G6c] Checked by the explanation, which is not what lists the moves."""
    from whiskerworks.games.gears.state import explain_board

    for state in played(choices)[1:]:
        base = 45 if state.turn else 54
        (train,) = [train for train in explain_board(state) if base in train.wheels]
        assert train.ring == ()
