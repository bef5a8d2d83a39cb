"""The page for setting up a table, and the reader of its form."""

from typing import Final

from msgspec.structs import replace

from whiskerworks.core.errors import BadOption
from whiskerworks.core.options import Option
from whiskerworks.server.api.schemas import GameFacts, NewTable, OptionFacts
from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import (
    PageContext,
    button,
    card,
    checkbox,
    field,
    notice,
    number_input,
    page,
    select,
    text_input,
)
from whiskerworks.server.pages.texts import page_text
from whiskerworks.server.problems import Problem, ProblemError
from whiskerworks.table.setup import (
    Bank,
    BotChair,
    Chair,
    Clock,
    CountUp,
    Days,
    Expiry,
    Kept,
    Mine,
    NoClock,
    Open,
    Setup,
    Watching,
)

Fields = dict[str, str]
EXPIRIES: Final[tuple[Expiry, ...]] = ("loss", "bot", "nothing")
CLOCKS = ("none", "count-up", "bank", "days")


def new_table_page(
    visit: PageContext, facts: GameFacts, problem: Problem | None = None
) -> Html:
    """Return the page with all settings of a new table."""
    form = visit.form(
        f"/new/{facts.name}",
        visit.ask_name(),
        _seats(facts),
        _options(facts),
        _clock(),
        _behaviour_fields(),
        button(page_text("make-table"), class_="main"),
    )
    title = page_text("new-table", game=facts.title)
    return page(visit, title, notice(problem), tag("h1", title), card(form))


def prefill_from_query(facts: GameFacts, fields: Fields) -> GameFacts:
    """
    Return a game with the defaults that a link asks for: "?seats=3&side=6".

    Impossible values are ignored.
    """
    options = [
        _prefill_option(option, fields.get(option.name)) for option in facts.options
    ]
    first = [count for count in facts.seats if str(count) == fields.get("seats")]
    others = [count for count in facts.seats if count not in first]
    return replace(facts, seats=(*first, *others), options=tuple(options))


def _prefill_option(option: OptionFacts, text: str | None) -> OptionFacts:
    known = Option(
        option.name,
        option.default,
        option.rule,
        option.choices,
        option.least,
        option.most,
        option.free,
    )
    try:
        return option if text is None else replace(option, default=known.read(text))
    except BadOption:
        return option


def _seats(facts: GameFacts) -> Html:
    counts = [(str(count), str(count)) for count in facts.seats]
    chairs = [
        field(
            page_text("seat", seat=seat), select(f"chair-{seat}", _chairs(facts, seat))
        )
        for seat in range(max(facts.seats))
    ]
    how_many = field(page_text("how-many"), select("seats", counts))
    return tag(
        "fieldset",
        tag("legend", page_text("who-plays")),
        how_many if len(counts) > 1 else None,
        *chairs,
    )


def _chairs(facts: GameFacts, seat: int) -> list[tuple[str, str]]:
    bots = [
        (f"bot-{one.level}", _bot_label(one.name, one.level)) for one in facts.levels
    ]
    people = [("mine", page_text("chair-mine")), ("kept", page_text("chair-kept"))]
    anybody = ("open", page_text("chair-open"))
    if seat == 0:
        return [*people, anybody, *bots]
    return [people[1], anybody, *bots, people[0]]


def _bot_label(name: str, level: int) -> str:
    return page_text("bot", name=name, level=level)


def _options(facts: GameFacts) -> Html | None:
    if not facts.options:
        return None
    fields = [_option(option) for option in facts.options]
    return tag("fieldset", tag("legend", page_text("options")), *fields)


def _option(option: OptionFacts) -> Html:
    name = f"option-{option.name}"
    if option.kind == "switch":
        return checkbox(name, option.meaning, on=option.default is True)
    if option.kind == "number":
        assert isinstance(option.default, int)
        box = number_input(name, option.default, option.least, option.most)
        return field(option.meaning, box)
    if option.free:
        known = tag(
            "datalist",
            *[tag("option", value=choice) for choice in option.choices],
            id=f"list-{option.name}",
        )
        value = str(option.default)
        return field(
            option.meaning, text_input(name, value, list=f"list-{option.name}"), known
        )
    pairs = [(choice, choice) for choice in option.choices]
    return field(option.meaning, select(name, pairs, str(option.default)))


def _clock() -> Html:
    kinds = [(kind, page_text(f"clock-{kind}")) for kind in CLOCKS]
    expiries = [(str(kind), page_text(f"expiry-{kind}")) for kind in EXPIRIES]
    return tag(
        "fieldset",
        tag("legend", page_text("clock")),
        field(page_text("clock-kind"), select("clock", kinds)),
        tag(
            "details",
            tag("summary", page_text("clock-more")),
            field(page_text("clock-minutes"), number_input("minutes", 10, 1, 1440)),
            field(page_text("clock-increment"), number_input("increment", 5, 0, 3600)),
            field(page_text("clock-days-each"), number_input("days", 2, 1, 30)),
            field(page_text("clock-expiry"), select("expiry", expiries)),
        ),
    )


def _behaviour_fields() -> Html:
    watching = [("yes", page_text("watch-yes")), ("no", page_text("watch-no"))]
    return tag(
        "fieldset",
        tag("legend", page_text("manners")),
        checkbox("public", page_text("public")),
        checkbox("chat", page_text("chat-allowed"), on=True),
        checkbox("automatic", page_text("automatic")),
        checkbox("wait", page_text("wait")),
        field(page_text("watching"), select("watching", watching)),
        field(page_text("delay"), number_input("delay", 0, 0, 100)),
    )


# ---- reading


def read_form(facts: GameFacts, fields: Fields) -> NewTable:
    """
    Return the table that a form describes.

    Raises:
        ProblemError: A value is not a number where it must be, or does not exist.
    """
    seats = _number(fields, "seats", facts.seats[0])
    if seats not in facts.seats:
        raise ProblemError(
            "bad-value", "seats", problem=f"{facts.name} has no {seats} seats"
        )
    chairs = tuple([_chair(fields, seat) for seat in range(seats)])
    setup = Setup(
        chairs,
        _read_clock(fields),
        Watching(fields.get("watching") != "no", _number(fields, "delay", 0, 100)),
        chat="chat" in fields,
        public="public" in fields,
        automatic="automatic" in fields,
        wait="wait" in fields,
    )
    options = {o.name: _read_option(o, fields) for o in facts.options}
    return NewTable(facts.name, setup, seats, options)


def _chair(fields: Fields, seat: int) -> Chair:
    name = f"chair-{seat}"
    said = fields.get(name, "open")
    kinds: dict[str, Chair] = {"mine": Mine(), "kept": Kept(), "open": Open()}
    if said in kinds:
        return kinds[said]
    level = said.removeprefix("bot-")
    if level not in ("1", "2", "3", "4", "5"):
        raise ProblemError("bad-value", name, problem="unknown kind of chair")
    return BotChair(int(level))


def _read_clock(fields: Fields) -> Clock:
    expiry = fields.get("expiry", "loss")
    if expiry not in EXPIRIES:
        raise ProblemError("bad-value", "expiry", problem="unknown choice")
    match fields.get("clock", "none"):
        case "none":
            return NoClock()
        case "count-up":
            return CountUp()
        case "bank":
            seconds = 60 * _number(fields, "minutes", 10, 1440, least=1)
            return Bank(seconds, _number(fields, "increment", 0, 3600), expiry)
        case "days":
            return Days(_number(fields, "days", 2, 30, least=1), expiry)
        case _:
            raise ProblemError("bad-value", "clock", problem="unknown kind of clock")


def _read_option(option: OptionFacts, fields: Fields) -> str | int | bool:
    name = f"option-{option.name}"
    if option.kind == "switch":
        return name in fields
    if option.kind == "number":
        assert isinstance(option.default, int)
        return _number(fields, name, option.default, 10**9)
    return fields.get(name) or option.default


def _number(
    fields: Fields, name: str, default: int, most: int = 10**9, least: int = 0
) -> int:
    text = fields.get(name) or str(default)
    if not text.isdecimal() or len(text) > 10 or not least <= int(text) <= most:
        problem = f"this must be a whole number from {least} to {most}"
        raise ProblemError("bad-value", name, problem=problem)
    return int(text)
