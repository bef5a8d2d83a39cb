"""The lobby: the games, your tables, and the tables of others."""

from whiskerworks.core.message import Message
from whiskerworks.server.api.schemas import GameFacts, TableLine
from whiskerworks.server.game_info import describe_games, title_of
from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import (
    PageContext,
    button,
    card,
    hidden_field,
    notice,
    page,
    select,
)
from whiskerworks.server.pages.texts import message_text, page_text, player_name
from whiskerworks.server.problems import Problem

DEFAULT_LEVEL = 2


def lobby_page(
    visit: PageContext,
    tables: tuple[TableLine, ...],
    mine: tuple[TableLine, ...],
    problem: Problem | None = None,
) -> Html:
    """Return the front page."""
    open_ones = [
        table_row
        for table_row in tables
        if table_row.table not in {m.table for m in mine}
    ]
    return page(
        visit,
        "",
        notice(problem),
        tag("h1", page_text("welcome")),
        tag("p", page_text("welcome-more"), class_="soft"),
        _mine(visit, mine) if mine else None,
        tag(
            "div", *[_game(visit, facts) for facts in describe_games()], class_="games"
        ),
        tag("p"),
        tag("div", _open(visit, open_ones), _upload(visit), class_="halves"),
    )


def picture(address: str, text: str) -> Html:
    """Return a picture that follows the light or dark theme."""
    dark = f"{address}&dark=1" if "?" in address else f"{address}?dark=1"
    night = tag("source", srcset=dark, media="(prefers-color-scheme: dark)")
    return tag("picture", night, tag("img", src=address, alt=text))


def _game(visit: PageContext, facts: GameFacts) -> Html:
    credit = page_text("credit", title=facts.printed_title, credits=facts.credits)
    more = visit.link(f"/new/{facts.name}", page_text("more-choices"))
    rules = visit.link(f"/rules/{facts.name}", page_text("rules"))
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
    return page_text("seats", least=counts[0], most=counts[-1])


def _quick(visit: PageContext, facts: GameFacts) -> Html:
    """Return the form for a quick start."""
    if facts.seats == (1,):
        return visit.form(
            f"/quick/{facts.name}",
            button(page_text("play"), class_="main"),
            class_="row",
        )
    levels = [(str(one.level), one.name) for one in facts.levels]
    return visit.form(
        f"/quick/{facts.name}",
        select("level", levels, str(DEFAULT_LEVEL), label=page_text("level")),
        button(page_text("play-bot"), class_="main"),
        class_="row",
    )


def _mine(visit: PageContext, mine: tuple[TableLine, ...]) -> Html:
    lines = [table_row(visit, one) for one in mine]
    return card(tag("ul", *lines, class_="plain"), title=page_text("my-tables"))


def _open(visit: PageContext, tables: list[TableLine]) -> Html:
    if not tables:
        return card(
            tag("p", page_text("no-tables"), class_="soft"), title=page_text("open")
        )
    lines = [table_row(visit, one) for one in tables]
    return card(tag("ul", *lines, class_="plain"), title=page_text("open"))


def table_row(visit: PageContext, one: TableLine) -> Html:
    """Return a table as an item of a list."""
    title = title_of(one.game)
    yours = one.mover is not None and any(
        player.you and player.seat == one.mover for player in one.players
    )
    turn = tag("strong", f" {page_text('your-turn')}", class_="good") if yours else None
    phase = tag("span", page_text(f"phase-{one.phase}"), class_="tag")
    text = tag("span", " ", player_names(one), class_="soft")
    return tag("li", visit.link(f"/t/{one.table}", title), " ", phase, turn, text)


def player_names(table_row: TableLine) -> str:
    """Return the names of the players of a table."""
    names = []
    for one in table_row.players:
        if one.kind == "bot":
            names.append(message_text(Message(f"level-{one.level}"), table_row.game))
        else:
            names.append(player_name(one, table_row.phase))
    return ", ".join(names)


def _upload(visit: PageContext) -> Html:
    box = tag("textarea", name="record", id="record", aria_label=page_text("record"))
    file = tag("input", type="file", data_into="record", aria_label=page_text("record"))
    form = visit.form(
        "/records",
        tag("p", page_text("upload-more"), class_="soft"),
        file,
        box,
        tag("p", button(page_text("upload"))),
        None if visit.person else hidden_field("name", page_text("guest")),
    )
    return card(form, title=page_text("upload-title"))
