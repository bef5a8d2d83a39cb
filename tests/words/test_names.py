"""Seats that have names are called by them."""

from whiskerworks.core.message import Message
from whiskerworks.words import Words

NAMES = ("Ada", 'Bo "the Cat"', "{ $seat }", "\\", "Zoë [1]")


def test_sentences_call_seats_by_their_names() -> None:
    """At the start of a sentence and within one; whatever signs are in them."""
    called = Words("maze", "en", NAMES)
    for seat, name in enumerate(NAMES):
        said = called.say(Message("event-begins", (("seat", seat),)))
        asked = called.say(Message("chance-dealt-secretly", (("seat", seat),)))
        assert said == f"{name} begins."
        assert asked.startswith(f"Which agenda does {name} hold?")
    assert called.say(Message("event-begins", (("seat", 5),))) == "5 begins."
