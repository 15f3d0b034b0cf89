import type { CheckEvent } from '#lib/cashier/check-flow.ts';
import type { CheckResult } from '#lib/cashier/contract.ts';
import { type FlowStatus, statusOfResult } from '#lib/cashier/rules.ts';
import { readAmount, type AmountFault as TypingFault } from '#lib/money/amount.ts';
import { fromWire } from '#lib/money/money.ts';
import type { CapDuration, WithdrawCheck, WithdrawMethod } from './contract.ts';

/** D2 §8: the thirteen states before the form of a withdrawal. */
export const withdrawStatuses = [
  'INACTIVE',
  'LOADING',
  'ALLOWED',
  'SELF_LIMIT_REACHED',
  'WITHDRAWAL_LIMIT_REACHED',
  'SELF_LIMIT_NOTIFY',
  'RESTRICTED',
  'SUSPENDED',
  'ERROR',
  'VERIFYDOCUMENT_STRICT',
  'VERIFYDOCUMENT_LOYAL',
  'VERIFYDOCUMENT_REQUIRED',
  'VERIFYDOCUMENT_UNDER_REVIEW',
] as const satisfies readonly FlowStatus[];
export type WithdrawStatus = (typeof withdrawStatuses)[number];

/** WDR-02: the state that a check's result means; one that a withdrawal does not know is an error. */
export function statusOf(result: CheckResult): WithdrawStatus {
  const status = statusOfResult[result];
  return withdrawStatuses.find((known) => known === status) ?? 'ERROR';
}

/** WDR-03, D2 §3. `limit` is what the cap leaves, `originalLimit` the cap; major units of the wallet. */
export interface WithdrawFlow {
  readonly status: WithdrawStatus;
  /** The way to withdraw is open. */
  readonly modal: boolean;
  readonly limit: number | undefined;
  readonly duration: CapDuration;
  readonly originalLimit: number | undefined;
  readonly isSpendLimit: boolean;
  /** What the platform said, where several results share a state. */
  readonly result: CheckResult | undefined;
}

export type WithdrawEvent = CheckEvent<WithdrawCheck>;

export const inactiveWithdrawal: WithdrawFlow = {
  status: 'INACTIVE',
  modal: false,
  limit: undefined,
  duration: 'daily',
  originalLimit: undefined,
  isSpendLimit: false,
  result: undefined,
};

const politeStatuses: readonly WithdrawStatus[] = ['VERIFYDOCUMENT_LOYAL', 'SELF_LIMIT_NOTIFY'];

/** Decisions §2.8 before the form. Clearing begins anew (WDR-03, XTR-20). */
export function nextWithdrawal(flow: WithdrawFlow, event: WithdrawEvent): WithdrawFlow {
  switch (event.kind) {
    case 'start':
      return { ...inactiveWithdrawal, status: 'LOADING', modal: true };
    case 'failed':
      return { ...flow, status: 'ERROR' };
    case 'checked':
      return checked(flow, event.check);
    case 'acknowledge':
      return politeStatuses.includes(flow.status) ? { ...flow, status: 'ALLOWED' } : flow;
    case 'clear':
      return inactiveWithdrawal;
  }
}

function checked(flow: WithdrawFlow, { result, limit, duration = 'daily', originalLimit }: WithdrawCheck): WithdrawFlow {
  const isSpendLimit = result === 'SELF_SPEND_LIMIT_REACHED';
  return { ...flow, status: statusOf(result), limit, duration, originalLimit, isSpendLimit, result };
}

export type AmountFault = TypingFault | 'tooLow' | 'tooHigh' | 'overCap' | 'notEnough';

/** What a withdrawal may be, in minor units; the smallest of the upper bounds holds. */
export interface AmountRoom {
  readonly currency: string;
  readonly least: number;
  /** Of the method. */
  readonly most: number;
  /** What the cap leaves; undefined where none is known. */
  readonly cap: number | undefined;
  /** What the player has; undefined while it is not known. */
  readonly main: number | undefined;
}

export function roomOf(
  { min, max, currency }: Pick<WithdrawMethod, 'min' | 'max' | 'currency'>,
  limit: number | undefined,
  main: number | undefined,
): AmountRoom {
  const minor = (amount: number) => fromWire(amount, currency).minor;
  return { currency, least: minor(min), most: minor(max), cap: limit === undefined ? undefined : minor(limit), main };
}

/** All that can be withdrawn at once; undefined while the balance is not known. */
export function wholeOf({ most, cap = most, main }: AmountRoom): number | undefined {
  return main === undefined ? undefined : Math.min(most, cap, main);
}

/** Reads what was typed, into minor units; the nearest reason first. */
export function readWithdrawalAmount(
  text: string,
  room: AmountRoom,
): { readonly minor: number } | { readonly fault: AmountFault } {
  const read = readAmount(text, room.currency);
  if ('fault' in read) return read.fault === 'tooLarge' ? { fault: 'tooHigh' } : read;
  const { minor } = read;
  if (minor < room.least) return { fault: 'tooLow' };
  if (room.main !== undefined && minor > room.main) return { fault: 'notEnough' };
  if (room.cap !== undefined && minor > room.cap) return { fault: 'overCap' };
  return minor > room.most ? { fault: 'tooHigh' } : read;
}
