"""A dealer that anybody can foretell, and moments at which things are decided."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

import whiskerworks
from whiskerworks.core.game import Game
from whiskerworks.table import commands as c
from whiskerworks.table import operations
from whiskerworks.table.context import NO_ABSENCES, Actor, Context
from whiskerworks.table.log_entries import Entry, LogEntry, Source
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import Chair, Kept, Mine, Open, Setup
from whiskerworks.table.table import Table

INVITATION = "cheese-please"
SECOND = 1000


class Dealer(NamedTuple):
    """Draws by the number of the draw and the words, nothing else."""

    secret: str = "c0ffee"

    def draw(self, words: tuple[str, ...], number: int, weights: list[int]) -> int:
        """Return the index of one of *weights*, in turn."""
        possible = [index for index, weight in enumerate(weights) if weight]
        return possible[(number + len("".join(words))) % len(possible)]

    def reveal(self) -> str:
        """Return the secret."""
        return self.secret


def moment(now: int = 0, away: Mapping[int, int] = NO_ABSENCES) -> Context:
    """Return a moment, *now* in milliseconds."""
    return Context(now, Dealer(), away, INVITATION)


class Played:
    """A table with its log and a clock that is moved by hand."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        source: Source | None = None,
        kept_for: tuple[str, ...] = (),
    ) -> None:
        self.now = 0
        self.away: dict[int, int] = {}
        self.table, self.log = operations.create_table(
            game, setup, "ada", "committed", self.moment(), source, kept_for
        )
        self._ids = 0

    def moment(self) -> Context:
        """Return what the table is told now."""
        return moment(self.now, self.away)

    def do(
        self, person: str, command: c.Command, seat: int | None = None
    ) -> list[Entry]:
        """Let *person* command something, and return what came of it."""
        self._ids += 1
        actor = Actor(person, seat)
        name = f"c{self._ids}"
        return self._keep(
            operations.execute(self.table, command, actor, name, self.moment())
        )

    def refused(self, person: str, command: c.Command, seat: int | None = None) -> str:
        """Let *person* command something in vain; return code and rule."""
        try:
            done = self.do(person, command, seat)
        except Refused as why:
            return f"{why.refusal.code} {why.refusal.rule}"
        raise AssertionError(f"not refused: {done}")

    def play(self, person: str, move: str, seat: int | None = None) -> list[Entry]:
        """Let *person* play a move in the position as it stands."""
        return self.do(person, c.Play(move, self.table.ply), seat)

    def play_first(self, person: str, seat: int | None = None) -> list[Entry]:
        """Let *person* play the first legal move."""
        game, state = self.table.game, self.table.state
        return self.play(person, game.write(state, game.legal_moves(state)[0]), seat)

    def bot(self) -> list[Entry]:
        """Let the bot that is asked play the first legal move."""
        turn = self.table.bot_turn()
        assert turn is not None
        game, state = self.table.game, self.table.state
        move = c.Play(game.write(state, game.legal_moves(state)[0]), turn.ply)
        actor = Actor("", turn.seat, bot=True)
        return self._keep(
            operations.execute(self.table, move, actor, "", self.moment())
        )

    def tick(self, seconds: float = 0) -> list[Entry]:
        """Let some time pass, and what is due happen."""
        self.now += int(seconds * SECOND)
        return self._keep(operations.expire_clocks(self.table, self.moment()))

    def excuse(self, seconds: float) -> list[Entry]:
        """Let the server have been away."""
        away = int(seconds * SECOND)
        return self._keep(operations.excuse_time(self.table, away, self.moment()))

    def _keep(self, fresh: list[LogEntry]) -> list[Entry]:
        self.log.extend(fresh)
        return [logged.entry for logged in fresh]


def two(name: str = "gears", **more: object) -> Played:
    """Return a table for two at which Ada and Bo have begun to play."""
    game = whiskerworks.load(name)
    played = Played(game, setup(Mine(), Open(), **more))
    played.do("bo", c.Sit())
    return played


def three(name: str = "arena", **more: object) -> Played:
    """Return a table for three at which Ada, Bo and Cy have begun to play."""
    game = whiskerworks.load(name, seats=3)
    played = Played(game, setup(Mine(), Open(), Kept(), **more))
    played.do("bo", c.Sit())
    played.do("cy", c.Sit(invitation=INVITATION))
    return played


def alone(name: str = "escape", **more: object) -> Played:
    """Return a table at which Ada plays alone."""
    return Played(whiskerworks.load(name), setup(Mine(), **more))


def setup(*chairs: Chair, **more: object) -> Setup:
    """Return a setup with these *chairs*."""
    return replace(Setup(chairs), **more)


def folded(table: Table, log: list[LogEntry]) -> Table:
    """Return the table that follows from *log* alone."""
    again = Table(table.game, log[0])
    for logged in log[1:]:
        again.apply(logged)
    return again
