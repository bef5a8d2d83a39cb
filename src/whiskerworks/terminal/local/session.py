"""A session on this machine: people share a terminal, and bots play the other seats."""

import asyncio
from pathlib import Path
from typing import Final, final

from librt.random import Random

from whiskerworks.bots.player import Player
from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match
from whiskerworks.core.message import Param, Refusal
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value
from whiskerworks.terminal import info_commands, sentences
from whiskerworks.terminal.info_commands import Verdict
from whiskerworks.terminal.local.hints import Adviser, HintRequest
from whiskerworks.terminal.local.players import LocalPlayers
from whiskerworks.terminal.record_files import write_new_record
from whiskerworks.terminal.session import PlyReport, SessionView
from whiskerworks.words import Words, words


@final
class LocalSession:
    """A local match in which chance and bots play automatically."""

    def __init__(
        self,
        match: Match,
        bots: dict[Seat, Player],
        rng: Random,
        language: str = "en",
        adviser: Adviser | None = None,
        *,
        record_path: str = "",
    ) -> None:
        """
        Seat *bots*, which choose with *rng*; people here play all other seats.

        Bots that have a level think in another process. *adviser* gives hints; by
        default a strong bot does. *record_path* names the file to which the caller
        saves the record, if any.
        """
        self.match: Final = match
        """The match being played; it has a dealer."""
        self._words: Final = words(match.game.name, language)
        self._players: Final = LocalPlayers(match.game, bots, rng, adviser)
        self._record_path: Final = record_path
        self._reports: Final[list[PlyReport]] = []
        self._has_secrets = False
        """Whether some seat knows something that others do not."""
        self._last_at_screen: Seat | None = None
        """The seat that last played at this terminal."""
        self._curtain: Seat | None = None
        self._now: SessionView | None = None
        self._changed: Final = asyncio.Event()
        self._playing: asyncio.Task[None] | None = None
        self._settle_chance()

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.match.game

    @property
    def words(self) -> Words:
        """The sentences to use, in one language."""
        return self._words

    @property
    def view(self) -> SessionView:
        """The game as its players see it now."""
        if self._now is None:
            self._now = self._build_view()
        return self._now

    async def wait_for_change(self) -> None:
        """Return once `view` differs from its value at the previous call."""
        self._start_bots()
        self._players.prepare()
        await self._changed.wait()
        self._changed.clear()
        if self._playing is not None and self._playing.done():
            self._playing.result()  # raise here what a player has raised

    async def close(self) -> None:
        """Stop the bots."""
        if self._playing is not None:
            self._playing.cancel()
        await self._players.close()

    async def obey(self, line: str) -> list[str]:
        """Carry out a typed line and return the answer, in sentences."""
        answer = await info_commands.answer_command(
            self.view, self.game, self.words, line, self._judge
        )
        if answer is None:
            answer = await self._obey(line)
        self._start_bots()
        return answer

    async def explain_clicks(self, spots: tuple[str, ...]) -> list[str]:
        """Explain why clicking *spots* in this order is not legal, if that is known."""
        view = self.game.view(self.match.state, self.view.seat)
        move = self.game.wish(view, spots) if self.view.is_our_turn else ""
        return await self.obey(f"why {move}") if move else []

    async def _obey(self, line: str) -> list[str]:
        word, rest = info_commands.split_command(line)
        if word == "save":
            return self._save(rest)
        if self._curtain is not None:
            return self._lift_curtain(word)
        text = info_commands.normalise(line)
        match word:
            case "" | "ready" if not self._is_move(text):
                return []
            case "hint" if not self._is_move(text):
                return await self._hint()
            case "undo":
                return self._undo()
        return self._try_move(text)

    # The view.

    def _build_view(self) -> SessionView:
        """Return the view of the player at the terminal."""
        game, state, mover = self.game, self.match.state, self.match.mover
        turn = mover in self._players.human_seats and self._curtain is None
        seat = mover if turn else self._players.viewer()
        view = game.view(state, seat)
        return SessionView(
            seat=seat,
            mover=mover,
            is_our_turn=turn,
            plan=game.plan(view),
            scene=game.scene(view),
            plies=tuple(self._reports),
            people=self._players.occupants(self.words),
            result=self._result(),
            curtain_seat=self._curtain,
            has_hints=True,
            record_path=self._record_path,
        )

    def _result(self) -> tuple[str, ...]:
        outcome = self.game.outcome(self.match.state)
        if outcome is None:
            return ()
        words = [outcome.message(), sentences.score_message(outcome)]
        return tuple([self.words.say(message) for message in words])

    # Bots and chance.

    def _start_bots(self) -> None:
        """Let bots choose if it is their turn and they are idle."""
        is_idle = self._playing is None or self._playing.done()
        if is_idle and self._players.is_bot(self.match.mover):
            self._playing = asyncio.create_task(self._play_bots())
            self._playing.add_done_callback(lambda _: self._changed.set())

    async def _play_bots(self) -> None:
        """Play the bots' moves until it is somebody else's turn."""
        while self._players.is_bot(seat := self.match.mover) and seat is not None:
            state = self.match.state
            move = await self._players.choose(seat, state)
            # Discard a move that was chosen before an undo.
            if self.match.state is state:
                self._play(seat, move)
            await asyncio.sleep(0)

    def _play(self, seat: Seat, move: int) -> None:
        """Play a move and the draws that follow it. Raises IllegalMove."""
        self.match.play(seat, move)
        self._report_ply(self.match.ply - 1)
        self._settle_chance()

    def _settle_chance(self) -> None:
        """Let chance draw while it is its turn; then decide who may look."""
        for ply in self.match.settle():
            self._report_ply(ply)
        self._curtain = None
        mover = self.match.mover
        if mover in self._players.human_seats:
            several = len(self._players.human_seats) > 1
            if self._has_secrets and several and self._last_at_screen != mover:
                self._curtain = mover
            self._last_at_screen = mover
        self._now = None
        self._changed.set()

    def _report_ply(self, at: int) -> None:
        """Show ply number *at* to the bots, and report it to people."""
        game, state, move = self.game, self.match.states[at], self.match.moves[at]
        self._players.show_move(state, move)
        seat, viewer = self.match.movers[at], self._players.viewer()
        public = game.is_public(state, move)
        self._has_secrets = self._has_secrets or not public
        text = game.write(state, move) if public or seat == viewer else ""
        seen = game.events(state, move, viewer)
        says = tuple([self.words.say(event.message()) for event in seen])
        by = "" if seat == CHANCE else self._seat_name(state, seat)
        self._reports.append(PlyReport(seat, text, says, by))

    def _seat_name(self, state: Value, seat: Seat) -> str:
        """Return a seat's name in a position; colours can be swapped during a game."""
        scene = self.game.scene(self.game.view(state, None))
        return sentences.seat_name(self.words, scene, seat)

    # Typed lines.

    def _sentence(self, code: str, **params: Param) -> str:
        return sentences.sentence(self.words, code, **params)

    def _lift_curtain(self, word: str) -> list[str]:
        """
        Lift the curtain if the next player is ready; otherwise say whose turn it is to
        look.
        """
        if word not in ("", "ready"):
            return [self._sentence("terminal-curtain", seat=self._curtain or 0)]
        self._curtain = None
        self._now = None
        self._changed.set()
        return []

    def _try_move(self, text: str) -> list[str]:
        """Play the move that was typed, or explain why not."""
        try:
            move = self.game.read(self.match.state, text)
            self._play(self._typing_seat(), move)
        except BadMove as problem:
            more = self._sentence("terminal-more")
            return [info_commands.move_error_sentence(problem, self.words), more]
        except IllegalMove as problem:
            return [self.words.refuse(problem.refusal)]
        return []

    def _typing_seat(self) -> Seat:
        """
        Return the seat that a typed move is for.

        Raises IllegalMove if only bots play.
        """
        mover = self.match.mover
        if mover is not None and mover in self._players.human_seats:
            return mover
        if not self._players.human_seats:
            raise IllegalMove("", Refusal("not-a-player"))
        return self._players.human_seats[0]

    def _is_move(self, text: str) -> bool:
        """Whether *text* is a move of the game, legal or not."""
        try:
            self.game.read(self.match.state, text)
        except BadMove:
            return False
        return True

    async def _judge(self, text: str) -> Verdict:
        """Judge whether *text* is a move that is legal now."""
        game, state = self.game, self.match.state
        try:
            move = game.read(state, text)
        except BadMove as problem:
            return Verdict("", info_commands.move_error_sentence(problem, self.words))
        refusal = self._turn_refusal() or game.why_illegal(state, move)
        if refusal is not None:
            return Verdict(game.write(state, move), self.words.refuse(refusal))
        effect = game.effect(game.view(state, self.match.mover), move)
        told = "" if effect is None else self.words.say(effect)
        return Verdict(game.write(state, move), "", told)

    def _turn_refusal(self) -> Refusal | None:
        """Return why nobody here may move now; None if somebody may."""
        if self.match.mover is None:
            return Refusal("over")
        if self.view.is_our_turn:
            return None
        seat = self._players.human_seats[0] if self._players.human_seats else 0
        return Refusal("not-your-turn", {"seat": seat})

    async def _hint(self) -> list[str]:
        """Return the moves that a bot considers best, with their prospects."""
        refusal, seat = self._turn_refusal(), self.match.mover
        if refusal is not None or seat is None:
            return [self.words.refuse(refusal or Refusal("over"))]
        match = self.match
        question = HintRequest(self.game, [*match.states], [*match.moves], seat)
        try:
            found = await self._players.advise(question)
        except Exception as problem:  # a failing bot must not end the game
            return [self._sentence("terminal-hint-failed", problem=repr(problem))]
        return [self.words.say(message) for message in found]

    def _undo(self) -> list[str]:
        """Undo to the last decision of somebody here, and say which move that was."""
        index = self.match.last_choice(self._players.human_seats)
        if index is None:
            return [self._sentence("terminal-no-undo")]
        final = self.match.first_final(index)
        if final is not None:
            return [self._sentence("terminal-final", move=self.match.text(final))]
        alone = self.match.ply - index == 1
        text = self.match.text(index)
        self.match.undo(index)
        self._replay_reports()
        self._settle_chance()
        return [self._sentence("terminal-undone", move=text, alone=int(alone))]

    def _replay_reports(self) -> None:
        """Show the remaining plies to fresh bots, after an undo."""
        self._players.forget_moves()
        self._reports.clear()
        for at in range(self.match.ply):
            self._report_ply(at)

    def _save(self, name: str) -> list[str]:
        if not name:
            return [self._sentence("terminal-save-where")]
        try:
            write_new_record(self.match.record(), Path(name).expanduser())
        except FileExistsError:
            return [self._sentence("terminal-exists", name=name)]
        except (OSError, ValueError) as problem:
            return [self._sentence("terminal-not-saved", problem=str(problem))]
        answer = [self._sentence("terminal-saved", name=name)]
        if self._has_secrets and self.match.mover is not None:
            answer.append(self._sentence("terminal-saved-secrets"))
        return answer
