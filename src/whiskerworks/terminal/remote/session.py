"""A session at a table of a server, together with people in browsers."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Self, final

from whiskerworks.core.errors import BadMove, NoSuchSeat, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.table.commands import Command, Decline, Leave, Play, Say, Sit
from whiskerworks.terminal import info_commands, sentences
from whiskerworks.terminal.remote import ignore_commands, table_commands
from whiskerworks.terminal.remote.address import TableAddress
from whiskerworks.terminal.remote.connection import CommandResult, TableConnection
from whiskerworks.terminal.remote.identity import Identity
from whiskerworks.terminal.remote.join_table import code_sentence, join, load_game
from whiskerworks.terminal.remote.rest_client import RequestRefused, RestClient
from whiskerworks.terminal.remote.table_api import MoveCheck, TableApi
from whiskerworks.terminal.remote.table_view import (
    TableView,
    count_undone,
    declined_proposals,
)
from whiskerworks.terminal.remote.view_builder import ViewBuilder
from whiskerworks.terminal.session import SessionView
from whiskerworks.words import Words

ANSWER_TIMEOUT_SECONDS: Final = 5.0
"""How long an answer to a typed line waits for the server."""
CLOCK_REFRESH_SECONDS: Final = 1.0
Sleep = Callable[[float], Awaitable[None]]


@final
class RemoteSession:
    """A session at a live table."""

    def __init__(
        self,
        connection: TableConnection,
        identity: Identity,
        game: Game,
        language: str,
        show_clocks: bool,
    ) -> None:
        """Use an open *connection*; *show_clocks* refreshes the view as they run."""
        self._connection = connection
        self._identity: Final = identity
        self._game = game
        self._language: Final = language
        self._shows_clocks: Final = show_clocks
        self._builder = ViewBuilder(game.name, language)
        self._news: tuple[str, ...] = ()
        self._late: Final[set[asyncio.Task[CommandResult]]] = set()
        self._event: Final = asyncio.Event()
        self._curtain: int | None = None
        self._last_view: SessionView | None = None
        self._last_table: TableView | None = None
        self._is_executing = False
        """Whether a change may be the result of a command that was typed here."""
        self._withdrawn: Final[set[int]] = set()
        """Own proposals that were withdrawn here."""

    @classmethod
    async def open(
        cls,
        address: TableAddress,
        identity: Identity,
        *,
        language: str = "en",
        seat: int | None = None,
        take_seat: bool = True,
        show_clocks: bool = False,
        sleep: Sleep = asyncio.sleep,
    ) -> Self:
        """
        Join a table; with *take_seat*, sit down in *seat* or in any free chair.

        Raises:
            EntryDenied: The table does not let us in.
            ServerUnreachable: The server does not answer.
            UnsupportedTable: It plays something that this version does not know.
            IncompatibleServer: It sent something that this version does not understand.
            NoSuchSeat: The game has fewer seats.
        """
        session = await cls._connect(address, identity, language, show_clocks, sleep)
        try:
            if take_seat and identity.name:
                await session._sit_down(seat)
        except BaseException:
            await session.close()
            raise
        return session

    @classmethod
    async def _connect(
        cls,
        address: TableAddress,
        identity: Identity,
        language: str,
        show_clocks: bool,
        sleep: Sleep,
    ) -> Self:
        event = asyncio.Event()
        connection = TableConnection(
            address, identity.credentials, event.set, sleep=sleep
        )
        try:
            table = await join(connection, event, language)
            session = cls(
                connection, identity, load_game(table.facts), language, show_clocks
            )
        except BaseException:
            await connection.close()
            raise
        session._attach(connection)
        return session

    def _attach(self, connection: TableConnection) -> None:
        self._connection = connection
        connection.changed = self._on_change
        self._on_change()

    # The `Session` protocol.

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._game

    @property
    def words(self) -> Words:
        """The sentences to use, in one language, with the names of the players."""
        return self._builder.words

    @property
    def table(self) -> TableView:
        """The table as last reported."""
        assert self._connection.table is not None
        return self._connection.table

    @property
    def address(self) -> TableAddress:
        """The address of the table."""
        return self._connection.address

    @property
    def view(self) -> SessionView:
        """The game as its players here see it now."""
        return self._builder.view(
            self.table, self._connection, self._news, self._curtain
        )

    async def wait_for_change(self) -> None:
        """Return once `view` differs from its value at the previous call."""
        while True:
            self._event.clear()
            found = self.view
            if found != self._last_view:
                self._last_view = found
                return
            runs = self._shows_clocks and self.table.status.clocks.running is not None
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOCK_REFRESH_SECONDS if runs else None):
                    await self._event.wait()

    async def obey(self, line: str) -> list[str]:
        """Carry out a typed line and return the answer, in sentences."""
        self._news = ()
        self._is_executing = True
        try:
            return await self._execute(line)
        finally:
            self._is_executing = False

    async def _execute(self, line: str) -> list[str]:
        word, rest = info_commands.split_command(line)
        if not word:
            return []
        if self._is_offered(line):
            return await self._play(line)
        try:
            return await self._run_command(line, word, rest)
        except RequestRefused as refused:
            return [refused.text(self.words)]
        except WhiskerworksError as problem:
            return [self._sentence("terminal-table-failed", why=str(problem))]

    async def explain_clicks(self, spots: tuple[str, ...]) -> list[str]:
        """Explain why clicking *spots* in this order is not a legal move."""
        try:
            found = await self._api.check_move(self.table.seat, spots=list(spots))
        except WhiskerworksError:
            return []
        return [] if found.refusal is None else [self._refusal_text(found)]

    async def close(self) -> None:
        """Disconnect; a player keeps their chair and can come back."""
        for task in self._late:
            task.cancel()
        await self._connection.close()

    # Changes at the table.

    def _on_change(self) -> None:
        self._event.set()
        table = self._connection.table
        if table is not None and table is not self._last_table:
            self._note_changes(self._last_table, table)
            self._last_table = table
        if table is None:
            return
        if table.preferred_seat == table.seat:
            self._curtain = None
        elif table.preferred_seat == self._connection.wanted_seat:
            return
        elif table.facts.hides:
            self._curtain = table.preferred_seat
        else:
            self._connection.view_from(table.preferred_seat)

    def _note_changes(self, before: TableView | None, table: TableView) -> None:
        """Note changes by others that leave no other trace, such as an undo."""
        if before is None or before.facts.table != table.facts.table:
            return
        count = count_undone(before, table)
        if count and not self._is_executing:
            self._news = (self._sentence("web-undone", count=count),)
        elif len(table.plies) > len(before.plies):
            self._news = ()
        if declined_proposals(before, table) - self._withdrawn:
            self._news = (*self._news, self._sentence("web-declined"))

    def _sentence(self, code: str, **params: str | int) -> str:
        return sentences.sentence(self.words, code, **params)

    # Commands.

    def _is_offered(self, line: str) -> bool:
        return self._builder.is_offered(self.table, info_commands.normalise(line))

    def _is_move(self, line: str) -> bool:
        """Whether *line* is a move of the game, legal or not."""
        try:
            self._game.read(self._game.start(), info_commands.normalise(line))
        except BadMove:
            return False
        return True

    async def _run_command(self, line: str, word: str, rest: str) -> list[str]:
        match word:
            case "ready":
                return await self._ready()
            case "hint" if not self._is_move(line):
                return [self._sentence("terminal-table-hint")]
            case "save":
                return await self._save(rest)
            case "link":
                return self._share_link()
            case "rematch":
                return await self._rematch()
            case _ if word in ignore_commands.IGNORE_COMMANDS:
                return await ignore_commands.run_ignore_command(
                    line, self.table, self._api, self.words
                )
        found = table_commands.parse_command(
            self.table, word, rest, self.address.invitation
        )
        if isinstance(found, table_commands.InputProblem):
            return [self._sentence(found.code, order=found.order)]
        if found is not None:
            return await self._send_command(found, line)
        return await self._answer_or_play(line, word)

    async def _answer_or_play(self, line: str, word: str) -> list[str]:
        """Answer a command that every session knows; treat any other line as a move."""
        found = await info_commands.answer_command(
            self.view, self._game, self.words, line, self._judge
        )
        if found is None:
            return await self._play(line)
        if word in ("help", "?"):
            found.append(self._sentence("terminal-table-help"))
        return found

    async def _play(self, line: str) -> list[str]:
        text = info_commands.normalise(line)[:200]
        return await self._send_command(Play(text, self.table.position.ply), line)

    async def _send_command(self, command: Command, line: str) -> list[str]:
        """Send a command; if the answer takes too long, give it later as a notice."""
        snapshots, before = self._connection.snapshot_count, self.table
        if isinstance(command, Decline):
            self._withdrawn.add(command.proposal)
        task = asyncio.create_task(self._connection.send_command(command))
        done, _ = await asyncio.wait({task}, timeout=ANSWER_TIMEOUT_SECONDS)
        if not done:
            self._late.add(task)
            task.add_done_callback(lambda late: self._note_late_result(late, line))
            return [self._sentence("terminal-table-later")]
        answer = task.result()
        problem = self._failure_text(answer)
        if problem:
            return [problem]
        if not isinstance(command, Say):  # a delayed spectator sees chat later
            await self._wait_until_told(answer.seq, snapshots)
        return self._command_answer(command, before)

    def _note_late_result(self, task: asyncio.Task[CommandResult], line: str) -> None:
        self._late.discard(task)
        if not task.cancelled():
            problem = self._failure_text(task.result())
            notice = self._sentence("terminal-table-late", line=line, why=problem)
            self._news = (*self._news, notice) if problem else self._news
            self._event.set()

    async def _wait_until_told(self, seq: int, snapshots: int) -> None:
        """Wait until the table reports the change, or is sent anew."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                while (
                    self.table.seq < seq
                    and self._connection.snapshot_count == snapshots
                ):
                    await self._connection.wait_for_news()

    def _failure_text(self, answer: CommandResult) -> str:
        """Return why a command failed; "" if it succeeded."""
        if answer.refusal is not None:
            return self.words.refuse(answer.refusal)
        if answer.code:
            why = code_sentence(self.words, answer.code)
            return self._sentence("terminal-table-failed", why=why)
        return ""

    def _command_answer(self, command: Command, before: TableView) -> list[str]:
        if isinstance(command, Leave):
            return [self._sentence("terminal-table-stood")]
        count = count_undone(before, self.table)
        if count:
            return [self._sentence("web-undone", count=count)]
        if not isinstance(command, Sit):
            return []
        taken = [seat for seat in self.table.own_seats if seat not in before.own_seats]
        return [self._sentence("terminal-table-seated", seat=seat) for seat in taken]

    async def _sit_down(self, seat: int | None) -> None:
        """Take a chair if allowed; otherwise watch, and say why."""
        table = self.table
        if seat is not None and not 0 <= seat < table.facts.seats:
            raise NoSuchSeat(seat, table.facts.seats)
        over = table.status.phase in ("over", "closed")
        seated = table.own_seats and seat in (None, *table.own_seats)
        if over or seated or self.address.watch:
            return
        self._news = tuple(
            await self._send_command(Sit(seat, self.address.invitation), "sit")
        )

    async def _ready(self) -> list[str]:
        """Let the next of several players at this terminal look."""
        if self._curtain is not None:
            seat, self._curtain = self._curtain, None
            snapshots = self._connection.snapshot_count
            self._connection.view_from(seat)
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                    while self._connection.snapshot_count == snapshots:
                        await self._connection.wait_for_news()
        return []

    # Requests.

    @property
    def _api(self) -> TableApi:
        return TableApi(
            RestClient(self.address, self._identity.credentials), self.address.table
        )

    def _refusal_text(self, found: MoveCheck) -> str:
        return (
            ""
            if found.refusal is None
            else self._failure_text(CommandResult(0, found.refusal))
        )

    async def _judge(self, text: str) -> info_commands.Verdict:
        found = await self._api.check_move(self.table.seat, move=text[:200])
        effect = "" if found.says is None else self.words.say(found.says)
        return info_commands.Verdict(found.move, self._refusal_text(found), effect)

    async def _save(self, name: str) -> list[str]:
        if not name:
            return [self._sentence("terminal-save-where")]
        try:
            await self._api.save_record(name)
        except FileExistsError:
            return [self._sentence("terminal-exists", name=name)]
        except (OSError, RuntimeError) as problem:
            return [self._sentence("terminal-not-saved", problem=str(problem))]
        return [self._sentence("terminal-saved", name=name)]

    def _share_link(self) -> list[str]:
        """Return the address of the table, to send to others."""
        facts = self.table.facts
        invitation = facts.invitation or self.address.invitation
        waits = self.table.status.phase == "waiting" and invitation
        page = self.address.page(invitation if waits else None)
        return [self._sentence("page-invite"), page] if waits else [page]

    async def _rematch(self) -> list[str]:
        """Offer a rematch, or follow the others to it."""
        table_id = self.table.status.rematch
        if table_id is None:
            table_id = await self._api.rematch()
        await self._move_to(self.address.at(table_id))
        return []

    async def _move_to(self, address: TableAddress) -> None:
        """Go to another table of the same game, and sit down there."""
        event = asyncio.Event()
        connection = TableConnection(
            address, self._identity.credentials, event.set, sleep=self._connection.sleep
        )
        try:
            await join(connection, event, self._language)
        except BaseException:
            await connection.close()
            raise
        before = self._connection
        self._game = (
            load_game(connection.table.facts) if connection.table else self._game
        )
        self._attach(connection)
        await before.close()
        await self._sit_down(None)
