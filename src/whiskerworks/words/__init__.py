"""
Words: the one place where codes become sentences.

Catalogues are Fluent files: `<language>.ftl` here for what all games share, and
in each game's `words` folder for its own. Everything below speaks in codes.
"""

from whiskerworks.words.catalogue import MissingWords, Words, languages, words
from whiskerworks.words.rulebook import UnknownRule, rulebook

__all__ = ["MissingWords", "UnknownRule", "Words", "languages", "rulebook", "words"]
