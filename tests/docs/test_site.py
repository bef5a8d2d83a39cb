"""The site: what Sphinx is handed, and how dead links are found."""

from pathlib import Path

from tools import build_site, links

DOCS = Path(__file__).parents[2] / "docs"


def test_files_at_the_root_are_pages_of_the_site() -> None:
    """Each has a page in docs/ that stands for it."""
    for name, path in build_site.ROOT_PAGES.items():
        assert (DOCS.parent / path).exists()
        assert (DOCS / f"{name}.md").exists()


def test_a_package_becomes_a_page_of_its_modules() -> None:
    """Also one that is a single module."""
    core = build_site.reference("whiskerworks.core")

    assert ".. automodule:: whiskerworks.core.match\n" in core
    assert core.count("## ") == core.count(".. automodule::") > 10
    assert build_site.reference("whiskerworks.plugins").count("## ") == 1


def test_dead_links_are_found(tmp_path: Path) -> None:
    """Pages, headings and pictures that are not there, and what is on the net."""
    (tmp_path / "a.html").write_text(
        '<h1 id="top"><a href="#top">x</a><a href="b.html#there">x</a>'
        '<a href="https://example.org">x</a><img src="data:image/png;base64,">'
        '<a href="#nowhere">x</a><a href="b.html#nowhere">x</a><a href="c.html">x</a>'
        '<img src="no.png"><script src="https://example.org/x.js"></script>'
    )
    (tmp_path / "b.html").write_text('<h1 id="there"><a href="a.html">x</a>')

    assert links.problems(tmp_path) == [
        "a.html: #nowhere leads nowhere",
        "a.html: b.html#nowhere leads nowhere",
        "a.html: c.html leads nowhere",
        "a.html: no.png leads nowhere",
        "a.html: https://example.org/x.js would be fetched from the net",
    ]
