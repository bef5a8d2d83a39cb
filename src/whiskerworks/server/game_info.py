"""Public metadata of games, in a given language."""

from functools import cache

from whiskerworks.core.advice import LEVEL_COUNT
from whiskerworks.core.message import Message
from whiskerworks.core.options import Option
from whiskerworks.games import meta, names
from whiskerworks.server.api.schemas import (
    GameFacts,
    LevelFacts,
    OptionFacts,
    Rulebook,
    RuleText,
)
from whiskerworks.server.problems import ProblemError
from whiskerworks.words import Words, languages, words
from whiskerworks.words.catalogue import (
    DEFAULT,
    SHARED,
    catalogues,
    own_catalogues,
)


@cache
def describe_game(name: str, language: str = DEFAULT) -> GameFacts:
    """
    Return a game's public metadata.

    Raises:
        ProblemError: The game does not exist.
    """
    check_game(name)
    facts, said = meta(name), words(name, language)
    return GameFacts(
        facts.name,
        said.say(Message("title")),
        said.say(Message("summary")),
        facts.printed_title,
        facts.credits,
        facts.rules_version,
        facts.seats,
        tuple([_option_facts(option, said) for option in facts.options]),
        tuple([_level_facts(level, said) for level in range(1, LEVEL_COUNT + 1)]),
        facts.draws,
    )


def describe_games(language: str = DEFAULT) -> tuple[GameFacts, ...]:
    """Return the public metadata of all games."""
    return tuple([describe_game(name, language) for name in names()])


def title_of(name: str) -> str:
    """Return the title of a game; its name if it is no longer installed."""
    return describe_game(name).title if name in names() else name


@cache
def rules_of(name: str, language: str = DEFAULT) -> Rulebook:
    """
    Return the rules of a game.

    Raises:
        ProblemError: The game does not exist.
    """
    check_game(name)
    said = words(name, language)
    texts = [
        RuleText(rule.id, rule.certainty, said.say(Message(f"rule-{rule.id}")))
        for rule in meta(name).rules
    ]
    return Rulebook(name, tuple(texts))


@cache
def catalogue_text(language: str, game: str | None) -> str:
    """
    Return the shared message catalogue, or a game's own, as Fluent text.

    Raises:
        ProblemError: The language or game does not exist.
    """
    check_language(language)
    if game is None:
        shared = zip(SHARED, catalogues(None, language), strict=True)
        files = [file for folder, file in shared if folder != "terminal"]
    else:
        check_game(game)
        files = own_catalogues(game, language)
    return "\n".join([file.read_text("utf-8") for file in files])


def check_language(language: str) -> None:
    """
    Check that a language has a catalogue.

    Raises:
        ProblemError: It has none.
    """
    if language not in languages():
        raise ProblemError("no-such-language", "language", language=language[:20])


def check_game(name: str) -> None:
    """
    Check that a game exists.

    Raises:
        ProblemError: It does not.
    """
    if name not in names():
        raise ProblemError("no-such-game", "game", game=name[:40])


def _option_facts(option: Option, said: Words) -> OptionFacts:
    kind = option.kind
    assert kind in ("choice", "number", "switch")
    return OptionFacts(
        option.name,
        kind,  # type: ignore[arg-type]
        option.default,
        said.say(Message(f"option-{option.name}")),
        option.rule,
        option.choices,
        option.free,
        option.least,
        option.most,
    )


def _level_facts(level: int, said: Words) -> LevelFacts:
    return LevelFacts(level, said.say(Message(f"level-{level}")))
