import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type AccountName, accountCode } from '#sandbox/ledger/accounts.ts';
import type { Amounts } from '#sandbox/ledger/amounts.ts';
import { InsufficientFundsError, ledgerErrorOf, ReferenceTakenError } from '#sandbox/ledger/errors.ts';
import type { ActiveSession } from './game-state.ts';
import { gameRefusal } from './refusals.ts';

/** The money was spent by another booking after the decision. */
export class BalanceChanged extends Error {
  override readonly name = 'BalanceChanged';
}

/** One movement of a round and the round's values after it. Amounts in minor units. */
interface Movement {
  readonly reference: string;
  readonly kind: 'BET' | 'WIN' | 'ROLLED_BACK';
  readonly type: 'BET' | 'WIN' | 'BET_VOID';
  readonly txId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly category: string;
  readonly amountMinor: number;
  readonly bonusPartMinor: number;
  /** The ledger entries; empty for a win of zero. */
  readonly entries: Amounts;
  /** Change of the round's total. */
  readonly stakedMinor: number;
  readonly wonMinor: number;
  /** The round's value after the movement. */
  readonly bonusStakes: Amounts;
  readonly isEnded: boolean;
  readonly balanceMinor: number;
  /** What a stake adds to a bonus's wagering, in hundredths of a minor unit. */
  readonly contribution?: { readonly assignmentId: string; readonly centi: number };
}

/**
 * Books money, round and transaction together. Throws `BalanceChanged`, and TX_MISMATCH if another player has the same
 * transaction or round id.
 */
export async function bookMovement(
  tx: Database,
  { playerId, provider, sessionId, currency }: ActiveSession,
  movement: Movement,
  now: Date,
) {
  const codes = Object.keys(movement.entries).map((name) => accountCode(playerId, readName(name)));
  const row = JSON.stringify({ ...movement, playerId, provider, sessionId, currency });
  const amounts = Object.values(movement.entries);
  try {
    await tx.execute(sql`select game_book(${row}::jsonb, ${now.toISOString()}, ${sql.param(codes)}, ${sql.param(amounts)})`);
  } catch (error) {
    const ledgerError = ledgerErrorOf(error, movement.reference);
    if (ledgerError instanceof InsufficientFundsError) throw new BalanceChanged();
    throw ledgerError instanceof ReferenceTakenError ? gameRefusal('TX_MISMATCH') : ledgerError;
  }
}

function readName(name: string): AccountName {
  if (name === 'main') return name;
  return name.startsWith('bonus:') ? `bonus:${name.slice(6)}` : `house:${name.replace(/^house:/, '')}`;
}

/** The ledger reference of a provider's transaction. */
export function referenceOf(provider: string, txId: string): string {
  return `game:${provider}:${txId}`;
}
