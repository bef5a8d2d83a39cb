# compiled: warm
"""The operations that change a live table: create, execute, expire clocks, end."""

from collections.abc import Callable
from typing import Final
from zlib import crc32

from msgspec.json import Encoder
from msgspec.structs import replace

from whiskerworks.core.errors import BadSeats
from whiskerworks.core.game import Game
from whiskerworks.table import commands as c
from whiskerworks.table import game_handlers, people_handlers
from whiskerworks.table import log_entries as e
from whiskerworks.table.automatic_entries import (
    ending_of_source,
    write_automatic_entries,
)
from whiskerworks.table.context import Actor, Context, LogWriter
from whiskerworks.table.refusals import refuse
from whiskerworks.table.setup import BotChair, Chair, Kept, Open, Setup
from whiskerworks.table.state import ChairState
from whiskerworks.table.table import Table

_ENCODE: Final = Encoder().encode


def create_table(
    game: Game,
    setup: Setup,
    host: str,
    commitment: str,
    moment: Context,
    source: e.Source | None = None,
    kept_for: tuple[str, ...] = (),
) -> tuple[Table, list[e.LogEntry]]:
    """
    Create a table, and return it with its log so far.

    The host takes the chairs reserved for them, and the game starts if all chairs are
    filled. A table with a finished *source* is over from the start.

    Raises:
        BadSeats: The number of chairs is not the number of seats.
        BadRecord: A move or the end of *source* is refused; the error's line is the
            number of the move.
    """
    for chairs in (setup.chairs, kept_for or setup.chairs):
        if len(chairs) != game.seats:
            raise BadSeats(game.name, len(chairs), (game.seats,))
    created = _created(game, setup, host, commitment, source, kept_for)
    first = e.LogEntry(1, moment.now, created, host)
    table = Table(game, first)
    hand = LogWriter(table, moment, host)
    if ending_of_source(table) is None:
        for seat, chair in enumerate(table.chairs):
            if chair.owner == host:
                hand.write(e.Sat(seat, host))
    write_automatic_entries(hand)
    return table, [first, *hand.written]


def _created(
    game: Game,
    setup: Setup,
    host: str,
    commitment: str,
    source: e.Source | None,
    kept_for: tuple[str, ...],
) -> e.Created:
    chosen = game.options
    options = tuple([(o.name, o.write(chosen[o.name])) for o in game.meta.options])
    return e.Created(
        game.name,
        game.rules_version,
        game.seats,
        options,
        setup,
        host,
        commitment,
        source,
        kept_for,
    )


def execute(
    table: Table, command: c.Command, actor: Actor, command_id: str, moment: Context
) -> list[e.LogEntry]:
    """
    Carry out *command*; return its entries and automatic ones, already applied.

    A command that *actor* sent before with the same id is not repeated [T15]: nothing
    is returned, and `Table.answered` gives its place in the log. A different command
    with the same id is refused.

    Raises:
        Refused: The command is refused; nothing has changed.
    """
    if actor.bot:
        return _done(LogWriter(table, moment), command, actor)
    if not command_id.isprintable():
        raise refuse("bad-command-id")
    digest = command_digest(command)
    if table.answered(actor.person, command_id) is not None:
        if table.digest(actor.person, command_id) not in (None, digest):
            raise refuse("command-id-reused")
        return []
    if actor.person in table.removed:
        raise refuse("removed")
    hand = LogWriter(table, moment, actor.person, command_id, digest)
    return _done(hand, command, actor)


HANDLERS: Final[dict[type[c.Command], Callable[..., None]]] = {
    c.Sit: people_handlers.sit,
    c.Leave: people_handlers.leave,
    c.GiveWord: people_handlers.give_word,
    c.Start: people_handlers.start,
    c.Play: game_handlers.play,
    c.Undo: game_handlers.undo,
    c.Pause: game_handlers.pause,
    c.Resume: game_handlers.resume,
    c.OfferDraw: game_handlers.offer_draw,
    c.Resign: game_handlers.resign,
    c.Abandon: game_handlers.abandon,
    c.Replace: game_handlers.replace,
    c.Agree: game_handlers.agree,
    c.Decline: game_handlers.decline,
    c.Say: people_handlers.say,
    c.Mute: people_handlers.mute,
    c.Unmute: people_handlers.unmute,
    c.Remove: people_handlers.remove,
    c.Readmit: people_handlers.readmit,
}


def command_digest(command: c.Command) -> int:
    """
    Return a checksum that tells *command* from others with the same id [T15].

    Logs contain it, so it must never change.
    """
    return crc32(_ENCODE(command))


def _done(hand: LogWriter, command: c.Command, actor: Actor) -> list[e.LogEntry]:
    if actor.bot and not isinstance(command, c.Play):
        raise refuse("not-a-player")
    HANDLERS[type(command)](hand, command, actor)
    write_automatic_entries(hand)
    return hand.written


def expire_clocks(table: Table, moment: Context) -> list[e.LogEntry]:
    """Expire the clocks that ran out [T5]; return the entries, already applied."""
    hand = LogWriter(table, moment)
    due = table.due()
    while due is not None and due <= moment.now:
        assert table.clock.running is not None
        hand.follow(e.Expired(table.clock.running))
        write_automatic_entries(hand)
        due = table.due()
    return hand.written


def excuse_time(table: Table, milliseconds: int, moment: Context) -> list[e.LogEntry]:
    """Charge nobody for the last *milliseconds*, when the server was away [T5]."""
    hand = LogWriter(table, moment)
    if table.clock.running is not None and milliseconds > 0:
        hand.follow(e.Excused(milliseconds))
    return hand.written


def check_can_end(table: Table) -> None:
    """
    Check that the table is still open or playing.

    Raises:
        Refused: The table is over.
    """
    if table.phase in ("over", "closed"):
        raise refuse("table-over")


def end_table(table: Table, reason: str, moment: Context) -> list[e.LogEntry]:
    """
    End the game or close the table for the operator, and show everybody the *reason*.

    Raises:
        Refused: The table is over; nothing has changed.
    """
    check_can_end(table)
    hand = LogWriter(table, moment)
    told = people_handlers.clean_text(reason)
    if told:
        hand.follow(e.Notice(told))
    waits = table.phase == "waiting"
    hand.follow(e.Closed() if waits else e.Ended("abandoned", "T9", ()))
    write_automatic_entries(hand)
    return hand.written


def check_rematch(table: Table, actor: Actor) -> None:
    """
    Check that *actor* may start a rematch [T13].

    Raises:
        Refused: The game is not over, they did not play or were removed, or a rematch
            exists.
    """
    if actor.person in table.removed:
        raise refuse("removed")
    if table.phase != "over":
        raise refuse("not-over")
    if not table.seats_of(actor.person):
        raise refuse("not-a-player")
    if table.rematch is not None:
        raise refuse("already-rematched", table=table.rematch)


def record_rematch(
    table: Table, actor: Actor, new_table_id: str, moment: Context
) -> list[e.LogEntry]:
    """
    Record that the players continue at another table [T13].

    Raises:
        Refused: See `check_rematch`; nothing has changed.
    """
    check_rematch(table, actor)
    hand = LogWriter(table, moment, actor.person)
    hand.write(e.Rematched(new_table_id))
    return hand.written


def rematch_chairs(table: Table) -> tuple[Setup, tuple[str, ...]]:
    """
    Return the setup of a rematch, and the person for whom each chair is reserved.

    All players move on by one chair. No chair is reserved for a removed person.
    """
    seated = [
        ChairState("open") if one.person in table.removed else one
        for one in (*table.chairs[-1:], *table.chairs[:-1])
    ]
    chairs = tuple([_chair_again(one) for one in seated])
    setup = replace(table.setup, chairs=chairs)
    return setup, tuple([one.person for one in seated])


def _chair_again(seated: ChairState) -> Chair:
    if seated.kind == "bot":
        return BotChair(seated.level)
    return Kept() if seated.kind == "person" else Open()
