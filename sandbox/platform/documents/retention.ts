import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { isPastRetention } from '../erasure/find-due.ts';
import { playerTable } from '../players/tables.ts';
import { eraseFiles } from './provider.ts';
import { uploadTable as uploads } from './tables.ts';

type RetentionContext = Pick<SandboxContext, 'database' | 'clock' | 'config'>;

const intervalMs = 60_000;
const batchSize = 100;

/** Has the provider delete the files of players whose accounts were closed long ago. A call that fails is repeated later. */
async function eraseDue({ database, clock, config }: RetentionContext): Promise<void> {
  const now = clock.now();
  const rows = await database
    .select({ documentId: uploads.documentId })
    .from(uploads)
    .innerJoin(playerTable, eq(playerTable.id, uploads.playerId))
    .where(and(isNull(uploads.erasedAt), await isPastRetention(database, 'fileYears', now)))
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
