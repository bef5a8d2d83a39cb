"""The state of a table in sentences."""

from collections.abc import Sequence

from whiskerworks.core.message import Message
from whiskerworks.core.seat import CHANCE
from whiskerworks.table.messages import (
    ChatLine,
    Clocks,
    Player,
    PlySeen,
    Presence,
    Question,
)
from whiskerworks.table.setup import NoClock
from whiskerworks.terminal.remote.table_view import TableView
from whiskerworks.terminal.sentences import sentence
from whiskerworks.terminal.session import PlyReport, SeatOccupant
from whiskerworks.words import Words

# Players.


def player_names(table: TableView, words: Words) -> tuple[str, ...]:
    """Return a name for each seat; namesakes are followed by their seat's number."""
    found = [
        _player_name(one, table.status.phase, words) for one in table.status.players
    ]
    return tuple(
        [
            name if found.count(name) == 1 else f"{name} ({seat + 1})"
            for seat, name in enumerate(found)
        ]
    )


def _player_name(player: Player, phase: str, words: Words) -> str:
    if player.kind == "bot":
        level = Message(f"level-{player.level}")
        return sentence(words, "page-bot", name=level, level=player.level)
    if player.name:
        return player.name
    if player.kind not in ("open", "kept"):
        return sentence(words, "page-somebody")
    # A game that was imported as a record does not say who played it.
    if phase == "over":
        return sentence(words, "page-seat", seat=player.seat)
    chair = "web-chair-free" if player.kind == "open" else "web-chair-kept"
    return sentence(words, chair)


def seat_occupants(
    table: TableView, names: Sequence[str], now: int
) -> tuple[SeatOccupant, ...]:
    """Return the player of each seat, with clocks at the server's time *now*."""
    return tuple(
        [
            SeatOccupant(
                names[one.seat],
                one.you,
                _clock_text(table, one.seat, now),
                one.kind == "bot",
                one.kind in ("open", "kept"),
            )
            for one in table.status.players
        ]
    )


def _clock_text(table: TableView, seat: int, now: int) -> str:
    if isinstance(table.facts.clock, NoClock):
        return ""
    return format_clock(
        clock_milliseconds(table.status.clocks, seat, elapsed_milliseconds(table, now))
    )


def elapsed_milliseconds(table: TableView, now: int) -> int:
    """Return the milliseconds since the clocks were read."""
    return max(0, now - table.status.clocks.at)


def clock_milliseconds(clocks: Clocks, seat: int, more: int) -> int:
    """Return the time on a seat's clock, *more* milliseconds after it was reported."""
    time = clocks.times[seat]
    since = more if clocks.running == seat else 0
    return time.spent + since if time.left is None else max(0, time.left - since)


def format_clock(milliseconds: int) -> str:
    """Format a time as a clock does: 1:05:09."""
    seconds = milliseconds // 1000
    minutes = f"{seconds // 60 % 60}:{seconds % 60:02}"
    hours = seconds // 3600
    return f"{hours}:{minutes:0>5}" if hours else minutes


# History.


def ply_report(ply: PlySeen, words: Words) -> PlyReport:
    """Return a ply as far as this viewer may know it."""
    says = [words.say(event.message()) for event in ply.events]
    if not says and ply.move is None:
        says = [sentence(words, "page-hidden-move")]
    by = "" if ply.seat == CHANCE else sentence(words, "seat-name", seat=ply.seat)
    return PlyReport(ply.seat, ply.move or "", tuple(says), by)


def chat_lines(table: TableView, words: Words) -> tuple[str, ...]:
    """Return the chat."""
    return tuple(
        [
            sentence(words, "web-said", name=_speaker_name(line, words), text=line.text)
            for line in table.chat
        ]
    )


def _speaker_name(line: ChatLine, words: Words) -> str:
    if line.name:
        return line.name
    return sentence(words, "page-operator") if line.who is None else "?"


def result_lines(
    table: TableView, names: Sequence[str], words: Words
) -> tuple[str, ...]:
    """Return how the game ended; nothing while it goes on."""
    found = table.status.result
    if found is None:
        return ()
    lines = [words.say(found.say)]
    if found.winners:
        won = ", ".join([names[seat] for seat in found.winners])
        lines.append(sentence(words, "page-winners", names=won))
    if found.scores:
        scores = " : ".join([f"{score:g}" for score in found.scores])
        lines.append(sentence(words, "terminal-score", rule=found.rule, scores=scores))
    return tuple(lines)


# Notices.


def notice_lines(
    table: TableView, names: Sequence[str], presence: Presence | None, words: Words
) -> list[str]:
    """Return other current news, with the commands that help."""
    return [
        *_spectator_lines(table, names, words),
        *_phase_lines(table, words),
        *[_proposal_line(table, one, names, words) for one in table.status.questions],
        *_absence_lines(table, names, presence, words),
    ]


def _spectator_lines(table: TableView, names: Sequence[str], words: Words) -> list[str]:
    """Say that the viewer is a spectator, and whether a chair is free."""
    if table.own_seats or table.status.phase == "closed":
        return []
    if table.seat is not None and table.status.phase != "over":
        name = names[table.seat]
        return [sentence(words, "terminal-table-shoulder", name=name)]
    lines = [sentence(words, "terminal-table-watching")]
    free = [one for one in table.status.players if one.kind == "open"]
    if free and table.status.phase != "over":
        lines.append(sentence(words, "terminal-table-free", count=len(free)))
    return lines


def _phase_lines(table: TableView, words: Words) -> list[str]:
    """Say what the table is waiting for, if the game is not going on."""
    match table.status.phase:
        case "waiting":
            return [_waiting_line(table, words)]
        case "paused":
            code = "terminal-table-paused" if table.own_seats else "page-phase-paused"
            return [sentence(words, code)]
        case "over" if table.status.rematch is not None:
            return [sentence(words, "terminal-table-rematch")]
        case "over" if table.own_seats:
            return [sentence(words, "terminal-table-again")]
        case "closed":
            return [sentence(words, "page-phase-closed")]
    return []


def _waiting_line(table: TableView, words: Words) -> str:
    if table.is_full:
        code = "terminal-table-start" if table.facts.host else "web-host-starts"
        return sentence(words, code)
    empty = [one for one in table.status.players if one.kind in ("open", "kept")]
    return sentence(words, "terminal-table-waiting", count=len(empty))


def _proposal_line(
    table: TableView, question: Question, names: Sequence[str], words: Words
) -> str:
    """Say what somebody proposes, and who has to answer."""
    target = "" if question.target is None else names[question.target]
    question_text = sentence(
        words, f"page-asks-{question.kind}", name=names[question.seat], target=target
    )
    if question.ply is not None:
        question_text += " " + sentence(words, "web-back-to-ply", ply=question.ply)
    number = question.proposal
    if table.awaits_us(question):
        code = "terminal-table-asked"
        return sentence(words, code, question=question_text, number=number)
    waiting = ", ".join([names[seat] for seat in question.waiting])
    code = (
        "terminal-table-asking" if question.seat in table.own_seats else "web-waits-for"
    )
    waiting_text = sentence(words, code, names=waiting, number=number)
    return f"{question_text} {waiting_text}"


def _absence_lines(
    table: TableView, names: Sequence[str], presence: Presence | None, words: Words
) -> list[str]:
    """Say who has left or is disconnected, and what can be done about it."""
    if not table.own_seats or table.status.phase not in ("playing", "paused"):
        return []
    connected = None if presence is None else presence.seats
    lines: list[str] = []
    for one in table.status.players:
        has_left = one.kind == "left"
        is_disconnected = (
            one.kind == "person" and connected is not None and one.seat not in connected
        )
        if not one.you and (has_left or is_disconnected):
            code = "web-has-left" if has_left else "web-is-away"
            lines.append(sentence(words, code, name=names[one.seat]))
        if not one.you and has_left:
            lines.append(sentence(words, "terminal-table-replace", seat=one.seat))
    return lines
