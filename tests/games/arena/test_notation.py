"""Arena as text."""

import pytest

import whiskerworks
from tests.games.arena.positions import CALM, SEATS, SIDES, drawn, rules_of
from tests.no_moves import why_none
from whiskerworks.core.errors import BadPosition
from whiskerworks.games.arena import notation

GAME = whiskerworks.load("arena", side=4)
GOOD = "cat:d4 mice:c2,g4 cheese:c3,f3 dice:move2 turn:0"


class TestMoves:
    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("side", SIDES)
    def test_every_number_is_written_and_read_back(self, seats: int, side: int) -> None:
        """Whether the move is legal or not."""
        game = whiskerworks.load("arena", seats, side=side)
        start = game.start()
        texts = [game.write(start, move) for move in range(game.rules.move_limit)]

        assert len(set(texts)) == len(texts)
        assert [game.read(start, text) for text in texts] == list(range(len(texts)))

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "Type move3 c4 to take"),
            ("move c4", "Add the number the die shows, as in move2 c4"),
            ("cheese", "Add the number the die shows, as in cheese2 c4"),
            ("move3", "Add the hex, as in move3 c4"),
            ("c4", "Start with the die, as in move3 c4"),
            ("move3c4", "Type it like this: move3 c4"),
            ("move 3 c4", "Type it like this: move3 c4"),
            ("move 4 c4", "No die shows 4. Dice show 1 to 3."),
            ("move z1", "There is no hex z1. Hexes run from a1 to g4."),
            ("z1", "There is no hex z1. Hexes run from a1 to g4."),
            ("move3  c4", "Type move3 c4 to take"),
            ("dog2 c4", "Type move3 c4 to take"),
            ("roll dice 3", "Type move3 c4 to take"),
            ("start", "Type move3 c4 to take"),
            ("start ١", "Type move3 c4 to take"),
            ("start 01", "In moves, seats are numbered from 0 to 1"),
            (f"start {'9' * 5000}", "In moves, seats are numbered from 0 to 1"),
            ("move4 c4", "No die shows 4"),
            ("roll cat 0", "No die shows 0"),
            ("move3 c9", "There is no hex c9. Hexes run from c1 to c6"),
            ("move3 z1", "There is no hex z1. Hexes run from a1 to g4"),
            ("start 2", "In moves, seats are numbered from 0 to 1"),
        ],
    )
    def test_what_is_no_move_is_refused_with_the_reason(
        self, text: str, reason: str
    ) -> None:
        """It names the text and what is wrong."""
        assert why_none(GAME, text).startswith(reason)


class TestPositions:
    def test_what_need_not_be_said_is_filled_in(self) -> None:
        """No points, nobody has passed, the first round."""
        state = GAME.read_state(GOOD)

        assert GAME.write_state(state) == (
            "cat:d4 mice:c2,g4 cheese:c3,f3 scores:0,0 dice:move2 roll:0 "
            "turn:0 anchor:0 idle:0 round:1"
        )

    def test_if_no_die_is_used_yet_the_round_is_idle(self) -> None:
        """All nine dice that are off the board lie in the pool."""
        dice = "cat1,move1,move1,move1,move1,cheese1,cheese1,cheese1,cheese1"
        state = GAME.read_state(f"cat:d4 mice:c2,g4 cheese:c3,f3 dice:{dice} turn:0")

        assert "idle:1" in GAME.write_state(state)

    @pytest.mark.parametrize(
        ("change", "where", "reason"),
        [
            ("cat:d4 -> cat:d1", "cat", "d1 is on the rim"),
            ("cat:d4 -> cat:d4,d5", "cat", "there is one cat"),
            ("cat:d4 -> cat:z9", "cat", "no hex 'z9'"),
            ("cat:d4 -> dog:d4", "dog:d4", "fields are cat, mice"),
            ("cat:d4 -> cat:d4 cat:d4", "cat", "it appears twice"),
            ("turn:0 -> ", "turn", "it is missing"),
            ("turn:0 -> turn:2", "turn", "'2' is not a whole number from 0 to 1"),
            ("turn:0 -> turn:-", "turn", "until a starter is named"),
            ("mice:c2,g4 -> mice:c2", "mice", "there are 2, one for each seat"),
            ("mice:c2,g4 -> mice:c2,d4", "mice", "d4 holds something already"),
            ("mice:c2,g4 -> mice:c2,c2", "mice", "c2 holds something already"),
            ("cheese:c3,f3 -> cheese:c2", "cheese", "c2 holds something already"),
            (
                "cheese:c3,f3 -> cheese:a1,a2,a3,a4,b1,b2,b3",
                "cheese",
                "there are only 6",
            ),
            ("dice:move2 -> dice:cat4", "dice", "'cat4' is no die"),
            ("dice:move2 -> dice:cat1,cat1", "dice", "2 cat dice, but only 1 off"),
            ("dice:move2 -> dice:-", "dice", "the game is not over"),
            (
                "dice:move2 -> dice:move2 roll:9",
                "dice",
                "with 9 to roll, 0 move",
            ),
            (
                "dice:move2 -> dice:move2 roll:99",
                "roll",
                "'99' is not a whole number from 0 to 9",
            ),
            (
                "dice:move2 -> dice:- roll:9 idle:0",
                "roll",
                "nobody has had a turn",
            ),
            ("turn:0 -> turn:0 scores:7,7 round:9", "scores", "only one can have 7"),
            (
                "turn:0 -> turn:0 scores:8,0 round:9",
                "scores",
                "nobody gets more than 7",
            ),
            ("turn:0 -> turn:0 scores:1", "scores", "is not 2 numbers with commas"),
            (
                "turn:0 -> turn:0 scores:7,0 round:9",
                "turn",
                "the seat after the winner",
            ),
            ("turn:0 -> turn:0 idle:1", "idle", "a die of this round is used"),
            (
                "turn:0 -> turn:0 idle:4",
                "idle",
                "'4' is not a whole number from 0 to 3",
            ),
            ("turn:0 -> turn:0 idle:3 round:2", "idle", "not so many rounds"),
            ("turn:0 -> turn:0 round:101", "round", "from 1 to 100"),
            ("turn:0 -> turn:0 round:0", "round", "from 1 to 100"),
            ("turn:0 -> turn:0 scores:6,6 round:2", "round", "it takes 4 rounds"),
            (
                "dice:move2 turn:0 -> dice:- roll:9 turn:1 scores:7,0 idle:1 round:9",
                "roll",
                "nothing is rolled when somebody has won",
            ),
            (
                "dice:move2 turn:0 -> dice:move2,move2,move2,move2 turn:1 scores:7,0",
                "dice",
                "the winner used a move die and took a cheese",
            ),
            (
                "move2 turn:0 -> cheese1,cheese1,cheese1,cheese1 turn:1 scores:7,0",
                "dice",
                "the winner used a move die and took a cheese",
            ),
            ("turn:0 -> turn:0 anchor:x", "anchor", "'x' is not a whole number"),
        ],
    )
    def test_what_cannot_occur_is_refused(
        self, change: str, where: str, reason: str
    ) -> None:
        """With the field that is wrong."""
        old, _, new = change.partition(" -> ")
        with pytest.raises(BadPosition, match=reason) as caught:
            GAME.read_state(GOOD.replace(old, new))
        assert str(caught.value).startswith(where)

    def test_a_round_without_a_used_die_is_idle(self) -> None:
        """Where no cheese lies that could have been put there in it."""
        dice = "cat1,move1,move1,move1,move1,cheese1,cheese1,cheese1,cheese1"
        text = f"cat:d4 mice:c2,g4 cheese:- dice:{dice},cheese1,cheese1 turn:0"
        with pytest.raises(BadPosition, match="no die of this round is used"):
            GAME.read_state(f"{text} idle:0")
        assert "idle:1" in GAME.write_state(GAME.read_state(text))

    def test_a_finished_game_reads_back(self) -> None:
        """Won, or after the last round."""
        won = f"{GOOD.replace('turn:0', 'turn:1')} scores:7,2"
        over = "cat:d4 mice:c2,g4 cheese:- scores:1,2 dice:- turn:0 round:100"
        for text, reason in ((won, "seven"), (over, "exhausted")):
            outcome = GAME.outcome(GAME.read_state(text))
            assert outcome is not None
            assert outcome.reason == reason
        with pytest.raises(BadPosition, match="it is as turn says"):
            GAME.read_state(f"{over} anchor:1")


class TestDrawings:
    def test_a_drawing_reads_back(self) -> None:
        """The board as it is drawn, with or without the names at its ends."""
        game, state = drawn(CALM, "move2")
        rules = rules_of(game)

        assert game.write_state(state).startswith("cat:d4 mice:c2,g4 cheese:c3,f3 ")
        drawing = game.board(game.view(state, None))
        assert drawing.split() == CALM.split()
        assert notation.read_board(rules, drawing, "move2") == state

    @pytest.mark.parametrize(
        ("drawing", "reason"),
        [
            ("C B R", "it has 1 rows, not 7"),
            (
                CALM.replace("b1  :   .", "b1  :   .   ."),
                "row b: it has 8 signs, not 5",
            ),
            (CALM.replace("b1", "z9"), "row b: it has 7 signs, not 5"),
            (CALM.replace("*", ":"), "c3: ':' cannot stand there"),
            (CALM.replace("a1  :", "a1  ."), "a1: '.' cannot stand there"),
            (CALM.replace("C", "G"), "'G' cannot stand there"),
            (CALM.replace("C", "."), "there are 0 C, not one"),
            (CALM.replace("R", "B"), "there are 2 B, not one"),
            (CALM.replace("B", "."), "there are 0 B, not one"),
        ],
    )
    def test_a_drawing_that_cannot_be_is_refused(
        self, drawing: str, reason: str
    ) -> None:
        """As a position is."""
        with pytest.raises(BadPosition, match=reason):
            notation.read_board(rules_of(GAME), drawing, "move2")
