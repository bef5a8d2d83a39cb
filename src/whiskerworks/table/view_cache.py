# compiled: warm
"""
A cache of the views of a table, shared by viewers who see the same.

An update goes to all viewers of a table, and all bystanders see the same. The cache
keeps plies for good, but scenes and text boards, which are large, only for the tables
that changed last. It also keeps the scenes before the last change, so that viewers are
sent differences.
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
    """A ply in two forms: for viewers who know the move, and for all others."""

    __slots__ = ("hidden", "open", "shown", "state")

    def __init__(self, table: Table, index: int) -> None:
        game, match = table.game, table.match
        state, move = match.states[index], match.moves[index]
        seat, how = match.movers[index], table.hows[index]
        self.state: Final = match.states[index + 1]
        """The position after the ply; it tells a ply from one that replaced it."""
        self.open: Final = game.is_public(state, move)
        """Whether all viewers saw the same."""
        self.shown: Final = PlySeen(seat, game.write(state, move), how)
        self.hidden: Final = self.shown if self.open else PlySeen(seat, None, how)


@final
class RecentTables:
    """The tables used last; scenes are cached only for these."""

    def __init__(self, most: int = 2_000) -> None:
        """
        Cache scenes of at most *most* tables, some 35 kB for each.

        If more are played at the same time, their updates send whole scenes.
        """
        self._most: Final = most
        self._caches: Final[dict[ViewCache, None]] = {}
        """The most recent last."""

    def add(self, cache: "ViewCache") -> None:
        """Mark a table as used, and drop the scenes of the oldest."""
        self.drop(cache)
        self._caches[cache] = None
        if len(self._caches) > self._most:
            next(iter(self._caches)).forget()

    def drop(self, cache: "ViewCache") -> None:
        """Remove a table, so that its scenes are not cached."""
        self._caches.pop(cache, None)


@final
class ViewCache:
    """The cached views of one table."""

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
        """Cache views of *table*; scenes only while it is among the *recent* tables."""
        self.table: Final = table
        """The table."""
        self._recent: Final = recent
        self._plies: Final[list[CachedPly]] = []
        self._read = -1
        """The sequence number for which the clocks are valid."""
        self._clocks = Clocks(0, (), None)
        self._settled = -1
        """The table's `settled` for which deal and players are valid."""
        self._deal = Deal("", None)
        self._players: Final[dict[str, tuple[list[str], tuple[Player, ...]]]] = {}
        """Names and players, by the id of a seated viewer; "" for all others."""
        self._seq = -1
        """The sequence number for which events, boards and moves are valid."""
        self._events: Final[dict[tuple[int, int | None], tuple[Event, ...]]] = {}
        self._plans: Final[dict[int | None, TextBoard]] = {}
        self._moves: tuple[str, ...] | None = None
        self._place = -1
        """The table's `place` for which the scenes are valid."""
        self._scenes: dict[int | None, Scene] = {}
        self._before: dict[int | None, Scene] = {}
        """The scenes before these, which connected viewers were sent."""
        self._changes: Final[dict[tuple[int | None, bool], SceneChange]] = {}
        self._pieces: PiecesChange | None = None
        """The difference of the pieces for the last viewer."""

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
        """Return the events that *eyes* saw at ply *index*."""
        self._renew()
        found = self._events.get((index, eyes))
        if found is None:
            game, match = self.table.game, self.table.match
            found = game.events(match.states[index], match.moves[index], eyes)
            self._events[index, eyes] = found
        return found

    def moves(self) -> tuple[str, ...]:
        """Return the legal moves of the seat to move."""
        self._renew()
        if self._moves is None:
            game, state = self.table.game, self.table.state
            legal = game.legal_moves(state)
            self._moves = tuple([game.write(state, move) for move in legal])
        return self._moves

    def plan(self, eyes: int | None) -> TextBoard:
        """Return the current text board for *eyes*."""
        self._renew()
        found = self._plans.get(eyes)
        if found is None:
            game, state = self.table.game, self.table.state
            found = self._plans[eyes] = game.plan(game.view(state, eyes))
        return found

    def scene(self, eyes: int | None, *, offers: bool) -> Scene:
        """Return the current scene for *eyes*, with or without offers."""
        self._renew_scenes()
        found = self._scenes.get(eyes)
        if found is None:
            game, state = self.table.game, self.table.state
            found = self._scenes[eyes] = game.scene(game.view(state, eyes))
        return found if offers else found.without_offers()

    def change(self, eyes: int | None, *, offers: bool) -> SceneChange | None:
        """Return the change since the scene that *eyes* were sent; None if unknown."""
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

    # ---- the players

    def clocks(self, now: int) -> Clocks:
        """Return all clocks at the time *now*."""
        table = self.table
        if self._read != table.seq or self._clocks.at != now:
            seats, clock = range(table.game.seats), table.clock
            times = tuple([clock.reading(seat, now) for seat in seats])
            self._clocks = Clocks(now, times, clock.running)
            self._read = table.seq
        return self._clocks

    def deal(self) -> Deal:
        """Return the commitment and, after the end, the secret of the dealer."""
        self._settle()
        return self._deal

    def players(self, person: str, names: NameLookup) -> tuple[Player, ...]:
        """Return the players as *person* may know them."""
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
        """Drop everything but the plies and the players."""
        self._seq = self._place = -1
        self._pass_on()
        self._before, self._scenes = {}, {}
        self._changes.clear()
        self._pieces = None
        if self._recent is not None:
            self._recent.drop(self)

    def _renew(self) -> None:
        """Drop what belongs to an earlier entry."""
        if self._seq != self.table.seq:
            self._pass_on()
            self._seq = self.table.seq
            self._note()

    def _renew_scenes(self) -> None:
        """Keep the scenes as those of before if the game has changed."""
        if self._place != self.table.place:
            self._before, self._scenes = self._scenes, {}
            self._changes.clear()
            self._place = self.table.place
            self._note()

    def _settle(self) -> None:
        """Drop players and deal if people came or went."""
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
    """Return the name of the person of *chair*, if any."""
    person = _whose(chair)
    return names(person) if person else chair.name


def _whose(chair: ChairState) -> str:
    """Return the id of the person in *chair*, or the one it is kept for."""
    return chair.owner if chair.kind in ("kept", "left") else chair.person


def _player(table: Table, seat: int, person: str, name: str) -> Player:
    """Return the player of *seat*, as *person* may know them."""
    chair = table.chairs[seat]
    you = chair.kind == "person" and chair.person == person
    begun = table.phase in ("playing", "paused", "over")
    word = table.words.get(seat, "") if you or begun else ""
    whose = _whose(chair) if chair.kind in ("person", "left") else ""
    who = table.numbers.get(whose)
    return Player(seat, chair.kind, name, chair.level, you, word, who)
