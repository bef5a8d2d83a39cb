# compiled: cold
"""Positions on one line, as fields with a name and a value: `turn:0 cat:e5`."""

from collections.abc import Mapping

from whiskerworks.core.errors import BadPosition, shorten
from whiskerworks.core.options import read_number

Fields = dict[str, str]


def read_fields(
    text: str, needed: tuple[str, ...], others: tuple[str, ...], example: str
) -> Fields:
    """
    Return the fields in *text*; those in *others* may be left out.

    >>> read_fields("turn:0 cat:e5", ("turn",), ("cat",), "turn:0")
    {'turn': '0', 'cat': 'e5'}

    Raises:
        BadPosition: A field is unknown, repeated or missing.
    """
    known = needed + others
    fields: Fields = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon or name not in known:
            raise BadPosition(
                shorten(word), f"fields are {', '.join(known)}, as in {example}"
            )
        if name in fields:
            raise BadPosition(name, "it appears twice")
        fields[name] = value
    for name in needed:
        if name not in fields:
            raise BadPosition(name, "it is missing")
    return fields


def read_field_number(
    fields: Fields, name: str, least: int, most: int, default: int
) -> int:
    """
    Return the number in a field, or *default* if the field is missing.

    Raises:
        BadPosition: It is not a whole number from *least* to *most*.
    """
    text = fields.get(name, str(default))
    number = read_number(text)
    if number is None or not least <= number <= most:
        raise BadPosition(
            name, f"{shorten(text)!r} is not a whole number from {least} to {most}"
        )
    return number


def read_word(name: str, text: str, allowed: tuple[str, ...]) -> int:
    """
    Return which of the *allowed* words a field says.

    Raises:
        BadPosition: None of them.
    """
    if text not in allowed:
        raise BadPosition(name, f"{shorten(text)!r} is not one of {', '.join(allowed)}")
    return allowed.index(text)


def read_places(
    name: str, text: str, places: Mapping[str, int], kind: str
) -> list[int]:
    """
    Return the places listed in a field: `e3,f4`, or `-` for none.

    Raises:
        BadPosition: A place does not exist; the error calls places *kind*.
    """
    if text == "-":
        return []
    for word in text.split(","):
        if word not in places:
            first, *_, last = places
            known = f"there are {first} to {last}, and - for none"
            raise BadPosition(name, f"there is no {kind} {shorten(word)!r}; {known}")
    return [places[word] for word in text.split(",")]
