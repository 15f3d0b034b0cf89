import type { DepositStatus } from '#lib/cashier/contract.ts';

export type Outcome = Exclude<DepositStatus, 'PENDING'>;

/** The effect of a notification: a new status, none, or a contradiction of booked money. */
export type Transition = Outcome | 'unchanged' | 'contradicts';

/**
 * The state machine of a deposit. Success is final and may follow a failure; booked money is never unbooked by a
 * notification.
 */
export const depositTransitions: Readonly<Record<DepositStatus, Readonly<Record<Outcome, Transition>>>> = {
  PENDING: { SUCCESS: 'SUCCESS', FAILED: 'FAILED', CANCELLED: 'CANCELLED' },
  FAILED: { SUCCESS: 'SUCCESS', FAILED: 'unchanged', CANCELLED: 'unchanged' },
  CANCELLED: { SUCCESS: 'SUCCESS', FAILED: 'unchanged', CANCELLED: 'unchanged' },
  SUCCESS: { SUCCESS: 'unchanged', FAILED: 'contradicts', CANCELLED: 'contradicts' },
};
