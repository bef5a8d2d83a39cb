// What is told of the line to the table when it does not hold.

import { useEffect, useState } from "preact/hooks";

import { Link as To } from "../route";
import { word } from "../words";
import { inWords } from "./at";
import type { Link } from "./link";

/** Why a line may be lost that is worth a sentence. */
const TOLD = new Set(["damaged", "storage"]);

/** A banner while the line is lost; nothing while it holds. */
export function Line({ link }: { readonly link: Link }) {
  const line = link.line.value;
  const isLost = line.is === "lost";
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isLost) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [line]);
  if (line.is === "open" || line.is === "closed") return null;
  const seconds = isLost ? Math.max(0, Math.ceil((line.next - now) / 1000)) : 0;
  return (
    <div class="line-lost">
      <p role="status">{word(isLost ? "web-line-lost" : "web-line-connecting")}</p>
      {isLost && TOLD.has(line.why) ? <p>{word(`problem-${line.why}`)}</p> : null}
      {isLost ? <p>{word("web-line-next", { seconds })}</p> : null}
      {link.waiting.value ? <p>{word("web-line-kept")}</p> : null}
      {isLost ? (
        <button type="button" onClick={() => link.hurry()}>
          {word("web-line-now")}
        </button>
      ) : null}
    </div>
  );
}

/** What is told when a table cannot be looked at. */
export function Closed({ why }: { readonly why: string }) {
  return (
    <>
      <h1>{word("page-problem")}</h1>
      <p>{inWords(why) || word("web-closed")}</p>
      <p>
        <To to="/">{word("page-back")}</To>
      </p>
    </>
  );
}
