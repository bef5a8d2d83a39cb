"""Lines of text at a table where others play and chat at any time."""

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
from whiskerworks.core.match import seeded_match
from whiskerworks.terminal.line_interface import LineInterface
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.terminal.session import SessionView, new_chat_lines
from whiskerworks.words import Words


class Talkative:
    """A session in which somebody chats while it is followed."""

    def __init__(self) -> None:
        match = seeded_match(whiskerworks.load("gears", first="blue"), seed=1)
        self._session = LocalSession(match, {1: RandomMover()}, Random(1))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._followed = Event()
        self._changed = asyncio.Event()
        self._talk: tuple[str, ...] = ("Ada: hello",)
        self._notices: tuple[str, ...] = ()
        self.obeyed: list[str] = []

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._session.game

    @property
    def words(self) -> Words:
        """The sentences to use."""
        return self._session.words

    @property
    def view(self) -> SessionView:
        """The view; nobody here has to move."""
        return replace(
            self._session.view,
            is_our_turn=False,
            chat=self._talk,
            notices=self._notices,
        )

    async def wait_for_change(self) -> None:
        """Return after a chat message."""
        self._loop = asyncio.get_running_loop()
        self._followed.set()
        await self._changed.wait()
        self._changed.clear()

    async def obey(self, line: str) -> list[str]:
        """Note the typed line."""
        self.obeyed.append(line)
        return [f"done: {line}"]

    async def explain_clicks(self, spots: tuple[str, ...]) -> list[str]:
        """Nothing is clicked here."""
        return []

    async def close(self) -> None:
        """Do nothing."""
        await self._session.close()

    def say(self, line: str, notice: str) -> None:
        """Add a chat line from another thread; the oldest line is dropped."""
        self.show((*self._talk[-1:], line), notice)

    def show(self, talk: tuple[str, ...], notice: str) -> None:
        """Replace the chat and the notices from another thread."""

        def change() -> None:
            self._talk = talk
            self._notices = (notice,)
            self._changed.set()

        assert self._followed.wait(PATIENCE)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(change)


class Asking(Talkative):
    """A session that asks a question during the first wait, and then ends."""

    @property
    def view(self) -> SessionView:
        """The view with the question."""
        now = replace(super().view, wants_answer=bool(self._notices))
        return replace(now, result=("You share it.",)) if self.obeyed else now

    async def wait_for_change(self) -> None:
        """Ask the question, and then nothing more."""
        if self._notices:
            await super().wait_for_change()
        self._notices = ("Ada offers a draw.",)


def test_news_while_a_line_is_typed_comes_before_it() -> None:
    """Then the prompt is repeated, with what was typed so far."""
    session, out, seen = Talkative(), io.StringIO(), Event()
    lines = iter(["resign", None])

    def ask(prompt: str) -> str | None:
        out.write(prompt)
        line = next(lines)
        if line is not None:
            session.say("Ada: your turn?", "Ada offers a draw.")
            assert seen.wait(PATIENCE)
        return line

    def unfinished() -> str:
        seen.set()
        return "resi"

    LineInterface(session, ask, out, live=True, unfinished=unfinished).run()
    shown = out.getvalue()

    assert "fresh cogs left.\nAda: hello\n" in shown, (
        "the table is shown to whoever comes"
    )
    assert "> \nAda offers a draw.\nAda: your turn?\n> resi" in shown
    assert shown.count("Ada: hello") == 1
    assert session.obeyed == ["resign"]
    assert shown.endswith("done: resign\n> \n")


def test_muting_repeats_no_chat() -> None:
    """Their lines are shown again after unmuting, and no other lines."""
    session, out, seen = Talkative(), io.StringIO(), Event()
    whole = ("Ada: hello", "Eve: boo", "Bob: hm")
    steps = [(whole, "Three talk."), (whole[::2], "Two are left."), (whole, "All.")]

    def ask(prompt: str) -> str | None:
        for talk, notice in steps:
            seen.clear()
            session.show(talk, notice)
            assert seen.wait(PATIENCE)
        return None

    def unfinished() -> str:
        seen.set()
        return ""

    LineInterface(session, ask, out, live=True, unfinished=unfinished).run()
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
def test_only_new_chat_lines_are_new(before: str, talk: str, fresh: str) -> None:
    """Each letter is a line: added, dropped, muted, unmuted, at another table."""
    assert new_chat_lines(tuple(before), tuple(talk)) == list(fresh)


def test_a_pipe_is_asked_when_there_is_something_to_say() -> None:
    """Not during the turns of others, or its moves would come too early."""
    session, out = Asking(), io.StringIO()
    lines = iter(["yes", None])
    asked: list[str] = []

    def ask(prompt: str) -> str | None:
        asked.append(out.getvalue().splitlines()[-1])
        return next(lines)

    LineInterface(session, ask, out).run()

    assert asked == ["Ada offers a draw.", "You share it."]
    assert session.obeyed == ["yes"]
