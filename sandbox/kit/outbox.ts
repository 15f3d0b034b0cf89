import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from './clock.ts';
import { outboxTable } from './tables.ts';

/** A sent SMS or e-mail, stored for the operator console and tests (OPS-04). */
export interface Message {
  readonly to: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
  /** Business time, ISO-8601. */
  readonly at: string;
}

export interface Outbox {
  /** Call after the transaction, not inside: the embedded database has one session and would deadlock. */
  send(message: Omit<Message, 'at'>): Promise<void>;
  /** Newest first, at most 500; of all recipients without `to`. */
  list(to?: string): Promise<readonly Message[]>;
  clear(): Promise<void>;
}

const maxListed = 500;

/** An outbox in the database. */
export function createOutbox(db: Database, clock: Pick<VirtualClock, 'now'>): Outbox {
  return {
    async send(message) {
      await db.insert(outboxTable).values({ ...message, at: clock.now() });
    },
    async list(to) {
      const rows = await db
        .select()
        .from(outboxTable)
        .where(to === undefined ? undefined : eq(outboxTable.to, to))
        .orderBy(desc(outboxTable.id))
        .limit(maxListed);
      return rows.map(({ id, code, link, at, ...message }) => ({
        ...message,
        ...(code !== null && { code }),
        ...(link !== null && { link }),
        at: at.toISOString(),
      }));
    },
    async clear() {
      await db.delete(outboxTable);
    },
  };
}
