// Several panels in one place, one of them visible.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly show: () => ComponentChildren;
}

interface TabsProps {
  readonly name: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs({ name, tabs, chosen, choose }: TabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (!shown) return null;
  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const to = (tabs.indexOf(shown) + step + tabs.length) % tabs.length;
    event.preventDefault();
    choose(tabs[to]!.id);
    bar.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <section class="card tabs">
      <div class="bar" role="tablist" aria-label={name} ref={bar} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `panel-${tab.id}` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${shown.id}`} aria-labelledby={`tab-${shown.id}`} class="panel" tabIndex={0}>
        {shown.show()}
      </div>
    </section>
  );
}
