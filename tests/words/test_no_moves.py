"""Why a text is no move is said in every language."""

import re

import pytest

import whiskerworks
from tests.no_moves import why_none
from whiskerworks.core.errors import BadMove
from whiskerworks.core.message import Message
from whiskerworks.games import lab_facts
from whiskerworks.words import languages, move_error_sentence, words
from whiskerworks.words.catalogue import catalogues

ELSEWHERE = {"a", "agenda", "die"}
"""English words that are words of another language too."""
on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


def bad_codes(name: str) -> set[str]:
    """Return the codes of why a text is no move, of a game and of what all share."""
    found = [path.read_text("utf-8") for path in catalogues(name, "en")]
    return set(re.findall(r"^(bad-[\w-]+) =", "\n".join(found), re.MULTILINE))


def said(name: str, language: str, text: str) -> list[str]:
    """Return the words that are answered to *text*."""
    answer = why_none(whiskerworks.load(name), text, language)
    return re.findall(r"\w+", answer)


@on_every_game
def test_nonsense_is_answered_with_how_moves_are_written(name: str) -> None:
    """Whatever the language."""
    for language in languages():
        hint = words(name, language).say(Message("move-hint"))
        assert why_none(whiskerworks.load(name), "blah", language) == hint


@on_every_game
@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_no_english_is_left_in_another_language(name: str, language: str) -> None:
    """What is typed is the same in all, and so are the words in it."""
    game = whiskerworks.load(name)
    hint = re.findall(r"\w+", words(name).say(Message("move-hint")))
    typed = set(hint).intersection(*[said(name, one, "blah") for one in languages()])
    english = set(hint) - typed - ELSEWHERE

    assert english.isdisjoint(said(name, language, "blah"))
    for text in lab_facts(name).slips:
        assert why_none(game, text, language) != why_none(game, text)


def test_every_reason_is_given_by_some_game() -> None:
    """None stands in the catalogues for nothing."""
    given = set()
    for name in whiskerworks.names():
        game = whiskerworks.load(name)
        for text in (*lab_facts(name).slips, "blah"):
            with pytest.raises(BadMove) as caught:
                game.read(game.start(), text)
            given.add(caught.value.problem.code)

    # That one is about records of a table, and has no game.
    known = set().union(*[bad_codes(name) for name in whiskerworks.names()])
    assert given == known - {"bad-mover"}


def test_the_answer_begins_with_what_was_typed() -> None:
    """And goes on with a whole sentence."""
    german = words("gears", "de")
    problem = BadMove("e3 f4", Message("bad-spelling", {"like": "e3-f4"}))

    told = "„e3 f4“ ist kein gültiger Zug. Schreib es so: e3-f4"  # codespell:ignore ist
    assert move_error_sentence(problem, german) == told
