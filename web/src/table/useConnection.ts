// A table's connection for as long as its screen is shown.

import { useEffect, useMemo } from "preact/hooks";

import { socketUrl } from "../urls";
import { TableConnection, type SocketLike } from "./connection";

/** Return the connection to a table; it retries when the page becomes visible or the network returns. */
export function useConnection(table: string, watch: string): TableConnection {
  const connection = useMemo(() => new TableConnection(() => new WebSocket(socketUrl(table)) as SocketLike, watch), [table, watch]);
  useEffect(() => {
    const retryNow = () => document.visibilityState === "visible" && connection.retryNow();
    connection.connect();
    addEventListener("online", retryNow);
    document.addEventListener("visibilitychange", retryNow);
    return () => {
      removeEventListener("online", retryNow);
      document.removeEventListener("visibilitychange", retryNow);
      connection.close();
    };
  }, [connection]);
  return connection;
}
