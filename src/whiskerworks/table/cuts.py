# compiled: warm
"""
What `sight` has cut already, kept for the next who sees the same.

A table is told to all its viewers at once, and all bystanders see the same. Moves are
kept as long as the table is; scenes and plans, which are large, only of the tables
that were looked at last. The scenes before the last change are kept too, so that
viewers are sent what differs.
"""

from typing import Final

from whiskerworks.core.message import Event
from whiskerworks.core.plan import Plan
from whiskerworks.core.scene import Scene, SceneChange
from whiskerworks.core.scene_change import difference
from whiskerworks.table.context import Names
from whiskerworks.table.messages import (
    Clocks,
    Deal,
    Player,
    PlySeen,
)
from whiskerworks.table.state import Seated
from whiskerworks.table.table import Table


class Ply:
    """A ply as those may see it who know it, and as the others do."""

    __slots__ = ("hidden", "open", "shown", "state")

    def __init__(self, table: Table, index: int) -> None:
        game, match = table.game, table.match
        state, move = match.states[index], match.moves[index]
        seat, how = match.movers[index], table.hows[index]
        self.state: Final = match.states[index + 1]
        """The position after it: a ply that replaces it has another."""
        self.open: Final = game.is_public(state, move)
        """Whether all saw the same."""
        self.shown: Final = PlySeen(seat, game.write(state, move), how)
        self.hidden: Final = self.shown if self.open else PlySeen(seat, None, how)


class Kept:
    """What was cut of one table."""

    __slots__ = (
        "before",
        "changes",
        "clocks",
        "deal",
        "events",
        "moves",
        "place",
        "plans",
        "players",
        "plies",
        "read",
        "scenes",
        "seq",
        "settled",
    )

    def __init__(self) -> None:
        self.plies: Final[list[Ply]] = []
        self.read = -1
        """The clocks are of the table as it was then."""
        self.clocks = Clocks(0, (), None)
        self.settled = -1
        """The deal and the players are of the table as it was then."""
        self.deal = Deal("", None)
        self.players: Final[dict[str, tuple[list[str], tuple[Player, ...]]]] = {}
        """For whoever sits there, and "" for all others: the names, and the players."""
        self.seq = -1
        """What follows is of the table as it was then."""
        self.events: Final[dict[tuple[int, int | None], tuple[Event, ...]]] = {}
        self.place = -1
        """The scenes are of the table as the game stood then."""
        self.scenes: dict[int | None, Scene] = {}
        self.before: dict[int | None, Scene] = {}
        """The scenes before these: whoever still looks was sent them."""
        self.changes: Final[dict[tuple[int | None, bool], SceneChange]] = {}
        self.plans: Final[dict[int | None, Plan]] = {}
        self.moves: tuple[str, ...] | None = None

    def at(self, seq: int) -> "Kept":
        """Forget what was of another moment, and return itself."""
        if seq != self.seq:
            self.pass_on()
            self.seq = seq
            _look_at(self)
        return self

    def drawn(self, table: Table) -> "Kept":
        """Make room for new scenes if the game stands differently; return itself."""
        if table.place != self.place:
            self.before, self.scenes = self.scenes, {}
            self.changes.clear()
            self.place = table.place
            _look_at(self)
        return self

    def pass_on(self) -> None:
        """Forget what was of a moment that is over, but not the scenes."""
        self.events.clear()
        self.plans.clear()
        self.moves = None

    def forget(self) -> None:
        """Forget all but the plies."""
        self.seq = self.place = -1
        self.pass_on()
        self.before, self.scenes = {}, {}
        self.changes.clear()


MAX_TABLES: Final = 256
"""Scenes are kept of at most so many tables."""
_RECENT: Final[dict[Kept, None]] = {}
"""Those that were looked at last, the latest last."""


def _look_at(kept: Kept) -> None:
    """Note that a table is looked at, and forget what was longest ago."""
    _RECENT.pop(kept, None)
    _RECENT[kept] = None
    if len(_RECENT) > MAX_TABLES:
        oldest = next(iter(_RECENT))
        del _RECENT[oldest]
        oldest.forget()


def ply(table: Table, index: int) -> Ply:
    """Return the ply at *index*."""
    plies = _kept(table).plies
    if index < len(plies) and plies[index].state is table.match.states[index + 1]:
        return plies[index]
    del plies[index:]
    while len(plies) <= index:
        plies.append(Ply(table, len(plies)))
    return plies[index]


def events(table: Table, index: int, eyes: int | None) -> tuple[Event, ...]:
    """Return what *eyes* saw at the ply at *index*."""
    kept = _kept(table).at(table.seq).events
    found = kept.get((index, eyes))
    if found is None:
        found = kept[index, eyes] = happened(table, index, eyes)
    return found


def happened(table: Table, index: int, eyes: int | None) -> tuple[Event, ...]:
    """Return what *eyes* saw at the ply at *index*, and keep nothing."""
    return table.game.events(table.match.states[index], table.match.moves[index], eyes)


def scene(table: Table, eyes: int | None, *, offers: bool) -> Scene:
    """Return how the table looks to *eyes* now, with what may be clicked or without."""
    scenes = _kept(table).drawn(table).scenes
    found = scenes.get(eyes)
    if found is None:
        found = scenes[eyes] = table.game.scene(table.game.view(table.state, eyes))
    return found if offers else found.without_offers()


def change(table: Table, eyes: int | None, *, offers: bool) -> SceneChange | None:
    """Return what differs from the scene that *eyes* were sent; None if not known."""
    kept = _kept(table).drawn(table)
    before = kept.before.get(eyes)
    if before is None:
        return None
    found = kept.changes.get((eyes, offers))
    if found is None:
        found = difference(before, scene(table, eyes, offers=offers))
        kept.changes[eyes, offers] = found
    return found


def plan(table: Table, eyes: int | None) -> Plan:
    """Return the table drawn in text, as *eyes* see it now."""
    kept = _kept(table).at(table.seq).plans
    found = kept.get(eyes)
    if found is None:
        view = table.game.view(table.state, eyes)
        found = kept[eyes] = table.game.plan(view)
    return found


def clocks(table: Table, now: int) -> Clocks:
    """Return everybody's time at *now*."""
    kept = _kept(table)
    if kept.read != table.seq or kept.clocks.at != now:
        seats, clock = range(table.game.seats), table.clock
        times = tuple([clock.reading(seat, now) for seat in seats])
        kept.clocks = Clocks(now, times, clock.running)
        kept.read = table.seq
    return kept.clocks


def deal(table: Table) -> Deal:
    """Return what makes the draws checkable."""
    return _settled(table).deal


def players(table: Table, person: str, names: Names) -> tuple[Player, ...]:
    """Return who sits where, as *person* may know it."""
    kept = _settled(table).players
    key = person if table.seats_of(person) else ""
    called = [_called(chair, names) for chair in table.chairs]
    found = kept.get(key)
    if found is None or found[0] != called:
        seats = range(table.game.seats)
        seen = tuple([_player(table, seat, key, called[seat]) for seat in seats])
        found = kept[key] = (called, seen)
    return found[1]


def _called(chair: Seated, names: Names) -> str:
    """Return the name of who sits in *chair*, or whom it is kept for; or nothing."""
    person = _whose(chair)
    return names(person) if person else chair.name


def _whose(chair: Seated) -> str:
    """Return who sits in *chair*, or whom it is kept for."""
    return chair.owner if chair.kind in ("kept", "left") else chair.person


def _player(table: Table, seat: int, person: str, name: str) -> Player:
    """Return who sits in *seat*, as *person* may know it."""
    chair = table.chairs[seat]
    you = chair.kind == "person" and chair.person == person
    begun = table.phase in ("playing", "paused", "over")
    word = table.words.get(seat, "") if you or begun else ""
    whose = _whose(chair) if chair.kind in ("person", "left") else ""
    who = table.numbers.get(whose)
    return Player(seat, chair.kind, name, chair.level, you, word, who)


def _settled(table: Table) -> Kept:
    """Return what is kept of a table, after forgetting who sat there before."""
    kept = _kept(table)
    if kept.settled != table.settled:
        kept.settled = table.settled
        kept.players.clear()
        kept.deal = Deal(table.created.commitment, table.secret)
    return kept


def moves(table: Table) -> tuple[str, ...]:
    """Return what whoever is on turn may play."""
    kept = _kept(table).at(table.seq)
    if kept.moves is None:
        game, state = table.game, table.state
        legal = game.legal_moves(state)
        kept.moves = tuple([game.write(state, move) for move in legal])
    return kept.moves


def _kept(table: Table) -> Kept:
    kept = table.cut
    if not isinstance(kept, Kept):
        kept = table.cut = Kept()
    return kept
