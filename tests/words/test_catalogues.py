"""Every code has words, in every language."""

import re
from functools import cache

import pytest
from librt.random import Random

import whiskerworks
from tests.tables import Table, tables
from whiskerworks.core import exploration
from whiskerworks.core.advice import LEVEL_COUNT
from whiskerworks.core.message import Message, Params
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.scene import MARKS, Piece, Scene
from whiskerworks.games import meta
from whiskerworks.words import (
    MissingWords,
    UnknownRule,
    languages,
    rulebook,
    sentence,
    words,
)
from whiskerworks.words.catalogue import catalogues

SOME = 6
"""How many messages of a kind are said in every language."""
MANY = 100
"""How many messages of a kind are said in English."""

in_every_language = pytest.mark.parametrize("language", languages())
on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


@cache
def keys(game: str | None, language: str, which: int = -1) -> list[str]:
    """Return the keys of the last catalogue that is read for a game, or another."""
    text = catalogues(game, language)[which].read_text("utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


def shared_by_cards(language: str) -> list[str]:
    """Return the keys of what all games with Maze Cards share."""
    return keys(None, language)


@cache
def declared(name: str) -> set[str]:
    """Return every key that a game's facts ask for."""
    facts = meta(name)
    return {
        "title",
        "summary",
        "move-hint",
        "board-legend",
        *[f"level-{level}" for level in range(1, LEVEL_COUNT + 1)],
        *[f"rule-{rule.id}" for rule in facts.rules],
        *[f"option-{option.name}" for option in facts.options],
        *[f"refusal-{code}" for code, _ in facts.refusals],
        *[f"ending-{code}" for code, _ in facts.endings],
        *[f"event-{code}" for code, _ in facts.events],
    }


@in_every_language
def test_a_sentence_is_what_all_catalogues_together_say(language: str) -> None:
    """However it is found: as a line by itself, or by reading all there is."""
    said, all_words = 0, words(None, language)
    for code in {key for which in range(5) for key in keys(None, language, which)}:
        try:
            expected = all_words.say(Message(code))
        except MissingWords:
            with pytest.raises(MissingWords):
                sentence(code, language)
        else:
            assert sentence(code, language) == expected
            said += 1
    assert said > 100


def test_a_sentence_that_is_not_there_is_missed() -> None:
    """It is said which, and in which language."""
    with pytest.raises(MissingWords, match="no message nonsense in de"):
        sentence("nonsense", "de")


@in_every_language
@on_every_game
def test_every_code_of_a_game_has_words(name: str, language: str) -> None:
    """Rules, options, refusals, endings and events."""
    own = set(keys(name, language))
    assert declared(name) <= own | set(shared_by_cards(language))
    assert {"title", "summary", "move-hint", "board-legend"} <= own


@in_every_language
@on_every_game
def test_nothing_in_a_catalogue_is_forgotten_or_twice(name: str, language: str) -> None:
    """Whatever looks like a code is one that the game declares."""
    found = keys(name, language)
    codes = re.compile(r"(rule|option|refusal|ending|event)-")

    assert len(set(found)) == len(found)
    assert {key for key in found if codes.match(key)} <= declared(name)
    assert set(found) == set(keys(name, "en"))


@in_every_language
def test_nothing_that_games_with_maze_cards_share_is_forgotten_or_twice(
    language: str,
) -> None:
    """Whatever looks like a code is one that some game declares."""
    found = shared_by_cards(language)
    codes = re.compile(r"(rule|option|refusal|ending|event)-")
    known = set().union(*[declared(name) for name in whiskerworks.names()])

    assert len(set(found)) == len(found)
    assert {key for key in found if codes.match(key)} <= known
    assert set(found) == set(shared_by_cards("en"))


def test_the_words_of_a_game_go_before_those_that_are_shared() -> None:
    """Maze says who places a card; games for one player need not."""
    assert "event-placed" in shared_by_cards("en")
    assert "event-placed" in keys("maze", "en")
    params: Params = {"seat": 2, "card": "m07", "cell": "e4", "angle": 90}

    said = words("maze").say(Message("event-placed", params))

    assert said == "Seat 3 places m07 on e4, turned 90°."


@in_every_language
def test_what_all_games_share_has_words(language: str) -> None:
    """Certainties, marks, and the refusals of the contract itself."""
    shared = set(keys(None, language, 0))
    assert {f"mark-{mark}" for mark in MARKS} <= shared
    assert {f"certainty-{word}" for word in ("printed", "reviewed", "ours")} <= shared
    turns = ("not-your-turn", "chance-on-turn", "chance-not-on-turn", "no-such-seat")
    for code in ("over", *turns, "no-such-move"):
        assert f"refusal-{code}" in shared


def messages(scene: Scene) -> list[Message]:
    """Return everything a scene may say."""
    said = [*scene.notes, *[offer.say for offer in scene.moves()]]
    said.extend([name for name in scene.seats if name is not None])
    pieces: list[Piece] = list(scene.pieces)
    while pieces:
        piece = pieces.pop()
        pieces.extend(piece.children)
        if piece.say is not None:
            said.append(piece.say)
    return said


def spoken(table: Table) -> dict[Message, None]:
    """Return what is said along a random match, in order and each thing once."""
    game = table.load()
    rng = Random(2)
    state = game.start()
    moves = move_buffer(game.rules.max_legal_moves)
    found: dict[Message, None] = {}
    for ply in range(400):
        if ply % 20 == 0:
            for seat in (None, *range(game.seats)):
                found |= dict.fromkeys(messages(game.scene(game.view(state, seat))))
            for number in range(0, game.rules.move_limit, 7):
                refusal = game.why_illegal(state, number)
                if refusal is not None:
                    found[refusal.message()] = None
        move = int(exploration.random_move(game.rules, state, rng, moves))
        if move < 0:
            break
        for seat in (None, *range(game.seats)):
            seen = game.events(state, move, seat)
            found |= dict.fromkeys([event.message() for event in seen])
        state = game.play(state, move)
    outcome = game.outcome(state)
    if outcome is not None:
        found[outcome.message()] = None
    return found


@pytest.mark.parametrize("table", tables(), ids=str)
def test_whatever_a_game_says_can_be_said(table: Table) -> None:
    """Many messages of each kind in English, and some in every language."""
    found = spoken(table)
    kinds: dict[str, list[Message]] = {}
    for message in found:
        kinds.setdefault(message.code, []).append(message)

    for language in languages():
        said = words(table.name, language)
        most = MANY if language == "en" else SOME
        for kind in kinds.values():
            assert all(said.say(message) for message in kind[:most])


def test_a_missing_message_is_an_error_that_names_it() -> None:
    """Nothing is said rather than something wrong."""
    with pytest.raises(MissingWords, match="no message refusal-nonsense in en"):
        words("gears").say(Message("refusal-nonsense"))
    with pytest.raises(MissingWords, match="refusal-not-vacant"):
        words("gears").say(Message("refusal-not-vacant"))


def test_a_sentence_has_its_parameters_in_it() -> None:
    """And plurals as the language wants them."""
    said = words("gears").say
    one = Message("note-hand", {"colour": "red", "left": 1})
    none = Message("note-hand", {"colour": "blue", "left": 0})

    assert said(one) == "Red has 1 fresh cog left."
    assert said(none) == "Blue has no fresh cogs left."


def test_a_sentence_may_have_others_in_it() -> None:
    """One, or a list of any length, strung together as the language does it."""
    said = words("gears").say

    def wheels(*pegs: str) -> str:
        named = tuple([Message("piece-peg", {"peg": peg}) for peg in pegs])
        return said(Message("list-and", {"list": "Start", "item": named}))

    assert said(
        Message(
            "list-and",
            {"list": Message("certainty-ours"), "item": Message("mark-wins")},
        )
    ) == ("ours and wins")
    assert wheels() == "Start and "
    assert wheels("e3") == "Start and Peg e3"
    assert wheels("e3", "f4") == "Start and Peg e3 and Peg f4"
    assert wheels("e3", "f4", "g5") == "Start and Peg e3, Peg f4 and Peg g5"
    with pytest.raises(MissingWords, match="no message nonsense in en"):
        said(Message("list-and", {"list": Message("nonsense"), "item": "x"}))


def test_the_rulebook_shows_ids_and_certainty() -> None:
    """All rules, or the one that is wanted."""
    whole = rulebook(meta("gears"))

    assert whole[0].startswith("G1   (printed) The board is a triangle")
    assert all(len(line) <= 80 for line in whole)
    assert rulebook(meta("gears"), "G8")[0].startswith("G8   (ours) ")
    with pytest.raises(UnknownRule, match="gears has no rule 'G99'"):
        rulebook(meta("gears"), "G99")
