"""
All positions that agree with what is known of a game, followed side by side.

Who looks on at a real table is not told what was dealt in secret. So every way in
which it may have been dealt is followed: a move is legal if it is in one of them, and
those in which it is not fall away. Where they would differ in what all see, somebody
must tell.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from whiskerworks.core import record
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game, View
from whiskerworks.core.match import Match
from whiskerworks.core.message import Event
from whiskerworks.core.record import UNTOLD, Record
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value


class Step(NamedTuple):
    """One ply, as all at the table know it."""

    seat: Seat
    """Who played it; CHANCE for a draw."""
    text: str
    """The move; "" if it was dealt in secret."""
    events: tuple[Event, ...]
    """What a bystander sees of it."""


class _PublicResult(NamedTuple):
    """What all see of a move."""

    events: tuple[Event, ...]
    view: View
    mover: Seat | None


class SecretNeeded(WhiskerworksError):
    """What happens depends on a secret: which one, and what it can have been."""

    def __init__(self, ply: int, choices: tuple[str, ...]) -> None:
        super().__init__(
            f"ply {ply + 1} must be told: {' or '.join(choices)}", ply, choices
        )
        self.ply = ply
        self.choices = choices


@final
class PossibleWorlds:
    """A game as far as it is known. It is a value: what is played makes another."""

    def __init__(
        self, game: Game, possible: tuple[Match, ...], steps: tuple[Step, ...] = ()
    ) -> None:
        self.game: Final = game
        """The game that is played."""
        self.matches: Final = possible
        """
        Every way in which it can have come about, at least one.

        Bystanders see the same in all of them. None is changed once it stands here.
        """
        self.steps: Final = steps
        """What was played, as far as it is known."""

    @property
    def state(self) -> Value:
        """A position that agrees with all that is known."""
        return self.matches[0].state

    @property
    def mover(self) -> Seat | None:
        """Who is on turn; None when it is over."""
        return self.matches[0].mover

    @property
    def is_known(self) -> bool:
        """Whether nothing is secret any more."""
        return len(self.matches) == 1

    @property
    def is_whole(self) -> bool:
        """Whether the game is followed from its first move on."""
        return self.matches[0].is_whole

    def is_secret_draw(self) -> bool:
        """Tell whether chance deals next what not all may see."""
        if self.mover != CHANCE:
            return False
        game, state = self.game, self.state
        return not all(game.is_public(state, m) for m in game.legal_moves(state))

    def legal_move_texts(self) -> list[str]:
        """Return every move that is legal in some world, in the game's notation."""
        found: dict[str, None] = {}
        for world in self.matches:
            moves = self.game.legal_moves(world.state)
            found |= dict.fromkeys(
                [self.game.write(world.state, move) for move in moves]
            )
        return list(found)

    def after_secret_draw(self) -> "PossibleWorlds":
        """Return what is known after chance has dealt in secret: that it did."""
        game = self.game
        after = [
            _after(world, move)
            for world in self.matches
            for move in game.legal_moves(world.state)
        ]
        seen = game.events(self.state, after[0].moves[-1], None)
        return PossibleWorlds(
            game, tuple(after), (*self.steps, Step(int(CHANCE), "", seen))
        )

    def play(self, text: str) -> "PossibleWorlds":
        """
        Return what is known after the move that *text* says.

        Raises:
            BadMove: No move is written like that.
            IllegalMove: It is refused in all worlds.
            Untold: What it does depends on a secret. Nothing has changed; `tell` it.
        """
        groups, first = self._groups(text), self.matches[0]
        if not groups:
            first.after(first.movers[-1], text)
        if len(groups) > 1:
            raise self._question(list(groups.values()))
        seen, after = next(iter(groups.items()))
        step = Step(first.movers[-1], after[0].text(first.ply), seen.events)
        return PossibleWorlds(self.game, tuple(after), (*self.steps, step))

    def reveal(self, ply: int, text: str) -> "PossibleWorlds":
        """
        Return what is known when the secret of a *ply* is told.

        Raises:
            KeyError: It cannot have been that.
        """
        kept = [world for world in self.matches if world.text(ply) == text]
        if not kept:
            raise KeyError(text)
        return PossibleWorlds(self.game, tuple(kept), self.steps)

    def choices(self, ply: int) -> tuple[str, ...]:
        """Return what can have been played on a *ply*."""
        return _possible_texts(self.matches, ply)

    def unknown_plies(self) -> tuple[int, ...]:
        """Return the plies, from 0, of which nobody knows what was dealt."""
        secret = [ply for ply, step in enumerate(self.steps) if not step.text]
        return tuple([ply for ply in secret if len(self.choices(ply)) > 1])

    def record(self, tags: tuple[tuple[str, str], ...] = ()) -> Record:
        """
        Return the game as a record.

        A record has no room for what is not known. Until it is told there stands
        something that agrees with what was played, and a tag says on which plies.
        """
        needed = " ".join([str(ply + 1) for ply in self.unknown_plies()])
        if needed:
            tags = (*tags, (UNTOLD, needed))
        return self.matches[0].record(tags)

    def _groups(self, text: str) -> dict[_PublicResult, list[Match]]:
        """Return the worlds after a move where it is legal, by what all see of it."""
        game = self.game
        groups: dict[_PublicResult, list[Match]] = {}
        for world in self.matches:
            move = game.read(world.state, text)
            if game.why_illegal(world.state, move) is None:
                after = _after(world, move)
                seen = game.events(world.state, move, None)
                view = game.view(after.state, None)
                key = _PublicResult(seen, view, after.mover)
                groups.setdefault(key, []).append(after)
        return groups

    def _question(self, groups: list[list[Match]]) -> SecretNeeded:
        """Return what must be told: one secret that decides alone, or the first."""
        open_plies: list[SecretNeeded] = []
        for ply, step in enumerate(self.steps):
            told = [_possible_texts(group, ply) for group in groups]
            choices = tuple(sorted({text for texts in told for text in texts}))
            if step.text or len(choices) == 1:
                continue
            open_plies.append(SecretNeeded(ply, choices))
            if len(choices) == sum([len(texts) for texts in told]):
                return open_plies[-1]
        return open_plies[0]


def worlds_at_start(game: Game, start: Value | None = None) -> PossibleWorlds:
    """Return what is known before the first move, or in another position: all."""
    return PossibleWorlds(game, (Match(game, start=start),))


def worlds_from_record(game: Game, kept: Record) -> list[PossibleWorlds]:
    """
    Return what is known before and after each move of a record, the start first.

    Its secrets are not told, but where what happened depends on them.

    Raises:
        BadRecord: As `core.record.replay`.
    """
    record.replay(game, kept)
    past = [worlds_at_start(game)]
    for ply in kept.plies:
        now = past[-1]
        past.append(
            now.after_secret_draw()
            if now.is_secret_draw()
            else _play_recorded(now, kept, ply)
        )
    return past


def _play_recorded(
    worlds: PossibleWorlds, kept: Record, ply: record.Ply
) -> PossibleWorlds:
    """Return the worlds after a ply, with what the record tells of their secrets."""
    while True:
        try:
            return worlds.play(ply.text)
        except SecretNeeded as question:
            told = kept.plies[question.ply].text
            worlds = worlds.reveal(question.ply, told)


def _after(world: Match, move: int) -> Match:
    """Return what a legal move makes of a world, which stays as it is."""
    after = world.copy()
    after.play(world.movers[-1], move)
    return after


def _possible_texts(possible: Iterable[Match], ply: int) -> tuple[str, ...]:
    """Return what can have been dealt on a ply."""
    return tuple(dict.fromkeys([world.text(ply) for world in possible]))
