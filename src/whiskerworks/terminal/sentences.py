"""Sentences shared by all sessions: a message by its code, a seat's name, a score."""

from whiskerworks.core.message import Message, Param
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import Seat
from whiskerworks.words import Words


def seat_name(words: Words, scene: Scene, seat: Seat) -> str:
    """Return the name of a seat: of its pieces in *scene*, or its number."""
    named = scene.seats[seat] if seat < len(scene.seats) else None
    return (
        sentence(words, "seat-name", seat=seat) if named is None else words.say(named)
    )


def score_message(outcome: Outcome) -> Message:
    """Return the message that says each seat's score and the rule behind it."""
    scores = " : ".join([f"{score:.2g}" for score in outcome.scores])
    return Message("terminal-score", {"rule": outcome.rule, "scores": scores})


def sentence(words: Words, code: str, **params: Param) -> str:
    """Return the sentence for a message *code* of the catalogue."""
    return words.say(Message(code, params))
