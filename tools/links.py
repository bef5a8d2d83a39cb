"""
Find dead links on a site, and whatever it would fetch from the net.

    python -m tools.links [FOLDER]

Sphinx checks links between pages of Markdown. This also reads the HTML that pages
contain, and looks for the files and headings that links lead to in what was built.
"""

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

SITE: Final = Path(__file__).parents[1] / "build" / "site"
LOADED: Final = {"img": "src", "script": "src", "link": "href", "source": "srcset"}
"""Elements that make a browser load something, and the attribute that names it."""


class Page(HTMLParser):
    """The links of a page, what it loads, and the places one can link to."""

    def __init__(self, text: str) -> None:
        """Read *text*, which is HTML."""
        super().__init__()
        self.places: Final[set[str]] = set()
        self.links: Final[list[str]] = []
        self.loads: Final[list[str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element links to, loads, or is called."""
        found = {name: value or "" for name, value in attrs}
        self.places.update(found[name] for name in ("id", "name") if name in found)
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag in LOADED and LOADED[tag] in found:
            self.loads.append(found[LOADED[tag]])


def problems(site: Path) -> list[str]:
    """Return every dead link of a *site*, and every file that it wants of the net."""
    pages = {
        path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))
    }
    found = [
        f"{path.relative_to(site).as_posix()}: {problem}"
        for path, page in pages.items()
        for problem in _problems_of(path, page, pages)
    ]
    return list(dict.fromkeys(found))


def _problems_of(path: Path, page: Page, pages: dict[Path, Page]) -> Iterator[str]:
    for target in [*page.links, *page.loads]:
        if not _is_on_the_net(target) and not _leads_somewhere(path, target, pages):
            yield f"{target} leads nowhere"
    for target in filter(_is_on_the_net, page.loads):
        yield f"{target} would be fetched from the net"


def _is_on_the_net(target: str) -> bool:
    parts = urlsplit(target)
    return parts.scheme not in ("", "data") or parts.netloc != ""


def _leads_somewhere(path: Path, target: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(target)
    if parts.scheme == "data":
        return True
    file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not file.is_file():
        return False
    place = unquote(parts.fragment)
    return place == "" or file not in pages or place in pages[file].places


def main(folder: str = str(SITE)) -> int:
    """Print the problems of the site in *folder*; return 0 if it has none."""
    found = problems(Path(folder).resolve())
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
