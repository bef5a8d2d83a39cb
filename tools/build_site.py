"""
Build the site of the documentation into build/site, and fail on any dead link.

    python -m tools.build_site [FOLDER]

Sphinx does the work; docs/conf.py loads this module as an extension. It adds what
Sphinx lacks here: an API reference of whole packages, pages whose text stands at the
root of the project, pictures for the dark theme, and links to files that are no pages.
"""

import importlib
import pkgutil
import re
import shutil
import sys
from pathlib import Path, PurePosixPath
from typing import Final

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.cmd.build import build_main

from tools import links

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
SITE: Final = ROOT / "build" / "site"
DOCTREES: Final = "build/site-doctrees"

ROOT_PAGES: Final = {
    "changelog": "CHANGELOG.md",
    "contributing": "CONTRIBUTING.md",
    "security": "SECURITY.md",
}
"""Pages of the site that show a file from the root of the project."""
FOLDERS: Final = ("choices", "pictures", "screens")
"""Folders of docs/ that pages name in HTML or link to as they are."""

GENERATED: Final = ("genindex", "py-modindex", "search")
"""Pages that Sphinx adds."""

API: Final = re.compile(r"^<!-- api: ([\w.]+) -->$", re.MULTILINE)
FILLER: Final = re.compile(r"Create new instance of |Alias for field number ")
LINK: Final = re.compile(r"(\]\(|src=\")((?!\w+:|#)[^)\s\"#]+)")


def main(folder: str = str(SITE)) -> int:
    """Build the site into *folder*; return 0 if nothing was to be complained of."""
    how = ["-b", "html", "-W", "--keep-going", "-q", "-d", str(ROOT / DOCTREES)]
    failed = build_main([*how, str(DOCS), folder])
    return failed or links.main(folder)


def setup(app: Sphinx) -> dict[str, bool]:
    """Load this module as an extension of Sphinx."""
    app.connect("source-read", prepare_source)
    app.connect("autodoc-process-docstring", drop_filler)
    app.connect("doctree-resolved", finish_page)
    app.connect("build-finished", tidy_up)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def prepare_source(app: Sphinx, page: str, source: list[str]) -> None:
    """Put in place what a page shows of the project's root, and of the program."""
    if page in ROOT_PAGES:
        path = ROOT / ROOT_PAGES[page]
        app.env.note_dependency(str(path))
        source[0] = LINK.sub(_from_docs, path.read_text("utf-8"))
    up = "../" * page.count("/")
    for name, target in ROOT_PAGES.items():
        source[0] = source[0].replace(f"](../{up}{target}", f"]({up}{name}.md")
    source[0] = API.sub(lambda found: reference(found[1]), source[0])


def _from_docs(found: re.Match[str]) -> str:
    """Return a link of a file at the root as one of a page in docs/."""
    start, target = found.groups()
    inside = target.removeprefix("docs/")
    return f"{start}{inside if inside != target else f'../{target}'}"


def reference(name: str) -> str:
    """Return the reference of a package, as Markdown: each public module in it."""
    package = importlib.import_module(name)
    found = (
        pkgutil.iter_modules(package.__path__) if hasattr(package, "__path__") else ()
    )
    modules = [f"{name}.{one.name}" for one in found if not one.ispkg]
    return "\n\n".join(map(_module_reference, sorted(modules) or [name]))


def _module_reference(name: str) -> str:
    return f"## {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```"


def drop_filler(
    app: Sphinx, kind: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """Drop what Python itself writes about the parts of a named tuple."""
    lines[:] = [line for line in lines if not FILLER.match(line)]


def finish_page(app: Sphinx, page: nodes.document, name: str) -> None:
    """Add pictures for the dark theme, and link files in the folders as they are."""
    folder = DOCS / PurePosixPath(name).parent
    for image in list(page.findall(nodes.image)):
        dark = re.sub(r"(\.\w+)$", r"-dark\1", image["uri"])
        if (DOCS / dark).exists():
            _add_dark(app, image, dark)
    for link in list(page.findall(addnodes.download_reference)):
        target = (folder / link["reftarget"]).resolve()
        if DOCS in target.parents and target.relative_to(DOCS).parts[0] in FOLDERS:
            plain = nodes.reference("", "", *link.children, refuri=link["reftarget"])
            plain["internal"] = True
            link.replace_self(plain)


def _add_dark(app: Sphinx, image: nodes.image, dark: str) -> None:
    """Put the picture *dark* behind *image*, and show each in its theme."""
    night = image.copy()
    night["uri"] = dark
    app.builder.images[dark] = PurePosixPath(dark).name
    image["classes"].append("only-light")
    night["classes"].append("only-dark")
    image.parent.insert(image.parent.index(image) + 1, night)


def tidy_up(app: Sphinx, problem: Exception | None) -> None:
    """Copy the folders that pages name in HTML, and remove pages that are no more."""
    if problem is not None:
        return
    out = Path(app.outdir)
    pages = {out / f"{name}.html" for name in [*app.env.found_docs, *GENERATED]}
    folders = [out / name for name in ("_static", "_downloads", *FOLDERS)]
    for name in FOLDERS:
        shutil.copytree(DOCS / name, out / name, dirs_exist_ok=True)
    for path in set(out.rglob("*.html")) - pages:
        if not any(folder in path.parents for folder in folders):
            path.unlink()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
