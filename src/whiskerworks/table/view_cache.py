# compiled: warm
"""
What was cut of a table already, kept for the next who sees the same.

A table is told to all its viewers at once, and all bystanders see the same. Moves are
kept as long as the cache is; scenes and plans, which are large, only of the tables
that changed last. The scenes before the last change are kept too, so that
viewers are sent what differs.
"""

from typing import Final, final

from whiskerworks.core.message import Event
from whiskerworks.core.scene import Scene, SceneChange
from whiskerworks.core.scene_change import (
    PiecesChange,
    pieces_difference,
    scene_difference,
)
from whiskerworks.core.text_board import TextBoard
from whiskerworks.table.context import NameLookup
from whiskerworks.table.messages import Clocks, Deal, Player, PlySeen
from whiskerworks.table.state import ChairState
from whiskerworks.table.table import Table


@final
class CachedPly:
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


@final
class RecentTables:
    """The tables of which something was cut last; scenes are kept of no others."""

    def __init__(self, most: int = 2_000) -> None:
        """
        Let scenes be kept of at most so many tables, some 35 kB for each.

        Where more are played at the same time, their updates bring whole scenes.
        """
        self._most: Final = most
        self._caches: Final[dict[ViewCache, None]] = {}
        """The latest last."""

    def add(self, cache: "ViewCache") -> None:
        """Note that something of a table is cut; forget the scenes of the oldest."""
        self.drop(cache)
        self._caches[cache] = None
        if len(self._caches) > self._most:
            next(iter(self._caches)).forget()

    def drop(self, cache: "ViewCache") -> None:
        """Leave a table out: no scenes are kept of it."""
        self._caches.pop(cache, None)


@final
class ViewCache:
    """What was cut of one table, for whoever shows it to its viewers."""

    __slots__ = (
        "_before",
        "_changes",
        "_clocks",
        "_deal",
        "_events",
        "_moves",
        "_pieces",
        "_place",
        "_plans",
        "_players",
        "_plies",
        "_read",
        "_recent",
        "_scenes",
        "_seq",
        "_settled",
        "table",
    )

    def __init__(self, table: Table, recent: RecentTables | None = None) -> None:
        """Keep what is cut of *table*; its scenes while it is among the *recent*."""
        self.table: Final = table
        """The table that is shown."""
        self._recent: Final = recent
        self._plies: Final[list[CachedPly]] = []
        self._read = -1
        """The clocks are of the table as it was then."""
        self._clocks = Clocks(0, (), None)
        self._settled = -1
        """The deal and the players are of the table as it was then."""
        self._deal = Deal("", None)
        self._players: Final[dict[str, tuple[list[str], tuple[Player, ...]]]] = {}
        """For whoever sits there, and "" for all others: the names, and the players."""
        self._seq = -1
        """What follows is of the table as it was then."""
        self._events: Final[dict[tuple[int, int | None], tuple[Event, ...]]] = {}
        self._plans: Final[dict[int | None, TextBoard]] = {}
        self._moves: tuple[str, ...] | None = None
        self._place = -1
        """The scenes are of the table as the game stood then."""
        self._scenes: dict[int | None, Scene] = {}
        self._before: dict[int | None, Scene] = {}
        """The scenes before these: whoever still looks was sent them."""
        self._changes: Final[dict[tuple[int | None, bool], SceneChange]] = {}
        self._pieces: PiecesChange | None = None
        """What differs of the pieces, for the last viewer who was told."""

    # ---- the game

    def ply(self, index: int) -> CachedPly:
        """Return the ply at *index*."""
        plies, states = self._plies, self.table.match.states
        if index < len(plies) and plies[index].state is states[index + 1]:
            return plies[index]
        del plies[index:]
        while len(plies) <= index:
            plies.append(CachedPly(self.table, len(plies)))
        return plies[index]

    def events(self, index: int, eyes: int | None) -> tuple[Event, ...]:
        """Return what *eyes* saw at the ply at *index*."""
        self._renew()
        found = self._events.get((index, eyes))
        if found is None:
            game, match = self.table.game, self.table.match
            found = game.events(match.states[index], match.moves[index], eyes)
            self._events[index, eyes] = found
        return found

    def moves(self) -> tuple[str, ...]:
        """Return what whoever is on turn may play."""
        self._renew()
        if self._moves is None:
            game, state = self.table.game, self.table.state
            legal = game.legal_moves(state)
            self._moves = tuple([game.write(state, move) for move in legal])
        return self._moves

    def plan(self, eyes: int | None) -> TextBoard:
        """Return the table drawn in text, as *eyes* see it now."""
        self._renew()
        found = self._plans.get(eyes)
        if found is None:
            game, state = self.table.game, self.table.state
            found = self._plans[eyes] = game.plan(game.view(state, eyes))
        return found

    def scene(self, eyes: int | None, *, offers: bool) -> Scene:
        """Return how the table looks to *eyes* now, with what may be clicked or not."""
        self._renew_scenes()
        found = self._scenes.get(eyes)
        if found is None:
            game, state = self.table.game, self.table.state
            found = self._scenes[eyes] = game.scene(game.view(state, eyes))
        return found if offers else found.without_offers()

    def change(self, eyes: int | None, *, offers: bool) -> SceneChange | None:
        """Return what differs from the scene *eyes* were sent; None if not known."""
        self._renew_scenes()
        before = self._before.get(eyes)
        if before is None:
            return None
        found = self._changes.get((eyes, offers))
        if found is None:
            after = self.scene(eyes, offers=offers)
            pieces = self._pieces
            if pieces is None or not pieces.is_of(before, after):
                pieces = self._pieces = pieces_difference(before, after)
            found = self._changes[eyes, offers] = scene_difference(
                before, after, pieces
            )
        return found

    # ---- those who play it

    def clocks(self, now: int) -> Clocks:
        """Return everybody's time at *now*."""
        table = self.table
        if self._read != table.seq or self._clocks.at != now:
            seats, clock = range(table.game.seats), table.clock
            times = tuple([clock.reading(seat, now) for seat in seats])
            self._clocks = Clocks(now, times, clock.running)
            self._read = table.seq
        return self._clocks

    def deal(self) -> Deal:
        """Return what makes the draws checkable."""
        self._settle()
        return self._deal

    def players(self, person: str, names: NameLookup) -> tuple[Player, ...]:
        """Return who sits where, as *person* may know it."""
        self._settle()
        table = self.table
        key = person if table.seats_of(person) else ""
        called = [_called(chair, names) for chair in table.chairs]
        found = self._players.get(key)
        if found is None or found[0] != called:
            seats = range(table.game.seats)
            seen = tuple([_player(table, seat, key, called[seat]) for seat in seats])
            found = self._players[key] = (called, seen)
        return found[1]

    # ---- forgetting

    def forget(self) -> None:
        """Forget all but the plies and the players."""
        self._seq = self._place = -1
        self._pass_on()
        self._before, self._scenes = {}, {}
        self._changes.clear()
        self._pieces = None
        if self._recent is not None:
            self._recent.drop(self)

    def _renew(self) -> None:
        """Forget what was of another moment."""
        if self._seq != self.table.seq:
            self._pass_on()
            self._seq = self.table.seq
            self._note()

    def _renew_scenes(self) -> None:
        """Make room for new scenes if the game stands differently."""
        if self._place != self.table.place:
            self._before, self._scenes = self._scenes, {}
            self._changes.clear()
            self._place = self.table.place
            self._note()

    def _settle(self) -> None:
        """Forget who sat there before others came or went."""
        table = self.table
        if self._settled != table.settled:
            self._settled = table.settled
            self._players.clear()
            self._deal = Deal(table.created.commitment, table.secret)

    def _pass_on(self) -> None:
        self._events.clear()
        self._plans.clear()
        self._moves = None

    def _note(self) -> None:
        if self._recent is not None:
            self._recent.add(self)


def _called(chair: ChairState, names: NameLookup) -> str:
    """Return the name of who sits in *chair*, or whom it is kept for; or nothing."""
    person = _whose(chair)
    return names(person) if person else chair.name


def _whose(chair: ChairState) -> str:
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
