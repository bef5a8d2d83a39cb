import { useEffect } from "preact/hooks";

/** Set the title of the page while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Whiskerworks` : "Whiskerworks";
  }, [title]);
}
