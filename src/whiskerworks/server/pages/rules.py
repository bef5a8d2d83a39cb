"""Pages with the rules of the games."""

from whiskerworks.server.game_info import describe_game, describe_games, rules_of
from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import PageContext, card, page
from whiskerworks.server.pages.texts import page_text


def games_page(visit: PageContext) -> Html:
    """Return all games, linked to their rules."""
    items = [
        tag("li", visit.link(f"/rules/{facts.name}", facts.title), ": ", facts.summary)
        for facts in describe_games()
    ]
    lines = tag("ul", *items, class_="plain")
    return page(visit, page_text("rules"), tag("h1", page_text("rules")), card(lines))


def rules_page(visit: PageContext, game: str) -> Html:
    """
    Return the rules of a game, each with its id and how certain it is.

    Raises:
        ProblemError: The game does not exist.
    """
    facts, book = describe_game(game), rules_of(game)
    rows = [
        tag(
            "li",
            tag("strong", rule.rule),
            tag("span", f" {', '.join(rule.certainty)} ", class_="tag"),
            f" {rule.text}",
            id=rule.rule,
        )
        for rule in book.rules
    ]
    credit = page_text("credit", title=facts.printed_title, credits=facts.credits)
    return page(
        visit,
        facts.title,
        tag("h1", facts.title),
        tag("p", facts.summary),
        tag("p", credit, class_="soft"),
        card(tag("ul", *rows, class_="plain")),
    )
