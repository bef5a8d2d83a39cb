"""Draw a ladder as an SVG chart: each player's rating with its interval."""

import math
from typing import Final, NamedTuple
from xml.etree import ElementTree

from whiskerworks.core.message import Message
from whiskerworks.draw import tone_colours
from whiskerworks.lab.ladders.report import (
    anchor,
    by_setup,
    player_name,
    player_with_level,
    players_in,
    ratings,
)
from whiskerworks.lab.ladders.results import Header, PlayedFixture
from whiskerworks.lab.rating import Interval
from whiskerworks.words import words

Element = ElementTree.Element

WIDTH: Final = 640
ROW_HEIGHT: Final = 36
"""Height of a player's row."""
AXIS_LEFT: Final = 168
"""Where the axis begins; names are to the left of it."""
AXIS_RIGHT: Final = 568
"""Where the axis ends; numbers are to the right of it."""
TOP_HEIGHT: Final = 52
LEGEND_HEIGHT: Final = 26
"""Height of the names of set-ups."""
BOTTOM_HEIGHT: Final = 46
DOT_SPACING: Final = 10
"""Vertical distance between the dots of one player."""
FONT: Final = "Verdana, 'DejaVu Sans', sans-serif"
SERIES_TONES: Final = ("blue", "red", "green", "violet", "orange", "slate")
"""Colours of set-ups, in order."""
SHAPES: Final = (
    "M-4.7 0A4.7 4.7 0 1 0 4.7 0A4.7 4.7 0 1 0 -4.7 0Z",
    "M-4.2 -4.2H4.2V4.2H-4.2Z",
    "M0 -5.8L5.8 0L0 5.8L-5.8 0Z",
    "M0 -5.6L5.4 4.2H-5.4Z",
    "M0 5.6L5.4 -4.2H-5.4Z",
    "M-6 -2.6H6V2.6H-6Z",
)
"""Marks of set-ups: a circle, a square, a diamond, triangles, a bar."""
ELO_STEPS: Final = (50, 100, 200, 250, 500, 1_000)
"""Possible distances between grid lines, in Elo."""
MAX_GRID_LINES: Final = 8
"""Maximum number of grid lines."""


class Axis(NamedTuple):
    """Limits of an axis, and the distance between its grid lines."""

    least: float
    most: float
    every: float
    name: str
    unit: str = ""

    def x(self, value: float) -> float:
        """Return the position of a number."""
        share = (value - self.least) / (self.most - self.least)
        return AXIS_LEFT + (AXIS_RIGHT - AXIS_LEFT) * min(1.0, max(0.0, share))

    def marks(self) -> list[float]:
        """Return the numbers at grid lines."""
        count = round((self.most - self.least) / self.every)
        return [self.least + self.every * index for index in range(count + 1)]


class LadderChart(NamedTuple):
    """The contents of a chart."""

    title: str
    axis: Axis
    series: list[str]
    """Names of each player's dots; a single "" if a player has only one."""
    rows: list[tuple[str, list[Interval | None]]]
    """The players from top to bottom, with their dots."""


def ladder_svg(
    header: Header, results: list[PlayedFixture], *, dark: bool = False
) -> str:
    """Return the results of a ladder as an SVG document, *dark* or light."""
    drawn = _solo(header, results) if header.seats == 1 else _ladder(header, results)
    return _SvgRenderer(
        tone_colours.DARK if dark else tone_colours.LIGHT, drawn
    ).document()


def _ladder(header: Header, results: list[PlayedFixture]) -> LadderChart:
    """Return the Elo of all players, the strongest on top."""
    rated = ratings(results)
    seats = f", {header.seats} seats" if header.seats > 2 else ""
    title = f"{_name(header)}{seats}: Elo of the bots"
    rows: list[tuple[str, list[Interval | None]]] = [
        (player_with_level(header.game, player), [rated.get(player)])
        for player in reversed(players_in(results))
    ]
    zero = player_name(anchor(results))
    axis = _elo_axis(list(rated.values()), f"Elo, {zero} is 0; whiskers hold 95 %")
    return LadderChart(title, axis, [""], rows)


def _elo_axis(rated: list[Interval], name: str) -> Axis:
    """Return an axis with a few round numbers on which all whiskers fit."""
    least = min([it.low for it in rated])
    most = max([it.high for it in rated])
    fitting = [
        step for step in ELO_STEPS if (most - least) / step <= MAX_GRID_LINES - 2
    ]
    every = fitting[0] if fitting else ELO_STEPS[-1]
    low = every * math.floor(least / every)
    high = every * max(math.ceil(most / every), low // every + 1)
    return Axis(low, high, every, name)


def _solo(header: Header, results: list[PlayedFixture]) -> LadderChart:
    """Return how often each player wins, by set-up."""
    setups = list(dict.fromkeys([one.fixture.setup for one in results]))
    tallies = by_setup(results)
    rows: list[tuple[str, list[Interval | None]]] = []
    for player in reversed(players_in(results)):
        found = [tallies.get((player, name)) for name in setups]
        dots = [None if tally is None else tally.share for tally in found]
        rows.append((player_with_level(header.game, player), list(dots)))
    title = f"{_name(header)}: games won by the bots"
    axis = Axis(0.0, 1.0, 0.2, "games won; whiskers hold 95 %", " %")
    return LadderChart(title, axis, setups, rows)


def _name(header: Header) -> str:
    return words(header.game).say(Message("title"))


class _SvgRenderer:
    """Renders a chart in light or dark colours."""

    def __init__(self, theme: str, drawn: LadderChart) -> None:
        self._theme: Final = theme
        self._drawn: Final = drawn
        self._paint: Final = tone_colours.tone_colours(theme, tone_colours.NEUTRAL)
        self._several: Final = len(drawn.series) > 1
        self._top: Final = TOP_HEIGHT + (LEGEND_HEIGHT if self._several else 0)
        self._row: Final = max(ROW_HEIGHT, DOT_SPACING * len(drawn.series) + 16)
        self._end: Final = self._top + self._row * len(drawn.rows)

    def document(self) -> str:
        """Return the whole document."""
        height = self._end + BOTTOM_HEIGHT
        root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
        root.set("viewBox", f"0 0 {WIDTH} {height}")
        root.set("width", str(WIDTH))
        root.set("height", str(height))
        root.set("role", "img")
        root.set("font-family", FONT)
        ElementTree.SubElement(root, "title").text = self._drawn.title
        root.append(self._table(height))
        root.append(self._text(20, 32, self._drawn.title, 17, bold=True))
        root.extend(self._legend())
        root.extend(self._lines())
        for number, (player, dots) in enumerate(self._drawn.rows):
            root.extend(self._player(number, player, dots))
        ElementTree.indent(root, " ")
        return ElementTree.tostring(root, "unicode") + "\n"

    def _table(self, height: float) -> Element:
        """Return the background."""
        return _element(
            "rect",
            *(("x", 0.5), ("y", 0.5), ("rx", 12)),
            *(("width", WIDTH - 1), ("height", height - 1)),
            *(("fill", self._paint["field"]), ("stroke", self._paint["table-edge"])),
        )

    def _legend(self) -> list[Element]:
        """Return the names of the dots, if players have several."""
        found: list[Element] = []
        x = 26.0
        for index, name in enumerate(self._drawn.series if self._several else []):
            found.append(self._dot(x, TOP_HEIGHT + 2, index))
            found.append(self._text(x + 10, TOP_HEIGHT + 6, name, 12))
            x += 34 + 7.5 * len(name)
        return found

    def _lines(self) -> list[Element]:
        """Return the grid lines with their numbers, and the name of the axis."""
        axis = self._drawn.axis
        found: list[Element] = []
        for mark in axis.marks():
            colour = "brass" if mark == 0 else "field-line"
            found.append(
                _element(
                    "line",
                    *(("x1", axis.x(mark)), ("x2", axis.x(mark))),
                    *(("y1", self._top), ("y2", self._end)),
                    ("stroke", self._paint[colour]),
                )
            )
            label = self._written(mark)
            found.append(self._text(axis.x(mark), self._end + 15, label, 11, "middle"))
        middle = (AXIS_LEFT + AXIS_RIGHT) / 2
        found.append(self._text(middle, self._end + 34, axis.name, 12, "middle"))
        return found

    def _player(
        self, number: int, player: str, dots: list[Interval | None]
    ) -> list[Element]:
        """Return a player's row."""
        middle = self._top + self._row * (number + 0.5)
        found = [self._text(AXIS_LEFT - 14, middle + 5, player, 13, "end")]
        for index, at in enumerate(dots):
            if at is not None:
                y = middle + DOT_SPACING * (index - (len(dots) - 1) / 2)
                found.append(self._whisker(at, y, index))
                found.append(self._dot(self._drawn.axis.x(at.value), y, index))
        if len(dots) == 1 and dots[0] is not None:
            label = self._written(dots[0].value)
            found.append(self._text(AXIS_RIGHT + 12, middle + 5, label, 13, bold=True))
        return found

    def _written(self, value: float) -> str:
        """Return a number as written at the axis."""
        unit = self._drawn.axis.unit
        return f"{round(100 * value)}{unit}" if unit else f"{round(value)}"

    def _whisker(self, at: Interval, y: float, series: int) -> Element:
        """Return an interval as a line with ends."""
        low, high = self._drawn.axis.x(at.low), self._drawn.axis.x(at.high)
        end = 4 if self._several else 6
        ends = "".join([f"M{x:.1f} {y - end:.1f}v{2 * end}" for x in (low, high)])
        return _element(
            "path",
            ("d", f"M{low:.1f} {y:.1f}H{high:.1f}{ends}"),
            *(("stroke", self._colour(series)), ("stroke-width", 2), ("fill", "none")),
            *(("stroke-linecap", "round"), ("opacity", 0.75)),
        )

    def _dot(self, x: float, y: float, series: int) -> Element:
        """Return a mark; series differ in shape as well as colour."""
        size = 1.0 if self._several else 1.4
        return _element(
            "path",
            ("d", SHAPES[series % len(SHAPES)]),
            ("transform", f"translate({x:.1f} {y:.1f}) scale({size})"),
            *(("fill", self._colour(series)), ("stroke", self._paint["field"])),
            ("stroke-width", 1.2),
        )

    def _colour(self, series: int) -> str:
        """Return the colour of a series."""
        tone = SERIES_TONES[series % len(SERIES_TONES)]
        return tone_colours.tone_colours(self._theme, tone)["body"]

    def _text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        anchor: str = "start",
        *,
        bold: bool = False,
    ) -> Element:
        found = _element(
            "text",
            *(("x", x), ("y", y), ("font-size", size), ("text-anchor", anchor)),
            ("fill", self._paint["plate-text" if bold else "text"]),
        )
        if bold:
            found.set("font-weight", "bold")
        found.text = text
        return found


def _element(tag: str, *facts: tuple[str, str | float]) -> Element:
    """Return an SVG element with short numbers."""
    written = {n: v if isinstance(v, str) else f"{v:.5g}" for n, v in facts}
    return Element(tag, written)
