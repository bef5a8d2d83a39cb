"""
What is told is what happens: cogs, ways, paths and offers, along random games.

Ways and paths are walked again here, card by card, as the deck has them printed.
"""

from itertools import pairwise

import pytest

import whiskerworks
from tests.games.maze.drawing import lies, rules_of, state_of, where
from tests.games.maze.eventful_games import wander
from tests.games.sentences import offered
from whiskerworks.core.game import Game
from whiskerworks.core.message import Event, Message
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.maze.state import MOVING, OVER, TURN_PHASE, State, agenda_of
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.cell_grid import CELL_NAMES, CELLS_BY_NAME, cell_distance
from whiskerworks.kit.decks import CARD_IDS, HOLE, OPEN, Side

SEEDS = range(8)
GAME = whiskerworks.load("maze", 3)
PEOPLE = ("mouse", "cheese", "cat")
BESIDE = {
    one: [
        other
        for other in CELL_NAMES
        if cell_distance(CELLS_BY_NAME[one], CELLS_BY_NAME[other]) == 1
    ]
    for one in CELL_NAMES
}
"""The neighbours of every cell."""


def facing(game: Game, state: State, cell: str, other: str) -> Side | None:
    """Return the side that a card on *cell* shows to a neighbour; None if no card."""
    name, _, angle = lies(state, cell).removesuffix("+").partition("@")
    if not name:
        return None
    column, row = (
        CELLS_BY_NAME[other] % 9 - CELLS_BY_NAME[cell] % 9,
        CELLS_BY_NAME[other] // 9,
    )
    side = {1: 1, -1: 3}.get(column, 0 if row < CELLS_BY_NAME[cell] // 9 else 2)
    card = rules_of(game).components.deck.cards[CARD_IDS.index(name)]
    return card.lying(int(angle))[side]


def passable(game: Game, state: State, one: str, other: str, holes: bool) -> bool:
    """Return whether one can step from a cell to its neighbour [M10a, M14]."""
    assert cell_distance(CELLS_BY_NAME[one], CELLS_BY_NAME[other]) == 1
    faces = [facing(game, state, one, other), facing(game, state, other, one)]
    printed = [face.wall for face in faces if face is not None]
    return set(printed) <= {OPEN} or (holes and HOLE in printed)


def joined(game: Game, state: State, one: str, other: str) -> bool:
    """Return whether a path joins two characters [M17]."""
    characters = [where(state, who) for who in PEOPLE]
    found = {where(state, one)} - {""}
    edge = list(found)
    while edge:
        here = edge.pop()
        for there in BESIDE[here]:
            taken = lies(state, there) or there in characters
            if not taken or there in found:
                continue
            if passable(game, state, here, there, holes=False):
                found.add(there)
                edge.append(there)
    return where(state, other) in found


def winning(game: Game, state: State) -> str:
    """Return the agenda that would win now [M18]."""
    mouse = joined(game, state, "mouse", "cheese")
    cat = joined(game, state, "cat", "mouse")
    return {
        (True, False): "mouse",
        (False, True): "cat",
        (False, False): "cheese",
        (True, True): "cucumber",
    }[mouse, cat]


def angles(state: State) -> dict[str, str]:
    """Return how every card lies."""
    return {cell: lying for cell in CELL_NAMES if (lying := lies(state, cell))}


def turns(before: State, after: State, placed: str) -> dict[str, int]:
    """Return by how many degrees which cells turned, apart from the placed card."""
    old, new = angles(before), angles(after)
    found = {}
    for cell in old:
        if cell != placed and old[cell] != new[cell]:
            one, other = [lie[cell].strip("+").split("@") for lie in (old, new)]
            assert one[0] == other[0]
            found[cell] = (int(other[1]) - int(one[1])) % 360
    return found


def degrees(way: object) -> int:
    """Return how far a card turns that turns this way."""
    return {"clockwise": 90, "counterclockwise": 270}[str(way)]


def told_turns(messages: list[Event] | list[Message]) -> dict[str, int]:
    """Return by how many degrees which cells are said to turn."""
    return {
        str(one.params["cell"]): degrees(one.params["way"])
        for one in messages
        if one.code in ("turned", "turns")
    }


@pytest.mark.wheel
@pytest.mark.parametrize("seed", SEEDS)
class TestAlongRandomGames:
    def test_a_turned_card_is_told_and_no_other(self, seed: int) -> None:
        """[M12] With its direction; and the side of the cog is where it lies."""
        count = 0
        for state, move in wander(GAME, seed):
            text = GAME.write(state, move)
            events = list(GAME.events(state, move, None))
            if events[0].code not in ("placed", "covered", "dropped"):
                continue
            cell = text.removeprefix("drop ").split()[1]
            after = state_of(GAME.play(state, move))

            assert told_turns(events) == turns(state, after, cell)
            for event in events:
                if event.code == "turned":
                    side = facing(GAME, after, cell, str(event.params["cell"]))
                    assert side is not None
                    assert side.cog == {90: "+", 270: "-"}[degrees(event.params["way"])]
                    count += 1

        assert count

    def test_a_way_that_is_told_can_be_gone(self, seed: int) -> None:
        """[M14] Through the placed card, step by step, to where it ends."""
        walks = 0
        for state, _ in wander(GAME, seed):
            if state.phase != MOVING:
                continue
            for move in GAME.legal_moves(state):
                who, goal = GAME.write(state, move).split()
                walked = GAME.events(state, move, None)[0]
                way = str(walked.params["cells"]).split()
                holes = who == "mouse" and state.holes == 1

                assert way[:2] == [where(state, who), CELL_NAMES[state.placed]]
                assert way[-1] == goal == walked.params["cell"]
                for here, there in pairwise(way):
                    assert passable(GAME, state, here, there, holes)
                over = [c for c in way[1:-1] if not lies(state, c)]
                assert over in ([], [where(state, "cheese")] if who == "cat" else [])
                assert where(state_of(GAME.play(state, move)), who) == goal
                walks += 1

        assert walks

    def test_who_lies_beside_the_card_and_does_not_move_stays(self, seed: int) -> None:
        """[M13] It is told at the end of the moves, and only then."""
        waiting: set[str] = set()
        stayed = 0
        for state, move in wander(GAME, seed):
            events = GAME.events(state, move, None)
            stays = {e.params["who"] for e in events if e.code == "stays"}
            after = state_of(GAME.play(state, move))
            if events[0].code in ("placed", "covered", "dropped"):
                cell = GAME.write(state, move).removeprefix("drop ").split()[1]
                waiting = {who for who in ("mouse", "cat") if near(after, who, cell)}
            elif events[0].code == "walked":
                waiting = waiting - {GAME.write(state, move).split()[0]}
            else:
                waiting = set()

            done = after.phase not in (MOVING, OVER)
            expected = {Message(f"who-{who}") for who in waiting} if done else set()
            assert stays == expected
            stayed += len(stays)

        assert stayed

    def test_who_would_win_now_is_the_same_to_all_and_true(self, seed: int) -> None:
        """[M17, M18, M20] And each of the two paths is told as it is."""
        for state, _ in wander(GAME, seed):
            if state.phase < TURN_PHASE:
                continue
            told = [now(state, seat) for seat in (0, 1, 2, None)]

            assert told.count(told[0]) == 4
            assert told[0][0] == winning(GAME, state)
            for message, one, other in zip(
                told[0][1:], ("mouse", "cat"), ("cheese", "mouse"), strict=True
            ):
                assert isinstance(message, Message)
                assert_path_is_true(state, message, one, other)

    def test_the_endgame_is_traced_as_it_ends(self, seed: int) -> None:
        """[M18] As if the Cucumber came in the middle of the game."""
        count = 0
        for state, _ in wander(GAME, seed):
            move = GAME.read(state, "draw cucumber")
            if GAME.to_move(state) != CHANCE or state.phase < TURN_PHASE:
                continue
            drew, traced = GAME.events(state, move, None)
            outcome = GAME.outcome(GAME.play(state, move))

            assert drew.code == "drew-cucumber"
            assert isinstance(outcome, Outcome)
            assert outcome.reason == f"endgame-{traced.params['agenda']}"
            assert traced.params["agenda"] == winning(GAME, state)
            for who, whom in (("mouse", "cheese"), ("cat", "mouse")):
                message = traced.params[who]
                assert isinstance(message, Message)
                assert_path_is_true(state, message, who, whom)
            count += 1

        assert count

    def test_an_offer_says_what_comes_of_it(self, seed: int) -> None:
        """[M12, M15, M18] What turns, who would win then, and how it is marked."""
        told: set[str] = set()
        for index, (state, _) in enumerate(wander(GAME, seed)):
            mover = GAME.to_move(state)
            if mover in (None, CHANCE) or index % 3:
                continue
            offers = GAME.scene(GAME.view(state, mover)).moves()
            assert sorted([one.move for one in offers]) == sorted(
                [GAME.write(state, move) for move in GAME.legal_moves(state)]
            )
            for offer in offers[:: 1 + len(offers) // 40]:
                one = offered(GAME, state, offer.move)
                after = state_of(GAME.play(state, GAME.read(state, one.move)))
                told |= one.say.params.keys()
                if "turned" in one.say.params:
                    turned = one.say.params["turned"]
                    assert isinstance(turned, tuple)
                    cell = str(one.say.params["cell"])
                    assert told_turns(list(turned)) == turns(state, after, cell)
                if "now" in one.say.params:
                    assert one.say.params["now"] == winning(GAME, after)
                assert one.marks == marks(state, after, one.move)
        assert {"turned", "now"} <= told


def near(state: State, who: str, cell: str) -> bool:
    """Return whether somebody lies next to a cell."""
    here = where(state, who)
    return here != "" and cell_distance(CELLS_BY_NAME[here], CELLS_BY_NAME[cell]) == 1


def now(state: State, seat: int | None) -> list[object]:
    """Return the agenda that is said to win now, and the two paths."""
    notes = GAME.scene(GAME.view(state, seat)).notes
    index = [note.code for note in notes].index("note-now")
    return [notes[index].params["agenda"], *notes[index + 1 : index + 3]]


def assert_path_is_true(state: State, message: Message, one: str, other: str) -> None:
    """See that a path is told if and only if there is one, and can be gone [M17]."""
    if message.code == "path-open":
        way = str(message.params["cells"]).split()
        assert (way[0], way[-1]) == (where(state, one), where(state, other))
        characters = [where(state, who) for who in PEOPLE]
        assert all(lies(state, cell) or cell in characters for cell in way)
        for here, there in pairwise(way):
            assert passable(GAME, state, here, there, holes=False)
        return
    assert not joined(GAME, state, one, other)
    assert (message.code == "path-no-cat") == (where(state, one) == "")
    if message.code == "path-walled":
        wall = message.params["wall"]
        assert isinstance(wall, Message)
        name, _, angle = lies(state, str(wall.params["cell"])).strip("+").partition("@")
        card = rules_of(GAME).components.deck.cards[CARD_IDS.index(name)]
        assert name == wall.params["card"]
        assert str(wall.params["side"])[0].upper() in card.walls(int(angle))


def shared_marks(state: State, after: State) -> tuple[str, ...]:
    """Return the marks of a placed card: those that whatever follows it has [M15]."""
    if after.seat != state.seat or state.phase == MOVING:
        return ()
    follow = [state_of(GAME.play(after, move)) for move in GAME.legal_moves(after)]
    each = {marks(state, one, "") for one in follow if one.phase == OVER}
    all_end = len(each) == 1 and all(one.phase == OVER for one in follow)
    return each.pop() if all_end else ()


def marks(state: State, after: State, text: str) -> tuple[str, ...]:
    """Return what an offer must be marked with [M10, M15]."""
    if text == "reveal":
        return ("final",)
    if after.phase == MOVING:
        return shared_marks(state, after)
    if after.phase != OVER:
        return ()
    own = AGENDAS[agenda_of(state.agendas, state.seat) - 1]
    outcome = GAME.outcome(after)
    assert outcome is not None
    won = outcome.reason == {
        "mouse": "mouse-took-cheese",
        "cat": "cat-caught-mouse",
    }.get(own)
    return ("wins", "ends") if won else ("loses", "ends")
