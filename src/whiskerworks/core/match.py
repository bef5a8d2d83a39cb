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
"""A function that decides for chance: it takes a position and returns a move."""


def weighted_dealer(game: Game, rng: Random) -> Dealer:
    """Return a dealer that draws outcomes by weight with *rng*."""
    return lambda state: pick_legal_move(game.rules, state, rng)


def submit(game: Game, state: Value, seat: Seat, move: int) -> Value:
    """
    Check *move* for *seat*, play it and return the new position.

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
    A game from its start: every position, who moved in it, and every move.

    Every move is checked. Positions are values, so you can examine any ply afterwards.

    >>> import whiskerworks
    >>> match = seeded_match(whiskerworks.load("gears", first="blue"), seed=1)
    >>> match.play_text(0, "e3")
    >>> match.ply, match.mover, match.text(0)
    (1, 1, 'e3')
    """

    def __init__(
        self, game: Game, dealer: Dealer | None = None, start: Value | None = None
    ) -> None:
        """
        Begin *game* at its start or in another position.

        Without a *dealer*, chance's moves must be played like those of a seat.
        """
        self.game: Final = game
        """The game."""
        self.dealer: Final = dealer
        """Draws for chance; None if chance's moves are played like all others."""
        self.is_whole: Final = start is None
        """Whether the match began at the start of the game."""
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
        """The current position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """The number of moves played."""
        return len(self.moves)

    @property
    def mover(self) -> Seat | None:
        """The seat to move, CHANCE, or None when the game is over."""
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
            IllegalMove: The move is refused; nothing has changed.
        """
        self._push(move, submit(self.game, self.state, seat, move))

    def play_text(self, seat: Seat, text: str) -> None:
        """
        Play the move written as *text* for *seat*.

        Raises:
            BadMove: The text is not a move; nothing has changed.
            IllegalMove: The move is refused; nothing has changed.
        """
        self._push(*self.after(seat, text))

    def after(self, seat: Seat, text: str) -> tuple[int, Value]:
        """
        Return the move written as *text* and the position after it, without playing it.

        The last answer is cached, because a move is usually played right after a check.

        Raises:
            BadMove: The text is not a move.
            IllegalMove: The move is refused.
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
        Return the move that the dealer draws for chance, without playing it.

        Raises:
            ValueError: The match has no dealer.
        """
        if self.dealer is None:
            raise ValueError("this match has no dealer")
        return self.dealer(self.state)

    def settle(self) -> range:
        """
        Let the dealer draw until a seat is to move or the game is over.

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
        Play to the end, or for at most *most* moves; yield the ply of each.

        *choose* returns the move for a seat; for chance the dealer draws.
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
        Return the last ply that one of *seats* chose; None if they chose none.

        If somebody else may move for a seat, *chosen* says whether the seat itself
        chose the move of a ply.
        """
        for ply in range(self.ply - 1, -1, -1):
            if self.movers[ply] in seats and (chosen is None or chosen(ply)):
                return ply
        return None

    def is_final(self, ply: int) -> bool:
        """Whether move number *ply* revealed something hidden."""
        return self.game.is_final(self.states[ply], self.moves[ply])

    def first_final(self, since: int) -> int | None:
        """Return the first ply from *since* on that revealed something, if any."""
        return next((ply for ply in range(since, self.ply) if self.is_final(ply)), None)

    def undo(self, ply: int) -> None:
        """
        Take back move number *ply* and all moves after it.

        Raises:
            ValueError: The ply has not been played.
        """
        if not 0 <= ply < self.ply:
            raise ValueError(f"cannot go back from ply {self.ply} to {ply}")
        del self.states[ply + 1 :]
        del self.movers[ply + 1 :]
        del self.moves[ply:]

    # ---- copies and records

    def copy(self) -> "Match":
        """Return an independent copy of the match."""
        start = None if self.is_whole else self.states[0]
        kept = (self.states, self.movers, self.moves)
        return _restored(self.game, self.dealer, start, *kept)

    def record(self, tags: tuple[tuple[str, str], ...] = ()) -> Record:
        """
        Return the match as a record, including all secrets of the game.

        Raises:
            ValueError: The match did not begin at the start of the game.
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
    """Return a new match whose chance is drawn from *seed*."""
    return Match(game, weighted_dealer(game, Random(seed)))


def match_from_moves(game: Game, moves: Iterable[int]) -> Match:
    """
    Return the match with these *moves*, chance's included.

    Raises:
        IllegalMove: One of the moves is refused.
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
    """Return a match with this history, which was checked before."""
    match = Match(game, dealer, start)
    match.states[:] = states
    match.movers[:] = movers
    match.moves[:] = moves
    return match


def _not_on_turn(game: Game, seat: Seat, mover: Seat) -> Refusal:
    """Return why *seat* may not move when it is *mover*'s turn."""
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
