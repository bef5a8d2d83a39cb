"""Games: metadata, rules and message catalogues."""

import hashlib
from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from whiskerworks.server import game_info
from whiskerworks.server.api.common import AnyRequest, problem_responses
from whiskerworks.server.api.schemas import Games, Rulebook
from whiskerworks.words.catalogue import DEFAULT

TAGS = ["games"]
Language = Annotated[str, QueryParameter(max_length=20)]
NOT_MODIFIED = {304: ResponseSpec(None, description="Your copy is up to date.")}


@get("/games", tags=TAGS, responses=problem_responses(404))
async def list_games(language: Language = DEFAULT) -> Games:
    """List all games with their names, seats, options and bot levels."""
    game_info.check_language(language)
    return Games(game_info.describe_games(language))


@get("/rules/{game:str}", tags=TAGS, responses=problem_responses(404))
async def show_rules(game: FromPath[str], language: Language = DEFAULT) -> Rulebook:
    """Show the rules of a game, each with its id and how certain it is."""
    game_info.check_language(language)
    return game_info.rules_of(game, language)


@get(
    "/words/{language:str}",
    tags=TAGS,
    media_type="text/plain",
    responses=problem_responses(404) | NOT_MODIFIED,
)
async def show_words(language: FromPath[str], request: AnyRequest) -> Response[str]:
    """Show the message catalogue that all games share, as Fluent text."""
    return catalogue_response(language, None, request)


@get(
    "/words/{language:str}/{game:str}",
    tags=TAGS,
    media_type="text/plain",
    responses=problem_responses(404) | NOT_MODIFIED,
)
async def show_game_words(
    language: FromPath[str], game: FromPath[str], request: AnyRequest
) -> Response[str]:
    """Show a game's own message catalogue, whose messages override the shared ones."""
    return catalogue_response(language, game, request)


def catalogue_response(
    language: str, game: str | None, request: AnyRequest
) -> Response[str]:
    """Return a catalogue, or 304 if the caller has it already."""
    text = game_info.catalogue_text(language, game)
    etag = f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'
    headers = {"etag": etag, "cache-control": "public, max-age=300"}
    if request.headers.get("if-none-match") == etag:
        return Response("", status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)


HANDLERS = [list_games, show_rules, show_words, show_game_words]
