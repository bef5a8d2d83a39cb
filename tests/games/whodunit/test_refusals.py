"""Why a move is refused: every reason, in words, with what it names."""

import pytest

import whiskerworks
from tests.games.sentences import cases
from tests.games.whodunit.eventful_games import STUBBORN, WARY, wander
from tests.games.whodunit.eventful_positions import LAYOUT, positions
from whiskerworks.core.message import Refusal
from whiskerworks.games.whodunit.meta import META
from whiskerworks.words import words

REFUSED = """
start | belt m01 | start-due
    Lay a start card first. [M7]
start | start m05 d5 90 | start-elsewhere
    Lay the next start card on f5. [M7]
start | start m03 f5 0 | start-walls
    m03 doesn't have the walls needed on f5. [M7]
start | start m05 f5 0 | start-angle
    Lay m05 there at 90°. [M7]
belt | draw m01 | belt-due
    Put a card on the belt first. [M7]
belt | belt m05 | card-gone
    m05 has already come up. [M8]
turn | mouse c4 | place-due
    Place a card now, as in m07 e4 90. [W4]
turn | spin d5 90 | place-due
    Place a card now, as in m07 e4 90. [W4]
turn | skip | no-such-thing
    You can't skip: if you can't place a card, you lose. [W1]
spin | m20 c6 0 | spin-due
    You are using the cheese agenda: turn a card now, as in spin e4 90. [W7]
drop | m20 c6 0 | drop-due
    You are using the cucumber agenda: drop a card now, as in drop m07 e4 90. [W7]
turn: m09 c4 0 | m10 c6 0 | walk-due
    The Mouse or the Cat must move first: it lies next to the placed card. [M13]
draw | m20 c6 0 | draw-due
    Draw a card first. [M16]
arrive | draw m09 | arrive-due
    The Cat is here: choose where it arrives, as in arrive d4. [M16]
draw | draw m24 | card-gone
    m24 has already come up. [M8]
draw with cat | draw cat | cat-out
    The Cat has already come up. [W3]
draw | draw cat | cat-early
    The Cat comes after at least 6 Maze Cards; drawn so far: 5. [W3]
cat due | draw m05 | cat-due
    After 11 Maze Cards the Cat must come now. [W3]
draw with cat | draw cucumber | cucumber-early
    The Cucumber comes after at least 18 Maze Cards; drawn so far: 12. [W3]
agenda due | draw m09 | agenda-due
    Draw an agenda next. [W3]
agenda due | draw cucumber | agenda-due
    Draw an agenda next. [W3]
draw | draw agenda cat | agenda-early
    The next card is not an agenda. [W3]
third agenda | draw agenda cat | agenda-came
    The cat agenda has already come up. [W3]
both | use cat | not-easier
    Abilities take effect by themselves. You keep them for later only with the option
    easier. [W9]
kept | use mouse | not-kept
    You don't have the mouse agenda to use. [W9]
kept without cat | use cat | no-cat-yet
    The Cat is not on the table, so it can't change places with the Cheese. [W7]
turn | m08 c4 0 | not-on-belt
    m08 is not on the belt. [M11]
turn | m11 c4 180 | same-lie
    m11 looks the same at 0° as at 180°. Use 0. [M11]
turn | m09 d5 0 | walls-differ
    You can't cover m01 on d5 with m09: their walls differ on these sides: north and
    south. [M11]
turn | m09 e6 0 | not-active
    Place your card next to the Mouse; e6 is not. [W4]
both | m09 c5 0 | not-active
    Place your card next to the Cat; c5 is not. [W4]
both, easier | m09 b8 0 | not-active
    Place your card next to the Mouse or Cat; b8 is not. [W4]
covered | m11 d5 0 | too-high
    The Maze Card on d5 is already covered, and a stack may not be higher than two. [W4]
turn | m09 c5 0 | on-character
    You can't place a card on c5: it holds the Mouse. [M6]
turn | m09 b5 0 | too-large
    Using b5 would make the table larger than 5 x 5. [M5]
spin | spin c7 90 | no-card
    c7 has no Maze Card to turn. [M10c]
drop | drop m20 c7 0 | no-card-below
    c7 has no Maze Card to drop one on. [M10d]
turn: m09 c4 0 | cat c3 | not-waiting
    The Cat doesn't move now. [M13]
turn: m09 c4 0 | mouse c5 | own-cell
    The Mouse is on c5 already. It must move somewhere else. [M14]
turn: m09 c4 0 | mouse d5 | on-card
    The Mouse can't stop on d5, on top of a Maze Card. It needs an empty space. [M14]
both: m09 d6 0 | cat f7 | on-cheese
    The Cat may pass over the Cheese on f7, but not stop there. [M15]
mouse first | cat d5 | shut-in
    The Cat can't get to d5: the south wall of m11 on d6 keeps it out of the placed
    card. [M14]
both: m09 d6 0 | mouse c4 | too-large
    Using c4 would make the table larger than 5 x 5. [M5]
meeting: m11 d6 0 | cat d5 | walled-off
    The Cat can't get to d5: the north wall of m11 on d6 is in the way. [M14]
turn: m09 c4 0 | mouse i9 | no-way
    The Mouse can't get to i9: no cards lead there. [M14]
arrive | arrive c7 | not-empty
    c7 is not empty. [M16]
arrive | arrive b6 | not-nearest
    b6 is 4 steps from the Cheese, but an empty space only 1 away is nearer. [M16]
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
