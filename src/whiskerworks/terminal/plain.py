"""
A game as lines of text: the board and what happened out, one move a line in.

It works the same at a prompt, through a pipe and for a screen reader.
"""

from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import Final, TextIO, final

from librt.random import Random

from whiskerworks.bots import roster
from whiskerworks.bots.bot import Bot
from whiskerworks.bots.player import Player
from whiskerworks.bots.telling import tell
from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.message import Message, Outcome, Param, Refusal
from whiskerworks.core.scene import Offer
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value
from whiskerworks.terminal.hints import HINTING, hints
from whiskerworks.terminal.match import Match, save
from whiskerworks.words import UnknownRule, rulebook, words

CURTAIN: Final = 60
"""So many empty lines hide what one player has seen from the next."""

Ask = Callable[[str], str | None]
"""Shows a prompt and returns the line that is typed; None when there are no more."""


@final
class Plain:
    """One match played in lines of text."""

    def __init__(
        self,
        match: Match,
        bots: dict[Seat, Player],
        rng: Random,
        ask: Ask,
        out: TextIO,
        width: int = 0,
        adviser: Bot | None = None,
    ) -> None:
        self.match: Final = match
        """The match being played."""
        self._bots = bots
        self._adviser: Final = Bot(HINTING) if adviser is None else adviser
        self._rng: Final = rng
        self._ask: Final = ask
        self._out: Final = out
        self._width: Final = width
        self._words: Final = words(match.game.name)
        self._people: Final = [
            seat for seat in range(match.game.seats) if seat not in bots
        ]
        self._shown: Value | None = None
        self._before: Seat | None = None
        """Who sat before the screen last."""
        self._secrets = False
        """Whether something was told to one seat alone."""

    def run(self) -> None:
        """Play until the game is over, the input ends or somebody quits."""
        self._greet()
        while True:
            mover = self.match.mover
            if mover == CHANCE:
                self._let_chance()
            elif mover in self._bots:
                self._let_play(mover)
            elif not self._take_line(mover):
                return

    def _greet(self) -> None:
        """Say what is played, by whom, and how to move."""
        seats = ", ".join([str(seat) for seat in self._people]) or "-"
        for code in ("title", "summary"):
            self._say(code)
        self._say("terminal-seats", seats=seats, bots=len(self._bots))
        for seat, bot in self._bots.items():
            self._say("terminal-bot", seat=seat, bot=roster.title(bot))
        self._say("move-hint")
        self._say("terminal-more")

    def _let_chance(self) -> None:
        """Let chance draw as long as it is on turn, and tell it in one breath."""
        told: list[str] = []
        while self.match.mover == CHANCE:
            at = len(self.match.moves)
            move = self.match.deal()
            self._let_know(at, move)
            told.extend(self._told(at, move))
        self._print((" " if self._width else "\n").join(told))

    def _let_play(self, seat: Seat) -> None:
        """Let the bot in *seat* choose, and tell what it played."""
        game = self.match.game
        view = game.view(self.match.state, seat)
        self._play(seat, self._bots[seat].choose(game, view, self._rng))

    def _take_line(self, seat: Seat | None) -> bool:
        """
        Read one line for *seat* and do what it says; False to leave.

        None is whoever is still there when the game is over.
        """
        viewer = self._viewer() if seat is None else seat
        if seat is not None and not self._draw_curtain(seat):
            return False
        if self._shown is not self.match.state:
            self._show(viewer)
        if not self._people:
            return False
        if seat is None:
            prompt = self._sentence("terminal-prompt-over")
        else:
            prompt = self._sentence("terminal-prompt", seat=seat)
        line = self._ask(f"{prompt} ")
        if line is None:
            self._print("")
            return False
        word, _, rest = line.strip().partition(" ")
        if word.lower() in ("quit", "exit"):
            return False
        self._obey(viewer, word.lower(), rest.strip(), " ".join(line.lower().split()))
        return True

    def _draw_curtain(self, seat: Seat) -> bool:
        """
        Let *seat* alone look, where people with secrets share a screen; False to leave.

        A pipe is nobody's screen.
        """
        changed = self._before is not None and self._before != seat
        self._before = seat
        if not (changed and self._secrets and self._width):
            return True
        self._print("\n" * CURTAIN)
        return (
            self._ask(f"{self._sentence('terminal-curtain', seat=seat)} ") is not None
        )

    def _viewer(self) -> Seat | None:
        """Return whose eyes all see through: the one person's, or a bystander's."""
        return self._people[0] if len(self._people) == 1 else None

    def _obey(self, seat: Seat | None, word: str, rest: str, line: str) -> None:
        match word:
            case "":
                return
            case "help" | "?":
                for code in ("terminal-help", "move-hint", "board-legend"):
                    self._say(code)
            case "board":
                self._show(seat)
            case "moves":
                self._list_moves(rest.lower())
            case "why":
                self._explain(" ".join(rest.lower().split()))
            case "look":
                self._look(seat, rest.lower())
            case "rules":
                self._show_rules(rest[:1].upper() + rest[1:].lower())
            case "hint" if not self._is_move(line):
                self._hint(seat)
            case "undo":
                self._undo()
            case "save":
                self._save(rest)
            case _:
                self._try(seat, line)

    def _try(self, seat: Seat | None, text: str) -> None:
        """Play what was typed, or say why not."""
        mover = self._people[0] if seat is None else seat
        try:
            self._play(mover, self.match.game.read(self.match.state, text))
        except BadMove as problem:
            self._print(str(problem))
            self._say("terminal-more")
        except IllegalMove as problem:
            self._refuse(problem.refusal)

    def _play(self, seat: Seat, move: int) -> None:
        at = len(self.match.moves)
        self.match.play(seat, move)
        self._let_know(at, move)
        self._tell(at, move)

    def _let_know(self, at: int, move: int) -> None:
        """Let the bots see what they may see of a move."""
        tell(self.match.game, self._bots, self.match.states[at], move)

    def _refuse(self, refusal: Refusal) -> None:
        self._print(self._words.refuse(refusal))

    def _explain(self, text: str) -> None:
        game, state = self.match.game, self.match.state
        if not text:
            self._say("terminal-why-what")
            return
        try:
            move = game.read(state, text)
        except BadMove as problem:
            self._print(str(problem))
            return
        refusal = game.why_illegal(state, move)
        if refusal is not None:
            self._refuse(refusal)
            return
        for offer in self._offers():
            if offer.move == game.write(state, move):
                self._say("terminal-legal", move=self._marked(offer))
                self._print(self._words.say(offer.say))

    def _look(self, seat: Seat | None, place: str) -> None:
        """Say what there is to be told of a place, as *seat* sees it."""
        if not place:
            self._say("terminal-look-where")
            return
        scene = self.match.game.scene(self.match.game.view(self.match.state, seat))
        told = [piece.say for piece in scene.at(place) if piece.say is not None]
        for message in told:
            self._print(self._words.say(message))
        if not told:
            self._say("terminal-nothing-there", place=place)

    def _list_moves(self, wanted: str) -> None:
        """List the moves, or those that begin with or have *wanted* in them."""
        offers = self._offers()
        chosen = [
            offer
            for offer in offers
            if offer.move.startswith(wanted) or wanted in offer.move.split()
        ]
        self._say("terminal-moves", chosen=len(chosen), all=len(offers))
        for line in in_groups([self._marked(offer) for offer in chosen]):
            self._print(line)

    def _offers(self) -> tuple[Offer, ...]:
        """Return what whoever is on turn may play."""
        mover = self.match.mover
        if mover is None:
            return ()
        return self.match.game.scene(
            self.match.game.view(self.match.state, mover)
        ).offers

    def _marked(self, offer: Offer) -> str:
        """Return a move with the marks it bears: "move3 f5 (wins, ends the game)"."""
        marks = [self._sentence(f"mark-{mark}") for mark in offer.marks]
        return f"{offer.move} ({', '.join(marks)})" if marks else offer.move

    def _is_move(self, text: str) -> bool:
        """Tell whether *text* is a move of the game, legal or not."""
        try:
            self.match.game.read(self.match.state, text)
        except BadMove:
            return False
        return True

    def _hint(self, seat: Seat | None) -> None:
        """Say which moves a bot in *seat* thinks best, and what they may bring."""
        if seat is None or self.match.mover != seat:
            self._refuse(Refusal("over"))
            return
        try:
            found = hints(self.match, seat, self._adviser)
        except Exception as problem:  # a bot that fails must not end the game
            self._say("terminal-hint-failed", problem=repr(problem))
            return
        for message in found:
            self._print(self._words.say(message))

    def _undo(self) -> None:
        """Take back to where somebody here last chose, and say what it was."""
        index = self.match.last_choice(self._people)
        if index is None:
            self._say("terminal-no-undo")
            return
        final = self.match.final_since(index)
        if final is not None:
            self._say("terminal-final", move=final)
            return
        alone = len(self.match.moves) - index == 1
        text = self.match.game.write(self.match.states[index], self.match.undo(index))
        self._say("terminal-undone", move=text, alone=int(alone))
        self._remind()

    def _remind(self) -> None:
        """Let bots forget what was taken back: others like them see all before it."""
        self._bots = {seat: roster.again(bot) for seat, bot in self._bots.items()}
        for at, move in enumerate(self.match.moves):
            self._let_know(at, move)

    def _show_rules(self, wanted: str) -> None:
        try:
            self._print("\n".join(rulebook(self.match.game.meta, wanted)))
        except UnknownRule as problem:
            self._print(str(problem))

    def _save(self, name: str) -> None:
        if not name:
            self._say("terminal-save-where")
            return
        try:
            save(self.match, Path(name).expanduser())
        except FileExistsError:
            self._say("terminal-exists", name=name)
        except (OSError, ValueError) as problem:
            self._say("terminal-not-saved", problem=str(problem))
        else:
            self._say("terminal-saved", name=name)
            if self._secrets and self.match.mover is not None:
                self._say("terminal-saved-secrets")

    def _tell(self, at: int, move: int) -> None:
        """Say what *move*, played in position number *at*, did."""
        for sentence in self._told(at, move):
            self._print(sentence)

    def _told(self, at: int, move: int) -> list[str]:
        """Return the sentences of what *move*, played in position *at*, did."""
        game, state = self.match.game, self.match.states[at]
        seen = game.events(state, move, self._viewer())
        self._secrets = self._secrets or not game.is_public(state, move)
        return [self._words.say(event.message()) for event in seen]

    def _show(self, viewer: Seat | None) -> None:
        """Draw the board as *viewer* sees it, with the notes beside it."""
        game = self.match.game
        view = game.view(self.match.state, viewer)
        self._shown = self.match.state
        self._print(f"\n{game.board(view)}")
        for note in game.scene(view).notes:
            self._print(self._words.say(note))
        outcome = game.outcome(self.match.state)
        if outcome is not None:
            self._print(self._words.say(score(outcome)))

    def _sentence(self, code: str, **params: Param) -> str:
        return self._words.say(Message(code, tuple(params.items())))

    def _say(self, code: str, **params: Param) -> None:
        self._print(self._sentence(code, **params))

    def _print(self, text: str) -> None:
        """Print *text*, folded between words where there is a width to keep."""
        for line in text.split("\n"):
            fits = not self._width or len(line) <= self._width
            for part in [line] if fits else wrap(line, self._width):
                self._out.write(f"{part}\n")


def in_groups(moves: list[str]) -> list[str]:
    """Return *moves* as lines: those that begin with the same word in one."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        word, _, rest = move.partition(" ")
        grouped = rest and not rest.startswith("(")
        groups.setdefault(word if grouped else "", []).append(rest if grouped else move)
    lines = [", ".join(groups.pop("", []))]
    lines.extend([f"{word}: {', '.join(rests)}" for word, rests in groups.items()])
    return [line for line in lines if line]


def score(outcome: Outcome) -> Message:
    """Return what each seat got, and by which rule, as something to be said."""
    scores = " : ".join([f"{score:g}" for score in outcome.scores])
    return Message("terminal-score", (("rule", outcome.rule), ("scores", scores)))
