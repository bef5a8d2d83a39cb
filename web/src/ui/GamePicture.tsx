// The picture of a game in progress, as the server draws it.

import type { GameFacts } from "../messages";
import { href } from "../urls";
import { isDark } from "../settings";
import { word } from "../words";

/** Return the address of a game's picture, light or dark. */
export const pictureOf = (game: string, dark: boolean): string =>
  href(`/games/${encodeURIComponent(game)}.svg${dark ? "?dark=1" : ""}`);

export const GamePicture = ({ game }: { readonly game: GameFacts }) => (
  <img
    class="picture"
    src={pictureOf(game.name, isDark())}
    alt={word("web-picture-of", { game: game.title })}
    width={480}
    height={400}
    loading="lazy"
    decoding="async"
  />
);
