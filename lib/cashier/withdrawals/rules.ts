import type { CheckEvent } from '#lib/cashier/check-flow.ts';
import type { CheckResult } from '#lib/cashier/contract.ts';
import { type FlowStatus, statusByResult } from '#lib/cashier/rules.ts';
import { type AmountError, type ReadAmount, readAmount } from '#lib/core/money/amount.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { CapDuration, WithdrawCheck, WithdrawMethod } from './contract.ts';

/** WDR-02: the thirteen states before the withdrawal form. */
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

/** WDR-02: the state for a check's result; results that withdrawals do not use mean `ERROR`. */
export function resolveWithdrawStatus(result: CheckResult): WithdrawStatus {
  const status = statusByResult[result];
  return withdrawStatuses.find((known) => known === status) ?? 'ERROR';
}

/** WDR-03. `limit` is the rest of the cap, `originalLimit` the whole cap; major units of the wallet's currency. */
export interface WithdrawFlow {
  readonly status: WithdrawStatus;
  readonly modal: boolean;
  readonly limit: number | undefined;
  readonly duration: CapDuration;
  readonly originalLimit: number | undefined;
  readonly isSpendLimit: boolean;
  /** The check's result, because several results share a state. */
  readonly result: CheckResult | undefined;
  /** Why the check failed. */
  readonly error: unknown;
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
  error: undefined,
};

const optionalStatuses: readonly WithdrawStatus[] = ['VERIFYDOCUMENT_LOYAL', 'SELF_LIMIT_NOTIFY'];

/** DEC-WDR-1, the states before the form. `clear` resets everything (WDR-03, XTR-20). */
export function nextWithdrawal(flow: WithdrawFlow, event: WithdrawEvent): WithdrawFlow {
  switch (event.kind) {
    case 'start':
      return { ...inactiveWithdrawal, status: 'LOADING', modal: true };
    case 'failed':
      return { ...flow, status: 'ERROR', error: event.error };
    case 'checked':
      return checked(flow, event.check);
    case 'acknowledge':
      return optionalStatuses.includes(flow.status) ? { ...flow, status: 'ALLOWED' } : flow;
    case 'clear':
      return inactiveWithdrawal;
  }
}

function checked(flow: WithdrawFlow, { result, limit, duration = 'daily', originalLimit }: WithdrawCheck): WithdrawFlow {
  const isSpendLimit = result === 'SELF_SPEND_LIMIT_REACHED';
  return { ...flow, status: resolveWithdrawStatus(result), limit, duration, originalLimit, isSpendLimit, result };
}

export type WithdrawalAmountError = AmountError | 'tooLow' | 'tooHigh' | 'overCap' | 'notEnough';

/** Bounds of a withdrawal, in minor units; the smallest upper bound applies. */
export interface AmountBounds {
  readonly currency: string;
  readonly min: number;
  /** Maximum of the method. */
  readonly max: number;
  /** Rest of the cap; undefined without a cap. */
  readonly cap: number | undefined;
  /** The player's main balance; undefined until it is loaded. */
  readonly balance: number | undefined;
}

/** `limit` in major units, `balance` in minor units. */
export function amountBounds(
  { min, max, currency }: Pick<WithdrawMethod, 'min' | 'max' | 'currency'>,
  limit: number | undefined,
  balance: number | undefined,
): AmountBounds {
  const toMinor = (amount: number) => fromWire(amount, currency).minor;
  return { currency, min: toMinor(min), max: toMinor(max), cap: limit === undefined ? undefined : toMinor(limit), balance };
}

/** The largest amount that can be withdrawn at once; undefined until the balance is loaded. */
export function maxWithdrawable({ max, cap = max, balance }: AmountBounds): number | undefined {
  return balance === undefined ? undefined : Math.min(max, cap, balance);
}

/** Reads typed text into minor units. Where several bounds are exceeded, the error names balance, then cap, then method. */
export function readWithdrawalAmount(
  text: string,
  { currency, min, max, cap, balance }: AmountBounds,
  numbers?: NumberForm,
): ReadAmount<WithdrawalAmountError> {
  const read = readAmount(text, currency, numbers);
  if ('error' in read) return read.error === 'tooLarge' ? { error: 'tooHigh' } : read;
  const { minor } = read;
  if (minor < min) return { error: 'tooLow' };
  if (balance !== undefined && minor > balance) return { error: 'notEnough' };
  if (cap !== undefined && minor > cap) return { error: 'overCap' };
  return minor > max ? { error: 'tooHigh' } : read;
}
