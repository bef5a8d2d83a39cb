"""What chance does in maze: the set-up, the deal, and what comes from the pile."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import islice, product

import pytest
from librt.random import Random

import whiskerworks
from tests.games.maze.started_games import (
    CRITICAL,
    LONGEST,
    SEATS,
    along,
    before_the_deal,
    dealt,
    first_turn,
    held,
    of,
    rules_of,
    say,
)
from tests.games.moves import chances
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.maze.state import ARRIVING, DRAWING, OVER, TURN_PHASE, State
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS, Card

LAYOUTS = (
    "cheese=e5 mouse=f6 start=f5:S start=e6:NW",
    "cheese=e5 mouse=c5 start=d5:E start=g6:NS",
    "cheese=e5 mouse=e9 start=e6:N start=a5:NEW",
    "cheese=e5 mouse=g5 start=f5:EW start=e6:-",
)
"""Our set-up, others with cards that lie alike when turned, one without walls."""
UPPER, LOWER = 19, 3
PILE = UPPER + LOWER


def equal(game: Game, state: State) -> int:
    """Return of how many moves chance has to draw one; all are equally likely."""
    found = chances(game, state)
    assert set(found.values()) == {Fraction(1, len(found))}
    return len(found)


def smallest_angle(card: Card, walls: str) -> int | None:
    """Return the first angle that brings the walls of a card where they should be."""
    sides = [side.wall != "o" for side in card.sides]
    for turns in range(4):
        if "".join([s for s, wall in zip("NESW", sides, strict=True) if wall]) == walls:
            return 90 * turns
        sides = [sides[3], *sides[:3]]
    return None


class TestStartCards:
    @pytest.mark.parametrize("setup", LAYOUTS)
    def test_cards_of_the_right_shape_come_at_the_smallest_angle(
        self, setup: str
    ) -> None:
        """[M7] For each place in turn, every card that suits, with equal chances."""
        game = whiskerworks.load("maze", 2, setup=setup)
        places = [word[6:].split(":") for word in setup.split() if "start" in word]
        state = of(game.start())
        gone: list[str] = []
        for cell, shape in places:
            wanted = {
                f"start {card.id} {cell} {angle}"
                for card in rules_of(game).components.deck.cards
                if (angle := smallest_angle(card, shape.strip("-"))) is not None
                if card.id not in gone
            }

            assert set(chances(game, state)) == wanted
            assert equal(game, state) == len(wanted)
            state = of(game.play(state, game.legal_moves(state)[-1]))
            gone = [
                card
                for card in CARD_IDS
                if not state.unseen >> CARD_IDS.index(card) & 1
            ]

        assert len(gone) == 2

    @pytest.mark.parametrize("setup", LAYOUTS)
    def test_every_start_card_comes_to_lie_as_it_was_said(self, setup: str) -> None:
        """[M7] On its cell, at its angle, with the walls that the set-up wants."""
        game = whiskerworks.load("maze", 2, setup=setup)
        start = game.start()
        for move in game.legal_moves(start):
            word, name, cell, angle = game.write(start, move).split()
            layout = of(game.play(start, move)).layout
            face = int(layout.face(layout.at(CELL_NAMES.index(cell))))

            card = rules_of(game).components.deck.cards[face // 4]

            assert word == "start"
            assert (card.id, 90 * (face % 4)) == (name, int(angle))
            assert count(layout.cards) == 1
            assert f"start={cell}:{card.walls(int(angle)) or '-'}" in setup.split()

    def test_mouse_and_cheese_lie_there_and_the_cat_does_not(self) -> None:
        """[M4, M7] The Cheese on e5; nothing is on the belt or dealt yet."""
        game = whiskerworks.load("maze", 4)
        state = of(game.start())
        layout = state.layout

        assert layout.at(CELL_NAMES.index("e5")) == layout.cheese
        assert layout.at(CELL_NAMES.index("f6")) == layout.mouse
        assert layout.cat == state.belt == state.agendas == state.revealed == 0
        assert count(state.unseen) == 28


class TestBelt:
    def test_four_of_the_others_come_to_the_belt(self) -> None:
        """[M7] Each unseen card is equally likely, none comes twice."""
        game = whiskerworks.load("maze", 2)
        state = of(game.start())
        for _ in range(2):
            state = of(game.play(state, game.legal_moves(state)[0]))
        rng = Random(4)
        for left in (26, 25, 24, 23):
            unseen = [f"belt {CARD_IDS[card]}" for card in members(state.unseen)]

            assert list(chances(game, state)) == unseen
            assert equal(game, state) == left
            drawn = unseen[int(rng.randrange(left))]
            state = say(game, state, drawn)
            assert state.belt >> CARD_IDS.index(drawn.split()[1]) & 1

        assert count(state.belt) == 4
        assert count(state.unseen) == PILE
        assert state.belt & state.unseen == 0


class TestAgendas:
    @pytest.mark.parametrize("seats", SEATS)
    def test_each_seat_is_dealt_one_of_those_left(self, seats: int) -> None:
        """[M7] In the order of seats, with equal chances, each agenda once."""
        game = whiskerworks.load("maze", seats)
        state = before_the_deal(game)
        left = ["mouse", "cat", "cheese", "cucumber"]
        for seat in range(seats):
            assert list(chances(game, state)) == [f"deal {seat} {one}" for one in left]
            assert equal(game, state) == 4 - seat
            state = say(game, state, f"deal {seat} {left.pop(seat % len(left))}")

        hands = held(state, seats)
        assert hands == ("mouse", "cheese", "cat", "cucumber")[:seats]

    @pytest.mark.parametrize("seats", SEATS)
    def test_no_other_deal_is_allowed(self, seats: int) -> None:
        """[M7] To another seat than the next, or of an agenda that is gone."""
        game = whiskerworks.load("maze", seats)
        for state in (before_the_deal(game), dealt(game, "cheese")):
            legal = game.legal_moves(state)
            for seat, agenda in product(range(4), AGENDAS):
                move = game.read(state, f"deal {seat} {agenda}")

                assert (game.why_illegal(state, move) is None) == (move in legal)

    @pytest.mark.parametrize("seats", SEATS)
    def test_anybody_may_begin(self, seats: int) -> None:
        """[M9] With equal chances; then play goes round by seat number."""
        game = whiskerworks.load("maze", seats)
        state = dealt(game, *("cat", "mouse", "cheese", "cucumber")[:seats])

        assert list(chances(game, state)) == [f"begin {seat}" for seat in range(seats)]
        assert equal(game, state) == seats
        for seat in range(seats):
            begun = say(game, state, f"begin {seat}")
            assert game.to_move(begun) == seat
            assert begun.phase == TURN_PHASE

    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("seed", range(8))
    def test_play_goes_round_by_seat_number(self, seats: int, seed: int) -> None:
        """[M9, M16] A card that is drawn ends the turn, unless one was dropped."""
        game = whiskerworks.load("maze", seats)
        turns = 0
        for state, move in along(game, seed):
            if state.phase == DRAWING and move >= 0:
                after = of(game.play(state, move))
                if after.phase == TURN_PHASE:
                    due = state.seat if state.dropped else (state.seat + 1) % seats
                    assert after.seat == due
                    turns += 1

        assert turns > 0


def quiet_game(game: Game, state: State, seed: int) -> list[State]:
    """
    Return every position in which a card is drawn, of a game that comes to its end.

    Cat and Cucumber come as late as they can, and nobody meets anybody: where that
    cannot be helped, nothing is returned.
    """
    rng = Random(seed)
    found: list[State] = []
    for _ in range(LONGEST):
        moves = game.legal_moves(state)
        if state.phase == DRAWING:
            found.append(state)
            texts = [game.write(state, move) for move in moves]
            if texts[0] == "draw cucumber":
                return found
            late = [m for m, text in zip(moves, texts, strict=True) if "draw m" in text]
            moves = late or moves
        else:
            moves = [m for m in moves if of(game.play(state, m)).phase != OVER]
        if not moves:
            return []
        state = of(game.play(state, moves[rng.randrange(len(moves))]))
    raise AssertionError("the game does not end")


@cache
def quiet_games(seats: int, games: int) -> tuple[tuple[State, ...], ...]:
    """Return the draws of some games in which nobody meets anybody."""
    game, state = first_turn(*("mouse", "cheese", "cucumber", "cat")[:seats])
    tried = (quiet_game(game, state, seed) for seed in range(100))
    found = tuple(islice((tuple(draws) for draws in tried if draws), games))
    assert len(found) == games
    return found


class TestPile:
    @pytest.mark.parametrize("seats", SEATS)
    def test_the_cat_has_the_chances_that_the_rules_print(self, seats: int) -> None:
        """[M8] After k of the 19: 1/(15-k) for 5 <= k <= 14, none before."""
        game = whiskerworks.load("maze", seats)
        for draws in quiet_games(seats, 3):
            without = [state for state in draws if not state.layout.cat]
            assert [state.drawn for state in without] == list(range(15))
            for k, state in enumerate(without):
                cat = chances(game, state).get("draw cat", Fraction(0))
                assert cat == (Fraction(1, 15 - k) if k >= 5 else 0)

    @pytest.mark.parametrize("seats", SEATS)
    def test_the_cucumber_has_one_chance_in_the_cards_left(self, seats: int) -> None:
        """[M8] Four cards are left after the 19, the Cucumber among them."""
        game = whiskerworks.load("maze", seats)
        for draws in quiet_games(seats, 3):
            for state in draws:
                cucumber = chances(game, state).get("draw cucumber", Fraction(0))
                left = PILE + 1 - int(state.drawn)
                assert cucumber == (Fraction(1, left) if state.drawn >= UPPER else 0)
            assert [state.drawn for state in draws[-4:]] == [19, 20, 21, 22]

    @pytest.mark.parametrize("seats", SEATS)
    def test_each_unseen_card_is_equally_likely(self, seats: int) -> None:
        """[M8] Also of those at the bottom; and nothing else can come."""
        game = whiskerworks.load("maze", seats)
        for draws in quiet_games(seats, 3):
            for state in draws:
                found = chances(game, state)
                rest = Fraction(1)
                for special in ("draw cat", "draw cucumber"):
                    rest -= found.pop(special, 0)
                unseen = [f"draw {CARD_IDS[card]}" for card in members(state.unseen)]
                each = rest / len(unseen) if unseen else 0

                assert found == (dict.fromkeys(unseen, each) if each else {})
                assert len(unseen) == PILE - state.drawn

    def test_over_the_whole_pile_each_time_is_equally_likely(self) -> None:
        """[M8] The Cat's ten times, the Cucumber's four: chances multiplied exactly."""
        game = whiskerworks.load("maze", 2)
        draws = quiet_games(2, 3)[0]
        before_cat = [state for state in draws if not state.layout.cat]

        cat = times(game, before_cat, "draw cat")
        cucumber = times(game, draws, "draw cucumber")
        assert cat == dict.fromkeys(range(5, 15), Fraction(1, 10))
        assert cucumber == dict.fromkeys(range(19, 23), Fraction(1, 4))

    def test_once_it_has_come_the_cat_does_not_come_again(self) -> None:
        """[M8, M16] A card is drawn in its stead, by the same seat's turn."""
        game = whiskerworks.load("maze", 3)
        for seed in range(20):
            out = False
            for state, move in along(game, seed):
                text = game.write(state, move) if move >= 0 else ""
                assert not (out and text == "draw cat")
                if text == "draw cat":
                    out = True
                    after = of(game.play(state, move))
                    assert after.phase in (DRAWING, ARRIVING)
                    assert after.seat == state.seat
                    assert after.drawn == state.drawn

    @pytest.mark.wheel
    @pytest.mark.parametrize("seats", SEATS)
    def test_cat_and_cucumber_come_in_their_time(self, seats: int) -> None:
        """[M8] Over many games: at every time that is theirs, and at no other."""
        game = whiskerworks.load("maze", seats)
        cat: Counter[int] = Counter()
        cucumber: Counter[int] = Counter()
        for seed in range(250):
            for state, move in along(game, seed):
                text = game.write(state, move) if move >= 0 else ""
                cat[int(state.drawn)] += text == "draw cat"
                cucumber[int(state.drawn)] += text == "draw cucumber"

        assert {k for k, n in cat.items() if n} == set(range(5, 15))
        assert {k for k, n in cucumber.items() if n} == set(range(19, 23))

    @pytest.mark.wheel
    def test_they_come_as_often_as_they_should(self) -> None:
        """[M8] Of the draws in which they could come, over many games."""
        draws: Counter[tuple[str, int]] = Counter()
        came: Counter[tuple[str, int]] = Counter()
        game = whiskerworks.load("maze", 2)
        for seed in range(1_000, 1_400):
            out = False
            for state, move in along(game, seed):
                k = int(state.drawn)
                if move < 0 or game.to_move(state) != CHANCE or state.phase != DRAWING:
                    continue
                text = game.write(state, move)
                if k >= UPPER:
                    draws["draw cucumber", k] += 1
                elif k >= 5 and not out:
                    draws["draw cat", k] += 1
                came[text, k] += 1
                out = out or text == "draw cat"

        cat = [("draw cat", k, Fraction(1, 15 - k)) for k in range(5, 14)]
        last = [("draw cucumber", k, Fraction(1, 23 - k)) for k in range(19, 22)]
        for cases in (cat, last):
            spread = 0.0
            for text, k, chance in cases:
                tried = draws[text, k]
                mean, part = tried * float(chance), 1 - float(chance)
                spread += (came[text, k] - mean) ** 2 / (mean * part)
            assert spread < CRITICAL[len(cases)]
        assert came["draw cat", 14] == draws["draw cat", 14] > 0


def times(game: Game, draws: Sequence[State], text: str) -> dict[int, Fraction]:
    """Return how likely it is that something comes after so many cards, not before."""
    found: dict[int, Fraction] = {}
    missed = Fraction(1)
    for state in draws:
        chance = chances(game, state).get(text, Fraction(0))
        if chance:
            found[int(state.drawn)] = missed * chance
        missed *= 1 - chance
    return found
