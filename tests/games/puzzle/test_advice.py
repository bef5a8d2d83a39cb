"""Bots in the puzzle: all of them finish it, and who sees more needs fewer moves."""

import pytest

from tests.games.puzzle.drawing import GAME, deck_of, game_of, picture, position, rules
from tests.lab.drawn_pictures import Drawing
from whiskerworks.core.advice import LEVEL_COUNT, LEVEL_SECONDS
from whiskerworks.core.game import Game
from whiskerworks.games.puzzle.advice import Advice, FrameSolver
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import FIRST_TAKE, HINT, State, with_card_at
from whiskerworks.kit.decks import OPEN
from whiskerworks.kit.picture_assembly import (
    FRAME_PLACES,
    Assembly,
    empty_assembly,
    half_turn,
    is_assembled,
    misfits,
    placed_cards,
)

MOST = 200
WRONG = """
    m24@0  m23@90 .      .      .      .      m05@180
    m01@0  .      m03@90 .      m28@0  .      .
    .      .      .      .      m08@180 .     .
    m02@90 .      .      m17@0  .      .      m16@180
"""
"""Three cards lie truly, the others do not, and some do not fit."""


def advice(game: Game) -> Advice:
    """Return the advice for a deck, which has not been asked before."""
    return Advice(rules(game))


def finished(game: Game, state: State, level: int, most: int = MOST) -> list[int]:
    """Return the moves by which a bot of that level finishes; or *most* of them."""
    knowing = advice(game)
    effort = knowing.levels()[level - 1]
    moves: list[int] = []
    while game.to_move(state) is not None and len(moves) < most:
        move = int(knowing.known_move(state, effort))
        assert game.why_illegal(state, move) is None
        moves.append(move)
        state = rules(game).play(state, move)
    return moves


def reached(frame: Assembly) -> State:
    """Return the position with that frame, reached straight."""
    return State(frame, 0, len(placed_cards(frame)), -1)


def half_laid(picture: Assembly) -> Assembly:
    """Return the picture without its upper half."""
    return empty_assembly()[:14] + picture[14:]


def test_who_sees_more_needs_fewer_moves() -> None:
    """From the empty frame; who sees all of it lays each card once."""
    start = rules().start()
    needed = [len(finished(GAME, start, level)) for level in range(1, LEVEL_COUNT + 1)]

    assert needed[-1] == 28
    assert sorted(set(needed), reverse=True) == needed
    assert needed[0] < MOST


@pytest.mark.parametrize("level", range(1, LEVEL_COUNT + 1))
def test_every_level_finishes_what_others_began(level: int) -> None:
    """Half a picture, its half turn, and cards that lie anyhow; it asks for no hint."""
    for frame in (half_laid(picture()), half_laid(half_turn(picture()))):
        moves = finished(GAME, reached(frame), level)

        assert 14 <= len(moves) < MOST
        assert HINT not in moves
    assert len(finished(GAME, position(WRONG), level)) < MOST


def test_the_strongest_takes_back_only_what_lies_wrong() -> None:
    """Ten cards lie, three of them truly: seven are taken back, 25 are laid."""
    moves = finished(GAME, position(WRONG), LEVEL_COUNT)

    assert len([move for move in moves if move >= FIRST_TAKE]) == 7
    assert len(moves) == 7 + 25


def test_the_strongest_goes_on_from_what_lies_truly() -> None:
    """Either way round, as many moves as cards are missing."""
    for frame in (half_laid(picture()), half_laid(half_turn(picture()))):
        assert len(finished(GAME, reached(frame), LEVEL_COUNT)) == 14


def test_a_full_frame_is_put_right() -> None:
    """Two cards have changed places: two are taken back, two are laid."""
    true = picture()
    frame = with_card_at(with_card_at(true, 0, true[9]), 9, true[0])

    assert len(finished(GAME, reached(frame), LEVEL_COUNT)) == 4


@pytest.mark.parametrize("level", [1, 5])
def test_a_deck_of_ones_own_is_assembled(level: int) -> None:
    """From its cards alone: nobody has told the picture."""
    game = game_of(Drawing().cut())

    assert rules(game).solution is None
    assert len(finished(game, rules(game).start(), level)) == 28


def test_another_picture_is_finished_as_it_was_begun() -> None:
    """Two corners look alike and may change places: nothing is taken back."""
    drawing = Drawing()
    for name, side in (("a1", "E"), ("a1", "S"), ("g1", "S"), ("g1", "W")):
        drawing.draw(name, side, OPEN)
    game = game_of(drawing.cut())
    for corner in ((0, 0), (6, 270)):
        frame = with_card_at(empty_assembly(), 0, corner)

        assert len(finished(game, reached(frame), LEVEL_COUNT)) == 27


def test_without_an_assembly_it_lays_what_fits_and_never_stalls() -> None:
    """The Studio has holes, and nothing else has: it fits nowhere among the others."""
    game = game_of(deck_of())
    knowing = advice(game)
    effort = knowing.levels()[0]._replace(thoughts=500)
    state = rules(game).start()
    most = 0
    for _ in range(60):
        move = int(knowing.known_move(state, effort))
        assert game.why_illegal(state, move) is None
        state = rules(game).play(state, move)
        most = max(most, len(placed_cards(state.frame)))

    assert most == 27


def test_it_does_not_know_the_picture_that_hints_tell_of() -> None:
    """With or without it the same moves are made."""
    unknown = Rules(rules().deck, None)
    knowing, ignorant = advice(GAME), Advice(unknown)
    state = rules().start()
    for _ in range(28):
        effort = knowing.levels()[-1]
        move = knowing.known_move(state, effort)

        assert ignorant.known_move(state, effort) == move
        state = unknown.play(state, move)


def test_levels_take_no_longer_than_promised() -> None:
    """Each sees further than the one below, the last the whole frame."""
    levels = advice(GAME).levels()

    assert tuple([level.seconds for level in levels]) == LEVEL_SECONDS
    assert [level.horizon for level in levels] == [1, 4, 8, 14, 28]


DECK = rules().deck
EVERYWHERE = list(range(FRAME_PLACES))
ENOUGH = 20_000


def test_it_finds_the_picture_of_our_deck() -> None:
    """[P5] The one that is known, or its half turn."""
    found = FrameSolver(DECK).fill(empty_assembly(), EVERYWHERE, ENOUGH)

    assert found is not None
    assert is_assembled(DECK, found)


def test_it_finds_the_picture_of_any_deck() -> None:
    """[P4] By its seams."""
    deck = Drawing().cut()
    found = FrameSolver(deck).fill(empty_assembly(), EVERYWHERE, ENOUGH)

    assert found is not None
    assert is_assembled(deck, found)


def test_what_lies_there_stays() -> None:
    """Either way round, and the rest is found."""
    for whole in (picture(), half_turn(picture())):
        frame = whole[:5] + empty_assembly()[5:]
        found = FrameSolver(DECK).fill(frame, EVERYWHERE[5:], ENOUGH)

        assert found is not None
        assert found[:5] == frame[:5]
        assert is_assembled(DECK, found)


def test_only_the_places_that_are_named_are_filled() -> None:
    """And what lies there then fits."""
    found = FrameSolver(DECK).fill(empty_assembly(), [3, 4, 11], ENOUGH)

    assert found is not None
    assert [place for _, place, _ in placed_cards(found)] == [3, 4, 11]
    assert not misfits(DECK, found)


def test_it_says_so_when_there_is_no_way() -> None:
    """The first card of the picture, turned: the others cannot lie round it."""
    first = picture()[0]
    assert first is not None
    frame = ((first[0], (first[1] + 90) % 360), *empty_assembly()[1:])

    assert FrameSolver(DECK).fill(frame, EVERYWHERE[1:], ENOUGH) is None


def test_it_gives_up_after_so_many_tries() -> None:
    """28 cards need 28 tries at least; and the next search starts afresh."""
    solver = FrameSolver(DECK)

    assert solver.fill(empty_assembly(), EVERYWHERE, 27) is None
    assert solver.fill(empty_assembly(), EVERYWHERE, ENOUGH) is not None


def test_what_fits_at_a_place_is_what_the_seams_say() -> None:
    """[P4] All that fits, and nothing else."""
    frame = picture()[:9] + empty_assembly()[9:]
    found = FrameSolver(DECK).fitting(frame, 9)

    assert picture()[9] in found
    for lying in found:
        assert not misfits(DECK, (*frame[:9], lying, *frame[10:]))


def test_a_card_that_fits_nowhere_is_not_offered() -> None:
    """The Studio among cards without holes."""
    deck = deck_of()
    frame = ((0, 0), *empty_assembly()[1:])
    cards = {card for card, _ in FrameSolver(deck).fitting(frame, 1)}

    assert cards == set(range(1, 27))
