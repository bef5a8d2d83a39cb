"""One game of a run: it is played, watched, and noted in a line."""

import threading
from collections.abc import Sequence
from typing import Final, final

from librt.random import Random

import whiskerworks
from whiskerworks.bots import roster
from whiskerworks.bots.bot import Bot
from whiskerworks.bots.player import Player
from whiskerworks.bots.telling import tell
from whiskerworks.core import referee
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import load_text
from whiskerworks.kit.agendas import AGENDAS
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
    """Follows a game from its start, and counts."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.state = game.start()
        self.moves = 0
        """How many moves seats made."""
        self.chance = 0
        """How many moves chance made."""
        self.first: int | None = None
        """The seat that made the first choice."""
        self.lead: Final = Lead()
        self.seats: Final = [_Seat() for _ in range(game.seats)]
        self._last: tuple[int, tuple[str, ...], float] | None = None
        """Who chose last, what that used, and the chance it had before."""

    def chance_plays(self, move: int) -> None:
        """Follow a move of chance."""
        self.chance += 1
        self._go(move, CHANCE)

    def opens(self, move: int) -> None:
        """Follow a move of the opening, which nobody chose."""
        mover = self.game.to_move(self.state)
        if mover == CHANCE:
            self.chance_plays(move)
        else:
            self._seat_plays(int(mover or 0), move)

    def seat_chooses(self, seat: int, move: int) -> None:
        """Follow a move that a *seat* chose."""
        chances = self.look()
        counted = self.seats[seat]
        counted.chose(len(self.game.legal_moves(self.state)))
        things = things_of(self.game, self.state, move)
        counted.uses(things)
        self._last = (seat, things, chances[seat]) if chances else None
        self._seat_plays(seat, move)

    def look(self) -> tuple[float, ...]:
        """Judge the position, if anybody does, and what the last choice brought."""
        if self.judge.games == 0:
            return ()
        chances = self.judge.chances(self.state)
        if self.game.seats > 1:
            self.lead.saw(self.moves + self.chance, chances)
        if self._last is not None:
            seat, things, before = self._last
            self.seats[seat].swung(things, chances[seat] - before)
            self._last = None
        return chances

    def _seat_plays(self, seat: int, move: int) -> None:
        if self.first is None:
            self.first = seat
        self.moves += 1
        self._go(move, seat)

    def _go(self, move: int, mover: int) -> None:
        self.state = referee.submit(self.game, self.state, mover, move)


def play(run: Run, variant: int, number: int) -> Noted:
    """Play the game of that *number* of a variant, and return what is noted of it."""
    game = _bound(run, variant)
    seed = run.seed_of(number)
    begin = contest.opening(game, run.opening, Random(mixed(seed, "opening")))
    deal = contest.dealer(game, mixed(seed, "chance") % (1 << 31))
    rngs = [Random(mixed(seed, "player", seat)) for seat in range(game.seats)]
    names = run.seating(number)
    players = [roster.named(name, still) for name in names]
    watcher = Watcher(game, Judge(game, run.judge, mixed(seed, "judge")))
    _open(watcher, players, begin)
    _finish(watcher, players, deal, rngs)
    watcher.look()
    return {
        "variant": variant,
        "number": number,
        "seed": seed,
        **_of_game(watcher),
        "seated": _of_seats(watcher, names),
        "failure": next((why for why in map(contest.failure, players) if why), None),
    }


def _listeners(players: Sequence[Player]) -> dict[int, Player]:
    """Return those by seat who learn from what they see."""
    return {seat: one for seat, one in enumerate(players) if isinstance(one, Bot)}


def _open(watcher: Watcher, players: Sequence[Player], begin: list[int]) -> None:
    """Play the opening; players are told what chance did, as `contest.play` does."""
    for move in begin:
        if watcher.game.to_move(watcher.state) == CHANCE:
            tell(watcher.game, _listeners(players), watcher.state, move)
        watcher.opens(move)


def _finish(
    watcher: Watcher,
    players: Sequence[Player],
    deal: contest.Deal,
    rngs: Sequence[Random],
) -> None:
    """Play to the end, or till the game is cut."""
    game = watcher.game
    listeners = _listeners(players)
    for _ in range(contest.longest(game)):
        state = watcher.state
        mover = game.to_move(state)
        if mover is None:
            return
        if mover == CHANCE:
            move = deal(state)
        else:
            move = players[mover].choose(game, game.view(state, mover), rngs[mover])
        if listeners:
            tell(game, listeners, state, move)
        if mover == CHANCE:
            watcher.chance_plays(move)
        else:
            watcher.seat_chooses(mover, move)


def _of_game(watcher: Watcher) -> Noted:
    """Return what the seats have in common."""
    outcome = watcher.game.outcome(watcher.state)
    alone = watcher.game.seats == 1
    blind = watcher.judge.games == 0
    return {
        "reason": contest.UNFINISHED if outcome is None else outcome.reason,
        "rule": "" if outcome is None else outcome.rule,
        "moves": watcher.moves,
        "chance": watcher.chance,
        "lead_changes": None if alone or blind else watcher.lead.changes,
        "decided": _decided(watcher),
    }


def _decided(watcher: Watcher) -> float | None:
    """Return after which share of the moves the only winner led for good."""
    outcome = watcher.game.outcome(watcher.state)
    if outcome is None or watcher.game.seats == 1 or len(outcome.winners) != 1:
        return None
    if watcher.judge.games == 0:
        return None
    if outcome.winners[0] != watcher.lead.leader:
        return 1.0
    return round(watcher.lead.since / (watcher.moves + watcher.chance), DIGITS)


def _of_seats(watcher: Watcher, names: Sequence[str]) -> list[Noted]:
    """Return what differs from seat to seat."""
    scores, _ = contest.ending(watcher.game, watcher.state)
    return [
        {
            "seat": seat,
            "player": names[seat],
            "began": watcher.first == seat,
            "secret": _secret(watcher.game, watcher.state, seat),
            "score": scores[seat],
            **counted.noted(watcher.judge.games > 0),
        }
        for seat, counted in enumerate(watcher.seats)
    ]


def _secret(game: Game, state: Value, seat: int) -> str:
    """Return the agenda of a seat in a word; nothing where there is none."""
    number = int(game.advice.secret(state, seat))
    return AGENDAS[number - 1] if number else ""


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
