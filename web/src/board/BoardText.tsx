// Any scene in words: the notes, the pieces and the moves.
import { useMemo } from "preact/hooks";

import type { Offer, Scene } from "../messages";
import { say, word } from "../words";
import { describedPieces } from "./grouping";
import { pieceText } from "./labels";
import { MoveList } from "./MoveList";

interface BoardTextProps {
  readonly scene: Scene;
  readonly game: string;
  /** Play an offer; without it, the moves are left out. */
  readonly play?: (offer: Offer) => void;
}

export function BoardText({ scene, game, play }: BoardTextProps) {
  const kinds = useMemo(() => describedPieces(scene.pieces), [scene]);
  return (
    <div class="board-words">
      <ul class="plain notes">
        {(scene.notes ?? []).map((note, at) => (
          <li key={at}>{say(note, game)}</li>
        ))}
      </ul>
      {play && (
        <section>
          <h3>{word("web-moves")}</h3>
          <MoveList scene={scene} game={game} play={play} />
        </section>
      )}
      <section class="things">
        <h3>{word("web-pieces")}</h3>
        {kinds.map((pieces) => (
          <ul key={pieces[0]!.say!.code}>
            {pieces.map((piece) => (
              <li key={piece.id}>{pieceText(piece, game)}</li>
            ))}
          </ul>
        ))}
      </section>
    </div>
  );
}
