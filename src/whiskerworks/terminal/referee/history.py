"""The course of a game at a real table: what was typed of it, line by line."""

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
    """A move that waits until a secret is told."""

    worlds: PossibleWorlds
    """What is known, with what was told of its secrets meanwhile."""
    text: str
    """The move."""
    needed: SecretNeeded
    """What is asked."""


@final
class History:
    """What is known of a game before and after each ply, and what is asked now."""

    def __init__(self, past: list[PossibleWorlds], names: tuple[str, ...] = ()) -> None:
        """
        Go on from the last of *past*, of which each is one ply after the other.

        Where a seat's number is asked, one of these *names*, by seat, will do.
        """
        self._names: Final = names
        self.past: Final = past
        """What was known before each ply, and what is known now."""
        self.pending: PendingMove | None = None
        """What waits for a secret to be told."""
        self.discarded_plies = 0
        """How many plies of the last line were not kept, since it went wrong."""
        self._skip_secrets()

    @property
    def worlds(self) -> PossibleWorlds:
        """What is known now."""
        return self.past[-1]

    @property
    def awaits_chance(self) -> bool:
        """Whether something is asked that no seat chooses."""
        return self.pending is not None or self.worlds.mover == CHANCE

    def play_line(self, line: str) -> None:
        """
        Play what was typed: a move, or what chance did, or several of these.

        Raises:
            BadMove, IllegalMove: It says no move, or one that is refused.
            Ambiguous, Unexpected: It can be several things that chance did, or none.
                Nothing of the line was taken.
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
        Return the first move that was typed, if all of the line could be taken.

        Raises:
            BadMove, IllegalMove, Ambiguous, Unexpected: As `take`. Nothing is taken.
        """
        trial = History([*self.past], self._names)
        trial.pending = self.pending
        first = next(iter(lenient_parser.split_parts(line)), [line])
        text, _ = trial.read_part(first)
        trial.play_line(line)
        return text

    def read_part(self, words: list[str]) -> tuple[str, list[str]]:
        """
        Return the move, legal or not, that the first words say, and those left.

        Raises:
            BadMove, Ambiguous, Unexpected: As `take`.
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
        """Return which secret is told; it may be one with which the move is refused."""
        needed = pending.needed
        try:
            return lenient_parser.read_outcome(words, list(needed.choices))
        except UnexpectedOutcome as problem:
            with suppress(UnexpectedOutcome):
                choices = pending.worlds.choices(needed.ply)
                return lenient_parser.read_outcome(words, list(choices))
            raise problem

    def undo(self) -> Step | None:
        """Take back the last ply that was typed, and return it; None if none was."""
        self.pending = None
        steps = self.worlds.steps
        for at in range(len(steps) - 1, -1, -1):
            if steps[at].text:
                del self.past[at + 1 :]
                return steps[at]
        return None

    def _play_part(self, words: list[str]) -> None:
        """Play one move and then outcomes of chance, or outcomes of chance alone."""
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
        Refuse *words* that are one whole move while something is asked of chance.

        Raises:
            IllegalMove: They are, and this is what must come first.
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
        """Play what the first words say, and return those that are left."""
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
        """Pass over what is dealt in secret."""
        while self.worlds.is_secret_draw():
            self.past.append(self.worlds.after_secret_draw())
