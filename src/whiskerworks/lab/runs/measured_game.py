"""Play one game of a run, measure it, and return its journal entry."""

import threading
from collections.abc import Sequence
from typing import Final, final

from librt.random import Random

import whiskerworks
from whiskerworks.bots import roster
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match
from whiskerworks.core.message import Message, Param
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts, load_text
from whiskerworks.lab import single_game
from whiskerworks.lab.runs.lead_tracker import LEAD_MARGIN, ChanceJudge, LeadTracker
from whiskerworks.lab.runs.run import BadRun, Run
from whiskerworks.lab.seeds import derive_seed

FRACTION_DIGITS: Final = 6
"""Decimal places of means and sums in the journal."""
JournalEntry = dict[str, object]


def frozen_clock() -> float:
    """Return a constant time, so that bots are limited by their effort alone."""
    return 0.0


@final
class _SeatCounts:
    """Counts for one seat."""

    def __init__(self) -> None:
        self.choices = 0
        self.options = 0
        self.most = 0
        self.used: dict[str, list[float]] = {}

    def add_choice(self, legal: int) -> None:
        """Count a choice among *legal* moves."""
        self.choices += 1
        self.options += legal
        self.most = max(self.most, legal)

    def add_uses(self, things: Sequence[str]) -> None:
        """Count the items that a move used."""
        for thing in things:
            self.used.setdefault(thing, [0, 0.0, 0])[0] += 1

    def add_swing(self, things: Sequence[str], swing: float) -> None:
        """Add by how much a move that used *things* changed the seat's chance."""
        for thing in things:
            self.used[thing][1] += swing
            self.used[thing][2] += abs(swing) >= LEAD_MARGIN

    def entry(self, judged: bool) -> JournalEntry:
        """Return the counts as plain values; unless *judged*, swings are None."""
        used = [
            {
                "thing": thing,
                "times": int(times),
                "swing": round(swing, FRACTION_DIGITS) if judged else None,
                "mattered": int(mattered) if judged else None,
            }
            for thing, (times, swing, mattered) in sorted(self.used.items())
        ]
        mean = (
            round(self.options / self.choices, FRACTION_DIGITS)
            if self.choices
            else None
        )
        return {
            "choices": self.choices,
            "branching": mean,
            "most_branching": self.most,
            "used": used,
        }


@final
class GameMeter:
    """Follows a match, ply by ply, and counts."""

    def __init__(self, match: Match, judge: ChanceJudge) -> None:
        self.match: Final = match
        self.judge: Final = judge
        self.moves = 0
        """Number of moves made by seats."""
        self.first: int | None = None
        """The seat that made the first choice."""
        self.lead: Final = LeadTracker()
        self.seats: Final = [_SeatCounts() for _ in range(match.game.seats)]
        self._last: tuple[int, tuple[str, ...], float] | None = None
        """The seat that chose last, the items it used, and its chance before."""

    def count_ply(self, ply: int, *, chosen: bool) -> None:
        """Count a ply; moves of the opening are not *chosen*."""
        mover = self.match.movers[ply]
        if mover == CHANCE:
            return
        if chosen:
            self._count_choice(mover, ply)
        if self.first is None:
            self.first = mover
        self.moves += 1

    def judge_position(self, ply: int) -> tuple[float, ...]:
        """Return all chances, () if unjudged, and add the last choice's swing."""
        if self.judge.games == 0:
            return ()
        chances = self.judge.chances(self.match.states[ply])
        if self.match.game.seats > 1:
            self.lead.update(ply, chances)
        if self._last is not None:
            seat, things, before = self._last
            self.seats[seat].add_swing(things, chances[seat] - before)
            self._last = None
        return chances

    def _count_choice(self, seat: int, ply: int) -> None:
        game, state = self.match.game, self.match.states[ply]
        chances = self.judge_position(ply)
        counted = self.seats[seat]
        counted.add_choice(len(game.legal_moves(state)))
        things = items_used(game, state, self.match.moves[ply])
        counted.add_uses(things)
        self._last = (seat, things, chances[seat]) if chances else None


def play_and_measure(run: Run, variant: int, number: int) -> JournalEntry:
    """Play game *number* of a variant, and return its journal entry."""
    game = _bound_game(run, variant)
    seed = run.seed_of(number)
    begin = single_game.draw_opening(
        game, run.opening, Random(derive_seed(seed, "opening"))
    )
    deal = single_game.seeded_dealer(game, derive_seed(seed, "chance") % (1 << 31))
    rngs = [Random(derive_seed(seed, "player", seat)) for seat in range(game.seats)]
    names = run.seating(number)
    players = [roster.make_player(name, frozen_clock) for name in names]
    match = Match(game, deal)
    meter = GameMeter(match, ChanceJudge(game, run.judge, derive_seed(seed, "judge")))
    clock = single_game.ThinkingClock(game.seats)
    for ply in single_game.play_plies(match, players, begin, rngs, clock):
        meter.count_ply(ply, chosen=ply >= len(begin))
    meter.judge_position(match.ply)
    return {
        "variant": variant,
        "number": number,
        "seed": seed,
        **_game_facts(meter),
        "seated": _seat_facts(meter, names),
        "failure": next(
            (why for why in map(single_game.failure_of, players) if why), None
        ),
    }


def _game_facts(meter: GameMeter) -> JournalEntry:
    """Return the facts that all seats share."""
    outcome = meter.match.outcome()
    alone = meter.match.game.seats == 1
    blind = meter.judge.games == 0
    return {
        "reason": single_game.UNFINISHED if outcome is None else outcome.reason,
        "rule": "" if outcome is None else outcome.rule,
        "moves": meter.moves,
        "chance": meter.match.ply - meter.moves,
        "lead_changes": None if alone or blind else meter.lead.changes,
        "decided": _decided(meter),
    }


def _decided(meter: GameMeter) -> float | None:
    """Return the share of the moves after which the only winner led for good."""
    outcome = meter.match.outcome()
    if outcome is None or meter.match.game.seats == 1 or len(outcome.winners) != 1:
        return None
    if meter.judge.games == 0:
        return None
    if outcome.winners[0] != meter.lead.leader:
        return 1.0
    return round(meter.lead.since / meter.match.ply, FRACTION_DIGITS)


def _seat_facts(meter: GameMeter, names: Sequence[str]) -> list[JournalEntry]:
    """Return the facts of each seat."""
    match = meter.match
    scores, _ = single_game.scores_and_reason(match)
    return [
        {
            "seat": seat,
            "player": names[seat],
            "began": meter.first == seat,
            "secret": _secret(match.game, match.state, seat),
            "score": scores[seat],
            **counted.entry(meter.judge.games > 0),
        }
        for seat, counted in enumerate(meter.seats)
    ]


def _secret(game: Game, state: Value, seat: int) -> str:
    """Return a seat's secret as a word; "" for none."""
    number = int(game.advice.secret(state, seat))
    names = lab_facts(game.name).secrets
    if 0 < number <= len(names):
        return names[number - 1]
    return str(number) if number else ""


_THREAD: Final = threading.local()
"""Bound games of this thread; advice keeps state, so threads must not share it."""


def _bound_game(run: Run, variant: int) -> Game:
    """Return the game of a variant, bound once in each thread."""
    options = run.variants[variant].options
    key = (run.game, run.seats, tuple(options.items()))
    known: dict[object, Game] = _THREAD.__dict__.setdefault("games", {})
    if key not in known:
        known[key] = load_text(run.game, run.seats, options)
        _check_same(run, known[key])
    return known[key]


def _check_same(run: Run, game: Game) -> None:
    """Check that this worker has the program and rules versions of the run."""
    here = f"whiskerworks {whiskerworks.__version__}, rules {game.rules_version}"
    there = f"whiskerworks {run.program}, rules {run.rules_version}"
    if here != there:
        raise BadRun(f"a worker has {here}, but the run needs {there}")


def items_used(game: Game, state: Value, move: int) -> tuple[str, ...]:
    """
    Return what *move*, which must be legal, uses, as in "card m07" or "reveal cat".

    An item is named by the first event of the move, as everybody at the table sees it.
    The game's `lab.py` may name it; otherwise the code of the event does.
    """
    events = game.events(state, move, None)
    if not events:
        return (game.write(state, move).partition(" ")[0],)
    first = events[0]
    plainly = first.code.replace("-", " ")
    name = lab_facts(game.name).things.get(first.code, plainly)
    if "{" not in name:
        return (name,)
    return (
        name.format_map({key: _word(value) for key, value in first.params.items()}),
    )


def _word(param: Param) -> str:
    """Return a parameter as one word: "cat" for who-cat."""
    if isinstance(param, Message):
        return param.code.partition("-")[2] or param.code
    return str(param)


def check_opening(run: Run) -> None:
    """
    Check, by the first game of each variant, that openings of this length exist.

    Raises:
        NoOpening: They do not.
    """
    for variant in run.variants if run.opening else ():
        game = load_text(run.game, run.seats, variant.options)
        if run.opening >= single_game.max_moves(game):
            raise single_game.NoOpening(game.name, run.opening)
        single_game.draw_opening(
            game, run.opening, Random(derive_seed(run.seed_of(0), "opening"))
        )
