// What is shown while the connection to the table is down.

import { useEffect, useState } from "preact/hooks";

import { Link as To } from "../route";
import { word } from "../words";
import { codeText } from "./tableContext";
import type { TableConnection } from "./connection";

/** Reasons for a lost connection that are worth a sentence. */
const EXPLAINED_REASONS = new Set(["damaged", "storage"]);

/** A banner while disconnected; nothing while connected. */
export function ConnectionBanner({ connection }: { readonly connection: TableConnection }) {
  const state = connection.state.value;
  const isLost = state.is === "lost";
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isLost) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [state]);
  if (state.is === "open" || state.is === "closed") return null;
  const seconds = isLost ? Math.max(0, Math.ceil((state.next - now) / 1000)) : 0;
  return (
    <div class="line-lost">
      <p role="status">{word(isLost ? "web-line-lost" : "web-line-connecting")}</p>
      {isLost && EXPLAINED_REASONS.has(state.reason) ? <p>{word(`problem-${state.reason}`)}</p> : null}
      {isLost ? <p>{word("web-line-next", { seconds })}</p> : null}
      {connection.pendingCount.value ? <p>{word("web-line-kept")}</p> : null}
      {isLost ? (
        <button type="button" onClick={() => connection.retryNow()}>
          {word("web-line-now")}
        </button>
      ) : null}
    </div>
  );
}

/** The page for a table that cannot be opened. */
export function ClosedTable({ reason }: { readonly reason: string }) {
  return (
    <>
      <h1>{word("page-problem")}</h1>
      <p>{codeText(reason) || word("web-closed")}</p>
      <p>
        <To to="/">{word("page-back")}</To>
      </p>
    </>
  );
}
