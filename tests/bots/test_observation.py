"""What players are told of the moves of others."""

from librt.random import Random

import whiskerworks
from whiskerworks.bots.observation import notify_players
from whiskerworks.core.game import Game, View
from whiskerworks.core.rules import move_buffer

MAZE = whiskerworks.load("maze")


class Listener:
    """Notes what it is told; it never has to choose."""

    def __init__(self) -> None:
        self.heard: list[tuple[View, int]] = []

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Refuse."""
        raise AssertionError("nobody asked")

    def observe(self, game: Game, view: View, move: int) -> None:
        """Note it."""
        self.heard.append((view, move))


def test_everybody_is_told_what_is_public_and_nobody_what_is_dealt_in_secret() -> None:
    """Each sees the position before the move with its own eyes."""
    listeners = {seat: Listener() for seat in range(MAZE.seats)}
    rng, moves = Random(4), move_buffer(MAZE.rules.max_legal_moves)
    public: list[int] = []
    state = MAZE.start()
    secret = 0
    while MAZE.to_move(state) is not None:
        move = int(MAZE.rules.pick(state, moves, rng))
        if MAZE.is_public(state, move):
            public.append(move)
        else:
            secret += 1
        notify_players(MAZE, listeners, state, move)
        state = MAZE.play(state, move)

    assert secret == MAZE.seats, "an agenda for each"
    for seat, listener in listeners.items():
        assert [move for _, move in listener.heard] == public
        assert {view.seat for view, _ in listener.heard} == {seat}
