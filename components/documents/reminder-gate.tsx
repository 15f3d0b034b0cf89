'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { isReminderDue, isWealthOnly } from '#lib/documents/rules.ts';
import { storedReminder, storedWealthReminder } from '#lib/documents/store.ts';

/** DOC-14: reminds a player of documents once per session; DOC-19: of the source of wealth alone once for all. */
export function ReminderGate() {
  const { catalogLanguage } = useLocale();
  const path = usePathname();
  const [Reminder, setReminder] = useState<ComponentType | null>(null);
  const { data: player } = useQuery(query('GET /player/me/profile', {}));
  useEffect(() => {
    if (!player || player.firstLogin || !isReminderDue(player, path) || storedReminder.read()) return;
    if (isWealthOnly(player)) {
      if (storedWealthReminder.read() === player.playerId) return;
      storedWealthReminder.write(player.playerId);
    }
    // Without storage the reminder would come back with every page.
    if (!storedReminder.write(true)) return;
    const load = async () => {
      const { prepareReminder } = await import('./reminder.tsx');
      const Prepared = await prepareReminder(catalogLanguage);
      setReminder(() => Prepared);
    };
    void load().catch(() => undefined);
  }, [catalogLanguage, path, player]);
  return Reminder && <Reminder />;
}
