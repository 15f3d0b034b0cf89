import { and, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { outboxTable } from '#sandbox/kit/tables.ts';
import { uploadTable } from '../../documents/tables.ts';
import { isClosed, isPastRetention, lastChange } from '../../erasure/find-due.ts';
import { erasureTable } from '../../erasure/tables.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { lockPersons } from '../../players/identity/lock-persons.ts';
import { playerTable } from '../../players/tables.ts';
import { abandonRegistration, continuedMs, isAbandoned } from '../../registration/abandon.ts';
import { clearPlayer, erasePlayer } from './erase-player.ts';

type RetentionContext = Pick<SandboxContext, 'database' | 'clock' | 'config'>;

const intervalMs = 60_000;
const batchSize = 100;
/** For which sent messages are kept, of whomever. */
export const messageMs = 90 * dayMs;

/** Accounts that were closed since what the closure erases was last erased. */
const isNotCleared = and(
  isClosed,
  or(isNull(erasureTable.clearedAt), sql`${erasureTable.clearedAt} < ${lastChange}`),
  isNull(erasureTable.erasedAt),
);

/** Erases what is due: with the closure of an account, at the end of its retention, and registrations that no one continues. */
async function eraseDue({ database, clock, config }: RetentionContext): Promise<void> {
  const now = clock.now();
  await database.delete(outboxTable).where(lt(outboxTable.at, new Date(now.getTime() - messageMs)));
  const hasFiles = database
    .select({ id: uploadTable.documentId })
    .from(uploadTable)
    .where(and(eq(uploadTable.playerId, playerTable.id), isNull(uploadTable.erasedAt)));
  const isDue = and(await isPastRetention(database, 'accountYears', now), isNull(erasureTable.erasedAt), notExists(hasFiles));
  const steps = [
    () => forEachLocked(database, isNotCleared, (tx, playerId) => clearPlayer(tx, playerId, now)),
    () => forEachLocked(database, isDue, (tx, playerId) => erasePlayer(tx, playerId, { now, secret: config.serviceSecret })),
    () => forEachLocked(database, isAbandoned(continuedMs, now), (tx, playerId) => abandonRegistration(tx, playerId, now)),
  ];
  await runEach(steps, (step) => step());
}

/** The condition is looked at again under the locks: an operator may have opened the account since. One that fails keeps no other waiting. */
async function forEachLocked(
  database: Database,
  where: SQL | undefined,
  work: (tx: Database, playerId: string) => Promise<unknown>,
): Promise<void> {
  await runEach(await findAccounts(database, where), (id) =>
    database.transaction(async (tx) => {
      await lockPersons(tx);
      await lockPlayerAndMoney(tx, String(id));
      const [due] = await findAccounts(tx, and(where, eq(playerTable.id, id)));
      if (due !== undefined) await work(tx, String(due));
    }),
  );
}

async function findAccounts(database: Database, where: SQL | undefined): Promise<readonly number[]> {
  const rows = await database
    .select({ id: playerTable.id })
    .from(playerTable)
    .leftJoin(erasureTable, eq(erasureTable.playerId, playerTable.id))
    .where(where)
    .limit(batchSize);
  return rows.map(({ id }) => id);
}

/** Returns the function that stops it. */
export function startRetention(context: RetentionContext): () => Promise<void> {
  const work = () => eraseDue(context);
  const { clock } = context;
  return schedule({ name: 'platform: the erasure of closed accounts', everyMs: intervalMs, work, clock, mayFailOnMove: true });
}
