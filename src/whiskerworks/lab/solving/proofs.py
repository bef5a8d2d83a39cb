"""
Proofs of a win: one move by the winner, and every reply by the loser.

A proof is a list of nodes; positions with the same continuation share one.
`check_proof` verifies it by the rules alone, without the search that found it.
"""

from typing import Final, NamedTuple, TypeAlias

from whiskerworks.bots.win_solver import MAX_DEPTH, WinSolver
from whiskerworks.core.errors import BadMove, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value


class GameWon(NamedTuple):
    """The game is over, and the winner has won."""

    reason: str


class WinnerMoves(NamedTuple):
    """The winner plays a move."""

    move: str
    then: int
    """The node after it."""


class LoserMoves(NamedTuple):
    """The loser may play any move."""

    answers: tuple[tuple[str, int], ...]
    """Every legal move, and the node after it."""


Node: TypeAlias = GameWon | WinnerMoves | LoserMoves


class Proof(NamedTuple):
    """A proof that a seat wins from a position."""

    position: str
    """The position in the game's notation."""
    winner: int
    """The seat that wins."""
    within: int
    """Maximum number of the winner's moves."""
    nodes: tuple[Node, ...]
    """The first is the node of the position."""


class BadProof(WhiskerworksError):
    """A proof is not valid; the message says where."""


def prove(
    game: Game, state: Value, search: WinSolver[Value], winner: int, within: int
) -> Proof:
    """Return a proof of the win *within* moves that *search* has found."""
    builder = _Builder(game, search, winner)
    builder.add(state, within)
    nodes = [node for node in builder.nodes if node is not None]
    return Proof(game.write_state(state), winner, within, tuple(nodes))


class _Builder:
    """Builds the nodes of a proof, one for each position."""

    def __init__(self, game: Game, search: WinSolver[Value], winner: int) -> None:
        self.winner: Final = winner
        self.nodes: list[Node | None] = []
        self._game: Final = game
        self._search: Final = search
        self._numbers: dict[object, tuple[int, int]] = {}
        """For each position, the number of its node and the moves to win."""

    def add(self, state: Value, depth: int) -> int:
        """Return the number of the node of a position won in *depth* of its moves."""
        outcome = self._game.outcome(state)
        name = outcome.reason if outcome else self._game.advice.essence(state)
        number, within = self._numbers.get(name, (0, MAX_DEPTH))
        if within <= depth:
            return number
        number = len(self.nodes)
        self._numbers[name] = (number, depth if outcome is None else 0)
        self.nodes.append(None)
        if outcome is not None:
            self.nodes[number] = GameWon(outcome.reason)
        elif self._game.to_move(state) == self.winner:
            self.nodes[number] = self._move(state, depth)
        else:
            self.nodes[number] = self._answers(state, depth)
        return number

    def _move(self, state: Value, depth: int) -> WinnerMoves:
        move = int(self._search.win(state, depth))
        assert move >= 0
        after = self._game.play(state, move)
        return WinnerMoves(self._game.write(state, move), self.add(after, depth - 1))

    def _answers(self, state: Value, depth: int) -> LoserMoves:
        game = self._game
        found = [
            (game.write(state, move), self.add(game.play(state, move), depth))
            for move in game.legal_moves(state)
        ]
        return LoserMoves(tuple(found))


def check_proof(game: Game, proof: Proof) -> int:
    """
    Check a proof by the rules, and return the number of positions checked.

    Raises:
        BadProof: A move is illegal, a reply is missing, or the winner does not win, or
            not in the stated number of moves.
        BadPosition: Its position is invalid.
    """
    checker = _Checker(game, proof)
    checker.check(0, game.read_state(proof.position), proof.within)
    return len(checker.checked)


class _Checker:
    """Follows a proof through every reply."""

    def __init__(self, game: Game, proof: Proof) -> None:
        self._game: Final = game
        self._proof: Final = proof
        self.checked: Final[set[tuple[int, Value, int]]] = set()

    def check(self, number: int, state: Value, left: int) -> None:
        """Check that the winner wins in *left* more moves. Raises: BadProof."""
        if not 0 <= number < len(self._proof.nodes):
            raise BadProof(f"node {number} does not exist")
        node = self._proof.nodes[number]
        if isinstance(node, GameWon):
            self._check_over(number, node, state)
            return
        if (number, state, left) in self.checked:
            return
        self.checked.add((number, state, left))
        mover = self._game.to_move(state)
        if mover is None or (mover == self._proof.winner) != isinstance(
            node, WinnerMoves
        ):
            raise BadProof(f"node {number}: it's not that seat's turn")
        if isinstance(node, WinnerMoves):
            if left < 1:
                raise BadProof(f"node {number}: it takes more than the moves it says")
            self.check(node.then, self._played(number, state, node.move), left - 1)
        else:
            self._check_answers(number, node, state, left)

    def _check_over(self, number: int, node: GameWon, state: Value) -> None:
        outcome = self._game.outcome(state)
        if outcome is None or outcome.reason != node.reason:
            raise BadProof(f"node {number}: the game is not over by {node.reason}")
        if outcome.scores[self._proof.winner] != 1.0:
            raise BadProof(f"node {number}: the winner has not won")

    def _check_answers(
        self, number: int, node: LoserMoves, state: Value, left: int
    ) -> None:
        legal = self._game.legal_moves(state)
        if sorted(self._number(number, state, text) for text, _ in node.answers) != (
            sorted(legal)
        ):
            raise BadProof(f"node {number}: the answers are not all legal moves")
        for text, then in node.answers:
            self.check(then, self._played(number, state, text), left)

    def _number(self, number: int, state: Value, text: str) -> int:
        try:
            return self._game.read(state, text)
        except BadMove as problem:
            raise BadProof(f"node {number}: {problem}") from problem

    def _played(self, number: int, state: Value, text: str) -> Value:
        move = self._number(number, state, text)
        if self._game.why_illegal(state, move) is not None:
            raise BadProof(f"node {number}: {text} is not legal there")
        return self._game.play(state, move)
