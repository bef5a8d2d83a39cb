"""Your own page: name, account, sessions, tokens, mutes, and everything you played."""

from collections.abc import Sequence
from datetime import UTC, datetime

from whiskerworks.server.api.schemas import MuteLine, SessionLine, Tables
from whiskerworks.server.pages.html import Html, joined, tag
from whiskerworks.server.pages.layout import (
    Visit,
    button,
    card,
    field,
    hidden,
    notice,
    page,
    text_input,
)
from whiskerworks.server.pages.lobby import line
from whiskerworks.server.pages.texts import client_word, word
from whiskerworks.server.problems import Problem
from whiskerworks.server.store import Token


def my_page(
    visit: Visit,
    tables: Tables | None,
    tokens: Sequence[Token] = (),
    sessions: Sequence[SessionLine] = (),
    muted: Sequence[MuteLine] = (),
    secret: str = "",
    problem: Problem | None = None,
) -> Html:
    """Return the page of whoever looks; a stranger may sign in there."""
    title = visit.name or word("stranger")
    if not visit.person:
        parts = joined(_enter(visit), _sign_in(visit))
    else:
        parts = joined(
            _name(visit),
            _account(visit) if visit.login is None else _password(visit),
            _sessions(visit, sessions),
            _tokens(visit, tokens, secret),
            _muted(visit, muted),
            _leaving(visit),
        )
    return page(
        visit,
        title,
        notice(problem),
        tag("h1", title),
        tag("div", parts, class_="halves"),
        _tables(visit, tables),
    )


def password(name: str, label: str, *, new: bool = False) -> Html:
    """Return a field for a password."""
    kind = "new-password" if new else "current-password"
    box = tag("input", type="password", name=name, required=True, autocomplete=kind)
    return field(label, box)


def login() -> Html:
    """Return a field for a login."""
    box = text_input("login", required=True, maxlength=40, autocomplete="username")
    return field(word("login"), box)


def _enter(visit: Visit) -> Html:
    form = visit.form("/me/enter", visit.ask_name(), button(word("enter")))
    return card(form, title=word("enter-title"))


def _sign_in(visit: Visit) -> Html:
    form = visit.form(
        "/me/sign-in",
        login(),
        password("password", word("password")),
        button(word("sign-in")),
    )
    return card(form, title=word("sign-in"))


def _name(visit: Visit) -> Html:
    box = text_input("name", visit.name, required=True, maxlength=30)
    form = visit.form("/me/name", field(word("your-name"), box), button(word("rename")))
    return card(form, title=word("name-title"))


def _account(visit: Visit) -> Html:
    form = visit.form(
        "/me/account",
        tag("p", word("account-more"), class_="soft"),
        login(),
        password("password", word("password"), new=True),
        button(word("make-account")),
    )
    return joined(card(form, title=word("account")), _sign_in(visit))


def _password(visit: Visit) -> Html:
    form = visit.form(
        "/me/password",
        tag("p", word("password-more", login=visit.login or ""), class_="soft"),
        password("old", word("password-old")),
        password("new", word("password-new"), new=True),
        button(word("change-password")),
    )
    return card(form, title=word("account"))


def _sessions(visit: Visit, sessions: Sequence[SessionLine]) -> Html:
    rows = [tag("li", _session(visit, session)) for session in sessions]
    everywhere = visit.form("/me/sessions/drop-all", button(word("sign-out-elsewhere")))
    return card(
        tag("p", word("sessions-more"), class_="soft"),
        tag("ul", *rows, class_="plain"),
        everywhere,
        title=word("sessions"),
    )


def _session(visit: Visit, session: SessionLine) -> Html:
    """Return a line of the list; where you are, you sign out elsewhere on the page."""
    told = joined(
        tag("span", session_name(session), class_="who"),
        " ",
        tag("span", _last_seen(session), class_="soft"),
    )
    if session.current:
        return tag("div", told, class_="seat")
    return visit.form(
        "/me/sessions/drop",
        hidden("drop", session.id),
        told,
        button(word("sign-out"), aria_label=_sign_out_of(session)),
        class_="seat",
    )


def session_name(session: SessionLine) -> str:
    """Return what a session is called: "Firefox on Linux"."""
    browser, system = session.browser, session.system
    if browser and system:
        return word("session-browser", browser=browser, system=system)
    return browser or system or word("session-unknown")


def _last_seen(session: SessionLine) -> str:
    if session.current:
        return word("session-here")
    seen = datetime.fromtimestamp(session.seen / 1000, UTC).date().isoformat()
    if session.address:
        return word("session-seen-from", date=seen, address=session.address)
    return word("session-seen", date=seen)


def _sign_out_of(session: SessionLine) -> str:
    return f"{word('sign-out')}: {session_name(session)}"


def _tokens(visit: Visit, tokens: Sequence[Token], secret: str) -> Html:
    rows = [
        tag(
            "li",
            visit.form(
                "/me/tokens/drop",
                hidden("drop", token.id),
                tag("span", token.label, class_="who"),
                button(word("drop-token")),
                class_="seat",
            ),
        )
        for token in tokens
    ]
    told = tag("p", word("token-once"), " ", tag("code", secret)) if secret else None
    label = text_input("label", required=True, maxlength=30, aria_label=word("label"))
    form = visit.form("/me/tokens", label, button(word("make-token")), class_="row")
    more = tag("p", word("tokens-more"), class_="soft")
    lines = tag("ul", *rows, class_="plain")
    return card(more, told, lines, form, title=word("tokens"))


def _muted(visit: Visit, muted: Sequence[MuteLine]) -> Html:
    """Return everybody whom you have muted for yourself, and the way to undo it."""
    rows = [tag("li", _mute(visit, mute)) for mute in muted]
    more = tag("p", word("muted-more" if rows else "muted-nobody"), class_="soft")
    return card(more, tag("ul", *rows, class_="plain muted"), title=word("muted"))


def _mute(visit: Visit, mute: MuteLine) -> Html:
    name, label = mute.name or word("somebody"), client_word("unmute-for-me")
    return visit.form(
        "/me/mutes/drop",
        hidden("drop", mute.id),
        tag("span", name, class_="who"),
        button(label, aria_label=f"{label}: {name}"),
        class_="seat",
    )


def _leaving(visit: Visit) -> Html:
    sure = password("password", word("password")) if visit.login else None
    forget = visit.form(
        "/me/forget",
        tag("p", word("forget-more"), class_="soft"),
        sure,
        button(word("forget")),
    )
    out = visit.form("/me/sign-out", button(word("sign-out"))) if visit.login else None
    return card(out, tag("details", tag("summary", word("forget")), forget))


def _tables(visit: Visit, tables: Tables | None) -> Html | None:
    if tables is None or not tables.tables:
        return None
    lines = [line(visit, one) for one in tables.tables]
    more = None
    if tables.before is not None:
        more = tag("p", visit.link(f"/me?before={tables.before}", word("older")))
    return card(tag("ul", *lines, class_="plain"), more, title=word("my-tables"))
