"""
Write the table of look-alike characters used to compare names.

    pip download --no-deps confusable-homoglyphs==3.3.1
    python -m tools.confusables confusable_homoglyphs-3.3.1-py2.py3-none-any.whl

The package contains the data of Unicode's UTS #39. Each line of the table has a
representative, a tab, and the characters that look like it.
"""

import json
import sys
import unicodedata
import zipfile
from pathlib import Path
from typing import Final

FOUND_IN: Final = "confusable_homoglyphs/confusables.json"
WRITTEN: Final = (
    Path(__file__).parents[1]
    / "src"
    / "whiskerworks"
    / "server"
    / "data"
    / "confusables.txt"
)
MARK: Final = "\u200e"
"""Stands around characters that are written from right to left."""
Pairs = dict[str, list[dict[str, str]]]


def groups(pairs: Pairs) -> list[set[str]]:
    """Return the sets of texts that look alike."""
    group: dict[str, set[str]] = {}
    for one, alike in pairs.items():
        texts = {text.strip(MARK) for text in (one, *[each["c"] for each in alike])}
        joined = texts.union(*[group.get(text, set()) for text in texts])
        group.update(dict.fromkeys(joined, joined))
    return list({id(each): each for each in group.values()}.values())


def prototype(texts: set[str]) -> str:
    """
    Return the representative of *texts*: a lower-case ASCII letter if possible.

    What has several characters comes first, as only single ones are replaced.
    """

    def order(text: str) -> tuple[bool, bool, bool, bool, str]:
        is_letter, is_small = text.isalpha(), text.islower()
        return (len(text) == 1, not text.isascii(), not is_letter, not is_small, text)

    return min(texts, key=order)


def matters(character: str) -> bool:
    """Whether names can contain a character after decomposition."""
    is_plain = unicodedata.normalize("NFKD", character) == character
    return is_plain and unicodedata.category(character)[0] in "LNPSM"


def table(pairs: Pairs) -> str:
    """Return the table as text."""
    lines = []
    for texts in groups(pairs):
        stands = unicodedata.normalize("NFKD", prototype(texts))
        alike = sorted({c for c in texts if len(c) == 1 and matters(c)} - {stands})
        if alike:
            lines.append(f"{stands}\t{''.join(alike)}\n")
    return "".join(sorted(lines))


def main() -> None:
    """Read the package that was named, and write the table."""
    with zipfile.ZipFile(sys.argv[1]) as package:
        pairs = json.loads(package.read(FOUND_IN))
    WRITTEN.parent.mkdir(exist_ok=True)
    WRITTEN.write_text(table(pairs), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
