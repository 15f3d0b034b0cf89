import type { WithdrawalStatus } from '#lib/cashier/withdrawals/contract.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import type { TransactionType } from '#sandbox/ledger/schema.ts';

/** What ends a withdrawal: the player cancels it, or it is approved or rejected. */
export type Decision = 'cancel' | 'approve' | 'reject';
export type EndStatus = Exclude<WithdrawalStatus, 'PENDING' | 'WAITING_INPUT'>;

const ends = { cancel: 'CANCELLED', approve: 'COMPLETED', reject: 'REVERTED' } as const satisfies Record<Decision, EndStatus>;

/** The state machine of a withdrawal: an open one ends once, and end states are final. */
export const withdrawalTransitions: Readonly<Record<WithdrawalStatus, Readonly<Partial<Record<Decision, EndStatus>>>>> = {
  PENDING: ends,
  WAITING_INPUT: ends,
  COMPLETED: {},
  CANCELLED: {},
  REVERTED: {},
};

/** The account that the locked money moves to at each end, and the posting's type. */
export const endBookings: Readonly<
  Record<EndStatus, { readonly type: TransactionType; readonly to: (method: string) => AccountName }>
> = {
  COMPLETED: { type: 'WITHDRAW', to: (method) => `psp:${method}` },
  CANCELLED: { type: 'CANCELED', to: () => 'main' },
  REVERTED: { type: 'REVERSAL', to: () => 'main' },
};
