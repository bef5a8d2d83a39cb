"""Write proofs as text to read and as JSON, and read the JSON back."""

import json
from collections.abc import Iterator
from typing import Final

from whiskerworks.core.game import Game
from whiskerworks.lab.solving.proofs import (
    BadProof,
    GameWon,
    LoserMoves,
    Node,
    Proof,
    WinnerMoves,
)

KEYS: Final = {
    "game": "its name",
    "options": "the options by name",
    "position": "the position, as the game writes it",
    "winner": "the seat that wins",
    "within": "the maximum number of the winner's moves",
    "nodes": "the nodes; the first is that of the position",
}
"""Keys of the object that `as_json` writes."""
NODE_KEYS: Final = {
    "move": "the winner's turn: the move played …",
    "then": "… and the number of the node after it",
    "answers": "the loser's turn: every legal move, and the node after it",
    "over": "the game is over and won: the reason",
}
"""Keys that a node may have."""
MAX_MOVES_PER_LINE: Final = 12
"""Maximum number of replies named in a line; the rest are counted."""


def as_json(game: Game, proof: Proof) -> str:
    """Return a proof as JSON."""
    whole = {
        "game": game.name,
        "options": dict(game.options),
        "position": proof.position,
        "winner": proof.winner,
        "within": proof.within,
        "nodes": [_node(node) for node in proof.nodes],
    }
    return json.dumps(whole) + "\n"


def _node(node: Node) -> dict[str, object]:
    if isinstance(node, GameWon):
        return {"over": node.reason}
    if isinstance(node, WinnerMoves):
        return {"move": node.move, "then": node.then}
    return {"answers": dict(node.answers)}


def from_json(text: str) -> Proof:
    """
    Return the proof that `as_json` wrote.

    Raises:
        BadProof: The text is not a proof.
    """
    try:
        whole = json.loads(text)
        nodes = tuple([_read_node(node) for node in whole["nodes"]])
        position, winner = str(whole["position"]), int(whole["winner"])
        return Proof(position, winner, int(whole["within"]), nodes)
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BadProof(f"this is not a proof: {problem!r}") from problem


def _read_node(node: dict[str, object]) -> Node:
    if "over" in node:
        return GameWon(str(node["over"]))
    if "move" in node:
        return WinnerMoves(str(node["move"]), int(str(node["then"])))
    answers = node["answers"]
    if not isinstance(answers, dict):
        raise BadProof("the answers of a node are not an object")
    return LoserMoves(tuple([(str(move), int(then)) for move, then in answers.items()]))


def as_text(proof: Proof, seat: str) -> str:
    """
    Return a proof as indented lines; *seat* is the winner's name.

    Replies with the same continuation share a line. A part that was written before is
    not repeated: the line refers to it.
    """
    head = f"{seat} wins in {proof.within} from {proof.position}"
    return "\n".join([head, *_ProofWriter(proof).below(0, 1, "  ")]) + "\n"


class _ProofWriter:
    """Writes each node once."""

    def __init__(self, proof: Proof) -> None:
        self._proof: Final = proof
        self._numbers: dict[int, int] = {}
        """For each node of replies, the number under which it was written."""
        self._ends: dict[tuple[str, int], int] = {}
        """For moves that end the game, the first node in which each is played."""

    def below(self, number: int, turn: int, indent: str) -> Iterator[str]:
        """Yield the lines about a node; *turn* counts the winner's moves."""
        node = self._proof.nodes[number]
        if isinstance(node, GameWon):
            yield f"{indent}{node.reason}"
        elif isinstance(node, WinnerMoves):
            yield from self._move(node, turn, indent)
        else:
            yield from self._answers(node, turn, indent)

    def _move(self, node: WinnerMoves, turn: int, indent: str) -> Iterator[str]:
        after = self._proof.nodes[node.then]
        if isinstance(after, GameWon):
            yield f"{indent}{turn}. {node.move} ({after.reason})"
        elif node.then in self._numbers:
            yield f"{indent}{turn}. {node.move} (see #{self._numbers[node.then]})"
        else:
            self._numbers[node.then] = len(self._numbers) + 1
            yield f"{indent}{turn}. {node.move} #{self._numbers[node.then]}"
            yield from self.below(node.then, turn + 1, indent + "  ")

    def _answers(self, node: LoserMoves, turn: int, indent: str) -> Iterator[str]:
        groups: dict[int, list[str]] = {}
        for text, then in node.answers:
            groups.setdefault(self._follow_up(then), []).append(text)
        for then, texts in sorted(groups.items(), key=_size):
            yield f"{indent}{_named(texts)}"
            yield from self.below(then, turn, indent + "  ")

    def _follow_up(self, number: int) -> int:
        """Return one node for all that end the game by the same move."""
        node = self._proof.nodes[number]
        if isinstance(node, WinnerMoves) and isinstance(
            self._proof.nodes[node.then], GameWon
        ):
            return self._ends.setdefault((node.move, node.then), number)
        return number


def _size(group: tuple[int, list[str]]) -> tuple[int, str]:
    """Sort key: replies with the rarest continuation first, as they matter most."""
    return len(group[1]), group[1][0]


def _named(texts: list[str]) -> str:
    if len(texts) <= MAX_MOVES_PER_LINE:
        return f"- {', '.join(texts)}:"
    shown, more = texts[:MAX_MOVES_PER_LINE], len(texts) - MAX_MOVES_PER_LINE
    return f"- {', '.join(shown)} and {more} more:"
