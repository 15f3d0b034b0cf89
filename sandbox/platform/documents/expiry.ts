import { Mutex } from 'async-mutex';
import { and, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { playerTable } from '../players/tables.ts';
import { applyEvent, lockPlayer, updatePlayerStatus } from './change.ts';
import { dayMs, documentDays } from './deadline.ts';
import { mailRequest } from './mails.ts';
import { documentTable as table } from './tables.ts';

const intervalMs = 30_000;

/** Expires verified documents whose date has come, and the time of players who have not sent theirs. */
async function expireDue({ database, clock, outbox }: Pick<SandboxContext, 'database' | 'clock' | 'outbox'>): Promise<void> {
  const now = clock.now();
  for (const playerId of await listDue(database, now)) {
    const expired = await database.transaction(async (tx) => {
      const player = await lockPlayer(tx, playerId);
      if (!player) return undefined;
      const rows = await tx
        .select()
        .from(table)
        .where(and(eq(table.playerId, playerId), eq(table.status, 'VERIFIED'), lte(table.expiresAt, now)));
      for (const { documentType: type } of rows) await applyEvent(tx, { playerId, type }, 'expire', now);
      await updatePlayerStatus(tx, player, now);
      return rows.length > 0 ? player : undefined;
    });
    if (expired) await mailRequest(outbox, expired);
  }
}

async function listDue(db: Database, now: Date): Promise<readonly number[]> {
  const overdueSince = new Date(now.getTime() - (documentDays + 1) * dayMs);
  const isOverdue = and(
    inArray(table.status, ['REQUESTED', 'EXPIRED']),
    lte(table.requestedAt, overdueSince),
    ne(playerTable.kycStatus, 'PENDING_EXPIRED'),
  );
  const rows = await db
    .selectDistinct({ playerId: table.playerId })
    .from(table)
    .innerJoin(playerTable, eq(playerTable.id, table.playerId))
    .where(or(isOverdue, and(eq(table.status, 'VERIFIED'), lte(table.expiresAt, now))))
    .limit(500);
  return rows.map(({ playerId }) => playerId);
}

/** Looks at an interval and whenever the virtual clock moves. Returns the function that stops it. */
export function startDocumentExpiry(context: Pick<SandboxContext, 'database' | 'clock' | 'outbox'>): () => void {
  const mutex = new Mutex();
  const expire = () => mutex.runExclusive(() => expireDue(context));
  context.clock.onMove(expire);
  const timer = setInterval(() => void expire().catch(() => undefined), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
