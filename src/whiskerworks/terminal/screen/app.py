"""The screen: a whole terminal over a desk, for keys and mouse."""

import asyncio
from typing import ClassVar, Final, final

from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.dom import DOMNode
from textual.widgets import Button, Input, Static

from whiskerworks.core.message import Param
from whiskerworks.core.scene import Offer
from whiskerworks.terminal.desk import Desk, Now
from whiskerworks.terminal.screen import telling
from whiskerworks.terminal.screen.board import Board
from whiskerworks.terminal.screen.choosing import Choosing, Menu, Spots
from whiskerworks.terminal.screen.dialogs import Saving
from whiskerworks.terminal.screen.listing import listed
from whiskerworks.terminal.screen.panes import (
    PANES,
    Choices,
    Line,
    Names,
    Pane,
    Rules,
)

KEYS: Final = (
    ("F1", "f1,ctrl+r", "open('rules')", "rules"),
    ("F2", "f2,ctrl+t", "order('hint')", "hint"),
    ("F3", "f3,ctrl+l", "moves", "moves"),
    ("F4", "f4,ctrl+o", "next_pane", "pane"),
    ("F8", "f8,ctrl+z", "order('undo')", "undo"),
    ("^S", "ctrl+s", "save", "save"),
    ("^Q", "ctrl+q", "quit", "quit"),
    ("?", "question_mark", "help", "help"),
)
"""Keys as they are shown, as they are pressed, what they do, and what that is called."""
SHORT: Final = 3
"""Answers of so many lines stand under the board; longer ones open their pane."""


@final
class Screen(App[None]):
    """One desk on a whole screen."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [
        (0, "-narrow"),
        (100, "-wide"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(keys, action, show=False) for _, keys, action, _ in KEYS],
        Binding("escape", "back", show=False),
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk: Final = desk
        """What is shown and played."""
        self._lock: Final = asyncio.Lock()
        self._choosing = Choosing(Menu(()))
        self._now: Now | None = None
        self._said: list[Text] = []
        self._pane = "board"
        self._rule = ""
        """The rule that was cited last."""
        self._waiting = 0

    def compose(self) -> ComposeResult:
        """Make all parts; the style decides what stands where."""
        yield Static(id="head")
        yield Names("tabs")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with ScrollableContainer(id="stage", can_focus=False):
                    yield Board()
                yield Static(id="bar")
                yield Choices()
            with Vertical(id="side"):
                yield Pane("table")
                yield Pane("played", newest=True)
                yield Pane("said", newest=True)
                yield Pane("talk", newest=True)
                yield Rules(self.desk.game.meta, self.desk.words)
        yield Line(self._say("terminal-screen-type"))
        yield Names("keys")
        with Vertical(id="curtain"):
            yield Static(id="next")
            yield Button(self._say("terminal-screen-ready"), id="ready", compact=True)

    def on_mount(self) -> None:
        """Show what is there, and follow what comes."""
        self.theme = "ansi-dark"
        self.title = self._say("title")
        self._show_keys()
        self._show()
        self._open("played")
        self._open("board")
        self.query_one(Board).focus()
        self._follow()

    @work(group="follow")
    async def _follow(self) -> None:
        """Show whatever changes at the desk, as long as the screen is there."""
        while True:
            await self.desk.wait()
            self._show()

    async def on_unmount(self) -> None:
        """Let go of the desk."""
        await self.desk.close()

    # What is shown.

    def _show(self) -> None:
        """Show the desk as it is now."""
        now, before = self.desk.now, self._now
        self._now = now
        self._draw_curtain(now)
        if now.curtain is not None:
            return
        if before is None or before.scene is not now.scene:
            self._keep_choice(now)
        if before is not None and len(now.plies) > len(before.plies):
            self._bar(telling.lately(self.desk.words, now, len(before.plies)))
        self._show_panes(now)
        self._show_choice()

    def _draw_curtain(self, now: Now) -> None:
        """Hide everything, and what the last one typed and was told."""
        hidden = now.curtain is not None
        if now.curtain is not None and not self._base.has_class("-curtain"):
            self._said = []
            self._bar(Text())
            self.query_one(Line).forget()
            name = telling.seat_name(self.desk.words, now, now.curtain)
            said = self._say("terminal-screen-curtain", seat=name)
            self.query_one("#next", Static).update(said)
        self._base.set_class(hidden, "-curtain")
        if hidden:
            self.query_one("#ready").focus()
        elif self.focused is None or self.focused.id == "ready":
            self.query_one(Board).focus()

    def _keep_choice(self, now: Now) -> None:
        """Go on with what is chosen, where that is still a way to a move."""
        menu = Menu(now.scene.offers if now.turn else ())
        chosen = self._choosing.chosen
        same = menu.offers == self._choosing.menu.offers
        self._choosing = Choosing(menu, chosen if same else ())

    def _show_panes(self, now: Now) -> None:
        words = self.desk.words
        self.query_one("#table", Pane).show(telling.table(words, now))
        self.query_one("#played", Pane).show(telling.played(words, now))
        self.query_one("#said", Pane).show(Text("\n").join(self._said))
        self.query_one("#talk", Pane).show(Text("\n".join(now.talk)))
        self._show_head()
        self._show_tabs()

    def _show_keys(self) -> None:
        names = [telling.key(self.desk.words, key, name) for key, _, _, name in KEYS]
        actions = [action for _, _, action, _ in KEYS]
        self.query_one("#keys", Names).show(list(zip(names, actions, strict=True)))

    def _show_head(self) -> None:
        turn = telling.turn(self.desk.words, self.desk.now)
        wait = f"  {self._say('terminal-screen-busy')}" if self._waiting else ""
        self.query_one("#head", Static).update(Text(f"{self.title}: {turn}{wait}"))

    def _show_tabs(self) -> None:
        names = [telling.tab(self.desk.words, p, p == self._pane) for p in self._panes()]
        tabs = list(zip(names, self._panes(), strict=True))
        self.query_one("#tabs", Names).show(tabs)

    def _panes(self) -> list[str]:
        return [pane for pane in PANES if pane != "talk" or self.desk.now.talk]

    def _show_choice(self) -> None:
        """Show what is chosen, what can be, and the moves that are left."""
        now = self.desk.now
        self.query_one(Board).show(now.plan, self._choosing)
        title, items = listed(self.desk.words, now, self._choosing)
        self.query_one(Choices).show(title, items)
        only = self._choosing.only
        if only is not None:
            said = Text(self._say("terminal-screen-enter") + " ")
            self._bar(said + telling.offer_line(self.desk.words, only))

    def _bar(self, text: Text) -> None:
        self.query_one("#bar", Static).update(text)

    # What is chosen.

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """Say what is under the cursor."""
        if self._choosing.only is None:
            self._bar(telling.pointed(self.desk.words, self.desk.now, event.spot, self._choosing))

    def on_board_clicked(self, event: Board.Clicked) -> None:
        """Choose a spot; a second time plays what it completed."""
        self._choose(event.spot)

    def on_choices_picked(self, event: Choices.Picked) -> None:
        """Choose a spot or a move of the list."""
        if isinstance(event.picked, str):
            self._choose(event.picked)
        elif event.picked in self._choosing.complete:
            self._play(event.picked)
        else:
            self._set(Choosing(self._choosing.menu, event.picked.spots))

    def _choose(self, spot: str) -> None:
        only = self._choosing.only
        if only is not None and spot in ("", self._choosing.chosen[-1]):
            self._play(only)
        elif spot:
            after = self._choosing.after(spot)
            if after is None:
                self._refuse((*self._choosing.chosen, spot))
            else:
                self._set(after)

    def _set(self, choosing: Choosing) -> None:
        self._choosing = choosing
        self._bar(Text())
        self._show_choice()

    @work(group="orders")
    async def _refuse(self, spots: Spots) -> None:
        """Say why a spot does not go with the others; or begin another move with it."""
        said = await self.desk.wish(spots)
        menu = self._choosing.menu
        if said:
            self._answer(said)
        elif menu.begun(spots[-1:]):
            self._set(Choosing(menu, spots[-1:]))

    def _play(self, offer: Offer) -> None:
        self._choosing = Choosing(self._choosing.menu)
        self._obey(offer.move)

    # What is typed.

    def on_key(self, event: events.Key) -> None:
        """Letters go to the line, wherever the cursor is."""
        typed = event.character or ""
        if typed == "?" and event.is_printable:
            return
        if event.is_printable and typed != " " and not isinstance(self.focused, Input):
            line = self.query_one(Line)
            line.focus()
            line.insert_text_at_cursor(typed)
            event.stop()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed; an empty line plays what is chosen."""
        line = self.query_one(Line).take()
        if line.lower() in ("quit", "exit"):
            await self.action_quit()
        elif line:
            self._obey(line)
        elif self._choosing.only is not None:
            self._play(self._choosing.only)

    @work(group="orders")
    async def _obey(self, line: str) -> None:
        """Hand a line to the desk, one after the other, and show what it answers."""
        self._waiting += 1
        self._show_head()
        try:
            async with self._lock:
                answers = await self.desk.obey(line)
        finally:
            self._waiting -= 1
        self._show()
        if answers:
            self._answer(answers, line)

    def _answer(self, answers: list[str], asked: str = "") -> None:
        """Show an answer under the board; a long one in its pane."""
        text = telling.with_rules("\n".join(answers))
        self._rule = telling.cited(text.plain) or self._rule
        head = [Text(f"> {asked}", "bold")] if asked else []
        self._said.extend([*head, text])
        self._show_panes(self.desk.now)
        if text.plain.count("\n") < SHORT:
            self._bar(text)
        else:
            self._open("said")

    @property
    def _base(self) -> DOMNode:
        """The screen under all questions."""
        return self.screen_stack[0]

    def _say(self, code: str, **params: Param) -> str:
        return telling.sentence(self.desk.words, code, **params)

    # What keys do.

    @on(Names.Picked, "#tabs")
    def open_picked(self, event: Names.Picked) -> None:
        """Open the pane whose name was clicked."""
        self.action_open(event.picked)

    @on(Names.Picked, "#keys")
    async def do_picked(self, event: Names.Picked) -> None:
        """Do what the key would do whose name was clicked."""
        await self.run_action(event.picked)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Open the curtain."""
        self._obey("ready")

    def action_open(self, pane: str) -> None:
        """Open a pane and go there; the rules where one was cited last."""
        self._open(pane)
        if pane == "rules":
            self.query_one(Rules).open_at(self._rule)
        target = {"rules": "#book"}.get(pane, f"#{pane}")
        self.query_one(target).focus()

    def action_next_pane(self) -> None:
        """Open the next pane."""
        panes = self._panes()
        at = panes.index(self._pane) if self._pane in panes else 0
        self.action_open(panes[(at + 1) % len(panes)])

    def action_moves(self) -> None:
        """Go to the list of moves."""
        self._open("board")
        self.query_one(Choices).focus()

    def action_order(self, order: str) -> None:
        """Give an order, as if it were typed."""
        if not self._base.has_class("-curtain"):
            self._obey(order)

    def action_help(self) -> None:
        """Say what keys do, and what may be typed."""
        self._said.append(Text(self._say("terminal-screen-help")))
        self._obey("help")

    def action_back(self) -> None:
        """Give the spot back that was chosen last; else go back to the board."""
        line = self.query_one(Line)
        if self.focused is line and line.value:
            line.value = ""
        elif self._choosing.chosen:
            self._set(self._choosing.back())
        else:
            self.action_open("board")

    def action_save(self) -> None:
        """Ask where to save."""
        self.push_screen(Saving(self.desk, leaving=False))

    async def action_quit(self) -> None:
        """Leave; while a game goes on, ask first."""
        now = self.desk.now
        if now.result or not now.plies:
            self.exit()
        else:
            self.push_screen(Saving(self.desk, leaving=True), self._leave)

    async def action_help_quit(self) -> None:
        """Leave as well: this is what Ctrl+C does."""
        await self.action_quit()

    def _leave(self, sure: bool | None) -> None:
        if sure:
            self.exit()

    def _open(self, pane: str) -> None:
        """Show a pane; where there is room, the board and the table stay."""
        self._pane = pane
        for name in PANES:
            self._base.set_class(name == pane, f"-{name}")
        if pane not in ("board", "table"):
            for name in PANES[2:]:
                self._base.set_class(name == pane, f"-side-{name}")
        self._show_tabs()
