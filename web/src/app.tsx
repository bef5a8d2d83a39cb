// The frame around every screen, and the choice of the screen for an address.

import { useEffect, useRef } from "preact/hooks";

import { me } from "./me";
import { Banner } from "./offline/Banner";
import { address, Link, placeOf, screen } from "./route";
import { Lobby } from "./screens/Lobby";
import { Me } from "./screens/Me";
import { New } from "./screens/New";
import { NotFound } from "./screens/NotFound";
import { Replay } from "./screens/Replay";
import { Rulebook, Rules } from "./screens/Rules";
import { Settings } from "./screens/Settings";
import { Table } from "./screens/Table";
import { Announcer } from "./ui/announce";
import { word } from "./words";

export function App() {
  useFocusOnMain();
  return (
    <>
      <a class="skip" href="#main">
        {word("web-skip")}
      </a>
      <Header />
      <Banner />
      <main id="main" tabIndex={-1}>
        <CurrentScreen />
      </main>
      <footer>
        <p>{word("page-unofficial")}</p>
      </footer>
      <Announcer />
    </>
  );
}

/** Move the focus to the top of a new screen, for keyboards and screen readers. */
function useFocusOnMain(): void {
  const place = placeOf(address.value);
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place && !address.value.hash) document.getElementById("main")?.focus({ preventScroll: true });
    before.current = place;
  }, [place]);
}

function Header() {
  const here = (to: string) => (address.value.path === to ? "page" : undefined);
  return (
    <header class="top">
      <Link to="/" class="brand" aria-label="Whiskerworks">
        Whisker<span>works</span>
      </Link>
      <nav aria-label={word("web-menu")}>
        <Link to="/rules" aria-current={here("/rules")}>{word("page-rules")}</Link>
        <Link to="/settings" aria-current={here("/settings")}>{word("web-settings")}</Link>
        <Link to="/me" aria-current={here("/me")}>{me.value ? me.value.name : word("page-stranger")}</Link>
      </nav>
    </header>
  );
}

function CurrentScreen() {
  const shown = screen.value;
  switch (shown.name) {
    case "lobby":
      return <Lobby />;
    case "new":
      return <New key={shown.game} game={shown.game} />;
    case "rules":
      return <Rules />;
    case "rulebook":
      return <Rulebook key={shown.game} game={shown.game} />;
    case "settings":
      return <Settings />;
    case "me":
      return <Me />;
    case "table":
      return shown.replay ? <Replay key={shown.table} table={shown.table} /> : <Table key={shown.table} table={shown.table} />;
    case "nowhere":
      return <NotFound />;
  }
}
