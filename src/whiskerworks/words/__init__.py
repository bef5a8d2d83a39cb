"""
Words: the one place where codes become sentences.

Catalogues are Fluent files: `<language>.ftl` here for what all games share, in `server`
for pages and what requests are answered, in `web` and `terminal` for these clients,
in `cards` for what games with Maze Cards
share, and in each game's `words` folder for its own, which win. Everything below
speaks in codes.
"""

from whiskerworks.words.catalogue import (
    MissingWords,
    Words,
    languages,
    sentence,
    words,
)
from whiskerworks.words.error_sentences import (
    located_record_error,
    move_error_sentence,
    record_error_sentence,
)
from whiskerworks.words.rulebook import UnknownRule, rulebook, rules_in_words

__all__ = [
    "MissingWords",
    "UnknownRule",
    "Words",
    "languages",
    "located_record_error",
    "move_error_sentence",
    "record_error_sentence",
    "rulebook",
    "rules_in_words",
    "sentence",
    "words",
]
