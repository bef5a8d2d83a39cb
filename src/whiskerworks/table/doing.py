# compiled: warm
"""The only way a live table changes: commands, time, and what follows by itself."""

from collections.abc import Callable
from typing import Final
from zlib import crc32

from msgspec.json import Encoder
from msgspec.structs import replace

from whiskerworks.core.errors import BadSeats
from whiskerworks.core.game import Game
from whiskerworks.table import commands as c
from whiskerworks.table import entries as e
from whiskerworks.table import people, playing
from whiskerworks.table.automatic import ending_of_source, follow
from whiskerworks.table.context import Actor, Hand, Moment
from whiskerworks.table.refusals import refuse
from whiskerworks.table.setup import BotChair, Chair, Kept, Open, Setup
from whiskerworks.table.state import Seated
from whiskerworks.table.table import Table

_ENCODE: Final = Encoder().encode


def begin(
    game: Game,
    setup: Setup,
    host: str,
    commitment: str,
    moment: Moment,
    source: e.Source | None = None,
    kept_for: tuple[str, ...] = (),
) -> tuple[Table, list[e.Logged]]:
    """
    Make a table, and return it with its log so far.

    The host sits down in the chairs that are theirs, and the game starts if that is
    all it needs. With a *source* that has ended the table is over at once.

    Raises:
        BadSeats: There are more or fewer chairs than the game has seats.
        BadRecord: A move of *source* is refused, or its end; the line is the
            number of the move.
    """
    for chairs in (setup.chairs, kept_for or setup.chairs):
        if len(chairs) != game.seats:
            raise BadSeats(game.name, len(chairs), (game.seats,))
    created = _created(game, setup, host, commitment, source, kept_for)
    first = e.Logged(1, moment.now, created, host)
    table = Table(game, first)
    hand = Hand(table, moment, host)
    if ending_of_source(table) is None:
        for seat, chair in enumerate(table.chairs):
            if chair.owner == host:
                hand.write(e.Sat(seat, host))
    follow(hand)
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


def do(
    table: Table, command: c.Command, actor: Actor, command_id: str, moment: Moment
) -> list[e.Logged]:
    """
    Carry out *command* and what follows; return the entries, already applied.

    A command that *actor* has sent before under that id is not done again [T15]:
    nothing is returned, and `Table.answered` tells where it stands. Another command
    under that id is refused.

    Raises:
        Refused: It may not be done; nothing has changed.
    """
    if actor.bot:
        return _done(Hand(table, moment), command, actor)
    if not command_id.isprintable():
        raise refuse("bad-command-id")
    digest = digest_of(command)
    if table.answered(actor.person, command_id) is not None:
        if table.digest(actor.person, command_id) not in (None, digest):
            raise refuse("command-id-reused")
        return []
    if actor.person in table.removed:
        raise refuse("removed")
    hand = Hand(table, moment, actor.person, command_id, digest)
    return _done(hand, command, actor)


HANDLERS: Final[dict[type[c.Command], Callable[..., None]]] = {
    c.Sit: people.sit,
    c.Leave: people.leave,
    c.GiveWord: people.give_word,
    c.Start: people.start,
    c.Play: playing.play,
    c.Undo: playing.undo,
    c.Pause: playing.pause,
    c.Resume: playing.resume,
    c.OfferDraw: playing.offer_draw,
    c.Resign: playing.resign,
    c.Abandon: playing.abandon,
    c.Replace: playing.replace,
    c.Agree: playing.agree,
    c.Decline: playing.decline,
    c.Say: people.say,
    c.Mute: people.mute,
    c.Unmute: people.unmute,
    c.Remove: people.remove,
    c.Readmit: people.readmit,
}


def digest_of(command: c.Command) -> int:
    """
    Return a number by which *command* is told from others under the same id [T15].

    It is kept in the log, so it must stay the same for ever.
    """
    return crc32(_ENCODE(command))


def _done(hand: Hand, command: c.Command, actor: Actor) -> list[e.Logged]:
    if actor.bot and not isinstance(command, c.Play):
        raise refuse("not-a-player")
    HANDLERS[type(command)](hand, command, actor)
    follow(hand)
    return hand.written


def tick(table: Table, moment: Moment) -> list[e.Logged]:
    """Do what is due by now [T5]; return the entries, already applied."""
    hand = Hand(table, moment)
    due = table.due()
    while due is not None and due <= moment.now:
        assert table.clock.running is not None
        hand.follow(e.Expired(table.clock.running))
        follow(hand)
        due = table.due()
    return hand.written


def excuse(table: Table, milliseconds: int, moment: Moment) -> list[e.Logged]:
    """Charge nobody for that long before now: the server was away [T5]."""
    hand = Hand(table, moment)
    if table.clock.running is not None and milliseconds > 0:
        hand.follow(e.Excused(milliseconds))
    return hand.written


def check_end(table: Table) -> None:
    """
    See that something goes on at the table that can be ended.

    Raises:
        Refused: It is over already.
    """
    if table.phase in ("over", "closed"):
        raise refuse("table-over")


def end(table: Table, reason: str, moment: Moment) -> list[e.Logged]:
    """
    End what goes on at the table, for the operator; tell everybody the *reason*.

    Raises:
        Refused: It is over already; nothing has changed.
    """
    check_end(table)
    hand = Hand(table, moment)
    told = people.cleaned(reason)
    if told:
        hand.follow(e.Notice(told))
    waits = table.phase == "waiting"
    hand.follow(e.Closed() if waits else e.Ended("abandoned", "T9", ()))
    follow(hand)
    return hand.written


def check_rematch(table: Table, actor: Actor) -> None:
    """
    See that *actor* may call for a rematch [T13].

    Raises:
        Refused: The game is not over, they did not play or were removed, or there is
            one already.
    """
    if actor.person in table.removed:
        raise refuse("removed")
    if table.phase != "over":
        raise refuse("not-over")
    if not table.seats_of(actor.person):
        raise refuse("not-a-player")
    if table.rematch is not None:
        raise refuse("already-rematched", table=table.rematch)


def rematched(
    table: Table, actor: Actor, new_table_id: str, moment: Moment
) -> list[e.Logged]:
    """
    Note that the players go on at another table [T13].

    Raises:
        Refused: As `check_rematch`; nothing has changed.
    """
    check_rematch(table, actor)
    hand = Hand(table, moment, actor.person)
    hand.write(e.Rematched(new_table_id))
    return hand.written


def rotated(table: Table) -> tuple[Setup, tuple[str, ...]]:
    """
    Return the chairs of a rematch and whom they are kept for: all move on by one.

    Nothing is kept for who was removed.
    """
    seated = [
        Seated("open") if one.person in table.removed else one
        for one in (*table.chairs[-1:], *table.chairs[:-1])
    ]
    chairs = tuple([_chair_again(one) for one in seated])
    setup = replace(table.setup, chairs=chairs)
    return setup, tuple([one.person for one in seated])


def _chair_again(seated: Seated) -> Chair:
    if seated.kind == "bot":
        return BotChair(seated.level)
    return Kept() if seated.kind == "person" else Open()
