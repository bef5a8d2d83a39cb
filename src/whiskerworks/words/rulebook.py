"""The rules of a game as text, each with its id and certainty."""

from textwrap import wrap

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.message import Message
from whiskerworks.core.meta import Meta, Rule
from whiskerworks.words.catalogue import DEFAULT, Words, words


class UnknownRule(WhiskerworksError):
    """A game has no rule with that id."""

    def __init__(self, game: str, rule: str, known: list[str]) -> None:
        super().__init__(
            f"{game} has no rule {rule!r}; choose one of: {', '.join(known)}",
            game,
            rule,
            known,
        )
        self.game = game
        self.rule = rule


def rules_in_words(
    facts: Meta, wanted: str = "", language: str = DEFAULT
) -> list[tuple[Rule, str]]:
    """
    Return the rules of a game, or only the *wanted* one, each with its text.

    Raises:
        UnknownRule: The game has no such rule.
    """
    known = [rule.id for rule in facts.rules]
    if wanted and wanted not in known:
        raise UnknownRule(facts.name, wanted, known)
    said = words(facts.name, language)
    return [
        (rule, said.say(Message(f"rule-{rule.id}")))
        for rule in facts.rules
        if wanted in ("", rule.id)
    ]


def rulebook(facts: Meta, wanted: str = "", language: str = DEFAULT) -> list[str]:
    """
    Return the rules of a game, or only the *wanted* one, as lines of 80 columns.

    Raises:
        UnknownRule: The game has no such rule.
    """
    said = words(facts.name, language)
    lines: list[str] = []
    for rule, text in rules_in_words(facts, wanted, language):
        head = f"{rule.id:<5}"
        whole = f"({certainty(said, rule)}) {text}"
        lines.extend(wrap(whole, 80, initial_indent=head, subsequent_indent=" " * 5))
    return lines


def certainty(said: Words, rule: Rule) -> str:
    """Return a rule's certainty in words: printed, reviewed or ours."""
    return ", ".join([said.say(Message(f"certainty-{w}")) for w in rule.certainty])
