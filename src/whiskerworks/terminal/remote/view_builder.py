"""Build the view of a session from the state of its table."""

from typing import Final, final

from whiskerworks.core.scene import Scene
from whiskerworks.core.text_board import TextBoard
from whiskerworks.table.messages import PlySeen, Position
from whiskerworks.terminal.remote import table_commands, table_text
from whiskerworks.terminal.remote.connection import TableConnection, now_milliseconds
from whiskerworks.terminal.remote.join_table import code_sentence
from whiskerworks.terminal.remote.table_view import TableView
from whiskerworks.terminal.sentences import sentence
from whiskerworks.terminal.session import PlyReport, SessionView
from whiskerworks.words import Words

EMPTY_SCENE: Final = Scene(1.0, 1.0, (), ())
"""The scene where a server sends none."""


@final
class ViewBuilder:
    """Puts a table into sentences and drawings, and caches them."""

    def __init__(self, game: str, language: str) -> None:
        """Use the sentences of *game* in *language*."""
        self.words = Words(game, language, patient=True)
        """The sentences, with the names of the players."""
        self._unnamed_words: Final = self.words
        self._names: tuple[str, ...] = ()
        self._drawn: tuple[Position | None, Scene, TextBoard] = (
            None,
            EMPTY_SCENE,
            TextBoard(()),
        )
        self._reports: list[tuple[PlySeen, PlyReport]] = []

    def view(
        self,
        table: TableView,
        connection: TableConnection,
        news: tuple[str, ...],
        curtain: int | None,
    ) -> SessionView:
        """Return the view; *news* are notices about what was done here."""
        self._update_names(table)
        _, scene, plan = self._draw(table.position)
        return SessionView(
            seat=table.seat,
            mover=table.position.mover,
            is_our_turn=table.is_our_turn and curtain is None,
            plan=plan,
            scene=scene,
            plies=self._plies(table.plies),
            people=table_text.seat_occupants(
                table, self._names, server_time(table, connection)
            ),
            result=table_text.result_lines(table, self._names, self.words),
            notices=(*self._line(connection), *news, *self._notices(table, connection)),
            chat=table_text.chat_lines(table, self.words),
            curtain_seat=curtain,
            commands=table_commands.available_commands(table),
            prompt=self._prompt(table),
            wants_answer=any(table.awaits_us(one) for one in table.status.questions),
        )

    def _prompt(self, table: TableView) -> str:
        over = table.status.result is not None
        return sentence(self.words, "terminal-table-over") if over else ""

    def is_offered(self, table: TableView, text: str) -> bool:
        """Whether *text* is a move that is offered now."""
        return any(
            offer.move == text for offer in self._draw(table.position)[1].moves()
        )

    def _update_names(self, table: TableView) -> None:
        """Use the players' current names, and rewrite earlier sentences with them."""
        names = table_text.player_names(table, self._unnamed_words)
        if names == self._names:
            return
        game, language = self.words.game, self.words.language
        self._names = names
        self.words = Words(game, language, names, patient=True)
        self._reports = []

    def _draw(self, position: Position) -> tuple[Position | None, Scene, TextBoard]:
        if self._drawn[0] is not position:
            scene = EMPTY_SCENE if position.scene is None else position.scene
            self._drawn = (position, scene, self._plan(position))
        return self._drawn

    def _plan(self, position: Position) -> TextBoard:
        if position.plan is not None:
            return position.plan
        return TextBoard((sentence(self.words, "terminal-table-plan"),))

    def _plies(self, plies: tuple[PlySeen, ...]) -> tuple[PlyReport, ...]:
        cached = self._reports
        kept = 0
        while kept < min(len(cached), len(plies)) and cached[kept][0] is plies[kept]:
            kept += 1
        fresh = [(ply, table_text.ply_report(ply, self.words)) for ply in plies[kept:]]
        self._reports = cached[:kept] + fresh
        return tuple([told for _, told in self._reports])

    def _line(self, connection: TableConnection) -> list[str]:
        if connection.status.state == "lost":
            return [sentence(self.words, "terminal-table-lost")]
        if connection.status.state == "closed":
            why = code_sentence(self.words, connection.status.reason)
            return [sentence(self.words, "terminal-table-closed", why=why)]
        return []

    def _notices(self, table: TableView, connection: TableConnection) -> list[str]:
        return table_text.notice_lines(
            table, self._names, connection.presence, self.words
        )


def server_time(table: TableView, connection: TableConnection) -> int:
    """Return the server's current time in milliseconds since 1970."""
    lags = table.seat is None and table.facts.watching.delay > 0
    # Delayed spectators see clocks of the past, running as they ran then.
    since = now_milliseconds() - table.received_at
    return (
        table.status.clocks.at + since
        if lags
        else now_milliseconds() + connection.clock_offset_milliseconds
    )
