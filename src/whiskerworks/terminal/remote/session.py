"""A desk at a table of a server, beside people in browsers."""

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
"""So many seconds whoever typed something waits for what comes of it."""
CLOCK_REFRESH_SECONDS: Final = 1.0
Sleep = Callable[[float], Awaitable[None]]


@final
class RemoteSession:
    """A desk at a live table."""

    def __init__(
        self,
        link: TableConnection,
        me: Identity,
        game: Game,
        language: str,
        ticking: bool,
    ) -> None:
        """Sit before a *link* that is open; where it is *ticking*, clocks run."""
        self._link = link
        self._me: Final = me
        self._game = game
        self._language: Final = language
        self._ticking: Final = ticking
        self._looking = ViewBuilder(game.name, language)
        self._news: tuple[str, ...] = ()
        self._late: Final[set[asyncio.Task[CommandResult]]] = set()
        self._event: Final = asyncio.Event()
        self._curtain: int | None = None
        self._seen: SessionView | None = None
        self._before: TableView | None = None
        self._doing = False
        """Whether what changes may be what was asked for here."""
        self._withdrawn: Final[set[int]] = set()
        """The own proposals that were withdrawn here."""

    @classmethod
    async def open(
        cls,
        address: TableAddress,
        me: Identity,
        *,
        language: str = "en",
        seat: int | None = None,
        sits: bool = True,
        ticking: bool = False,
        pause: Sleep = asyncio.sleep,
    ) -> Self:
        """
        Come to a table; sit down where a chair is free, or in *seat*, if one *sits*.

        Raises:
            NotLetIn: The table does not let us in.
            Unreachable: The server does not answer.
            UnknownTable: It plays what we do not know.
            OtherVersion: It says what we do not know.
            NoSuchSeat: The game has not so many seats.
        """
        desk = await cls._enter(address, me, language, ticking, pause)
        try:
            if sits and me.name:
                await desk._take_chair(seat)
        except BaseException:
            await desk.close()
            raise
        return desk

    @classmethod
    async def _enter(
        cls,
        address: TableAddress,
        me: Identity,
        language: str,
        ticking: bool,
        pause: Sleep,
    ) -> Self:
        event = asyncio.Event()
        link = TableConnection(address, me.shown, event.set, pause=pause)
        try:
            known = await join(link, event, language)
            desk = cls(link, me, load_game(known.facts), language, ticking)
        except BaseException:
            await link.close()
            raise
        desk._follow(link)
        return desk

    def _follow(self, link: TableConnection) -> None:
        self._link = link
        link.changed = self._changed
        self._changed()

    # ---- what a desk is

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def words(self) -> Words:
        """The words in which it is told, with the names of who plays."""
        return self._looking.words

    @property
    def known(self) -> TableView:
        """What was told of the table."""
        assert self._link.known is not None
        return self._link.known

    @property
    def address(self) -> TableAddress:
        """Where the table is."""
        return self._link.address

    @property
    def now(self) -> SessionView:
        """What is to be seen."""
        return self._looking.now(self.known, self._link, self._news, self._curtain)

    async def wait(self) -> None:
        """Return as soon as `now` is another than when this was last called."""
        while True:
            self._event.clear()
            found = self.now
            if found != self._seen:
                self._seen = found
                return
            runs = self._ticking and self.known.status.clocks.running is not None
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOCK_REFRESH_SECONDS if runs else None):
                    await self._event.wait()

    async def obey(self, line: str) -> list[str]:
        """Do what was typed, and return what there is to answer, in sentences."""
        self._news = ()
        self._doing = True
        try:
            return await self._obey(line)
        finally:
            self._doing = False

    async def _obey(self, line: str) -> list[str]:
        word, rest = info_commands.split_command(line)
        if not word:
            return []
        if self._is_offered(line):
            return await self._play(line)
        try:
            return await self._order(line, word, rest)
        except RequestRefused as refused:
            return [refused.told(self.words)]
        except WhiskerworksError as problem:
            return [self._sentence("terminal-table-failed", why=str(problem))]

    async def wish(self, spots: tuple[str, ...]) -> list[str]:
        """Say why clicking *spots* of the scene in this order is no move."""
        try:
            found = await self._asking.why(self.known.seat, spots=list(spots))
        except WhiskerworksError:
            return []
        return [] if found.refusal is None else [self._refusal(found)]

    async def close(self) -> None:
        """Hang up; whoever sits at the table may come back."""
        for task in self._late:
            task.cancel()
        await self._link.close()

    # ---- what is to be seen

    def _changed(self) -> None:
        self._event.set()
        known = self._link.known
        if known is not None and known is not self._before:
            self._note(self._before, known)
            self._before = known
        if known is None:
            return
        if known.best_seat == known.seat:
            self._curtain = None
        elif known.best_seat == self._link.eyes:
            return
        elif known.facts.hides:
            self._curtain = known.best_seat
        else:
            self._link.look_from(known.best_seat)

    def _note(self, before: TableView | None, known: TableView) -> None:
        """Note what others did that leaves nothing to be seen but what is gone."""
        if before is None or before.facts.table != known.facts.table:
            return
        count = count_undone(before, known)
        if count and not self._doing:
            self._news = (self._sentence("web-undone", count=count),)
        elif len(known.plies) > len(before.plies):
            self._news = ()
        if declined_proposals(before, known) - self._withdrawn:
            self._news = (*self._news, self._sentence("web-declined"))

    def _sentence(self, code: str, **params: str | int) -> str:
        return sentences.sentence(self.words, code, **params)

    # ---- what is done

    def _is_offered(self, line: str) -> bool:
        return self._looking.is_offered(self.known, info_commands.normalise(line))

    def _is_move(self, line: str) -> bool:
        """Tell whether *line* is a move of the game, legal or not."""
        try:
            self._game.read(self._game.start(), info_commands.normalise(line))
        except BadMove:
            return False
        return True

    async def _order(self, line: str, word: str, rest: str) -> list[str]:
        match word:
            case "ready":
                return await self._ready()
            case "hint" if not self._is_move(line):
                return [self._sentence("terminal-table-hint")]
            case "save":
                return await self._save(rest)
            case "link":
                return self._share()
            case "rematch":
                return await self._rematch()
            case _ if word in ignore_commands.IGNORE_COMMANDS:
                return await ignore_commands.run_ignore_command(
                    line, self.known, self._asking, self.words
                )
        found = table_commands.parse_command(
            self.known, word, rest, self.address.invitation
        )
        if isinstance(found, table_commands.InputProblem):
            return [self._sentence(found.code, order=found.order)]
        if found is not None:
            return await self._do(found, line)
        return await self._look_up(line, word)

    async def _look_up(self, line: str, word: str) -> list[str]:
        """Answer what every desk answers; whatever else is typed is a move."""
        found = await info_commands.answer_command(
            self.now, self._game, self.words, line, self._judge
        )
        if found is None:
            return await self._play(line)
        if word in ("help", "?"):
            found.append(self._sentence("terminal-table-help"))
        return found

    async def _play(self, line: str) -> list[str]:
        text = info_commands.normalise(line)[:200]
        return await self._do(Play(text, self.known.position.ply), line)

    async def _do(self, command: Command, line: str) -> list[str]:
        """Have something done; what takes too long is answered by a notice, later."""
        snapshots, before = self._link.snapshots, self.known
        if isinstance(command, Decline):
            self._withdrawn.add(command.proposal)
        task = asyncio.create_task(self._link.do(command))
        done, _ = await asyncio.wait({task}, timeout=ANSWER_TIMEOUT_SECONDS)
        if not done:
            self._late.add(task)
            task.add_done_callback(lambda late: self._came_late(late, line))
            return [self._sentence("terminal-table-later")]
        answer = task.result()
        problem = self._problem(answer)
        if problem:
            return [problem]
        if not isinstance(command, Say):  # of which a bystander may be told later
            await self._reach(answer.seq, snapshots)
        return self._answered(command, before)

    def _came_late(self, task: asyncio.Task[CommandResult], line: str) -> None:
        self._late.discard(task)
        if not task.cancelled():
            problem = self._problem(task.result())
            said = self._sentence("terminal-table-late", line=line, why=problem)
            self._news = (*self._news, said) if problem else self._news
            self._event.set()

    async def _reach(self, seq: int, snapshots: int) -> None:
        """Wait until what was done has been told, or the table as it is now."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                while self.known.seq < seq and self._link.snapshots == snapshots:
                    await self._link.news()

    def _problem(self, answer: CommandResult) -> str:
        """Return what became of a command, if it was not done."""
        if answer.refusal is not None:
            return self.words.refuse(answer.refusal)
        if answer.code:
            why = code_sentence(self.words, answer.code)
            return self._sentence("terminal-table-failed", why=why)
        return ""

    def _answered(self, command: Command, before: TableView) -> list[str]:
        if isinstance(command, Leave):
            return [self._sentence("terminal-table-stood")]
        count = count_undone(before, self.known)
        if count:
            return [self._sentence("web-undone", count=count)]
        if not isinstance(command, Sit):
            return []
        taken = [seat for seat in self.known.own if seat not in before.own]
        return [self._sentence("terminal-table-seated", seat=seat) for seat in taken]

    async def _take_chair(self, seat: int | None) -> None:
        """Sit down if one may; whoever may not looks on, and is told why."""
        known = self.known
        if seat is not None and not 0 <= seat < known.facts.seats:
            raise NoSuchSeat(seat, known.facts.seats)
        over = known.status.phase in ("over", "closed")
        seated = known.own and seat in (None, *known.own)
        if over or seated or self.address.watch:
            return
        self._news = tuple(await self._do(Sit(seat, self.address.invitation), "sit"))

    async def _ready(self) -> list[str]:
        """Let the next of several people at this desk look."""
        if self._curtain is not None:
            seat, self._curtain = self._curtain, None
            snapshots = self._link.snapshots
            self._link.look_from(seat)
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                    while self._link.snapshots == snapshots:
                        await self._link.news()
        return []

    # ---- requests

    @property
    def _asking(self) -> TableApi:
        return TableApi(RestClient(self.address, self._me.shown), self.address.table)

    def _refusal(self, found: MoveCheck) -> str:
        return (
            ""
            if found.refusal is None
            else self._problem(CommandResult(0, found.refusal))
        )

    async def _judge(self, text: str) -> info_commands.Verdict:
        found = await self._asking.why(self.known.seat, move=text[:200])
        effect = "" if found.says is None else self.words.say(found.says)
        return info_commands.Verdict(found.move, self._refusal(found), effect)

    async def _save(self, name: str) -> list[str]:
        if not name:
            return [self._sentence("terminal-save-where")]
        try:
            await self._asking.save(name)
        except FileExistsError:
            return [self._sentence("terminal-exists", name=name)]
        except (OSError, RuntimeError) as problem:
            return [self._sentence("terminal-not-saved", problem=str(problem))]
        return [self._sentence("terminal-saved", name=name)]

    def _share(self) -> list[str]:
        """Return the address of the table, for others to come."""
        facts = self.known.facts
        invitation = facts.invitation or self.address.invitation
        waits = self.known.status.phase == "waiting" and invitation
        page = self.address.page(invitation if waits else None)
        return [self._sentence("page-invite"), page] if waits else [page]

    async def _rematch(self) -> list[str]:
        """Call for a rematch, or go where the others went."""
        table = self.known.status.rematch
        if table is None:
            table = await self._asking.rematch()
        await self._move(self.address.at(table))
        return []

    async def _move(self, address: TableAddress) -> None:
        """Go to another table of the same game, and sit down there."""
        event = asyncio.Event()
        link = TableConnection(
            address, self._me.shown, event.set, pause=self._link.pause
        )
        try:
            await join(link, event, self._language)
        except BaseException:
            await link.close()
            raise
        before = self._link
        self._game = load_game(link.known.facts) if link.known else self._game
        self._follow(link)
        await before.close()
        await self._take_chair(None)
