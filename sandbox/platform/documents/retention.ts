import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { addMonthsIn } from '#lib/core/time/zone.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { playerTable, statusHistoryTable } from '../players/tables.ts';
import { eraseFiles } from './provider.ts';
import { uploadTable as uploads } from './tables.ts';

type RetentionContext = Pick<SandboxContext, 'database' | 'clock' | 'config'>;

/** Years for which the proofs of a closed account are kept. */
const retentionYears = 5;
const intervalMs = 60_000;
const batchSize = 100;

/** Has the provider delete the files of players whose accounts were closed long ago. A call that fails is repeated later. */
async function eraseDue({ database, clock, config }: RetentionContext): Promise<void> {
  const now = clock.now();
  const closedBefore = addMonthsIn('UTC', now, -12 * retentionYears);
  const lastChange = database
    .select({ at: sql<Date>`max(${statusHistoryTable.at})` })
    .from(statusHistoryTable)
    .where(eq(statusHistoryTable.playerId, playerTable.id));
  const rows = await database
    .select({ documentId: uploads.documentId })
    .from(uploads)
    .innerJoin(playerTable, eq(playerTable.id, uploads.playerId))
    .where(and(isNull(uploads.erasedAt), eq(playerTable.status, 'CLOSED'), lte(sql`(${lastChange})`, closedBefore.toISOString())))
    .limit(batchSize);
  const documentIds = rows.map(({ documentId }) => documentId);
  if (documentIds.length === 0) return;
  await eraseFiles(config, documentIds);
  await database.update(uploads).set({ erasedAt: now }).where(inArray(uploads.documentId, documentIds));
}

/** Returns the function that stops it. */
export function startDocumentRetention(context: RetentionContext): () => Promise<void> {
  const { clock } = context;
  const work = () => eraseDue(context);
  return schedule({ name: 'platform: the deletion of documents', everyMs: intervalMs, work, clock, mayFailOnMove: true });
}
