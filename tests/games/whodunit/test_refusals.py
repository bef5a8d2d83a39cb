"""Why a move is refused: every reason, in words, with what it names."""

import pytest

import whiskerworks
from tests.games.said import cases
from tests.games.whodunit.happenings import LAYOUT, positions
from tests.games.whodunit.wandering import STUBBORN, WARY, wander
from whiskerworks.core.message import Refusal
from whiskerworks.games.whodunit.meta import META
from whiskerworks.words import words

REFUSED = """
start | belt m01 | start-due
    A start card is laid next. [M7]
start | start m05 d5 90 | start-elsewhere
    The next start card is laid on f5. [M7]
start | start m03 f5 0 | start-walls
    m03 does not have the walls that f5 wants. [M7]
start | start m05 f5 0 | start-angle
    m05 is laid there at 90 degrees. [M7]
belt | draw m01 | belt-due
    A card is put on the belt next. [M7]
belt | belt m05 | card-gone
    m05 has come already. [M8]
turn | mouse c4 | place-due
    A card is to be placed now, as in m07 e4 90. [W4]
turn | spin d5 90 | place-due
    A card is to be placed now, as in m07 e4 90. [W4]
turn | skip | no-such-thing
    There is no skipping: whoever can place nothing has lost. [W1]
spin | m20 c6 0 | spin-due
    The cheese agenda is used: a card is to be turned now, as in spin e4 90. [W7]
drop | m20 c6 0 | drop-due
    The cucumber agenda is used: a card is to be dropped now, as in drop m07 e4 90.
    [W7]
turn: m09 c4 0 | m10 c6 0 | walk-due
    The placed card sends somebody on: Mouse or Cat must move now. [M13]
draw | m20 c6 0 | draw-due
    A card is drawn next. [M16]
arrive | draw m09 | arrive-due
    The Cat has come: choose where it arrives, as in arrive d4. [M16]
draw | draw m24 | card-gone
    m24 has come already. [M8]
draw with cat | draw cat | cat-out
    The Cat has come already. [W3]
draw | draw cat | cat-early
    The Cat comes after at least 6 Maze Cards; drawn so far: 5. [W3]
cat due | draw m05 | cat-due
    After 11 Maze Cards it is the Cat that comes. [W3]
draw with cat | draw cucumber | cucumber-early
    The Cucumber comes after at least 18 Maze Cards; drawn so far: 12. [W3]
agenda due | draw m09 | agenda-due
    An agenda is drawn next. [W3]
agenda due | draw cucumber | agenda-due
    An agenda is drawn next. [W3]
draw | draw agenda cat | agenda-early
    It is not an agenda that is drawn next. [W3]
third agenda | draw agenda cat | agenda-came
    The cat agenda has come already. [W3]
both | use cat | not-easier
    Abilities are used of themselves; only the easier way are they kept for later.
    [W9]
kept | use mouse | not-kept
    You do not have the mouse agenda to use. [W9]
kept without cat | use cat | no-cat-yet
    The Cat is not on the table, so it cannot change places with the Cheese. [W7]
turn | m08 c4 0 | not-on-belt
    m08 is not on the belt. [M11]
turn | m11 c4 180 | same-lie
    m11 lies the same at 0 degrees as at 180; say 0. [M11]
turn | m09 d5 0 | walls-differ
    The walls of m09 and of m01 on d5 are not the same in the north and south. [M11]
turn | m09 e6 0 | not-active
    e6 is not next to the Mouse, as a card must be placed. [W4]
both | m09 c5 0 | not-active
    c5 is not next to the Cat, as a card must be placed. [W4]
both, easier | m09 b8 0 | not-active
    b8 is not next to the Mouse or Cat, as a card must be placed. [W4]
covered | m11 d5 0 | too-high
    On d5 a Maze Card is covered already, and no stack may be higher than two. [W4]
turn | m09 c5 0 | on-character
    On c5 there is the Mouse, and no card is put on a character. [M6]
turn | m09 b5 0 | too-large
    With something on b5 the table would be larger than 5 x 5. [M5]
spin | spin c7 90 | no-card
    There is no Maze Card on c7 to turn. [M10c]
drop | drop m20 c7 0 | no-card-below
    There is no Maze Card on c7 to drop one on. [M10d]
turn: m09 c4 0 | cat c3 | not-waiting
    It is not the Cat that has to move now. [M13]
turn: m09 c4 0 | mouse c5 | own-cell
    The Mouse must go elsewhere than to c5, where it is. [M14]
turn: m09 c4 0 | mouse d5 | on-card
    d5 holds a Maze Card, and the Mouse can end only on an empty space. [M14]
both: m09 d6 0 | cat f7 | on-cheese
    The Cat may pass over the Cheese on f7, but not stay there. [M15]
mouse first | cat d5 | shut-in
    The Cat cannot get to d5: the wall in the south of m11 on d6 keeps it out of the
    placed card. [M14]
both: m09 d6 0 | mouse c4 | too-large
    With something on c4 the table would be larger than 5 x 5. [M5]
meeting: m11 d6 0 | cat d5 | walled-off
    The Cat cannot get to d5: the wall in the north of m11 on d6 is in the way.
    [M14]
turn: m09 c4 0 | mouse i9 | no-way
    The Mouse cannot get to i9: nothing that it can go through leads there. [M14]
arrive | arrive c7 | not-empty
    c7 is not empty. [M16]
arrive | arrive b6 | not-nearest
    b6 is 4 steps from the Cheese; the nearest empty space is 1 away. [M16]
"""
"""In which position which move is refused, by which code, and what is said."""


def refusal(name: str, text: str) -> Refusal:
    """Return why a move is refused."""
    game, state = positions()[name]
    found = game.why_illegal(state, game.read(state, text))
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "text", "code", "told"), cases(REFUSED))
def test_a_refusal_says_why(name: str, text: str, code: str, told: str) -> None:
    """In words, with the cards, cells and walls that are meant, and the rule."""
    found = refusal(name, text)

    assert found.code == code
    assert words("whodunit").refuse(found) == told


def test_every_reason_is_reached() -> None:
    """Each with the rule that the facts about the game give it."""
    found = [refusal(name, text) for name, text, *_ in cases(REFUSED)]

    assert {(one.code, one.rule) for one in found} == set(META.refusals)


@pytest.mark.wheel
@pytest.mark.parametrize("easier", [False, True])
@pytest.mark.parametrize("habit", [WARY, STUBBORN])
def test_a_move_is_refused_if_and_only_if_it_is_not_offered(
    habit: int, easier: bool
) -> None:
    """Over all numbers of moves, in every phase of games by habit."""
    game = whiskerworks.load("whodunit", 1, setup=LAYOUT, easier=easier)
    limit = game.rules.move_limit
    for index, (state, _) in enumerate(wander(game, 5, habit)):
        legal = set(game.legal_moves(state))
        some = {*range(index % 13, limit, 13), *legal, *range(limit - 700, limit)}

        allowed = {move for move in some if game.why_illegal(state, move) is None}

        assert allowed == legal
