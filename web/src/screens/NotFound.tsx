// The page for an unknown address.

import { Link } from "../route";
import { Drawing } from "../ui/Drawing";
import { useTitle } from "../ui/useTitle";
import { word } from "../words";

export function NotFound() {
  useTitle(word("problem-not-found"));
  return (
    <div class="nowhere">
      <svg viewBox="-.6 -.5 1.2 1" aria-hidden="true" focusable="false">
        <Drawing name="mouse" />
      </svg>
      <h1>{word("problem-not-found")}</h1>
      <p>{word("web-nowhere-more")}</p>
      <p>
        <Link to="/" class="button main">
          {word("page-back")}
        </Link>
      </p>
    </div>
  );
}
