// Shown before the game, or while a chair is free: sit down, invite others, let bots play.

import { useState } from "preact/hooks";

import { findGame } from "../games";
import { ensureGuest, me } from "../me";
import type { Player, Sit } from "../messages";
import { absoluteUrl } from "../urls";
import { address } from "../route";
import { Card, CopyField, ActionButton, Field } from "../ui/controls";
import { word } from "../words";
import { type TableContext, playerNameAt, errorFrom } from "./tableContext";
import { LevelChoice } from "./PlayerActions";
import { CommandButton } from "./buttons";
import { QrCode } from "./QrCode";
import { ownSeats } from "./turns";

const MAX_WORD_CHARACTERS = 40;
const isFree = (player: Player): boolean => player.kind === "open" || player.kind === "kept";

/** Everything that brings people to the table. */
export function JoinPanel({ at }: { readonly at: TableContext }) {
  const { status, facts } = at.state;
  if (status.phase === "over" || status.phase === "closed") return null;
  const isWaiting = status.phase === "waiting";
  const plays = ownSeats(at.state).length > 0;
  const mayTake = status.players.some((one) => isFree(one) || (one.kind === "left" && one.name === me.value?.name));
  const invitation = status.players.some(isFree) ? facts.invitation : null;
  if (!isWaiting && !invitation && (plays || !mayTake)) return null;
  return (
    <div class="joining">
      {!plays && mayTake ? <SitForm at={at} /> : null}
      {invitation ? <Invite at={at} invitation={invitation} /> : null}
      {isWaiting ? <Chairs at={at} plays={plays} /> : null}
      {isWaiting && plays ? <LuckyWordForm at={at} /> : null}
    </div>
  );
}

/** Sit down; asks for a name if the server does not know us. */
function SitForm({ at }: { readonly at: TableContext }) {
  const [name, setName] = useState("");
  const [lucky, setLucky] = useState("");
  const invitation = address.value.query.get("invitation") ?? "";
  const host = at.state.status.players.find((player) => player.kind === "person");
  const game = findGame(at.game);
  const invited = invitation && host ? word("web-invites", { name: playerNameAt(at, host.seat), game: game?.title ?? at.game }) : "";
  const sit = async (): Promise<void> => {
    if (!me.value) {
      await ensureGuest(name.trim() || word("page-guest"));
      at.connection.restart();
    }
    const command: Sit = { type: "sit", invitation, word: lucky.trim() };
    const answer = await at.connection.send(command);
    if (answer.type !== "done") throw errorFrom(answer);
  };
  return (
    <Card title={invited || word("page-free-chairs")} class="sitting">
      {invited ? <p>{game?.summary}</p> : null}
      <form onSubmit={(event) => event.preventDefault()}>
        {me.value ? null : (
          <Field name={word("page-your-name")}>
            <input type="text" maxLength={40} autocomplete="nickname" value={name} placeholder={word("page-guest")} onInput={(event) => setName(event.currentTarget.value)} />
          </Field>
        )}
        <ActionButton do={sit} class="main" game={at.game}>
          {word("page-sit")}
        </ActionButton>
        {at.state.status.phase === "waiting" ? (
          <details>
            <summary>{word("web-lucky")}</summary>
            <WordField value={lucky} set={setLucky} />
          </details>
        ) : null}
      </form>
    </Card>
  );
}

function WordField({ value, set }: { readonly value: string; readonly set: (value: string) => void }) {
  return (
    <Field name={word("web-lucky")} hint={word("web-lucky-why")}>
      <input type="text" maxLength={MAX_WORD_CHARACTERS} value={value} autocomplete="off" onInput={(event) => set(event.currentTarget.value)} />
    </Field>
  );
}

/** A lucky word for the dealer, from somebody who already sits. */
function LuckyWordForm({ at }: { readonly at: TableContext }) {
  const mine = at.state.status.players.find((player) => player.you)?.word ?? "";
  const [lucky, setLucky] = useState(mine);
  const give = (event: Event): void => {
    event.preventDefault();
    void at.act({ type: "word", word: lucky.trim() });
  };
  return (
    <details class="card">
      <summary>{mine ? word("web-lucky-word", { word: mine }) : word("web-lucky")}</summary>
      <form onSubmit={give}>
        <WordField value={lucky} set={setLucky} />
        <button type="submit">{word("web-lucky-give")}</button>
      </form>
    </details>
  );
}

/** The invitation link, to copy, share or scan. */
function Invite({ at, invitation }: { readonly at: TableContext; readonly invitation: string }) {
  const link = absoluteUrl(`/t/${at.state.facts.table}?invitation=${encodeURIComponent(invitation)}`);
  const share = "share" in navigator ? () => navigator.share({ url: link, title: document.title }).catch(() => undefined) : null;
  return (
    <Card title={word("web-invite")} class="invite">
      <p>{word("page-invite")}</p>
      <CopyField text={link} name={word("page-invitation")} />
      {share ? (
        <button type="button" onClick={share}>
          {word("web-share")}
        </button>
      ) : null}
      <QrCode text={link} name={word("web-qr")} />
    </Card>
  );
}

/** All chairs, and what can be done with each before the start. */
function Chairs({ at, plays }: { readonly at: TableContext; readonly plays: boolean }) {
  const { status, facts } = at.state;
  const isFull = !status.players.some(isFree);
  return (
    <Card title={word("web-chairs")} class="seating">
      <ul class="plain">
        {status.players.map((player) => (
          <Chair key={player.seat} at={at} player={player} plays={plays} />
        ))}
      </ul>
      <div class="row">
        {facts.host && isFull ? (
          <CommandButton at={at} class="main" command={{ type: "start" }}>
            {word("page-start")}
          </CommandButton>
        ) : null}
        {plays ? (
          <CommandButton at={at} command={{ type: "leave" }}>
            {word("page-stand")}
          </CommandButton>
        ) : null}
        {facts.host ? (
          <CommandButton at={at} command={{ type: "abandon" }} confirm={word("web-close-sure")}>
            {word("page-close")}
          </CommandButton>
        ) : null}
      </div>
    </Card>
  );
}

function Chair({ at, player, plays }: { readonly at: TableContext; readonly player: Player; readonly plays: boolean }) {
  const [level, setLevel] = useState<number | null>(2);
  const { facts } = at.state;
  const { seat } = player;
  const invitation = facts.invitation ?? address.value.query.get("invitation") ?? "";
  return (
    <li class="chair">
      <span class="who">
        <strong>{playerNameAt(at, player.seat)}</strong>
        <span class="soft">
          {word("page-seat", { seat })}
          {player.you ? ` · ${word("page-you")}` : ""}
        </span>
      </span>
      {isFree(player) && plays ? (
        <CommandButton at={at} command={{ type: "sit", seat, invitation }}>
          {word("web-sit-too", { seat })}
        </CommandButton>
      ) : null}
      {isFree(player) && facts.host ? (
        <span class="row">
          <LevelChoice game={at.game} level={level} set={setLevel} name={word("page-level")} />
          <CommandButton at={at} command={{ type: "replace", seat, level }}>
            {word("page-fill", { seat })}
          </CommandButton>
        </span>
      ) : null}
    </li>
  );
}
