"""The board widget: draws the board, takes clicks, and moves a cursor over it."""

from typing import ClassVar, Final, final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.widget import Widget

from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.terminal.screen.board_cursor import (
    AreaCentre,
    Direction,
    area_centres,
    centre_of,
    nearest,
    spots_at,
)
from whiskerworks.terminal.screen.board_renderer import (
    MARGIN_COLUMNS,
    render_board,
    width_of,
)
from whiskerworks.terminal.screen.move_choice import MoveChoice, OfferIndex

ARROW_DIRECTIONS: Final[dict[str, Direction]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}


@final
class BoardWidget(Widget, can_focus=True):
    """A board on which pieces are chosen."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, f"go('{key}')", show=False) for key in ARROW_DIRECTIONS],
        Binding("pagedown", "leap(1)", show=False),
        Binding("pageup", "leap(-1)", show=False),
        Binding("home", "leap_to(0)", show=False),
        Binding("end", "leap_to(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Clicked(Message):
        """Sent when a piece is chosen."""

        def __init__(self, spot: str, *, by_key: bool) -> None:
            super().__init__()
            self.spot: Final = spot
            """The id of the piece; "" if the cursor is nowhere."""
            self.by_key: Final = by_key
            """Whether it was chosen by key instead of by mouse."""

    class Pointed(Message):
        """Sent when the cursor moves."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot: Final = spot
            """The id of the piece under the cursor."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._plan = TextBoard(())
        self._choice = MoveChoice(OfferIndex(()))
        self._at = ""
        self._column = 0.0
        """The column to which the cursor returns on its way up and down."""

    def show(self, plan: TextBoard, choice: MoveChoice) -> None:
        """Show another board or another choice."""
        other = plan.lines != self._plan.lines
        self._plan, self._choice = plan, choice
        if self._area(self._at) is None:
            self._at = ""
        self.refresh(layout=other)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width of the drawing."""
        return width_of(self._plan)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height of the drawing."""
        return len(self._plan.lines)

    def render(self) -> Text:
        """Return the drawing with colours and brackets."""
        return render_board(self._plan, self._choice, self._at, focused=self.has_focus)

    def action_go(self, key: str) -> None:
        """Move the cursor to the nearest piece in a direction."""
        area = self._area(self._at)
        if area is None:
            self.action_leap(1)
            return
        here, way = centre_of(area), ARROW_DIRECTIONS[key]
        start = AreaCentre(here.spot, self._column if way[1] else here.x, here.y)
        found = nearest(area_centres(self._plan), start, way)
        if found is not None:
            self._column = found.x if way[0] else self._column
            self._point(self._best(spots_at(self._plan, int(found.y), int(found.x))))

    def action_leap(self, step: int) -> None:
        """Move the cursor to the next or previous piece that can be chosen."""
        can = self._stops()
        at = can.index(self._at) + step if self._at in can else min(step, 0)
        if can:
            self._go_to(can[at % len(can)])

    def action_leap_to(self, number: int) -> None:
        """Move the cursor to the first piece that can be chosen, or to the last one."""
        can = self._stops()
        if can:
            self._go_to(can[number])

    def _stops(self) -> list[str]:
        """Return the pieces that can be chosen, line by line; all, if none can be."""
        areas = sorted(self._plan.areas, key=lambda area: (area.row, area.column))
        spots = list(dict.fromkeys([area.spot for area in areas]))
        return [spot for spot in spots if spot in self._choice.open_spots] or spots

    def action_choose(self) -> None:
        """Choose the piece under the cursor."""
        self.post_message(self.Clicked(self._at, by_key=True))

    def on_click(self, event: events.Click) -> None:
        """Choose the piece under the mouse pointer."""
        offset = event.get_content_offset(self)
        spot = "" if offset is None else self._spot_at(offset)
        if spot:
            self._go_to(spot)
            self.post_message(self.Clicked(spot, by_key=False))

    def _spot_at(self, offset: Offset) -> str:
        return self._best(spots_at(self._plan, offset.y, offset.x - MARGIN_COLUMNS))

    def _best(self, spots: list[str]) -> str:
        """Return the piece meant: one that is or can be chosen, else the topmost."""
        wanted = {*self._choice.chosen, *self._choice.open_spots}
        return next(iter([s for s in spots if s in wanted] or spots), "")

    def _go_to(self, spot: str) -> None:
        area = self._area(spot)
        if area is not None:
            self._column = centre_of(area).x
            self._point(spot)

    def _point(self, spot: str) -> None:
        self._at = spot
        self.refresh()
        self.show_cursor()
        self.post_message(self.Pointed(spot))
        self.call_after_refresh(self.show_cursor)  # describing the piece takes room

    def show_cursor(self) -> None:
        """Scroll to the cursor if it is out of sight."""
        area = self._area(self._at)
        if area is not None and isinstance(self.parent, ScrollableContainer):
            region = Region(
                area.column, area.row, area.width + 2 * MARGIN_COLUMNS, area.height
            )
            self.parent.scroll_to_region(region, animate=False)

    def _area(self, spot: str) -> BoardArea | None:
        """Return the topmost area of a piece."""
        for area in reversed(self._plan.areas):
            if area.spot == spot:
                return area
        return None
