"""Pages: whole, alone, and readable without seeing them."""

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.lab.result_frames import Row, frame, game, lot
from whiskerworks.lab.balance import charts
from whiskerworks.lab.balance.compare import Side, compare
from whiskerworks.lab.balance.comparison_report import comparison_page
from whiskerworks.lab.balance.figures import Figures, figures
from whiskerworks.lab.balance.html_page import Instruction, Page, Section, html
from whiskerworks.lab.balance.report import report
from whiskerworks.lab.rating import Interval

CARD = {"thing": "card m01", "times": 1, "swing": 0.1, "mattered": 1}
VOID = ("meta",)


class Read(HTMLParser):
    """Collects the parts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.titles: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what is opened."""
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what is empty."""
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Check that it was opened last."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note the titles of sections."""
        if self.open and self.open[-1] == "h2":
            self.titles.append(data)


def two() -> list[Row]:
    """Return games for two seats with every kind of fact."""
    facts: dict[str, Any] = {"secrets": ("cat", "mouse"), "used": {0: [CARD]}}
    rows = lot(30, 20, variant="a=1, b=1", **facts)
    rows += lot(30, 10, variant="a=2, b=2", players=("greedy", "random"), **facts)
    return rows + game(30, (0.5, 0.5), variant="a=1, b=1", reason="unfinished", rule="")


def alone() -> list[Row]:
    """Return games for one player."""
    return [row for n in range(20) for row in game(n, (n % 2,), name="whodunit")]


@pytest.fixture(scope="module")
def figured() -> Figures:
    """Return the figures of the games for two seats."""
    return figures(frame(two()))


@pytest.fixture(scope="module")
def shown(figured: Figures) -> str:
    """Return their report."""
    return report(figured, [7])


def test_a_report_has_a_section_for_all_there_is(shown: str) -> None:
    """In the order in which a designer asks."""
    assert Read(shown).titles == [
        "Findings",
        "Who begins",
        "Seats",
        "Agendas",
        "Rules and set-ups",
        "Options",
        "Players",
        "Length",
        "Lead changes",
        "When games are decided",
        "How games end",
        "Branching",
        "What mattered",
    ]


def test_a_game_for_one_leaves_out_what_it_has_not() -> None:
    """A game for one player has no seats, starters or leads."""
    titles = Read(report(figures(frame(alone())))).titles

    assert titles == [
        "Findings",
        "Games won",
        "Length",
        "How games end",
        "Branching",
    ]


def test_a_page_needs_nothing_else(shown: str) -> None:
    """No script, no picture, no style from elsewhere."""
    compared = compare(Side("a", frame(lot(20, 9))), Side("b", frame(lot(20, 9))))
    for text in (shown, comparison_page(compared, "Title")):
        read = Read(text)

        assert read.open == ["html"] or read.open == []
        assert "http" not in text
        assert "url(" not in text
        assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in read.tags}
        assert not [at for _, at in read.tags if "src" in at or "onclick" in at]


def test_every_chart_is_drawn_and_told(shown: str) -> None:
    """Screen readers get a description."""
    figures = [at for tag, at in Read(shown).tags if tag == "figure"]

    assert len(figures) == shown.count("<svg ") >= 13
    assert all(len(at["aria-label"] or "") > 20 for at in figures)
    assert all(at["role"] == "img" for at in figures)


def test_the_page_knows_every_colour_of_the_charts(shown: str) -> None:
    """Else something would stay dark by night."""
    style = shown.partition("<style>")[2].partition("</style>")[0]
    drawn = set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]+)"', shown))

    assert drawn <= set(charts.COLOURS)
    for colour in drawn:
        assert f'"{colour}"]' in style


def test_the_figures_stand_in_the_tables(shown: str, figured: Figures) -> None:
    """With their intervals and their rules."""
    begins = figured.starters[0]

    assert f"{100 * begins.share.value:.1f}\N{NO-BREAK SPACE}%</td>" in shown
    assert f"<td>{100 * begins.share.low:.1f} to " in shown
    assert "the winner turned the gold wheel [G7]" in shown
    assert "cut after too many moves" in shown
    assert "1 game was cut after 5,000 moves" in shown
    assert "Seed 7, rules version 1 of gears, Whiskerworks " in shown


def test_a_comparison_has_three_sections() -> None:
    """And says how sure it is about what."""
    one = Side(
        "swap=off", frame(lot(30, 20), game(30, (1, 0), reason="block", moves=12))
    )
    text = comparison_page(
        compare(one, Side("swap=on", frame(lot(30, 3)))), "Gears: swap", [7]
    )
    read = Read(text)

    assert read.titles == [
        "Findings",
        "Who wins",
        "How games end",
        "How games go",
    ]
    assert "Starters win more often with swap off" in text
    assert "corrected for the number of measures (Holm)" in text


def test_whatever_is_told_cannot_break_the_page() -> None:
    """Names of files and options come from outside."""
    bad = "<b>&\"'"
    command = Instruction(bad, bad, is_link=True)
    section = Section(bad, [bad], [command])

    text = html(Page(bad, [bad], bad, [bad], [bad], [section], [bad]))

    assert "<b>" not in text
    assert "&lt;b&gt;&amp;&quot;&#x27;" in text


def test_a_long_link_is_shown_in_short() -> None:
    """The link itself is complete."""
    link = f"https://games.example/new/maze?deck={'x' * 500}"

    text = html(
        Page("", [], "", [], [], [Section("", [], [Instruction("", link, True)])])
    )

    assert f'href="{link}"' in text
    assert text.count("x" * 500) == 1


def test_what_holds_for_both_sides_is_said_once() -> None:
    """Both are few; one was cut."""
    cut = game(20, (0.5, 0.5), reason="unfinished", rule="")
    one = Side("swap=off", frame(lot(20, 9)))
    other = Side("swap=on", frame(lot(19, 9), cut))

    text = comparison_page(compare(one, other), "Gears: swap")

    assert text.count("With only 20 games") == 1
    assert "Swap on: 1 game was cut" in text


def test_long_names_are_broken_into_lines() -> None:
    """So that a chart fits on a phone."""
    dot = charts.Dot("a name that goes on for quite a while", Interval(0.5, 0.4, 0.6))
    drawn = charts.svg(charts.shares_chart([dot], "wins, %", 0.5))

    assert drawn.count("<tspan") == 2
    width = re.search(r'viewBox="0 0 (\d+)', drawn)
    assert width is not None
    assert int(width[1]) <= charts.WIDTH + 2


def test_a_poor_judge_is_told_of() -> None:
    """Arena, where rollouts judge well, has no such warning."""
    gears = report(figures(frame(lot(50, 25))))
    arena = report(figures(frame(lot(50, 25, name="arena"))))

    assert "foresee little" in gears
    assert "foresee little" not in arena
