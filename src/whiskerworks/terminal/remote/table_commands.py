"""Parse the commands that people type at a table, and list those available now."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from whiskerworks.core.errors import shorten
from whiskerworks.table import commands as c
from whiskerworks.table.messages import ChatLine, Guest, Player, Question
from whiskerworks.terminal.remote.table_view import TableView

BOT_LEVELS: Final = range(1, 6)
MAX_WORD_CHARACTERS: Final = 40
MAX_CHAT_CHARACTERS: Final = 1000
CONFIRMED_COMMANDS: Final = ("resign", "abandon")
"""Commands that need a confirmation: `resign yes`."""


@dataclass(frozen=True)
class InputProblem:
    """A typed command is incomplete or wrong; the code of the message that says how."""

    code: str
    order: str = ""


ParsedCommand = c.Command | InputProblem
NamedPerson = ChatLine | Player | Guest

USAGE: Final = {
    "sit": "sit [SEAT]",
    "leave": "leave",
    "start": "start",
    "undo": "undo",
    "pause": "pause",
    "resume": "resume",
    "draw": "draw",
    "resign": "resign",
    "abandon": "abandon",
    "agree": "agree [N]",
    "decline": "decline [N]",
    "say": "say TEXT",
    "word": "word TEXT",
    "replace": "replace SEAT bot LEVEL|open",
    "mute": "mute WHO",
    "unmute": "unmute WHO",
    "remove": "remove WHO",
    "readmit": "readmit WHO",
    "ignore": "ignore WHO",
    "unignore": "unignore WHO",
    "ignored": "ignored",
    "rematch": "rematch",
    "link": "link",
}
"""Every command of a table, and how to type it."""


def parse_command(
    table: TableView, word: str, rest: str, invitation: str
) -> ParsedCommand | None:
    """Return the command that was typed; None if *word* is not one of these."""
    if word in CONFIRMED_COMMANDS and rest.lower() != "yes":
        return InputProblem("terminal-table-sure", f"{word} yes")
    if word in _COMMANDS_WITHOUT_ARGUMENT:
        return _COMMANDS_WITHOUT_ARGUMENT[word]()
    match word:
        case "sit":
            return _parse_sit(rest, invitation)
        case "agree":
            return _parse_agree(table, rest)
        case "decline":
            return _parse_decline(table, rest)
        case "say":
            return c.Say(rest) if 0 < len(rest) <= MAX_CHAT_CHARACTERS else _usage(word)
        case "word":
            return (
                c.GiveWord(rest) if len(rest) <= MAX_WORD_CHARACTERS else _usage(word)
            )
        case "replace":
            return _parse_replace(rest.lower().split())
        case "mute" | "unmute" if not table.facts.host:
            order = f"{_PERSONAL_COMMANDS[word]} {rest or 'WHO'}"
            return InputProblem("terminal-table-for-you", order)
        case "mute" | "unmute" | "remove" | "readmit":
            who = find_person(table, word, rest)
            return who if isinstance(who, InputProblem) else _HOST_COMMANDS[word](who)
    return None


_COMMANDS_WITHOUT_ARGUMENT: Final[dict[str, Callable[[], c.Command]]] = {
    "leave": c.Leave,
    "start": c.Start,
    "undo": c.Undo,
    "pause": c.Pause,
    "resume": c.Resume,
    "draw": c.OfferDraw,
    "resign": c.Resign,
    "abandon": c.Abandon,
}
"""Commands that take no argument."""

_HOST_COMMANDS: Final[dict[str, Callable[[int], c.Command]]] = {
    "mute": c.Mute,
    "unmute": c.Unmute,
    "remove": c.Remove,
    "readmit": c.Readmit,
}
"""Commands of the host about a person."""

_PERSONAL_COMMANDS: Final = {"mute": "ignore", "unmute": "unignore"}
"""The commands by which everybody can do the same for themselves."""


def _usage(word: str) -> InputProblem:
    return InputProblem("terminal-table-usage", USAGE[word])


def _parse_number(text: str, most: int) -> int | None:
    fits = text.isascii() and text.isdigit() and len(text) < 7
    return int(text) if fits and int(text) <= most else None


def _parse_seat(text: str) -> int | None:
    """Return the seat that people call by this number; they count from 1."""
    number = _parse_number(text, 16)
    return number - 1 if number else None


def _parse_sit(rest: str, invitation: str) -> ParsedCommand:
    seat = _parse_seat(rest) if rest else None
    if rest and seat is None:
        return _usage("sit")
    return c.Sit(seat, invitation)


def _parse_agree(table: TableView, rest: str) -> ParsedCommand:
    proposals = [one for one in table.status.questions if table.awaits_us(one)]
    found = _choose_proposal(proposals, rest, "agree")
    return found if isinstance(found, InputProblem) else c.Agree(found)


def _parse_decline(table: TableView, rest: str) -> ParsedCommand:
    """Decline a proposal of others first; without one, withdraw an own proposal."""
    proposals = [one for one in table.status.questions if table.awaits_us(one)]
    own = [one for one in table.status.questions if one.seat in table.own_seats]
    found = _choose_proposal(proposals or own, rest, "decline")
    return found if isinstance(found, InputProblem) else c.Decline(found)


def _choose_proposal(
    proposals: list[Question], rest: str, word: str
) -> int | InputProblem:
    """Return the number of the proposal that is meant."""
    if rest:
        return _parse_number(rest, 999_999) or _usage(word)
    if len(proposals) == 1:
        return proposals[0].proposal
    return InputProblem(
        "terminal-table-which" if proposals else "terminal-table-unasked", word
    )


def _parse_replace(words: list[str]) -> ParsedCommand:
    seat = _parse_seat(words[0]) if words else None
    match words[1:]:
        case ["open"] if seat is not None:
            return c.Replace(seat)
        case ["bot", level] if (
            seat is not None and _parse_number(level, 5) in BOT_LEVELS
        ):
            return c.Replace(seat, int(level))
    return _usage("replace")


def find_person(table: TableView, word: str, text: str) -> int | InputProblem:
    """Return the number of the person that *text* names, for the command *word*."""
    found = numbers_of(people_at_table(table), text)
    if len(found) > 1:
        orders = [
            _command_with_last_words(table, f"{word} {text.strip()} #{who}", who)
            for who in found
        ]
        return InputProblem("terminal-table-alike", ", ".join(orders))
    return found[0] if found else _usage(word)


def people_at_table(table: TableView) -> list[NamedPerson]:
    """Return everybody known at the table, some of them several times."""
    return [*table.chat, *table.status.players, *table.status.guests]


def numbers_of(named: list[NamedPerson], text: str) -> list[int]:
    """
    Return the numbers of the people called *text*.

    The text is a name, or a name with a number where several share it: "Bob #7".
    """
    wanted = text.strip().casefold()
    called = {(one.who, one.name.casefold()) for one in named if one.name}
    numbered = {who for who, name in called if f"{name} #{who}" == wanted}
    found = numbered or {who for who, name in called if name == wanted}
    return sorted([who for who in found if who is not None])


def _command_with_last_words(table: TableView, order: str, who: int) -> str:
    """Return a *command* about one of several namesakes, with what they said last."""
    said = [line.text for line in table.chat if line.who == who]
    return f"{order} ({shorten(said[-1])})" if said else order


def _can_moderate(table: TableView) -> bool:
    """Whether we are the host and see anybody to moderate."""
    named: list[ChatLine | Player] = [*table.chat, *table.status.players]
    return table.facts.host and any(one.who for one in named)


def _others_have_chatted(table: TableView) -> bool:
    """Whether anybody else has chatted."""
    own = {one.who for one in table.status.players if one.you}
    return any(line.who is not None and line.who not in own for line in table.chat)


def available_commands(table: TableView) -> tuple[str, ...]:
    """Return the usage of the commands that are available now."""
    chosen = [word for word, makes_sense in _AVAILABILITY.items() if makes_sense(table)]
    return tuple([USAGE[word] for word in chosen])


def _in_game(table: TableView) -> bool:
    return bool(table.own_seats) and table.status.phase in ("playing", "paused")


def _in_play(table: TableView) -> bool:
    return bool(table.own_seats) and table.status.phase == "playing"


def _is_waiting(table: TableView) -> bool:
    return table.status.phase == "waiting"


def _is_shared(table: TableView) -> bool:
    return table.facts.seats > 1


def _has_human_opponent(table: TableView) -> bool:
    return any(one.kind == "person" and not one.you for one in table.status.players)


def _can_sit(table: TableView) -> bool:
    is_open = table.status.phase not in ("over", "closed")
    free = any(one.kind in ("open", "kept", "left") for one in table.status.players)
    borrowed = table.seat is not None and not table.own_seats
    return is_open and free and not borrowed and not table.own_seats


def _can_chat(table: TableView) -> bool:
    watching = table.facts.watching.allowed
    return table.facts.chat and (bool(table.own_seats) or watching)


def _can_abandon(table: TableView) -> bool:
    if _is_waiting(table):
        return table.facts.host
    return _in_game(table) and _is_shared(table)


def _can_replace(table: TableView) -> bool:
    if _is_waiting(table):
        return table.facts.host and not table.is_full
    return _in_game(table) and _has_human_opponent(table)


def _has_question(table: TableView) -> bool:
    return any(table.awaits_us(one) for one in table.status.questions)


def _has_own_question(table: TableView) -> bool:
    return any(one.seat in table.own_seats for one in table.status.questions)


_AVAILABILITY: Final[dict[str, Callable[[TableView], bool]]] = {
    "agree": _has_question,
    "decline": lambda table: _has_question(table) or _has_own_question(table),
    "sit": _can_sit,
    "start": lambda k: _is_waiting(k) and k.is_full and k.facts.host,
    "resume": lambda k: bool(k.own_seats) and k.status.phase == "paused",
    "undo": lambda k: _in_play(k) and k.status.undo is not None,
    "rematch": lambda k: (
        k.status.phase == "over" and (bool(k.own_seats) or k.status.rematch is not None)
    ),
    "say": _can_chat,
    "pause": lambda k: _in_play(k) and _is_shared(k),
    "draw": lambda k: _in_game(k) and k.facts.has_draws and _has_human_opponent(k),
    "replace": _can_replace,
    "resign": _in_game,
    "abandon": _can_abandon,
    "word": lambda k: _is_waiting(k) and bool(k.own_seats),
    "leave": lambda k: (
        bool(k.own_seats) and k.status.phase != "closed" and _is_shared(k)
    ),
    "mute": _can_moderate,
    "unmute": lambda k: any(one.muted for one in k.status.guests),
    "remove": _can_moderate,
    "readmit": lambda k: any(one.removed for one in k.status.guests),
    "ignore": _others_have_chatted,
    "unignore": lambda k: any(one.hidden for one in k.status.guests),
    "ignored": _can_chat,
    "link": lambda k: True,
}
"""When each command is available, in the order in which they are listed."""
