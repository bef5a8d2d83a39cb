"""What is offered in escape and what it says it does; what stands beside the board."""

import pytest

from tests.games.escape.drawing import drawn, played
from tests.games.escape.eventful_positions import SAY, positions
from tests.games.sentences import cases, offered
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Offer
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

LOST = ("loses", "ends")
WON = ("wins", "ends")


def offer(name: str, text: str) -> Offer:
    """Return how a legal move is offered, and all that it does."""
    game, state = positions()[name]
    return offered(game, state, text)


def noted(name: str) -> list[str]:
    """Return what stands beside the board."""
    game, state = positions()[name]
    return [SAY(note) for note in game.scene(game.view(state, 0)).notes]


SAID = """
turn | m12 c4 0
    Place m12 on c4, turned 0°. With 0 cogs the bomb goes north: to f3.
turn | m12 d4 0
    Place m12 on top of the card on d4, turned 0°. With 0 cogs the bomb goes north: to
    f3.
turn | m09 d5 0
    Place m09 on d5, turned 0°; it turns m01 on d4 clockwise. The Cat moves first. With
    1 cog the bomb goes east: to g4.
turn | m09 e4 90
    Place m09 on e4, turned 90°. The east cog of m09 turns the Mechanical Mouse
    clockwise. With 1 cog the bomb goes south: to f5.
walled | m09 d7 0
    Place m09 on d7, turned 0°. With 0 cogs the bomb goes north: against a wall, and it
    explodes.
below cat | m09 d7 0
    Place m09 on d7, turned 0°. With 0 cogs the bomb goes north: onto the Cat, and they
    meet.
full | skip
    Skip: you can't place any card
walk | cat e4
    The Cat goes d6 d5 d4 e4
walk to agenda | cat c7
    The Cat goes d6 d7 c7, and will turn up the agenda there
walk to agenda | cat c6
    The Cat goes d6 d7 c7 c6
walk found | cat e5
    The Cat goes d6 e6 e5, and is out
walk to mouse | cat c6
    The Cat goes d6 d7 c7 c6, and meets the Mechanical Mouse
bomb | bomb f3
    The Mechanical Mouse goes f4 f3
bomb by corridors | bomb e5
    The Mechanical Mouse goes f5 f4 e4 e5
again | bomb g4
    The Mechanical Mouse goes f4 g4
nudge | nudge e3
    The Mechanical Mouse goes f4 e4 e3
peek | peek g7
    Look at the agenda on g7
"""


class TestWords:
    @pytest.mark.parametrize(("name", "text", "said"), cases(SAID))
    def test_an_offer_says_what_it_does(self, name: str, text: str, said: str) -> None:
        """[E4 to E8] What turns, who goes where, and what the bomb does then."""
        assert SAY(offer(name, text).say) == said

    def test_the_cat_is_out_of_the_way_by_the_time_the_bomb_goes(self) -> None:
        """[E1, E7] It is north of the Mouse now, but must go by e4."""
        game, state = drawn(LEAVING)
        found = offered(game, state, "m09 e4 0")

        assert SAY(found.say).endswith("With 0 cogs the bomb goes north: to f4.")

    def test_where_the_cat_can_only_come_into_its_way_that_is_said(self) -> None:
        """[E1, E7] By the corridor on e4 it gets to f4, and nowhere else."""
        game, state = drawn(INTO)
        found = offered(game, state, "m09 e4 0")

        assert SAY(found.say).endswith("goes north: onto the Cat, and they meet.")
        assert found.marks == LOST


LEAVING = """
      c       d       e       f
   +=====+                 (     )
4  |EXIT |                   CAT
   +     +                 (     )
                           (  0  )
5                          3MOUSE1
                           (  2  )
   +     +
=    m09
   +     +
"""
INTO = """
      c       d       e       f
   +=====+ (     )
4  |EXIT |   CAT
   +     + (     )
                           (  0  )
5                          3MOUSE1
                           (  2  )
   +=====+
=    m09
   +=====+
"""


class TestSpots:
    @pytest.mark.parametrize(
        ("name", "text", "spots"),
        [
            ("turn", "m12 c6 90", ("card-m12", "angle-90", "c6")),
            ("turn", "m12 d4 0", ("card-m12", "angle-0", "card-m01")),
            ("walk", "cat e4", ("cat", "e4")),
            ("walk to agenda", "cat c7", ("cat", "agenda-c7")),
            ("walk found", "cat e5", ("cat", "exit")),
            ("walk to mouse", "cat c6", ("cat", "mouse")),
            ("bomb", "bomb f3", ("mouse", "f3")),
            ("nudge", "nudge g4", ("mouse", "g4")),
            ("peek", "peek g7", ("agenda-g7",)),
            ("full", "skip", ("skip",)),
        ],
    )
    def test_what_is_clicked(
        self, name: str, text: str, spots: tuple[str, ...]
    ) -> None:
        """Who moves, then where to; what lies there is clicked, not the cell."""
        assert offer(name, text).spots == spots


class TestMarks:
    @pytest.mark.parametrize(
        ("name", "text", "marks"),
        [
            ("walled", "m09 d7 0", LOST),
            ("dead end", "m09 d7 0", LOST),
            ("edge", "m09 d7 0", LOST),
            ("below exit", "m09 d7 0", LOST),
            ("below cat", "m09 d7 0", LOST),
            ("turn", "m12 c6 0", ()),
            ("walk found", "cat e5", WON),
            ("walk found", "cat e7", ()),
            ("walk to mouse", "cat c6", LOST),
            ("walk into the way", "cat f4", LOST),
            ("walk into the way", "cat e3", ()),
            ("into the way", "m09 e4 0", ()),
            ("bomb", "bomb f3", ()),
        ],
    )
    def test_they_tell_what_wins_and_what_loses(
        self, name: str, text: str, marks: tuple[str, ...]
    ) -> None:
        """[E6, E7] At once, or whatever is chosen then."""
        assert offer(name, text).marks == marks

    def test_a_card_after_which_the_cat_can_only_leave_wins(self) -> None:
        """[E6] m09 leads from the Cat to the door, and nowhere else."""
        game, state = drawn(
            """
                  c       d       e       f
               (  0  )         +=====+
            5  3MOUSE1         |EXIT |
               (  2  )         +     +
                       (     )
            6            CAT     e6
                       (     )
               +     +
            =    m09 |
               +=====+
            """,
            gone="c3=cheese",
        )
        offers = game.scene(game.view(state, 0)).moves()
        marks = {one.move: one.marks for one in offers}

        assert marks["m09 e6 0"] == WON
        assert marks["m09 e6 90"] == (), "walled to the door, it leads to f6 only"

    @pytest.mark.parametrize("name", ["turn", "found", "walled", "into the way"])
    def test_what_loses_at_once_is_marked_and_what_need_not_lose_is_not(
        self, name: str
    ) -> None:
        """[E6, E7] For each card that can be placed, as playing on shows."""
        game, state = positions()[name]
        for one in game.scene(game.view(state, 0)).moves():
            assert (one.marks == LOST) == doomed(game, played(game, state, one.move))


def doomed(game: Game, state: Value) -> bool:
    """Return whether a game is lost, or will be whatever the player does now."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.winners == ()
    if game.to_move(state) == CHANCE:
        return False
    return all(doomed(game, game.play(state, m)) for m in game.legal_moves(state))


FIND = "Find the Cheese: 4 agendas are still on the board."
FEW = "20 Maze Cards left in the deck; after the next 17, any draw may be the"
LATE = "Cucumber."


class TestNotes:
    def test_before_the_first_turn_they_tell_what_chance_does(self) -> None:
        """[E2, M7] And nothing else."""
        assert noted("start") == ["The start cards are being laid."]
        assert noted("belt") == ["The belt is being filled."]
        assert noted("help") == ["An agenda is being turned up."]

    def test_in_a_turn_they_tell_where_the_bomb_would_go(self) -> None:
        """[E7] For each number of cogs; and what is to be found, and what is left."""
        assert noted("corridors") == [
            "Place a card.",
            "With 0 cogs the bomb goes north: to f3 and e5.",
            "With 1 cog the bomb goes east: to g5.",
            "With 2 cogs the bomb goes south: to f6.",
            "With 3 cogs the bomb goes west: to e5.",
            FIND,
            f"{FEW} {LATE}",
        ]

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("walled", "against a wall, and it explodes."),
            ("dead end", "into corridors with no way out, and it explodes."),
            ("edge", "off the board, and it explodes."),
            ("below exit", "onto the Exit, and it explodes."),
            ("below cat", "onto the Cat, and they meet."),
        ],
    )
    def test_they_tell_why_it_would_be_the_end(self, name: str, told: str) -> None:
        """[E7] Wall, dead end, edge, Exit or Cat."""
        assert noted(name)[1] == f"With 0 cogs the bomb goes north: {told}"

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            (
                "walk",
                [
                    "Move the Cat; then the bomb moves.",
                    "With 0 cogs the bomb goes north: to f3.",
                ],
            ),
            (
                "bomb",
                [
                    "Choose where the Mechanical Mouse goes.",
                    "With 0 cogs the bomb goes north: to f3.",
                ],
            ),
            (
                "again",
                [
                    "Move the Mechanical Mouse once more.",
                    "With 1 cog the bomb goes east: to g4.",
                ],
            ),
            ("draw", ["Draw a card."]),
            ("face", ["Turn up the agenda under the Cat."]),
            ("nudge", ["Step the Mechanical Mouse any way you like."]),
            ("peek", ["Choose an agenda to look at."]),
            ("peeked", ["Look at the agenda."]),
        ],
    )
    def test_they_tell_what_is_to_be_done(self, name: str, told: list[str]) -> None:
        """In every step of a turn, before what is to be found."""
        notes = noted(name)

        assert notes[: len(told)] == told
        assert notes[len(told)].startswith("Find the Cheese")

    def test_once_the_cheese_is_found_they_tell_where_the_door_is(self) -> None:
        """[E5, E6] As it lies."""
        assert "You found the Cheese. Get to the Exit: its door is in the south." in (
            noted("found")
        )
        assert (
            "You found the Cheese. Get to the Exit: its door is in the south."
            not in (noted("turn"))
        )

    def test_they_count_the_agendas_that_are_left(self) -> None:
        """[E8] Those that have left the board are not searched."""
        assert noted("peek")[1].startswith("Find the Cheese: 3 agendas are")
        assert noted("face")[1].startswith("Find the Cheese: 4 agendas are")

    def test_when_the_cucumber_can_come_they_say_so(self) -> None:
        """[E3] After 17 cards."""
        assert noted("draw late")[-1] == (
            "3 Maze Cards left in the deck; any draw may be the Cucumber."
        )
        assert noted("draw")[-1] == (
            "13 Maze Cards left in the deck; after the next 10, any draw may be the "
            "Cucumber."
        )

    @pytest.mark.parametrize(
        ("name", "text", "told"),
        [
            (
                "walk found",
                "cat e5",
                "You win: the Cat is out, with the Cheese!",
            ),
            (
                "walk to mouse",
                "cat c6",
                "You lose: the Cat and the Mechanical Mouse met.",
            ),
            (
                "walled",
                "m09 d7 0",
                "You lose: the Mechanical Mouse had nowhere to go and exploded.",
            ),
            (
                "draw late",
                "draw cucumber",
                "You lose: the Cucumber came before the Cat was out.",
            ),
        ],
    )
    def test_at_the_end_they_tell_how_it_ended(
        self, name: str, text: str, told: str
    ) -> None:
        """[E6 to E8] And nothing else."""
        game, state = positions()[name]
        after = played(game, state, text)

        notes = game.scene(game.view(after, 0)).notes

        assert [SAY(note) for note in notes] == [told]
