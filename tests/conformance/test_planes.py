"""What programs see of every game: enough to play by, and no secret."""

import re
from collections.abc import Iterator
from functools import cache
from inspect import signature
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import u8

import whiskerworks
from tests.conformance.test_every_game import records_of
from tests.corpus import replayed
from tests.planes import numbers
from tests.tables import Table, tables
from whiskerworks.core import exploration
from whiskerworks.core.game import Game
from whiskerworks.core.planes import LIST, MAP, NUMBER
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts, meta

pytestmark = pytest.mark.wheel

MOST = 250
"""So many moves of a random game are looked at."""
MANY = 1_200
"""So many positions are compared, of as many random games as it takes."""
PAGE = Path(__file__).parents[2] / "docs/research.md"
UNSHOWN = (
    "stage",
    "past",
    *[f"layout.turn{bit}" for bit in range(2)],
    *[f"layout.id{bit}" for bit in range(5)],
)
"""Parts of a position that other parts tell, from which nothing follows any more, or
that mean nothing alone: a bit of the number of a card that is not there."""
FILLER = 7
"""What stands where nothing may be written."""

SHOWN = [name for name in whiskerworks.names() if whiskerworks.load(name).planes.size]
"""The games that have planes."""

on_every_game = pytest.mark.parametrize("name", SHOWN)
on_every_count = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in SHOWN for seats in meta(name).seats]
)
on_every_table = pytest.mark.parametrize(
    "table",
    [pytest.param(table, id=str(table)) for table in tables() if table.name in SHOWN],
)


def positions(game: Game, seed: int) -> Iterator[Value]:
    """Return the positions of a random game, the last among them if it is short."""
    state, rng = game.start(), Random(seed)
    moves = move_buffer(game.rules.max_legal_moves)
    yield state
    for _ in range(MOST):
        move = exploration.random_move(game.rules, state, rng, moves)
        if move < 0:
            return
        state = game.play(state, int(move))
        yield state


@cache
def many_positions(name: str, seats: int) -> tuple[Game, tuple[Value, ...]]:
    """Return the positions of some games, recorded ones first, then random ones."""
    game = whiskerworks.load(name, seats)
    found: list[Value] = []
    for path in records_of(name):
        kept = replayed(path)
        if kept.game == game:
            found.extend(kept.states)
    seed, most = 0, len(found) + MANY
    while len(found) < most:
        found.extend(positions(game, seed))
        seed += 1
    return game, tuple(found)


@cache
def some_positions(table: Table) -> tuple[Game, tuple[Value, ...]]:
    """Return positions spread over a random game, first and last among them."""
    game = table.load()
    states = list(positions(game, 3))
    step = max(1, len(states) // 12)
    return game, (*states[:-1:step], states[-1])


@pytest.mark.parametrize("name", whiskerworks.names())
def test_every_certified_game_has_planes(name: str) -> None:
    """Others may come to have some."""
    assert name in SHOWN or meta(name).stage != "certified"


@on_every_table
def test_planes_have_names_and_kinds_and_are_of_one_size(table: Table) -> None:
    """So that they can be stacked."""
    shown = table.load().planes
    names = [plane.name for plane in shown.planes]

    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) for name in names)
    assert {plane.kind for plane in shown.planes} <= {MAP, LIST, NUMBER}
    assert shown.cells == shown.rows * shown.columns
    assert shown.size == len(names) * shown.cells


@on_every_table
def test_what_is_written_stays_in_its_room(table: Table) -> None:
    """Before and behind it nothing is touched; twice the same is written."""
    game, states = some_positions(table)
    size = int(game.planes.size)
    for state in states:
        for seat in (None, *range(game.seats)):
            out = vec[u8]([FILLER] * 5 + [0] * size + [FILLER] * 9)
            game.planes.planes_into(game.view(state, seat), out, 5)
            written = bytes(out)

            assert written[:5] + written[-9:] == bytes([FILLER] * 14)
            assert written[5:-9] == numbers(game, state, seat)


@on_every_table
def test_a_number_is_the_same_in_all_cells(table: Table) -> None:
    """That is what its kind says."""
    game, states = some_positions(table)
    size = int(game.planes.cells)
    for state in states:
        shown = numbers(game, state, 0)
        for at, plane in enumerate(game.planes.planes):
            if plane.kind == NUMBER:
                assert len(set(shown[at * size : (at + 1) * size])) == 1, plane.name


@on_every_table
def test_planes_tell_no_secret(table: Table) -> None:
    """Whatever a viewer may not know can be otherwise, and it sees the same."""
    game, states = some_positions(table)
    for state in states:
        for seat in (None, *range(game.seats)):
            shown = numbers(game, state, seat)
            for world in game.worlds(game.view(state, seat)):
                assert numbers(game, world, seat) == shown


@on_every_count
def test_who_sees_the_same_may_play_the_same(name: str, seats: int) -> None:
    """Planes of the seat on turn tell which moves are legal, with nothing left out."""
    game, found = many_positions(name, seats)
    legal: dict[tuple[int | None, bytes], list[int]] = {}
    for state in found:
        if on_turn(game, state):
            seat = game.to_move(state)
            moves = sorted(game.legal_moves(state))
            key = (seat, numbers(game, state, seat))
            assert legal.setdefault(key, moves) == moves
    assert len(legal) > 1


def on_turn(game: Game, state: Value) -> bool:
    """Tell whether a seat has to move."""
    seat = game.to_move(state)
    return seat is not None and seat >= 0


def changed(value: Value, other: Value) -> Iterator[tuple[str, Value]]:
    """Return *value* with each part as the *other* has it; and which part that is."""
    names = list(signature(type(value)).parameters)
    for at, name in enumerate(names):
        part, instead = value.key()[at], other.key()[at]
        if isinstance(part, Value) and isinstance(instead, Value):
            for inner, twin in changed(part, instead):
                yield f"{name}.{inner}", with_part(value, at, twin)
        elif part != instead:
            yield name, with_part(value, at, instead)


def with_part(value: Value, at: int, part: object) -> Value:
    """Return *value* with one part of its key replaced."""
    make, parts = value.__reduce__()
    assert callable(make)
    assert isinstance(parts, tuple)
    made = make(*parts[:at], part, *parts[at + 1 :])
    assert isinstance(made, Value)
    return made


@on_every_count
def test_whatever_a_view_holds_is_shown(name: str, seats: int) -> None:
    """No part of a position can be otherwise without a number being otherwise."""
    game, found = many_positions(name, seats)
    unshown = (*UNSHOWN, *lab_facts(name).unshown)
    rng = Random(8)
    tried: set[str] = set()
    for state in [state for state in found[::4] if on_turn(game, state)]:
        other = found[rng.randrange(len(found))]
        seat = rng.randrange(seats)
        view, shown = game.view(state, seat), numbers(game, state, seat)
        for part, twin in changed(state, other):
            if part in unshown or game.view(twin, seat) == view:
                continue
            assert numbers(game, twin, seat) != shown, part
            tried.add(part)
    assert tried


def rows_of(name: str) -> dict[str, str]:
    """Return the planes in the table of a game, each with its kind."""
    page = PAGE.read_text("utf-8")
    section = page.split(f"\n### {name}\n")[1].split("\n#")[0]
    return dict(re.findall(r"^\| `([^`]+)` \| (\w+) \|", section, re.M))


@on_every_count
def test_every_plane_stands_in_the_table_of_its_game(name: str, seats: int) -> None:
    """With its kind; what there is for each other seat stands there once."""
    rows = rows_of(name)
    for plane in whiskerworks.load(name, seats).planes.planes:
        written = re.sub(r"-\d+$", "-N", plane.name)
        assert rows.get(written) == plane.kind, plane.name


@on_every_game
def test_a_table_names_no_plane_that_there_is_not(name: str) -> None:
    """What went from the program goes from the page."""
    most = whiskerworks.load(name, meta(name).seats[-1])
    made = {re.sub(r"-\d+$", "-N", plane.name) for plane in most.planes.planes}

    assert set(rows_of(name)) == made
