import { Mutex } from 'async-mutex';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { conversationTable as table } from './tables.ts';

const hourMs = 3_600_000;
/** Business time without a message after which a conversation ends. One that waits for a person stays open. */
export const inactiveMs = 24 * hourMs;
/** Business time after the last change for which a conversation is kept. */
export const retentionMs = 90 * 24 * hourMs;
const intervalMs = 60_000;

/** Ends inactive conversations, and deletes old ones and those of closed accounts, with their messages. */
export async function tidyConversations(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => lte(table.updatedAt, new Date(now.getTime() - ms));
  const id = sql<string>`${playerTable.id}::text`;
  const closedAccounts = database.select({ id }).from(playerTable).where(eq(playerTable.status, 'CLOSED'));
  await database.delete(table).where(or(before(retentionMs), inArray(table.playerId, closedAccounts)));
  const isOpen = inArray(table.state, ['AUTOMATIC', 'ANSWERED']);
  await database
    .update(table)
    .set({ state: 'CLOSED' })
    .where(and(isOpen, before(inactiveMs)));
}

/** Tidies at an interval and whenever the virtual clock moves. Returns the function that stops it. */
export function startChatUpkeep({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): () => void {
  const mutex = new Mutex();
  const tidy = () => mutex.runExclusive(() => tidyConversations(database, clock.now()));
  clock.onMove(tidy);
  const timer = setInterval(() => void tidy().catch(() => undefined), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
