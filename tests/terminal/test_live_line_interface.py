"""Lines of text at a table where others play and talk at any time."""

import asyncio
import io
from dataclasses import replace
from threading import Event

import pytest
from librt.random import Random

import whiskerworks
from tests.patience import PATIENCE
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core.game import Game
from whiskerworks.core.match import seeded
from whiskerworks.terminal.line_interface import LineInterface
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.terminal.session import SessionView, new_chat_lines
from whiskerworks.words import Words


class Talkative:
    """A desk at which somebody says something while it is followed."""

    def __init__(self) -> None:
        match = seeded(whiskerworks.load("gears", first="blue"), seed=1)
        self._session = LocalSession(match, {1: RandomMover()}, Random(1))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._followed = Event()
        self._changed = asyncio.Event()
        self._talk: tuple[str, ...] = ("Ada: hello",)
        self._notices: tuple[str, ...] = ()
        self.obeyed: list[str] = []

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._session.game

    @property
    def words(self) -> Words:
        """The words in which it is told."""
        return self._session.words

    @property
    def view(self) -> SessionView:
        """What is to be seen; nobody is on turn here."""
        return replace(
            self._session.view,
            is_our_turn=False,
            chat=self._talk,
            notices=self._notices,
        )

    async def wait_for_change(self) -> None:
        """Return when somebody has said something."""
        self._loop = asyncio.get_running_loop()
        self._followed.set()
        await self._changed.wait()
        self._changed.clear()

    async def obey(self, line: str) -> list[str]:
        """Note what was typed."""
        self.obeyed.append(line)
        return [f"done: {line}"]

    async def explain_clicks(self, spots: tuple[str, ...]) -> list[str]:
        """Nobody clicks here."""
        return []

    async def close(self) -> None:
        """Leave."""
        await self._session.close()

    def say(self, line: str, notice: str) -> None:
        """Say something, from another thread; the oldest words are forgotten."""
        self.show((*self._talk[-1:], line), notice)

    def show(self, talk: tuple[str, ...], notice: str) -> None:
        """Show other talk, and a notice, from another thread."""

        def change() -> None:
            self._talk = talk
            self._notices = (notice,)
            self._changed.set()

        assert self._followed.wait(PATIENCE)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(change)


class Asking(Talkative):
    """A desk that asks something when one waits, and then ends."""

    @property
    def view(self) -> SessionView:
        """What is to be seen."""
        now = replace(super().view, wants_answer=bool(self._notices))
        return replace(now, result=("You share it.",)) if self.obeyed else now

    async def wait_for_change(self) -> None:
        """Ask, and then say no more."""
        if self._notices:
            await super().wait_for_change()
        self._notices = ("Ada offers a draw.",)


def test_what_happens_while_a_line_is_typed_comes_before_it() -> None:
    """Then the prompt is there again, with what was typed so far."""
    desk, out, seen = Talkative(), io.StringIO(), Event()
    lines = iter(["resign", None])

    def ask(prompt: str) -> str | None:
        out.write(prompt)
        line = next(lines)
        if line is not None:
            desk.say("Ada: your turn?", "Ada offers a draw.")
            assert seen.wait(PATIENCE)
        return line

    def unfinished() -> str:
        seen.set()
        return "resi"

    LineInterface(desk, ask, out, live=True, unfinished=unfinished).run()
    shown = out.getvalue()

    assert "fresh cogs left.\nAda: hello\n" in shown, (
        "the table is shown to whoever comes"
    )
    assert "> \nAda offers a draw.\nAda: your turn?\n> resi" in shown
    assert shown.count("Ada: hello") == 1
    assert desk.obeyed == ["resign"]
    assert shown.endswith("done: resign\n> \n")


def test_when_somebody_is_muted_nothing_is_told_twice() -> None:
    """What they said is told again when they are read again, and nothing else."""
    desk, out, seen = Talkative(), io.StringIO(), Event()
    whole = ("Ada: hello", "Eve: boo", "Bob: hm")
    steps = [(whole, "Three talk."), (whole[::2], "Two are left."), (whole, "All.")]

    def ask(prompt: str) -> str | None:
        for talk, notice in steps:
            seen.clear()
            desk.show(talk, notice)
            assert seen.wait(PATIENCE)
        return None

    def unfinished() -> str:
        seen.set()
        return ""

    LineInterface(desk, ask, out, live=True, unfinished=unfinished).run()
    shown = out.getvalue()

    assert (
        "Three talk.\nEve: boo\nBob: hm\n> \nTwo are left.\n> \nAll.\nEve: boo\n>"
        in (shown)
    )
    assert shown.count("Ada: hello") == 1


@pytest.mark.parametrize(
    ("before", "talk", "fresh"),
    [
        ("", "", ""),
        ("", "ab", "ab"),
        ("ab", "abc", "c"),
        ("abc", "bcd", "d"),
        ("aaa", "aaaa", "a"),
        ("abab", "aa", ""),
        ("aa", "abab", "bb"),
        ("abc", "acd", "d"),
        ("ab", "cd", "cd"),
    ],
)
def test_what_was_not_there_before_is_said_since(
    before: str, talk: str, fresh: str
) -> None:
    """Each letter is a line: said, forgotten, muted, read again, at another table."""
    assert new_chat_lines(tuple(before), tuple(talk)) == list(fresh)


def test_a_pipe_is_asked_when_there_is_something_to_say() -> None:
    """Not while others are on turn; else its moves would come too early."""
    desk, out = Asking(), io.StringIO()
    lines = iter(["yes", None])
    asked: list[str] = []

    def ask(prompt: str) -> str | None:
        asked.append(out.getvalue().splitlines()[-1])
        return next(lines)

    LineInterface(desk, ask, out).run()

    assert asked == ["Ada offers a draw.", "You share it."]
    assert desk.obeyed == ["yes"]
