"""What a comparison says, in sentences, tables and a page."""

from collections.abc import Callable, Sequence
from typing import Final

from whiskerworks.lab.balance import charts, saying
from whiskerworks.lab.balance.charts import Dot
from whiskerworks.lab.balance.compare import (
    COURSE,
    ENDINGS,
    RARE,
    SURE,
    WINS,
    Comparison,
    Measure,
    Side,
    numbers_of,
)
from whiskerworks.lab.balance.figures import part_bars, played, two_whole_bars
from whiskerworks.lab.balance.findings import cautions, provenance
from whiskerworks.lab.balance.page import Page, Pair, Part, Section, html
from whiskerworks.lab.rating import Interval
from whiskerworks.lab.tables import Table

HOW: Final = (
    "How sure it is: p is how often chance alone would make such a difference, or a "
    "larger one. It is corrected for the number of measures (Holm), since of many "
    f"some would differ by chance. A difference is told where p is below {SURE}. "
    "Shares are compared by the z test of two shares, or exactly (Fisher) where counts "
    "are small, with Newcombe's interval; numbers by Welch's test. Both sides count "
    f"as independent. Endings of fewer than {RARE} games are left out."
)


def titled(it: Comparison) -> str:
    """Return what a page about it is called."""
    names = [saying.variant(side.name) for side in (it.first, it.second)]
    game = saying.title_of(str(it.first.frame["game"][0]))
    return f"{game}: {names[0]} or {names[1]}"


def opening(it: Comparison) -> str:
    """Return what is compared."""
    one, other = it.first, it.second
    of = played(one.frame)
    seats = "one player" if of.seats == 1 else f"{of.seats} seats"
    first, second = [
        f"{saying.variant(side.name)} ({saying.counted(len(side.games), 'game')})"
        for side in (one, other)
    ]
    return f"{saying.title_of(of.game)} for {seats}: {first} against {second}."


def who(it: Comparison) -> str:
    """Return by whom it was played."""
    one, other = [played(side.frame) for side in (it.first, it.second)]
    names = [
        saying.listed([saying.titled(of.game, player) for player in of.players])
        for of in (one, other)
    ]
    if names[0] == names[1]:
        return f"Played by {names[0]}."
    return f"Played by {names[0]} on the one side, {names[1]} on the other."


def findings(it: Comparison) -> list[str]:
    """Return who wins, what else differs, and how many measures do not."""
    first, *others = it.measures
    sure = [one for one in others if one.is_sure]
    told = [verdict(one, it.first.name, it.second.name) for one in (first, *sure)]
    same = len(it.measures) - len(sure) - first.is_sure
    of = saying.counted(len(it.measures), "measure")
    if same == len(it.measures):
        return [*told, f"In none of {of} a difference can be told."]
    some = len(it.measures) - same
    differ = "1 differs" if some == 1 else f"{some} differ"
    return [*told, f"Of {of}, {differ} more than by chance."]


def verdict(it: Measure, first: str, second: str) -> str:
    """Say whether and how two sides differ in a measure, and how sure that is."""
    values = [_value(it, it.first.value), _value(it, it.second.value)]
    if not it.is_sure:
        about = f"{it.name[0].upper()}{it.name[1:]}: {values[0]} and {values[1]}"
        return f"{about}. {_unsure(it)}"
    larger = 1 if it.test.difference.value > 0 else 0
    where = saying.rules((first, second)[larger])
    against = f"{values[larger]} against {values[1 - larger]}"
    return f"{it.more} {where}: {against}. {_sure(it.p)}"


def _sure(p: float) -> str:
    if p < 0.001:
        return "Such a difference would practically never come by chance (p < 0.001)."
    often = "hardly" if p < 0.01 else "seldom"
    return f"Such a difference would {often} come by chance (p = {p:.2g})."


def _unsure(it: Measure) -> str:
    """Say why no difference is told, and which would have shown."""
    if it.test.p < SURE:
        return (
            "This may be chance: alone it would be told "
            f"(p = {it.test.p:.2g}), among so many measures it is not (p = {it.p:.2g})."
        )
    same = it.counts[0] == it.counts[1]
    count = f"{it.counts[0]:,}" if same else f"{it.counts[0]:,} and {it.counts[1]:,}"
    least = f"{it.test.least:.2g}{it.unit}"
    if it.is_share:
        least = f"{100 * it.test.least:.2g} points"
    each = " each" if same else ""
    return (
        f"No difference can be told: with {count} games{each}, one of less than "
        f"{least} would not show, and a somewhat larger one only with luck."
    )


def _value(it: Measure, value: float) -> str:
    return saying.percent(value) if it.is_share else f"{value:.1f}{it.unit}"


def table(it: Comparison, measures: Sequence[Measure], title: str) -> Table:
    """Return *measures* in numbers."""
    first, second = [saying.variant(side.name) for side in (it.first, it.second)]
    head = ("measure", first, second, "difference", "95 %", "p")
    return Table(title, head, [_row(one) for one in measures])


def _row(it: Measure) -> tuple[str, ...]:
    apart = it.test.difference
    write: Callable[[float], str] = saying.points if it.is_share else saying.signed
    return (
        it.name,
        *[
            _value(it, one.value).removesuffix(" moves")
            for one in (it.first, it.second)
        ],
        write(apart.value),
        f"{write(apart.low)} to {write(apart.high)}",
        f"{'* ' if it.is_sure else ''}{_chance(it.p)}",
    )


def _cell(it: Measure, value: Interval) -> str:
    """Return a value in a table, where it need not be said what is counted."""
    return _value(it, value.value).removesuffix(" moves")


def _chance(p: float) -> str:
    if p < 0.001:
        return "< 0.001"
    return "1" if p > 0.995 else f"{p:.2g}"


def sections(it: Comparison) -> list[Section]:
    """Return what a page shows of a comparison."""
    titles = ((WINS, "Who wins"), (ENDINGS, "How games end"), (COURSE, "How games go"))
    return [
        section for group, title in titles for section in _section(it, group, title)
    ]


def _section(it: Comparison, group: str, title: str) -> list[Section]:
    measures = [one for one in it.measures if one.group == group]
    if not measures:
        return []
    drawn = _spreads(it) if group == COURSE else [_differences(it, measures)]
    first, second = [saying.variant(side.name) for side in (it.first, it.second)]
    told = (
        f"Differences are {second} less {first}"
        f"{', in points' if group != COURSE else ''}. "
        "A star marks those that chance would hardly make."
    )
    return [Section(title, [told], [*drawn, table(it, measures, title)])]


def _differences(it: Comparison, measures: Sequence[Measure]) -> Part:
    """Return both sides drawn beside each other: how often, and how much more."""
    names = [saying.variant(side.name) for side in (it.first, it.second)]
    pairs = [(one.name, (one.first, one.second)) for one in measures]
    return Pair(
        charts.two_shares(pairs, names, "%"),
        charts.differences(
            [Dot(one.name, one.test.difference) for one in measures],
            "difference, points",
        ),
    )


def _spreads(it: Comparison) -> list[Part]:
    """Return how long games are, and when they are decided, on both sides."""
    names = [saying.variant(side.name) for side in (it.first, it.second)]
    sides = (it.first, it.second)
    lengths = two_whole_bars([_whole(side) for side in sides])
    length = charts.two_spreads(list(zip(names, lengths, strict=True)), "moves")
    decided = [numbers_of(side, "decided") for side in sides]
    if not all(decided):
        return [length]
    bars = [part_bars([part / 100 for part in many]) for many in decided]
    title = "decided after % of the moves"
    return [
        Pair(
            length, charts.two_spreads(list(zip(names, bars, strict=True)), title, 100)
        )
    ]


def _whole(side: Side) -> list[int]:
    return [int(number) for number in numbers_of(side, "moves")]


def page(
    it: Comparison,
    title: str,
    seeds: Sequence[int] = (),
    before: Sequence[Section] = (),
) -> str:
    """Return a comparison as an HTML page, with sections *before* it."""
    of = played(it.first.frame)
    return html(
        Page(
            title,
            [opening(it), who(it)],
            provenance(of, seeds),
            findings(it),
            _warned(it),
            [*before, *sections(it)],
            [HOW],
        )
    )


def _warned(it: Comparison) -> list[str]:
    """Return what to be careful about, on both sides or on one."""
    sides = (it.first, it.second)
    one, other = [cautions(played(side.frame)) for side in sides]
    told = [text for text in one if text in other]
    for side, texts in zip(sides, (one, other), strict=True):
        named = saying.variant(side.name)
        named = f"{named[0].upper()}{named[1:]}"
        told += [f"{named}: {text}" for text in texts if text not in told]
    return told
