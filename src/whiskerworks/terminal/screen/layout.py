"""The parts of the screen, and what they show of a desk."""

import sys
from typing import Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Center, Horizontal, ScrollableContainer, Vertical
from textual.dom import DOMNode
from textual.widgets import Button, Static

from whiskerworks.core.message import Param
from whiskerworks.terminal import sentences
from whiskerworks.terminal.screen import pane_text
from whiskerworks.terminal.screen.board import BoardWidget
from whiskerworks.terminal.screen.choice_list import choice_list
from whiskerworks.terminal.screen.move_choice import MoveChoice, OfferIndex
from whiskerworks.terminal.screen.panes import (
    PANES,
    AnswersPane,
    ChoiceList,
    CommandLine,
    LabelBar,
    RulesPane,
    TextPane,
)
from whiskerworks.terminal.session import Session, SessionView, new_chat_lines

KEYS: Final = (
    ("F1", "f1,ctrl+r", "open('rules')", "rules"),
    ("F2", "f2,ctrl+t", "order('hint')", "hint"),
    ("F3", "f3,ctrl+l", "moves", "moves"),
    ("F4", "f4,ctrl+o", "next_pane", "pane"),
    ("F8", "f8,ctrl+z", "order('undo')", "undo"),
    ("^S", "ctrl+s", "save", "save"),
    ("^Q", "ctrl+q", "quit", "quit"),
    ("?", "", "help", "help"),
)
"""Keys as they are shown and as they are pressed, what they do, what that is called."""

MIN_WIDE_COLUMNS: Final = 100
"""From so many columns on, the board and other panes stand side by side."""
CURTAIN_LOCK_SECONDS: Final = 0.7
"""So many seconds a curtain cannot be lifted."""
MIN_TALL_LINES: Final = 36
"""From so many lines on, there is room for a longer list."""


class ScreenLayout(App[None]):
    """All that is to be seen of one desk; nothing is done here."""

    CSS_PATH = "style.tcss"
    AUTO_FOCUS = "#board"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (MIN_WIDE_COLUMNS, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (MIN_TALL_LINES, "-tall")]  # noqa: RUF012

    def __init__(self, session: Session) -> None:
        super().__init__(ansi_color=True)
        _start_resource_tracker()
        self.session: Final = session
        """What is shown and played."""
        self.choice = MoveChoice(OfferIndex(()))
        """How far whoever sits here is with choosing."""
        self.pane = "board"
        """The pane that is open."""
        self.pending_commands = 0
        """How many orders are not answered yet."""
        self._view: SessionView | None = None
        self._has_unread_chat = False
        """Whether somebody said something since the talk was last seen."""

    def compose(self) -> ComposeResult:
        """Make all parts; the style decides what stands where."""
        yield Static(id="head")
        yield LabelBar("tabs")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with ScrollableContainer(id="stage", can_focus=False):
                    yield BoardWidget()
                yield ChoiceList()
            with Vertical(id="side"):
                yield TextPane("table")
                yield TextPane("played", newest=True)
                yield AnswersPane()
                yield TextPane("talk", newest=True)
                yield RulesPane(self.session.game.meta, self.session.words)
        yield Static(id="bar")
        yield Static(id="asked")
        yield CommandLine(self.say("terminal-screen-type"))
        yield LabelBar("keys")
        with Vertical(id="curtain"):
            yield Static(id="next")
            with Center():
                yield Button(self.say("terminal-screen-ready"), id="ready")

    @property
    def is_hidden(self) -> bool:
        """Whether the curtain is drawn."""
        return self._view is not None and self._view.curtain_seat is not None

    @property
    def panes(self) -> list[str]:
        """The panes that there is a reason to open."""
        return [pane for pane in PANES if pane != "talk" or self.session.view.chat]

    def say(self, code: str, **params: Param) -> str:
        """Return what *code* says."""
        return sentences.sentence(self.session.words, code, **params)

    def fit(self) -> None:
        """Set out the parts for the window's size, before they are first seen."""
        width, height = self.size
        wide, tall = width >= MIN_WIDE_COLUMNS, height >= MIN_TALL_LINES
        self._base.update_classes({"-wide": wide, "-narrow": not wide, "-tall": tall})

    def show_keys(self) -> None:
        """Show what keys do."""
        names = [
            (pane_text.key_label(self.session.words, key, name), action)
            for key, _, action, name in KEYS
            if name != "hint" or self.session.view.has_hints
        ]
        self.query_one("#keys", LabelBar).show(names)

    def show_view(self) -> None:
        """Show the desk as it is now."""
        view, before = self.session.view, self._view
        self._view = view
        if before is None or before.curtain_seat != view.curtain_seat:
            self._draw_curtain(view)
        if view.curtain_seat is not None:
            return
        if before is None or before.scene is not view.scene:
            self._keep_choice(view)
        if before is not None:
            self._show_news(view, before)
        self.show_panes()
        self.show_choice()

    def _show_news(self, view: SessionView, before: SessionView) -> None:
        """Say what is new: how it ended, what was played, what was said."""
        plies, fresh = len(before.plies), new_chat_lines(before.chat, view.chat)
        if view.result and view.result != before.result:
            self.show_status(pane_text.highlight_rules("\n".join(view.result)))
        elif len(view.plies) > plies:
            self.show_status(pane_text.recent_events(view, plies))
        elif fresh:
            self.show_status(Text(fresh[-1]))
        elif len(view.plies) < plies:
            self.show_status(Text())  # what it says was taken back
        if len(view.plies) > plies and self.pane == "said":
            self.open_board()
        self._has_unread_chat = bool(fresh) or self._has_unread_chat

    def show_panes(self) -> None:
        """Show what stands beside the board."""
        words, view = self.session.words, self.session.view
        self.query_one("#table", TextPane).show(pane_text.table_pane_text(words, view))
        self.query_one("#played", TextPane).show(pane_text.history_text(words, view))
        self.query_one("#talk", TextPane).show(Text("\n".join(view.chat)))
        asked = self.query_one("#asked", Static)
        asked.update(pane_text.notice_text(view))
        asked.set_class(bool(view.notices), "-some")
        if self.pane not in self.panes:
            self.open_board()
        self.show_head()
        self._show_tabs()

    def show_head(self) -> None:
        """Show whose turn it is."""
        turn = pane_text.turn_text(self.session.words, self.session.view)
        busy = f"  {self.say('terminal-screen-busy')}" if self.pending_commands else ""
        self.query_one("#head", Static).update(Text(f"{self.title} · {turn}{busy}"))
        self._base.set_class(self.session.view.is_our_turn, "-turn")

    def show_choice(self) -> None:
        """Show what is chosen, what can be, and the moves that are left."""
        view = self.session.view
        self.query_one(BoardWidget).show(view.plan, self.choice)
        choices = self.query_one(ChoiceList)
        choices.show(*choice_list(self.session.words, view, self.choice))
        choices.display = not (view.result or view.wants_answer)
        self.query_one(CommandLine).placeholder = pane_text.input_hint(
            self.session.words, view
        )
        if self.choice.complete_move is not None:
            self.show_status(Text(self.say("terminal-screen-enter")))

    def show_status(self, text: Text) -> None:
        """Show something under the board."""
        self.query_one("#bar", Static).update(text)

    def open_pane(self, pane: str, beside: str = "") -> None:
        """Show a pane; where there is room, the board and the table stay."""
        self.pane = pane
        if pane not in ("board", "table"):
            beside = pane
        classes = {f"-{name}": name == pane for name in PANES}
        if beside:
            classes |= {f"-side-{name}": name == beside for name in PANES}
        # All at once: each change of a class styles every part anew.
        self._base.update_classes(classes)
        self._show_tabs()

    def open_board(self) -> None:
        """Show the board, and beside it what was played."""
        self.open_pane("board", beside="played")

    def _draw_curtain(self, view: SessionView) -> None:
        """Hide everything, or nothing any more."""
        self._base.set_class(view.curtain_seat is not None, "-curtain")
        if view.curtain_seat is not None:
            self._clear_private()
            name = pane_text.seat_name(self.session.words, view, view.curtain_seat)
            said = self.say("terminal-screen-curtain", seat=name)
            self.query_one("#next", Static).update(said)
            # Not at once: whoever played may press Enter a time too many.
            self.query_one("#ready").disabled = True
            self.set_timer(CURTAIN_LOCK_SECONDS, self._enable_ready)
        elif self.focused is None or self.focused.id == "ready":
            self.query_one(BoardWidget).focus()

    def _enable_ready(self) -> None:
        """Let whoever is next say that they are ready."""
        ready = self._base.query_one("#ready")
        ready.disabled = False
        ready.focus()

    def _clear_private(self) -> None:
        """Keep nothing of what the last one typed and was told."""
        self.query_one(AnswersPane).remove_children()
        self.show_status(Text())
        self.query_one(CommandLine).forget()

    def _keep_choice(self, view: SessionView) -> None:
        """Go on with what is chosen, where the same may be played."""
        menu = OfferIndex(view.scene.moves() if view.is_our_turn else ())
        same = menu.offers == self.choice.menu.offers
        self.choice = MoveChoice(menu, self.choice.chosen if same else ())

    def _show_tabs(self) -> None:
        words = self.session.words
        self._has_unread_chat = self._has_unread_chat and self.pane != "talk"
        fresh = {"talk"} if self._has_unread_chat else set()
        tabs = [
            (pane_text.tab_label(words, pane, pane == self.pane, pane in fresh), pane)
            for pane in self.panes
        ]
        self.query_one("#tabs", LabelBar).show(tabs)

    @property
    def _base(self) -> DOMNode:
        """The screen under all questions."""
        return self.screen_stack[0]


def _start_resource_tracker() -> None:
    """
    Let desks start processes while the screen is shown.

    The first one is watched by a process that is handed the error stream, which is
    no file any more while the screen keeps stray output off the terminal.
    """
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()
