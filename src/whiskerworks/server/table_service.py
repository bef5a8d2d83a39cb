"""
What REST handlers and pages ask of tables, without a socket.

Views of a table come from `projection` only, and only after its log is saved.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from whiskerworks.core import record as records_text
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.message import Message
from whiskerworks.games import load, load_record
from whiskerworks.server.api.schemas import (
    Branch,
    Made,
    MuteLine,
    Mutes,
    NewTable,
    Preview,
    Replay,
    TableLine,
    Tables,
    Verdict,
    WatchLink,
    Why,
)
from whiskerworks.server.cpu_budget import Renderer
from whiskerworks.server.game_info import check_game
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.lobby_rows import parse_page_position, table_line
from whiskerworks.server.problems import (
    ProblemError,
    english_text,
    problem_from_mistake,
    refusals_at,
)
from whiskerworks.server.quotas import Quotas
from whiskerworks.server.request_origin import Caller, Deployment
from whiskerworks.server.store import Person, TableRow
from whiskerworks.server.table_creation import (
    check_moves,
    make_branch,
    make_rematch,
    make_table,
    make_uploaded,
    parse_record,
)
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.table import game_handlers, move_preview, projection, records
from whiskerworks.table.commands import Command
from whiskerworks.table.context import Actor, Viewer
from whiskerworks.table.draw_verification import verify_draws
from whiskerworks.table.messages import Done, PlySeen, Snapshot, Want
from whiskerworks.table.refusals import refuse
from whiskerworks.table.setup import Mine, Setup
from whiskerworks.table.table import Table

NO_WANTS: Final[frozenset[Want]] = frozenset()


class VisibleTable(NamedTuple):
    """A table as far as one viewer may see it now."""

    live: LiveTable
    table: Table
    viewer: Viewer


class TableService:
    """Answer requests about tables on behalf of people, named by their ids."""

    def __init__(
        self,
        registry: TableRegistry,
        place: Deployment,
        renderer: Renderer,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Limit how fast an address makes tables, by the clock *seconds*."""
        self.registry: Final = registry
        self.renderer: Final = renderer
        """Runs slow work off the event loop."""
        self._place: Final = place
        self._quotas: Final = Quotas(
            registry.settings, registry.store, registry.clock.now, seconds
        )

    # ---- lists

    async def lobby(self, game: str | None, limit: int) -> Tables:
        """Return the public tables that can be joined or watched."""
        await self.registry.late_rows.catch_up()
        rows = await self.registry.store.lobby(limit, game)
        return Tables(await self._lines(rows, None))

    async def tables_of(self, person: Person, before: str | None, limit: int) -> Tables:
        """
        Return the tables a person has played at, latest change first.

        Raises:
            ProblemError: *before* is not a position that an earlier page returned.
        """
        place = None if before is None else parse_page_position(before)
        await self.registry.late_rows.catch_up()
        rows = await self.registry.store.tables_of(person.id, limit, place)
        more = (
            f"{rows[-1].place[0]}-{rows[-1].place[1]}" if len(rows) == limit else None
        )
        return Tables(await self._lines(rows, person), more)

    async def _lines(
        self, rows: list[TableRow], person: Person | None
    ) -> tuple[TableLine, ...]:
        """Return rows as lists show them, with the players' names."""
        names = await self.registry.store.names(
            {one for row in rows for one in row.people}
        )
        you = "" if person is None else person.id
        return tuple([table_line(row, names, you) for row in rows])

    # ---- making tables

    async def make(self, person: Person, new: NewTable, caller: Caller) -> Made:
        """
        Make a table.

        Raises:
            ProblemError: The game is unknown or cannot be played with this setup, or
                too many tables for bots alone are open.
        """
        check_game(new.game)
        try:
            game = load(new.game, new.seats, **new.options)
        except WhiskerworksError as mistake:
            raise problem_from_mistake(mistake) from None
        check_chairs(new.setup, game.seats)
        address = caller.address
        async with self._quotas.making(person.id, address):
            made = await make_table(
                self.registry, game, new.setup, person.id, address=address
            )
        return self._made(made, caller)

    async def rematch(self, person: Person, table: str, caller: Caller) -> Made:
        """
        Make a table where the same players play again.

        Raises:
            ProblemError: The table does not exist.
            Refused: The person may not do this, or not yet.
        """
        live = await self.live(table)
        async with self._quotas.making(person.id, caller.address):
            with refusals_at(live.table.game.name):
                made = await make_rematch(self.registry, live, Actor(person.id))
        return self._made(made, caller)

    async def branch(
        self, person: Person, table: str, asked: Branch, caller: Caller
    ) -> Made:
        """
        Make a table that continues from a ply of another.

        Raises:
            ProblemError: The table or ply does not exist.
            Refused: The person may not know yet everything that happened there.
        """
        seen = await self.look(person, table)
        seats = seen.table.game.seats
        check_ply(seen.table, asked.ply)
        setup = asked.setup or solo_setup(seats)
        check_chairs(setup, seats)
        async with self._quotas.making(person.id, caller.address):
            with refusals_at(seen.table.game.name):
                made = await make_branch(
                    self.registry,
                    seen.live,
                    seen.viewer,
                    asked.ply,
                    setup,
                    caller.address,
                )
        return self._made(made, caller)

    async def upload(self, person: Person, text: str, caller: Caller) -> Made:
        """
        Make a table from a record.

        Raises:
            ProblemError: The text is not a valid record of a known game; names the
                place.
        """
        game = None
        try:
            read = await asyncio.to_thread(parse_record, text)
            game = read.game
            await asyncio.to_thread(check_moves, read)
            async with self._quotas.making(person.id, caller.address):
                made = await make_uploaded(
                    self.registry, read, solo_setup(read.seats), person.id
                )
        except WhiskerworksError as mistake:
            raise problem_from_mistake(mistake, game) from None
        return self._made(made, caller)

    def _made(self, live: LiveTable, caller: Caller) -> Made:
        return Made(live.id, self._place.url(caller, f"/t/{live.id}"), live.invitation)

    # ---- viewing

    async def live(self, table: str) -> LiveTable:
        """
        Return a table after everything that happened there is saved.

        Raises:
            ProblemError: The table does not exist.
        """
        live = await self.registry.table(table)
        if live is None:
            raise ProblemError("no-such-table", "table")
        await live.settled()
        return live

    async def look(
        self,
        person: Person | None,
        table: str,
        seat: int | None = None,
        want: frozenset[Want] = NO_WANTS,
        watch: str = "",
    ) -> VisibleTable:
        """
        Return a table as far as a person may see it.

        Raises:
            ProblemError: The table does not exist.
            Refused: The person may not watch [T11].
        """
        live = await self.live(table)
        who = "" if person is None else person.id
        hidden = await self.registry.person_cache.hidden_from(who)
        with refusals_at(live.table.game.name):
            viewer = self.registry.links.viewer(live, who, seat, want, watch)
            viewer = viewer._replace(hidden=hidden)
            live.broadcaster.check(viewer)
        live.visit(who)
        return VisibleTable(live, live.broadcaster.visible_table(viewer), viewer)

    async def snapshot(
        self,
        person: Person | None,
        table: str,
        seat: int | None,
        want: frozenset[Want],
        watch: str = "",
    ) -> bytes:
        """
        Return the encoded snapshot of a table for a person.

        Raises:
            ProblemError, Refused: As `look`.
        """
        seen = await self.look(person, table, seat, want, watch)
        return seen.live.broadcaster.snapshot_text(seen.viewer)

    async def why(self, person: Person, table: str, move: str, seat: int | None) -> Why:
        """
        Check whether a person may play a move, without playing it.

        Raises:
            ProblemError, Refused: As `look`.
        """
        return self._why(person, await self.look(person, table, seat), move)

    async def why_spots(
        self, person: Person, table: str, spots: tuple[str, ...], seat: int | None
    ) -> Why:
        """
        Find the move that clicking *spots* means, and whether it is allowed.

        Raises:
            ProblemError, Refused: As `look`.
        """
        seen = await self.look(person, table, seat)
        game = seen.table.game
        move = game.wish(game.view(seen.table.state, seen.viewer.seat), spots)
        return self._why(person, seen, move) if move else Why("", None, "")

    def _why(self, person: Person, seen: VisibleTable, move: str) -> Why:
        actor = Actor(person.id, seen.viewer.seat)
        found = game_handlers.refusal_of_move(seen.live.table, actor, move)
        if found is None:
            return Why(move, None, "", self._effect(seen, move))
        name = seen.table.game.name
        return Why(move, found, english_text(found.message(), name))

    async def preview(
        self, person: Person, table: str, move: str, seat: int | None
    ) -> Preview:
        """
        Return how the table would look after a move of this person.

        Raises:
            ProblemError, Refused: As `look`; or the move is not allowed now.
        """
        seen = await self.look(person, table, seat)
        actor = Actor(person.id, seen.viewer.seat)
        with refusals_at(seen.table.game.name):
            asked = move_preview.request_preview(seen.live.table, actor, move)
        found = await self.renderer.render(move_preview.render_preview, asked)
        scene, events = (None, ()) if found is None else found
        return Preview(move, scene, events, self._effect(seen, move))

    def _effect(self, seen: VisibleTable, text: str) -> Message | None:
        """Return the effect of a legal move, as far as its player can know it."""
        game, state = seen.live.table.game, seen.live.table.state
        view = game.view(state, game.to_move(state))
        return game.effect(view, game.read(state, text))

    async def verdict(self, person: Person | None, table: str) -> Verdict:
        """
        Check whether the dealer of a finished game was fair.

        Raises:
            ProblemError, Refused: As `look`; or the game is not over.
        """
        seen = await self.look(person, table)
        if seen.table.phase != "over":
            raise refuse("not-over")
        records.check_download(seen.table, seen.viewer)
        kept = records.record_of(seen.table, self.registry.person_cache.name_of)
        found = await asyncio.to_thread(verify_draws, load_record(kept), kept)
        says = tuple(found.messages())
        return Verdict(found.is_good, says)

    def snapshot_of(self, seen: VisibleTable) -> Snapshot:
        """Return the snapshot of a table for its viewer."""
        return seen.live.broadcaster.snapshot(seen.viewer)

    def plies_of(self, seen: VisibleTable, first: int, last: int) -> list[PlySeen]:
        """Return the plies from *first* up to before *last*, with their events."""
        told = seen.viewer._replace(want=frozenset({"events"}))
        cache = seen.live.broadcaster.cache(seen.viewer)
        return [projection.ply_seen(cache, at, told) for at in range(first, last)]

    async def replay(
        self, person: Person | None, table: str, ply: int, eyes: int | None
    ) -> Replay:
        """
        Return how a table looked after some of its plies.

        Raises:
            ProblemError, Refused: As `look`; or the ply does not exist, or the person
                may not use that point of view yet.
        """
        live = await self.live(table)
        own = [] if person is None else live.table.seats_of(person.id)
        seen = await self.look(person, table, eyes if eyes in own else None)
        return await self.replay_of(seen, ply, eyes)

    async def replay_of(self, seen: VisibleTable, ply: int, eyes: int | None) -> Replay:
        """
        Return how a table looked after some of its plies, from the seat *eyes*.

        Raises:
            ProblemError: The ply does not exist, or too many drawings are pending.
            Refused: The viewer may not use that point of view yet.
        """
        check_ply(seen.table, ply)
        with refusals_at(seen.table.game.name):
            past = projection.past_position(seen.table, ply, seen.viewer, eyes)
        plies = seen.table.ply
        scene, events = await self.renderer.render(projection.past_scene, past)
        return Replay(ply, plies, eyes, scene, events)

    async def record(self, person: Person | None, table: str) -> str:
        """
        Return the record of a table.

        Raises:
            ProblemError, Refused: As `look`; or hidden pieces are still on the table.
        """
        seen = await self.look(person, table)
        records.check_download(seen.table, seen.viewer)
        return records_text.write(
            records.record_of(seen.table, self.registry.person_cache.name_of)
        )

    async def watch_link(
        self, person: Person, table: str, seat: int | None, caller: Caller
    ) -> WatchLink:
        """
        Return a link that lets others watch from a player's seat.

        Raises:
            ProblemError: The table does not exist.
            Refused: The person has no seat there, or not that one.
        """
        live = await self.live(table)
        own = live.table.seats_of(person.id)
        if not own or (seat is not None and seat not in own):
            raise refuse("not-a-player")
        watch = self.registry.links.of(live, own[0] if seat is None else seat)
        url = self._place.url(caller, f"/t/{table}?watch={watch}")
        return WatchLink(url, watch)

    # ---- mutes

    async def mute(self, person: Person, table: str, who: int) -> MuteLine:
        """
        Hide the chat of a person at a table from *person*, at every table.

        Raises:
            ProblemError, Refused: As `look`; or the number is unknown or their own.
        """
        seen = await self.look(person, table)
        with refusals_at(seen.table.game.name):
            mute = await self.registry.person_cache.mute(
                person.id, seen.live.table, who
            )
        return MuteLine(
            mute.id, self.registry.person_cache.name_of(mute.muted), mute.created
        )

    async def unmute(self, person: Person, table: str, who: int) -> None:
        """
        Show *person* the chat of somebody at a table again.

        Raises:
            ProblemError, Refused: As `look`; or that person is not muted.
        """
        muted = (await self.look(person, table)).live.table.guest(who)
        mutes = await self.registry.store.mutes_of(person.id)
        found = [one.id for one in mutes if one.muted == muted]
        await self.drop_mute(person, *found or [""])

    async def drop_mute(self, person: Person, mute: str) -> None:
        """
        Remove a mute by its id.

        Raises:
            ProblemError: The person has no mute with this id.
        """
        if not await self.registry.person_cache.unmute(person.id, mute):
            raise ProblemError("no-such-mute", "mute")

    async def mutes_of(self, person: Person) -> Mutes:
        """Return everybody whom a person has muted, newest first."""
        mutes = await self.registry.store.mutes_of(person.id)
        names = await self.registry.store.names([one.muted for one in mutes])
        lines = [
            MuteLine(one.id, names.get(one.muted, ""), one.created) for one in mutes
        ]
        return Mutes(tuple(lines))

    # ---- commands

    async def command(
        self,
        person: Person,
        table: str,
        command_id: str,
        command: Command,
        caller: Caller,
        seat: int | None = None,
    ) -> Done:
        """
        Carry out a command at a table; a repeated id has no further effect [T15].

        Raises:
            ProblemError: The table does not exist.
            Refused: The command is not allowed; nothing has changed.
        """
        live = await self.live(table)
        await self.registry.person_cache.know([person.id])
        with refusals_at(live.table.game.name):
            eyes = self.registry.links.viewer(live, person.id, seat).seat
            seq = await live.act(
                Actor(person.id, eyes), command_id, command, caller.address
            )
        return Done(command_id, seq)


def check_chairs(setup: Setup, seats: int) -> None:
    """
    Check that the setup has one chair for each seat.

    Raises:
        ProblemError: It has more or fewer.
    """
    if len(setup.chairs) != seats:
        count = len(setup.chairs)
        raise ProblemError("bad-chairs", "setup.chairs", seats=seats, chairs=count)


def check_ply(table: Table, ply: int) -> None:
    """
    Check that a table has reached *ply*.

    Raises:
        ProblemError: It has not.
    """
    if ply > table.ply:
        raise ProblemError("no-such-ply", "ply", ply=ply, plies=table.ply)


def solo_setup(seats: int) -> Setup:
    """Return the setup of a table for trying out moves alone."""
    return Setup(tuple([Mine()] * seats))
