"""The layout of the screen, and what its parts show of a session."""

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
"""Each key: its label, the keys that trigger it, its action, and the action's name."""

MIN_WIDE_COLUMNS: Final = 100
"""Minimum window width, in columns, for showing panes beside the board."""
CURTAIN_LOCK_SECONDS: Final = 0.7
"""How long the curtain stays down, so that one Enter too many does not lift it."""
MIN_TALL_LINES: Final = 36
"""Minimum window height, in lines, for a longer list of moves."""


class ScreenLayout(App[None]):
    """Shows a session; its subclass handles input."""

    CSS_PATH = "style.tcss"
    AUTO_FOCUS = "#board"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (MIN_WIDE_COLUMNS, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (MIN_TALL_LINES, "-tall")]  # noqa: RUF012

    def __init__(self, session: Session) -> None:
        super().__init__(ansi_color=True)
        _start_resource_tracker()
        self.session: Final = session
        """The session to show."""
        self.choice = MoveChoice(OfferIndex(()))
        """How far the player is with choosing a move."""
        self.pane = "board"
        """The open pane."""
        self.pending_commands = 0
        """How many commands are not answered yet."""
        self._view: SessionView | None = None
        self._has_unread_chat = False
        """Whether the player has unread chat."""

    def compose(self) -> ComposeResult:
        """Create all parts; the style sheet arranges them."""
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
        """Whether the curtain is down."""
        return self._view is not None and self._view.curtain_seat is not None

    @property
    def panes(self) -> list[str]:
        """The panes that have something to show."""
        return [pane for pane in PANES if pane != "talk" or self.session.view.chat]

    def say(self, code: str, **params: Param) -> str:
        """Return the sentence for *code*."""
        return sentences.sentence(self.session.words, code, **params)

    def fit(self) -> None:
        """Choose the layout for the window's size before the first frame."""
        width, height = self.size
        wide, tall = width >= MIN_WIDE_COLUMNS, height >= MIN_TALL_LINES
        self._base.update_classes({"-wide": wide, "-narrow": not wide, "-tall": tall})

    def show_keys(self) -> None:
        """Show the labels of the keys."""
        names = [
            (pane_text.key_label(self.session.words, key, name), action)
            for key, _, action, name in KEYS
            if name != "hint" or self.session.view.has_hints
        ]
        self.query_one("#keys", LabelBar).show(names)

    def show_view(self) -> None:
        """Show the session as it is now."""
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
        """Show the news: the result, the latest moves or chat."""
        plies, fresh = len(before.plies), new_chat_lines(before.chat, view.chat)
        if view.result and view.result != before.result:
            self.show_status(pane_text.highlight_rules("\n".join(view.result)))
        elif len(view.plies) > plies:
            self.show_status(pane_text.recent_events(view, plies))
        elif fresh:
            self.show_status(Text(fresh[-1]))
        elif len(view.plies) < plies:
            self.show_status(Text())  # it described a move that was undone
        if len(view.plies) > plies and self.pane == "said":
            self.open_board()
        self._has_unread_chat = bool(fresh) or self._has_unread_chat

    def show_panes(self) -> None:
        """Update the panes beside the board."""
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
        """Show what is chosen, what can be chosen, and the remaining moves."""
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
        """Show a text under the board."""
        self.query_one("#bar", Static).update(text)

    def open_pane(self, pane: str, beside: str = "") -> None:
        """Open a pane; a wide window keeps showing the board and the table."""
        self.pane = pane
        if pane not in ("board", "table"):
            beside = pane
        classes = {f"-{name}": name == pane for name in PANES}
        if beside:
            classes |= {f"-side-{name}": name == beside for name in PANES}
        # Change all classes in one go: each single change restyles every widget.
        self._base.update_classes(classes)
        self._show_tabs()

    def open_board(self) -> None:
        """Open the board, with the history beside it."""
        self.open_pane("board", beside="played")

    def _draw_curtain(self, view: SessionView) -> None:
        """Lower or lift the curtain."""
        self._base.set_class(view.curtain_seat is not None, "-curtain")
        if view.curtain_seat is not None:
            self._clear_private()
            name = pane_text.seat_name(self.session.words, view, view.curtain_seat)
            said = self.say("terminal-screen-curtain", seat=name)
            self.query_one("#next", Static).update(said)
            # Enable the button later: the last player may press Enter once too often.
            self.query_one("#ready").disabled = True
            self.set_timer(CURTAIN_LOCK_SECONDS, self._enable_ready)
        elif self.focused is None or self.focused.id == "ready":
            self.query_one(BoardWidget).focus()

    def _enable_ready(self) -> None:
        """Enable the button that lifts the curtain."""
        ready = self._base.query_one("#ready")
        ready.disabled = False
        ready.focus()

    def _clear_private(self) -> None:
        """Remove everything that the last player typed and was told."""
        self.query_one(AnswersPane).remove_children()
        self.show_status(Text())
        self.query_one(CommandLine).forget()

    def _keep_choice(self, view: SessionView) -> None:
        """Keep the choice if the same moves are offered."""
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
        """The screen below all dialogs."""
        return self.screen_stack[0]


def _start_resource_tracker() -> None:
    """
    Let sessions start processes while the screen is shown.

    The first process starts a resource tracker that inherits the error stream. While
    Textual captures that stream it is not a real file, so start the tracker before.
    """
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()
