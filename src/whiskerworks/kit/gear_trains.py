# compiled: hot
"""
Trains: groups of wheels that mesh.

Meshed wheels turn in opposite directions. So a train turns if and only if its wheels
can be coloured with two colours such that neighbours differ. A ring of odd length makes
that impossible.

Wheels are bits; `neighbours[place]` is the set of places a wheel there meshes with.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit.bits import BIT, members, place_of


def neighbours_of(neighbours: vec[i64], wheels: i64) -> i64:
    """Return every place next to one of *wheels*."""
    beside: i64 = 0
    while wheels:
        wheel = wheels & -wheels
        wheels ^= wheel
        beside |= neighbours[place_of(wheel)]
    return beside


def two_colour(
    neighbours: vec[i64], wheels: i64, seed: i64
) -> tuple[i64, i64, i64, i64]:
    """
    Colour the train of the wheel *seed* alternately, even and odd.

    Return the even wheels, the odd wheels, and the places next to each. The train is
    locked if and only if some wheel is both even and odd.
    """
    even = seed
    odd: i64 = 0
    by_even: i64 = 0
    by_odd: i64 = 0
    layer = seed
    while layer:
        beside = neighbours_of(neighbours, layer)
        by_even |= beside
        layer = beside & wheels & ~odd
        odd |= layer
        beside = neighbours_of(neighbours, layer)
        by_odd |= beside
        layer = beside & wheels & ~even
        even |= layer
    return even, odd, by_even, by_odd


def train_turns(neighbours: vec[i64], wheels: i64, seed: i64) -> bool:
    """Return whether the train of the wheel *seed* turns."""
    even = seed
    odd: i64 = 0
    layer = seed
    while layer:
        layer = neighbours_of(neighbours, layer) & wheels & ~odd
        odd |= layer
        if even & odd:
            return False
        layer = neighbours_of(neighbours, layer) & wheels & ~even
        even |= layer
    return (even & odd) == 0


@final
class Train(Value):
    """An explained train: which way its wheels turn, or the ring that locks it."""

    def __init__(
        self,
        wheels: tuple[int, ...],
        clockwise: tuple[int, ...],
        counter: tuple[int, ...],
        ring: tuple[int, ...],
    ) -> None:
        self.wheels: Final = wheels
        """Every place that holds a wheel of the train."""
        self.clockwise: Final = clockwise
        """The wheels that turn clockwise, the seed among them; none if locked."""
        self.counter: Final = counter
        """The wheels that turn counterclockwise; none if locked."""
        self.ring: Final = ring
        """A shortest odd ring, in order; empty if the train turns."""


def explain_train(neighbours: vec[i64], wheels: i64, seed: i64) -> Train:
    """Explain the train of the wheel *seed*, which turns clockwise if it turns."""
    even, odd, _, _ = two_colour(neighbours, wheels, seed)
    train = even | odd
    if even & odd:
        ring = shortest_odd_ring(neighbours, train)
        return Train(tuple(members(train)), (), (), tuple(ring))
    return Train(tuple(members(train)), tuple(members(even)), tuple(members(odd)), ())


def explain_trains(neighbours: vec[i64], wheels: i64, seeds: list[int]) -> list[Train]:
    """Explain every train, those of the *seeds* first, each train once."""
    found: list[Train] = []
    rest = wheels
    for place in [*seeds, *members(wheels)]:
        if rest & BIT[place]:
            train = explain_train(neighbours, wheels, BIT[place])
            found.append(train)
            for wheel in train.wheels:
                rest &= ~BIT[wheel]
    return found


def shortest_odd_ring(neighbours: vec[i64], wheels: i64) -> list[int]:
    """Return one shortest ring of odd length among *wheels*, or []."""
    best: list[int] = []
    for place in members(wheels):
        ring = _odd_ring_through(neighbours, wheels, place)
        if ring and (not best or len(ring) < len(best)):
            best = ring
    return best


def _odd_ring_through(neighbours: vec[i64], wheels: i64, start: i64) -> list[int]:
    """
    Search outwards from *start* until two wheels equally far from it mesh.

    Their two paths back, up to where they meet, close a ring of odd length. The
    shortest ring found from any start is the shortest of all.
    """
    came_from = {int(start): int(start)}
    layer = BIT[start]
    seen = layer
    while layer:
        for place in members(layer):
            same = neighbours[place] & layer
            if same:
                other = members(same)[0]
                return _join(_way_back(came_from, place), _way_back(came_from, other))
        next_layer: i64 = 0
        for place in members(layer):
            fresh = neighbours[place] & wheels & ~seen & ~next_layer
            for wheel in members(fresh):
                came_from[wheel] = place
            next_layer |= fresh
        seen |= next_layer
        layer = next_layer
    return []


def _way_back(came_from: dict[int, int], place: int) -> list[int]:
    way = [place]
    while came_from[way[-1]] != way[-1]:
        way.append(came_from[way[-1]])
    return way


def _join(left: list[int], right: list[int]) -> list[int]:
    """Join two paths to the same start into the ring they close."""
    while left[-2] == right[-2]:
        left.pop()
        right.pop()
    right.pop()
    return left + right[::-1]
