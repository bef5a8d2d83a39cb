"""Build a balance report: figures as an HTML page, or as tables."""

from collections.abc import Callable, Sequence

from whiskerworks.games import lab_facts
from whiskerworks.lab.balance import charts
from whiskerworks.lab.balance.charts import Dot
from whiskerworks.lab.balance.figures import (
    Figures,
    ItemUse,
    Share,
    fraction_bins,
    integer_bins,
)
from whiskerworks.lab.balance.findings import cautions, findings, opening, provenance
from whiskerworks.lab.balance.formatting import (
    agenda_name,
    ending_name,
    format_bounds,
    format_number,
    format_percent,
    format_points,
    game_title,
    player_title,
    seat_name,
    variant_name,
)
from whiskerworks.lab.balance.html_page import Page, Section, SideBySide, html
from whiskerworks.lab.balance.statistics import Distribution
from whiskerworks.lab.data_tables import DataTable
from whiskerworks.lab.runs.lead_tracker import LEAD_MARGIN

MAX_CHARTED_ITEMS = 14
"""Maximum number of items in a chart; the table lists all."""
INTERVALS = (
    "Numbers in parentheses, and whiskers in charts, are 95 % intervals (Wilson's for "
    "shares). A shared win counts in parts for each winner."
)


def report(it: Figures, seeds: Sequence[int] = ()) -> str:
    """Return the report as an HTML page; *seeds* are those of the runs."""
    return html(
        Page(
            f"{game_title(it.played.game)}: balance report",
            [opening(it.played)],
            provenance(it.played, seeds),
            findings(it),
            cautions(it.played),
            sections(it),
            [INTERVALS],
        )
    )


def tables(it: Figures) -> list[DataTable]:
    """Return all figures as tables, each with the title of its section."""
    return [
        table._replace(title=section.title)
        for section in sections(it)
        for part in section.blocks
        for table in (part if isinstance(part, SideBySide) else (part,))
        if isinstance(table, DataTable)
    ]


def sections(it: Figures) -> list[Section]:
    """Return a section for everything that has figures."""
    makers: Sequence[Callable[[Figures], list[Section]]] = (
        _wins,
        _starters,
        _seats,
        _agendas,
        _variants,
        _options,
        _players,
        _length,
        _leads,
        _decided,
        _endings,
        _branching,
        _items,
    )
    return [section for maker in makers for section in maker(it)]


def _shares(
    them: list[Share],
    who: str,
    title: str,
    fair: float | None,
    name: Callable[[str], str] = str,
) -> SideBySide:
    """Return how often each wins, as a chart and as a table."""
    named = [one._replace(name=name(one.name)) for one in them]
    chart = charts.shares_chart(
        [Dot(one.name, one.share) for one in named], title, fair
    )
    rows = [
        (
            one.name,
            format_percent(one.share.value),
            format_bounds(one.share),
            f"{one.games:,}",
        )
        for one in named
    ]
    note = "" if fair is None else f"Even would be {format_percent(fair)}."
    named_by = f"{who}, {title}"
    return SideBySide(
        chart, DataTable(named_by, (who, "wins", "95 %", "games"), rows, note)
    )


def _wins(it: Figures) -> list[Section]:
    if it.played.seats > 1 or it.variants or it.players or it.agendas:
        return []
    pair = _shares([it.overall], "which", "games won, %", None, lambda _: "all games")
    return [Section("Games won", [], [pair])]


def _starters(it: Figures) -> list[Section]:
    if not it.starters:
        return []
    text = "How often the seat that makes the first choice of the game wins."
    text += " That is always seat 1." if it.played.begins else ""
    pair = _shares(it.starters, "the seat that", "wins, %", it.fair)
    return [Section("Who begins", [text], [pair])]


def _seats(it: Figures) -> list[Section]:
    if not it.seats:
        return []
    text = "How often each seat wins, over all players and starters."
    pair = _shares(it.seats, "seat", "wins, %", it.fair, seat_name)
    return [Section("Seats", [text], [pair])]


def _agendas(it: Figures) -> list[Section]:
    if not it.agendas:
        return []
    text = "How often a seat with this agenda wins."
    pair = _shares(it.agendas, "agenda", "wins, %", it.fair, agenda_name)
    return [Section("Agendas", [text], [pair])]


def _variants(it: Figures) -> list[Section]:
    if not it.variants:
        return []
    alone = it.played.seats == 1
    what = "the game is won" if alone else "the seat that begins wins"
    fair = None if alone else it.fair
    title = "games won, %" if alone else "starters win, %"
    pair = _shares(it.variants, "variant", title, fair, variant_name)
    only = {name for one in it.played.variants for name in one.name.split("=")[:1]}
    heading = "Set-ups" if only == {"setup"} else "Rules and set-ups"
    return [Section(heading, [f"How often {what}, by variant."], [pair])]


def _options(it: Figures) -> list[Section]:
    alone = it.played.seats == 1
    title = "games won, %" if alone else "starters win, %"
    pairs = [
        _shares(one.shares, one.name, title, None if alone else it.fair)
        for one in it.options
    ]
    text = "The same for each option separately, over all values of the others."
    return [Section("Options", [text], pairs)] if pairs else []


def _players(it: Figures) -> list[Section]:
    if not it.players:
        return []
    game = it.played.game
    alone = it.played.seats == 1
    pair = _shares(
        it.players,
        "player",
        "wins, %",
        None if alone else it.fair,
        lambda name: player_title(game, name),
    )
    return [Section("Players", ["How often each player wins."], [pair])]


def _distribution_table(
    it: Distribution, title: str, write: Callable[[float], str]
) -> DataTable:
    """Return a distribution as a table."""
    mean = f"{write(it.mean.value)} ({write(it.mean.low)} to {write(it.mean.high)})"
    rows = [
        ("mean", mean),
        ("least", write(it.least)),
        ("a quarter is at most", write(it.quarter)),
        ("median", write(it.median)),
        ("three quarters are at most", write(it.three_quarters)),
        ("most", write(it.most)),
        ("games", f"{it.games:,}"),
    ]
    return DataTable(title, (title, "value"), rows)


def _length(it: Figures) -> list[Section]:
    text = (
        "Moves by the seats in a game, without those of chance. The dashed line is "
        "the median: half of the games are shorter."
    )
    chart = charts.histogram(integer_bins(it.lengths), "moves", it.length.median)
    table = _distribution_table(it.length, "moves", format_number)
    return [Section("Length", [text], [SideBySide(chart, table)])]


def _leads(it: Figures) -> list[Section]:
    if it.lead_changes is None:
        return []
    text = (
        "At every choice each seat's chance of winning is estimated by playing games "
        "from there to the end (rollouts). A seat takes the lead when it is ahead of "
        f"all others by {100 * LEAD_MARGIN:.0f} points, and keeps it until another "
        "seat does the same. Frequent lead changes make a game exciting; too many "
        f"make it a matter of luck.{_rollout_caveat(it)}"
    )
    chart = charts.histogram(
        integer_bins(it.leads), "lead changes", it.lead_changes.median
    )
    table = _distribution_table(it.lead_changes, "lead changes", format_number)
    return [Section("Lead changes", [text], [SideBySide(chart, table)])]


def _rollout_caveat(it: Figures) -> str:
    """Return a warning for games in which rollouts judge poorly (docs/lab.md)."""
    if not lab_facts(it.played.game).poorly_judged:
        return ""
    return (
        " In this game rollouts foresee little before the last moves: treat this as a "
        "hint, and compare variants rather than seats."
    )


def _decided(it: Figures) -> list[Section]:
    if it.decided is None:
        return []
    text = (
        "The share of the moves after which the winner led for good. At 100 % a game "
        "is open until its last move; games that are decided early drag on. Only "
        "games with a single winner count."
    )
    bars = fraction_bins(it.decisions)
    title = "% of the moves played"
    chart = charts.histogram(bars, title, it.decided.median, 100)
    table = _distribution_table(
        it.decided, "decided after", lambda part: format_percent(part, 0)
    )
    return [Section("When games are decided", [text], [SideBySide(chart, table)])]


def _endings(it: Figures) -> list[Section]:
    game = it.played.game
    named = [(ending_name(game, one.reason), one) for one in it.endings]
    chart = charts.bars_chart([Dot(name, one.share) for name, one in named], "games, %")
    rows = [
        (
            f"{name} [{one.rule}]" if one.rule else name,
            format_percent(one.share.value),
            format_bounds(one.share),
            f"{one.games:,}",
        )
        for name, one in named
    ]
    table = DataTable("endings", ("ending [rule]", "share", "95 %", "games"), rows)
    return [Section("How games end", [], [SideBySide(chart, table)])]


def _branching(it: Figures) -> list[Section]:
    if not it.branching:
        return []
    text = (
        "The number of legal moves a seat chooses from: the mean over all its choices, "
        "and the maximum."
    )
    rows = [
        (
            "all seats" if one.seat < 0 else seat_name(one.seat),
            f"{one.mean:.1f}",
            f"{one.most:,}",
            f"{one.choices:,}",
        )
        for one in it.branching
    ]
    if it.played.seats == 1:
        rows = [("all games", *rows[0][1:])]
    table = DataTable("choices", ("who chooses", "mean", "most", "choices"), rows)
    return [Section("Branching", [text], [table])]


def _items(it: Figures) -> list[Section]:
    if not it.things:
        return []
    text = (
        "At every choice the seat's chance of winning is estimated, and again at the "
        "next choice. The swing is how much that chance changed, in points, on average "
        "over all uses. An item mattered in a game if one use changed the chance by "
        f"{100 * LEAD_MARGIN:.0f} points or more, up or down; estimates vary, so a few "
        "reach that by chance. Uses by winners and by others are per seat."
    )
    text += _rollout_caveat(it)
    if it.played.seats == 1:
        text += " In games for one player it is the position's share of a win."
    shown = it.things[:MAX_CHARTED_ITEMS]
    mattered = [Dot(one.name, one.mattered) for one in shown]
    swings = [Dot(one.name, one.swing) for one in shown]
    pair = SideBySide(
        charts.bars_chart(mattered, "mattered, % of the games"),
        charts.differences_chart(swings, "mean change of the chance, points"),
    )
    note = _not_charted_note(len(it.things))
    return [Section("What mattered", [text, *note], [pair, _item_table(it)])]


def _not_charted_note(count: int) -> list[str]:
    if count <= MAX_CHARTED_ITEMS:
        return []
    return [f"The charts show the top {MAX_CHARTED_ITEMS}; the table has all."]


def _item_table(it: Figures) -> DataTable:
    """Return all items in numbers."""
    alone = it.played.seats == 1
    head = (
        "what",
        "mattered",
        "uses a game",
        "when won" if alone else "by winners",
        "when lost" if alone else "by others",
        "swing",
        "won when used",
    )
    return DataTable("what mattered", head, [_item_row(one) for one in it.things])


def _item_row(it: ItemUse) -> tuple[str, ...]:
    return (
        it.name,
        format_percent(it.mattered.value),
        f"{it.uses:.2f}",
        "" if it.winners is None else f"{it.winners:.2f}",
        "" if it.others is None else f"{it.others:.2f}",
        format_points(it.swing.value),
        format_percent(it.won.value),
    )
