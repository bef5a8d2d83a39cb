"""Sentences that say who sits in a seat, and what others send that has no words."""

import pytest

from whiskerworks.core.message import Message, Params
from whiskerworks.words import MissingWords, Words, languages

PLACED: Params = {"seat": 1, "card": "m07", "cell": "e4", "angle": 90}


@pytest.mark.parametrize("language", languages())
def test_a_seat_is_called_by_its_name_where_it_is_known(language: str) -> None:
    """In every language, and whatever signs are in the name."""
    odd = 'B"o\\b { $x }'
    named = Words("maze", language, ("Ada", odd))

    assert odd in named.say(Message("event-placed", PLACED))
    assert named.say(Message("seat-name", {"seat": 0})) == "Ada"


def test_a_seat_nobody_knows_keeps_its_number() -> None:
    """A table may send more seats than it told names of."""
    named = Words("maze", "en", ("Ada",))

    assert named.say(Message("seat-name", {"seat": 3})) == "4"


def test_what_has_no_words_is_said_as_its_code_by_who_is_patient() -> None:
    """A server of another version may say what this one does not know."""
    unknown = Message("event-flown", {"cell": "e4"})

    assert Words("maze", patient=True).say(unknown) == "event-flown(cell=e4)"
    assert Words("maze", patient=True).say(Message("event-placed")) == "event-placed()"
    with pytest.raises(MissingWords):
        Words("maze").say(unknown)


NAMES = ("Ada", 'Bo "the Cat"', "{ $seat }", "\\", "Zoë [1]")


def test_sentences_call_seats_by_their_names() -> None:
    """At the start of a sentence and within one; whatever signs are in them."""
    called = Words("maze", "en", NAMES)
    for seat, name in enumerate(NAMES):
        said = called.say(Message("event-begins", {"seat": seat}))
        params: Params = {"seat": seat, "choices": "cat"}
        asked = called.say(Message("chance-dealt-secretly", params))
        assert said == f"{name} begins."
        assert asked.startswith(f"Which agenda does {name} hold?")
    assert called.say(Message("event-begins", {"seat": 5})) == "6 begins."
