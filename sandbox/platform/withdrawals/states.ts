import type { WithdrawalStatus } from '#lib/withdrawals/contract.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import type { TransactionType } from '#sandbox/ledger/schema.ts';

/** What ends a withdrawal: the player calls it back, or it is approved or rejected. */
export type Decision = 'cancel' | 'approve' | 'reject';
export type EndStatus = Exclude<WithdrawalStatus, 'PENDING' | 'WAITING_INPUT'>;

const ends = { cancel: 'CANCELLED', approve: 'COMPLETED', reject: 'REVERTED' } as const satisfies Record<Decision, EndStatus>;

/** Decisions §2.8: an open withdrawal ends once, and an end is never left. */
export const withdrawalMoves: Readonly<Record<WithdrawalStatus, Readonly<Partial<Record<Decision, EndStatus>>>>> = {
  PENDING: ends,
  WAITING_INPUT: ends,
  COMPLETED: {},
  CANCELLED: {},
  REVERTED: {},
};

/** Where the locked money goes at each end, and what its booking is called. */
export const endBookings: Readonly<
  Record<EndStatus, { readonly type: TransactionType; readonly to: (method: string) => AccountName }>
> = {
  COMPLETED: { type: 'WITHDRAW', to: (method) => `psp:${method}` },
  CANCELLED: { type: 'CANCELED', to: () => 'main' },
  REVERTED: { type: 'REVERSAL', to: () => 'main' },
};
