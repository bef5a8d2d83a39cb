// An address at which there is nothing.

import { Link } from "../route";
import { Drawing } from "../ui/Drawing";
import { useTitle } from "../ui/title";
import { word } from "../words";

export function Nowhere() {
  useTitle(word("problem-not-found"));
  return (
    <div class="nowhere">
      <svg viewBox="-1.2 -.62 2.4 1.24" aria-hidden="true" focusable="false">
        <g transform="translate(-.55 0)">
          <Drawing art="hole" />
        </g>
        <g transform="translate(.45 0)">
          <Drawing art="mouse" />
        </g>
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
