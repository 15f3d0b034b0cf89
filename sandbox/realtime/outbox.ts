import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import type { FeedEvent } from './feed-event.ts';

const intervalMs = 50;
const maxRows = 5_000;
/** PostgreSQL limits a notification to 8,000 bytes. */
const maxPerNotification = 400;

const rowSchema = z.object({ player_id: z.coerce.string() });

/** True for the embedded database, whose triggers notify at once: its one session never waits for the notification lock. */
export async function notifiesDirectly(db: Database): Promise<boolean> {
  const [row] = rowsOf(await db.execute(sql`select current_setting('parlour.feed', true) as way`));
  return row?.way === 'direct';
}

/** Publishes the changes that committed bookings left in the outbox; several processes may share the work. Returns the number of rows. */
export function publishOutbox(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = rowsOf(
      await tx.execute(sql`delete from feed_outbox
        where ctid = any (array(select ctid from feed_outbox limit ${maxRows} for update skip locked)) returning player_id`),
    ).map((row) => rowSchema.parse(row).player_id);
    const playerIds = [...new Set(rows)];
    for (let from = 0; from < playerIds.length; from += maxPerNotification) {
      const event: FeedEvent = { kind: 'balances', playerIds: playerIds.slice(from, from + maxPerNotification) };
      await tx.execute(sql`select pg_notify('feed', ${JSON.stringify(event)})`);
    }
    return rows.length;
  });
}

/** Publishes the outbox at an interval. Returns the function that stops it. */
export function startOutboxPublisher(db: Database): () => Promise<void> {
  let isStopped = false;
  async function work(): Promise<void> {
    while (!isStopped && (await publishOutbox(db)) === maxRows);
  }
  const stop = schedule({ name: 'realtime: the publication of the outbox', everyMs: intervalMs, work });
  return () => {
    isStopped = true;
    return stop();
  };
}
