"""
The widgets beside the board: text panes, the list of moves, the command line, the
rules.
"""

from typing import ClassVar, Final, final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from whiskerworks.core import message
from whiskerworks.core.meta import Meta
from whiskerworks.core.scene import Offer
from whiskerworks.terminal.screen import styles
from whiskerworks.terminal.screen.pane_text import HangingText
from whiskerworks.terminal.sentences import sentence
from whiskerworks.words import Words
from whiskerworks.words.rulebook import certainty

PANES: Final = ("board", "table", "played", "said", "talk", "rules")
"""The panes in the order of their tabs."""
MAX_HISTORY_LINES: Final = 50
"""How many typed lines can be recalled."""


@final
class TextPane(VerticalScroll):
    """A scrollable text."""

    def __init__(self, name: str, *, newest: bool = False) -> None:
        super().__init__(Static(expand=True), id=name)
        self._newest: Final = newest
        self._shown = ""

    def on_resize(self) -> None:
        """Scroll to the end if that is where news appears, also after it was hidden."""
        if self._newest:
            self.scroll_end(animate=False)

    def show(self, text: Text | HangingText) -> None:
        """Show another text, scrolled to the end if that is where news appears."""
        if str(text) != self._shown:
            self._shown = str(text)
            self.query_one(Static).update(text)
            self.call_after_refresh(self.on_resize)


@final
class AnswersPane(VerticalScroll):
    """All answers so far, scrolled to the beginning of the last one."""

    def __init__(self) -> None:
        super().__init__(id="said")

    async def add(self, text: Text) -> None:
        """Append an answer."""
        await self.mount(answer := Static(text))
        self.call_after_refresh(self.scroll_to_widget, answer, top=True, animate=False)

    def on_resize(self) -> None:
        """Scroll to the last answer after a change of size."""
        if self.children:
            last = self.children[-1]
            assert isinstance(last, Static)
            self.scroll_to_widget(last, top=True, animate=False)


class LabelBar(Static):
    """Labels in one line that can be clicked."""

    class Picked(Message):
        """Sent when a label is clicked."""

        def __init__(self, names: "LabelBar", picked: str) -> None:
            super().__init__()
            self.names: Final = names
            self.picked: Final = picked
            """The value behind the label."""

        @property
        def control(self) -> "LabelBar":
            """The bar that was clicked."""
            return self.names

    def __init__(self, id_: str) -> None:
        super().__init__(id=id_)
        self._ends: list[tuple[int, str]] = []

    def show(self, names: list[tuple[Text, str]]) -> None:
        """Show labels, each with the value behind it."""
        text = Text(no_wrap=True)
        self._ends = []
        for name, picked in names:
            text.append_text(name)
            text.append(" ")
            self._ends.append((text.cell_len, picked))
        self.update(text)

    def on_click(self, event: events.Click) -> None:
        """Report which label was clicked."""
        found = [picked for end, picked in self._ends if event.x < end]
        if found:
            self.post_message(self.Picked(self, found[0]))


@final
class ChoiceList(OptionList):
    """The list of moves and of pieces that are not drawn on the board."""

    class Picked(Message):
        """Sent when a piece or a move is picked."""

        def __init__(self, picked: str | Offer) -> None:
            super().__init__()
            self.picked: Final = picked
            """The id of the piece, or the move."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._items: list[str | Offer | None] = []

    def show(self, title: str, items: list[tuple[Text, str | Offer | None]]) -> None:
        """List other items; those with None cannot be picked."""
        self.border_title = title
        self._items = [item for _, item in items]
        options = [_option(text, item is not None) for text, item in items]
        self.set_options(options)
        if items and items[0][1] is not None:
            self.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Report what was picked."""
        event.stop()
        item = self._items[event.option_index]
        if item is not None:
            self.post_message(self.Picked(item))


@final
class CommandLine(Input):
    """The input for moves and commands; the arrow keys recall earlier lines."""

    class Typed(Message):
        """Sent when a line was typed or pasted."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line: Final = line
            """The line with single spaces; "" for an empty one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "older(1)", show=False),
        Binding("down", "older(-1)", show=False),
    ]

    def __init__(self, hint: str) -> None:
        super().__init__(
            placeholder=hint, id="line", compact=True, select_on_focus=False
        )
        self._lines: list[str] = []
        self._back = 0

    async def on_key(self, event: events.Key) -> None:
        """Submit on Enter immediately; a binding would run only after later keys."""
        if event.key == "enter":
            event.stop()
            event.prevent_default()
            await self.action_submit()

    async def action_submit(self) -> None:
        """Report the typed line and clear the input."""
        line = " ".join(self.value.split())
        if line:
            self._lines = [*self._lines, line][-MAX_HISTORY_LINES:]
        self._back = 0
        self.value = ""
        self.post_message(self.Typed(line))

    async def on_paste(self, event: events.Paste) -> None:
        """Submit pasted lines one by one, and keep an unfinished last one."""
        event.prevent_default()
        event.stop()
        *lines, rest = event.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for line in lines:
            self.insert_text_at_cursor(line)
            await self.action_submit()
        self.insert_text_at_cursor(rest)

    def forget(self) -> None:
        """Forget all lines, because another player sits down."""
        self._lines, self._back, self.value = [], 0, ""

    def action_older(self, step: int) -> None:
        """Recall an earlier line."""
        self._back = min(max(self._back + step, 0), len(self._lines))
        self.value = self._lines[-self._back] if self._back else ""
        self.cursor_position = len(self.value)


@final
class RulesPane(Vertical):
    """The rulebook, with a search."""

    def __init__(self, facts: Meta, words: Words) -> None:
        super().__init__(id="rules")
        self._rules: Final = {
            rule.id: f"({certainty(words, rule)}) "
            f"{words.say(message.Message(f'rule-{rule.id}'))}"
            for rule in facts.rules
        }
        self._words: Final = words
        self._listed: list[str] = []

    def compose(self) -> ComposeResult:
        """Create the search input and the list."""
        hint = sentence(self._words, "terminal-screen-find")
        yield Input(placeholder=hint, id="find", compact=True)
        yield OptionList(id="book")

    def on_mount(self) -> None:
        """List all rules."""
        self.find("")

    def find(self, wanted: str) -> None:
        """List the rules whose id begins with *wanted* or whose text contains it."""
        low = wanted.strip().lower()
        ids = [id_ for id_ in self._rules if id_.lower().startswith(low)]
        texts = [id_ for id_, text in self._rules.items() if low in text.lower()]
        self._listed = list(dict.fromkeys([*ids, *texts]))
        book = self.query_one("#book", OptionList)
        none = _option(Text(sentence(self._words, "terminal-screen-no-rule")), False)
        rules = [_option(self._rule(id_)) for id_ in self._listed]
        book.set_options(rules or [none])
        book.highlighted = 0 if self._listed else None

    def open_at(self, rule: str) -> None:
        """List all rules and highlight one."""
        self.query_one("#find", Input).value = ""
        self.find("")
        if rule in self._listed:
            self.query_one("#book", OptionList).highlighted = self._listed.index(rule)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        self.find(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Focus the search results."""
        event.stop()
        self.query_one("#book", OptionList).focus()

    def _rule(self, id_: str) -> Text:
        return Text().append(f"{id_}  ", styles.RULE_ID).append(self._rules[id_])


def _option(text: Text, can_be_picked: bool = True) -> Option:
    """Return an entry of a list."""
    return Option(Content.from_rich_text(text), disabled=not can_be_picked)
