// An address at which there is nothing.

import { Link } from "../route";
import { useTitle } from "../ui/title";
import { word } from "../words";

export function Nowhere() {
  useTitle(word("problem-not-found"));
  return (
    <>
      <h1>{word("problem-not-found")}</h1>
      <p>
        <Link to="/">{word("page-back")}</Link>
      </p>
    </>
  );
}
