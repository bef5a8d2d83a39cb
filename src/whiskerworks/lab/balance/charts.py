"""
SVG charts, drawn by Altair, for pages read on a phone, on a desktop or on paper.

They are as wide as a phone, so that their text stays legible there. They use daytime
colours; in dark mode the page restyles them by matching those colours.
"""

import re
import textwrap
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import altair as alt
import polars as pl
import vl_convert

from whiskerworks.lab.balance.figures import Bin
from whiskerworks.lab.rating import Interval

WIDTH: Final = 360
ROW_HEIGHT: Final = 34
"""Height of a row with a name, in pixels."""
AXIS_HEIGHT: Final = 52
"""Height of the axis with its title."""
PLOT_HEIGHT: Final = 210
"""Height of a chart without named rows."""
NAME_LINE_CHARACTERS: Final = 19
"""Characters after which a name is wrapped."""
FONT: Final = "Verdana, 'DejaVu Sans', sans-serif"
INK: Final = "#33251a"
SOFT: Final = "#6b5539"
GRID: Final = "#dcc7a0"
FIRST: Final = "#2a6aa5"
SECOND: Final = "#c8590b"
BAR: Final = "#8fb7dc"
COLOURS: Final = (INK, SOFT, GRID, FIRST, SECOND, BAR)
"""All colours used in charts."""

_UNUSED_ATTRIBUTES: Final = re.compile(
    r' (?:xmlns(?::xlink)?|version|class|aria-[a-z]+|role|opacity)="[^"]*"'
)
_EMPTY_PATH: Final = re.compile(
    r'<path(?: pointer-events="none")? d="(?:M0,0h0v0h0Z)?"[^>]*/>'
)


class AltairChart(NamedTuple):
    """A chart, and its description for readers who cannot see it."""

    chart: Any
    """The Altair chart."""
    description: str


class Dot(NamedTuple):
    """A named number with its interval."""

    name: str
    value: Interval


def shares_chart(
    dots: Sequence[Dot], title: str, fair: float | None = None
) -> AltairChart:
    """Return shares as dots with whiskers; a line marks the *fair* share."""
    rows = pl.DataFrame([_row(dot, 100) for dot in dots])
    ends = [100 * end for dot in dots for end in (dot.value.low, dot.value.high)]
    ends += [] if fair is None else [100 * fair]
    layers = [] if fair is None else [_reference_line(100 * fair)]
    chart = _dots(rows, _span(ends, 0, 100), title, layers)
    texts = [_describe(dot, 100, " %") for dot in dots]
    more = "" if fair is None else f" The line is at {100 * fair:.1f} %."
    return AltairChart(chart, f"{title}: {'; '.join(texts)}.{more}")


def differences_chart(dots: Sequence[Dot], title: str) -> AltairChart:
    """Return differences of shares, in points, on both sides of a line at 0."""
    rows = pl.DataFrame([_row(dot, 100) for dot in dots])
    ends = [100 * end for dot in dots for end in (dot.value.low, dot.value.high)]
    chart = _dots(rows, _span([*ends, 0.0], -100, 100), title, [_reference_line(0)])
    texts = [_describe(dot, 100, " points") for dot in dots]
    return AltairChart(chart, f"{title}: {'; '.join(texts)}.")


def paired_shares_chart(
    pairs: Sequence[tuple[str, tuple[Interval, Interval]]],
    names: Sequence[str],
    title: str,
) -> AltairChart:
    """Return shares on two sides: a circle and a square for each name."""
    rows = pl.DataFrame(
        [
            {**_row(Dot(name, value), 100), "side": side}
            for name, both in pairs
            for side, value in zip(names, both, strict=True)
        ]
    )
    ends = [float(end) for column in ("low", "high") for end in rows[column]]
    span = _span(ends, 0, 100)
    base = alt.Chart(rows).encode(
        y=_names(rows.unique("name", maintain_order=True)),
        yOffset=alt.YOffset("side:N", sort=list(names), scale=alt.Scale(padding=0.4)),
        color=alt.Color(
            "side:N",
            sort=list(names),
            scale=alt.Scale(domain=list(names), range=[FIRST, SECOND]),
            legend=alt.Legend(title=None, orient="top", labelLimit=WIDTH // 2),
        ),
    )
    shape = alt.Shape(
        "side:N",
        sort=list(names),
        scale=alt.Scale(domain=list(names), range=["circle", "square"]),
    )
    low, value = [_axis(f"{field}:Q", title, span) for field in ("low", "value")]
    whiskers = base.mark_rule(strokeWidth=2.5).encode(x=low, x2="high:Q")
    point = base.mark_point(filled=True, size=70, opacity=1)
    dots = point.encode(x=value, shape=shape)
    height = _height(rows.unique("name")) + 26
    chart = alt.layer(whiskers, dots).properties(height=height)
    texts = [
        f"{name}: {_describe(Dot(names[0], both[0]), 100, ' %')}, "
        f"{_describe(Dot(names[1], both[1]), 100, ' %')}"
        for name, both in pairs
    ]
    return AltairChart(chart, f"{'; '.join(texts)}.")


def bars_chart(dots: Sequence[Dot], title: str) -> AltairChart:
    """Return shares as bars with whiskers, the largest on top."""
    rows = pl.DataFrame([_row(dot, 100) for dot in dots])
    most = max([100 * dot.value.high for dot in dots])
    x = _axis("value:Q", title, [0, min(100.0, most)])
    base = alt.Chart(rows).encode(y=_names(rows))
    bars = base.mark_bar(color=BAR, height=15).encode(x=x)
    whiskers = base.mark_rule(color=INK, strokeWidth=1.5).encode(x="low:Q", x2="high:Q")
    chart = alt.layer(bars, whiskers).properties(height=_height(rows))
    texts = [_describe(dot, 100, " %") for dot in dots]
    return AltairChart(chart, f"{title}: {'; '.join(texts)}.")


def histogram(
    bars: Sequence[Bin], title: str, median: float, scale: float = 1
) -> AltairChart:
    """Return a histogram with a line at the *median*."""
    total = sum([bar.games for bar in bars])
    rows = pl.DataFrame([_bar(bar, total, scale) for bar in bars])
    x = _axis("low:Q", title, _limits(rows), is_binned=True)
    drawn = _bars(rows, FIRST, x, "% of the games", 4)
    chart = alt.layer(drawn, _reference_line(scale * median)).properties(
        height=PLOT_HEIGHT
    )
    top = max(bars, key=lambda bar: bar.games)
    alike = f"most often {scale * top.low:g} to {scale * top.high:g}"
    return AltairChart(chart, f"{title}: the median is {scale * median:g}, {alike}.")


def _bars(rows: pl.DataFrame, colour: str, x: alt.X, y: str, ticks: int) -> Any:  # noqa: ANN401
    """Return the bars of a histogram."""
    axis = alt.Axis(tickCount=ticks)
    base = alt.Chart(rows).mark_bar(color=colour, binSpacing=1)
    return base.encode(x=x, x2="high:Q", y=alt.Y("share:Q", title=y, axis=axis))


def stacked_histograms(
    bars: Sequence[tuple[str, Sequence[Bin]]], title: str, scale: float = 1
) -> AltairChart:
    """Return two histograms, one above the other."""
    lots = []
    for _, many in bars:
        total = sum([bar.games for bar in many])
        lots.append(pl.DataFrame([_bar(bar, total, scale) for bar in many]))
    limits = _limits(pl.concat(lots))
    parts = []
    for at, (name, _) in enumerate(bars):
        x = _axis("low:Q", title if at else None, limits, is_binned=True)
        colour = (FIRST, SECOND)[at]
        drawn = _bars(lots[at], colour, x, "% of games", 3)
        head = alt.TitleParams(name, color=colour)
        parts.append(drawn.properties(title=head, width=WIDTH - 58, height=105))
    chart = alt.vconcat(*parts, spacing=8).resolve_scale(x="shared", y="shared")
    names = " and ".join([name for name, _ in bars])
    return AltairChart(chart, f"{title}, {names}, one above the other.")


def _limits(rows: pl.DataFrame) -> list[float]:
    low = [float(number) for number in rows["low"]]
    high = [float(number) for number in rows["high"]]
    return [min(low), max(high)]


def _row(dot: Dot, scale: float) -> dict[str, object]:
    value, low, high = [scale * number for number in dot.value]
    name = "\n".join(textwrap.wrap(dot.name, NAME_LINE_CHARACTERS)[:3])
    return {"name": name, "value": value, "low": low, "high": high}


def _describe(dot: Dot, scale: float, unit: str) -> str:
    value, low, high = [scale * number for number in dot.value]
    return f"{dot.name} {value:.1f}{unit} ({low:.1f} to {high:.1f})"


def _bar(bar: Bin, total: int, scale: float) -> dict[str, object]:
    # A bar for a single integer is centred on it.
    half = 0.5 if bar.high - bar.low == 1 and scale == 1 else 0.0
    low, high = scale * bar.low - half, scale * bar.high - half
    return {"low": low, "high": high, "share": 100 * bar.games / total}


def _dots(rows: pl.DataFrame, span: list[float], title: str, layers: list[Any]) -> Any:  # noqa: ANN401 (layered charts have no one type)
    """Return dots with whiskers, one below the other."""
    base = alt.Chart(rows).encode(y=_names(rows))
    low, value, high = [
        _axis(f"{field}:Q", title, span) for field in ("low", "value", "high")
    ]
    line = base.mark_rule(color=FIRST, strokeWidth=2.5)
    whiskers = line.encode(x=low, x2="high:Q")
    tick = base.mark_tick(color=FIRST, thickness=2.5, height=9)
    ends = [tick.encode(x=low), tick.encode(x=high)]
    point = base.mark_point(filled=True, fill=FIRST, stroke=FIRST, size=75, opacity=1)
    dots = point.encode(x=value)
    return alt.layer(*layers, whiskers, *ends, dots).properties(height=_height(rows))


def _reference_line(at: float) -> Any:  # noqa: ANN401
    """Return a dashed vertical line to compare with."""
    rows = pl.DataFrame({"at": [float(at)]})
    mark = alt.Chart(rows).mark_rule(color=INK, strokeWidth=1.5, strokeDash=[4, 3])
    return mark.encode(x=alt.X("at:Q"))


def _height(rows: pl.DataFrame) -> int:
    lines = max([str(name).count("\n") + 1 for name in rows["name"]])
    return max(ROW_HEIGHT, 14 * lines + 10) * len(rows) + AXIS_HEIGHT


def _names(rows: pl.DataFrame) -> alt.Y:
    """Return the axis of names, in the order of the rows."""
    axis = alt.Axis(
        title=None,
        labelExpr="split(datum.label, '\\n')",
        labelLimit=WIDTH // 2,
        ticks=False,
        domain=False,
        labelPadding=8,
        grid=False,
    )
    return alt.Y("name:N", sort=rows["name"].to_list(), axis=axis)


def _axis(
    field: str, title: str | None, span: list[float], *, is_binned: bool = False
) -> alt.X:
    """Return the axis of numbers."""
    scale = alt.Scale(domain=span, nice=False, zero=False)
    axis = alt.Axis(tickCount=5, format="d", tickMinStep=1, labelFlush=False)
    if is_binned:
        return alt.X(field, title=title, scale=scale, axis=axis, bin="binned")
    return alt.X(field, title=title, scale=scale, axis=axis)


def _span(ends: Sequence[float], least: float, most: float) -> list[float]:
    """Return the limits of an axis: slightly beyond the ends."""
    low, high = min(ends), max(ends)
    room = max(2.0, 0.12 * (high - low))
    return [max(least, low - room), min(most, high + room)]


def svg(chart: AltairChart) -> str:
    """Return a chart as an SVG element for a page."""
    drawn = chart.chart
    if isinstance(drawn, alt.LayerChart):
        fit = alt.AutoSizeParams(type="fit", contains="padding")
        drawn = drawn.properties(width=WIDTH, autosize=fit)
    whole: dict[str, Any] = drawn.to_dict()
    whole["config"] = _CONFIG
    return _minify(vl_convert.vegalite_to_svg(whole))


def _minify(drawn: str) -> str:
    """Return an SVG without attributes and elements that a page does not need."""
    plain = _EMPTY_PATH.sub("", _UNUSED_ATTRIBUTES.sub("", drawn))
    plain = re.sub(r"(\d+\.\d)\d+", r"\1", plain)
    return re.sub(r"<g>\s*</g>", "", plain)


_CONFIG: Final = {
    "background": None,
    "font": FONT,
    "padding": 4,
    "view": {"stroke": None},
    "title": {"fontSize": 12, "anchor": "start", "fontWeight": "bold"},
    "legend": {"labelFontSize": 12, "labelColor": INK},
    "axis": {
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelColor": INK,
        "titleColor": SOFT,
        "gridColor": GRID,
        "domainColor": GRID,
        "tickColor": GRID,
        "titlePadding": 8,
    },
}
