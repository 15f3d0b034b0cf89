import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { type AccountName, accountCode, parsePlayerId } from './accounts.ts';
import { ledgerErrorOf } from './errors.ts';
import type { TransactionCategory, TransactionStatus, TransactionType } from './schema.ts';

/** One movement of one player's money. */
export interface Posting {
  /** Unique key of the posting: a repeat returns the first result and books nothing. */
  readonly referenceId: string;
  readonly playerId: string;
  readonly currency: string;
  /** Virtual time. */
  readonly at: Date;
  readonly category: TransactionCategory;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  /** Signed minor units per account, summing to zero. Empty for a failed attempt. */
  readonly entries: Readonly<Partial<Record<AccountName, number>>>;
  /** The amount of a failed attempt in signed minor units, as the history shows it. */
  readonly attemptedMinor?: number;
  readonly gameId?: string;
  readonly roundId?: string;
  readonly method?: string;
}

/** A validated posting in the form that the database takes. */
export type WrittenPosting = ReturnType<typeof writePosting>;

const receiptSchema = z.object({
  tx_id: z.coerce.number().int(),
  repeated: z.boolean(),
  amount_minor: z.coerce.number().int(),
  balance_after_minor: z.coerce.number().int(),
});

/** The result of a posting; amounts in minor units of the player's spendable money (main and bonus). */
export interface Receipt {
  readonly txId: number;
  /** True if the reference was already booked; the receipt is then that of the first booking. */
  readonly repeated: boolean;
  readonly amountMinor: number;
  readonly balanceAfterMinor: number;
}

/**
 * Books a posting in one database transaction and one round trip. Throws `RangeError` for amounts that are not integers or do
 * not sum to zero, `InsufficientFundsError`, `UnknownAccountError`, or `ReferenceTakenError`.
 */
export async function post(db: Database, posting: Posting): Promise<Receipt> {
  const p = writePosting(posting);
  try {
    const result = await db.execute(sql`select * from ledger_post(
      ${p.reference}, ${p.player}, ${p.currency}, ${p.at}, ${p.category}, ${p.type}, ${p.status},
      ${sql.param(p.codes)}, ${sql.param(p.amounts)}, ${p.attempted}, ${p.game}, ${p.round}, ${p.method})`);
    return readReceipt(rowsOf(result)[0]);
  } catch (error) {
    throw ledgerErrorOf(error, posting.referenceId);
  }
}

/** Validates a posting and resolves its account codes. */
export function writePosting(posting: Posting) {
  const player = parsePlayerId(posting.playerId);
  const entries = readEntries(posting);
  return {
    reference: posting.referenceId,
    player,
    currency: posting.currency,
    at: posting.at.toISOString(),
    category: posting.category,
    type: posting.type,
    status: posting.status,
    codes: entries.map(([name]) => accountCode(player, name)),
    amounts: entries.map(([, minor]) => minor),
    attempted: posting.attemptedMinor ?? null,
    game: posting.gameId ?? null,
    round: posting.roundId ?? null,
    method: posting.method ?? null,
  };
}

function readEntries({ entries, attemptedMinor, referenceId }: Posting): [AccountName, number][] {
  const list = Object.entries(entries) as [AccountName, number][];
  const amounts = [...list.map(([, minor]) => minor), attemptedMinor ?? 0];
  if (!amounts.every(Number.isSafeInteger)) throw new RangeError(`${referenceId}: amounts must be whole minor units`);
  const total = list.reduce((sum, [, minor]) => sum + BigInt(minor), 0n);
  if (total !== 0n) throw new RangeError(`${referenceId}: the entries sum to ${total}, not to zero`);
  if ((list.length === 0) !== (attemptedMinor !== undefined)) {
    throw new RangeError(`${referenceId}: a posting either moves money or is an attempt`);
  }
  return list;
}

function readReceipt(row: unknown): Receipt {
  const receipt = receiptSchema.parse(row);
  return {
    txId: receipt.tx_id,
    repeated: receipt.repeated,
    amountMinor: receipt.amount_minor,
    balanceAfterMinor: receipt.balance_after_minor,
  };
}
