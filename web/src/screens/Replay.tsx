// Replay a game, ply by ply, from any seat's view.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { get, post } from "../api";
import { Board } from "../board/Board";
import { BoardText } from "../board/BoardText";
import { findGame } from "../games";
import { me } from "../me";
import type { Event, Made, Replay as Shown, Setup, Snapshot } from "../messages";
import { href, absoluteUrl } from "../urls";
import { playerName, useSeatNames } from "../players";
import { address, go, Link } from "../route";
import { settings } from "../settings";
import { Log } from "../table/Log";
import { SceneNotes } from "../table/SceneNotes";
import { RuleButton } from "../table/buttons";
import { Stepper, type Step } from "../table/Stepper";
import { ReplayCache, parseNumber, plyFromQuery, plyUrl, clampPly } from "../table/replayPlies";
import { useRules } from "../table/useRules";
import { announce } from "../ui/announce";
import { Card, CopyField, ActionButton, Field, Notice, errorText, Checkbox } from "../ui/controls";
import { useTitle } from "../ui/useTitle";
import { say, sayEvent, word } from "../words";
import { useGameWords } from "./Table";

export function Replay({ table }: { readonly table: string }) {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [problem, setProblem] = useState("");
  const hasWords = useGameWords(snapshot?.facts.game ?? "");
  useEffect(() => {
    get<Snapshot>(`/tables/${encodeURIComponent(table)}`, { want: ["events"] }).then(setSnapshot, (error) => setProblem(errorText(error)));
  }, [table]);
  if (problem) {
    return (
      <>
        <Notice>{problem}</Notice>
        <Link to="/">{word("page-back")}</Link>
      </>
    );
  }
  return snapshot && hasWords ? <ReplayView snapshot={snapshot} /> : <p class="soft">{word("web-loading")}</p>;
}

/** The shown ply: its scene, and the events to animate. */
interface View {
  readonly shown: Shown;
  readonly newEvents: readonly Event[];
}

function ReplayView({ snapshot }: { readonly snapshot: Snapshot }) {
  const { table, game, seats } = snapshot.facts;
  const plies = snapshot.plies.length;
  const { query } = address.value;
  const ply = plyFromQuery(query, plies);
  const eyes = parseNumber(query.get("eyes"));
  const [isHidden, setHidden] = useState(!snapshot.status.players.some((player) => player.you));
  const { openRule, pane } = useRules(game);
  const { view, problem } = usePlyView(snapshot, ply, eyes);
  useSeatNames(snapshot.status, game);
  const name = (seat: number) => playerName(snapshot.status.players[seat], game, snapshot.status.phase);
  const title = findGame(game)?.title ?? game;
  useTitle(word("web-replay-of", { game: title }));
  const show = (to: number, through = eyes) => go(plyUrl(table, clampPly(to, plies), through), true);
  // Quick steps come faster than the screen updates, so each starts from the address.
  const step = (to: Step) => show(to(plyFromQuery(address.value.query, plies)));
  const sentence = plyText(snapshot, ply, name);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const now = log.current?.querySelector<HTMLElement>(".now");
    if (now && log.current) log.current.scrollTop = now.offsetTop - log.current.clientHeight / 2;
  }, [ply, isHidden]);
  return (
    <>
      <h1 class="table-title">{word("web-replay-of", { game: title })}</h1>
      <div class="table-screen">
        <div class="joining">
          <Stepper ply={ply} plies={plies} isHidden={isHidden} inWords={sentence} isReady={view?.shown.ply === ply} go={step} />
          {problem ? <Notice>{problem}</Notice> : null}
          <PlyEvents snapshot={snapshot} ply={ply} name={name} openRule={openRule} isHidden={isHidden} />
        </div>
        <div class="middle">
          {view ? <PlyBoard view={view} game={game} /> : <p class="soft">{word("web-loading")}</p>}
        </div>
        <div class="side">
          {pane}
          <Card title={word("web-replay-how")}>
            <Field name={word("page-eyes")} hint={snapshot.status.phase === "over" ? "" : word("web-eyes-later")}>
              <select value={eyes ?? ""} onChange={(event) => show(ply, parseNumber(event.currentTarget.value))}>
                <option value="">{snapshot.seat === null ? word("web-eyes-bystander") : word("web-eyes-own")}</option>
                {Array.from({ length: seats }, (_, seat) => (
                  <option key={seat} value={seat}>
                    {word("web-eyes-seat", { seat, name: name(seat) })}
                  </option>
                ))}
              </select>
            </Field>
            <Checkbox name={word("web-hide-end")} hint={word("web-hide-end-more")} on={isHidden} set={setHidden} />
            <button type="button" class="rules-opener" onClick={() => openRule("")}>
              {word("page-rules")}
            </button>
          </Card>
          <NextSteps snapshot={snapshot} ply={ply} eyes={eyes} />
          <Card title={word("page-log")}>
            <div class="replay-log" ref={log} tabIndex={0} role="region" aria-label={word("page-log")}>
              <Log game={game} plies={isHidden ? snapshot.plies.slice(0, ply) : snapshot.plies} name={name} plyHref={(to) => plyUrl(table, to, eyes)} openRule={openRule} here={ply} />
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}

/** Return the scene of a ply; only a single step forward is animated. */
function usePlyView(snapshot: Snapshot, ply: number, eyes: number | null): { view: View | null; problem: string } {
  const { table } = snapshot.facts;
  const through = eyes ?? snapshot.seat;
  const album = useMemo(
    () => new ReplayCache((at, seat) => get<Shown>(`/tables/${encodeURIComponent(table)}/plies/${at}`, { eyes: seat })),
    [table],
  );
  const [view, setView] = useState<View | null>(null);
  const [problem, setProblem] = useState("");
  const before = useRef<Shown | null>(null);
  useEffect(() => {
    let isWanted = true;
    const take = (shown: Shown): void => {
      if (!isWanted) return;
      const isNext = before.current?.ply === shown.ply - 1 && before.current.eyes === shown.eyes;
      before.current = shown;
      setProblem("");
      setView({ shown, newEvents: isNext ? shown.events : [] });
    };
    album.show(ply, through, snapshot.plies.length).then(take, (error) => isWanted && setProblem(errorText(error, snapshot.facts.game)));
    return () => {
      isWanted = false;
    };
  }, [album, ply, through]);
  return { view, problem };
}

function PlyBoard({ view, game }: { readonly view: View; readonly game: string }) {
  const { scene, ply } = view.shown;
  return (
    <>
      <Board scene={scene} game={game} ply={ply} newEvents={view.newEvents} />
      <Checkbox name={word("web-in-words")} on={settings.inWords.value} set={(on) => (settings.inWords.value = on)} />
      {settings.inWords.value ? (
        <section class="card">
          <h2>{word("page-in-words")}</h2>
          <BoardText scene={scene} game={game} />
        </section>
      ) : (
        <SceneNotes scene={scene} game={game} />
      )}
    </>
  );
}

type Name = (seat: number) => string;

/** Return a ply in words. */
function plyText(snapshot: Snapshot, ply: number, name: Name): string {
  const one = snapshot.plies[ply - 1];
  if (!one) return word("web-beginning");
  const events = (one.events ?? []).map((event) => sayEvent(event, snapshot.facts.game)).join(" ");
  return word("web-ply-told", { ply, name: name(one.seat), what: events || one.move || word("page-hidden-move") });
}

interface PlyEventsProps {
  readonly snapshot: Snapshot;
  readonly ply: number;
  readonly name: Name;
  readonly openRule: (rule: string) => void;
  readonly isHidden: boolean;
}

/** The events of this ply, and at the end the result. */
function PlyEvents({ snapshot, ply, name, openRule, isHidden }: PlyEventsProps) {
  const { game } = snapshot.facts;
  const events = snapshot.plies[ply - 1]?.events ?? [];
  const result = ply === snapshot.plies.length ? snapshot.status.result : null;
  const sentence = plyText(snapshot, ply, name);
  useEffect(() => announce(sentence), [ply]);
  return (
    <div class="replay-told card">
      {events.length ? (
        events.map((event, at) => (
          <p key={at}>
            {sayEvent(event, game)} <RuleButton rule={event.rule} openRule={openRule} />
          </p>
        ))
      ) : (
        <p>{sentence}</p>
      )}
      {result ? (
        <p>
          <strong>{say(result.say, game)}</strong> <RuleButton rule={result.rule} openRule={openRule} />
        </p>
      ) : null}
      {isHidden && ply === snapshot.plies.length ? <p class="soft">{word("web-last-ply")}</p> : null}
    </div>
  );
}

const MINE = { type: "mine" } as const;

/** Links from here: share, return to the table, branch, download. */
function NextSteps({ snapshot, ply, eyes }: { readonly snapshot: Snapshot; readonly ply: number; readonly eyes: number | null }) {
  const { table, game, hides } = snapshot.facts;
  const isOver = snapshot.status.phase === "over";
  const { players } = snapshot.status;
  const branch = async (chairs: Setup["chairs"]): Promise<void> =>
    go(`/t/${(await post<Made>(`/tables/${table}/branch`, { ply, setup: { chairs } })).table}`);
  const mine = players.map(() => MINE);
  const same = players.map(({ kind, level }) => (kind === "bot" ? ({ type: "bot", level } as const) : MINE));
  const isShared = same.some((chair) => chair !== MINE);
  return (
    <Card title={word("web-from-here")}>
      <CopyField text={absoluteUrl(plyUrl(table, ply, eyes))} name={word("web-ply-link")} />
      <div class="row next">
        <Link to={`/t/${table}`} class="button">
          {word("web-to-table")}
        </Link>
        {me.value ? (
          <>
            {isShared ? (
              <ActionButton do={() => branch(same)} game={game}>
                {word("web-branch-same")}
              </ActionButton>
            ) : null}
            <ActionButton do={() => branch(mine)} game={game}>
              {word(isShared ? "web-branch-mine" : "page-branch")}
            </ActionButton>
          </>
        ) : null}
        {isOver || !hides ? (
          <a class="button" href={href(`/api/tables/${table}/record`)} download>
            {word("page-download")}
          </a>
        ) : null}
      </div>
    </Card>
  );
}
