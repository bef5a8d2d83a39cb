#!/usr/bin/env python3
"""
Check the title of a commit: `room: verb the thing`, at most 65 characters.

    python tools/commit_title.py FILE        the file git hands to a commit-msg hook
    python tools/commit_title.py --install   let git ask before each commit

Only the standard library is needed. A script cannot tell every verb from every noun;
it refuses only what is surely no imperative.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

MAX_TITLE_CHARACTERS: Final = 65
FORM: Final = re.compile(r"[a-z][a-z0-9_./-]*(?:, [a-z][a-z0-9_./-]*)*: (\S+)(.*)")
GIT_MADE: Final = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
"""How titles begin that git writes itself."""

NO_VERBS: Final = re.compile(
    "a|an|the|this|that|these|it|its|all|each|every|some|no|not|more|new|now|when|where|if"
    "|after|before|is|are|was|were|be|has|have|had|does|did|can|may|must|there|and|or|for"
    "|from|in|into|of|on|with|without|to"
)
BASE_FORMS: Final = re.compile(
    "alias|bias|bring|bus|embed|feed|focus|need|ping|proceed|ring|seed|shed|speed|spring"
    "|string|succeed|swing|wing"
)
"""Verbs that look like another form and are none."""
HOOK: Final = """\
#!/bin/sh
[ ! -f tools/commit_title.py ] || exec python3 tools/commit_title.py "$1"
"""


def problems(title: str) -> list[str]:
    """Return what is wrong with a *title*, in sentences."""
    if title.startswith(GIT_MADE):
        return []
    found = []
    if len(title) > MAX_TITLE_CHARACTERS:
        found.append(f"It has {len(title)} characters; {MAX_TITLE_CHARACTERS} fit.")
    form = FORM.fullmatch(title)
    if form is None:
        return [*found, "Begin with a room in small letters, a colon and a blank."]
    verb = form[1]
    if verb != verb.lower() and verb[1:] == verb[1:].lower():
        found.append(f"Write {verb!r} in small letters.")
    if not is_imperative(verb.lower()):
        found.append(f"{verb!r} is not an imperative: say what the commit does.")
    if title.endswith("."):
        found.append("End it without a full stop.")
    return found


def is_imperative(word: str) -> bool:
    """Return whether *word* may be an imperative, as far as its form shows."""
    if NO_VERBS.fullmatch(word):
        return False
    third_person = word.endswith("s") and not word.endswith("ss")
    is_bent = third_person or word.endswith(("ed", "ing"))
    return bool(BASE_FORMS.fullmatch(word)) or not is_bent


def install() -> None:
    """Make git run this file for each commit of the checkout around it."""
    here = Path(__file__).resolve()
    git = ("git", "-C", str(here.parent), "rev-parse", "--git-path", "hooks/commit-msg")
    place = subprocess.run(git, check=True, capture_output=True, text=True).stdout
    hook = here.parent / place.strip()
    if hook.exists() and "commit_title" not in hook.read_text("utf-8"):
        sys.exit(f"Another hook is there already: {hook}")
    hook.parent.mkdir(parents=True, exist_ok=True)
    hook.write_text(HOOK, "utf-8")
    hook.chmod(0o755)
    print(f"Installed: {hook}")


def main(word: str) -> int:
    """Check the title in a file, or install the hook; return 0 if all is well."""
    if word == "--install":
        install()
        return 0
    lines = Path(word).read_text("utf-8").splitlines()
    title = next((line for line in lines if line and not line.startswith("#")), "")
    found = problems(title)
    if found:
        print(f"The title of this commit: {title}", *found, sep="\n  ", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
