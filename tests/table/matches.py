"""Whole random games at tables, with people who also talk and take back."""

import random
from collections.abc import Iterator

from whiskerworks.core.game import Game
from whiskerworks.table import commands as c
from whiskerworks.table import operations
from whiskerworks.table.context import Actor, Context
from whiskerworks.table.dealer import HmacDealer, commitment
from whiskerworks.table.log_entries import LogEntry
from whiskerworks.table.setup import Mine, Open, Setup, Watching
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import ViewCache

SECRET = bytes(range(100, 132))
INVITATION = "come-and-have-some-cheese"
PEOPLE = ("id-ada-7f3a", "id-bo-91c2", "id-cy-b60d", "id-di-5e11")
NAMES = dict(zip(PEOPLE, ("Ada", "Bo", "Cy", "Di"), strict=True))


def name_of(person: str) -> str:
    """Return the name of a person."""
    return NAMES.get(person, "")


class Match:
    """A table, and its log in the parts in which it came about."""

    def __init__(self, game: Game, seed: int = 0, *, delay: int = 0) -> None:
        self.now = 1_700_000_000_000
        self.rng = random.Random(seed)
        chairs: tuple[Mine | Open, ...] = (Mine(), *[Open()] * (game.seats - 1))
        setup = Setup(chairs, watching=Watching(delay=delay), wait=True)
        promised = commitment(SECRET)
        moment = self.moment()
        self.table, first = operations.create_table(
            game, setup, PEOPLE[0], promised, moment
        )
        self.cache = ViewCache(self.table)
        self.parts: list[list[LogEntry]] = [first]
        self._ids = 0

    @property
    def log(self) -> list[LogEntry]:
        """The log so far."""
        return [logged for part in self.parts for logged in part]

    def moment(self) -> Context:
        """Return what the table is told now."""
        return Context(self.now, HmacDealer(SECRET), invitation=INVITATION)

    def do(self, seat: int, command: c.Command) -> list[LogEntry]:
        """Let the person of *seat* command something; return what came of it."""
        self.now += 1_000
        self._ids += 1
        actor = Actor(PEOPLE[seat], None if isinstance(command, c.Sit) else seat)
        name = f"c{self._ids}"
        fresh = operations.execute(self.table, command, actor, name, self.moment())
        self.parts.append(fresh)
        return fresh

    def start(self, *words: str) -> None:
        """Let all sit down, give *words*, and begin."""
        for seat in range(1, self.table.game.seats):
            self.do(seat, c.Sit(seat))
        for seat, word in enumerate(words):
            self.do(seat, c.GiveWord(word))
        self.do(0, c.Start())

    def play(self) -> list[LogEntry]:
        """Play a random move, but seldom show what is hidden."""
        game, state = self.table.game, self.table.state
        moves = [game.write(state, move) for move in game.legal_moves(state)]
        assert self.table.mover is not None
        text = self.rng.choice(moves)
        if text == "reveal" and self.rng.random() < 0.97:
            text = self.rng.choice([move for move in moves if move != text])
        return self.do(self.table.mover, c.Play(text, self.table.ply))

    def play_on(self, most: int = 1_000) -> None:
        """Play random moves to the end, or so many; some talk, some are taken back."""
        for _ in range(most):
            mover = self.table.mover
            if mover is None:
                return
            self.play()
            if self.rng.random() < 0.1:
                self.do(mover, c.Say(f"hm {self.table.ply}"))
            if self.rng.random() < 0.1 and self.table.phase == "playing":
                self.take_back(mover)

    def take_back(self, seat: int) -> None:
        """Take back the last move of *seat*; all agree."""
        self.do(seat, c.Undo())
        for number in list(self.table.proposals):
            for other in range(self.table.game.seats):
                if other != seat and number in self.table.proposals:
                    self.do(other, c.Agree(number))


def over(game: Game, seed: int = 0, *words: str, most: int = 1_000) -> Match:
    """Return a match that was played to its end, or given up after *most* moves."""
    match = Match(game, seed)
    match.start(*words)
    match.play_on(most)
    if match.table.phase == "playing":
        match.do(0, c.Resign())
    assert match.table.phase == "over"
    return match


def folded(game: Game, parts: list[list[LogEntry]]) -> Iterator[tuple[ViewCache, int]]:
    """Fold a log, and stop after each part; say which entry had come before it."""
    table = Table(game, parts[0][0])
    cache = ViewCache(table)
    for index, part in enumerate(parts):
        since = table.seq
        for logged in part[1:] if index == 0 else part:
            table.apply(logged)
        yield cache, since
