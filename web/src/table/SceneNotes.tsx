// The notes of a scene: hands, scores and the like.

import type { Scene } from "../messages";
import { say } from "../words";
import { RuleButton } from "./buttons";

interface Props {
  readonly scene: Scene | null;
  readonly game: string;
  readonly openRule?: (rule: string) => void;
}

export function SceneNotes({ scene, game, openRule }: Props) {
  if (!scene?.notes?.length) return null;
  return (
    <ul class="plain card notes">
      {scene.notes.map((note, at) => (
        <li key={at}>
          <TextWithRules text={say(note, game)} openRule={openRule} />
        </li>
      ))}
    </ul>
  );
}

const CITED_RULES = /\[([A-Z]\d+[a-z]?(?:, [A-Z]\d+[a-z]?)*)\]/;

/** A sentence in which each cited rule can be opened. */
function TextWithRules({ text, openRule }: { readonly text: string; readonly openRule: Props["openRule"] }) {
  if (!openRule) return <>{text}</>;
  return (
    <>
      {text.split(CITED_RULES).map((part, at) =>
        at % 2 ? part.split(", ").map((rule) => <RuleButton key={`${at}${rule}`} rule={rule} openRule={openRule} />) : part,
      )}
    </>
  );
}
