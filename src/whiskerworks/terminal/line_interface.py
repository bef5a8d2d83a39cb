"""
Show a game as lines of text, and read one move per line.

It works the same at a prompt, through a pipe and with a screen reader.
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
"""
Empty lines that push one player's view off the screen before the next player looks.
"""

ReadLine = Callable[[str], str | None]
"""Shows a prompt and returns the typed line; None at the end of input."""


@final
class LineInterface:
    """A front end that shows a session in lines of text."""

    def __init__(
        self,
        session: Session,
        ask: ReadLine,
        out: TextIO,
        width: int = 0,
        *,
        live: bool = False,
        unfinished: Callable[[], str] = str,
        clear: Callable[[], None] | None = None,
    ) -> None:
        """
        Show *session*, folding lines at *width* characters unless that is 0.

        At a *live* table a line can be typed at any time; otherwise only when somebody
        here has to answer. News that arrives while a line is being typed is printed in
        between, followed by the prompt and the *unfinished* line. *clear* clears the
        screen before the next player looks; without it, empty lines push the old view
        away.
        """
        self._session: Final = session
        self._ask: Final = ask
        self._out: Final = out
        self._width: Final = width
        self._live: Final = live
        self._unfinished: Final = unfinished
        self._clear: Final = clear or self._push_away
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
        """Do the same as `run` in the event loop that opened the session."""
        try:
            await self._follow()
        finally:
            if self._news is not None:
                self._news.cancel()
            await self._session.close()
            self._out.flush()

    async def _follow(self) -> None:
        """Print news and carry out typed lines until the game or the input ends."""
        self._print(self._greeting())
        while True:
            view = self._session.view
            self._tell(view)
            if self._typing is None and self._is_over(view):
                return
            if view.curtain_seat is not None and not self._width:
                await self._session.obey("ready")  # no second player looks at a pipe
                continue
            if self._typing is None and self._is_asked(view):
                self._typing = self._read(view)
            await self._something()
            if not await self._obey():
                return

    def _greeting(self) -> list[str]:
        """Return the title, the players and how to move."""
        view = self._session.view
        people = view.people
        here = [str(seat + 1) for seat, person in enumerate(people) if person.is_local]
        bots = len([person for person in people if person.is_bot])
        return [
            self._sentence("title"),
            self._sentence("summary"),
            self._sentence("terminal-seats", seats=", ".join(here) or "-", bots=bots),
            *[
                self._sentence("terminal-bot", seat=seat, bot=person.name)
                for seat, person in enumerate(people)
                if not person.is_local and not person.is_empty
            ],
            *self._pieces(view),
            self._sentence("move-hint"),
            self._sentence("terminal-more"),
        ]

    def _pieces(self, view: SessionView) -> list[str]:
        """Return which pieces each player here has, where pieces have a name."""
        words = self._session.words
        called = [
            sentences.seat_name(words, view.scene, s) for s in range(len(view.people))
        ]
        return [
            f"{name}: {person.name}"
            for name, person in zip(called, view.people, strict=True)
            if person.is_local and name != person.name
        ]

    # Output.

    def _tell(self, view: SessionView) -> None:
        """Print the news: moves, the board, notices and chat."""
        lines = self._played(view.plies)
        if (
            view.is_our_turn
            or view.result
            or (not self._shown and (self._live or view.wants_answer))
        ):
            lines.extend(self._drawn(view))
        # Print what needs an answer last, just above the prompt.
        lines.extend([*self._noticed(view), *self._said(view.chat)])
        self._interject(lines)

    def _interject(self, lines: list[str]) -> None:
        """Print *lines*, and repeat the prompt if somebody is typing."""
        if lines and self._typing is not None:
            self._out.write("\n")
            self._print(lines)
            self._out.write(f"{self._prompt}{self._unfinished()}")
        else:
            self._print(lines)
        self._out.flush()

    def _played(self, plies: tuple[PlyReport, ...]) -> list[str]:
        """Return reports of the new plies; draws by chance share one line."""
        pairs = zip(self._plies, plies, strict=False)
        same = list(takewhile(lambda pair: pair[0] == pair[1], pairs))
        new = plies[len(same) :]
        self._plies = plies
        lines: list[str] = []
        for chance, played in groupby(new, lambda ply: ply.seat == CHANCE):
            says = [line for ply in played for line in ply.sentences]
            lines.extend([" ".join(says)] if chance and self._width else says)
        return lines

    def _noticed(self, view: SessionView) -> list[str]:
        new = [notice for notice in view.notices if notice not in self._notices]
        self._notices = view.notices
        return new

    def _said(self, talk: tuple[str, ...]) -> list[str]:
        """Return new chat lines, including those of people who are no longer muted."""
        before, self._talk = self._talk, talk
        return new_chat_lines(before, talk)

    def _drawn(self, view: SessionView) -> list[str]:
        """Return the board, unless exactly this board is already shown."""
        key = (view.seat, view.plies, view.plan, view.scene.notes, view.result)
        if key == self._shown:
            return []
        self._shown = key
        return info_commands.board_and_notes(view, self._session.words)

    # Input.

    def _is_over(self, view: SessionView) -> bool:
        """Whether the game is over and nobody here can type anything more."""
        here = any(person.is_local for person in view.people)
        return bool(view.result) and not here and not self._live

    def _is_asked(self, view: SessionView) -> bool:
        """Whether to read a line now; a pipe is read one line at a time."""
        if (
            self._live
            or view.is_our_turn
            or view.wants_answer
            or view.curtain_seat is not None
        ):
            return True
        return bool(view.result)

    def _read(self, view: SessionView) -> "asyncio.Future[str | None]":
        """Start reading a line in a thread, since it may take any time."""
        if view.curtain_seat is not None:
            self._out.flush()
            self._clear()
        self._prompt = prompt = f"{self._prompted(view)} "
        loop = asyncio.get_running_loop()
        typed: asyncio.Future[str | None] = loop.create_future()

        def read() -> None:
            try:
                answer = partial(_answer, typed, self._ask(prompt))
            except Exception as problem:
                answer = partial(_fail, typed, problem)
            with suppress(RuntimeError):  # the loop is closed already
                loop.call_soon_threadsafe(answer)

        Thread(target=read, daemon=True, name="whiskerworks-typed").start()
        return typed

    def _push_away(self) -> None:
        self._print(["\n" * CURTAIN_LINES])
        self._out.flush()

    def _prompted(self, view: SessionView) -> str:
        if view.curtain_seat is not None:
            return self._sentence("terminal-curtain", seat=view.curtain_seat)
        if view.prompt:
            return view.prompt
        if view.result:
            return self._sentence("terminal-prompt-over")
        if view.is_our_turn and view.mover is not None:
            return self._sentence("terminal-prompt", seat=view.mover)
        return ">"

    async def _something(self) -> None:
        """Wait for news or for a typed line."""
        if self._news is None:
            self._news = asyncio.ensure_future(self._session.wait_for_change())
        awaited: list[asyncio.Future[None] | asyncio.Future[str | None]] = [self._news]
        if self._typing is not None:
            awaited.append(self._typing)
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        if self._news.done():
            self._news.result()
            self._news = None

    async def _obey(self) -> bool:
        """Carry out the line that was typed, if any; return False to leave."""
        if self._typing is None or not self._typing.done():
            return True
        line, self._typing = self._typing.result(), None
        if line is None:
            self._print([""])
            return False
        if info_commands.split_command(line)[0] in ("quit", "exit"):
            return False
        if self._session.view.curtain_seat is not None:
            line = "ready"
        before = self._session.view.plies
        answer = await self._session.obey(line)
        self._print(answer)
        view = self._session.view
        if view.wants_answer and not view.result and (answer or view.plies != before):
            self._notices = ()  # repeat the open question after the news
        return True

    # Printing.

    def _sentence(self, code: str, **params: Param) -> str:
        return sentences.sentence(self._session.words, code, **params)

    def _print(self, texts: list[str]) -> None:
        """Print *texts*, folded between words if a width is given."""
        for line in [line for text in texts for line in text.split("\n")]:
            fits = not self._width or len(line) <= self._width
            for part in [line] if fits else wrap(line, self._width):
                self._out.write(f"{part}\n")


def _answer(typed: "asyncio.Future[str | None]", line: str | None) -> None:
    """Deliver the typed line, if it is still awaited."""
    if not typed.done():
        typed.set_result(line)


def _fail(typed: "asyncio.Future[str | None]", problem: Exception) -> None:
    """Deliver an error of reading, if the line is still awaited."""
    if not typed.done():
        typed.set_exception(problem)
