// The lobby: the games, open tables, and tables that wait for you.

import { online } from "../offline/online";
import { Link } from "../route";
import { useTitle } from "../ui/useTitle";
import { word } from "../words";
import { UploadRecord } from "./lobby/UploadRecord";
import { Hero } from "./lobby/Hero";
import { YourTables } from "./lobby/YourTables";
import { OpenTables } from "./lobby/OpenTables";
import { GameShelf } from "./lobby/GameShelf";

export function Lobby() {
  useTitle("");
  const offline = !online.value;
  return (
    <div class="lobby">
      {offline ? <OfflineNotice /> : <Hero />}
      <YourTables offline={offline} />
      {offline ? null : (
        <>
          <GameShelf />
          <div class="two">
            <OpenTables />
            <UploadRecord />
          </div>
        </>
      )}
    </div>
  );
}

/** What works offline. */
const OfflineNotice = () => (
  <section class="card">
    <h1>{word("web-offline-title")}</h1>
    <p>{word("web-offline-more")}</p>
    <p class="row">
      <Link to="/rules" class="button main">
        {word("page-rules")}
      </Link>
      <button type="button" onClick={() => location.reload()}>
        {word("web-try-again")}
      </button>
    </p>
  </section>
);
