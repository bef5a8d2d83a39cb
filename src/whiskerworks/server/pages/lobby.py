"""The lobby: what can be played, where, and what you play already."""

from whiskerworks.core.message import Message
from whiskerworks.server.api.schemas import GameFacts, TableLine
from whiskerworks.server.game_info import describe_games, title_of
from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import (
    Visit,
    button,
    card,
    hidden,
    notice,
    page,
    select,
)
from whiskerworks.server.pages.texts import called, say, word
from whiskerworks.server.problems import Problem

USUAL_LEVEL = 2


def lobby(
    visit: Visit,
    tables: tuple[TableLine, ...],
    mine: tuple[TableLine, ...],
    problem: Problem | None = None,
) -> Html:
    """Return the front page."""
    open_ones = [line for line in tables if line.table not in {m.table for m in mine}]
    return page(
        visit,
        "",
        notice(problem),
        tag("h1", word("welcome")),
        tag("p", word("welcome-more"), class_="soft"),
        _mine(visit, mine) if mine else None,
        tag(
            "div", *[_game(visit, facts) for facts in describe_games()], class_="games"
        ),
        tag("p"),
        tag("div", _open(visit, open_ones), _upload(visit), class_="halves"),
    )


def picture(address: str, text: str) -> Html:
    """Return a picture that is drawn by day and by night."""
    dark = f"{address}&dark=1" if "?" in address else f"{address}?dark=1"
    night = tag("source", srcset=dark, media="(prefers-color-scheme: dark)")
    return tag("picture", night, tag("img", src=address, alt=text))


def _game(visit: Visit, facts: GameFacts) -> Html:
    credit = word("credit", title=facts.printed_title, credits=facts.credits)
    more = visit.link(f"/new/{facts.name}", word("more-choices"))
    rules = visit.link(f"/rules/{facts.name}", word("rules"))
    return tag(
        "article",
        picture(visit.file(f"/games/{facts.name}.svg"), facts.title),
        tag("h2", facts.title, " ", tag("span", _seats(facts), class_="tag")),
        tag("p", facts.summary),
        tag("p", credit, class_="soft"),
        _quick(visit, facts),
        tag("p", more, " · ", rules, class_="soft"),
        class_="card game",
    )


def _seats(facts: GameFacts) -> str:
    counts = sorted(facts.seats)
    return word("seats", least=counts[0], most=counts[-1])


def _quick(visit: Visit, facts: GameFacts) -> Html:
    """Return the way to play at once."""
    if facts.seats == (1,):
        return visit.form(
            f"/quick/{facts.name}", button(word("play"), class_="main"), class_="row"
        )
    levels = [(str(one.level), one.name) for one in facts.levels]
    return visit.form(
        f"/quick/{facts.name}",
        select("level", levels, str(USUAL_LEVEL), label=word("level")),
        button(word("play-bot"), class_="main"),
        class_="row",
    )


def _mine(visit: Visit, mine: tuple[TableLine, ...]) -> Html:
    lines = [line(visit, one) for one in mine]
    return card(tag("ul", *lines, class_="plain"), title=word("my-tables"))


def _open(visit: Visit, tables: list[TableLine]) -> Html:
    if not tables:
        return card(tag("p", word("no-tables"), class_="soft"), title=word("open"))
    lines = [line(visit, one) for one in tables]
    return card(tag("ul", *lines, class_="plain"), title=word("open"))


def line(visit: Visit, one: TableLine) -> Html:
    """Return a table as a line of a list."""
    title = title_of(one.game)
    yours = one.mover is not None and any(
        player.you and player.seat == one.mover for player in one.players
    )
    turn = tag("strong", f" {word('your-turn')}", class_="good") if yours else None
    phase = tag("span", word(f"phase-{one.phase}"), class_="tag")
    text = tag("span", " ", who(one), class_="soft")
    return tag("li", visit.link(f"/t/{one.table}", title), " ", phase, turn, text)


def who(line: TableLine) -> str:
    """Return who plays at a table."""
    names = []
    for one in line.players:
        if one.kind == "bot":
            names.append(say(Message(f"level-{one.level}"), line.game))
        else:
            names.append(called(one, line.phase))
    return ", ".join(names)


def _upload(visit: Visit) -> Html:
    box = tag("textarea", name="record", id="record", aria_label=word("record"))
    file = tag("input", type="file", data_into="record", aria_label=word("record"))
    form = visit.form(
        "/records",
        tag("p", word("upload-more"), class_="soft"),
        file,
        box,
        tag("p", button(word("upload"))),
        None if visit.person else hidden("name", word("guest")),
    )
    return card(form, title=word("upload-title"))
