'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

/** Arrow keys change the tab and its panel. On a phone the row scrolls horizontally. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root value={value} defaultValue={tabs[0]?.id} onValueChange={(id: string) => onChange?.(id)}>
      <Base.List aria-label={label} className="rail gap-1 border-b border-paper/10">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-11 border-b-2 border-transparent px-4 text-sm font-semibold text-paper-2 hover:text-paper data-active:border-brass data-active:text-paper"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
