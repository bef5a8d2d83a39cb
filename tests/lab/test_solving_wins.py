"""Positions of gears, judged; and proofs, which are checked by the rules alone."""

import pytest

import whiskerworks
from tests.bots.test_forcing_search import THREE_DEEP, TWO_DEEP
from whiskerworks.lab.solving.proof_formats import as_json, as_text, from_json
from whiskerworks.lab.solving.proofs import (
    BadProof,
    GameWon,
    LoserMoves,
    Proof,
    WinnerMoves,
    check_proof,
)
from whiskerworks.lab.solving.win_search import LOSES, OPEN, WINS, WinSearch, WinVerdict

GAME = whiskerworks.load("gears")
ONE_DEEP = "blue:i1,h1,g1,f1,e1,d1,c1 red:i9,h8,g7,f6,e5,d4,c3 turn:blue"
"""Blue wins immediately with b1."""
QUIET = "blue:e3 red:g5 turn:blue"
"""Neither side wins soon."""


def judged(text: str, depth: int, effort: int = 2) -> tuple[WinSearch, WinVerdict]:
    """Return the search and the verdict for a position."""
    judge = WinSearch(GAME, GAME.read_state(text), effort)
    return judge, judge.run(depth)


def proof_of(text: str, depth: int) -> Proof:
    """Return the proof of the verdict."""
    return judged(text, depth)[0].proof()


def after(text: str, move: str) -> str:
    """Return the position after a move."""
    state = GAME.read_state(text)
    return GAME.write_state(GAME.play(state, GAME.read(state, move)))


class TestJudgement:
    def test_a_win_at_once_is_found(self) -> None:
        """[G7] And nothing is shorter."""
        _, found = judged(ONE_DEEP, 1)

        assert (found.verdict, found.moves, found.fewest) == (WINS, 1, True)
        assert GAME.write(GAME.read_state(ONE_DEEP), found.move) == "b1"

    def test_a_win_in_two_is_told_to_be_the_shortest(self) -> None:
        """All moves were tried for one in one."""
        _, found = judged(TWO_DEEP, 3)

        assert (found.verdict, found.moves, found.fewest) == (WINS, 2, True)
        assert found.no_win == 1

    def test_whoever_has_to_answer_it_loses(self) -> None:
        """In one move less of the winner."""
        _, found = judged(after(TWO_DEEP, "e2"), 2)

        assert (found.verdict, found.moves, found.fewest) == (LOSES, 1, True)

    def test_where_nobody_wins_soon_that_is_proven(self) -> None:
        """With all moves of both."""
        _, found = judged(QUIET, 2)

        assert found.verdict == OPEN
        assert (found.no_win, found.no_loss) == (2, 2)

    def test_without_effort_nothing_is_proven(self) -> None:
        """Nor claimed."""
        _, found = judged(QUIET, 2, effort=0)

        assert found == WinVerdict(OPEN, positions=found.positions)

    def test_whoever_stops_it_is_told_what_it_knows(self) -> None:
        """After one depth is done, and in the midst of the next."""
        pauses: list[int] = []

        def pause() -> None:
            pauses.append(1)
            raise KeyboardInterrupt

        judge = WinSearch(GAME, GAME.read_state(QUIET), 2, pause)
        with pytest.raises(KeyboardInterrupt):
            judge.run(3)

        assert judge.answer().no_win == 1


class TestProof:
    @pytest.mark.parametrize(
        ("text", "depth"),
        [(ONE_DEEP, 1), (TWO_DEEP, 2), (after(TWO_DEEP, "e2"), 1), (THREE_DEEP, 3)],
    )
    def test_what_is_found_is_proven(self, text: str, depth: int) -> None:
        """For the winner one move, for the loser every one."""
        proof = proof_of(text, depth)

        assert proof.within == depth
        assert check_proof(GAME, proof) > 0

    def test_it_reads_back_from_json(self) -> None:
        """Node by node."""
        proof = proof_of(TWO_DEEP, 2)

        assert from_json(as_json(GAME, proof)) == proof

    @pytest.mark.parametrize(
        "text", ["", "[]", "{}", '{"nodes": [{}]}', '{"nodes": 1}']
    )
    def test_what_is_no_proof_is_refused(self, text: str) -> None:
        """Whichever way it is damaged."""
        with pytest.raises(BadProof, match="not a proof"):
            from_json(text)

    def test_as_text_it_names_moves_and_every_answer(self) -> None:
        """Replies with the same continuation share a line."""
        shown = as_text(proof_of(TWO_DEEP, 2), "Seat 0").splitlines()

        assert shown[0].startswith("Seat 0 wins in 2 from blue:")
        assert shown[1] == "  1. e2 #1"
        assert [line for line in shown if line.startswith("    - ")]
        assert [line for line in shown if line.startswith("      2. ")]

    def test_a_shorter_claim_is_refused(self) -> None:
        """It takes two moves, not one."""
        proof = proof_of(TWO_DEEP, 2)

        with pytest.raises(BadProof, match="more than the moves"):
            check_proof(GAME, proof._replace(within=1))

    def test_an_answer_that_is_left_out_is_missed(self) -> None:
        """Every legal reply is required."""
        proof = proof_of(TWO_DEEP, 2)
        at = next(i for i, one in enumerate(proof.nodes) if isinstance(one, LoserMoves))
        node = proof.nodes[at]
        assert isinstance(node, LoserMoves)

        with pytest.raises(BadProof, match=f"node {at}: the answers are not all"):
            check_proof(GAME, changed(proof, at, LoserMoves(node.answers[1:])))

    @pytest.mark.parametrize(
        ("node", "problem"),
        [
            (WinnerMoves("e2", 99_999), "node 99999 does not exist"),
            (WinnerMoves("a1", 1), "a1 is not legal there"),
            (WinnerMoves("what", 1), "node 0: "),
            (WinnerMoves("e2", 0), "not that seat's turn"),
            (LoserMoves(()), "not that seat's turn"),
            (GameWon("gold"), "the game is not over by gold"),
        ],
    )
    def test_a_wrong_first_node_is_refused(
        self, node: WinnerMoves | LoserMoves | GameWon, problem: str
    ) -> None:
        """Whatever the text is."""
        with pytest.raises(BadProof, match=problem):
            check_proof(GAME, changed(proof_of(TWO_DEEP, 2), 0, node))

    def test_the_other_has_not_won(self) -> None:
        """The winner is whom the proof names."""
        proof = Proof(ONE_DEEP, 1, 1, (LoserMoves((("b1", 1),)), GameWon("gold")))

        with pytest.raises(BadProof):
            check_proof(GAME, proof)


def changed(proof: Proof, at: int, node: WinnerMoves | LoserMoves | GameWon) -> Proof:
    """Return a proof with another node."""
    nodes = list(proof.nodes)
    nodes[at] = node
    return proof._replace(nodes=tuple(nodes))
