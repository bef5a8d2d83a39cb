"""The exam that every game sits, enrolled by having a folder."""

import copy
import pickle
import runpy
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests.tables import Table, tables
from whiskerworks.core import record, walk
from whiskerworks.core.errors import NoSuchSeat
from whiskerworks.core.game import Game
from whiskerworks.core.match import followed
from whiskerworks.core.rules import room
from whiskerworks.core.scene import FINAL, Piece
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import meta
from whiskerworks.testing.secrets import bad_weights, leaks, numbers

pytestmark = pytest.mark.wheel

TRANSCRIPTS = runpy.run_path(
    str(Path(__file__).parents[2] / "tools/transcripts.py"), run_name="transcripts"
)
EVERY_TABLE = [pytest.param(table, id=str(table)) for table in tables()]
on_every_table = pytest.mark.parametrize("table", EVERY_TABLE)
on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


@cache
def match(table: Table, seed: int) -> tuple[Game, tuple[Value, ...], tuple[int, ...]]:
    """Return a random match: every position, and every move."""
    game = table.load()
    rng = Random(seed)
    states = [game.start()]
    moves: list[int] = []
    working = room(game.rules.most_moves)
    while (move := int(walk.step(game.rules, states[-1], rng, working))) >= 0:
        moves.append(move)
        states.append(game.play(states[-1], move))
        if game.meta.endless and len(moves) == 300:
            break
        assert len(moves) < 20_000, "random play does not end"
    return game, tuple(states), tuple(moves)


def samples(table: Table, count: int) -> Iterator[tuple[Game, Value]]:
    """Return positions spread over two random matches, first and last among them."""
    for seed in range(2):
        game, states, _ = match(table, seed)
        step = max(1, (len(states) - 1) // count)
        for state in (*states[:-1:step], states[-1]):
            yield game, state


@on_every_table
@pytest.mark.parametrize("seed", range(6))
def test_random_play_ends_and_the_end_offers_nothing(table: Table, seed: int) -> None:
    """Whatever is offered leads on, until an ending that the game names."""
    game, states, _ = match(table, seed)
    outcome = game.outcome(states[-1])
    if outcome is None and game.meta.endless:
        return

    assert outcome is not None
    assert (outcome.reason, outcome.rule) in game.meta.endings
    assert len(outcome.scores) == game.seats
    assert all(0 <= score <= 1 for score in outcome.scores)
    assert sum(outcome.scores) == pytest.approx(1) or not any(outcome.scores)
    assert game.to_move(states[-1]) is None
    assert game.legal_moves(states[-1]) == []
    assert all(game.outcome(state) is None for state in states[:-1])


@on_every_table
def test_what_is_offered_is_legal_and_nothing_else_is(table: Table) -> None:
    """Every other move is refused by a code and a rule that the game declares."""
    for game, state in samples(table, 5):
        offered = game.legal_moves(state)
        legal = set(offered)
        over = game.to_move(state) is None

        assert len(legal) == len(offered) <= game.rules.most_moves
        for move in numbers(game, state):
            refusal = game.why_illegal(state, move)
            assert (refusal is None) == (move in legal)
            if refusal is not None and over:
                assert refusal.code == "over"
            elif refusal is not None:
                assert (refusal.code, refusal.rule) in game.meta.refusals


@on_every_table
def test_a_number_that_is_no_move_is_refused(table: Table) -> None:
    """Below 0 and from the limit on there are no moves."""
    game = table.load()
    for move in (-1, game.rules.move_limit, 2**40):
        refusal = game.why_illegal(game.start(), move)

        assert refusal is not None
        assert refusal.code == "no-such-move"


@on_every_table
def test_states_are_values(table: Table) -> None:
    """Equal, hashable, picklable and copyable; and different ones differ."""
    for game, state in samples(table, 8):
        for twin in (
            pickle.loads(pickle.dumps(state)),
            copy.copy(state),
            copy.deepcopy(state),
        ):
            assert twin == state
            assert hash(twin) == hash(state)
            assert repr(twin) == repr(state)
            assert game.legal_moves(twin) == game.legal_moves(state)
    _, states, _ = match(table, 0)
    assert all(one != other for one, other in pairwise(states))


@on_every_table
def test_a_game_can_be_sent_to_another_process(table: Table) -> None:
    """It comes back equal, and plays the same."""
    game = table.load()
    again = pickle.loads(pickle.dumps(game))

    assert again == game == table.load()
    assert hash(again) == hash(game)
    assert again.start() == game.start()
    assert copy.deepcopy(game) == game
    assert all(game != other.load() for other in tables() if other != table)


@on_every_table
def test_play_leaves_its_argument_alone(table: Table) -> None:
    """Playing every legal move changes nothing about the position before."""
    for game, state in samples(table, 5):
        before = (state.key(), game.write_state(state), game.legal_moves(state))
        for move in game.legal_moves(state):
            game.play(state, move)

        after = (state.key(), game.write_state(state), game.legal_moves(state))
        assert after == before


@on_every_table
def test_texts_read_back(table: Table) -> None:
    """Moves and positions are the same after writing and reading."""
    for game, state in samples(table, 12):
        texts = [game.write(state, move) for move in game.legal_moves(state)]

        assert len(set(texts)) == len(texts)
        assert [game.read(state, text) for text in texts] == game.legal_moves(state)
        assert game.read_state(game.write_state(state)) == state


@on_every_table
def test_weights_run_beside_the_moves_of_chance(table: Table) -> None:
    """At chance every outcome has a positive weight; elsewhere there are none."""
    for game, state in samples(table, 30):
        assert not bad_weights(game, state)


@on_every_table
@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_positions(table: Table, seed: int) -> None:
    """Header, moves and chance are all that is needed."""
    game, states, moves = match(table, seed)
    text = record.write(followed(game, moves).record())

    kept = record.read(text)
    again = whiskerworks.games.load_record(kept)

    assert record.write(kept) == text
    assert repr(again) == repr(game)
    assert record.replay(again, kept).states == list(states)


@on_every_table
def test_a_view_resampled_in_what_it_hides_is_the_same_to_the_byte(
    table: Table,
) -> None:
    """Nothing a seat is shown, offered, refused or told depends on its secrets."""
    rng = Random(11)
    for game, state in samples(table, 4):
        assert leaks(game, state, rng) == []


@on_every_table
def test_views_are_values(table: Table) -> None:
    """A view can be sent away and comes back the same, and knows whose it is."""
    for game, state in samples(table, 4):
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)

            assert view.seat == seat
            assert pickle.loads(pickle.dumps(view)) == view


@on_every_table
@pytest.mark.parametrize("seat", [int(CHANCE), 99])
def test_only_seats_and_bystanders_have_a_view(table: Table, seat: int) -> None:
    """Chance and strangers see nothing."""
    game = table.load()
    last = game.seats - 1
    with pytest.raises(NoSuchSeat, match=f"no seat {seat}; there are 0 to {last}$"):
        game.view(game.start(), seat)
    with pytest.raises(NoSuchSeat):
        game.events(game.start(), game.legal_moves(game.start())[0], seat)


@on_every_table
def test_a_scene_offers_exactly_what_is_legal(table: Table) -> None:
    """
    Whoever is on turn may click every legal move; nobody else any.

    Those that cannot be undone are marked, and no others.
    """
    for game, state in samples(table, 3):
        legal = game.legal_moves(state)
        texts = sorted([game.write(state, move) for move in legal])
        finals = sorted(
            [game.write(state, m) for m in legal if game.is_final(state, m)]
        )
        for seat in (None, *range(game.seats)):
            scene = game.scene(game.view(state, seat))
            ids = ids_of(scene.pieces)
            moves = sorted(scene.moves(), key=lambda offer: offer.move)
            clicks = [offer.spots for offer in moves]

            on_turn = seat is not None and game.to_move(state) == seat
            assert [o.move for o in moves] == (texts if on_turn else [])
            assert [o.move for o in moves if FINAL in o.marks] == (
                finals if on_turn else []
            )
            assert len(set(ids)) == len(ids)
            assert len(set(clicks)) == len(clicks)
            assert {spot for spots in clicks for spot in spots} <= set(ids)
            assert not beginnings(clicks) & set(clicks)


@on_every_table
def test_events_slide_pieces_that_are_there(table: Table) -> None:
    """Every move tells something, and names pieces of the scenes around it."""
    game, states, moves = match(table, 1)
    for seat in (None, *range(game.seats)):
        seen = [ids_of(game.scene(game.view(at, seat)).pieces) for at in states[:41]]
        for ply, (before, now) in enumerate(pairwise(seen)):
            events = game.events(states[ply], moves[ply], seat)

            assert events
            for event in events:
                assert (event.code, event.rule) in game.meta.events
                assert {way[0] for way in event.slides} <= set(before)
                assert {way[-1] for way in event.slides} <= set(now)


@on_every_game
def test_the_golden_transcript_is_unchanged(name: str) -> None:
    """
    Everything the contract says along one game is as it was.

    If a change is meant, write the file anew: `make transcripts`.
    """
    path = Path(__file__).parents[1] / "games" / name / "transcript.txt"
    golden = path.read_text("utf-8")
    first = golden.splitlines()[0]

    made = TRANSCRIPTS["made"](name, first)
    assert f"{first}\n{made}" == golden
    assert "\nover: " in golden or meta(name).endless


@on_every_game
def test_every_game_folder_has_the_same_parts(name: str) -> None:
    """Whoever knows one game finds the right file in any other."""
    folder = Path(whiskerworks.games.__file__).parent / name
    tests = Path(__file__).parents[1] / "games" / name

    for part in whiskerworks.games.PARTS:
        assert (folder / f"{part}.py").is_file()
    assert (folder / "words" / "en.ftl").is_file()
    assert (tests / "test_rules.py").is_file()


@on_every_game
def test_the_facts_of_a_game_agree_with_each_other(name: str) -> None:
    """Refusals, endings and options cite rules that exist, and are said once."""
    facts = meta(name)
    rules = [rule.id for rule in facts.rules]
    cited = [rule for _, rule in facts.refusals + facts.endings + facts.events]

    assert facts.name == name
    assert len(set(rules)) == len(rules)
    assert set(cited) <= set(rules)
    assert {option.rule for option in facts.options} <= set(rules)
    for codes in (facts.refusals, facts.endings, facts.events):
        assert len(dict(codes)) == len(codes)
    assert facts.stage in ("draft", "playable", "certified")


def ids_of(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the ids of pieces and of all that lies on them."""
    return [i for piece in pieces for i in (piece.id, *ids_of(piece.children))]


def beginnings(clicks: list[tuple[str, ...]]) -> set[tuple[str, ...]]:
    """Return what is clicked on the way to one of *clicks*, but not the whole of it."""
    return {spots[:end] for spots in clicks for end in range(1, len(spots))}


def records_of(name: str) -> list[Path]:
    """Return the games of a game's tests that were recorded by hand."""
    folder = Path(__file__).parents[1] / "games" / name / "records"
    return sorted(folder.glob("*.record"))
