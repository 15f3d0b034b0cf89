'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import type { Profile } from '#lib/account/contract.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { isQuiet, isWealthOnly, needOf } from '#lib/documents/rules.ts';
import { storedQuestions, storedReminder, storedWealthReminder } from '#lib/documents/store.ts';
import type { ReminderKind } from './reminder.tsx';

/** DOC-14: reminds a player of documents once per session; DOC-19, EDD-08: of wealth and of the questions once for all. */
export function ReminderGate() {
  const { catalogLanguage } = useLocale();
  const path = usePathname();
  const [Reminder, setReminder] = useState<ComponentType | null>(null);
  const { data: player } = useQuery(query(readProfile));
  useEffect(() => {
    const kind = player && !player.firstLogin && !isQuiet(path) ? takeReminder(player) : undefined;
    if (!kind) return;
    const load = async () => {
      const { prepareReminder } = await import('./reminder.tsx');
      const Prepared = await prepareReminder(kind, catalogLanguage);
      setReminder(() => Prepared);
    };
    void load().catch(() => undefined);
  }, [catalogLanguage, path, player]);
  return Reminder && <Reminder />;
}

/** What to remind of, once: without storage a reminder would come back with every page, so there is none. */
function takeReminder(player: Profile): ReminderKind | undefined {
  const status = storedReminder.read();
  const need = needOf(player);
  if (need === 'documents') {
    if (status) return undefined;
    if (isWealthOnly(player)) {
      if (storedWealthReminder.read() === player.playerId) return undefined;
      storedWealthReminder.write(player.playerId);
    }
    return storedReminder.write('notify') ? 'documents' : undefined;
  }
  if (status === 'uploaded') return storedReminder.write('inactive') ? 'sent' : undefined;
  if (need !== 'questions' || storedQuestions.read() === player.playerId) return undefined;
  return storedQuestions.write(player.playerId) ? 'questions' : undefined;
}
