"""
The exam that every game must pass, including games from other packages.

    @pytest.mark.parametrize("game", testing.tables("dicey"), ids=repr)
    @pytest.mark.parametrize("question", testing.EXAM, ids=testing.called)
    def test_the_game_passes(question, game):
        question(game)

A question plays random games and raises an AssertionError if the game breaks a promise
of `whiskerworks.core.game.Game`. It trusts `determinise` on which things are hidden:
the game's own tests must show that the right things are, and that its rules are right.
"""

import copy
import pickle
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from librt.random import Random

from whiskerworks.core import record
from whiskerworks.core.advice import LEVEL_COUNT
from whiskerworks.core.game import Game
from whiskerworks.core.match import match_from_moves
from whiskerworks.core.scene import FINAL, Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.draw import drawings, tone_colours
from whiskerworks.games import load_record
from whiskerworks.testing.leak_checks import bad_weights, leaks, numbers
from whiskerworks.testing.sample_games import (
    SAMPLED,
    all_pieces,
    ids_of,
    matches,
    messages,
    samples,
    tables,
    viewers,
)
from whiskerworks.words import Words

__all__ = ["EXAM", "Question", "called", "tables", "whatever_is_said_has_words"]

Question = Callable[[Game], None]

MAX_PLAN_COLUMNS: Final = 80


def called(question: Question) -> str:
    """Return a question's name, for test ids."""
    return question.__name__.replace("_", " ")


def facts_agree(game: Game) -> None:
    """Refusals, endings, events and options are unique and cite existing rules."""
    facts = game.meta
    rules = [rule.id for rule in facts.rules]
    cited = [rule for _, rule in facts.refusals + facts.endings + facts.events]

    assert len(set(rules)) == len(rules)
    assert set(cited) <= set(rules)
    assert {option.rule for option in facts.options} <= set(rules)
    for codes in (facts.refusals, facts.endings, facts.events):
        assert len(dict(codes)) == len(codes)
    assert facts.stage in ("draft", "playable", "certified")


def every_code_has_words(game: Game) -> None:
    """Everything the metadata declares has an English message."""
    facts, said = game.meta, Words(game.name, patient=False)
    declared = [
        *("title", "summary", "move-hint", "board-legend"),
        *[f"level-{level}" for level in range(1, LEVEL_COUNT + 1)],
        *[f"rule-{rule.id}" for rule in facts.rules],
        *[f"option-{option.name}" for option in facts.options],
        *[f"refusal-{code}" for code, _ in facts.refusals],
        *[f"ending-{code}" for code, _ in facts.endings],
        *[f"event-{code}" for code, _ in facts.events],
    ]

    assert [code for code in declared if not said.has(code)] == []


def whatever_is_said_has_words(game: Game) -> None:
    """Every message in a game has a sentence and all its parameters."""
    said = Words(game.name, patient=False)
    for match in matches(game)[:SAMPLED]:
        for ply, move in enumerate(match.moves):
            for seat in viewers(game):
                for event in game.events(match.states[ply], move, seat):
                    said.say(event.message())
        outcome = match.outcome()
        if outcome is not None:
            said.say(outcome.message())
    for state in samples(game):
        for seat in viewers(game):
            for message in messages(game.scene(game.view(state, seat))):
                said.say(message)
        for refusal in [game.why_illegal(state, move) for move in numbers(game, state)]:
            if refusal is not None:
                said.refuse(refusal)


def random_play_ends(game: Game) -> None:
    """Random play leads to an ending that the metadata names."""
    for match in matches(game):
        outcome = match.outcome()
        if outcome is None:
            assert game.meta.endless, "random play does not end"
            continue
        assert (outcome.reason, outcome.rule) in game.meta.endings
        assert len(outcome.scores) == game.seats
        assert all(0 <= score <= 1 for score in outcome.scores)
        assert not any(outcome.scores) or abs(sum(outcome.scores) - 1) < 1e-9
        assert game.to_move(match.state) is None
        assert game.legal_moves(match.state) == []
        assert all(game.outcome(state) is None for state in match.states[:-1])


def only_what_is_offered_is_legal(game: Game) -> None:
    """Every other move is refused, with a code and rule from the metadata."""
    for state in samples(game):
        offered = game.legal_moves(state)
        over = game.to_move(state) is None

        assert len(set(offered)) == len(offered) <= game.rules.max_legal_moves
        for move in numbers(game, state):
            refusal = game.why_illegal(state, move)
            assert (refusal is None) == (move in offered), f"move {move}"
            if refusal is not None and over:
                assert refusal.code == "over"
            elif refusal is not None:
                assert (refusal.code, refusal.rule) in game.meta.refusals


def chance_is_weighed(game: Game) -> None:
    """Every chance outcome has a positive weight; other positions have none."""
    assert not any(bad_weights(game, state) for state in samples(game, 30))


def states_are_values(game: Game) -> None:
    """Positions compare, hash, pickle and copy; moves do not change them."""
    for state in samples(game):
        before = (state.key(), game.write_state(state), game.legal_moves(state))
        for twin in (
            pickle.loads(pickle.dumps(state)),
            copy.copy(state),
            copy.deepcopy(state),
        ):
            assert twin == state
            assert hash(twin) == hash(state)
            assert repr(twin) == repr(state)
            assert game.legal_moves(twin) == game.legal_moves(state)
        for move in game.legal_moves(state):
            assert game.play(state, move) != state
        after = (state.key(), game.write_state(state), game.legal_moves(state))
        assert after == before
    assert pickle.loads(pickle.dumps(game)) == game


def texts_read_back(game: Game) -> None:
    """Moves and positions survive writing and reading."""
    for state in samples(game):
        texts = [game.write(state, move) for move in game.legal_moves(state)]

        assert len(set(texts)) == len(texts)
        assert [game.read(state, text) for text in texts] == game.legal_moves(state)
        assert game.read_state(game.write_state(state)) == state


def records_replay(game: Game) -> None:
    """Replaying a record gives the same positions."""
    for match in matches(game):
        text = record.write(match_from_moves(game, match.moves).record())
        kept = record.read(text)

        assert record.write(kept) == text
        assert record.replay(load_record(kept), kept).states == match.states


def secrets_are_kept(game: Game) -> None:
    """No view, offer, refusal or event depends on a secret hidden from the seat."""
    rng = Random(11)
    for state in samples(game, 4):
        assert leaks(game, state, rng) == []


def views_are_values(game: Game) -> None:
    """Views survive pickling and name their seat."""
    for state in samples(game):
        for seat in viewers(game):
            view = game.view(state, seat)

            assert view.seat == seat
            assert pickle.loads(pickle.dumps(view)) == view


def scenes_offer_what_is_legal(game: Game) -> None:
    """The mover is offered every legal move, and its clicks mean that move."""
    for state in samples(game):
        legal = game.legal_moves(state)
        for seat in viewers(game):
            view = game.view(state, seat)
            scene = game.scene(view)
            on_turn = seat is not None and game.to_move(state) == seat

            check_offers(game, state, scene, legal if on_turn else [])
            offers = scene.moves()
            meant = [game.wish(view, offer.spots) for offer in offers]
            assert meant == [offer.move for offer in offers]


def check_offers(game: Game, state: Value, scene: Scene, legal: list[int]) -> None:
    """
    Check that a scene offers the *legal* moves, by distinguishable clicks.

    Exactly the moves that cannot be undone must be marked.
    """
    texts = sorted([game.write(state, move) for move in legal])
    finals = sorted([game.write(state, m) for m in legal if game.is_final(state, m)])
    ids = ids_of(scene.pieces)
    offers = sorted(scene.moves(), key=lambda offer: offer.move)
    clicks = [offer.spots for offer in offers]
    begun = {spots[:end] for spots in clicks for end in range(1, len(spots))}

    assert [offer.move for offer in offers] == texts
    assert [offer.move for offer in offers if FINAL in offer.marks] == finals
    assert len(set(ids)) == len(ids)
    assert len(set(clicks)) == len(clicks)
    assert {spot for spots in clicks for spot in spots} <= set(ids)
    assert not begun & set(clicks)


def any_clicks_can_be_answered(game: Game) -> None:
    """Any clicks mean a readable move, legal or not, or nothing."""
    for state in samples(game, 4):
        for seat in viewers(game):
            view = game.view(state, seat)
            ids = [*ids_of(game.scene(view).pieces), "nothing", ""]
            for spots in [(), *[(one,) for one in ids], *pairwise(ids)]:
                text = game.wish(view, spots)
                if text:
                    assert game.write(state, game.read(state, text)) == text


def events_name_pieces(game: Game) -> None:
    """Every move has events from the metadata, about visible pieces."""
    for match in matches(game)[:1]:
        for seat in viewers(game):
            seen = [
                ids_of(game.scene(game.view(state, seat)).pieces)
                for state in match.states[:60]
            ]
            for ply, (before, now) in enumerate(pairwise(seen)):
                events = game.events(match.states[ply], match.moves[ply], seat)

                assert events
                for event in events:
                    assert (event.code, event.rule) in game.meta.events
                    assert {way[0] for way in event.slides} <= set(before), event
                    assert {way[-1] for way in event.slides} <= set(now), event
                    assert set(event.spots) <= set(now), event


def scenes_can_be_drawn(game: Game) -> None:
    """Scenes use existing drawings and colours."""
    for state in samples(game):
        for seat in viewers(game):
            for piece in all_pieces(game.scene(game.view(state, seat)).pieces):
                assert drawings.is_known(piece.art), f"{piece.id}: no art {piece.art}"
                assert piece.tone in ("", *tone_colours.names()), (
                    f"{piece.id}: {piece.tone}"
                )


def plans_show_the_scene(game: Game) -> None:
    """Areas lie in the plan and name pieces of the scene."""
    for state in samples(game):
        for seat in viewers(game):
            view = game.view(state, seat)
            plan, ids = game.plan(view), ids_of(game.scene(view).pieces)

            assert plan.width() <= MAX_PLAN_COLUMNS
            assert [line.rstrip() for line in plan.lines] == list(plan.lines)
            assert plan.text().splitlines() == list(plan.lines)
            for area in plan.areas:
                assert area.spot in ids, area
                assert 0 <= area.row < area.row + area.height <= len(plan.lines), area
                assert 0 <= area.column < area.column + area.width, area


def planes_tell_moves_and_no_secret(game: Game) -> None:
    """Equal planes mean equal legal moves; secrets do not change them."""
    legal: dict[tuple[Seat, bytes], list[int]] = {}
    for state in samples(game):
        mover = game.to_move(state)
        for seat in viewers(game):
            view = game.view(state, seat)
            shown = bytes(game.planes.as_vector(view))
            for world in game.worlds(view)[:50]:
                assert bytes(game.planes.as_vector(game.view(world, seat))) == shown
            if seat is not None and seat == mover and game.planes.size:
                moves = game.legal_moves(state)
                assert legal.setdefault((seat, shown), moves) == moves


EXAM: Final[tuple[Question, ...]] = (
    facts_agree,
    every_code_has_words,
    whatever_is_said_has_words,
    random_play_ends,
    only_what_is_offered_is_legal,
    chance_is_weighed,
    states_are_values,
    texts_read_back,
    records_replay,
    secrets_are_kept,
    views_are_values,
    scenes_offer_what_is_legal,
    any_clicks_can_be_answered,
    events_name_pieces,
    scenes_can_be_drawn,
    plans_show_the_scene,
    planes_tell_moves_and_no_secret,
)
"""All questions, each a function of a game."""
