"""What holds for any frame, and a second reading of the seams that agrees."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from tests.games.puzzle import naive
from tests.games.puzzle.drawing import GAME, after, game_of, picture, rules, started
from whiskerworks.core import exploration
from whiskerworks.core.rules import move_buffer
from whiskerworks.games.puzzle.state import State, tray_of
from whiskerworks.kit.card_messages import SIDE_NAMES
from whiskerworks.kit.decks import ANGLES, CARD_IDS, HOLE, OPEN, WALL, Card, Deck, Side
from whiskerworks.kit.picture_assembly import (
    PLACE_NAMES,
    Assembly,
    half_turn,
    is_assembled,
    misfits,
    place_beyond,
)

pytestmark = pytest.mark.wheel

SIDES = [
    Side(wall, "", motif)
    for wall in (OPEN, OPEN, WALL, HOLE)
    for motif in ("", "crumbs", "plant", "books")
]


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Draw a deck with few sorts of seams, so that many fit."""
    sides = draw(st.lists(st.sampled_from(SIDES), min_size=81, max_size=81))
    cards = [
        Card(name, (*sides[3 * at : 3 * at + 3], Side(OPEN)))
        for at, name in enumerate(CARD_IDS[:-1])
    ]
    return Deck((*cards, Card("m28", (Side(HOLE),) * 4)))


@st.composite
def frames(draw: st.DrawFn) -> Assembly:
    """Draw a frame, filled in part."""
    cards = draw(st.permutations(range(28)))
    lies = st.sampled_from([*ANGLES, *[None] * 4])
    angles = draw(st.lists(lies, min_size=28, max_size=28))
    lying = zip(cards, angles, strict=True)
    return tuple([None if angle is None else (card, angle) for card, angle in lying])


def named(deck: Deck, frame: Assembly) -> set[tuple[str, str]]:
    """Return the misfits as the naive reading names them."""
    return {(PLACE_NAMES[i], SIDE_NAMES[side]) for i, side, _ in misfits(deck, frame)}


@given(decks(), frames())
def test_two_readings_of_the_seams_agree(deck: Deck, frame: Assembly) -> None:
    """[P4] Place by place and side by side."""
    assert named(deck, frame) == naive.misfits(deck, frame)
    assert is_assembled(deck, frame) == naive.is_solved(deck, frame)


@given(frames())
def test_they_agree_on_our_deck_too(frame: Assembly) -> None:
    """[P4] With all its motifs."""
    deck = rules().deck
    assert named(deck, frame) == naive.misfits(deck, frame)


def test_they_agree_on_the_true_picture() -> None:
    """[P5] Both ways round."""
    deck = rules().deck
    assert naive.is_solved(deck, picture())
    assert naive.is_solved(deck, half_turn(picture()))


@given(decks(), frames())
def test_a_misfit_is_one_for_both_cards(deck: Deck, frame: Assembly) -> None:
    """[P4] Where two cards meet, both sides fit or neither does."""
    found = {(place, side) for place, side, _ in misfits(deck, frame)}
    for place, side in found:
        other = place_beyond(place, side)
        if other >= 0 and frame[other] is not None:
            assert (other, (side + 2) % 4) in found


@given(decks(), frames())
def test_a_half_turn_changes_nothing_about_the_seams(
    deck: Deck, frame: Assembly
) -> None:
    """[P5] The same sides fit, each in the place across."""
    turned = {(27 - i, (side + 2) % 4, why) for i, side, why in misfits(deck, frame)}
    assert set(misfits(deck, half_turn(frame))) == turned


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.integers(1, 120), st.booleans())
def test_every_card_is_in_the_tray_or_in_the_frame(
    seed: int, plies: int, own: bool
) -> None:
    """[P6] Exactly once, whatever was done."""
    game = game_of(Deck(rules().deck.cards)) if own else GAME
    state: object = game.start()
    rng, moves = Random(seed), move_buffer(game.rules.max_legal_moves)
    for _ in range(plies):
        assert isinstance(state, State)
        state = game.play(
            state, int(exploration.random_move(game.rules, state, rng, moves))
        )

    assert isinstance(state, State)
    laid = [lying[0] for lying in state.frame if lying is not None]
    assert sorted([*laid, *tray_of(state.frame)]) == list(range(28))
    assert state.moves + state.hints == plies


@given(frames(), st.data())
def test_putting_and_taking_are_inverse(frame: Assembly, data: st.DataObject) -> None:
    """[P6] For any card of the tray, place and angle."""
    state = State(frame, 0, 28 - len(tray_of(frame)), -1)
    puts = [m for m in GAME.legal_moves(state) if GAME.write(state, m)[:3] == "put"]
    if not puts:
        return
    text = GAME.write(state, data.draw(st.sampled_from(puts)))
    place = text.split()[2]

    put = after(state, text)
    assert after(put, f"take {place}").frame == frame
    assert after(put, f"take {place}", text).frame == put.frame


def test_the_start_is_empty() -> None:
    """[P6] The tray holds all cards."""
    assert tray_of(started().frame) == list(range(28))
