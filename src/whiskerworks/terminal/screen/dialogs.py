"""The dialog that asks where to save the record, or whether to quit."""

from datetime import date
from pathlib import Path
from typing import ClassVar, Final, final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from whiskerworks.core.message import Param
from whiskerworks.terminal.sentences import sentence
from whiskerworks.terminal.session import Session


def _exists(name: str) -> bool:
    return Path(name).expanduser().exists()


def unused_record_name(name: str, folder: Path) -> str:
    """Return a file name for a record that does not exist in *folder* yet."""
    stem = f"{name}-{date.today():%Y-%m-%d}"
    names = [f"{stem}.record", *[f"{stem}-{n}.record" for n in range(2, 1000)]]
    return next(iter([one for one in names if not (folder / one).exists()]), "")


@final
class SaveDialog(ModalScreen[list[str] | None]):
    """
    Asks where to save the record, and returns the session's answer.

    While quitting, people may also quit without saving, which returns an empty list.
    Cancelling returns None. If the record is saved automatically, the dialog says so
    and only asks whether to quit.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", show=False)]

    def __init__(self, session: Session, *, leaving: bool) -> None:
        super().__init__()
        self._session: Final = session
        self._leaving: Final = leaving
        self._kept: Final = session.view.record_path if leaving else ""

    def compose(self) -> ComposeResult:
        """Create the question, the input for the file name, and the buttons."""
        with Vertical(id="dialog"):
            yield Static(self._question(), id="question")
            if not self._kept:
                name = unused_record_name(self._session.game.name, Path.cwd())
                yield Input(name, id="name", compact=True)
                yield Static("", id="answer")
            with Horizontal():
                for button in self._buttons():
                    label = self._label(button)
                    yield Button(label, id=f"do-{button}", compact=True)

    def on_mount(self) -> None:
        """Focus the safest answer: Enter saves, or quits if that happened already."""
        self.query_one("#do-leave" if self._kept else "#name").focus()

    def action_stay(self) -> None:
        """Cancel."""
        self.dismiss(None)

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the pressed button says."""
        event.stop()
        if event.button.id == "do-save":
            await self._save()
        else:
            self.dismiss([] if event.button.id == "do-leave" else None)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Save under the typed name."""
        event.stop()
        await self._save()

    async def _save(self) -> None:
        """Save; keep the dialog open and show the answer if no file was written."""
        name = self.query_one("#name", Input).value.strip()
        is_new = not _exists(name)
        answers = await self._session.obey(f"save {name}")
        if name and is_new and _exists(name):
            self.dismiss(answers)
        else:
            self.query_one("#answer", Static).update("\n".join(answers))

    def _question(self) -> str:
        if self._kept:
            return self._say("terminal-screen-leave-kept", name=self._kept)
        return self._say(f"terminal-screen-{'leave' if self._leaving else 'save'}")

    def _buttons(self) -> list[str]:
        leaving = ["leave"] if self._leaving else []
        return [*([] if self._kept else ["save"]), *leaving, "stay"]

    def _label(self, button: str) -> str:
        kind = "-leave" if self._leaving and button == "save" else ""
        return self._say(f"terminal-screen-do-{button}{kind}")

    def _say(self, code: str, **params: Param) -> str:
        return sentence(self._session.words, code, **params)
