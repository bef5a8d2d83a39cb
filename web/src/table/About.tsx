// The options of the table, and what makes its deal checkable.

import { useState } from "preact/hooks";

import { post } from "../api";
import { findGame } from "../games";
import type { Facts, WatchLink } from "../messages";
import { href } from "../urls";
import { Link } from "../route";
import { CopyField, ActionButton } from "../ui/controls";
import { word } from "../words";
import type { TableContext } from "./tableContext";
import { DealCommitment } from "./GameEnd";
import { ownSeats } from "./turns";

export function About({ at }: { readonly at: TableContext }) {
  const { facts, status } = at.state;
  const options = Object.entries(facts.options);
  const meaning = (name: string) => findGame(at.game)?.options.find((one) => one.name === name)?.meaning ?? name;
  return (
    <>
      <dl class="options">
        <div>
          <dt>{word("page-clock")}</dt>
          <dd>{clockInWords(facts.clock)}</dd>
        </div>
        {options.map(([name, value]) => (
          <div key={name}>
            <dt>{meaning(name)}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {facts.branched_from ? (
        <p>
          <Link to={`/t/${facts.branched_from}`}>{word("web-branched-from", { plies: facts.given })}</Link>
        </p>
      ) : null}
      <h3>{word("web-deal")}</h3>
      <DealCommitment deal={status.deal} />
      {ownSeats(at.state).length ? <WatchLinkForm at={at} /> : null}
      {facts.hides && status.phase !== "over" ? null : (
        <p>
          <a href={href(`/api/tables/${facts.table}/record`)} download>
            {word("page-download")}
          </a>
        </p>
      )}
    </>
  );
}

function clockInWords(clock: Facts["clock"]): string {
  if (clock.type === "bank") return word("web-has-bank", { minutes: clock.seconds / 60, increment: clock.increment ?? 0 });
  if (clock.type === "days") return word("web-has-days", { days: clock.days });
  return word(`page-clock-${clock.type}`);
}

/** Makes a link with which others can watch through a player's eyes. */
function WatchLinkForm({ at }: { readonly at: TableContext }) {
  const [url, setUrl] = useState("");
  const make = async (): Promise<void> => {
    const { facts, seat } = at.state;
    setUrl((await post<WatchLink>(`/tables/${facts.table}/watch-link`, undefined, { seat })).url);
  };
  return (
    <>
      <h3>{word("web-shoulder")}</h3>
      <p class="soft">{word("web-shoulder-more")}</p>
      {url ? <CopyField text={url} name={word("web-shoulder")} /> : <ActionButton do={make}>{word("web-shoulder-make")}</ActionButton>}
    </>
  );
}
