"""The page that tells what went wrong."""

from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import PLAIN, Visit, notice, page
from whiskerworks.server.pages.saying import word
from whiskerworks.server.problems import Problem


def error_page(prefix: str, problem: Problem, path: str) -> Html:
    """Return a page that tells a *problem* at *path*, and the way back."""
    visit = Visit(prefix, pages=PLAIN if is_plain(path) else "")
    back = tag("p", visit.link("/", word("back")))
    title = word("problem")
    return page(visit, title, tag("h1", title), notice(problem), back)


def is_plain(path: str) -> bool:
    """Tell whether a plain page lives at *path*."""
    return path == PLAIN or path.startswith(f"{PLAIN}/")
