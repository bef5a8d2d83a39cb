"""The page that tells what went wrong."""

from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import Visit, notice, page
from whiskerworks.server.pages.saying import word
from whiskerworks.server.problems import Problem


def error_page(prefix: str, problem: Problem) -> Html:
    """Return a page that tells a *problem*, and the way back."""
    visit = Visit(prefix)
    back = tag("p", visit.link("/", word("back")))
    return page(visit, word("problem"), notice(problem), back)
