"""
Several processes think about one question, each on its own, and add up what they found.

This is also the firm promise that a bot never stalls a table. What happens in another
process cannot hold up the one who asks: it may hang, fail or die, and the move comes
in time all the same, from the others or, if there are none, by lot.
"""

from collections.abc import Callable
from multiprocessing.connection import wait
from time import monotonic
from typing import Final, Self, final

from librt.random import Random

from whiskerworks.bots.bot import SEEDS, check_level, how_hard
from whiskerworks.bots.engine import Opinion, best, ranked
from whiskerworks.bots.worker import NEVER, PATIENCE, STARTING, Notes, Worker
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game, View

Give = Callable[[int, Worker], None]
"""Gives a task to the worker of a place, which is idle."""


@final
class Round:
    """One question, while it goes round: who was asked, and who answered what."""

    def __init__(self, workers: list[Worker]) -> None:
        self.waiting: Final = dict(enumerate(workers))
        """Those from whom something is still expected, by their place."""
        self.dead: Final[list[int]] = []
        """The places of those who died meanwhile."""
        self._given: Final[set[int]] = set()
        self._found: Final[dict[int, list[Opinion]]] = {}
        self._failed: Final[dict[int, str]] = {}

    def give(self, give: Give) -> None:
        """Give a task to each who is idle and has had none."""
        for place, worker in self.waiting.items():
            if worker.is_idle and place not in self._given:
                self._given.add(place)
                give(place, worker)

    def hear(self, seconds: float) -> None:
        """Wait so long for somebody to say something, and note it."""
        heard = wait([worker.connection for worker in self.waiting.values()], seconds)
        for place, worker in list(self.waiting.items()):
            if worker.connection in heard:
                self._note(place, worker)

    def _note(self, place: int, worker: Worker) -> None:
        """Note what a worker says, unless it answers an older question."""
        answer = worker.hear()
        if answer is None:
            self._failed[place] = "the process died"
            self.dead.append(place)
        elif place not in self._given:
            return
        elif answer.failure:
            self._failed[place] = answer.failure
        else:
            self._found[place] = answer.opinions
        del self.waiting[place]

    def failures(self) -> list[str]:
        """Return why some have not answered, in the order of their places."""
        late = dict.fromkeys(self.waiting, "no answer in time")
        failed = self._failed | late
        return [failed[place] for place in sorted(failed)]

    def answers(self) -> list[list[Opinion]]:
        """Return all answers in the order of their places, not of their coming."""
        return [self._found[place] for place in sorted(self._found)]


@final
class Team:
    """
    Processes that think about the same question, each with a seed of its own.

    One thread at a time may ask. End it with `close`, or use it in a `with`.
    """

    def __init__(
        self,
        processes: int,
        game: Game | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """
        Start so many *processes*, and wait until they are there and know the *game*.

        A game that they do not know yet they load when they are first asked about it,
        for which low levels have no time. All limits are by the *clock*.

        Raises:
            ValueError: There is none.
        """
        if processes < 1:
            raise ValueError(f"a team has 1 process or more, not {processes}")
        self.failures: list[str] = []
        """What went wrong when it was last asked; nothing, if all answered."""
        self._clock: Final = clock
        self._players = 0
        self._last = None if game is None else self.notes(game, 1)
        self._workers: Final = [Worker(self._last, clock) for _ in range(processes)]
        started = Round(self._workers)
        until = clock() + STARTING
        while not all(worker.is_idle for worker in self._workers):
            if clock() > until or started.dead:
                break
            started.hear(max(0.0, until - clock()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes."""
        while self._workers:
            self._workers.pop().end()

    def processes(self) -> list[int]:
        """Return the numbers by which the system knows the processes."""
        return [worker.number() for worker in self._workers]

    def notes(self, game: Game, level: int | Level) -> Notes:
        """
        Return empty notes, for a player who is going to see a match.

        Raises:
            NoSuchLevel: It is none of 1 to 5.
        """
        self._players += 1
        return Notes(game, how_hard(game, level), self._players)

    def meet(self, notes: Notes) -> bool:
        """
        Wait until all are there and know the game of *notes*; return whether they do.

        Whoever thinks afterwards needs no time for that.

        Raises:
            ValueError: The team is closed.
        """
        self._check_open()
        self._last = notes
        until = self._clock() + STARTING
        while not all(worker.knows(notes) for worker in self._workers):
            if self._clock() > until:
                return False
            self._mend()
            asked = Round(self._workers)
            asked.give(lambda _, worker: worker.prepare(notes))
            asked.hear(PATIENCE)
        return True

    def opinions(
        self, game: Game, view: View, level: int | Level, rng: Random
    ) -> list[Opinion]:
        """
        Return what the team thinks of the moves, the best first; nothing, if all fail.

        It takes no longer than the level allows. `failures` says what went wrong.

        Raises:
            NoSuchLevel: It is none of 1 to 5.
            ValueError: The team is closed.
        """
        return self.think(self.notes(game, level), view, rng)

    def think(
        self, notes: Notes, view: View, rng: Random, number: int = NEVER
    ) -> list[Opinion]:
        """
        Return the same as `opinions`, for a player who has taken *notes*.

        By its *number* the thought can be cut short; see `cut`.

        Raises:
            ValueError: The team is closed.
        """
        self._check_open()
        until = self._clock() + notes.level.seconds
        seeds = [int(rng.randrange(SEEDS)) for _ in self._workers]
        self._last = notes
        self._mend()
        asked = Round(self._workers)
        while asked.waiting and self._clock() < until:
            asked.give(
                lambda place, worker: worker.give(
                    notes, view, seeds[place], until, number
                )
            )
            asked.hear(max(0.0, until - self._clock()))
        self.failures = asked.failures()
        for place in asked.dead:
            self._replace(place)
        return merged(asked.answers())

    def cut(self, number: int) -> None:
        """
        Let nobody think further about what has that *number*, asked or not yet.

        They answer soon, with what they have found so far. Any thread may say so.
        """
        for worker in list(self._workers):
            worker.cut(number)

    def _check_open(self) -> None:
        """Make sure that somebody is there. Raises ValueError."""
        if not self._workers:
            raise ValueError("the team is closed")

    def _mend(self) -> None:
        """Replace every worker that is dead or hangs."""
        for place, worker in enumerate(self._workers):
            if worker.is_lost():
                self._replace(place)

    def _replace(self, place: int) -> None:
        """Put a new worker in a place; it gets ready while others think."""
        self._workers[place].end()
        self._workers[place] = Worker(self._last, self._clock)


@final
class TeamBot:
    """A player whose moves a team thinks of; one for each match, as it takes notes."""

    def __init__(self, team: Team, level: int | Level) -> None:
        """
        Let *team* think for it, at a *level* from 1 to 5 or one's own.

        Raises:
            NoSuchLevel: It is none of 1 to 5.
        """
        check_level(level)
        self.level: Final = level
        self.failure: Exception | None = None
        """What went wrong when it last had to play any move, if ever."""
        self._team: Final = team
        self._notes: Notes | None = None

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the move the team thinks best; if none can think, any legal one."""
        legal = game.legal_moves(game.worlds(view)[0])
        if len(legal) == 1:
            return legal[0]
        try:
            opinions = self.opinions(game, view, rng)
            if opinions and best(opinions).move in legal:
                return best(opinions).move
            raise RuntimeError("; ".join(self._team.failures) or "no legal move named")
        except Exception as failure:
            self.failure = failure
            return legal[int(rng.randrange(len(legal)))]

    def opinions(self, game: Game, view: View, rng: Random) -> list[Opinion]:
        """Return what the team thinks of the moves, the best first, after thinking."""
        return self._team.think(self._noted(game), view, rng)

    def saw(self, game: Game, view: View, move: int) -> None:
        """Take note of what was played; workers are told when they are next asked."""
        self._noted(game).seen.append((view, move))

    def _noted(self, game: Game) -> Notes:
        """Return the notes of this match."""
        if self._notes is None or self._notes.game != game:
            self._notes = self._team.notes(game, self.level)
        return self._notes


def merged(answers: list[list[Opinion]]) -> list[Opinion]:
    """
    Return the opinions of all *answers* together, the best first.

    For each move weights are added, and chances count as much as their weights.
    """
    weights: dict[int, float] = {}
    totals: dict[int, float] = {}
    for opinions in answers:
        for move, weight, chance in opinions:
            weights[move] = weights.get(move, 0.0) + weight
            totals[move] = totals.get(move, 0.0) + weight * chance
    found = [
        Opinion(move, weight, totals[move] / weight if weight else 0.0)
        for move, weight in weights.items()
    ]
    return ranked(found)
