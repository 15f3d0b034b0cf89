import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { InsufficientFundsError, ReferenceTakenError } from '#sandbox/ledger/errors.ts';
import { Refusal } from '../core/refusal.ts';
import { sportsRefusal } from './refusals.ts';
import {
  type Amounts,
  type Boost,
  type MovementKind,
  sportsRefusalTable as refusalTable,
  type SportsBet,
  sportsBetTable,
  sportsTransactionTable,
} from './tables.ts';

interface Call {
  readonly txId: string;
  readonly betId: string;
}

/** What a movement did; minor units. */
export interface Movement<Reply> {
  readonly reply: Reply;
  readonly playerId: number | null;
  /** The ledger entries by account. */
  readonly entries?: Amounts;
  /** Change of the player's debt. */
  readonly debtMinor?: number;
  readonly boost?: Boost | null;
}

interface Options {
  /** Runs once, in the transaction that stores a refusal. */
  readonly onRefused?: (tx: Database, code: string) => Promise<void>;
}

/**
 * Runs the work of a call once per `txId`, in one transaction, and returns the stored reply to repeats, or throws the stored
 * refusal. Calls of one bet run one after the other. Throws TX_MISMATCH for an id with other values.
 */
export async function bookOnce<Reply>(
  database: Database,
  kind: MovementKind,
  call: Call,
  now: Date,
  work: (tx: Database) => Promise<Movement<Reply>>,
  { onRefused }: Options = {},
): Promise<Reply> {
  const { txId, betId } = call;
  const request = hash('sha256', JSON.stringify(Object.entries(call).toSorted()), 'base64url');
  const answer = await database.transaction(async (tx) => {
    // A parallel repeat waits here and then reads the answer. The id comes before the bet in every call, so that none waits in a circle.
    await tx.execute(sql`select set_config('parlour.sports', 'own', true),
      pg_advisory_xact_lock(hashtextextended(${`sports-tx:${txId}`}, 0))`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sports-bet:${betId}`}, 0))`);
    const known = await findAnswer(tx, txId);
    if (known) {
      if (known.kind !== kind || known.request !== request) throw sportsRefusal('TX_MISMATCH');
      if (known.refusal) return { refusal: new Refusal(known.refusal) };
      if (kind === 'BET' && (await findBet(tx, betId))?.state === 'VOIDED') throw sportsRefusal('ROLLED_BACK');
      // The same kind of call stored this reply below.
      return { reply: known.reply as Reply };
    }
    try {
      // In a savepoint: a refusal undoes the work and is stored.
      const { reply, ...movement } = await tx.transaction((inner) => refusing(work(inner)));
      await tx.insert(sportsTransactionTable).values({ txId, betId, kind, request, ...movement, reply, at: now });
      return { reply };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await tx.insert(refusalTable).values({ txId, kind, request, refusal: error.envelope, at: now });
      await onRefused?.(tx, error.envelope.code ?? '');
      return { refusal: error };
    }
  });
  if ('refusal' in answer) throw answer.refusal;
  return answer.reply;
}

/** What was answered to the id before. */
async function findAnswer(tx: Database, txId: string) {
  const [booked] = await tx.select().from(sportsTransactionTable).where(eq(sportsTransactionTable.txId, txId));
  if (booked) return { ...booked, refusal: undefined };
  const [refused] = await tx.select().from(refusalTable).where(eq(refusalTable.txId, txId));
  return refused && { ...refused, reply: undefined };
}

async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof InsufficientFundsError) throw sportsRefusal('NOT_ENOUGH_FUNDS');
    throw error instanceof ReferenceTakenError ? sportsRefusal('TX_MISMATCH') : error;
  }
}

/** The ledger reference of a call. */
export function referenceOf(txId: string): string {
  return `sports:${txId}`;
}

export async function findBet(tx: Database, betId: string): Promise<SportsBet | undefined> {
  const [bet] = await tx.select().from(sportsBetTable).where(eq(sportsBetTable.betId, betId));
  return bet;
}
