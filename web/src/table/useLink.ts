// A table's line as long as its screen is shown.

import { useEffect, useMemo } from "preact/hooks";

import { socketAddress } from "../place";
import { Link, type Wire } from "./link";

/** The line to a table; it hurries back when somebody looks, or the network is there again. */
export function useLink(table: string, watch: string): Link {
  const link = useMemo(() => new Link(() => new WebSocket(socketAddress(table)) as Wire, watch), [table, watch]);
  useEffect(() => {
    const hurry = () => document.visibilityState === "visible" && link.hurry();
    link.connect();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      link.close();
    };
  }, [link]);
  return link;
}
