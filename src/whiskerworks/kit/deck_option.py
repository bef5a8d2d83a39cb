# compiled: cold
"""The option `deck`: our own deck, or one that a player brings [M3]."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from whiskerworks.core.errors import BadOption, shorten
from whiskerworks.core.options import Option, OptionValue, choice_option
from whiskerworks.kit.deck_file import read_deck_file
from whiskerworks.kit.decks import BadDeck, Deck, read_deck_with_digest

OUR_DIGEST: Final = "eeac2e4aeeb3fd29"
"""The digest of our own deck, `data/deck.toml`."""
DECK_FILE: Final = "deck.toml"

DECK_OPTION: Final = Option("deck", OUR_DIGEST, "M3", choices=(OUR_DIGEST,), free=True)
"""The option's value: our digest, or another deck's digest and cards."""


def deck_from_options(
    options: Mapping[str, OptionValue], data: Mapping[str, str]
) -> Deck:
    """
    Return the deck named by the option `deck`; *data* holds ours.

    Raises:
        BadOption: The deck is invalid; the error says why.
    """
    text = choice_option(options, "deck")
    try:
        if text == OUR_DIGEST:
            return _read(data[DECK_FILE])
        if " " not in text:
            problem = f"no deck of ours is {shorten(text)!r}; say its cards too"
            raise BadOption("deck", problem)
        return read_deck_with_digest(text)
    except BadDeck as bad:  # another name: compiled, a name has one type
        raise BadOption("deck", str(bad)) from None


@cache
def _read(text: str) -> Deck:
    """Read our deck, cached because most games use it."""
    return read_deck_file(text)


def deck_option_value(deck: Deck) -> str:
    """Return the value of the option `deck` for *deck*."""
    return OUR_DIGEST if deck.digest == OUR_DIGEST else deck.named()
