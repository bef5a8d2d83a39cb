"""What is to be seen at a table, made of what is known of it."""

from typing import Final, final

from whiskerworks.core.plan import Plan
from whiskerworks.core.scene import Scene
from whiskerworks.table.messages import PlySeen, Position
from whiskerworks.terminal.remote import table_commands, table_text
from whiskerworks.terminal.remote.connection import TableConnection, now_milliseconds
from whiskerworks.terminal.remote.join_table import code_sentence
from whiskerworks.terminal.remote.table_view import TableView
from whiskerworks.terminal.sentences import sentence
from whiskerworks.terminal.session import PlyReport, SessionView
from whiskerworks.words import Words

EMPTY_SCENE: Final = Scene(1.0, 1.0, (), ())
"""What is to be seen where a server shows nothing."""


@final
class ViewBuilder:
    """Puts a table into words and drawings; what was put so once is kept."""

    def __init__(self, game: str, language: str) -> None:
        """Tell of *game* in a *language*."""
        self.words = Words(game, language, patient=True)
        """The words, with the names of who plays."""
        self._unnamed: Final = self.words
        self._called: tuple[str, ...] = ()
        self._drawn: tuple[Position | None, Scene, Plan] = (None, EMPTY_SCENE, Plan(()))
        self._told: list[tuple[PlySeen, PlyReport]] = []

    def now(
        self,
        known: TableView,
        link: TableConnection,
        news: tuple[str, ...],
        curtain: int | None,
    ) -> SessionView:
        """Return what is to be seen; *news* are notices about what was done here."""
        self._name(known)
        _, scene, plan = self._draw(known.position)
        return SessionView(
            seat=known.seat,
            mover=known.position.mover,
            turn=known.is_turn and curtain is None,
            plan=plan,
            scene=scene,
            plies=self._plies(known.plies),
            people=table_text.seat_occupants(
                known, self._called, server_time(known, link)
            ),
            result=table_text.result_lines(known, self._called, self.words),
            notices=(*self._line(link), *news, *self._notices(known, link)),
            talk=table_text.chat_lines(known, self.words),
            curtain=curtain,
            orders=table_commands.available_commands(known),
            prompt=self._prompt(known),
            asks=any(known.asks_me(one) for one in known.status.questions),
        )

    def _prompt(self, known: TableView) -> str:
        over = known.status.result is not None
        return sentence(self.words, "terminal-table-over") if over else ""

    def is_offered(self, known: TableView, text: str) -> bool:
        """Tell whether *text* is a move that may be played now."""
        return any(
            offer.move == text for offer in self._draw(known.position)[1].moves()
        )

    def _name(self, known: TableView) -> None:
        """Say the names of who sits there now; sentences of before are said anew."""
        called = table_text.player_names(known, self._unnamed)
        if called == self._called:
            return
        game, language = self.words.game, self.words.language
        self._called = called
        self.words = Words(game, language, called, patient=True)
        self._told = []

    def _draw(self, position: Position) -> tuple[Position | None, Scene, Plan]:
        if self._drawn[0] is not position:
            scene = EMPTY_SCENE if position.scene is None else position.scene
            self._drawn = (position, scene, self._plan(position))
        return self._drawn

    def _plan(self, position: Position) -> Plan:
        if position.plan is not None:
            return position.plan
        return Plan((sentence(self.words, "terminal-table-plan"),))

    def _plies(self, plies: tuple[PlySeen, ...]) -> tuple[PlyReport, ...]:
        known = self._told
        kept = 0
        while kept < min(len(known), len(plies)) and known[kept][0] is plies[kept]:
            kept += 1
        fresh = [(ply, table_text.ply_report(ply, self.words)) for ply in plies[kept:]]
        self._told = known[:kept] + fresh
        return tuple([told for _, told in self._told])

    def _line(self, link: TableConnection) -> list[str]:
        if link.line.state == "lost":
            return [sentence(self.words, "terminal-table-lost")]
        if link.line.state == "closed":
            why = code_sentence(self.words, link.line.why)
            return [sentence(self.words, "terminal-table-closed", why=why)]
        return []

    def _notices(self, known: TableView, link: TableConnection) -> list[str]:
        return table_text.notice_lines(known, self._called, link.presence, self.words)


def server_time(known: TableView, link: TableConnection) -> int:
    """Return what time it is at the table, in milliseconds since 1970."""
    lags = known.seat is None and known.facts.watching.delay > 0
    # Who looks on from behind sees clocks of long ago run as they ran then.
    since = now_milliseconds() - known.heard
    return known.status.clocks.at + since if lags else now_milliseconds() + link.offset
