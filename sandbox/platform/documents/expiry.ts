import { and, eq, inArray, lt, lte, notInArray, or } from 'drizzle-orm';
import { dateAt } from '#lib/core/market/place.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { dateIn, firstZone } from '#lib/core/time/zone.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { playerTable } from '../players/tables.ts';
import { applyEvent, lockPlayer, updatePlayerStatus } from './change.ts';
import { documentDays, documentDeadline, hasExpired } from './deadline.ts';
import { fixedLevels } from './kyc.ts';
import { mailRequest } from './mails.ts';
import { documentTable as table } from './tables.ts';

const intervalMs = 30_000;
const batchSize = 500;

/** Expires verified documents whose last day has passed, and the time of players who have not sent theirs. */
async function expireDue({ database, clock, outbox }: Pick<SandboxContext, 'database' | 'clock' | 'outbox'>): Promise<void> {
  const now = clock.now();
  await runEach(await listDue(database, now), async (playerId) => {
    const expired = await database.transaction(async (tx) => {
      const player = await lockPlayer(tx, playerId);
      if (!player) return undefined;
      const rows = await tx
        .select()
        .from(table)
        .where(and(eq(table.playerId, playerId), eq(table.status, 'VERIFIED'), lt(table.validUntil, dateAt(player, now))));
      for (const { documentType: type } of rows) await applyEvent(tx, { playerId, type }, 'expire', now);
      await updatePlayerStatus(tx, player, now);
      return rows.length > 0 ? player : undefined;
    });
    if (expired) await mailRequest(outbox, expired);
  });
}

/** Of players who may play: the others are asked when their accounts are opened again. */
async function listDue(db: Database, now: Date): Promise<readonly number[]> {
  const mayBeOverdue = and(
    inArray(table.status, ['REQUESTED', 'EXPIRED']),
    // A day may be shorter than 24 hours.
    lte(table.requestedAt, new Date(now.getTime() - (documentDays - 1) * dayMs)),
    notInArray(playerTable.kycStatus, ['PENDING_EXPIRED', ...fixedLevels]),
  );
  const mayHaveExpired = and(eq(table.status, 'VERIFIED'), lt(table.validUntil, dateIn(firstZone, now)));
  const rows = await db
    .select({ document: table, player: playerTable })
    .from(table)
    .innerJoin(playerTable, eq(playerTable.id, table.playerId))
    .where(and(inArray(playerTable.status, ['REGISTERED', 'TIMEOUT']), or(mayBeOverdue, mayHaveExpired)));
  const due = rows.filter(({ document, player }) =>
    document.status === 'VERIFIED' ? hasExpired(document, player, now) : documentDeadline(document, player, now).left < 0,
  );
  return [...new Set(due.map(({ player }) => player.id))].slice(0, batchSize);
}

/** Returns the function that stops it. */
export function startDocumentExpiry(context: Pick<SandboxContext, 'database' | 'clock' | 'outbox'>): () => Promise<void> {
  const { clock } = context;
  const work = () => expireDue(context);
  return schedule({ name: 'platform: the expiry of documents', everyMs: intervalMs, work, clock });
}
