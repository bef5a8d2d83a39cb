"""The rules of a game as text, each with its id and its certainty."""

from textwrap import wrap

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.message import Message
from whiskerworks.core.meta import Meta, Rule
from whiskerworks.words.catalogue import DEFAULT, Words, words


class UnknownRule(WhiskerworksError):
    """A game has no rule of that id."""

    def __init__(self, game: str, rule: str, known: list[str]) -> None:
        super().__init__(
            f"{game} has no rule {rule!r}; there are: {', '.join(known)}",
            game,
            rule,
            known,
        )
        self.game = game
        self.rule = rule


def rulebook(facts: Meta, wanted: str = "", language: str = DEFAULT) -> list[str]:
    """
    Return the rules of a game, or only the *wanted* one, as lines of 80 columns.

    Raises:
        UnknownRule: The game has no such rule.
    """
    known = [rule.id for rule in facts.rules]
    if wanted and wanted not in known:
        raise UnknownRule(facts.name, wanted, known)
    said = words(facts.name, language)
    lines: list[str] = []
    for rule in facts.rules:
        if wanted in ("", rule.id):
            text = f"({certainty(said, rule)}) {said.say(Message(f'rule-{rule.id}'))}"
            lines.extend(
                wrap(
                    text,
                    width=80,
                    initial_indent=f"{rule.id:<5}",
                    subsequent_indent=" " * 5,
                )
            )
    return lines


def certainty(said: Words, rule: Rule) -> str:
    """Return how certain *rule* is: printed, reviewed, ours, or several."""
    return ", ".join([said.say(Message(f"certainty-{w}")) for w in rule.certainty])
