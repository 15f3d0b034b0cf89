import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { StakeRefusal } from '../play/wallet.ts';
import { refusedRequestTable } from './tables.ts';

/** A request of a player at a game; `request` is a hash of what it contains. */
interface KeyedRequest {
  readonly owner: string;
  readonly key: string;
  readonly request: string;
}

/** Longer than any page repeats a request. */
const keptMs = 60 * 60_000;

/** After these the stake is being rolled back, or the key is another request's: the request itself has no answer. */
const noAnswers: ReadonlySet<string> = new Set(['WALLET_UNREACHABLE', 'KEY_REUSED']);

/** The refusal that was the first answer to a request; undefined for a new one. */
export async function findRefusal(db: Database, { owner, key, request }: KeyedRequest): Promise<StakeRefusal | undefined> {
  const isIt = and(eq(refusedRequestTable.owner, owner), eq(refusedRequestTable.key, key));
  const [known] = await db.select().from(refusedRequestTable).where(isIt);
  return known && known.request !== request ? { kind: 'refused', code: 'KEY_REUSED' } : known?.refusal;
}

export async function storeRefusal(db: Database, request: KeyedRequest, refusal: StakeRefusal, at: Date): Promise<void> {
  if (noAnswers.has(refusal.code)) return;
  const isOld = and(eq(refusedRequestTable.owner, request.owner), lt(refusedRequestTable.at, new Date(at.getTime() - keptMs)));
  await db.delete(refusedRequestTable).where(isOld);
  await db
    .insert(refusedRequestTable)
    .values({ ...request, refusal, at })
    .onConflictDoNothing();
}
