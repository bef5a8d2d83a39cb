"""What differs between two scenes makes one out of the other, and is small."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from tests.table.eyes import seated, whole
from tests.table.matches import Match, name_of
from whiskerworks.core.message import Message
from whiskerworks.core.scene import Choice, Offer, Piece, Scene, SceneChange
from whiskerworks.core.scene_change import apply_change, scene_difference
from whiskerworks.games import lab_facts
from whiskerworks.table import projection
from whiskerworks.table.context import Viewer

MESSAGES = st.builds(
    Message,
    st.sampled_from(["turn", "hand"]),
    st.dictionaries(st.sampled_from(["seat", "left"]), st.integers(0, 2)),
)
PIECES = st.builds(
    Piece,
    st.sampled_from("abcdefgh"),
    st.sampled_from(["peg", "cog"]),
    st.sampled_from([0.0, 1.5]),
    st.sampled_from([0.0, 2.5]),
    turn=st.sampled_from([0.0, 90.0]),
    say=st.none() | MESSAGES,
    text=st.sampled_from(["", "1"]),
)
SCENES = st.builds(
    Scene,
    st.sampled_from([3.0, 4.0]),
    st.just(5.0),
    st.lists(PIECES, unique_by=lambda piece: piece.id).map(tuple),
    st.just(()),
    st.lists(MESSAGES, max_size=3).map(tuple),
    st.lists(st.none() | MESSAGES, max_size=2).map(tuple),
    st.dictionaries(st.sampled_from(["e3", "e4"]), st.just(("wins",))),
)


@given(SCENES, SCENES)
def test_a_change_makes_one_scene_out_of_the_other(one: Scene, other: Scene) -> None:
    """Whatever came, went, moved or was put in another order; and over the wire."""
    sent = msgspec.json.encode(scene_difference(one, other))

    assert apply_change(one, msgspec.json.decode(sent, type=SceneChange)) == other


def test_of_a_piece_that_moves_only_its_place_is_sent() -> None:
    """And of all others, how many they are."""
    pegs = tuple([Piece(f"p{at}", "peg", float(at), 0.0) for at in range(50)])
    cog = Piece("cog", "wheel", 1.0, 1.0, text="7", say=Message("piece-cog"))
    moved = Piece("cog", "wheel", 2.0, 1.0, text="7", say=Message("piece-cog"))
    before = Scene(9.0, 9.0, (*pegs, cog), ())
    after = Scene(9.0, 9.0, (*pegs, moved), ())

    sent = msgspec.json.encode(scene_difference(before, after))

    assert sent == b'{"pieces":[[0,51]],"changes":[{"id":"cog","x":2.0}]}'


def test_all_offers_are_sent() -> None:
    """They are few, and seldom the same."""
    peg = Choice("peg", ("e3", "e4"))
    offer = Offer("{peg}", (), Message("offer-place"), choices=(peg,))
    before = Scene(1.0, 1.0, (), ())
    after = Scene(1.0, 1.0, (), (offer,))

    assert scene_difference(before, after).offers == (offer,)
    assert apply_change(after, scene_difference(after, before)) == before


@pytest.mark.parametrize("name", whiskerworks.names())
def test_updates_are_small(name: str) -> None:
    """For the player on turn over whole random games; first snapshots are, too."""
    sizes: list[int] = []
    first: list[int] = []
    for seed in range(3):
        match = Match(whiskerworks.load(name), seed)
        match.start("cat")
        viewers = [
            Viewer(seat, seated(seat).person, frozenset({"scene", "events"}))
            for seat in range(match.table.game.seats)
        ]
        first += [len(msgspec.json.encode(whole(match.cache, one))) for one in viewers]
        while match.table.phase != "over" and len(sizes) < 200 * (seed + 1):
            heard, since = len(match.parts), match.table.seq
            match.play_on(1)
            fresh = [logged for part in match.parts[heard:] for logged in part]
            for one in viewers:
                update = projection.update(
                    match.cache, fresh, one, name_of, since=since, now=match.table.at
                )
                if match.table.mover == one.seat:
                    sizes.append(len(msgspec.json.encode(update)))

    assert sum(sizes) / len(sizes) <= lab_facts(name).update_aim
    assert max(first) <= 60_000
