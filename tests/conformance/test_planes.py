"""What programs see of every game: enough to play by, and no secret."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import u8

import whiskerworks
from tests.planes import numbers
from tests.tables import Table, tables
from whiskerworks.core import walk
from whiskerworks.core.game import Game
from whiskerworks.core.planes import LIST, MAP, NUMBER
from whiskerworks.core.rules import room
from whiskerworks.core.value import Value
from whiskerworks.games import meta

MOST = 300
"""So many moves of a random game are looked at."""
GAMES = 12
"""So many random games are compared."""
PAGE = Path(__file__).parents[2] / "docs/research.md"
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
    state, rng, moves = game.start(), Random(seed), room(game.rules.most_moves)
    yield state
    for _ in range(MOST):
        move = walk.step(game.rules, state, rng, moves)
        if move < 0:
            return
        state = game.play(state, int(move))
        yield state


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
            game.planes.fill(game.view(state, seat), out, 5)
            written = bytes([int(number) for number in out])

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
    game = whiskerworks.load(name, seats)
    legal: dict[tuple[int, bytes], list[int]] = {}
    for seed in range(GAMES):
        for state in positions(game, seed):
            seat = game.to_move(state)
            if seat is None or seat < 0:
                continue
            key = (seat, numbers(game, state, seat))
            moves = sorted(game.legal_moves(state))
            assert legal.setdefault(key, moves) == moves
    assert len(legal) > GAMES


@on_every_count
def test_who_sees_another_thing_is_shown_other_planes(name: str, seats: int) -> None:
    """Two moves from one position never lead to what looks alike but is not."""
    game = whiskerworks.load(name, seats)
    for seed in range(3):
        for state in list(positions(game, seed))[::9]:
            seen: dict[bytes, object] = {}
            for move in game.legal_moves(state)[:40]:
                after = game.play(state, move)
                view = game.view(after, 0)
                shown = numbers(game, after, 0)
                assert seen.setdefault(shown, view) == view


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
