"""Sets of places as bits."""

from hypothesis import given
from hypothesis import strategies as st

from whiskerworks.kit.bits import BIT, count, members, nth, place_of

PLACES = st.sets(st.integers(0, 62))


@given(PLACES)
def test_members_come_back_in_order(places: set[int]) -> None:
    """A set made of bits holds exactly what was put in."""
    bits = sum([1 << place for place in places])

    assert members(bits) == sorted(places)
    assert count(bits) == len(places)
    assert [place_of(nth(bits, number)) for number in range(len(places))] == sorted(
        places
    )


def test_every_single_bit_knows_its_place() -> None:
    """All 63 of them."""
    assert [place_of(BIT[place]) for place in range(63)] == list(range(63))
    assert [BIT[place] for place in range(63)] == [1 << place for place in range(63)]
