'use client';

import { Tabs } from '#components/ui/actions/tabs.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { PlayFigures } from './play-figures.tsx';

const names = { D: 'day', W: 'week', M: 'month' } as const;

/** DEC-RGA-13: the player's own figures by day, week and month, beside the limits. Needs the namespaces `ownPlay` and `gambling`. */
export function PlaySection() {
  const messages = useMessages('ownPlay');
  return (
    <section aria-labelledby="your-play" className="space-y-5">
      <div className="max-w-prose space-y-1.5">
        <h2 id="your-play" className="scroll-mt-24 text-2xl">
          {messages.title}
        </h2>
        <p className="text-paper-2">{messages.text}</p>
      </div>
      <Tabs
        label={messages.by}
        tabs={limitPeriods.map((by) => ({ id: by, label: messages[names[by]], content: <PlayFigures by={by} /> }))}
      />
    </section>
  );
}
