import { useEffect } from "preact/hooks";

/** Give the page its title while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Whiskerworks` : "Whiskerworks";
  }, [title]);
}
