import { ownValue } from '#lib/core/own-value.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Posting } from '#sandbox/ledger/post.ts';
import { savedAccountTable } from '../tables.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

/** Masked accounts that test players have paid from. */
const accounts: Readonly<Record<string, { readonly method: string; readonly accountId: string; readonly label: string }>> = {
  'sam.withdraw': { method: 'TRUSTLY', accountId: 'bank_sam_1', label: 'FI21 •••• 0785' },
  'tia.pending': { method: 'TRUSTLY', accountId: 'bank_tia_1', label: 'FI48 •••• 3301' },
  'cleo.vip': { method: 'SKRILL', accountId: 'wallet_cleo_1', label: 'c•••@sandbox.test' },
};

/** Inserts the withdrawals of a seeded history; open ones have no due date and wait for an operator. */
export async function seedWithdrawals(db: Database, handle: string, postings: readonly Posting[]): Promise<void> {
  const account = ownValue(accounts, handle);
  const rows = postings.flatMap((posting) => writeRow(posting, account?.method === posting.method ? account : undefined));
  if (rows.length > 0) await db.insert(withdrawalTable).values(rows);
  const [first] = postings;
  if (account && first)
    await db.insert(savedAccountTable).values({ ...account, playerId: Number(first.playerId), usedAt: first.at });
}

function writeRow(
  posting: Posting,
  account: { readonly accountId: string; readonly label: string } | undefined,
): WithdrawalRow[] {
  const { referenceId, playerId, category, type, status, currency, at, method, entries } = posting;
  const isRequest = category === 'PAYMENT' && type === 'WITHDRAW' && entries.main !== undefined;
  if (!isRequest || !method || (status !== 'PENDING' && status !== 'COMPLETED' && status !== 'CANCELLED')) return [];
  const decidedBy = { PENDING: null, COMPLETED: 'system', CANCELLED: 'player' }[status];
  return [
    {
      withdrawalId: referenceId,
      playerId: Number(playerId),
      method,
      accountId: account?.accountId ?? null,
      accountLabel: account?.label ?? null,
      amountMinor: -entries.main,
      currency,
      status,
      dueAt: null,
      decidedBy,
      reason: null,
      endedAt: decidedBy ? at : null,
      createdAt: at,
    },
  ];
}
