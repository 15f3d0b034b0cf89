import { and, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { hourMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import type { ChatContext, FindClosedAccounts } from './context.ts';
import { conversationTable as table } from './tables.ts';

/** Business time without a message after which a conversation ends. One that waits for a person stays open. */
export const inactiveMs = 24 * hourMs;
/** Business time after the last change for which a conversation is kept. */
export const retentionMs = 90 * 24 * hourMs;
const intervalMs = 60_000;

/** Ends inactive conversations, and deletes old ones and those of closed accounts, with their messages. */
export async function tidyConversations(database: Database, now: Date, findClosedAccounts: FindClosedAccounts): Promise<void> {
  const before = (ms: number) => lte(table.updatedAt, new Date(now.getTime() - ms));
  const players = await database.selectDistinct({ playerId: table.playerId }).from(table).where(isNotNull(table.playerId));
  const closedAccounts = await findClosedAccounts(players.flatMap(({ playerId }) => playerId ?? []));
  await database.delete(table).where(or(before(retentionMs), inArray(table.playerId, [...closedAccounts])));
  const isOpen = inArray(table.state, ['AUTOMATIC', 'ANSWERED']);
  await database
    .update(table)
    .set({ state: 'CLOSED' })
    .where(and(isOpen, before(inactiveMs)));
}

/** Returns the function that stops it. */
export function startChatUpkeep({
  database,
  clock,
  findClosedAccounts,
}: Pick<ChatContext, 'database' | 'clock' | 'findClosedAccounts'>): () => Promise<void> {
  const work = () => tidyConversations(database, clock.now(), findClosedAccounts);
  return schedule({ name: 'chat: upkeep', everyMs: intervalMs, work, clock });
}
