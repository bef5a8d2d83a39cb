"""Forms for everything at a table except moves: join, agree, leave, play again."""

from typing import TYPE_CHECKING

from whiskerworks.server.game_info import describe_game
from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import button, card, select, text_input
from whiskerworks.server.pages.texts import page_text
from whiskerworks.table.messages import Question
from whiskerworks.table.setup import NoClock

if TYPE_CHECKING:
    from whiskerworks.server.pages.table import TablePage

NO_CLOCK = NoClock()


def proposal_forms(shown: "TablePage") -> Html | None:
    """Return the open proposals, with forms to answer them."""
    asked = shown.snapshot.status.questions
    if not asked:
        return None
    parts = [_proposal_form(shown, question) for question in asked]
    return card(*parts, title=page_text("questions"), class_="notice")


def _proposal_form(shown: "TablePage", question: Question) -> Html:
    players = shown.snapshot.status.players
    name = shown.name(players[question.seat])
    target = "" if question.target is None else shown.name(players[question.target])
    text = page_text(f"asks-{question.kind}", name=name, target=target)
    mine = players[question.seat].you
    number = question.proposal
    forms: list[Html] = []
    if any(players[seat].you for seat in question.waiting):
        forms.append(shown.do("agree", button(page_text("agree")), proposal=number))
        forms.append(shown.do("decline", button(page_text("decline")), proposal=number))
    elif mine:
        forms.append(
            shown.do("decline", button(page_text("withdraw")), proposal=number)
        )
    return tag("div", tag("p", text), tag("div", *forms, class_="row"))


def join_forms(shown: "TablePage") -> Html | None:
    """Return the forms to take a free chair, and to invite others."""
    status = shown.snapshot.status
    free = [one for one in status.players if one.kind in ("open", "kept")]
    if not free or status.phase in ("over", "closed"):
        return None
    parts: list[Html | None] = []
    if not any(player.you for player in status.players):
        parts.append(_join_form(shown))
    parts.append(_invitation(shown))
    return card(*parts, title=page_text("free-chairs"), class_="notice")


def _join_form(shown: "TablePage") -> Html:
    """Return the form with which a person sits down."""
    given = {"invitation": shown.invitation} if shown.invitation else {}
    ask = shown.visit.ask_name()
    sit = button(page_text("sit"), class_="main")
    more = text_input(
        "word",
        maxlength=40,
        placeholder=page_text("lucky"),
        aria_label=page_text("lucky"),
    )
    return shown.do("sit", ask, more, sit, **given)


def _invitation(shown: "TablePage") -> Html | None:
    table_facts = shown.snapshot.facts
    if table_facts.invitation is None:
        return None
    link = f"{shown.visit.url}{shown.path}?invitation={table_facts.invitation}"
    box = tag(
        "input",
        type="text",
        readonly=True,
        value=link,
        aria_label=page_text("invitation"),
    )
    copy = tag("button", page_text("copy"), type="button", data_copy=link)
    row = tag("div", box, copy, class_="row")
    return tag("div", tag("p", page_text("invite"), class_="soft"), row)


def action_forms(shown: "TablePage") -> Html | None:
    """Return the forms for what a player, or the host, may do now."""
    status, table_facts = shown.snapshot.status, shown.snapshot.facts
    plays = any(player.you for player in status.players)
    forms: list[Html] = []
    if status.phase == "waiting":
        forms = _before_game(shown, plays)
    elif plays and status.phase in ("playing", "paused"):
        forms = _during_game(shown)
    if not forms and not table_facts.host:
        return None
    return (
        card(tag("div", *forms, class_="row"), title=page_text("doing"))
        if forms
        else None
    )


def _before_game(shown: "TablePage", plays: bool) -> list[Html]:
    forms = []
    if shown.snapshot.facts.host:
        forms.append(shown.do("start", button(page_text("start"))))
        forms.append(shown.do("abandon", button(page_text("close"))))
        forms.extend(_bot_forms(shown))
    if plays:
        forms.append(shown.do("leave", button(page_text("stand"))))
    return forms


def _bot_forms(shown: "TablePage") -> list[Html]:
    """Return a form for each empty chair, with which the host adds a bot."""
    forms = []
    for player in shown.snapshot.status.players:
        if player.kind in ("open", "kept"):
            chosen = select(
                "level", _level_choices(shown), "2", label=page_text("level")
            )
            give = button(page_text("fill", seat=player.seat))
            forms.append(shown.do("replace", chosen, give, target=player.seat))
    return forms


def _level_choices(shown: "TablePage") -> list[tuple[str, str]]:
    return [(str(one.level), one.name) for one in describe_game(shown.game).levels]


def _during_game(shown: "TablePage") -> list[Html]:
    status, table_facts = shown.snapshot.status, shown.snapshot.facts
    forms = []
    forms.extend(_undo_forms(shown))
    if status.phase == "paused":
        forms.append(shown.do("resume", button(page_text("resume"))))
    elif table_facts.seats > 1:
        forms.append(shown.do("pause", button(page_text("pause"))))
    if table_facts.has_draws:
        forms.append(shown.do("draw", button(page_text("draw"))))
    forms.append(shown.do("resign", button(page_text("resign"))))
    if table_facts.seats > 1:
        forms.append(shown.do("abandon", button(page_text("abandon"))))
        forms.append(shown.do("leave", button(page_text("stand"))))
    return [*forms, *_replace_forms(shown)]


def _undo_forms(shown: "TablePage") -> list[Html]:
    """Return the undo form; of several own seats, it is for the last that moved."""
    status = shown.snapshot.status
    if status.undo is not None:
        return [shown.do("undo", button(page_text(f"undo-{status.undo.how}")))]
    moved = [ply.seat for ply in shown.plies if ply.seat >= 0 and ply.how != "given"]
    if moved and status.players[moved[-1]].you:
        return [shown.do("undo", button(page_text("undo-free")), seat=moved[-1])]
    return []


def _replace_forms(shown: "TablePage") -> list[Html]:
    """Return a form for each other player, to replace them by a bot or newcomer."""
    choices = [*_level_choices(shown), ("", page_text("replace-person"))]
    forms = []
    for player in shown.snapshot.status.players:
        if player.kind in ("person", "left") and not player.you:
            name = shown.name(player)
            chosen = select("level", choices, "2", label=page_text("level"))
            ask = button(page_text("replace", name=name))
            forms.append(shown.do("replace", chosen, ask, target=player.seat))
    return forms


def after_game_forms(shown: "TablePage") -> list[Html]:
    """Return the forms of a finished game."""
    status, visit = shown.snapshot.status, shown.visit
    api = f"/api/tables/{shown.snapshot.facts.table}/record"
    forms = [tag("a", page_text("download"), href=visit.file(api), class_="button")]
    if status.rematch is not None:
        forms.append(
            visit.link(f"/t/{status.rematch}", page_text("go-rematch"), "button")
        )
    elif any(player.you for player in status.players):
        again = button(page_text("rematch"), class_="main")
        forms.append(visit.form(f"{shown.path}/rematch", again))
    return forms


def table_facts(shown: "TablePage") -> Html:
    """Return the table's settings, and what makes its deal verifiable."""
    told, deal = shown.snapshot.facts, shown.snapshot.status.deal
    rows = [
        tag("tr", tag("td", name), tag("td", value))
        for name, value in told.options.items()
    ]
    secret = deal.secret or page_text("secret-later")
    return card(
        tag(
            "details",
            tag("summary", page_text("about")),
            tag("table", *rows) if rows else None,
            tag("p", page_text("commitment"), " ", tag("code", deal.commitment)),
            tag("p", page_text("secret"), " ", tag("code", secret)),
            tag("p", page_text("verify"), class_="soft"),
            _describe_setup(shown),
            tag("p", shown.visit.link(f"/rules/{told.game}", page_text("rules"))),
            _record_link(shown),
        )
    )


def _describe_setup(shown: "TablePage") -> Html | None:
    given = [one for one in shown.snapshot.status.players if one.word]
    told = ", ".join([f"{one.seat}: {one.word}" for one in given])
    return tag("p", page_text("words", words=told), class_="soft") if given else None


def _record_link(shown: "TablePage") -> Html:
    api = f"/api/tables/{shown.snapshot.facts.table}/record"
    return tag("p", tag("a", page_text("download"), href=shown.visit.file(api)))
