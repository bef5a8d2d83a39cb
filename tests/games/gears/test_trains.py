"""Why it jams: rings of odd length, and which of them fit on the board [G5]."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.gears.drawing import position
from whiskerworks.games.gears import state as gears
from whiskerworks.games.gears.state import NEIGHBOURS, PEG_NAMES
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.gear_trains import explain_train, shortest_odd_ring, two_colour

BESIDE = [set(members(NEIGHBOURS[peg])) for peg in range(55)]

RINGS = {
    3: """
                     *
                   .   .
                 .   .   .
               .   .   .   .
             .   .   b   r   .
           .   .   .   b   .   .
         .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .
     .   .   .   .   .   .   .   .   .
   B   .   .   .   .   .   .   .   .   R
    """,
    9: """
                     *
                   .   .
                 .   .   .
               .   b   r   b
             .   b   .   .   r
           .   .   r   .   b   .
         .   .   .   b   r   .   .
       .   .   .   .   .   .   .   .
     .   .   .   .   .   .   .   .   .
   B   .   .   .   .   .   .   .   .   R
    """,
    11: """
                     *
                   .   .
                 .   .   .
               b   r   .   .
             b   .   b   .   .
           r   .   .   r   .   .
         .   b   .   .   b   .   .
       .   .   r   b   r   .   .   .
     .   .   .   .   .   .   .   .   .
   B   .   .   .   .   .   .   .   .   R
    """,
}


def chordless_rings(longest: int) -> dict[int, int]:
    """
    Count the rings without a chord, by length, each ring once.

    A way grows from its lowest peg over higher ones; it may touch itself only
    where it closes. Of its two directions the one with the lower second peg counts.
    """
    found: dict[int, int] = {}
    for lowest in range(55):
        ways = [[lowest, peg] for peg in BESIDE[lowest] if peg > lowest]
        while ways:
            way = ways.pop()
            for peg in BESIDE[way[-1]]:
                if peg <= lowest or BESIDE[peg] & set(way[1:-1]) or peg in way:
                    continue
                if peg in BESIDE[lowest]:
                    if peg > way[1]:
                        found[len(way) + 1] = found.get(len(way) + 1, 0) + 1
                elif len(way) + 1 < longest:
                    ways.append([*way, peg])
    return found


def test_rings_of_five_and_seven_do_not_occur() -> None:
    """[G5] Every chordless ring up to 11 is listed; a chord cuts off a shorter one."""
    rings = chordless_rings(11)

    assert rings == {3: 81, 6: 28, 8: 63, 9: 36, 10: 180, 11: 225}
    assert 5 not in rings
    assert 7 not in rings


@pytest.mark.parametrize("length", RINGS)
def test_a_ring_of_odd_length_locks(length: int) -> None:
    """[G5] And the explanation shows all of it, in order."""
    (train,) = [
        t for t in gears.explain_board(position(RINGS[length])) if len(t.wheels) > 1
    ]

    assert len(train.ring) == length
    assert (train.clockwise, train.counter) == ((), ())
    assert is_ring(train.ring)


def is_ring(ring: tuple[int, ...]) -> bool:
    """Return whether each wheel meshes with the next, and the last with the first."""
    closed = (*ring, ring[0])
    return len(set(ring)) == len(ring) and all(
        two in BESIDE[one] for one, two in pairwise(closed)
    )


def test_a_ring_of_even_length_turns() -> None:
    """[G5] Six wheels round an empty peg, three each way."""
    (train,) = [
        t
        for t in gears.explain_board(
            position("""
                             *
                           .   .
                         .   .   .
                       .   b   r   .
                     .   r   .   b   .
                   .   .   b   r   .   .
                 .   .   .   .   .   .   .
               .   .   .   .   .   .   .   .
             .   .   .   .   .   .   .   .   .
           B   .   .   .   .   .   .   .   .   R
            """)
        )
        if len(t.wheels) > 1
    ]

    assert train.ring == ()
    assert {PEG_NAMES[peg] for peg in train.clockwise} == {"d2", "e4", "f3"}
    assert {PEG_NAMES[peg] for peg in train.counter} == {"d3", "e2", "f4"}


def test_the_seed_turns_clockwise_and_its_neighbours_the_other_way() -> None:
    """[G5] Blue's base leads its train."""
    state = position("""
                     *
                   .   .
                 .   .   .
               .   .   .   .
             .   .   .   .   .
           .   .   .   .   .   .
         .   .   .   .   .   .   .
       b   .   .   .   .   .   .   .
     r   .   .   .   .   .   .   .   .
   B   .   .   .   .   .   .   .   .   R
    """)
    train = gears.explain_board(state)[0]

    assert [PEG_NAMES[peg] for peg in train.clockwise] == ["h1", "j1"]
    assert [PEG_NAMES[peg] for peg in train.counter] == ["i1"]


def test_every_wheel_is_explained_once() -> None:
    """[G5] Each train once, the corners' trains first."""
    trains = gears.explain_board(position(RINGS[9]))
    wheels = [peg for train in trains for peg in train.wheels]

    assert [PEG_NAMES[train.wheels[0]] for train in trains] == ["j1", "j10", "a1", "d2"]
    assert len(set(wheels)) == len(wheels) == 12


@given(st.sets(st.integers(0, 54), min_size=1))
def test_an_explanation_is_true(places: set[int]) -> None:
    """Neighbours turn in opposite directions, or an odd ring is shown."""
    wheels = sum([1 << place for place in places])
    train = explain_train(NEIGHBOURS, wheels, BIT[min(places)])

    assert set(train.wheels) <= places
    if train.ring:
        assert len(train.ring) % 2 == 1
        assert is_ring(train.ring)
        assert set(train.ring) <= set(train.wheels)
    else:
        turning = set(train.clockwise)
        assert turning | set(train.counter) == set(train.wheels)
        for wheel in train.wheels:
            for other in BESIDE[wheel] & set(train.wheels):
                assert (wheel in turning) != (other in turning)


@given(st.sets(st.integers(0, 54), max_size=30))
def test_the_ring_shown_is_a_shortest_one(places: set[int]) -> None:
    """[G5] Three wheels if there is a triangle anywhere; else nothing below nine."""
    wheels = sum([1 << place for place in places])
    ring = shortest_odd_ring(NEIGHBOURS, wheels)
    triangles = [
        (one, two)
        for one in places
        for two in BESIDE[one] & places
        if BESIDE[one] & BESIDE[two] & places
    ]

    if triangles:
        assert len(ring) == 3
    elif ring:
        assert len(ring) >= 9
        assert is_ring(tuple(ring))
        assert set(ring) <= places


@given(st.sets(st.integers(0, 54), min_size=1))
def test_two_colouring_tells_the_places_beside_each_colour(places: set[int]) -> None:
    """What the fast rules rely on: who is even, who is odd, and who is next to them."""
    wheels = sum([1 << place for place in places])
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, BIT[max(places)])

    assert around(members(even)) == set(members(by_even))
    assert around(members(odd)) == set(members(by_odd))
    train = explain_train(NEIGHBOURS, wheels, BIT[max(places)])
    assert members(even | odd) == list(train.wheels)


def around(places: list[int]) -> set[int]:
    """Return every place next to one of *places*."""
    return {beside for place in places for beside in BESIDE[place]}


def test_a_ring_can_be_found_in_any_graph() -> None:
    """Five wheels in a circle, on a table of neighbours of their own."""
    table = vec[i64]([0b10010, 0b00101, 0b01010, 0b10100, 0b01001])

    assert sorted(shortest_odd_ring(table, 0b11111)) == [0, 1, 2, 3, 4]
    assert shortest_odd_ring(table, 0b01111) == []
