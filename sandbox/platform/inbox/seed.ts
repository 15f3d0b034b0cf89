import { sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { MessageKind } from '../messages/kinds.ts';
import { crmMessageTable } from '../messages/tables.ts';
import { playerTable } from '../players/tables.ts';
import { readReceivable } from './receivable.ts';

interface Seeded {
  readonly kind: MessageKind;
  readonly daysAgo: number;
  readonly isRead: boolean;
}

/** Eight messages for each player; the newest two are unread. An offer takes the place of a tip where it may be sent. */
const seeded: readonly Seeded[] = [
  { kind: 'timeTip', daysAgo: 0.8, isRead: false },
  { kind: 'supportTip', daysAgo: 3.3, isRead: false },
  { kind: 'historyTip', daysAgo: 9.1, isRead: true },
  { kind: 'breakTip', daysAgo: 16.4, isRead: true },
  { kind: 'withdrawalTip', daysAgo: 24.2, isRead: true },
  { kind: 'limitsTip', daysAgo: 38.5, isRead: true },
  { kind: 'securityTip', daysAgo: 52.3, isRead: true },
  { kind: 'welcome', daysAgo: 90, isRead: true },
];

/** Replaces all messages and sessions with the messages of the players; times are relative to `now` (virtual time). */
export async function seedInbox(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`truncate crm_session, crm_message restart identity`);
    const players = await tx.select().from(playerTable);
    for (const player of players) {
      const mayReceive = await readReceivable(tx, player, now);
      const rows = seeded.map(({ kind: usual, daysAgo, isRead }) => {
        const kind: MessageKind = usual === 'supportTip' && mayReceive('offerOfWeek') ? 'offerOfWeek' : usual;
        const at = new Date(now.getTime() - daysAgo * dayMs);
        const eventKey = kind === 'welcome' ? 'account' : 'seed';
        return { playerId: player.id, kind, eventKey, at, readAt: isRead ? at : null };
      });
      await tx.insert(crmMessageTable).values(rows);
    }
  });
}
