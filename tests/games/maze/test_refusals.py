"""Why a move is refused: every reason, in words, with what it names."""

from functools import cache

import pytest

import whiskerworks
from tests.games.maze.drawing import drawn, played, rules_of, walls
from tests.games.maze.eventful_games import wander
from tests.games.maze.eventful_positions import OVER_CHEESE
from tests.games.sentences import cases
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, Refusal
from whiskerworks.core.value import Value
from whiskerworks.games.maze.meta import META
from whiskerworks.games.maze.state import MOVING
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS, CLOCKWISE, OPEN, Card, Deck, Side
from whiskerworks.words import words

START = ("start m10 f5 180", "start m05 e6 90")
BELT = ("belt m01", "belt m02", "belt m03", "belt m04")
DEALS = ("deal 0 cat", "deal 1 mouse")
TURN = """
      c       d       e       f       g
   (     ) +=====+ +     + +     + (     )
5   MOUSE    m01 |   m02     m03    CHEESE
   (     ) +=====+ +     + +     + (     )
   +=====+ +     + +=====+ +     +
=    m09     m10   | m11 | | m12 |
   +=====+ +     + +     + +     +
"""
WITH_CAT = """
      c       d       e       f       g
   (     ) +=====+ +     + +     + (     )
5   MOUSE    m01 |   m02     m03    CHEESE
   (     ) +=====+ +     + +     + (     )
                                   (     )
6                                    CAT
                                   (     )
   +=====+ +     + +=====+ +     +
=    m09     m10   | m11 | | m12 |
   +=====+ +     + +     + +     +
"""
# A card on c5 lies beside the Mouse and the Cat.
WALK = """
      b       c       d       e       f
   +     +         +     +
4    m04             m05
   +     +         +=====+
   (     )         +=====+ +=====+ +     +
5   MOUSE            m01   | m02     m03
   (     )         +=====+ +=====+ +     +
           (     )
6            CAT
           (     )
                   (     )
7                   CHEESE
                   (     )
   +     + +=====+ +     + +     +
=  | m09     m10     m11     m12
   +     + +     + +=====+ +     +
"""
# When the Mouse leaves b5, column g is near enough.
ON_THE_RIM = """
      b       c       d       e       f
   (     )         +     + +     + +=====+
5   MOUSE            m01     m02     m03 |
   (     )         +     + +     + +=====+
                   (     )
6                   CHEESE
                   (     )
   +     +
=    m09
   +     +
"""
SEALED = """
      d       e       f
   (     ) +=====+ (     )
5   MOUSE  | m01 |  CHEESE
   (     ) +=====+ (     )
"""
HOLES = """
      c       d       e
   (     )         +     +
5   MOUSE            m01
   (     )         +     +
           (     ) (     )
6            CAT    CHEESE
           (     ) (     )
   +=====+
=  o m09
   +=o=o=+
"""


@cache
def positions() -> dict[str, tuple[Game, Value]]:
    """Return positions by what happens in them."""
    game = whiskerworks.load("maze")
    steps = (*START, *BELT, *DEALS)
    found: dict[str, tuple[Game, Value]] = {
        "start": (game, game.start()),
        "second start": (game, played(game, game.start(), *steps[:1])),
        "belt": (game, played(game, game.start(), *steps[:3])),
        "deal": (game, played(game, game.start(), *steps[:6])),
        "second deal": (game, played(game, game.start(), *steps[:7])),
        "begin": (game, played(game, game.start(), *steps)),
        "turn": drawn(TURN),
        "revealed": drawn(TURN, revealed="0"),
        "cat in hand": drawn(TURN, agendas="cat,mouse"),
        "spin": drawn(TURN, phase="spin", agendas="cheese,cat", revealed="0"),
        "drop": drawn(TURN, phase="drop", agendas="cucumber,cat", revealed="0"),
        "draw": drawn(TURN, phase="draw", draws=4),
        "draw late": drawn(TURN, phase="draw", draws=14),
        "draw with cat": drawn(WITH_CAT, phase="draw", draws=18),
        "arrive": drawn(TURN, phase="arrive", draws=6),
    }
    game, state = drawn(WALK)
    found["shut in"] = game, played(game, state, "m09 c5 0")
    found["walk"] = game, played(game, state, "m12 c5 0")
    found["only mouse"] = game, played(game, state, "m12 c5 0", "cat c4")
    game, state = drawn(OVER_CHEESE)
    found["over cheese"] = game, played(game, state, "m09 d5 0")
    game, state = drawn(ON_THE_RIM)
    found["on the rim"] = game, played(game, state, "m09 c5 0")
    found["sealed"] = drawn(SEALED)
    game, state = drawn(HOLES)
    found["holes"] = game, played(game, state, "reveal", "m09 d5 0")
    return found


def refusal(name: str, text: str) -> Refusal:
    """Return why a move is refused in a position."""
    game, state = positions()[name]
    found = game.why_illegal(state, game.read(state, text))
    assert found is not None
    return found


REFUSED = """
start | reveal | start-due
    Lay a start card first. [M7]
belt | draw m06 | belt-due
    Put a card on the belt first. [M7]
deal | begin 0 | deal-due
    Deal an agenda first. [M7]
begin | m01 e4 0 | begin-due
    First decide who begins. [M9]
spin | m09 d4 0 | spin-due
    You revealed the cheese: turn a card now, as in spin e4 90. [M10c]
drop | m09 d4 0 | drop-due
    You revealed the cucumber: drop a card now, as in drop m07 e4 90. [M10d]
turn | mouse d6 | place-due
    Place a card now, as in m07 e4 90. [M11]
walk | m10 d6 0 | walk-due
    The Mouse or the Cat must move first: it lies next to the placed card. [M13]
walk | spin d5 90 | walk-due
    The Mouse or the Cat must move first: it lies next to the placed card. [M13]
draw | skip | draw-due
    Draw a card first. [M16]
arrive | draw m28 | arrive-due
    The Cat is here: choose where it arrives, as in arrive d4. [M16]
start | start m10 e6 180 | start-elsewhere
    Lay the next start card on f5. [M7]
start | start m01 f5 0 | start-walls
    m01 doesn't have the walls needed on f5. [M7]
start | start m10 f5 90 | start-angle
    Lay m10 there at 180°. [M7]
second start | start m10 e6 0 | card-gone
    m10 has already come up. [M8]
belt | belt m05 | card-gone
    m05 has already come up. [M8]
draw | draw m01 | card-gone
    m01 has already come up. [M8]
second deal | deal 0 mouse | deal-order
    Deal the next agenda to seat 2. [M7]
second deal | deal 1 cat | deal-gone
    The cat agenda has already been dealt. [M7]
begin | begin 2 | no-such-seat
    2 is not the number of a seat here. [M9]
second deal | deal 3 cheese | no-such-seat
    3 is not the number of a seat here. [M9]
draw with cat | draw cat | cat-out
    The Cat has already come up. [M8]
draw | draw cat | cat-early
    The Cat comes after at least 5 cards; drawn so far: 4. [M8]
draw late | draw m04 | cat-due
    After 14 cards the Cat must come now. [M8]
draw with cat | draw cucumber | cucumber-early
    The Cucumber comes after at least 19 cards; drawn so far: 18. [M8]
turn | spin d4 90 | reveal-first
    You can do that only right after revealing the cheese agenda. [M10]
turn | drop m10 d4 0 | reveal-first
    You can do that only right after revealing the cucumber agenda. [M10]
revealed | reveal | already-revealed
    You have already revealed your agenda. You can do that only once in a game. [M10]
cat in hand | reveal | no-cat-yet
    You can reveal the cat agenda only while the Cat is on the table. [M10b]
turn | skip | can-place
    You can still place a card, so you can't skip. [M11]
sealed | skip | can-place
    You can still place a card, so you can't skip. [M11]
turn | m28 d4 0 | not-on-belt
    m28 is not on the belt. [M11]
drop | drop m28 d5 0 | not-on-belt
    m28 is not on the belt. [M11]
turn | m12 d4 270 | same-lie
    m12 looks the same at 90° as at 270°. Use 90. [M11]
turn | m09 d5 0 | walls-differ
    You can't cover m01 on d5 with m09: their walls differ on these sides: east. [M11]
turn | m12 d5 0 | walls-differ
    You can't cover m01 on d5 with m12: their walls differ on these sides: north, south
    and west. [M11]
turn | m10 e7 0 | not-beside
    e7 has no card next to it. [M11]
turn | m10 a1 0 | not-beside
    a1 has no card next to it. [M11]
turn | m10 c5 0 | on-character
    You can't place a card on c5: it holds the Mouse. [M6]
turn | m10 g5 0 | on-character
    You can't place a card on g5: it holds the Cheese. [M6]
turn | m10 h5 0 | too-large
    Using h5 would make the table larger than 5 x 5. [M5]
spin | spin c5 90 | no-card
    c5 has no Maze Card to turn. [M10c]
spin | spin a9 90 | no-card
    a9 has no Maze Card to turn. [M10c]
drop | drop m09 d4 0 | no-card-below
    d4 has no Maze Card to drop one on. [M10d]
only mouse | cat c6 | not-waiting
    The Cat doesn't move now. [M13]
walk | mouse b5 | own-cell
    The Mouse is on b5 already. It must move somewhere else. [M14]
walk | mouse d5 | on-card
    The Mouse can't stop on d5, on top of a Maze Card. It needs an empty space. [M14]
over cheese | cat f5 | on-cheese
    The Cat may pass over the Cheese on f5, but not stop there. [M15]
shut in | mouse c4 | shut-in
    The Mouse can't get to c4: the west wall of m09 on c5 keeps it out of the placed
    card. [M14]
shut in | mouse d6 | shut-in
    The Mouse can't get to d6: the west wall of m09 on c5 keeps it out of the placed
    card. [M14]
holes | cat d4 | shut-in
    The Cat can't get to d4: the south wall of m09 on d5 keeps it out of the placed
    card. [M14]
holes | mouse d4 | walled-off
    The Mouse can't get to d4: the north wall of m09 on d5 is in the way. [M14]
on the rim | mouse g5 | walled-off
    The Mouse can't get to g5: the east wall of m03 on f5 is in the way. [M14]
walk | mouse d6 | walled-off
    The Mouse can't get to d6: the south wall of m01 on d5 is in the way. [M14]
walk | cat e6 | walled-off
    The Cat can't get to e6: the west wall of m02 on e5 is in the way. [M14]
walk | mouse g5 | too-large
    Using g5 would make the table larger than 5 x 5. [M5]
walk | mouse f7 | no-way
    The Mouse can't get to f7: no cards lead there. [M14]
walk | mouse a9 | no-way
    The Mouse can't get to a9: no cards lead there. [M14]
arrive | arrive c5 | not-empty
    c5 is not empty. [M16]
arrive | arrive e6 | not-nearest
    e6 is 3 steps from the Cheese, but an empty space only 1 away is nearer. [M16]
arrive | arrive h5 | too-large
    Using h5 would make the table larger than 5 x 5. [M5]
"""
"""In which position which move is refused, by which code, and what is said."""


@pytest.mark.parametrize(("name", "text", "code", "told"), cases(REFUSED))
def test_a_refusal_says_why(name: str, text: str, code: str, told: str) -> None:
    """In words, with the cards, cells and walls that are meant, and the rule."""
    found = refusal(name, text)

    assert found.code == code
    assert words("maze").refuse(found) == told


def test_every_reason_is_reached() -> None:
    """Each with the rule that the facts about the game give it."""
    found = [refusal(name, text) for name, text, *_ in cases(REFUSED)]

    assert {(one.code, one.rule) for one in found} == set(META.refusals)


def test_the_sides_on_which_walls_differ_are_listed() -> None:
    """[M11] One message for each side, in the order north, east, south, west."""
    found = refusal("turn", "m12 d5 0").params

    assert (found["card"], found["below"], found["cell"]) == ("m12", "m01", "d5")
    assert found["sides"] == tuple(
        [Message("side-name", {"side": side}) for side in ("north", "south", "west")]
    )


def test_walls_are_the_same_where_walls_differ_is_not_said() -> None:
    """[M11] m11 turned by 90 degrees has the walls of m01."""
    game, state = positions()["turn"]

    assert game.why_illegal(state, game.read(state, "m11 d5 90")) is None


def test_cogs_tell_angles_apart_where_walls_do_not() -> None:
    """[M11] Open all round, with a cog in the north and in the south."""
    game, state = positions()["turn"]
    cards = list(rules_of(game).components.deck.cards)
    cog, plain = Side(OPEN, CLOCKWISE), Side(OPEN)
    cards[CARD_IDS.index("m09")] = Card("m09", (cog, plain, cog, plain))
    text = game.write_state(state)
    game = whiskerworks.load("maze", deck=Deck(tuple(cards)).named())
    state = game.read_state(text)

    found = game.why_illegal(state, game.read(state, "m09 d4 270"))

    assert found is not None
    assert words("maze").refuse(found) == (
        "m09 looks the same at 90° as at 270°. Use 90. [M11]"
    )


def test_who_can_enter_the_placed_card_is_not_kept_out_of_it() -> None:
    """[M10a, M14] The Cat comes into a dead end that the Mouse leaves by holes."""
    game, state = drawn(
        """
              c       d       e
           (     )         +     +
        5   MOUSE            m01
           (     )         +     +
                   (     ) (     )
        6            CAT    CHEESE
                   (     ) (     )
           +=o=o=+
        =  o m09 |
           +     +
        """
    )
    state = played(game, state, "reveal", "m09 d5 0")

    found = game.why_illegal(state, game.read(state, "cat d4"))

    assert found is not None
    assert words("maze").refuse(found) == (
        "The Cat can't get to d4: the north wall of m09 on d5 is in the way. [M14]"
    )


class TestEverywhere:
    @pytest.mark.wheel
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_a_move_is_refused_if_and_only_if_it_is_not_offered(
        self, seats: int
    ) -> None:
        """Over all numbers of moves, in every phase of random games."""
        game = whiskerworks.load("maze", seats)
        limit = game.rules.move_limit
        for index, (state, _) in enumerate(wander(game, seats)):
            legal = set(game.legal_moves(state))
            some = {*range(index % 13, limit, 13), *legal, *range(limit - 700, limit)}

            allowed = {move for move in some if game.why_illegal(state, move) is None}

            assert allowed == legal

    def test_a_wall_that_is_named_is_there(self) -> None:
        """[M14] For every cell that somebody who waits cannot get to."""
        game = whiskerworks.load("maze", 4)
        moving = [s for seed in range(8) for s, _ in wander(game, seed)]
        named: set[str] = set()
        for state in [state for state in moving if state.phase == MOVING]:
            for text in [
                f"{who} {cell}" for who in ("mouse", "cat") for cell in CELL_NAMES
            ]:
                found = game.why_illegal(state, game.read(state, text))
                if found is not None and "wall" in found.params:
                    wall = found.params["wall"]
                    assert isinstance(wall, Message)
                    side = str(wall.params["side"])[0].upper()
                    assert side in walls(state, str(wall.params["cell"]))
                    named.add(found.code)

        assert named == {"walled-off", "shut-in"}
