"""
A session at a real table: people type what they do, and the referee checks it.

They also type the cards they draw and the dice they roll, as moves of chance: nothing
is dealt here. Secrets are asked for only once they matter.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from whiskerworks.core.errors import BadMove, IllegalMove, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, Param
from whiskerworks.core.options import read_number
from whiskerworks.core.record import Record
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.terminal import info_commands, sentences
from whiskerworks.terminal.info_commands import Verdict
from whiskerworks.terminal.record_files import write_new_record
from whiskerworks.terminal.referee import lenient_parser
from whiskerworks.terminal.referee.chance_questions import (
    chance_question,
    secret_question,
)
from whiskerworks.terminal.referee.history import History
from whiskerworks.terminal.referee.lenient_parser import (
    AmbiguousOutcome,
    SurplusInput,
    UnexpectedOutcome,
)
from whiskerworks.terminal.referee.possible_scene import possible_scene
from whiskerworks.terminal.referee.possible_worlds import PossibleWorlds, Step
from whiskerworks.terminal.referee.table_diff import restoring_steps, turned_pieces
from whiskerworks.terminal.session import PlyReport, SeatOccupant, SessionView
from whiskerworks.words import Words

SHARED_COMMANDS: Final = ("board", "moves", "why", "look", "rules")
"""The commands that every session answers alike."""
MAX_LISTED_OUTCOMES: Final = 6
"""Maximum number of possible outcomes to list in an answer."""


@final
class RefereeSession:
    """A session at a real table, where every seat is a person in the room."""

    def __init__(
        self,
        past: list[PossibleWorlds],
        words: Words,
        names: tuple[str, ...] = (),
        save: Callable[[Record], None] | None = None,
        *,
        tags: tuple[tuple[str, str], ...] = (),
        record_path: str = "",
    ) -> None:
        """
        Continue from *past*, with *names* by seat.

        After every change, *save* receives the record with these *tags*, for the
        file at *record_path*. It is not called if the game was not followed from its
        first move.
        """
        self._history: Final = History(past, names)
        self._words: Final = words
        self._names: Final = names
        self._on_record: Final = save
        self._tags: Final = tags
        self._record_path: Final = record_path
        self._reports: Final[list[PlyReport]] = []
        self._now: SessionView | None = None
        self._changed: Final = asyncio.Event()
        self._update_reports()

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._history.worlds.game

    @property
    def words(self) -> Words:
        """The sentences to use, in one language."""
        return self._words

    @property
    def worlds(self) -> PossibleWorlds:
        """All positions that agree with what was typed."""
        return self._history.worlds

    @property
    def plies(self) -> tuple[PlyReport, ...]:
        """Reports of all plies, as everybody knows them."""
        return tuple(self._reports)

    @property
    def view(self) -> SessionView:
        """The game as everybody at the table sees it."""
        if self._now is None:
            self._now = self._build_view()
        return self._now

    async def wait_for_change(self) -> None:
        """Return once `view` differs from its value at the previous call."""
        await self._changed.wait()
        self._changed.clear()

    async def close(self) -> None:
        """Do nothing: the record is already saved."""

    async def obey(self, line: str) -> list[str]:
        """Carry out a typed line and return the answer, in sentences."""
        word, rest = info_commands.split_command(line)
        if word in ("help", "?"):
            return self._help()
        if word in SHARED_COMMANDS:
            now, words = self.view, self.words
            if word == "moves":
                line = f"moves {self._expand_card(info_commands.normalise(rest))}"
            return (
                await info_commands.answer_command(
                    now, self.game, words, line, self._judge
                )
                or []
            )
        match word:
            case "" | "ready":
                return []
            case "undo":
                return self._undo(rest)
            case "save":
                return self._save(rest)
            case "hint" if not self._is_move("hint"):
                return [self._sentence("terminal-referee-no-hints")]
        return self._play_line(line)

    def _expand_card(self, wanted: str) -> str:
        """Return a card's full name if *wanted* is its number, otherwise *wanted*."""
        words = {
            word for offer in self.view.scene.moves() for word in offer.move.split()
        }
        named = lenient_parser.card_name(wanted)
        return named if named in words and wanted not in words else wanted

    async def explain_clicks(self, spots: tuple[str, ...]) -> list[str]:
        """Explain why clicking *spots* in this order is not a legal move."""
        mover = self.worlds.mover
        if mover is None or self._history.awaits_chance:
            return []
        text = self.game.wish(self.game.view(self.worlds.state, mover), spots)
        refusal = (await self._judge(text)).refusal if text else ""
        return [refusal] if refusal else []

    def record(self) -> Record:
        """Return the game as a record, with unknown secrets marked."""
        return self.worlds.record(self._tags)

    # The view.

    def _build_view(self) -> SessionView:
        """Return the view of everybody at the table."""
        worlds, game = self.worlds, self.game
        chances, pending = self._history.awaits_chance, self._history.pending
        return SessionView(
            seat=None,
            mover=worlds.mover,
            is_our_turn=worlds.mover is not None and not chances,
            plan=game.plan(game.view(worlds.state, None)),
            scene=possible_scene(worlds, None if pending is None else pending.needed),
            plies=self.plies,
            people=tuple([self._occupant(seat) for seat in range(game.seats)]),
            result=self._result(),
            notices=self._notices(),
            wants_answer=chances,
            prompt=self._prompt(),
            record_path=self._record_path,
        )

    def _prompt(self) -> str:
        """
        Return the prompt for a secret, for chance, or with the name of the seat to
        move.
        """
        if self._history.pending is not None:
            return self._sentence("terminal-referee-prompt-secret")
        if self._history.awaits_chance:
            return self._sentence("terminal-referee-prompt")
        mover = self.worlds.mover
        return "" if mover is None or not self._names else f"{self._names[mover]}>"

    def _occupant(self, seat: Seat) -> SeatOccupant:
        return SeatOccupant(self._sentence("seat-name", seat=seat), is_local=True)

    def _result(self) -> tuple[str, ...]:
        outcome = self.game.outcome(self.worlds.state)
        if outcome is None:
            return ()
        words = [outcome.message(), sentences.score_message(outcome)]
        return tuple([self.words.say(message) for message in words])

    def _notices(self) -> tuple[str, ...]:
        """Return the open question about chance or a secret, if any."""
        pending = self._history.pending
        if pending is not None:
            asks = secret_question(self.worlds, pending.needed)
        elif self._history.awaits_chance:
            asks = chance_question(self.worlds, self._names)
        else:
            return ()
        return (self.words.say(asks),)

    # Reports.

    def _update_reports(self) -> None:
        """Report the plies since the last call, and drop reports of undone ones."""
        steps, past = self.worlds.steps, self._history.past
        del self._reports[len(steps) :]
        before = _public_scene(past[len(self._reports)])
        for at in range(len(self._reports), len(steps)):
            step, after = steps[at], _public_scene(past[at + 1])
            words = [event.message() for event in step.events]
            words.extend(turned_pieces(before, after, step.events))
            if not step.text and not past[at + 1].is_secret_draw():
                words.append(Message("terminal-referee-secret"))
            says = tuple([self.words.say(message) for message in words])
            by = "" if step.seat == CHANCE else self._player_name(before, step.seat)
            self._reports.append(PlyReport(int(step.seat), step.text, says, by))
            before = after

    def _player_name(self, scene: Scene, seat: Seat) -> str:
        """Return a player's name, or what their seat was called at that time."""
        if self._names:
            return self._names[seat]
        return sentences.seat_name(self.words, scene, seat)

    def _after_change(self) -> list[str]:
        """Refresh everything after a change, save the record, and return any error."""
        self._update_reports()
        self._now = None
        self._changed.set()
        if self._on_record is None or not self.worlds.is_whole:
            return []
        try:
            self._on_record(self.record())
        except OSError as problem:
            return [self._sentence("terminal-not-saved", problem=str(problem))]
        return []

    # Typed lines.

    def _play_line(self, line: str) -> list[str]:
        """Play what was typed, or explain why not."""
        try:
            self._history.play_line(line)
        except WhiskerworksError as problem:
            answer = self._refusal_lines(problem)
            if self._history.discarded_plies:
                answer.append(self._sentence("terminal-referee-nothing-taken"))
            return answer
        return self._after_change()

    def _refusal_lines(self, problem: WhiskerworksError) -> list[str]:
        """Explain why a typed line is refused."""
        if isinstance(problem, IllegalMove):
            return [self.words.refuse(problem.refusal)]
        if isinstance(problem, BadMove):
            more = self._sentence("terminal-more")
            return [info_commands.move_error_sentence(problem, self.words), more]
        if isinstance(problem, AmbiguousOutcome):
            choices = ", ".join(problem.choices)
            code = "terminal-referee-ambiguous"
            return [self._sentence(code, typed=problem.typed, choices=choices)]
        if isinstance(problem, SurplusInput):
            return [self._sentence("terminal-referee-surplus", typed=problem.typed)]
        if isinstance(problem, UnexpectedOutcome):
            return [self._unexpected(problem)]
        raise problem

    def _unexpected(self, problem: UnexpectedOutcome) -> str:
        count = len(problem.choices)
        few = "all" if 0 < count <= MAX_LISTED_OUTCOMES else "many" if count else "none"
        return self._sentence(
            "terminal-referee-unexpected",
            typed=problem.typed,
            few=few,
            choices=", ".join(
                lenient_parser.short_choices(problem.choices[:MAX_LISTED_OUTCOMES])
            ),
        )

    async def _judge(self, text: str) -> Verdict:
        """Judge whether *text* is a move or an outcome that is possible now."""
        try:
            move = self._history.check_line(text)
        except WhiskerworksError as problem:
            return Verdict("", self._refusal_lines(problem)[0])
        pending = self._history.pending
        if pending is not None:
            choices = pending.needed.choices
            return Verdict(lenient_parser.short_choices(choices)[choices.index(move)])
        return Verdict(move, "", self._effect(move))

    def _effect(self, text: str) -> str:
        """Return what a legal move would do, if that is the same in all worlds."""
        game, mover = self.game, self.worlds.mover
        if mover in (None, CHANCE):
            return ""
        move = game.read(self.worlds.state, text)
        found = {
            game.effect(game.view(match.state, mover), move)
            for match in self.worlds.matches
            if game.why_illegal(match.state, move) is None
        }
        if found <= {None}:
            return ""
        if len(found) > 1:
            return self._sentence("terminal-referee-depends")
        return self.words.say(next(one for one in found if one is not None))

    def _is_move(self, text: str) -> bool:
        """Whether *text* is a move of the game, legal or not."""
        try:
            lenient_parser.read_move(self.game, self.worlds.state, text.split())
        except BadMove:
            return False
        return True

    def _help(self) -> list[str]:
        codes = ("terminal-referee-help", "move-hint", "board-legend")
        return [self._sentence(code) for code in codes]

    # Undo and save.

    def _undo(self, rest: str) -> list[str]:
        """Undo some plies, and say how to restore the real table."""
        count = read_number(rest) if rest else 1
        if not count:
            return [self._sentence("terminal-referee-undo-what")]
        pending = self._history.pending
        if pending is not None:
            self._history.pending = None
            withdrawn = self._sentence("terminal-referee-withdrawn", move=pending.text)
            return [withdrawn, *self._after_change()]
        return self._undo_plies(count)

    def _undo_plies(self, count: int) -> list[str]:
        now = _public_scene(self.worlds)
        steps: list[Step] = []
        while len(steps) < count and (step := self._history.undo()) is not None:
            steps.append(step)
        if not steps:
            return [self._sentence("terminal-referee-no-undo")]
        moves = ", ".join([step.text for step in steps])
        answer = [self._sentence("terminal-referee-undone", moves=moves)]
        back = restoring_steps(now, _public_scene(self.worlds))
        answer.extend([self.words.say(message).rstrip() for message in back])
        return [*answer, *self._after_change()]

    def _save(self, name: str) -> list[str]:
        if not self.worlds.is_whole:
            return [self._sentence("terminal-referee-no-record")]
        if not name:
            return [self._sentence("terminal-save-where")]
        try:
            write_new_record(self.record(), Path(name).expanduser())
        except FileExistsError:
            return [self._sentence("terminal-exists", name=name)]
        except (OSError, ValueError) as problem:
            return [self._sentence("terminal-not-saved", problem=str(problem))]
        answer = [self._sentence("terminal-saved", name=name)]
        if self.worlds.unknown_plies():
            answer.append(self._sentence("terminal-referee-saved-untold"))
        return answer

    def _sentence(self, code: str, **params: Param) -> str:
        return sentences.sentence(self.words, code, **params)


def _public_scene(worlds: PossibleWorlds) -> Scene:
    """Return the scene that everybody sees."""
    return worlds.game.scene(worlds.game.view(worlds.state, None))
