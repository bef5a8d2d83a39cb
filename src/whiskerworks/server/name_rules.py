"""
Rules for names, logins and passwords.

A name is stored as it is written, but compared by its keys: names with a common key
look the same, or differ only in case (docs/decisions/0011-names.md).
"""

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from whiskerworks.server.problems import ProblemError
from whiskerworks.words import languages, sentence

MAX_NAME_CHARACTERS: Final = 30
LOGIN_CHARACTERS: Final = (3, 40)
"""Minimum and maximum characters of a login."""
PASSWORD_CHARACTERS: Final = (8, 200)
"""Minimum and maximum characters of a password."""
MAX_MARKS_PER_LETTER: Final = 4
"""Maximum combining marks on one letter; no living script needs more."""
KEYS_VERSION: Final = "1"
"""Raised whenever keys change; the keys of all accounts are then made anew."""

_INVISIBLE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Characters that Unicode calls default-ignorable outside the categories above, and the
# Braille pattern without dots.
_BLANK_CHARACTERS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_EMOJI_SELECTOR: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"
_KEYCAP_BASES: Final = "0123456789#*"
_VIRAMA: Final = 9
"""The combining class of signs that join two letters of an Indian script."""
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
"""Skin tones of emoji."""
_LOOKALIKE_SCRIPTS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""Scripts with lookalike letters; a word must not mix them."""


# ---- visibility


def is_visible(text: str) -> bool:
    """Whether all of *text* is visible, and nothing in it reverses the rest."""
    return all(_is_visible_at(text, at) for at in range(len(text))) and _is_stacked(
        text
    )


def _is_visible_at(text: str, at: int) -> bool:
    """Whether the character *at* this place is visible, or shapes one that is."""
    one, before, after = text[at], text[:at], text[at + 1 :]
    if one == _EMOJI_SELECTOR:
        return _is_symbol(before[-1:]) or before[-1:] in tuple(_KEYCAP_BASES)
    if one == _JOINER:
        drawn = before.rstrip(_EMOJI_SELECTOR)[-1:]
        return (_is_symbol(drawn) and _is_symbol(after[:1])) or _joins_letters(before)
    if one == _NON_JOINER:
        return _joins_letters(before) or (
            _is_arabic(before[-1:]) and _is_arabic(after[:1])
        )
    return (
        one not in _BLANK_CHARACTERS
        and unicodedata.category(one) not in _INVISIBLE_CATEGORIES
    )


def _is_symbol(one: str) -> bool:
    return one != "" and (unicodedata.category(one) == "So" or ord(one) in _SKIN_TONES)


def _joins_letters(before: str) -> bool:
    return before != "" and unicodedata.combining(before[-1]) == _VIRAMA


def _is_arabic(one: str) -> bool:
    return one != "" and unicodedata.bidirectional(one) == "AL"


def _is_stacked(text: str) -> bool:
    """Whether every mark has a base, and no base has too many."""
    marks = MAX_MARKS_PER_LETTER  # it has no base yet
    for at, one in enumerate(text):
        kind = unicodedata.category(one)
        if one == _KEYCAP and text[at - 1] == _EMOJI_SELECTOR:
            continue
        if kind[0] == "M" and one != _EMOJI_SELECTOR:
            marks += 1
        elif one not in (_JOINER, _NON_JOINER, _EMOJI_SELECTOR):
            marks = 0 if kind[0] in "LN" else MAX_MARKS_PER_LETTER
        if kind[0] == "M" and marks > MAX_MARKS_PER_LETTER:
            return False
    return True


def mixes_scripts(text: str) -> bool:
    """Whether a word of *text* mixes letters of lookalike scripts."""
    plain = unicodedata.normalize("NFKC", text)
    return any(
        len(_LOOKALIKE_SCRIPTS & set(_scripts(word))) > 1 for word in plain.split()
    )


def _scripts(word: str) -> Iterator[str]:
    """Yield the script of each letter: the first word of its Unicode name."""
    for letter in word:
        if letter.isalpha():
            yield unicodedata.name(letter, "").partition(" ")[0]


# ---- lookalikes


@cache
def _lookalike_map() -> dict[int, str]:
    """Return the prototype of each character that looks like another."""
    text = (files("whiskerworks.server") / "data" / "confusables.txt").read_text(
        "utf-8"
    )
    pairs = [line.split("\t") for line in text.splitlines()]
    return {ord(one): stands for stands, alike in pairs for one in alike}


def name_keys(name: str) -> tuple[str, ...]:
    """
    Return the keys that *name* shares with every name that looks the same.

    These are its skeletons, as written and in lower case: "Ian" looks like "lan", and
    is the same name as "ian".

    >>> name_keys("Ian")
    ('ian', 'lan')
    >>> name_keys("José ") == name_keys("JOSÉ")
    True
    """
    return tuple(sorted({_skeleton(name.casefold()), _skeleton(name)}))


def reserved_keys(name: str) -> tuple[str, ...]:
    """
    Return the keys by which an account reserves *name*.

    The default name of guests belongs to nobody, so it reserves none.
    """
    keys = name_keys(name)
    return keys if _guest_name_keys().isdisjoint(keys) else ()


@cache
def _guest_name_keys() -> frozenset[str]:
    """Return the keys of the guests' default name in each language."""
    called = [sentence("page-guest", language) for language in languages()]
    return frozenset(key for name in called for key in name_keys(name))


def _skeleton(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text)
    seen = "".join([one for one in plain if _is_significant(one)])
    alike = unicodedata.normalize("NFKD", seen.translate(_lookalike_map()))
    return unicodedata.normalize("NFKC", alike.casefold())


def _is_significant(one: str) -> bool:
    """Whether people would notice a character."""
    is_blank = one.isspace() or one in _BLANK_CHARACTERS
    return not is_blank and unicodedata.category(one) not in _INVISIBLE_CATEGORIES


# ---- cleaning


def clean_label(text: str) -> str:
    """
    Return *text* as it is stored, with single blanks between words.

    Raises:
        ProblemError: It is empty or too long, or contains invisible characters.
    """
    text = unicodedata.normalize("NFC", text).strip(" ")
    if not is_visible(text):
        raise ProblemError("bad-name", "name", most=MAX_NAME_CHARACTERS)
    text = " ".join(text.split())
    if not 1 <= len(text) <= MAX_NAME_CHARACTERS:
        raise ProblemError("bad-name", "name", most=MAX_NAME_CHARACTERS)
    return text


def clean_name(name: str) -> str:
    """
    Return *name* as it is stored.

    Raises:
        ProblemError: The name is empty or too long, contains invisible characters, or
            has a word that mixes letters of lookalike scripts.
    """
    name = clean_label(name)
    if mixes_scripts(name):
        raise ProblemError("mixed-name", "name")
    return name


def clean_login(login: str) -> str:
    """
    Return *login* as it is stored, in lower case.

    Raises:
        ProblemError: It is too short or too long, or contains blanks or invisible
            characters.
    """
    login = unicodedata.normalize("NFKC", login).casefold().strip()
    least, most = LOGIN_CHARACTERS
    fits = least <= len(login) <= most and is_visible(login) and " " not in login
    if not fits:
        raise ProblemError("bad-login", "login", least=least, most=most)
    return login


def check_password(password: str) -> None:
    """
    Check that *password* is acceptable.

    Raises:
        ProblemError: It is too short or too long.
    """
    least, most = PASSWORD_CHARACTERS
    if not least <= len(password) <= most:
        raise ProblemError("bad-password", "password", least=least, most=most)
