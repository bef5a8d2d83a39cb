"""What is told when something happens in escape, in words."""

from itertools import pairwise

import pytest

import whiskerworks
from tests.games.escape.drawing import SETUP, drawn, played, state_of, where
from tests.games.escape.eventful_games import wander
from tests.games.escape.eventful_positions import SAY, positions
from tests.games.sentences import cases
from whiskerworks.games.escape.meta import META

TOLD = """
start | start m03 d4 0
    Start card m03 goes on d4, turned 0°.
belt | belt m11
    m11 goes on the belt.
help | face g3 cat
    To help you, the agenda on g3 is turned up: cat.
turn | m12 c6 0
    m12 goes on c6, turned 0°.
turn | m12 d4 0
    m12 goes on top of m01 on d4, turned 0°.
turn | m09 d5 0
    m09 goes on d5, turned 0°. The north cog of m09 turns m01 on d4 clockwise.
turn | m09 e4 90
    m09 goes on e4, turned 90°. The east cog of m09 turns the Mechanical Mouse
    clockwise.
turn | m09 f5 0
    m09 goes on f5, turned 0°. The north cog of m09 turns the Mechanical Mouse
    clockwise.
turn | m09 e6 0
    m09 goes on e6, turned 0°. The north cog of m09 turns the Exit clockwise.
turn | m10 d7 0
    m10 goes on d7, turned 0°. The Cat is next to it but can't go anywhere.
full | skip
    You can't place any card.
walk | cat e4
    The Cat goes d6 d5 d4 e4.
walk to agenda | cat c7
    The Cat goes d6 d7 c7.
walk to agenda | cat c6
    The Cat goes d6 d7 c7 c6.
walk found | cat e5
    The Cat goes d6 e6 e5. The Cat is out!
walk to mouse | cat c6
    The Cat goes d6 d7 c7 c6. Cat and Mechanical Mouse meet!
bomb | bomb f3
    The Mechanical Mouse goes f4 f3.
bomb by corridors | bomb f3
    The Mechanical Mouse goes f5 f4 f3.
bomb by corridors | bomb e5
    The Mechanical Mouse goes f5 f4 e4 e5.
walled | m09 d7 0
    m09 goes on d7, turned 0°. With 0 cogs the bomb goes north: against a wall, and it
    explodes. Boom!
dead end | m09 d7 0
    m09 goes on d7, turned 0°. With 0 cogs the bomb goes north: into corridors with
    no way out, and it explodes. Boom!
edge | m09 d7 0
    m09 goes on d7, turned 0°. With 0 cogs the bomb goes north: off the board, and it
    explodes. Boom!
walk into the way | cat f4
    The Cat goes d4 e4 f4. Cat and Mechanical Mouse meet!
below exit | m09 d7 0
    m09 goes on d7, turned 0°. With 0 cogs the bomb goes north: onto the Exit, and it
    explodes. Boom!
below cat | m09 d7 0
    m09 goes on d7, turned 0°. Cat and Mechanical Mouse meet!
draw | draw m05
    m05 comes to the belt.
draw late | draw cucumber
    The Cucumber! You are too late.
face | face c3 mouse
    You turn up the agenda on c3: mouse. Step the Mechanical Mouse once, any way you
    like.
nudge | nudge f3
    You step the Mechanical Mouse: f4 f3.
nudge | nudge e3
    You step the Mechanical Mouse: f4 e4 e3.
face | face c3 cucumber
    You turn up the agenda on c3: cucumber. The Mechanical Mouse moves once more, by 1
    cog.
again | bomb g4
    The Mechanical Mouse goes f4 g4.
face at the edge | face c3 cucumber
    You turn up the agenda on c3: cucumber. The Mechanical Mouse moves once more, by 1
    cog. With 1 cog the bomb goes east: off the board, and it explodes. Boom!
face below | face c3 cucumber
    You turn up the agenda on c3: cucumber. The Mechanical Mouse moves once more, by 1
    cog. Cat and Mechanical Mouse meet!
face | face c3 cat
    You turn up the agenda on c3: cat. Look at one of the other agendas.
peek | peek g7
    You look at the agenda on g7.
peeked | face g7 mouse
    The agenda on g7 is mouse.
face | face c3 cheese
    You turn up the agenda on c3: cheese. You found the Cheese! Now run for the Exit.
stuck | face c3 mouse
    You turn up the agenda on c3: mouse. It has no effect.
face last | face c3 cat
    You turn up the agenda on c3: cat. It has no effect.
"""
"""In which position which move is played, and what is said."""


@pytest.mark.parametrize(("name", "text", "said"), cases(TOLD))
def test_what_happens_is_told(name: str, text: str, said: str) -> None:
    """All of it, in the order in which it happens."""
    game, state = positions()[name]
    move = game.read(state, text)
    assert game.why_illegal(state, move) is None

    events = game.events(state, move, 0)

    assert " ".join([SAY(event.message()) for event in events]) == said
    assert events == game.events(state, move, None), "nothing is secret"


def test_every_event_is_told_somewhere_with_its_rule() -> None:
    """As the facts about the game have it."""
    found = set()
    for name, text, _ in cases(TOLD):
        game, state = positions()[name]
        events = game.events(state, game.read(state, text), 0)
        found |= {(event.code, event.rule) for event in events}

    assert found == set(META.events)


class TestSlides:
    def test_who_moves_slides_over_the_cells_of_its_way(self) -> None:
        """[E6, E7] From its own place to its own place, by those it passes."""
        game, state = positions()["walk"]
        (walked,) = game.events(state, game.read(state, "cat e4"), 0)
        assert walked.slides == (("cat", "d5", "d4", "e4", "cat"),)

        game, state = positions()["bomb by corridors"]
        (bombed,) = game.events(state, game.read(state, "bomb e5"), 0)
        assert bombed.slides == (("mouse", "f4", "e4", "e5", "mouse"),)

    def test_a_nudge_goes_the_shortest_way(self) -> None:
        """[E8] To e5 straight, not by m01 and m02; any of the four ways will do."""
        game, state = drawn(
            """
                  c       d       e       f
               (     ) +=====+
            3    CAT     m09 |
               (     ) +=====+
                               +     + +     +
            4                  | m02     m01 |
                               +     + +     +
               +=====+                 (  0  )
            5  |EXIT |           e5    3MOUSE1
               +     +                 (  2  )
            """,
            phase="face",
            placed="d3",
        )
        state = played(game, state, "face c3 mouse")

        (nudged,) = game.events(state, game.read(state, "nudge e5"), 0)

        assert SAY(nudged.message()) == "You step the Mechanical Mouse: f5 e5."

    def test_a_nudge_does_not_lead_over_an_agenda_next_to_the_mouse(self) -> None:
        """[E7, E8] On g7 it would stop, so it comes to g6 by f6."""
        game, state = drawn(
            """
                  c       d       e       f       g
               (     ) +=====+
            3    CAT     m09 |
               (     ) +=====+
                                       +=====+
            6                          | m01     g6
                                       +     +
               . . . . +=====+         (  0  ) . . . .
            7     ?    |EXIT |         3MOUSE1    ?
               . . . . +     +         (  2  ) . . . .
            """,
            phase="face",
            placed="d3",
        )
        state = played(game, state, "face c3 mouse")

        (nudged,) = game.events(state, game.read(state, "nudge g6"), 0)

        assert SAY(nudged.message()) == "You step the Mechanical Mouse: f7 f6 g6."

    def test_ways_end_where_somebody_is_then_and_every_step_is_to_a_neighbour(
        self,
    ) -> None:
        """[E6 to E8] Along random games."""
        game = whiskerworks.load("escape", setup=SETUP)
        moved: set[str] = set()
        for seed in range(20):
            for state, move in wander(game, seed):
                told = game.events(state, move, 0) if move >= 0 else ()
                ways = [way for event in told for way in event.slides if len(way) > 2]
                for who, *cells, again in ways:
                    way = [where(state, who), *cells]
                    after = state_of(game.play(state, move))
                    assert (again, way[-1]) == (who, where(after, who))
                    assert {_apart(*pair) for pair in pairwise(way)} == {1}
                    moved.add(who)

        assert moved == {"cat", "mouse"}


def _apart(one: str, other: str) -> int:
    across, down = ord(one[0]) - ord(other[0]), ord(one[1]) - ord(other[1])
    return abs(across) + abs(down)
