"""What is told when something happens."""

import pytest

from tests.games.maze.drawing import drawn, played
from tests.games.maze.eventful_positions import SAY, positions
from tests.games.sentences import cases
from whiskerworks.games.maze.meta import META


def told(name: str, text: str, seat: int | None = None) -> list[str]:
    """Return what is said when a move is played."""
    game, state = positions()[name]
    events = game.events(state, game.read(state, text), seat)
    return [SAY(event.message()) for event in events]


TOLD = """
start | start m10 f5 180
    Start card m10 goes on f5, turned 180°.
belt | belt m03
    m03 goes on the belt.
deal | deal 0 cat
    Seat 1 gets an agenda.
begin | begin 1
    Seat 2 begins.
turn | m09 e6 0
    Seat 1 places m09 on e6, turned 0°.
turn | m10 e6 0
    Seat 1 places m10 on e6, turned 0°. The north cog of m10 turns m02 on e5 clockwise.
turn | m10 d6 270
    Seat 1 places m10 on d6, turned 270°. The north cog of m10 turns m01 on d5
    counterclockwise.
turn | m11 e5 0
    Seat 1 places m11 on top of m02 on e5, turned 0°.
turn | m11 c6 0
    Seat 1 places m11 on c6, turned 0°. The Mouse is next to it but can't go anywhere.
turn | reveal
    Seat 1 reveals the mouse agenda. The Mouse may use mouse holes this turn.
cat in hand | reveal
    Seat 1 reveals the cat agenda. Cat and Cheese change places: the Cat is now on e6,
    the Cheese on d6.
cheese in hand | reveal
    Seat 1 reveals the cheese agenda.
cucumber in hand | reveal
    Seat 1 reveals the cucumber agenda.
spin | spin e5 270
    Seat 1 turns m02 on e5 by 270°.
drop | drop m10 e5 90
    Seat 1 drops m10 on m02 on e5, turned 90°.
drop | drop m12 e5 0
    Seat 1 drops m12 on m02 on e5, turned 0°. The west cog of m12 turns m01 on d5
    counterclockwise.
full | skip
    Seat 1 can't place any card.
walk | mouse c7
    The Mouse goes c5 c6 c7.
before both | m09 d5 0
    Seat 1 places m09 on d5, turned 0°. The Mouse is next to it but can't go anywhere.
    The Cat is next to it but can't go anywhere.
holes | mouse f5
    The Mouse goes c5 d5 e5 f5. The Cat is next to it but can't go anywhere.
both | mouse f5
    The Mouse goes c5 d5 e5 f5.
both | mouse d6
    The Mouse goes c5 d5 d6. Cat and Mouse meet!
both | cat c5
    The Cat goes d6 d5 c5. Cat and Mouse meet!
to cheese | mouse e5
    The Mouse goes c5 d5 e5. The Mouse gets the Cheese!
over cheese | cat f4
    The Cat goes c5 d5 e5 f5 f4.
two holes | mouse e6
    The Mouse goes c5 d5 e5 e6.
draw | draw m05
    m05 comes to the belt.
draw | draw cat
    The Cat is here!
arrive | arrive f4
    The Cat arrives on f4.
cornered | draw cat
    The Cat is here! The Cat arrives on e4.
endgame | draw cucumber
    The Cucumber! The endgame begins. The Mouse has a path to the Cheese: e5 f5 g5. The
    Cat has no path to the Mouse: the west wall of m01 on d5 is in the way. The mouse
    agenda wins.
apart | draw cucumber
    The Cucumber! The endgame begins. The Mouse has no path to the Cheese: the cards
    don't connect them. The Cat has no path to the Mouse: the cards don't connect them.
    The cheese agenda wins.
"""


class TestEvents:
    @pytest.mark.parametrize(("name", "text", "said"), cases(TOLD))
    def test_what_happens_is_told(self, name: str, text: str, said: str) -> None:
        """All of it, in the order in which it happens."""
        assert " ".join(told(name, text)) == said

    def test_whoever_is_dealt_an_agenda_is_told_which(self) -> None:
        """[M7, M20] Nobody else."""
        assert told("deal", "deal 0 cat", seat=0) == ["You hold the cat agenda."]
        assert told("deal", "deal 0 cat", seat=1) == ["Seat 1 gets an agenda."]

    def test_every_event_is_told_somewhere_with_its_rule(self) -> None:
        """As the facts about the game have it."""
        found = set()
        for name, text, _ in cases(TOLD):
            game, state = positions()[name]
            for seat in (0, None):
                events = game.events(state, game.read(state, text), seat)
                found |= {(event.code, event.rule) for event in events}

        assert found == set(META.events)

    def test_who_walks_slides_over_the_cells_of_its_way(self) -> None:
        """[M14] From its own place to its own place, by those it passes."""
        game, state = positions()["both"]
        (walked,) = game.events(state, game.read(state, "mouse f5"), None)

        assert walked.slides == (("mouse", "d5", "e5", "f5", "mouse"),)

    def test_a_cog_is_told_with_its_card_and_the_card_it_turns(self) -> None:
        """[M12] The cause first; the placed card comes from the belt."""
        game, state = positions()["turn"]
        placed, turned, *_ = game.events(state, game.read(state, "m10 e6 0"), None)

        assert placed.slides == (("card-m10", "card-m10"),)
        assert placed.spots == ("card-m10",)
        assert turned.spots == ("card-m10", "card-m02")

    def test_of_two_ways_the_shorter_is_gone(self) -> None:
        """[M14] Not the one over d4, e4 and e5, though it is open as well."""
        game, state = drawn(
            """
                  c       d       e       f
                       +=====+ +=====+
            4          | m01     m02 |
                       +     + +     +
               (     )         +     + (     )
            5   MOUSE          | m03 |  CHEESE
               (     )         +     + (     )
                       +     +
            6          | m04
                       +=====+
               +     +
            =    m09
               +     +
            """
        )
        state = played(game, state, "m09 d5 0")
        (walked,) = game.events(state, game.read(state, "mouse e6"), None)

        assert SAY(walked.message()) == "The Mouse goes c5 d5 d6 e6."

    def test_of_several_walls_the_first_is_named(self) -> None:
        """[M17] As one comes from the Mouse: m02 is walled as well."""
        game, state = drawn(
            """
                  c       d       e       f
               (     ) +=====+ +=====+ (     )
            5   MOUSE  | m01     m02 |  CHEESE
               (     ) +=====+ +=====+ (     )
            """
        )
        notes = game.scene(game.view(state, None)).notes

        assert SAY(notes[2]) == (
            "The Mouse has no path to the Cheese: the west wall of m01 on d5 is in "
            "the way."
        )
