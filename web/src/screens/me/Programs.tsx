// For programmers: tokens for programs, and the webhook that is called when it is your turn.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { del, get, post, put, ApiError } from "../../api";
import { me } from "../../me";
import type { HookLine, MadeToken, TokenLine, Tokens as TokensTold } from "../../messages";
import { Card, CopyField, ActionButton, Field } from "../../ui/controls";
import { language, word } from "../../words";
import { Form, Input } from "./Form";

export function Programs() {
  const tokens = useSignal<readonly TokenLine[]>([]);
  const made = useSignal<MadeToken | null>(null);
  const look = async () => {
    tokens.value = (await get<TokensTold>("/me/tokens")).tokens;
  };
  // A new token for this page can mean that the programs' tokens were revoked.
  useEffect(() => {
    made.value = null;
    look().catch(() => undefined);
  }, [me.value?.token]);
  const make = async ({ label }: Readonly<Record<string, string>>) => {
    made.value = await post<MadeToken>("/me/tokens", { label });
    await look();
  };
  const drop = async (id: string) => {
    await del(`/me/tokens/${id}`);
    if (made.value?.id === id) made.value = null;
    await look();
  };
  return (
    <Card title={word("page-tokens")}>
      <p class="soft">{word("page-tokens-more")}</p>
      {made.value ? (
        <div class="once" role="status">
          <p>{word("page-token-once")}</p>
          <CopyField text={made.value.secret} name={made.value.label} />
        </div>
      ) : null}
      <ul class="plain tokens">
        {tokens.value.map((one) => (
          <li key={one.id} class="row">
            <span>
              <strong>{one.label}</strong>{" "}
              <span class="soft">{new Date(one.created).toLocaleDateString(language.value, { dateStyle: "medium" })}</span>
            </span>
            <ActionButton do={() => drop(one.id)}>
              {word("page-drop-token")}
              <span class="unseen">: {one.label}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      <Form button={word("page-make-token")} send={make}>
        <Input name="label" label={word("page-label")} most={60} />
      </Form>
    </Card>
  );
}

const WEBHOOK_KINDS = ["json", "slack", "discord"] as const;

/** The webhook; hidden if the server allows none. */
export function WebhookForm() {
  const hook = useSignal<HookLine | null>(null);
  useEffect(() => {
    get<HookLine>("/me/hook").then(
      (found) => (hook.value = found),
      (error: unknown) => {
        // If the server allows no webhooks, show nothing.
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, []);
  if (!hook.value) return null;
  const save = async ({ url, kind }: Readonly<Record<string, string>>) => {
    hook.value = await put<HookLine>("/me/hook", { url, kind });
  };
  const drop = async () => {
    await del("/me/hook");
    hook.value = { url: null, kind: null };
  };
  return (
    <Card title={word("web-hook")}>
      <p class="soft">{word("web-hook-more")}</p>
      {hook.value.url ? (
        <div class="row">
          <code>{hook.value.url}</code>
          <ActionButton do={drop}>{word("web-hook-drop")}</ActionButton>
        </div>
      ) : null}
      <Form key={hook.value.url} button={word("web-hook-save")} send={save} done={word("web-hook-saved")}>
        <Input name="url" label={word("web-hook-url")} type="url" value={hook.value.url ?? ""} most={400} />
        <Field name={word("web-hook-kind")} hint={word("web-hook-kind-more")}>
          <select name="kind" value={hook.value.kind ?? "json"}>
            {WEBHOOK_KINDS.map((kind) => (
              <option key={kind} value={kind} selected={kind === hook.value?.kind}>
                {word(`web-hook-${kind}`)}
              </option>
            ))}
          </select>
        </Field>
      </Form>
    </Card>
  );
}
