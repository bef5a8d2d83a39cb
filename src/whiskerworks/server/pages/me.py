"""Your own page: name, account, sessions, tokens, mutes and tables."""

from collections.abc import Sequence
from datetime import UTC, datetime

from whiskerworks.server.api.schemas import MuteLine, SessionLine, Tables
from whiskerworks.server.pages.html import Html, joined, tag
from whiskerworks.server.pages.layout import (
    PageContext,
    button,
    card,
    field,
    hidden_field,
    notice,
    page,
    text_input,
)
from whiskerworks.server.pages.lobby import table_row
from whiskerworks.server.pages.texts import client_text, page_text
from whiskerworks.server.problems import Problem
from whiskerworks.server.store import Token


def my_page(
    visit: PageContext,
    tables: Tables | None,
    tokens: Sequence[Token] = (),
    sessions: Sequence[SessionLine] = (),
    muted: Sequence[MuteLine] = (),
    secret: str = "",
    problem: Problem | None = None,
) -> Html:
    """Return the viewer's own page; strangers may sign in there."""
    title = visit.name or page_text("stranger")
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


def password_field(name: str, label: str, *, new: bool = False) -> Html:
    """Return a password field."""
    kind = "new-password" if new else "current-password"
    box = tag("input", type="password", name=name, required=True, autocomplete=kind)
    return field(label, box)


def login_field() -> Html:
    """Return a login field."""
    box = text_input("login", required=True, maxlength=40, autocomplete="username")
    return field(page_text("login"), box)


def _enter(visit: PageContext) -> Html:
    form = visit.form("/me/enter", visit.ask_name(), button(page_text("enter")))
    return card(form, title=page_text("enter-title"))


def _sign_in(visit: PageContext) -> Html:
    form = visit.form(
        "/me/sign-in",
        login_field(),
        password_field("password", page_text("password")),
        button(page_text("sign-in")),
    )
    return card(form, title=page_text("sign-in"))


def _name(visit: PageContext) -> Html:
    box = text_input("name", visit.name, required=True, maxlength=30)
    form = visit.form(
        "/me/name", field(page_text("your-name"), box), button(page_text("rename"))
    )
    return card(form, title=page_text("name-title"))


def _account(visit: PageContext) -> Html:
    form = visit.form(
        "/me/account",
        tag("p", page_text("account-more"), class_="soft"),
        login_field(),
        password_field("password", page_text("password"), new=True),
        button(page_text("make-account")),
    )
    return joined(card(form, title=page_text("account")), _sign_in(visit))


def _password(visit: PageContext) -> Html:
    form = visit.form(
        "/me/password",
        tag(
            "p",
            page_text("password-more", login_field=visit.login or ""),
            class_="soft",
        ),
        password_field("old", page_text("password-old")),
        password_field("new", page_text("password-new"), new=True),
        button(page_text("change-password")),
    )
    return card(form, title=page_text("account"))


def _sessions(visit: PageContext, sessions: Sequence[SessionLine]) -> Html:
    rows = [tag("li", _session(visit, session)) for session in sessions]
    everywhere = visit.form(
        "/me/sessions/drop-all", button(page_text("sign-out-elsewhere"))
    )
    return card(
        tag("p", page_text("sessions-more"), class_="soft"),
        tag("ul", *rows, class_="plain"),
        everywhere,
        title=page_text("sessions"),
    )


def _session(visit: PageContext, session: SessionLine) -> Html:
    """Return a list item; the current session has no sign-out button here."""
    told = joined(
        tag("span", describe_session(session), class_="who"),
        " ",
        tag("span", _last_seen(session), class_="soft"),
    )
    if session.current:
        return tag("div", told, class_="seat")
    return visit.form(
        "/me/sessions/drop",
        hidden_field("drop", session.id),
        told,
        button(page_text("sign-out"), aria_label=_sign_out_of(session)),
        class_="seat",
    )


def describe_session(session: SessionLine) -> str:
    """Return a session's description, such as "Firefox on Linux"."""
    browser, system = session.browser, session.system
    if browser and system:
        return page_text("session-browser", browser=browser, system=system)
    return browser or system or page_text("session-unknown")


def _last_seen(session: SessionLine) -> str:
    if session.current:
        return page_text("session-here")
    seen = datetime.fromtimestamp(session.seen / 1000, UTC).date().isoformat()
    if session.address:
        return page_text("session-seen-from", date=seen, address=session.address)
    return page_text("session-seen", date=seen)


def _sign_out_of(session: SessionLine) -> str:
    return f"{page_text('sign-out')}: {describe_session(session)}"


def _tokens(visit: PageContext, tokens: Sequence[Token], secret: str) -> Html:
    rows = [
        tag(
            "li",
            visit.form(
                "/me/tokens/drop",
                hidden_field("drop", token.id),
                tag("span", token.label, class_="who"),
                button(page_text("drop-token")),
                class_="seat",
            ),
        )
        for token in tokens
    ]
    told = (
        tag("p", page_text("token-once"), " ", tag("code", secret)) if secret else None
    )
    label = text_input(
        "label", required=True, maxlength=30, aria_label=page_text("label")
    )
    form = visit.form(
        "/me/tokens", label, button(page_text("make-token")), class_="row"
    )
    more = tag("p", page_text("tokens-more"), class_="soft")
    lines = tag("ul", *rows, class_="plain")
    return card(more, told, lines, form, title=page_text("tokens"))


def _muted(visit: PageContext, muted: Sequence[MuteLine]) -> Html:
    """Return everybody you have muted, with unmute buttons."""
    rows = [tag("li", _mute(visit, mute)) for mute in muted]
    more = tag("p", page_text("muted-more" if rows else "muted-nobody"), class_="soft")
    return card(more, tag("ul", *rows, class_="plain muted"), title=page_text("muted"))


def _mute(visit: PageContext, mute: MuteLine) -> Html:
    name, label = mute.name or page_text("somebody"), client_text("unmute-for-me")
    return visit.form(
        "/me/mutes/drop",
        hidden_field("drop", mute.id),
        tag("span", name, class_="who"),
        button(label, aria_label=f"{label}: {name}"),
        class_="seat",
    )


def _leaving(visit: PageContext) -> Html:
    sure = password_field("password", page_text("password")) if visit.login else None
    forget = visit.form(
        "/me/forget",
        tag("p", page_text("forget-more"), class_="soft"),
        sure,
        button(page_text("forget")),
    )
    out = (
        visit.form("/me/sign-out", button(page_text("sign-out")))
        if visit.login
        else None
    )
    return card(out, tag("details", tag("summary", page_text("forget")), forget))


def _tables(visit: PageContext, tables: Tables | None) -> Html | None:
    if tables is None or not tables.tables:
        return None
    lines = [table_row(visit, one) for one in tables.tables]
    more = None
    if tables.before is not None:
        more = tag("p", visit.link(f"/me?before={tables.before}", page_text("older")))
    return card(tag("ul", *lines, class_="plain"), more, title=page_text("my-tables"))
