import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { Notice } from './notice.ts';

const everyMs = 50;
const mostRows = 5_000;
/** A notice may have 8,000 bytes. */
const perNotice = 400;

const rowSchema = z.object({ player_id: z.coerce.string() });

/** True where bookings announce themselves: the embedded database is one session, and nobody waits for its lock. */
export async function announcesItself(db: Database): Promise<boolean> {
  const [row] = rowsOf(await db.execute(sql`select current_setting('parlour.feed', true) as way`));
  return row?.way === 'direct';
}

/** Announces what committed bookings left in the outbox; several processes share the work. Answers how many rows it took. */
export function pumpOnce(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = rowsOf(
      await tx.execute(sql`delete from feed_outbox
        where ctid = any (array(select ctid from feed_outbox limit ${mostRows} for update skip locked)) returning player_id`),
    ).map((row) => rowSchema.parse(row).player_id);
    const playerIds = [...new Set(rows)];
    for (let from = 0; from < playerIds.length; from += perNotice) {
      const notice: Notice = { kind: 'balances', playerIds: playerIds.slice(from, from + perNotice) };
      await tx.execute(sql`select pg_notify('feed', ${JSON.stringify(notice)})`);
    }
    return rows.length;
  });
}

/** Pumps until it is stopped; what fails is tried again at the next turn. */
export function startPump(db: Database): () => Promise<void> {
  let isStopped = false;
  let isBusy = false;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (isStopped || isBusy) return;
    isBusy = true;
    running = drain().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  timer.unref();

  async function drain(): Promise<void> {
    try {
      while (!isStopped && (await pumpOnce(db)) === mostRows);
    } catch (error) {
      console.error('realtime: the outbox could not be read', error instanceof Error ? error.name : 'unknown');
    }
  }

  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
