"""
A parser that is built from a grammar in EBNF, and from nothing else.

Each rule becomes a regular expression; so no rule may use itself. `A - B` is decided
where a line ends, which is enough for one who reads lines.
"""

import re
import sys
from functools import cached_property
from itertools import groupby

TOKEN = re.compile(r'\s*("[^"]*"|\?[^?]*\?|[a-z]+(?:-[a-z]+)*|\d+|[=;|,()\[\]{}*-])')
BRACKETS = {"(": "(?:{})", "[": "(?:{})?", "{": "(?:{})*"}
CLOSING = (")", "]", "}")


class Grammar:
    """A grammar: the names of its rules, and what each of them matches."""

    def __init__(self, text: str) -> None:
        tokens = TOKEN.findall(text)
        assert not TOKEN.sub("", text).strip(), "not all of it is EBNF"
        ends = [at for at, token in enumerate(tokens) if token == ";"]
        starts = [0, *[at + 1 for at in ends]]
        self._made: dict[str, re.Pattern[str]] = {}
        self.rules: dict[str, list[str]] = {}
        for start, end in zip(starts, ends, strict=False):
            name, equals, *rule = tokens[start:end]
            assert equals == "=", name
            assert name not in self.rules, f"{name} stands there twice"
            self.rules[name] = rule

    def accepts(self, name: str, text: str) -> bool:
        """Tell whether the rule *name* allows the whole of *text*."""
        if name not in self._made:
            self._made[name] = re.compile(self._of_rule(name))
        return self._made[name].fullmatch(text) is not None

    def used(self) -> set[str]:
        """Return the rules that others use."""
        tokens = [token for rule in self.rules.values() for token in rule]
        return {token for token in tokens if token in self.rules}

    def _of_rule(self, name: str) -> str:
        tokens = [*self.rules[name]]
        made = self._choice(tokens)
        assert not tokens, f"{name}: what does {tokens} mean?"
        return f"(?:{made})"

    def _choice(self, tokens: list[str]) -> str:
        made = [self._sequence(tokens)]
        while tokens and tokens[0] == "|":
            tokens.pop(0)
            made.append(self._sequence(tokens))
        return "|".join(made)

    def _sequence(self, tokens: list[str]) -> str:
        made = self._term(tokens)
        while tokens and tokens[0] == ",":
            tokens.pop(0)
            made += self._term(tokens)
        return made

    def _term(self, tokens: list[str]) -> str:
        times = ""
        if tokens[0].isdigit():
            times = f"{{{tokens.pop(0)}}}"
            assert tokens.pop(0) == "*"
        made = f"(?:{self._factor(tokens)}){times}"
        if tokens and tokens[0] == "-":
            tokens.pop(0)
            return rf"(?!{self._factor(tokens)}(?:[\r\n]|\Z)){made}"
        return made

    def _factor(self, tokens: list[str]) -> str:
        token = tokens.pop(0)
        if token in BRACKETS:
            inside = self._choice(tokens)
            assert tokens.pop(0) in CLOSING
            return BRACKETS[token].format(inside)
        if token.startswith('"'):
            return re.escape(token.strip('"'))
        if token.startswith("?"):
            return self._special(token.strip("? "))
        return self._of_rule(token)

    def _special(self, said: str) -> str:
        if said.startswith("U+"):
            return re.escape(chr(int(said[2:], 16)))
        assert said == "a sign that can be printed, but no blank"
        return self._signs

    @cached_property
    def _signs(self) -> str:
        """Return a class of all signs that can be printed, but for the blank."""
        codes = [at for at in range(33, sys.maxunicode + 1) if chr(at).isprintable()]
        runs = [
            [code for _, code in run]
            for _, run in groupby(enumerate(codes), lambda pair: pair[1] - pair[0])
        ]
        made = [rf"\U{run[0]:08x}-\U{run[-1]:08x}" for run in runs]
        return f"[{''.join(made)}]"
