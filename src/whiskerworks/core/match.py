# compiled: warm
"""A game being played. Tables, the terminal, the lab and replays drive a `Match`."""

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final, final

from librt.random import Random

from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.game_record import Ply, Record
from whiskerworks.core.message import Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import pick_legal_move
from whiskerworks.core.seat import CHANCE, GAME_OVER, Seat
from whiskerworks.core.value import Value

Dealer = Callable[[Value], int]
"""Decides for chance: returns the move it makes in a position."""


def weighted_dealer(game: Game, rng: Random) -> Dealer:
    """Return a dealer that draws with *rng*, each outcome as likely as its weight."""
    return lambda state: pick_legal_move(game.rules, state, rng)


def submit(game: Game, state: Value, seat: Seat, move: int) -> Value:
    """
    Play *move* for *seat*, or refuse it and say which rule refused it.

    Raises:
        IllegalMove: It is not *seat*'s turn, or a rule forbids *move*.
    """
    mover = game.to_move(state)
    if mover is not None and mover != seat:
        refusal: Refusal | None = _not_on_turn(game, seat, mover)
    else:
        refusal = game.why_illegal(state, move)
    if refusal is not None:
        raise IllegalMove(_text(game, state, move), refusal)
    return game.play(state, move)


@final
class Match:
    """
    A game from its start on: every position, who was on turn there, and every move.

    Every move is refereed. The positions are values, so whoever wants to know what
    happened on a ply can look at it afterwards.
    """

    def __init__(
        self, game: Game, dealer: Dealer | None = None, start: Value | None = None
    ) -> None:
        """
        Begin *game*, at its start or in another position.

        Without a *dealer* nobody draws for chance: its moves are played like others.
        """
        self.game: Final = game
        """The game that is played."""
        self.dealer: Final = dealer
        """Who draws for chance; None: its moves are played like all others."""
        self.is_whole: Final = start is None
        """Whether it is followed from the start of the game."""
        start = game.start() if start is None else start
        self.states: Final = [start]
        """Every position, the start first."""
        self.movers: Final = [int(game.rules.to_move(start))]
        """Who moves in each: a seat, CHANCE, or GAME_OVER when the game is over."""
        self.moves: Final[list[int]] = []
        """Every move, chance's included."""
        self._tried: tuple[Value, Seat, str, int, Value] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        start = None if self.is_whole else self.states[0]
        kept = (self.states, self.movers, self.moves)
        return (_restored, (self.game, self.dealer, start, *kept))

    @property
    def state(self) -> Value:
        """The position now."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self.moves)

    @property
    def mover(self) -> Seat | None:
        """The seat on turn, CHANCE, or None when the game is over."""
        mover = self.movers[-1]
        return None if mover == GAME_OVER else mover

    def outcome(self) -> Outcome | None:
        """Return how the game ended by its rules; None while it goes on."""
        return self.game.outcome(self.state)

    def text(self, ply: int) -> str:
        """Return move number *ply* in the game's notation."""
        return self.game.write(self.states[ply], self.moves[ply])

    # ---- playing

    def play(self, seat: Seat, move: int) -> None:
        """
        Play *move* for *seat*.

        Raises:
            IllegalMove: It is refused; nothing has changed.
        """
        self._push(move, submit(self.game, self.state, seat, move))

    def play_text(self, seat: Seat, text: str) -> None:
        """
        Play the move that *text* says for *seat*.

        Raises:
            BadMove: No move is written like that; nothing has changed.
            IllegalMove: It is refused; nothing has changed.
        """
        self._push(*self.after(seat, text))

    def after(self, seat: Seat, text: str) -> tuple[int, Value]:
        """
        Return the move that *text* says, and the position after it, without playing it.

        The last answer is kept: who checks a move mostly plays it next.

        Raises:
            BadMove: No move is written like that.
            IllegalMove: It is refused.
        """
        tried = self._tried
        if tried is not None and tried[0] is self.state and tried[1:3] == (seat, text):
            return tried[3], tried[4]
        move = self.game.read(self.state, text)
        after = submit(self.game, self.state, seat, move)
        self._tried = (self.state, seat, text, move, after)
        return move, after

    def draw(self) -> int:
        """
        Return what the dealer draws for chance now; it is not played yet.

        Raises:
            ValueError: The match has no dealer.
        """
        if self.dealer is None:
            raise ValueError("this match has no dealer")
        return self.dealer(self.state)

    def settle(self) -> range:
        """
        Play what the dealer draws until a seat is on turn or the game is over.

        Returns the plies that were drawn.
        """
        begun = self.ply
        while self.movers[-1] == CHANCE:
            self.play(int(CHANCE), self.draw())
        return range(begun, self.ply)

    def play_on(
        self, choose: Callable[[Seat], int], most: int | None = None
    ) -> Iterator[int]:
        """
        Play until the game is over, or for *most* moves; yield the ply of each.

        *choose* returns the move of the seat on turn; for chance the dealer draws.
        """
        begun = self.ply
        while most is None or self.ply - begun < most:
            mover = self.mover
            if mover is None:
                return
            self.play(mover, self.draw() if mover == CHANCE else choose(mover))
            yield self.ply - 1

    def _push(self, move: int, after: Value) -> None:
        self.states.append(after)
        self.movers.append(int(self.game.rules.to_move(after)))
        self.moves.append(move)

    # ---- taking back

    def last_choice(
        self, seats: Container[Seat], chosen: Callable[[int], bool] | None = None
    ) -> int | None:
        """
        Return the last ply that one of *seats* chose; None if there is none.

        Where a move may be played for a seat by somebody else, *chosen* tells of a ply
        whether the seat chose it.
        """
        for ply in range(self.ply - 1, -1, -1):
            if self.movers[ply] in seats and (chosen is None or chosen(ply)):
                return ply
        return None

    def is_final(self, ply: int) -> bool:
        """Tell whether move number *ply* showed what was hidden."""
        return self.game.is_final(self.states[ply], self.moves[ply])

    def first_final(self, since: int) -> int | None:
        """Return the first ply from *since* on that showed what was hidden, if any."""
        return next((ply for ply in range(since, self.ply) if self.is_final(ply)), None)

    def undo(self, ply: int) -> None:
        """
        Take back move number *ply* and all after it.

        Raises:
            ValueError: No such move has been played.
        """
        if not 0 <= ply < self.ply:
            raise ValueError(f"cannot go back from ply {self.ply} to {ply}")
        del self.states[ply + 1 :]
        del self.movers[ply + 1 :]
        del self.moves[ply:]

    # ---- keeping

    def copy(self) -> "Match":
        """Return a match that stands where this one does, and goes on by itself."""
        start = None if self.is_whole else self.states[0]
        kept = (self.states, self.movers, self.moves)
        return _restored(self.game, self.dealer, start, *kept)

    def record(self, tags: tuple[tuple[str, str], ...] = ()) -> Record:
        """
        Return the match as a record, with all secrets of the game.

        Raises:
            ValueError: The match did not begin where the game does.
        """
        if not self.is_whole:
            raise ValueError("a record begins where the game does")
        game, outcome = self.game, self.outcome()
        options = [
            (option.name, option.write(game.options[option.name]))
            for option in game.meta.options
        ]
        plies = [Ply(self.movers[at], self.text(at)) for at in range(self.ply)]
        return Record(
            game.name,
            game.rules_version,
            game.seats,
            tuple(options),
            tags,
            tuple(plies),
            "" if outcome is None else outcome.reason,
        )


def seeded_match(game: Game, seed: int) -> Match:
    """Return a match that begins now, and whose chance follows from *seed*."""
    return Match(game, weighted_dealer(game, Random(seed)))


def match_from_moves(game: Game, moves: Iterable[int]) -> Match:
    """
    Return the match in which *moves*, chance's included, were played.

    Raises:
        IllegalMove: One of them is refused.
    """
    match = Match(game)
    for move in moves:
        match.play(match.movers[-1], move)
    return match


def _restored(
    game: Game,
    dealer: Dealer | None,
    start: Value | None,
    states: list[Value],
    movers: list[int],
    moves: list[int],
) -> Match:
    """Return a match in which all that was so."""
    match = Match(game, dealer, start)
    match.states[:] = states
    match.movers[:] = movers
    match.moves[:] = moves
    return match


def _not_on_turn(game: Game, seat: Seat, mover: Seat) -> Refusal:
    """Return why *seat* may not move where it is the turn of *mover*."""
    if seat == CHANCE:
        return Refusal("chance-not-on-turn", {"turn": mover})
    if not 0 <= seat < game.seats:
        return Refusal("no-such-seat", {"seat": seat})
    if mover == CHANCE:
        return Refusal("chance-on-turn", {"seat": seat})
    return Refusal("not-your-turn", {"seat": seat, "turn": mover})


def _text(game: Game, state: Value, move: int) -> str:
    if 0 <= move < game.rules.move_limit:
        return game.write(state, move)
    return str(move)
