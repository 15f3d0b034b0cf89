import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type AccountName, accountCode } from '#sandbox/ledger/accounts.ts';
import { InsufficientFundsError, ledgerErrorOf, ReferenceTakenError } from '#sandbox/ledger/errors.ts';
import type { Seat } from './look.ts';
import { refuseGame } from './refusals.ts';

/** Minor units by account. */
type Amounts = Readonly<Record<string, number>>;

/** One movement of a round, with what it makes of the round. Amounts in minor units. */
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
  /** What the ledger moves; empty for a win of nothing. */
  readonly entries: Amounts;
  /** Added to the round's. */
  readonly stakedMinor: number;
  readonly wonMinor: number;
  /** The round's from now on. */
  readonly bonusStakes: Amounts;
  readonly isEnded: boolean;
  readonly balanceMinor: number;
}

/**
 * Books a movement: money, round and transaction together. Throws NOT_ENOUGH_FUNDS when the money went elsewhere meanwhile,
 * TX_MISMATCH when another player took the transaction's or the round's name.
 */
export async function book(tx: Database, { playerId, provider, sessionId, currency }: Seat, movement: Movement, now: Date) {
  const codes = Object.keys(movement.entries).map((name) => accountCode(playerId, readName(name)));
  const row = JSON.stringify({ ...movement, playerId, provider, sessionId, currency });
  const amounts = Object.values(movement.entries);
  try {
    await tx.execute(sql`select game_book(${row}::jsonb, ${now.toISOString()}, ${sql.param(codes)}, ${sql.param(amounts)})`);
  } catch (error) {
    const fault = ledgerErrorOf(error, movement.reference);
    if (fault instanceof InsufficientFundsError) throw refuseGame('NOT_ENOUGH_FUNDS');
    throw fault instanceof ReferenceTakenError ? refuseGame('TX_MISMATCH') : fault;
  }
}

function readName(name: string): AccountName {
  if (name === 'main') return name;
  return name.startsWith('bonus:') ? `bonus:${name.slice(6)}` : `house:${name.replace(/^house:/, '')}`;
}

/** Names a provider's transaction in the ledger. */
export function referenceOf(provider: string, txId: string): string {
  return `game:${provider}:${txId}`;
}

export function negated(parts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(parts).map(([name, minor]) => [name, -minor]));
}

export function addUp(one: Amounts, other: Amounts): Amounts {
  const sum: Record<string, number> = { ...one };
  for (const [name, minor] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + minor;
  return Object.fromEntries(Object.entries(sum).filter(([, minor]) => minor !== 0));
}
