"""
What people may call themselves.

A name is kept as it is written, but compared by its keys: names with a key in common
look the same, or differ in case only (docs/decisions/0011-names.md).
"""

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from whiskerworks.server.problems import ProblemError
from whiskerworks.words import languages, sentence

LONGEST_NAME: Final = 30
LOGIN: Final = (3, 40)
"""The fewest and the most characters of a login."""
PASSWORD: Final = (8, 200)
"""The fewest and the most characters of a password."""
MAX_MARKS: Final = 4
"""Marks that may stand on one letter; the most that any living script needs."""
KEYS_VERSION: Final = "1"
"""Changed with whatever changes keys: those of all accounts are then made anew."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# What Unicode calls default-ignorable though its category is not among those above;
# and the Braille pattern without dots.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_AS_EMOJI: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"
_KEYS_OF_A_PHONE: Final = "0123456789#*"
_VIRAMA: Final = 9
"""The combining class of signs that bind two letters of an Indian script."""
_TONES: Final = range(0x1F3FB, 0x1F400)
"""Colours of the skin of an emoji."""
_ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""Scripts with letters that look the same; within a word they are not mixed."""


# ---- what is seen


def is_shown(text: str) -> bool:
    """Tell whether all of *text* is seen, and nothing in it turns the rest about."""
    return all(_is_shown(text, at) for at in range(len(text))) and _is_stacked(text)


def _is_shown(text: str, at: int) -> bool:
    """Tell whether the character *at* this place is seen, or shapes what is."""
    one, before, after = text[at], text[:at], text[at + 1 :]
    if one == _AS_EMOJI:
        return _is_symbol(before[-1:]) or before[-1:] in tuple(_KEYS_OF_A_PHONE)
    if one == _JOINER:
        drawn = before.rstrip(_AS_EMOJI)[-1:]
        return (_is_symbol(drawn) and _is_symbol(after[:1])) or _binds(before)
    if one == _NON_JOINER:
        return _binds(before) or (_is_arabic(before[-1:]) and _is_arabic(after[:1]))
    return one not in _BLANK and unicodedata.category(one) not in _UNSEEN


def _is_symbol(one: str) -> bool:
    return one != "" and (unicodedata.category(one) == "So" or ord(one) in _TONES)


def _binds(before: str) -> bool:
    return before != "" and unicodedata.combining(before[-1]) == _VIRAMA


def _is_arabic(one: str) -> bool:
    return one != "" and unicodedata.bidirectional(one) == "AL"


def _is_stacked(text: str) -> bool:
    """Tell whether every mark stands on something, and not too many on one."""
    marks = MAX_MARKS  # there is nothing yet on which one could stand
    for at, one in enumerate(text):
        kind = unicodedata.category(one)
        if one == _KEYCAP and text[at - 1] == _AS_EMOJI:
            continue
        if kind[0] == "M" and one != _AS_EMOJI:
            marks += 1
        elif one not in (_JOINER, _NON_JOINER, _AS_EMOJI):
            marks = 0 if kind[0] in "LN" else MAX_MARKS
        if kind[0] == "M" and marks > MAX_MARKS:
            return False
    return True


def is_mixed(text: str) -> bool:
    """Tell whether a word of *text* has letters of scripts that look the same."""
    plain = unicodedata.normalize("NFKC", text)
    return any(len(_ALIKE & set(_scripts(word))) > 1 for word in plain.split())


def _scripts(word: str) -> Iterator[str]:
    """Yield the script of each letter, as the first word of its name says it."""
    for letter in word:
        if letter.isalpha():
            yield unicodedata.name(letter, "").partition(" ")[0]


# ---- what looks the same


@cache
def _prototypes() -> dict[int, str]:
    """Return what stands for each character that looks like another."""
    text = (files("whiskerworks.server") / "data" / "confusables.txt").read_text(
        "utf-8"
    )
    pairs = [line.split("\t") for line in text.splitlines()]
    return {ord(one): stands for stands, alike in pairs for one in alike}


def name_keys(name: str) -> tuple[str, ...]:
    """
    Return what *name* has in common with every name that looks the same.

    That is its skeleton, as it is written and in small letters: "Ian" looks like
    "lan", and is the same name as "ian".

    >>> name_keys("Ian")
    ('ian', 'lan')
    >>> name_keys("Jos\u00e9 ") == name_keys("JOSE\u0301")
    True
    """
    return tuple(sorted({_skeleton(name.casefold()), _skeleton(name)}))


def reserved_keys(name: str) -> tuple[str, ...]:
    """
    Return the keys by which an account reserves *name*.

    What guests are called who give no name belongs to nobody: it has none.
    """
    keys = name_keys(name)
    return keys if _unnamed().isdisjoint(keys) else ()


@cache
def _unnamed() -> frozenset[str]:
    """Return the keys of what guests are called in each language."""
    called = [sentence("page-guest", language) for language in languages()]
    return frozenset(key for name in called for key in name_keys(name))


def _skeleton(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text)
    seen = "".join([one for one in plain if _counts(one)])
    alike = unicodedata.normalize("NFKD", seen.translate(_prototypes()))
    return unicodedata.normalize("NFKC", alike.casefold())


def _counts(one: str) -> bool:
    """Tell whether a character is one that people would notice."""
    is_blank = one.isspace() or one in _BLANK
    return not is_blank and unicodedata.category(one) not in _UNSEEN


# ---- what is taken


def clean_label(text: str) -> str:
    """
    Return *text* as it is kept, with single blanks between its words.

    Raises:
        ProblemError: It is empty, too long, or has characters that nobody sees.
    """
    text = unicodedata.normalize("NFC", text).strip(" ")
    if not is_shown(text):
        raise ProblemError("bad-name", "name", most=LONGEST_NAME)
    text = " ".join(text.split())
    if not 1 <= len(text) <= LONGEST_NAME:
        raise ProblemError("bad-name", "name", most=LONGEST_NAME)
    return text


def clean_name(name: str) -> str:
    """
    Return *name* as it is kept.

    Raises:
        ProblemError: The name is empty or too long, contains invisible characters,
            or has a word that mixes letters of lookalike scripts.
    """
    name = clean_label(name)
    if is_mixed(name):
        raise ProblemError("mixed-name", "name")
    return name


def clean_login(login: str) -> str:
    """
    Return *login* as it is kept, in small letters.

    Raises:
        ProblemError: It is too short or too long, or has blanks or unseen characters.
    """
    login = unicodedata.normalize("NFKC", login).casefold().strip()
    least, most = LOGIN
    fits = least <= len(login) <= most and is_shown(login) and " " not in login
    if not fits:
        raise ProblemError("bad-login", "login", least=least, most=most)
    return login


def check_password(password: str) -> None:
    """
    See that *password* may be one.

    Raises:
        ProblemError: It is too short or too long.
    """
    least, most = PASSWORD
    if not least <= len(password) <= most:
        raise ProblemError("bad-password", "password", least=least, most=most)
