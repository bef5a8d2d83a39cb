// The rules of the table: who finds it, who may watch or chat, when it starts.

import { word } from "../../words";
import { type Draft, hasOthers } from "./draft";
import { SwitchInput, NumberInput, type FieldError } from "./inputs";
import { RuleLink } from "./Options";

interface Props {
  readonly game: string;
  readonly draft: Draft;
  readonly wrong: FieldError | null;
  readonly change: (part: Partial<Draft>) => void;
}

export function TableSettings({ game, draft, wrong, change }: Props) {
  const more = (text: string, rule: string) => (
    <>
      {text} <RuleLink game={game} rule={rule} />
    </>
  );
  return (
    <fieldset>
      <legend>{word("page-manners")}</legend>
      <SwitchInput id="public" name={word("page-public")} hint={word("web-public-more")} wrong={wrong} on={draft.public} set={(on) => change({ public: on })} />
      <SwitchInput id="watching" name={word("page-watch-yes")} hint={more(word("web-watching-more"), "T11")} wrong={wrong} on={draft.watching} set={(watching) => change({ watching })} />
      {draft.watching ? (
        <NumberInput id="delay" name={word("page-delay")} hint={word("web-delay-more")} wrong={wrong} value={draft.delay} least={0} most={100} set={(delay) => change({ delay })} />
      ) : null}
      <SwitchInput id="chat" name={word("page-chat-allowed")} hint={more(word("web-chat-more"), "T12")} wrong={wrong} on={draft.chat} set={(chat) => change({ chat })} />
      <SwitchInput id="automatic" name={word("page-automatic")} hint={more(word("web-automatic-more"), "T14")} wrong={wrong} on={draft.automatic} set={(automatic) => change({ automatic })} />
      {hasOthers(draft) ? (
        <>
          <SwitchInput id="wait" name={word("page-wait")} hint={more(word("web-wait-more"), "T2")} wrong={wrong} on={draft.wait} set={(wait) => change({ wait })} />
          <NumberInput id="missing" name={word("web-missing")} hint={more(word("web-missing-more"), "T10")} wrong={wrong} value={draft.missing} least={0} most={86_400} set={(missing) => change({ missing })} />
        </>
      ) : null}
    </fieldset>
  );
}
