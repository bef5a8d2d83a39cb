// The end of a game: who won and by which rule, the check of the deal, and what comes next.

import { useEffect, useRef, useState } from "preact/hooks";

import { get, post } from "../api";
import { me } from "../me";
import type { Deal, Made, Result, Verdict } from "../messages";
import { href } from "../urls";
import { go, Link } from "../route";
import { ActionButton } from "../ui/controls";
import { list, say, word } from "../words";
import { type TableContext, seatName, playerNameAt } from "./tableContext";
import { matchesCommitment, rememberedCommitment } from "./dealCommitment";
import { RuleButton } from "./buttons";
import { ownSeats } from "./turns";

/** Return who won, if a name says it; otherwise "". */
function wonBy(at: TableContext): string {
  const { status, facts } = at.state;
  const winners = status.result?.winners ?? [];
  if (!winners.length || facts.seats < 2) return "";
  // Say which seat won if one person holds several.
  const isMany = ownSeats(at.state).length > 1;
  const name = (seat: number) => (isMany && seatName(at.state, seat, at.game)) || playerNameAt(at, seat);
  const isMine = !isMany && winners.length === 1 && status.players[winners[0]!]?.you;
  return word(isMine ? "web-you-won" : "page-winners", { names: list(winners.map(name)) });
}

/** Return in a short sentence how the game ended. */
export const howItEnded = (at: TableContext): string => {
  const { result } = at.state.status;
  return wonBy(at) || (result ? say(result.say, at.game) : word("page-phase-over"));
};

/** Shown beside the board, or below it on phones, so that nothing moves when it appears. */
export function GameEnd({ at }: { readonly at: TableContext }) {
  const { result } = at.state.status;
  return at.isOver && result ? <EndCard at={at} result={result} /> : null;
}

function EndCard({ at, result }: { readonly at: TableContext; readonly result: Result }) {
  const { status, facts } = at.state;
  const won = wonBy(at);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (matchMedia("(min-width: 60rem)").matches) card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section class="card end" id="end" ref={card} aria-label={word("page-phase-over")}>
      <h2>
        {say(result.say, at.game)} <RuleButton rule={result.rule} openRule={at.openRule} />
      </h2>
      {won ? (
        <p class="winners">
          <span aria-hidden="true">★ </span>
          {won}
        </p>
      ) : null}
      {facts.seats > 1 && isScored(result) ? <Scores at={at} /> : null}
      <NextSteps at={at} />
      {isDealtHere(at) ? <DealCheck table={at.state.facts.table} deal={status.deal} game={at.game} /> : null}
    </section>
  );
}

/** Whether this table's dealer drew anything; an imported game cannot be checked. */
const isDealtHere = ({ state }: TableContext): boolean => state.position.ply > state.facts.given;

/** Whether scores say more than who won. */
const isScored = ({ scores, winners }: Result): boolean => winners.length !== 1 || scores.some((score) => score !== 0 && score !== 1);

function Scores({ at }: { readonly at: TableContext }) {
  const scores = at.state.status.result?.scores ?? [];
  return (
    <table class="scores">
      <caption>{word("web-scores")}</caption>
      <tbody>
        {scores.map((score, seat) => (
          <tr key={seat}>
            <th scope="row">{playerNameAt(at, seat)}</th>
            <td>{Math.round(score * 100) / 100}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rematch, replay and record. */
function NextSteps({ at }: { readonly at: TableContext }) {
  const { facts, status, position } = at.state;
  const plays = status.players.some((player) => player.you);
  const again = async (): Promise<void> => go(`/t/${(await post<Made>(`/tables/${facts.table}/rematch`)).table}`);
  return (
    <div class="row next">
      {status.rematch ? (
        <Link to={`/t/${status.rematch}`} class="button main">
          {word("page-go-rematch")}
        </Link>
      ) : plays && me.value ? (
        <ActionButton do={again} class="main" game={at.game}>
          {word("page-rematch")}
        </ActionButton>
      ) : null}
      {position.ply ? (
        <Link to={`/t/${facts.table}?ply=0`} class="button">
          {word("web-look-back")}
        </Link>
      ) : null}
      <a class="button" href={href(`/api/tables/${facts.table}/record`)} download>
        {word("page-download")}
      </a>
    </div>
  );
}

/** The deal: the server's verdict, and the check that this browser makes itself. */
function DealCheck({ table, deal, game }: { readonly table: string; readonly deal: Deal; readonly game: string }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  const { secret } = deal;
  useEffect(() => {
    if (!secret) return;
    get<Verdict>(`/tables/${table}/verdict`).then(setVerdict, () => undefined);
    matchesCommitment(rememberedCommitment(table), secret).then(setKept, () => undefined);
  }, [table, secret]);
  if (!secret) return null;
  const isBad = verdict?.good === false || kept === false;
  return (
    <details class={`deal ${isBad ? "bad" : ""}`} open={isBad}>
      <summary>
        {verdict ? <CheckSign good={!isBad} /> : null} {word(isBad ? "web-deal-bad" : verdict ? "web-deal-good" : "web-deal")}
      </summary>
      {verdict?.says.map((one, at) => (
        <p key={at}>{say(one, game)}</p>
      ))}
      {kept === null ? null : (
        <p>
          <CheckSign good={kept} /> {word(kept ? "web-deal-kept" : "web-deal-broken")}
        </p>
      )}
      <DealCommitment deal={deal} />
    </details>
  );
}

const CheckSign = ({ good }: { readonly good: boolean }) => <span aria-hidden="true">{good ? "✓" : "✗"}</span>;

/** The commitment and the secret. */
export function DealCommitment({ deal }: { readonly deal: Deal }) {
  return (
    <>
      <p>
        {word("page-commitment")} <code>{deal.commitment}</code>
      </p>
      <p>
        {word("page-secret")} {deal.secret ? <code>{deal.secret}</code> : word("page-secret-later")}
      </p>
      <p class="soft">{word("page-verify")}</p>
    </>
  );
}
