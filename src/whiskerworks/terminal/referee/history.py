"""The history of a game at a real table: plays typed lines, and undoes plies."""

from contextlib import suppress
from typing import Final, NamedTuple, final

from whiskerworks.core.errors import BadMove, WhiskerworksError
from whiskerworks.core.seat import CHANCE
from whiskerworks.terminal.referee import lenient_parser
from whiskerworks.terminal.referee.lenient_parser import SurplusInput, UnexpectedOutcome
from whiskerworks.terminal.referee.possible_worlds import (
    PossibleWorlds,
    SecretNeeded,
    Step,
)


class PendingMove(NamedTuple):
    """A move that waits for a secret to be revealed."""

    worlds: PossibleWorlds
    """The possible worlds, narrowed down by secrets revealed meanwhile."""
    text: str
    """The move as it was typed."""
    needed: SecretNeeded
    """The secret to ask for."""


@final
class History:
    """The possible worlds before and after each ply, and the question that is open."""

    def __init__(self, past: list[PossibleWorlds], names: tuple[str, ...] = ()) -> None:
        """
        Continue from the last of *past*, which holds the worlds before each ply.

        Players may type one of *names*, listed by seat, for a seat's number.
        """
        self._names: Final = names
        self.past: Final = past
        """The worlds before each ply, and the current worlds last."""
        self.pending: PendingMove | None = None
        """The move that waits for a secret, if any."""
        self.discarded_plies = 0
        """
        How many plies of the last line were rolled back because a later part failed.
        """
        self._skip_secrets()

    @property
    def worlds(self) -> PossibleWorlds:
        """The current worlds."""
        return self.past[-1]

    @property
    def awaits_chance(self) -> bool:
        """Whether chance or a secret is asked for, instead of a seat's move."""
        return self.pending is not None or self.worlds.mover == CHANCE

    def play_line(self, line: str) -> None:
        """
        Play a typed line: a move, an outcome of chance, or several of these.

        Raises:
            BadMove, IllegalMove: The line contains no move, or one that is refused.
            AmbiguousOutcome, UnexpectedOutcome: It can mean several outcomes of chance,
                or none that is possible. No part of the line was played.
        """
        before, pending = [*self.past], self.pending
        try:
            for words in lenient_parser.split_parts(line):
                self._play_part(words)
        except WhiskerworksError:
            self.discarded_plies = len(self.past) - len(before)
            self.past[:], self.pending = before, pending
            raise

    def check_line(self, line: str) -> str:
        """
        Return the first move of a line that could be played as a whole.

        Raises:
            BadMove, IllegalMove, AmbiguousOutcome, UnexpectedOutcome: As `play_line`.
                Nothing is played in any case.
        """
        trial = History([*self.past], self._names)
        trial.pending = self.pending
        first = next(iter(lenient_parser.split_parts(line)), [line])
        text, _ = trial.read_part(first)
        trial.play_line(line)
        return text

    def read_part(self, words: list[str]) -> tuple[str, list[str]]:
        """
        Return the move at the beginning of *words*, legal or not, and the words left
        over.

        Raises:
            BadMove, AmbiguousOutcome, UnexpectedOutcome: As `play_line`.
        """
        worlds = self.worlds
        if self.pending is not None:
            return self._read_secret(self.pending, words)
        if worlds.mover != CHANCE:
            return lenient_parser.read_move(worlds.game, worlds.state, words)
        choices = worlds.legal_move_texts()
        words = lenient_parser.seat_names_to_numbers(words, choices, self._names)
        try:
            return lenient_parser.read_outcome(words, choices)
        except UnexpectedOutcome:
            return lenient_parser.read_impossible_outcome(
                worlds.game, worlds.state, words, choices
            ), []

    def _read_secret(
        self, pending: PendingMove, words: list[str]
    ) -> tuple[str, list[str]]:
        """Return the secret that is revealed, even one that makes the move illegal."""
        needed = pending.needed
        try:
            return lenient_parser.read_outcome(words, list(needed.choices))
        except UnexpectedOutcome as problem:
            with suppress(UnexpectedOutcome):
                choices = pending.worlds.choices(needed.ply)
                return lenient_parser.read_outcome(words, list(choices))
            raise problem

    def undo(self) -> Step | None:
        """Undo the last ply that was typed, and return it; None if none was typed."""
        self.pending = None
        steps = self.worlds.steps
        for at in range(len(steps) - 1, -1, -1):
            if steps[at].text:
                del self.past[at + 1 :]
                return steps[at]
        return None

    def _play_part(self, words: list[str]) -> None:
        """Play one move and the outcomes after it, or outcomes alone."""
        before = len(self.past)
        try:
            rest = self._play_one(words)
            while rest:
                if not self.awaits_chance:
                    raise SurplusInput(rest[0])
                rest = self._play_one(rest)
        except WhiskerworksError:
            self._refuse_early(words, before)
            raise

    def _refuse_early(self, words: list[str], before: int) -> None:
        """
        Refuse a complete move that was typed while a question about chance is open.

        Raises:
            IllegalMove: *words* are such a move; the refusal says what must come first.
        """
        worlds = self.past[before - 1]
        if worlds.mover != CHANCE:
            return
        with suppress(BadMove):
            text, rest = lenient_parser.read_move(worlds.game, worlds.state, words)
            if not rest:
                del self.past[before:]
                worlds.play(text)

    def _play_one(self, words: list[str]) -> list[str]:
        """Play what the first words say, and return the words left over."""
        text, rest = self.read_part(words)
        if self.pending is None:
            self._play(self.worlds, text)
        else:
            told = self.pending.worlds.reveal(self.pending.needed.ply, text)
            self._play(told, self.pending.text)
        return rest

    def _play(self, worlds: PossibleWorlds, text: str) -> None:
        try:
            after = worlds.play(text)
        except SecretNeeded as question:
            self.pending = PendingMove(worlds, text, question)
            return
        self.pending = None
        self.past.append(after)
        self._skip_secrets()

    def _skip_secrets(self) -> None:
        """Skip draws that are secret: nobody at the table can type them."""
        while self.worlds.is_secret_draw():
            self.past.append(self.worlds.after_secret_draw())
