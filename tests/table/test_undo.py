"""Taking moves back [T6]: free in one's own turn, by consent beyond."""

from random import Random

import pytest

import whiskerworks
from tests.table.dealing import Played, alone, setup, two
from tests.table.matches import PEOPLE, Match
from whiskerworks.core.scene import FINAL
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table.context import Viewer
from whiskerworks.table.game_handlers import may_undo, undo_offer
from whiskerworks.table.messages import UndoOffer
from whiskerworks.table.setup import BotChair, Mine
from whiskerworks.table.table import Table

NAMES = ("ada", "bo")


def on_turn(made: Played) -> tuple[int, str]:
    """Return who is on turn, of Ada and Bo."""
    seat = made.table.mover
    assert seat is not None
    return seat, NAMES[seat]


def in_a_turn() -> Played:
    """Return a game of maze in which who is on turn has made a first step."""
    made = two("maze")
    seat, name = on_turn(made)
    offers = made.table.game.scene(made.table.game.view(made.table.state, seat)).moves()
    final = [offer.move for offer in offers if FINAL in offer.marks]
    move = next(text for text in steps(made.table) if text not in final)
    made.play(name, move)
    assert made.table.mover == seat
    return made


def steps(table: Table) -> list[str]:
    """Return the moves after which the same seat is still on turn."""
    game, state = table.game, table.state
    return [
        game.write(state, move)
        for move in game.legal_moves(state)
        if game.to_move(game.play(state, move)) == table.mover
    ]


def longest(table: Table, rng: Random) -> str:
    """Return a move after which the turn goes on for longest, and no secret is out."""
    game, state, mover = table.game, table.state, table.mover

    def more(move: int) -> int:
        after = game.play(state, move)
        if game.to_move(after) != mover:
            return 0
        ends = [game.play(after, other) for other in game.legal_moves(after)]
        return 1 + any(game.to_move(one) == mover for one in ends)

    legal = game.legal_moves(state)
    shown = [move for move in legal if not game.is_final(state, move)] or legal
    best = max([more(move) for move in shown])
    return game.write(state, rng.choice([m for m in shown if more(m) == best]))


class TestFree:
    def test_in_your_own_turn_you_need_not_ask(self) -> None:
        """[T6] A card is placed, and taken up again before the mouse is moved."""
        made = in_a_turn()
        seat, name = on_turn(made)
        before = made.table.match.states[-2]

        assert may_undo(made.table, seat) == "free"
        assert made.do(name, c.Undo()) == [e.Undone(made.table.ply)]

        assert made.table.state == before
        assert made.table.undone == 1

    def test_the_other_must_ask_for_it(self) -> None:
        """[T6] It is not their turn that they take back."""
        made = in_a_turn()
        seat, _ = on_turn(made)
        last = made.table.ply - 1

        assert may_undo(made.table, 1 - seat) == "no"
        assert may_undo(made.table, 1 - seat, last) == "ask"

    def test_what_showed_something_hidden_is_not_free(self) -> None:
        """[T6] An agenda that was revealed is known."""
        made = two("maze")
        seat, name = on_turn(made)
        game, state = made.table.game, made.table.state
        offers = game.scene(game.view(state, seat)).moves()
        reveal = next(o.move for o in offers if FINAL in o.marks)
        made.play(name, reveal)
        assert made.table.mover == seat

        assert may_undo(made.table, seat) == "ask"

    def test_what_ended_the_turn_is_not_free(self) -> None:
        """[T6] The other has seen it, and may think about it already."""
        made = two()
        made.play("ada", "e3")

        assert may_undo(made.table, 0) == "ask"
        assert may_undo(made.table, 1) == "no"
        assert may_undo(made.table, None) == "no"

    def test_where_nobody_else_sits_it_is_done_at_once(self) -> None:
        """[T6] A bot agrees to anything."""
        made = Played(whiskerworks.load("gears"), setup(Mine(), BotChair(1)))
        made.play("ada", "e3")
        made.bot()

        assert may_undo(made.table, 0) == "free"
        assert made.do("ada", c.Undo()) == [e.Undone(1)]
        assert made.table.ply == 1

    def test_what_was_played_for_you_is_not_your_last_choice(self) -> None:
        """[T6, T14] Else the table would play it again at once."""
        made = alone(automatic=True)
        done: list[e.Entry] = []
        while not any(isinstance(one, e.Moved) for one in done[1:]):
            before = made.table.ply
            done = made.play_first("ada")

        made.do("ada", c.Undo())

        assert made.table.ply == before


class TestConsent:
    def test_the_others_are_asked(self) -> None:
        """[T6, T7] And when they agree it is done."""
        made = two()
        made.play("ada", "e3")

        assert made.do("ada", c.Undo()) == [e.Proposed("undo", 0, ply=1)]
        number = made.table.seq
        done = made.do("bo", c.Agree(number))

        assert done == [e.Agreed(number, 1), e.Undone(1)]
        assert (made.table.ply, made.table.proposals) == (1, {})

    def test_chance_draws_anew(self) -> None:
        """[T4, T6] With the next number, so it may come otherwise."""
        made = two()
        made.play("ada", "e3")
        made.do("ada", c.Undo(ply=0))

        done = made.do("bo", c.Agree(made.table.seq))

        assert done[1:] == [e.Undone(0), e.Drew("first red", 1)]
        assert (made.table.drawn, made.table.draws) == (2, [1])

    def test_a_proposal_lapses_when_a_person_moves(self) -> None:
        """[T7] The game has gone on."""
        made = two()
        made.play("ada", "e3")
        made.do("ada", c.Undo())
        number = made.table.seq

        moved, dropped = made.play("bo", "e4")

        assert isinstance(moved, e.Moved)
        assert dropped == e.Dropped(number, "lapsed")
        assert made.refused("bo", c.Agree(number)) == "no-such-proposal T7"


class TestRefusals:
    def test_there_must_be_something_to_take_back(self) -> None:
        """[T6] A move of one's own, or a ply that was played."""
        made = two()

        assert made.refused("ada", c.Undo()) == "nothing-to-undo T6"
        assert made.refused("ada", c.Undo(1)) == "nothing-to-undo T6"
        assert made.refused("ada", c.Undo(99)) == "nothing-to-undo T6"

    def test_what_was_given_stays(self) -> None:
        """[T6] The table begins there."""
        source = e.Source(plies=("* first blue", "0 e3", "1 e4"))
        made = Played(whiskerworks.load("gears"), setup(Mine(), Mine()), source)

        assert made.refused("ada", c.Undo()) == "cannot-undo-given T6"
        assert made.refused("ada", c.Undo(2)) == "cannot-undo-given T6"
        assert may_undo(made.table, 0) == "no"

    @pytest.mark.parametrize("ply", [None, 1])
    def test_nothing_is_taken_back_after_the_end(self, ply: int | None) -> None:
        """[T6] Nor during a pause, nor by a bystander."""
        made = two()
        made.play("ada", "e3")
        assert made.refused("cy", c.Undo(ply)) == "not-a-player T3"
        made.do("ada", c.Pause())
        made.do("bo", c.Agree(made.table.seq))
        assert made.refused("ada", c.Undo(ply)) == "paused T8"
        made.do("ada", c.Resign())

        assert made.refused("ada", c.Undo(ply)) == "table-over T3"
        assert may_undo(made.table, 0, ply) == "no"


@pytest.mark.parametrize("name", whiskerworks.names())
def test_final_is_what_the_offer_warned_of(name: str) -> None:
    """[T6] Whoever saw the scene knew it."""
    match = Match(whiskerworks.load(name), 4)
    match.start()
    match.play_on(40)
    table = match.table
    chosen = [ply for ply in range(table.ply) if table.mover_at(ply) is not None]

    found = [table.match.is_final(ply) for ply in chosen]

    assert found == [warned(table, ply) for ply in chosen]


def warned(table: Table, ply: int) -> bool:
    """Tell whether the offer of the move at *ply* bore the mark."""
    game, state = table.game, table.match.states[ply]
    text = table.match.text(ply)
    offers = game.scene(game.view(state, table.mover_at(ply))).moves()
    (marks,) = [offer.marks for offer in offers if offer.move == text]
    return FINAL in marks


class TestOffered:
    """[T6] What a viewer is told that they may take back."""

    def test_it_is_the_last_own_move(self) -> None:
        """Whoever else looks is offered nothing."""
        made = two()
        made.play("ada", "e3")
        last = made.table.ply - 1

        assert undo_offer(made.table, Viewer(0, "ada")) == UndoOffer("ask", last)
        assert undo_offer(made.table, Viewer(1, "bo")) is None
        assert undo_offer(made.table, Viewer(None, "cy")) is None
        assert undo_offer(made.table, Viewer(0, "cy")) is None, "over a shoulder"

    def test_a_turn_of_several_moves_can_be_taken_back_whole(self) -> None:
        """A card sends both Mouse and Cat on: one has moved, the other is to move."""
        match = Match(whiskerworks.load("maze", 3), 3)
        match.start()
        table, wholes = match.table, 0
        while table.mover is not None:
            began, seat = table.ply, table.mover
            while table.mover == seat:
                match.do(seat, c.Play(longest(table, match.rng), table.ply))
                own = set(table.match.movers[began:]) == {seat}
                if own and table.mover == seat and table.ply > began + 1:
                    found = undo_offer(table, Viewer(seat, PEOPLE[seat]))
                    assert found == UndoOffer("free", table.ply - 1, began)
                    wholes += 1

        assert wholes

    def test_a_turn_that_showed_something_hidden_is_not_taken_back_whole(self) -> None:
        """What came after it can be."""
        made = two("maze")
        seat, name = on_turn(made)
        made.play(name, "reveal")
        first = made.table.ply - 1
        while made.table.mover == seat and steps(made.table):
            made.play(name, steps(made.table)[0])
            if made.table.mover == seat:
                found = undo_offer(made.table, Viewer(seat, name))
                assert found == UndoOffer("free", made.table.ply - 1)
        assert made.table.ply > first + 1

    def test_with_several_seats_it_is_the_last_move_of_any(self) -> None:
        """They need not agree with themselves."""
        made = Played(whiskerworks.load("gears", first="blue"), setup(Mine(), Mine()))
        made.play("ada", "e3")
        made.play("ada", "e5")

        for seat in range(2):
            assert undo_offer(made.table, Viewer(seat, "ada")) == UndoOffer("free", 1)
