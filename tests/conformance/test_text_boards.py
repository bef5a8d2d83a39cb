"""Plans of every game say truly what stands where in their drawings."""

import re
from collections.abc import Iterator

import pytest

from tests.conformance.test_every_game import samples
from tests.tables import Table, tables
from whiskerworks.core.game import Game, View
from whiskerworks.core.scene import Scene
from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.draw import tone_colours
from whiskerworks.games import lab_facts

pytestmark = pytest.mark.wheel

EVERY_TABLE = [pytest.param(table, id=str(table)) for table in tables()]
on_every_table = pytest.mark.parametrize("table", EVERY_TABLE)

WIDEST = 80
"""No drawing takes more columns."""
ANYTHING = {r".*": r"\S"}
"""What areas show where a game says nothing of it."""


def looks(table: Table, count: int) -> Iterator[tuple[Game, View]]:
    """Return how sample positions are seen: by who is on turn, or by a bystander."""
    for game, state in samples(table, count):
        mover = game.to_move(state)
        seat = mover if mover is not None and mover >= 0 else None
        yield game, game.view(state, seat)


def signs(plan: TextBoard, area: BoardArea) -> str:
    """Return what is drawn in an area, lines padded to the width of the plan."""
    rows = plan.lines[area.row : area.row + area.height]
    columns = slice(area.column, area.column + area.width)
    return "\n".join([row.ljust(plan.width())[columns] for row in rows])


def unknown(area: BoardArea, scene: Scene) -> bool:
    """Tell whether an area shows no piece of the scene, or in other colours."""
    toned = [piece.tone for piece in scene.pieces if piece.id == area.spot]
    return len(toned) != 1 or toned[0] not in ("", area.tone)


def looks_of(name: str, spot: str) -> str:
    """Return the pattern of what an area shows of a game, by the one for its id."""
    shows = lab_facts(name).drawn or ANYTHING
    (found,) = [p for p in shows if re.fullmatch(p, spot)]
    match = re.fullmatch(found, spot)
    assert match is not None
    return shows[found].replace(r"\1", "".join(match.groups()))


def kind(spot: str) -> str:
    """Return the first word of an id, or that it names a cell."""
    return "cell" if re.fullmatch(r"[a-i]\d", spot) else spot.partition("-")[0]


@on_every_table
def test_areas_lie_in_the_drawing_and_show_pieces_of_the_scene(table: Table) -> None:
    """By the ids that the scene has for them, and in the same colours."""
    known = {"", *tone_colours.names()}
    for game, view in looks(table, 3):
        plan, scene = game.plan(view), game.scene(view)

        assert plan.areas
        assert plan.width() <= WIDEST
        for area in plan.areas:
            assert 0 <= area.row < area.row + area.height <= len(plan.lines), area
            assert 0 <= area.column < area.column + area.width <= plan.width(), area
            assert not unknown(area, scene), area
            assert area.tone in known, area


@on_every_table
def test_no_line_ends_in_blanks(table: Table) -> None:
    """Nor is there a break within a line, which would shift all areas below."""
    for game, view in looks(table, 3):
        plan = game.plan(view)

        assert [line.rstrip() for line in plan.lines] == list(plan.lines)
        assert plan.text().splitlines() == list(plan.lines)


@on_every_table
def test_what_is_drawn_in_an_area_is_what_it_is_said_to_show(table: Table) -> None:
    """A card's area has the card's name in it, a mouse's the mouse's letter."""
    for game, view in looks(table, 3):
        plan = game.plan(view)
        for area in plan.areas:
            if plan.at(area.row, area.column)[0] == area.spot:
                assert re.search(looks_of(table.name, area.spot), signs(plan, area))


@on_every_table
def test_what_offers_name_is_drawn_or_known_to_stand_beside_the_board(
    table: Table,
) -> None:
    """So terminals know for what they need buttons, and what may be clicked."""
    beside = lab_facts(table.name).beside
    for game, view in looks(table, 6):
        drawn = {area.spot for area in game.plan(view).areas}
        named = {spot for offer in game.scene(view).moves() for spot in offer.spots}

        assert {kind(spot) for spot in named - drawn} <= beside
        assert not {kind(spot) for spot in drawn} & (beside - {"cell"})
