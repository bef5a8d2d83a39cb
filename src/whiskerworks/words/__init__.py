"""
Turn message codes into sentences, from catalogues in several languages.

Catalogues are Fluent files named `<language>.ftl`: here for all games, in `server` for
pages and the answers to requests, in `web` and `terminal` for these clients, in `cards`
for games with Maze Cards, and in each game's `words` folder for its own messages, which
take precedence. All rooms below use codes only.
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
