import type { DepositStatus } from '#lib/cashier/contract.ts';

export type Outcome = Exclude<DepositStatus, 'PENDING'>;

/** What a telling does to a deposit: it moves on, it stays as it is, or the telling contradicts money that is booked. */
export type Move = Outcome | 'stays' | 'contradicts';

/**
 * Decisions §2.7 behind the cashier. A success is the end: money that has come in is booked, also when the provider had
 * first said that it would not come; what is booked is never taken back by a telling.
 */
export const depositMoves: Readonly<Record<DepositStatus, Readonly<Record<Outcome, Move>>>> = {
  PENDING: { SUCCESS: 'SUCCESS', FAILED: 'FAILED', CANCELLED: 'CANCELLED' },
  FAILED: { SUCCESS: 'SUCCESS', FAILED: 'stays', CANCELLED: 'stays' },
  CANCELLED: { SUCCESS: 'SUCCESS', FAILED: 'stays', CANCELLED: 'stays' },
  SUCCESS: { SUCCESS: 'stays', FAILED: 'contradicts', CANCELLED: 'contradicts' },
};
