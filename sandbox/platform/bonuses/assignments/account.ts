import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { accountCode } from '#sandbox/ledger/accounts.ts';
import { accountTable } from '#sandbox/ledger/schema.ts';
import type { EndEvent } from '../states.ts';
import type { Assignment } from '../tables.ts';

/** The ledger reference of a bonus's credit or end. */
export function bonusReference(assignmentId: string, event: 'credit' | EndEvent): string {
  return `bonus:${assignmentId}:${event}`;
}

/** What the bonus's account holds; 0 before its activation. */
export async function readBonusBalance(tx: Database, { playerId, assignmentId }: Assignment): Promise<number> {
  const code = accountCode(playerId, `bonus:${assignmentId}`);
  const [account] = await tx.select({ minor: accountTable.balanceMinor }).from(accountTable).where(eq(accountTable.code, code));
  return account?.minor ?? 0;
}
