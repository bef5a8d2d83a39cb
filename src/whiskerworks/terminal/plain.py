"""
A game as lines of text: the board and what happened out, one move a line in.

It works the same at a prompt, through a pipe and for a screen reader.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO, final

from whiskerworks.bots.player import Player
from whiskerworks.core import record
from whiskerworks.core.errors import BadMove, BadRecord, IllegalMove
from whiskerworks.core.message import Message, Refusal
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value
from whiskerworks.terminal.match import Match
from whiskerworks.words import UnknownRule, rulebook, words

HELP: Final = """\
Type a move, or one of these:
  moves [TEXT]  list the legal moves, or those that begin with TEXT
  why MOVE      say whether a move is legal, and if not, by which rule
  rules [ID]    show the rules, or one of them
  board         draw the board again
  undo          take back your last move and what followed it
  save FILE     write the record of the game so far
  quit          leave the game"""


@final
class Plain:
    """One match played in lines of text."""

    def __init__(
        self,
        match: Match,
        players: dict[Seat, Player],
        lines: Iterator[str],
        out: TextIO,
    ) -> None:
        self.match: Final = match
        """The match being played."""
        self._players: Final = players
        self._lines: Final = lines
        self._out: Final = out
        self._words: Final = words(match.game.name)
        self._people: Final = [
            seat for seat in range(match.game.seats) if seat not in players
        ]
        self._shown: Value | None = None

    def run(self) -> None:
        """Play until the game is over, the input ends or somebody quits."""
        self._greet()
        while (mover := self.match.mover) is not None:
            if mover == CHANCE:
                self._tell(len(self.match.moves), self.match.deal())
            elif mover in self._players:
                self._let_play(mover)
            elif not self._ask(mover):
                return
        self._show(None if len(self._people) != 1 else self._people[0])
        self._show_end()

    def _greet(self) -> None:
        """Say what is played, by whom, and how to move."""
        for code in ("title", "summary"):
            self._say(self._words.say(Message(code)))
        seats = ", ".join([str(seat) for seat in self._people]) or "none"
        self._say(f"Your seats: {seats}. The others are played by bots.")
        self._say(f"{self._words.say(Message('move-hint'))} Type help for more.")

    def _let_play(self, seat: Seat) -> None:
        """Let the bot in *seat* choose, and tell what it played."""
        game = self.match.game
        view = game.view(self.match.state, seat)
        move = self._players[seat].choose(game, view)
        at = len(self.match.moves)
        self.match.play(seat, move)
        self._tell(at, move)

    def _ask(self, seat: Seat) -> bool:
        """Read one line for *seat* and do what it says; False to leave."""
        if self._shown is not self.match.state:
            self._show(seat)
        self._out.write(f"seat {seat}> ")
        self._out.flush()
        line = next(self._lines, None)
        if line is None:
            self._say("")
            return False
        word, _, rest = line.strip().partition(" ")
        if word in ("quit", "exit"):
            return False
        self._obey(seat, word, rest.strip(), line.strip())
        return True

    def _obey(self, seat: Seat, word: str, rest: str, line: str) -> None:
        match word:
            case "":
                return
            case "help" | "?":
                self._say(HELP)
                for code in ("move-hint", "board-legend"):
                    self._say(self._words.say(Message(code)))
            case "board":
                self._show(seat)
            case "moves":
                self._list_moves(rest)
            case "why":
                self._explain(rest)
            case "rules":
                self._show_rules(rest)
            case "undo":
                self._undo()
            case "save":
                self._save(rest)
            case _:
                self._play(seat, line)

    def _play(self, seat: Seat, text: str) -> None:
        game = self.match.game
        at = len(self.match.moves)
        try:
            move = game.read(self.match.state, text)
            self.match.play(seat, move)
        except BadMove as problem:
            self._say(f"{problem}. Type help for what can be typed.")
        except IllegalMove as problem:
            self._say(self._refused(problem.refusal))
        else:
            self._tell(at, move)

    def _refused(self, refusal: Refusal) -> str:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        return f"{self._words.say(refusal.message())}{rule}"

    def _explain(self, text: str) -> None:
        game = self.match.game
        try:
            move = game.read(self.match.state, text)
        except BadMove as problem:
            self._say(str(problem))
            return
        refusal = game.why_illegal(self.match.state, move)
        if refusal is None:
            self._say(f"{text} is legal.")
        else:
            self._say(self._refused(refusal))

    def _list_moves(self, start: str) -> None:
        game = self.match.game
        state = self.match.state
        texts = [game.write(state, move) for move in game.legal_moves(state)]
        chosen = [text for text in texts if text.startswith(start)]
        self._say(f"{len(chosen)} of {len(texts)} moves: {' '.join(chosen)}")

    def _show_rules(self, wanted: str) -> None:
        try:
            self._say("\n".join(rulebook(self.match.game.meta, wanted)))
        except UnknownRule as problem:
            self._say(str(problem))

    def _undo(self) -> None:
        if not self.match.undo(self._people):
            self._say("There is nothing of yours to take back.")

    def _save(self, name: str) -> None:
        try:
            save(self.match, Path(name))
        except (OSError, BadRecord) as problem:
            self._say(f"Not saved: {problem}")
        else:
            self._say(f"Saved to {name}.")

    def _tell(self, at: int, move: int) -> None:
        """Say what *move*, played in position number *at*, did."""
        viewer = self._people[0] if len(self._people) == 1 else None
        for event in self.match.game.events(self.match.states[at], move, viewer):
            self._say(self._words.say(event.message()))

    def _show(self, viewer: Seat | None) -> None:
        """Draw the board as *viewer* sees it, with the notes beside it."""
        game = self.match.game
        view = game.view(self.match.state, viewer)
        self._shown = self.match.state
        self._say("")
        self._say(game.board(view))
        for note in game.scene(view).notes:
            self._say(self._words.say(note))

    def _show_end(self) -> None:
        outcome = self.match.game.outcome(self.match.state)
        assert outcome is not None
        scores = " : ".join([f"{score:g}" for score in outcome.scores])
        sentence = self._words.say(outcome.message())
        self._say(f"{sentence} [{outcome.rule}] Score {scores}.")

    def _say(self, text: str) -> None:
        self._out.write(f"{text}\n")


def save(match: Match, path: Path) -> None:
    """
    Write the record of *match* to a new file.

    Raises:
        OSError: It exists already, or cannot be written.
    """
    with path.open("x", encoding="utf-8") as file:
        file.write(record.write(match.record()))
