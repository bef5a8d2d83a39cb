"""The full-screen app: what keys, clicks and typed lines do."""

import asyncio
from typing import ClassVar, Final, final

from rich.text import Text
from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.widgets import Button, Input

from whiskerworks.core.scene import Offer
from whiskerworks.terminal.screen import pane_text
from whiskerworks.terminal.screen.board import BoardWidget
from whiskerworks.terminal.screen.dialogs import SaveDialog
from whiskerworks.terminal.screen.layout import KEYS, ScreenLayout
from whiskerworks.terminal.screen.move_choice import MoveChoice, Spots
from whiskerworks.terminal.screen.panes import (
    AnswersPane,
    ChoiceList,
    CommandLine,
    LabelBar,
    RulesPane,
)
from whiskerworks.terminal.session import Session

GUARDED_ACTIONS: Final = {action.partition("(")[0] for _, _, action, _ in KEYS} | {
    "unchoose"
}
"""Actions that keys trigger, which do nothing behind a dialog or the curtain."""
MAX_INLINE_ANSWER_LINES: Final = 3
"""Longest answer shown under the board, in lines; longer ones open their pane."""


@final
class ScreenApp(ScreenLayout):
    """A session on the full screen."""

    # Priority bindings run before the next key is dispatched, so that fast typing finds
    # the focus already moved.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys, action, show=False, priority=True)
        for keys, action in [
            *[(keys, action) for _, keys, action, _ in KEYS if keys],
            ("escape", "unchoose"),
        ]
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._lock: Final = asyncio.Lock()
        self._last_rule = ""
        """The rule that was cited most recently."""

    def on_mount(self) -> None:
        """Show the session and follow its changes."""
        self.theme = "ansi-dark"
        self.title = self.say("title")
        self.fit()
        self.show_keys()
        self.show_view()
        self.open_board()
        self._go_to("#board")
        self._follow()

    @work(group="follow")
    async def _follow(self) -> None:
        """Update the screen whenever the session changes."""
        while True:
            await self.session.wait_for_change()
            self.show_view()

    async def on_unmount(self) -> None:
        """Close the session."""
        await self.session.close()

    # Choosing a move.

    def on_board_widget_pointed(self, event: BoardWidget.Pointed) -> None:
        """Describe what is under the cursor."""
        if self.choice.complete_move is None:
            view, spot = self.session.view, event.spot
            self.show_status(
                pane_text.cursor_text(self.session.words, view, spot, self.choice)
            )

    def on_board_widget_clicked(self, event: BoardWidget.Clicked) -> None:
        """Choose a piece; a second click, or Enter on a chosen one, plays the move."""
        only, chosen = self.choice.complete_move, self.choice.chosen
        plays = ("", *chosen) if event.by_key else chosen[-1:]
        if only is not None and event.spot in plays:
            self._play(only)
        elif event.spot:
            self._choose(event.spot)

    def on_choice_list_picked(self, event: ChoiceList.Picked) -> None:
        """Choose a piece or a move from the list."""
        if isinstance(event.picked, str):
            self._choose(event.picked)
        elif event.picked in self.choice.complete:
            self._play(event.picked)
        else:
            self._set_choice(MoveChoice(self.choice.menu, event.picked.spots))

    def _choose(self, spot: str) -> None:
        after = self.choice.after(spot)
        if after is None:
            self._refuse((*self.choice.chosen, spot))
        else:
            self._set_choice(after)

    def _set_choice(self, choice: MoveChoice) -> None:
        self.choice = choice
        self.show_status(Text())
        self.show_choice()

    @work(group="orders")
    async def _refuse(self, spots: Spots) -> None:
        """Explain why a piece does not fit the choice, or start a new one with it."""
        said = await self.session.explain_clicks(spots)
        menu = self.choice.menu
        if said:
            await self._answer(said)
        elif menu.starting_with(spots[-1:]):
            self._set_choice(MoveChoice(menu, spots[-1:]))

    def _play(self, offer: Offer) -> None:
        self.choice = MoveChoice(self.choice.menu)
        self._obey(offer.move)

    # Typing.

    async def on_event(self, event: events.Event) -> None:
        """
        Send letters to the command line, wherever the focus is.

        The app handles this before any widget receives the key, so that letters typed
        in quick succession do not end up where the focus was.
        """
        if isinstance(event, events.Key) and self._is_letter(event):
            line = self.query_one(CommandLine)
            if event.character == "?" and not line.value:
                self.action_help()
                return
            self._go_to("#line")
        if isinstance(event, events.Paste) and self._is_for_line(event):
            self._go_to("#line")
        await super().on_event(event)

    def _is_letter(self, key: events.Key) -> bool:
        """Whether a key is a character for the command line."""
        is_letter = key.is_printable and key.character != " "
        return is_letter and self._is_for_line(key)

    def _is_for_line(self, event: events.Key | events.Paste) -> bool:
        """Whether a key or paste belongs to the command line and to no other input."""
        elsewhere = isinstance(self.focused, Input) and self.focused.id != "line"
        is_away = self.is_hidden or len(self.screen_stack) > 1
        return not (event.is_forwarded or elsewhere or is_away)

    async def on_command_line_typed(self, event: CommandLine.Typed) -> None:
        """Carry out a typed line; an empty line plays the chosen move."""
        line = event.line
        if line.lower() in ("quit", "exit"):
            await self.action_quit()
        elif line:
            self._obey(line)
        elif self.choice.complete_move is not None:
            self._play(self.choice.complete_move)

    @work(group="orders")
    async def _obey(self, line: str) -> None:
        """Send a line to the session, one at a time, and show the answer."""
        self.pending_commands += 1
        self.show_head()
        try:
            async with self._lock:
                answers = await self.session.obey(line)
        finally:
            self.pending_commands -= 1
        self.show_view()
        if line.lower() == "help":
            answers = [self.say("terminal-screen-help"), *answers]
        if answers and not self.is_hidden:
            await self._answer(answers, line)

    async def _answer(self, answers: list[str], asked: str = "") -> None:
        """Show an answer under the board; show a long one in its pane."""
        text = pane_text.highlight_rules("\n".join(answers))
        self._last_rule = pane_text.last_cited_rule(text.plain) or self._last_rule
        await self.query_one(AnswersPane).add(pane_text.answer_text(asked, text))
        if text.plain.count("\n") < MAX_INLINE_ANSWER_LINES:
            self.show_status(text)
        else:
            self.open_pane("said")

    # Key actions.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable keys behind a dialog, and all but Quit behind the curtain."""
        if action in GUARDED_ACTIONS:
            if len(self.screen_stack) > 1:
                return False
            if self.is_hidden:
                return action == "quit"
        return super().check_action(action, parameters)

    @on(LabelBar.Picked, "#tabs")
    def open_picked(self, event: LabelBar.Picked) -> None:
        """Open the pane whose tab was clicked."""
        self.action_open(event.picked)

    @on(LabelBar.Picked, "#keys")
    async def do_picked(self, event: LabelBar.Picked) -> None:
        """Do what the clicked key label stands for."""
        await self.run_action(event.picked)

    @on(Button.Pressed, "#ready")
    def lift_curtain(self) -> None:
        """Lift the curtain for the next player."""
        self._obey("ready")

    def action_open(self, pane: str) -> None:
        """Open a pane and focus it; open the rules at the one cited most recently."""
        self.open_pane(pane)
        if pane == "rules":
            self.query_one(RulesPane).open_at(self._last_rule)
        self._go_to("#find" if pane == "rules" else f"#{pane}")

    def action_next_pane(self) -> None:
        """Open the next pane."""
        at = self.panes.index(self.pane) if self.pane in self.panes else 0
        self.action_open(self.panes[(at + 1) % len(self.panes)])

    def action_moves(self) -> None:
        """Focus the list of moves."""
        self.open_pane("board")
        self._go_to("#choices")

    def action_order(self, order: str) -> None:
        """Carry out a command as if it were typed."""
        self._obey(order)

    def action_help(self) -> None:
        """Show the keys and the commands."""
        self._obey("help")

    def action_unchoose(self) -> None:
        """Unchoose the last piece; with none chosen, return to the board."""
        line = self.query_one(CommandLine)
        if self.focused is line and line.value:
            line.value = ""
        elif self.choice.chosen:
            self._set_choice(self.choice.back())
        else:
            self.open_board()
            self._go_to("#board")

    def action_save(self) -> None:
        """Ask for a file name and save the record."""
        self.push_screen(SaveDialog(self.session, leaving=False), self._saved)

    async def action_quit(self) -> None:
        """Quit, after a question if the game is not over."""
        view = self.session.view
        if view.result or not view.plies:
            self.exit()
        else:
            self.push_screen(SaveDialog(self.session, leaving=True), self._leave)

    def action_help_quit(self) -> None:
        """Quit; Textual calls this on Ctrl+C."""
        self.call_later(self.action_quit)

    def _go_to(self, part: str) -> None:
        """Focus a widget before the next key is dispatched."""
        found = self.query_one(part)
        found.screen.set_focus(found)

    async def _saved(self, answers: list[str] | None) -> None:
        """Show where the record was saved."""
        if answers:
            await self._answer(answers)

    def _leave(self, answers: list[str] | None) -> None:
        """Quit and print where the record is; stay if the dialog was cancelled."""
        if answers is not None:
            self.exit(message="\n".join(answers) or None)
