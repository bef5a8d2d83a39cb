"""The referee's questions, and how answers are understood."""

import re

import pytest

from tests.terminal.referee.records import GAMES, kept
from tests.terminal.referee.tables import noticed, table, typed
from whiskerworks.core import record
from whiskerworks.core.message import Message
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load_record
from whiskerworks.terminal.referee.chance_questions import chance_question
from whiskerworks.terminal.referee.possible_worlds import worlds_at_start
from whiskerworks.words import languages, words
from whiskerworks.words.catalogue import catalogues

ALL = languages()
OF_ALL_KINDS = [
    "arena/records/exhausted-2-idle",
    "escape/records/help-escaped",
    "escape/records/own-setup-escaped",
    "gears/records/block-seven",
    "maze/records/endgame-cat-3-nobody",
    "whodunit/records/cucumbers-cradle-solved-cat",
]
"""Games in which chance does everything it can do."""
LUCKY = "lucky-leftovers"
MAZE = ("13; 22; 20 10 28 4; 1", "m20 d5 90; 21")
WANTS_SIGNS = (
    " is one too many: chance has nothing left to decide. Separate moves with ; or , "
    "and use spaces only between a move and its chance results."
)


def test_the_table_is_asked_about_chance() -> None:
    """In the words of the game; it is no seat's turn then."""
    session = table("arena", 2)
    assert noticed(session) == [
        "Who last saw a cat? That player starts. Type their seat’s number: 0, 1."
    ]
    assert session.view.wants_answer
    assert session.view.prompt == "chance>"

    typed(session, "0", "cat1 move1 move1 move2 move3")

    assert noticed(session) == []
    assert session.view.prompt == ""
    assert all(person.is_local for person in session.view.people)


def test_possible_outcomes_are_listed() -> None:
    """Like moves; and `why` says what an outcome does or why it is impossible."""
    session = table("maze", 2)
    typed(session, *MAZE[:1], "m20 d5 90")
    shown = typed(session, "moves draw", "why 21", "why 20", "why cat")

    assert shown[0] == "22 of 22 moves:"
    assert "draw: m01, m02, m03" in shown[1]
    assert shown[2:] == [
        "draw m21 is legal.",
        "m21 comes to the belt.",
        "m20 has already come up. [M8]",
        "The Cat comes after at least 5 cards; drawn so far: 0. [M8]",
    ]


@pytest.mark.parametrize(
    ("name", "before", "line", "surplus"),
    [
        ("gears", "", "blue i1", "i1"),
        ("gears", "blue", "g1 g7", "g7"),
        ("arena", "0; cat1 1 2 2 3", "pass pass", "pass"),
        ("arena", "0", "cat1 move1 move1 move1 move1 move2", "move2"),
        ("maze", "; ".join(MAZE), "4 d6 0 15 14", "14"),
        ("escape", "7 2 17 23 6 16 15 26", "15 c6 0 cat c7", "cat"),
    ],
)
def test_several_moves_on_a_line_need_separators(
    name: str, before: str, line: str, surplus: str
) -> None:
    """Spaces are enough between a move and the chance after it; an error says so."""
    session = table(name, setup=LUCKY) if name == "escape" else table(name)
    typed(session, before)

    assert typed(session, line) == [
        f"“{surplus}”{WANTS_SIGNS}",
        "This line was ignored.",
    ]


def test_a_move_that_comes_before_chance_is_refused_as_a_whole() -> None:
    """[M16, A6] Not with an error about its words as outcomes of chance."""
    escape = table("escape", setup=LUCKY)
    typed(escape, "7 2 17 23 6 16 15 26", "15 c6 0; cat c7; bomb f5")
    drawn = ["Draw a card first. [M16]"]
    assert typed(escape, "20 f6 0") == drawn
    assert typed(escape, "20 c7 0") == drawn

    arena = table("arena", 2)
    typed(arena, "0", "cat1 1 2 2")
    rolled = ["Roll the dice first: 1 die is left to roll. [A6]"]
    assert typed(arena, "move3 b2") == rolled
    assert typed(arena, "why move3 b2") == rolled
    assert typed(arena, "why move3 zzz") == [f"“zzz”{WANTS_SIGNS}"]
    assert typed(arena, "why move3; move3 b2")[0] == "roll move 3 is legal."


def test_remaining_draws_are_counted() -> None:
    """Dice to roll, cards to put on the belt."""
    arena, maze = table("arena", 2), table("maze", 2)
    typed(arena, "0", "cat1 1")
    assert "Still to roll: 3; next is a move die." in noticed(arena)[0]
    typed(maze, "13; 22; 20 10")
    assert noticed(maze)[0].endswith("Still to come: 2.")


def test_the_walls_of_a_start_card_are_named() -> None:
    """[M7] On which sides; where any card will do, none are named."""
    assert noticed(table("maze", 2))[0].startswith(
        "Take a Maze Card and lay it on f5 so that it has walls on exactly these "
        "sides: south."
    )
    assert noticed(table("escape", setup=LUCKY))[0].startswith(
        "Draw any Maze Card and lay it on e3."
    )


def test_a_name_will_do_where_a_seat_is_asked_for() -> None:
    """[A5] The question lists the numbers; a name may have several words."""
    session = table("arena", 3, ("Ada", "Bob", "Cy Two"))
    assert noticed(session) == [
        (
            "Who last saw a cat? That player starts. Type their seat’s number: "
            "0 Ada, 1 Bob, 2 Cy Two."
        )
    ]
    typed(session, "cy two cat1")
    assert [step.text for step in session.worlds.steps] == ["start 2", "roll cat 1"]


def test_cards_of_the_puzzle_are_named_in_short() -> None:
    """In moves too; and their moves are listed by number."""
    session = table("puzzle")
    typed(session, "16 a1 180")
    assert session.worlds.steps[-1].text == "put m16 a1 180"
    assert typed(session, "moves 7") == typed(session, "moves m07")
    assert typed(session, "moves 7")[0].startswith("108 of ")


def questions() -> dict[tuple[str, str], Message]:
    """Return the questions along recorded games, each kind once."""
    found: dict[tuple[str, str], Message] = {}
    for path in OF_ALL_KINDS:
        played = kept(GAMES / f"{path}.record")
        game = load_record(played)
        for state in record.replay(game, played).states:
            if game.to_move(state) == CHANCE:
                first = game.events(state, game.legal_moves(state)[0], None)[0]
                if (game.name, first.code) not in found:
                    question = chance_question(worlds_at_start(game, state))
                    found[game.name, first.code] = question
    return found


def parameters(name: str, language: str, question: Message) -> list[str]:
    """Return the parameters that the sentence of a question uses."""
    whole = "".join([one.read_text("utf-8") for one in catalogues(name, language)])
    sentence = re.findall(rf"^{question.code} = (.*)$", whole, re.MULTILINE)[-1]
    return sorted(re.findall(r"\{ ([^ ]+) \}", sentence))


def test_all_that_chance_does_is_asked_for_in_every_language() -> None:
    """Coins, dice, cards and agendas; with the same parameters as in English."""
    found = questions()
    assert len(found) == 21
    for (name, _), question in found.items():
        assert words(name).say(question)
        used = {language: parameters(name, language, question) for language in ALL}
        assert set(map(tuple, used.values())) == {tuple(used["en"])}
