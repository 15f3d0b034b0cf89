import { lt, lte, sql } from 'drizzle-orm';
import type { Requester } from '#lib/core/api/requester.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { messageCountTable as table } from './tables.ts';

const windowMs = dayMs;
/** Messages in 24 hours that one requester can have sent to a recipient, and all that the recipient does not know (DEC-VAL-9). */
const maxOfRequester = 3;
const maxOfAll = 6;
/** In the place of a requester: all of those that the recipient does not know. */
const allOthers = '';

interface MessageRequest {
  /** What the messages are about; each has a count of its own. */
  readonly purpose: 'RESET' | 'KNOWN_ADDRESS' | 'REGISTRATION';
  /** An e-mail address or a phone number. */
  readonly recipient: string;
  /** Requests that do not name one share one count. */
  readonly requester?: Requester | undefined;
}

class BudgetUsed extends Error {}

/**
 * Counts a message that anyone can have sent. False when the requester has had its messages of the day, or all unknown ones
 * together have: a stranger can use up neither the recipient's patience nor what a browser that it knows may request.
 */
export async function takeMessage(db: Database, { purpose, recipient, requester }: MessageRequest, now: Date): Promise<boolean> {
  const key = `${requester?.isKnown ? 'known' : 'other'}:${requester?.id ?? ''}`;
  const counted = requester?.isKnown
    ? [[key, maxOfRequester] as const]
    : [[key, maxOfRequester] as const, [allOthers, maxOfAll] as const];
  await db.delete(table).where(lte(table.firstSentAt, new Date(now.getTime() - windowMs)));
  try {
    await db.transaction(async (tx) => {
      for (const [name, max] of counted) {
        const taken = await tx
          .insert(table)
          .values({ purpose, recipient: recipient.toLowerCase(), requester: name, sends: 1, firstSentAt: now })
          .onConflictDoUpdate({
            target: [table.purpose, table.recipient, table.requester],
            set: { sends: sql`${table.sends} + 1` },
            setWhere: lt(table.sends, max),
          })
          .returning({ sends: table.sends });
        if (taken.length === 0) throw new BudgetUsed();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof BudgetUsed) return false;
    throw error;
  }
}
