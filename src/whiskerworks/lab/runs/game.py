"""One game of a run: it is played, watched, and noted in a line."""

import threading
from collections.abc import Sequence
from typing import Final, final

from librt.random import Random

import whiskerworks
from whiskerworks.bots import roster
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts, load_text
from whiskerworks.lab import contest
from whiskerworks.lab.runs.lead import MARGIN, Judge, Lead
from whiskerworks.lab.runs.run import BadRun, Run
from whiskerworks.lab.runs.things import things_of
from whiskerworks.lab.seeds import mixed

DIGITS: Final = 6
"""So exactly are means and sums noted."""
Noted = dict[str, object]


def still() -> float:
    """Return the time by a clock that stands still: bots stop by their thoughts."""
    return 0.0


@final
class _Seat:
    """What is counted of one seat."""

    def __init__(self) -> None:
        self.choices = 0
        self.options = 0
        self.most = 0
        self.used: dict[str, list[float]] = {}

    def chose(self, legal: int) -> None:
        """Note a choice among so many legal moves."""
        self.choices += 1
        self.options += legal
        self.most = max(self.most, legal)

    def uses(self, things: Sequence[str]) -> None:
        """Note what a move used."""
        for thing in things:
            self.used.setdefault(thing, [0, 0.0, 0])[0] += 1

    def swung(self, things: Sequence[str], swing: float) -> None:
        """Note how a move that used them changed the seat's chance."""
        for thing in things:
            self.used[thing][1] += swing
            self.used[thing][2] += abs(swing) >= MARGIN

    def noted(self, judged: bool) -> Noted:
        """Return it as plain values; what was not *judged* is not there."""
        used = [
            {
                "thing": thing,
                "times": int(times),
                "swing": round(swing, DIGITS) if judged else None,
                "mattered": int(mattered) if judged else None,
            }
            for thing, (times, swing, mattered) in sorted(self.used.items())
        ]
        mean = round(self.options / self.choices, DIGITS) if self.choices else None
        return {
            "choices": self.choices,
            "branching": mean,
            "most_branching": self.most,
            "used": used,
        }


@final
class Watcher:
    """Follows a match, ply by ply, and counts."""

    def __init__(self, match: Match, judge: Judge) -> None:
        self.match: Final = match
        self.judge: Final = judge
        self.moves = 0
        """How many moves seats made."""
        self.first: int | None = None
        """The seat that made the first choice."""
        self.lead: Final = Lead()
        self.seats: Final = [_Seat() for _ in range(match.game.seats)]
        self._last: tuple[int, tuple[str, ...], float] | None = None
        """Who chose last, what that used, and the chance it had before."""

    def saw(self, ply: int, *, chosen: bool) -> None:
        """Count a ply; what is played in the opening nobody has *chosen*."""
        mover = self.match.movers[ply]
        if mover == CHANCE:
            return
        if chosen:
            self._chose(mover, ply)
        if self.first is None:
            self.first = mover
        self.moves += 1

    def look(self, ply: int) -> tuple[float, ...]:
        """Judge a position, if anybody does, and what the last choice brought."""
        if self.judge.games == 0:
            return ()
        chances = self.judge.chances(self.match.states[ply])
        if self.match.game.seats > 1:
            self.lead.saw(ply, chances)
        if self._last is not None:
            seat, things, before = self._last
            self.seats[seat].swung(things, chances[seat] - before)
            self._last = None
        return chances

    def _chose(self, seat: int, ply: int) -> None:
        game, state = self.match.game, self.match.states[ply]
        chances = self.look(ply)
        counted = self.seats[seat]
        counted.chose(len(game.legal_moves(state)))
        things = things_of(game, state, self.match.moves[ply])
        counted.uses(things)
        self._last = (seat, things, chances[seat]) if chances else None


def play(run: Run, variant: int, number: int) -> Noted:
    """Play the game of that *number* of a variant, and return what is noted of it."""
    game = _bound(run, variant)
    seed = run.seed_of(number)
    begin = contest.opening(game, run.opening, Random(mixed(seed, "opening")))
    deal = contest.dealer(game, mixed(seed, "chance") % (1 << 31))
    rngs = [Random(mixed(seed, "player", seat)) for seat in range(game.seats)]
    names = run.seating(number)
    players = [roster.make_player(name, still) for name in names]
    match = Match(game, deal)
    watcher = Watcher(match, Judge(game, run.judge, mixed(seed, "judge")))
    clock = contest.Clock(game.seats)
    for ply in contest.plies(match, players, begin, rngs, clock):
        watcher.saw(ply, chosen=ply >= len(begin))
    watcher.look(match.ply)
    return {
        "variant": variant,
        "number": number,
        "seed": seed,
        **_of_game(watcher),
        "seated": _of_seats(watcher, names),
        "failure": next((why for why in map(contest.failure, players) if why), None),
    }


def _of_game(watcher: Watcher) -> Noted:
    """Return what the seats have in common."""
    outcome = watcher.match.outcome()
    alone = watcher.match.game.seats == 1
    blind = watcher.judge.games == 0
    return {
        "reason": contest.UNFINISHED if outcome is None else outcome.reason,
        "rule": "" if outcome is None else outcome.rule,
        "moves": watcher.moves,
        "chance": watcher.match.ply - watcher.moves,
        "lead_changes": None if alone or blind else watcher.lead.changes,
        "decided": _decided(watcher),
    }


def _decided(watcher: Watcher) -> float | None:
    """Return after which share of the moves the only winner led for good."""
    outcome = watcher.match.outcome()
    if outcome is None or watcher.match.game.seats == 1 or len(outcome.winners) != 1:
        return None
    if watcher.judge.games == 0:
        return None
    if outcome.winners[0] != watcher.lead.leader:
        return 1.0
    return round(watcher.lead.since / watcher.match.ply, DIGITS)


def _of_seats(watcher: Watcher, names: Sequence[str]) -> list[Noted]:
    """Return what differs from seat to seat."""
    match = watcher.match
    scores, _ = contest.ending(match)
    return [
        {
            "seat": seat,
            "player": names[seat],
            "began": watcher.first == seat,
            "secret": _secret(match.game, match.state, seat),
            "score": scores[seat],
            **counted.noted(watcher.judge.games > 0),
        }
        for seat, counted in enumerate(watcher.seats)
    ]


def _secret(game: Game, state: Value, seat: int) -> str:
    """Return what a seat holds in secret, in a word; nothing where it is nothing."""
    number = int(game.advice.secret(state, seat))
    names = lab_facts(game.name).secrets
    if 0 < number <= len(names):
        return names[number - 1]
    return str(number) if number else ""


_HERE: Final = threading.local()
"""Bound games: advice keeps notes, so that each thread of a worker has its own."""


def _bound(run: Run, variant: int) -> Game:
    """Return the game of a variant; games are bound once in each thread."""
    options = run.variants[variant].options
    key = (run.game, run.seats, tuple(options.items()))
    known: dict[object, Game] = _HERE.__dict__.setdefault("games", {})
    if key not in known:
        known[key] = load_text(run.game, run.seats, options)
        _check_same(run, known[key])
    return known[key]


def _check_same(run: Run, game: Game) -> None:
    """Check that a worker, on whatever machine, plays by the rules of the run."""
    here = f"whiskerworks {whiskerworks.__version__}, rules {game.rules_version}"
    there = f"whiskerworks {run.program}, rules {run.rules_version}"
    if here != there:
        raise BadRun(f"a worker has {here}, but the run is of {there}")
