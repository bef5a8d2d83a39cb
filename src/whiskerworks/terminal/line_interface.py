"""
A game as lines of text: the board and what happened out, one move a line in.

It works the same at a prompt, through a pipe and for a screen reader.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import groupby, takewhile
from textwrap import wrap
from threading import Thread
from typing import Final, TextIO, final

from whiskerworks.core.message import Param
from whiskerworks.core.seat import CHANCE
from whiskerworks.terminal import info_commands, sentences
from whiskerworks.terminal.session import (
    PlyReport,
    Session,
    SessionView,
    new_chat_lines,
)

CURTAIN_LINES: Final = 60
"""So many empty lines hide what one player has seen from the next."""

ReadLine = Callable[[str], str | None]
"""Shows a prompt and returns the line that is typed; None when there are no more."""


@final
class LineInterface:
    """What is to be seen at a desk, in lines of text."""

    def __init__(
        self,
        desk: Session,
        ask: ReadLine,
        out: TextIO,
        width: int = 0,
        *,
        live: bool = False,
        so_far: Callable[[], str] = str,
        hide: Callable[[], None] | None = None,
    ) -> None:
        """
        Show *desk*, in lines of *width* signs if there is a width to keep.

        Lines are read when somebody here is to say something, at a *live* table at
        any time. What is told while a line is typed comes between; then the prompt
        is shown again, and what was typed *so_far*. Before somebody else looks, *hide*
        takes away what was shown and typed; without it, empty lines have to do.
        """
        self._desk: Final = desk
        self._ask: Final = ask
        self._out: Final = out
        self._width: Final = width
        self._live: Final = live
        self._so_far: Final = so_far
        self._hide: Final = hide or self._push_away
        self._prompt = ""
        self._typing: asyncio.Future[str | None] | None = None
        self._news: asyncio.Future[None] | None = None
        self._plies: tuple[PlyReport, ...] = ()
        self._notices: tuple[str, ...] = ()
        self._talk: tuple[str, ...] = ()
        self._shown: tuple[object, ...] = ()

    def run(self) -> None:
        """Play until the game is over, the input ends or somebody quits."""
        asyncio.run(self.play())

    async def play(self) -> None:
        """Do so in the loop in which the desk was opened."""
        try:
            await self._follow()
        finally:
            if self._news is not None:
                self._news.cancel()
            await self._desk.close()
            self._out.flush()

    async def _follow(self) -> None:
        """Tell what happens and do what is typed, until there is no more to do."""
        self._print(self._greeting())
        while True:
            now = self._desk.now
            self._tell(now)
            if self._typing is None and self._is_over(now):
                return
            if now.curtain is not None and not self._width:
                await self._desk.obey("ready")  # a pipe is nobody's screen
                continue
            if self._typing is None and self._is_asked(now):
                self._typing = self._read(now)
            await self._something()
            if not await self._obey():
                return

    def _greeting(self) -> list[str]:
        """Return what is played, by whom, and how to move."""
        now = self._desk.now
        people = now.people
        here = [str(seat) for seat, person in enumerate(people) if person.here]
        bots = len([person for person in people if person.bot])
        return [
            self._sentence("title"),
            self._sentence("summary"),
            self._sentence("terminal-seats", seats=", ".join(here) or "-", bots=bots),
            *[
                self._sentence("terminal-bot", seat=seat, bot=person.name)
                for seat, person in enumerate(people)
                if not person.here and not person.empty
            ],
            *self._pieces(now),
            self._sentence("move-hint"),
            self._sentence("terminal-more"),
        ]

    def _pieces(self, now: SessionView) -> list[str]:
        """Return who here has which pieces, where those have a name."""
        words = self._desk.words
        called = [
            sentences.seat_name(words, now.scene, s) for s in range(len(now.people))
        ]
        return [
            f"{name}: {person.name}"
            for name, person in zip(called, now.people, strict=True)
            if person.here and name != person.name
        ]

    # What is told.

    def _tell(self, now: SessionView) -> None:
        """Print what is new: what was played, the table, what was noticed and said."""
        lines = self._played(now.plies)
        if now.turn or now.result or (not self._shown and (self._live or now.asks)):
            lines.extend(self._drawn(now))
        # Whoever is asked something reads it last.
        lines.extend([*self._noticed(now), *self._said(now.talk)])
        self._interject(lines)

    def _interject(self, lines: list[str]) -> None:
        """Print *lines*; if one is being typed, before it."""
        if lines and self._typing is not None:
            self._out.write("\n")
            self._print(lines)
            self._out.write(f"{self._prompt}{self._so_far()}")
        else:
            self._print(lines)
        self._out.flush()

    def _played(self, plies: tuple[PlyReport, ...]) -> list[str]:
        """Return what was played since; what chance does, in one breath."""
        pairs = zip(self._plies, plies, strict=False)
        same = list(takewhile(lambda pair: pair[0] == pair[1], pairs))
        fresh = plies[len(same) :]
        self._plies = plies
        lines: list[str] = []
        for chance, played in groupby(fresh, lambda ply: ply.seat == CHANCE):
            says = [line for ply in played for line in ply.says]
            lines.extend([" ".join(says)] if chance and self._width else says)
        return lines

    def _noticed(self, now: SessionView) -> list[str]:
        fresh = [notice for notice in now.notices if notice not in self._notices]
        self._notices = now.notices
        return fresh

    def _said(self, talk: tuple[str, ...]) -> list[str]:
        """Return what was said since, or is to be read again."""
        before, self._talk = self._talk, talk
        return new_chat_lines(before, talk)

    def _drawn(self, now: SessionView) -> list[str]:
        """Return the table, unless it was shown just so."""
        key = (now.seat, now.plies, now.plan, now.scene.notes, now.result)
        if key == self._shown:
            return []
        self._shown = key
        return info_commands.board_and_notes(now, self._desk.words)

    # What is typed.

    def _is_over(self, now: SessionView) -> bool:
        """Tell whether there is nothing left to follow, and nobody who could type."""
        here = any(person.here for person in now.people)
        return bool(now.result) and not here and not self._live

    def _is_asked(self, now: SessionView) -> bool:
        """Tell whether a line is to be read; so a pipe hands over one at a time."""
        if self._live or now.turn or now.asks or now.curtain is not None:
            return True
        return bool(now.result)

    def _read(self, now: SessionView) -> "asyncio.Future[str | None]":
        """Let a line be typed, in a thread, since it may take any time."""
        if now.curtain is not None:
            self._out.flush()
            self._hide()
        self._prompt = prompt = f"{self._prompted(now)} "
        loop = asyncio.get_running_loop()
        typed: asyncio.Future[str | None] = loop.create_future()

        def read() -> None:
            try:
                answer = partial(_answer, typed, self._ask(prompt))
            except Exception as problem:
                answer = partial(_fail, typed, problem)
            with suppress(RuntimeError):  # nobody waits any more
                loop.call_soon_threadsafe(answer)

        Thread(target=read, daemon=True, name="whiskerworks-typed").start()
        return typed

    def _push_away(self) -> None:
        self._print(["\n" * CURTAIN_LINES])
        self._out.flush()

    def _prompted(self, now: SessionView) -> str:
        if now.curtain is not None:
            return self._sentence("terminal-curtain", seat=now.curtain)
        if now.prompt:
            return now.prompt
        if now.result:
            return self._sentence("terminal-prompt-over")
        if now.turn and now.mover is not None:
            return self._sentence("terminal-prompt", seat=now.mover)
        return ">"

    async def _something(self) -> None:
        """Wait until there is news or a line is typed."""
        if self._news is None:
            self._news = asyncio.ensure_future(self._desk.wait())
        awaited: list[asyncio.Future[None] | asyncio.Future[str | None]] = [self._news]
        if self._typing is not None:
            awaited.append(self._typing)
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        if self._news.done():
            self._news.result()
            self._news = None

    async def _obey(self) -> bool:
        """Do what was typed, if something was; False to leave."""
        if self._typing is None or not self._typing.done():
            return True
        line, self._typing = self._typing.result(), None
        if line is None:
            self._print([""])
            return False
        if info_commands.split_command(line)[0] in ("quit", "exit"):
            return False
        if self._desk.now.curtain is not None:
            line = "ready"
        before = self._desk.now.plies
        answer = await self._desk.obey(line)
        self._print(answer)
        now = self._desk.now
        if now.asks and not now.result and (answer or now.plies != before):
            self._notices = ()  # what is asked is read again, behind all that is new
        return True

    # How it is printed.

    def _sentence(self, code: str, **params: Param) -> str:
        return sentences.sentence(self._desk.words, code, **params)

    def _print(self, texts: list[str]) -> None:
        """Print *texts*, folded between words where there is a width to keep."""
        for line in [line for text in texts for line in text.split("\n")]:
            fits = not self._width or len(line) <= self._width
            for part in [line] if fits else wrap(line, self._width):
                self._out.write(f"{part}\n")


def _answer(typed: "asyncio.Future[str | None]", line: str | None) -> None:
    """Hand over what was typed, if it is still wanted."""
    if not typed.done():
        typed.set_result(line)


def _fail(typed: "asyncio.Future[str | None]", problem: Exception) -> None:
    """Say why nothing can be typed, if somebody still waits for it."""
    if not typed.done():
        typed.set_exception(problem)
