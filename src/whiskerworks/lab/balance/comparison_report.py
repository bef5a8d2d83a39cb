"""Describe a comparison in sentences and tables, and as an HTML page."""

from collections.abc import Callable, Sequence
from typing import Final

from whiskerworks.lab.balance import charts
from whiskerworks.lab.balance.charts import Dot
from whiskerworks.lab.balance.compare import (
    COURSE,
    ENDINGS,
    MIN_ENDING_GAMES,
    SIGNIFICANCE_LEVEL,
    WINS,
    Comparison,
    Measure,
    Side,
    values_per_game,
)
from whiskerworks.lab.balance.figures import (
    fraction_bins,
    matching_integer_bins,
    summarize_played,
)
from whiskerworks.lab.balance.findings import cautions, provenance
from whiskerworks.lab.balance.formatting import (
    count_of,
    format_percent,
    format_points,
    format_signed,
    game_title,
    join_words,
    player_title,
    variant_name,
    with_rules,
)
from whiskerworks.lab.balance.html_page import Block, Page, Section, SideBySide, html
from whiskerworks.lab.data_tables import DataTable
from whiskerworks.lab.rating import Interval

METHOD_NOTE: Final = (
    "How to read this: p is the probability that chance alone makes a difference at "
    "least this large, corrected for the number of measures (Holm), because among many "
    "measures some differ by chance. A difference counts as real where p is below "
    f"{SIGNIFICANCE_LEVEL}. Shares are compared by the two-proportion z test, or by "
    "Fisher's exact test where counts are small, with Newcombe's interval; numbers are "
    "compared by Welch's test. The two sides are treated as independent. Endings of "
    f"fewer than {MIN_ENDING_GAMES} games are left out."
)


def page_title(it: Comparison) -> str:
    """Return the title of a comparison's page."""
    names = [variant_name(side.name) for side in (it.first, it.second)]
    game = game_title(str(it.first.frame["game"][0]))
    return f"{game}: {names[0]} or {names[1]}"


def opening(it: Comparison) -> str:
    """Introduce a comparison in one sentence."""
    one, other = it.first, it.second
    of = summarize_played(one.frame)
    seats = "one player" if of.seats == 1 else f"{of.seats} seats"
    first, second = [
        f"{variant_name(side.name)} ({count_of(len(side.games), 'game')})"
        for side in (one, other)
    ]
    return f"{game_title(of.game)} for {seats}: {first} against {second}."


def played_by(it: Comparison) -> str:
    """Return in a sentence which players played."""
    one, other = [summarize_played(side.frame) for side in (it.first, it.second)]
    names = [
        join_words([player_title(of.game, player) for player in of.players])
        for of in (one, other)
    ]
    if names[0] == names[1]:
        return f"Played by {names[0]}."
    return f"Played by {names[0]} on one side, {names[1]} on the other."


def findings(it: Comparison) -> list[str]:
    """Return who wins, the other real differences, and how many measures differ."""
    first, *others = it.measures
    significant = [one for one in others if one.is_significant]
    sentences = [
        verdict(one, it.first.name, it.second.name) for one in (first, *significant)
    ]
    same = len(it.measures) - len(significant) - first.is_significant
    of = count_of(len(it.measures), "measure")
    if same == len(it.measures):
        return [*sentences, f"None of {of} shows a real difference."]
    some = len(it.measures) - same
    differ = "1 differs" if some == 1 else f"{some} differ"
    return [*sentences, f"Of {of}, {differ} by more than chance."]


def verdict(it: Measure, first: str, second: str) -> str:
    """Return whether and how two sides differ in a measure, and how sure that is."""
    values = [_value(it, it.first.value), _value(it, it.second.value)]
    if not it.is_significant:
        about = f"{it.name[0].upper()}{it.name[1:]}: {values[0]} and {values[1]}"
        return f"{about}. {_insignificant_note(it)}"
    larger = 1 if it.test.difference.value > 0 else 0
    where = with_rules((first, second)[larger])
    against = f"{values[larger]} against {values[1 - larger]}"
    return f"{it.more} {where}: {against}. {_significant_note(it.p)}"


def _significant_note(p: float) -> str:
    if p < 0.001:
        return "Chance alone would practically never make this difference (p < 0.001)."
    often = "hardly ever" if p < 0.01 else "seldom"
    return f"Chance alone would {often} make this difference (p = {p:.2g})."


def _insignificant_note(it: Measure) -> str:
    """Return why a difference does not count, and how large one would have to be."""
    if it.test.p < SIGNIFICANCE_LEVEL:
        return (
            "This may be chance: on its own it would count as real "
            f"(p = {it.test.p:.2g}), among all measures it does not (p = {it.p:.2g})."
        )
    same = it.counts[0] == it.counts[1]
    count = f"{it.counts[0]:,}" if same else f"{it.counts[0]:,} and {it.counts[1]:,}"
    least = f"{it.test.least:.2g}{it.unit}"
    if it.is_share:
        least = f"{100 * it.test.least:.2g} points"
    each = " each" if same else ""
    return (
        f"No clear difference: with {count} games{each}, one below {least} would not "
        "show, and a slightly larger one only with luck."
    )


def _value(it: Measure, value: float) -> str:
    return format_percent(value) if it.is_share else f"{value:.1f}{it.unit}"


def measures_table(
    it: Comparison, measures: Sequence[Measure], title: str
) -> DataTable:
    """Return *measures* in numbers."""
    first, second = [variant_name(side.name) for side in (it.first, it.second)]
    head = ("measure", first, second, "difference", "95 %", "p")
    return DataTable(title, head, [_row(one) for one in measures])


def _row(it: Measure) -> tuple[str, ...]:
    apart = it.test.difference
    write: Callable[[float], str] = format_points if it.is_share else format_signed
    return (
        it.name,
        *[
            _value(it, one.value).removesuffix(" moves")
            for one in (it.first, it.second)
        ],
        write(apart.value),
        f"{write(apart.low)} to {write(apart.high)}",
        f"{'* ' if it.is_significant else ''}{_p_cell(it.p)}",
    )


def _cell(it: Measure, value: Interval) -> str:
    """Return a value for a table, without its unit where the row names it."""
    return _value(it, value.value).removesuffix(" moves")


def _p_cell(p: float) -> str:
    if p < 0.001:
        return "< 0.001"
    return "1" if p > 0.995 else f"{p:.2g}"


def sections(it: Comparison) -> list[Section]:
    """Return the sections of a comparison's page."""
    titles = ((WINS, "Who wins"), (ENDINGS, "How games end"), (COURSE, "How games go"))
    return [
        section for group, title in titles for section in _section(it, group, title)
    ]


def _section(it: Comparison, group: str, title: str) -> list[Section]:
    measures = [one for one in it.measures if one.group == group]
    if not measures:
        return []
    drawn = _distributions(it) if group == COURSE else [_differences(it, measures)]
    first, second = [variant_name(side.name) for side in (it.first, it.second)]
    text = (
        f"Differences are {second} minus {first}"
        f"{', in points' if group != COURSE else ''}. "
        "A star marks those that are more than chance."
    )
    return [Section(title, [text], [*drawn, measures_table(it, measures, title)])]


def _differences(it: Comparison, measures: Sequence[Measure]) -> Block:
    """Return both sides, and how much they differ, as charts side by side."""
    names = [variant_name(side.name) for side in (it.first, it.second)]
    pairs = [(one.name, (one.first, one.second)) for one in measures]
    return SideBySide(
        charts.paired_shares_chart(pairs, names, "%"),
        charts.differences_chart(
            [Dot(one.name, one.test.difference) for one in measures],
            "difference, points",
        ),
    )


def _distributions(it: Comparison) -> list[Block]:
    """Return how long games are and when they are decided, on both sides."""
    names = [variant_name(side.name) for side in (it.first, it.second)]
    sides = (it.first, it.second)
    lengths = matching_integer_bins([_move_counts(side) for side in sides])
    length = charts.stacked_histograms(list(zip(names, lengths, strict=True)), "moves")
    decided = [values_per_game(side, "decided") for side in sides]
    if not all(decided):
        return [length]
    bars = [fraction_bins([part / 100 for part in many]) for many in decided]
    title = "decided after % of the moves"
    return [
        SideBySide(
            length,
            charts.stacked_histograms(list(zip(names, bars, strict=True)), title, 100),
        )
    ]


def _move_counts(side: Side) -> list[int]:
    return [int(number) for number in values_per_game(side, "moves")]


def comparison_page(
    it: Comparison,
    title: str,
    seeds: Sequence[int] = (),
    before: Sequence[Section] = (),
) -> str:
    """Return a comparison as an HTML page, with sections *before* it."""
    of = summarize_played(it.first.frame)
    return html(
        Page(
            title,
            [opening(it), played_by(it)],
            provenance(of, seeds),
            findings(it),
            _cautions_of_both(it),
            [*before, *sections(it)],
            [METHOD_NOTE],
        )
    )


def _cautions_of_both(it: Comparison) -> list[str]:
    """Return the cautions of both sides; those of one side name it."""
    sides = (it.first, it.second)
    one, other = [cautions(summarize_played(side.frame)) for side in sides]
    sentences = [text for text in one if text in other]
    for side, texts in zip(sides, (one, other), strict=True):
        named = variant_name(side.name)
        named = f"{named[0].upper()}{named[1:]}"
        sentences += [f"{named}: {text}" for text in texts if text not in sentences]
    return sentences
