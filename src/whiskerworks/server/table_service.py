"""
What can be asked for at a table without a socket: handlers and pages come here.

It looks through `projection` only, after all that has happened is kept.
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
from whiskerworks.server.lobby_rows import line_of, place_of
from whiskerworks.server.problems import (
    ProblemError,
    problem_from_mistake,
    refusals_at,
    said,
)
from whiskerworks.server.quotas import Quotas
from whiskerworks.server.request_origin import Caller, Place
from whiskerworks.server.store import Person, TableRow
from whiskerworks.server.table_creation import (
    brought,
    check,
    make_branch,
    make_rematch,
    make_table,
    make_uploaded,
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

NOTHING: Final[frozenset[Want]] = frozenset()


class VisibleTable(NamedTuple):
    """A table as far as somebody may see it by now, and with whose eyes."""

    live: LiveTable
    table: Table
    viewer: Viewer


class TableService:
    """Answers what is asked of tables, for people by their ids."""

    def __init__(
        self,
        registry: TableRegistry,
        place: Place,
        renderer: Renderer,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Use *seconds*, a clock, to tell how fast an address makes tables."""
        self.registry: Final = registry
        self.renderer: Final = renderer
        """Does what takes long, off the event loop."""
        self._place: Final = place
        self._quotas: Final = Quotas(
            registry.settings, registry.store, registry.clock.now, seconds
        )

    # ---- lists

    async def lobby(self, game: str | None, limit: int) -> Tables:
        """Return the public tables where somebody can sit down or look on."""
        await self.registry.late_rows.catch_up()
        rows = await self.registry.store.lobby(limit, game)
        return Tables(await self._lines(rows, None))

    async def tables_of(self, person: Person, before: str | None, limit: int) -> Tables:
        """
        Return the tables at which a person sat, those that changed last first.

        Raises:
            ProblemError: *before* is not what a page before this one said.
        """
        place = None if before is None else place_of(before)
        await self.registry.late_rows.catch_up()
        rows = await self.registry.store.tables_of(person.id, limit, place)
        more = (
            f"{rows[-1].place[0]}-{rows[-1].place[1]}" if len(rows) == limit else None
        )
        return Tables(await self._lines(rows, person), more)

    async def _lines(
        self, rows: list[TableRow], person: Person | None
    ) -> tuple[TableLine, ...]:
        """Return rows as lists show them, with the names of those who sit there."""
        names = await self.registry.store.names(
            {one for row in rows for one in row.people}
        )
        you = "" if person is None else person.id
        return tuple([line_of(row, names, you) for row in rows])

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
        Make a table where the players of another go on.

        Raises:
            ProblemError: There is no such table.
            Refused: They may not, or not yet.
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
        Make a table that goes on from a ply of another.

        Raises:
            ProblemError: There is no such table or ply.
            Refused: They may not know yet all that happened there.
        """
        seen = await self.look(person, table)
        seats = seen.table.game.seats
        check_ply(seen.table, asked.ply)
        setup = asked.setup or own_chairs(seats)
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
        Make a table of a record.

        Raises:
            ProblemError: It is none of a game that we know, and where not.
        """
        game = None
        try:
            read = await asyncio.to_thread(brought, text)
            game = read.game
            await asyncio.to_thread(check, read)
            async with self._quotas.making(person.id, caller.address):
                made = await make_uploaded(
                    self.registry, read, own_chairs(read.seats), person.id
                )
        except WhiskerworksError as mistake:
            raise problem_from_mistake(mistake, game) from None
        return self._made(made, caller)

    def _made(self, live: LiveTable, caller: Caller) -> Made:
        return Made(live.id, self._place.url(caller, f"/t/{live.id}"), live.invitation)

    # ---- looking

    async def live(self, table: str) -> LiveTable:
        """
        Return a table, when all that has happened there is kept.

        Raises:
            ProblemError: There is none.
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
        want: frozenset[Want] = NOTHING,
        watch: str = "",
    ) -> VisibleTable:
        """
        Return a table as far as somebody may see it.

        Raises:
            ProblemError: There is none.
            Refused: They may not look on [T11].
        """
        live = await self.live(table)
        who = "" if person is None else person.id
        hidden = await self.registry.person_cache.hidden_from(who)
        with refusals_at(live.table.game.name):
            viewer = self.registry.links.viewer(live, who, seat, want, watch)
            viewer = viewer._replace(hidden=hidden)
            live.broadcaster.check(viewer)
        live.visit(who)
        return VisibleTable(live, live.broadcaster.shown(viewer), viewer)

    async def snapshot(
        self,
        person: Person | None,
        table: str,
        seat: int | None,
        want: frozenset[Want],
        watch: str = "",
    ) -> bytes:
        """
        Return a table as somebody may see it, as it is sent.

        Raises:
            ProblemError, Refused: As `look`.
        """
        seen = await self.look(person, table, seat, want, watch)
        return seen.live.broadcaster.snapshot_text(seen.viewer)

    async def why(self, person: Person, table: str, move: str, seat: int | None) -> Why:
        """
        Tell whether somebody may play a move, before they do.

        Raises:
            ProblemError, Refused: As `look`.
        """
        return self._why(person, await self.look(person, table, seat), move)

    async def why_spots(
        self, person: Person, table: str, spots: tuple[str, ...], seat: int | None
    ) -> Why:
        """
        Tell what somebody means who clicks *spots*, and whether they may do so.

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
        return Why(move, found, said(found.message(), name))

    async def preview(
        self, person: Person, table: str, move: str, seat: int | None
    ) -> Preview:
        """
        Tell how it would look if somebody played a move.

        Raises:
            ProblemError, Refused: As `look`; or they may not play it now.
        """
        seen = await self.look(person, table, seat)
        actor = Actor(person.id, seen.viewer.seat)
        with refusals_at(seen.table.game.name):
            asked = move_preview.request_preview(seen.live.table, actor, move)
        found = await self.renderer.render(move_preview.render_preview, asked)
        scene, events = (None, ()) if found is None else found
        return Preview(move, scene, events, self._effect(seen, move))

    def _effect(self, seen: VisibleTable, text: str) -> Message | None:
        """Return what a legal move would do, as far as whoever may play it knows."""
        game, state = seen.live.table.game, seen.live.table.state
        view = game.view(state, game.to_move(state))
        return game.effect(view, game.read(state, text))

    async def verdict(self, person: Person | None, table: str) -> Verdict:
        """
        Tell whether the dealer of a finished game was fair.

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
        """Return a table that somebody looks at."""
        return seen.live.broadcaster.snapshot(seen.viewer)

    def plies_of(self, seen: VisibleTable, first: int, last: int) -> list[PlySeen]:
        """Return the plies from *first* to before *last*, with what happened."""
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
        Return how a table looked after some of its plies, to those *eyes*.

        Raises:
            ProblemError: There is no such ply, or too much is drawn already.
            Refused: They may not look with those eyes yet.
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
            ProblemError, Refused: As `look`; or something hidden is still on the table.
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
        Return a link by which others look over a player's shoulder.

        Raises:
            ProblemError: There is no such table.
            Refused: They sit nowhere there, or not in that seat.
        """
        live = await self.live(table)
        own = live.table.seats_of(person.id)
        if not own or (seat is not None and seat not in own):
            raise refuse("not-a-player")
        watch = self.registry.links.of(live, own[0] if seat is None else seat)
        url = self._place.url(caller, f"/t/{table}?watch={watch}")
        return WatchLink(url, watch)

    # ---- whom somebody does not want to read

    async def mute(self, person: Person, table: str, who: int) -> MuteLine:
        """
        Let somebody read nothing more of a person at a table, here or elsewhere.

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
        Let somebody read a person at a table again.

        Raises:
            ProblemError, Refused: As `look`; or they have not muted that person.
        """
        muted = (await self.look(person, table)).live.table.guest(who)
        mutes = await self.registry.store.mutes_of(person.id)
        found = [one.id for one in mutes if one.muted == muted]
        await self.drop_mute(person, *found or [""])

    async def drop_mute(self, person: Person, mute: str) -> None:
        """
        Drop a mute, by its id.

        Raises:
            ProblemError: They have none of that id.
        """
        if not await self.registry.person_cache.unmute(person.id, mute):
            raise ProblemError("no-such-mute", "mute")

    async def mutes_of(self, person: Person) -> Mutes:
        """Return whom somebody has muted, the newest first."""
        mutes = await self.registry.store.mutes_of(person.id)
        names = await self.registry.store.names([one.muted for one in mutes])
        lines = [
            MuteLine(one.id, names.get(one.muted, ""), one.created) for one in mutes
        ]
        return Mutes(tuple(lines))

    # ---- doing

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
        Do something at a table; sent twice it is done once [T15].

        Raises:
            ProblemError: There is no such table.
            Refused: It may not be done; nothing has changed.
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
    See that there is a chair for each seat.

    Raises:
        ProblemError: There are more or fewer.
    """
    if len(setup.chairs) != seats:
        count = len(setup.chairs)
        raise ProblemError("bad-chairs", "setup.chairs", seats=seats, chairs=count)


def check_ply(table: Table, ply: int) -> None:
    """
    See that a table has come so far.

    Raises:
        ProblemError: It has not.
    """
    if ply > table.ply:
        raise ProblemError("no-such-ply", "ply", ply=ply, plies=table.ply)


def own_chairs(seats: int) -> Setup:
    """Return how a table is kept at which somebody tries things out alone."""
    return Setup(tuple([Mine()] * seats))
