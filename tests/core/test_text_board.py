"""Plans: what stands at a sign, and how much room the drawing takes."""

from whiskerworks.core.text_board import BoardArea, TextBoard

PLAN = TextBoard(
    ("  a1", " . B"),
    (
        BoardArea("a1", 1, 2, 3),
        BoardArea("mouse", 1, 3, 1, 1, "blue"),
        BoardArea("card", 0, 0, 2, 2),
    ),
)


def test_all_that_stands_at_a_sign_is_found_topmost_first() -> None:
    """Whoever clicks a mouse may mean the mouse, or the place that it stands on."""
    assert PLAN.at(1, 3) == ("mouse", "a1")
    assert PLAN.at(1, 2) == PLAN.at(1, 4) == ("a1",)
    assert PLAN.at(0, 0) == PLAN.at(1, 1) == ("card",)


def test_elsewhere_nothing_stands() -> None:
    """Beside the areas, and beyond the drawing."""
    for row, column in ((0, 2), (0, 3), (1, 5), (2, 3), (-1, 0), (0, -1)):
        assert PLAN.at(row, column) == ()


def test_a_plan_is_as_wide_as_its_lines_and_areas() -> None:
    """Blanks at the ends of lines are cut off, but may belong to something."""
    assert PLAN.width() == 5
    assert TextBoard(("abc", "abcdef")).width() == 6
    assert TextBoard(()).width() == 0
    assert PLAN.text() == "  a1\n . B"
