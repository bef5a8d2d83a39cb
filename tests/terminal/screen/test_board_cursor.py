"""Moving the cursor over the board with arrow keys, and how it is drawn."""

import re
from importlib.resources import files

import pytest
from rich.style import Style

from whiskerworks.core.message import Message
from whiskerworks.core.scene import Offer
from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.terminal.screen.board_cursor import (
    Direction,
    area_centres,
    centre_of,
    nearest,
    spots_at,
)
from whiskerworks.terminal.screen.board_renderer import render_board
from whiskerworks.terminal.screen.move_choice import MoveChoice, OfferIndex
from whiskerworks.terminal.screen.styles import TONE_STYLES

HEXES = TextBoard(
    (
        "  a   b",
        "c   d   e",
        "  f   g",
        "",
        "  [card]",
    ),
    (
        BoardArea("a", 0, 2),
        BoardArea("b", 0, 6),
        BoardArea("c", 1, 0),
        BoardArea("d", 1, 4),
        BoardArea("e", 1, 8),
        BoardArea("f", 2, 2),
        BoardArea("g", 2, 6),
        BoardArea("card", 4, 2, 6, tone="gold"),
        BoardArea("mouse", 1, 4, tone="blue"),
    ),
)
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def chosen(*spots: str) -> MoveChoice:
    """Return a choice of *spots*, after which d comes next."""
    return MoveChoice(OfferIndex([Offer("x", (*spots, "d"), Message("title"))]), spots)


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [
        ("a", RIGHT, "b"),
        ("a", DOWN, "c"),
        ("e", LEFT, "mouse"),
        ("f", DOWN, "card"),
        ("card", UP, "g"),
        ("a", UP, None),
        ("e", RIGHT, None),
    ],
)
def test_arrows_go_to_the_nearest_piece_that_way(
    start: str, way: Direction, end: str | None
) -> None:
    """The next row is not skipped for something straight below."""
    stops = area_centres(HEXES)
    area = next(area for area in HEXES.areas if area.spot == start)

    found = nearest(stops, centre_of(area), way)

    assert (None if found is None else found.spot) == end


def test_the_topmost_piece_of_a_place_comes_first() -> None:
    """The mouse sits on its hex."""
    assert spots_at(HEXES, 1, 4) == ["mouse", "d"]
    assert spots_at(HEXES, 3, 4) == []


def test_chosen_pieces_are_in_brackets_and_the_cursor_in_braces() -> None:
    """Also at the edge: no information depends on colour alone."""
    lines = render_board(HEXES, chosen("c"), "card", focused=True).plain.split("\n")

    assert lines[1] == "[c]  d   e "
    assert lines[4] == "  {[card]} "


def test_pieces_that_can_be_chosen_are_underlined() -> None:
    """Whatever its colour; nothing else is underlined."""
    text = render_board(HEXES, chosen("c"), "", focused=False)
    styles = [(text.plain[span.start], span.style) for span in text.spans]
    lined = [sign for sign, one in styles if isinstance(one, Style) and one.underline]

    assert lined == ["d"]


def test_a_drawing_is_as_wide_as_its_board() -> None:
    """Only a blank on both sides is added."""
    plain = render_board(
        HEXES, MoveChoice(OfferIndex(())), "", focused=False
    ).plain.split("\n")

    assert [line.strip() for line in plain] == [line.strip() for line in HEXES.lines]
    assert {len(line) for line in plain} == {11}


def test_every_tone_of_our_art_has_colours() -> None:
    """By the names of its style."""
    style = files("whiskerworks.draw").joinpath("art", "tones.css").read_text("utf-8")

    assert set(re.findall(r"\.tone-(\w+) \{", style)) == set(TONE_STYLES)
