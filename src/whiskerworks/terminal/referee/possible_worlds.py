"""
All positions that agree with what is publicly known of a game, side by side.

The referee at a real table does not see what was dealt in secret, so it follows every
possible deal. A move is legal if it is legal in some world; worlds in which it is
illegal are dropped. Where the public result would differ between worlds, the players
have to reveal the secret.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from whiskerworks.core import record
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game, View
from whiskerworks.core.match import Match
from whiskerworks.core.message import Event
from whiskerworks.core.record import UNKNOWN_PLIES_TAG, Record
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value


class Step(NamedTuple):
    """One ply, as everybody at the table knows it."""

    seat: Seat
    """Who played it; CHANCE for a draw."""
    text: str
    """The move; "" if it was dealt in secret."""
    events: tuple[Event, ...]
    """What a bystander sees of it."""


class _PublicResult(NamedTuple):
    """What everybody sees of a move."""

    events: tuple[Event, ...]
    view: View
    mover: Seat | None


class SecretNeeded(WhiskerworksError):
    """The result of a move depends on a secret; says which, and what it can be."""

    def __init__(self, ply: int, choices: tuple[str, ...]) -> None:
        super().__init__(
            f"ply {ply + 1} must be revealed: {' or '.join(choices)}", ply, choices
        )
        self.ply = ply
        self.choices = choices


@final
class PossibleWorlds:
    """A game as far as it is known. It is a value: playing a move returns a new one."""

    def __init__(
        self, game: Game, possible: tuple[Match, ...], steps: tuple[Step, ...] = ()
    ) -> None:
        self.game: Final = game
        """The game being played."""
        self.matches: Final = possible
        """
        Every match that agrees with what is known, at least one.

        Bystanders see the same in all of them. None of them changes after this.
        """
        self.steps: Final = steps
        """The plies so far, as far as they are known."""

    @property
    def state(self) -> Value:
        """A position that agrees with everything known."""
        return self.matches[0].state

    @property
    def mover(self) -> Seat | None:
        """The seat to move; None when the game is over."""
        return self.matches[0].mover

    @property
    def is_known(self) -> bool:
        """Whether no secret is left."""
        return len(self.matches) == 1

    @property
    def is_whole(self) -> bool:
        """Whether the game was followed from its first move."""
        return self.matches[0].is_whole

    def is_secret_draw(self) -> bool:
        """Whether chance deals next something that not everybody may see."""
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
        """Return the worlds after chance has dealt something in secret."""
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
        Return the worlds after the move *text*.

        Raises:
            BadMove: The text is not a move.
            IllegalMove: The move is refused in all worlds.
            SecretNeeded: Its result depends on a secret, which `reveal` takes. Nothing
                has changed.
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
        Return the worlds that remain once the secret of a *ply* is revealed.

        Raises:
            KeyError: It cannot have been that.
        """
        remaining = [world for world in self.matches if world.text(ply) == text]
        if not remaining:
            raise KeyError(text)
        return PossibleWorlds(self.game, tuple(remaining), self.steps)

    def choices(self, ply: int) -> tuple[str, ...]:
        """Return the moves that can have been played on a *ply*."""
        return _possible_texts(self.matches, ply)

    def unknown_plies(self) -> tuple[int, ...]:
        """Return the plies, counted from 0, whose secrets are still unknown."""
        secret = [ply for ply, step in enumerate(self.steps) if not step.text]
        return tuple([ply for ply in secret if len(self.choices(ply)) > 1])

    def record(self, tags: tuple[tuple[str, str], ...] = ()) -> Record:
        """
        Return the game as a record.

        A record cannot hold unknown moves. It holds possible ones in their place, and a
        tag lists their plies.
        """
        needed = " ".join([str(ply + 1) for ply in self.unknown_plies()])
        if needed:
            tags = (*tags, (UNKNOWN_PLIES_TAG, needed))
        return self.matches[0].record(tags)

    def _groups(self, text: str) -> dict[_PublicResult, list[Match]]:
        """Group the worlds where a move is legal by what everybody sees of it."""
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
        """Return the secret to ask for: one that decides alone, or the first."""
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
    """Return the worlds before the first move, or in the position *start*."""
    return PossibleWorlds(game, (Match(game, start=start),))


def worlds_from_record(game: Game, source: Record) -> list[PossibleWorlds]:
    """
    Return the worlds before and after each move of a record.

    Secrets of the record are revealed only where the result of a move depends on them.

    Raises:
        BadRecord: As `core.record.replay`.
    """
    record.replay(game, source)
    past = [worlds_at_start(game)]
    for ply in source.plies:
        now = past[-1]
        past.append(
            now.after_secret_draw()
            if now.is_secret_draw()
            else _play_recorded(now, source, ply)
        )
    return past


def _play_recorded(
    worlds: PossibleWorlds, source: Record, ply: record.Ply
) -> PossibleWorlds:
    """Return the worlds after a ply, revealing secrets of the record where needed."""
    while True:
        try:
            return worlds.play(ply.text)
        except SecretNeeded as question:
            told = source.plies[question.ply].text
            worlds = worlds.reveal(question.ply, told)


def _after(world: Match, move: int) -> Match:
    """Return a copy of a world after a legal move."""
    after = world.copy()
    after.play(world.movers[-1], move)
    return after


def _possible_texts(possible: Iterable[Match], ply: int) -> tuple[str, ...]:
    """Return what can have been dealt on a ply."""
    return tuple(dict.fromkeys([world.text(ply) for world in possible]))
