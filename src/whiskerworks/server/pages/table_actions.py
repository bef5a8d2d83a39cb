"""What may be done at a table besides moving: join, ask, agree, leave, play again."""

from typing import TYPE_CHECKING

from whiskerworks.server.game_info import describe_game
from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import button, card, select, text_input
from whiskerworks.server.pages.texts import word
from whiskerworks.table.messages import Question
from whiskerworks.table.setup import NoClock

if TYPE_CHECKING:
    from whiskerworks.server.pages.table import Shown

NO_CLOCK = NoClock()


def questions(shown: "Shown") -> Html | None:
    """Return what players ask of each other, and the way to answer."""
    asked = shown.snapshot.status.questions
    if not asked:
        return None
    parts = [_question(shown, question) for question in asked]
    return card(*parts, title=word("questions"), class_="notice")


def _question(shown: "Shown", question: Question) -> Html:
    players = shown.snapshot.status.players
    name = shown.name(players[question.seat])
    target = "" if question.target is None else shown.name(players[question.target])
    text = word(f"asks-{question.kind}", name=name, target=target)
    mine = players[question.seat].you
    number = question.proposal
    forms: list[Html] = []
    if any(players[seat].you for seat in question.waiting):
        forms.append(shown.do("agree", button(word("agree")), proposal=number))
        forms.append(shown.do("decline", button(word("decline")), proposal=number))
    elif mine:
        forms.append(shown.do("decline", button(word("withdraw")), proposal=number))
    return tag("div", tag("p", text), tag("div", *forms, class_="row"))


def joining(shown: "Shown") -> Html | None:
    """Return the way to a free chair, and to invite others to one."""
    status = shown.snapshot.status
    free = [one for one in status.players if one.kind in ("open", "kept")]
    if not free or status.phase in ("over", "closed"):
        return None
    parts: list[Html | None] = []
    if not any(player.you for player in status.players):
        parts.append(_join(shown))
    parts.append(_invite(shown))
    return card(*parts, title=word("free-chairs"), class_="notice")


def _join(shown: "Shown") -> Html:
    """Return the form by which somebody sits down."""
    given = {"invitation": shown.invitation} if shown.invitation else {}
    ask = shown.visit.ask_name()
    sit = button(word("sit"), class_="main")
    more = text_input(
        "word", maxlength=40, placeholder=word("lucky"), aria_label=word("lucky")
    )
    return shown.do("sit", ask, more, sit, **given)


def _invite(shown: "Shown") -> Html | None:
    facts = shown.snapshot.facts
    if facts.invitation is None:
        return None
    link = f"{shown.visit.url}{shown.path}?invitation={facts.invitation}"
    box = tag(
        "input",
        type="text",
        readonly=True,
        value=link,
        aria_label=word("invitation"),
    )
    copy = tag("button", word("copy"), type="button", data_copy=link)
    row = tag("div", box, copy, class_="row")
    return tag("div", tag("p", word("invite"), class_="soft"), row)


def doing(shown: "Shown") -> Html | None:
    """Return what a player, or the host, may do now."""
    status, facts = shown.snapshot.status, shown.snapshot.facts
    plays = any(player.you for player in status.players)
    forms: list[Html] = []
    if status.phase == "waiting":
        forms = _before(shown, plays)
    elif plays and status.phase in ("playing", "paused"):
        forms = _during(shown)
    if not forms and not facts.host:
        return None
    return (
        card(tag("div", *forms, class_="row"), title=word("doing")) if forms else None
    )


def _before(shown: "Shown", plays: bool) -> list[Html]:
    forms = []
    if shown.snapshot.facts.host:
        forms.append(shown.do("start", button(word("start"))))
        forms.append(shown.do("abandon", button(word("close"))))
        forms.extend(_filling(shown))
    if plays:
        forms.append(shown.do("leave", button(word("stand"))))
    return forms


def _filling(shown: "Shown") -> list[Html]:
    """Return a form for each empty chair: the host may give it to a bot."""
    forms = []
    for player in shown.snapshot.status.players:
        if player.kind in ("open", "kept"):
            chosen = select("level", _levels(shown), "2", label=word("level"))
            give = button(word("fill", seat=player.seat))
            forms.append(shown.do("replace", chosen, give, target=player.seat))
    return forms


def _levels(shown: "Shown") -> list[tuple[str, str]]:
    return [(str(one.level), one.name) for one in describe_game(shown.game).levels]


def _during(shown: "Shown") -> list[Html]:
    status, facts = shown.snapshot.status, shown.snapshot.facts
    forms = []
    forms.extend(_undoing(shown))
    if status.phase == "paused":
        forms.append(shown.do("resume", button(word("resume"))))
    elif facts.seats > 1:
        forms.append(shown.do("pause", button(word("pause"))))
    if facts.has_draws:
        forms.append(shown.do("draw", button(word("draw"))))
    forms.append(shown.do("resign", button(word("resign"))))
    if facts.seats > 1:
        forms.append(shown.do("abandon", button(word("abandon"))))
        forms.append(shown.do("leave", button(word("stand"))))
    return [*forms, *_replacing(shown)]


def _undoing(shown: "Shown") -> list[Html]:
    """Return the way to take back; who has several seats, for the one that moved."""
    status = shown.snapshot.status
    if status.undo is not None:
        return [shown.do("undo", button(word(f"undo-{status.undo.how}")))]
    moved = [ply.seat for ply in shown.plies if ply.seat >= 0 and ply.how != "given"]
    if moved and status.players[moved[-1]].you:
        return [shown.do("undo", button(word("undo-free")), seat=moved[-1])]
    return []


def _replacing(shown: "Shown") -> list[Html]:
    """Return a form for each other player: a bot, or whoever comes, for them."""
    choices = [*_levels(shown), ("", word("replace-person"))]
    forms = []
    for player in shown.snapshot.status.players:
        if player.kind in ("person", "left") and not player.you:
            name = shown.name(player)
            chosen = select("level", choices, "2", label=word("level"))
            ask = button(word("replace", name=name))
            forms.append(shown.do("replace", chosen, ask, target=player.seat))
    return forms


def after(shown: "Shown") -> list[Html]:
    """Return what may be done when the game is over."""
    status, visit = shown.snapshot.status, shown.visit
    api = f"/api/tables/{shown.snapshot.facts.table}/record"
    forms = [tag("a", word("download"), href=visit.file(api), class_="button")]
    if status.rematch is not None:
        forms.append(visit.link(f"/t/{status.rematch}", word("go-rematch"), "button"))
    elif any(player.you for player in status.players):
        again = button(word("rematch"), class_="main")
        forms.append(visit.form(f"{shown.path}/rematch", again))
    return forms


def facts(shown: "Shown") -> Html:
    """Return what was chosen for the table, and what makes its deal checkable."""
    told, deal = shown.snapshot.facts, shown.snapshot.status.deal
    rows = [
        tag("tr", tag("td", name), tag("td", value))
        for name, value in told.options.items()
    ]
    secret = deal.secret or word("secret-later")
    return card(
        tag(
            "details",
            tag("summary", word("about")),
            tag("table", *rows) if rows else None,
            tag("p", word("commitment"), " ", tag("code", deal.commitment)),
            tag("p", word("secret"), " ", tag("code", secret)),
            tag("p", word("verify"), class_="soft"),
            _words(shown),
            tag("p", shown.visit.link(f"/rules/{told.game}", word("rules"))),
            _record(shown),
        )
    )


def _words(shown: "Shown") -> Html | None:
    given = [one for one in shown.snapshot.status.players if one.word]
    told = ", ".join([f"{one.seat}: {one.word}" for one in given])
    return tag("p", word("words", words=told), class_="soft") if given else None


def _record(shown: "Shown") -> Html:
    api = f"/api/tables/{shown.snapshot.facts.table}/record"
    return tag("p", tag("a", word("download"), href=shown.visit.file(api)))
