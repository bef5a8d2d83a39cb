// A table's line as long as its screen is shown.

import { useEffect, useMemo } from "preact/hooks";

import { socketUrl } from "../urls";
import { TableConnection, type SocketLike } from "./connection";

/** The line to a table; it hurries back when somebody looks, or the network is there again. */
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
