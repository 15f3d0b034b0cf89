import { readAmount, type AmountFault as TypingFault } from '#lib/money/amount.ts';
import { exponentOf } from '#lib/money/money.ts';
import type { CheckEvent } from './check-flow.ts';
import type { CheckResult, DepositCheck, DepositMethod } from './contract.ts';

/** D2 §4: how a deposit or a withdrawal stands before its form. */
export const flowStatuses = [
  'INACTIVE',
  'LOADING',
  'ALLOWED',
  'ERROR',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED_DOCUMENTS',
  'SELF_LIMIT_REACHED',
  'SELF_LIMIT_NOTIFY',
  'WITHDRAWAL_LIMIT_REACHED',
  'VERIFYDOCUMENT_LOYAL',
  'VERIFYDOCUMENT_REQUIRED',
  'VERIFYDOCUMENT_STRICT',
  'VERIFYDOCUMENT_UNDER_REVIEW',
] as const;
export type FlowStatus = (typeof flowStatuses)[number];

/** DEP-04 to DEP-11: the status that a check's result means. */
export const statusOfResult: Readonly<Record<CheckResult, FlowStatus>> = {
  SUCCESS: 'ALLOWED',
  NOT_ENOUGH_FUNDS: 'ERROR',
  EXCEEDS_KYC_LIMIT: 'ERROR',
  FAILURE: 'ERROR',
  FORBIDDEN: 'RESTRICTED',
  RESTRICTED: 'RESTRICTED',
  SUSPENDED: 'SUSPENDED',
  PENDING_EXPIRED_DOCUMENTS: 'PENDING_EXPIRED_DOCUMENTS',
  SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  SELF_SPEND_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
  DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
  DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
  DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
};

/** D2 §3: what the deposit's screens are made from. */
export interface DepositFlow {
  readonly status: FlowStatus;
  /** DEP-10: a note about a near limit stands above the form. */
  readonly notification: boolean;
  readonly daysLeftToVerifyDocuments: number | undefined;
  readonly isSpendLimit: boolean;
  readonly hideCashier: boolean;
  readonly limitType: DepositCheck['limitType'];
  readonly limitLeft: number | undefined;
  readonly resetOn: string | undefined;
}

export type DepositEvent = CheckEvent<DepositCheck>;

export const inactiveDeposit: DepositFlow = {
  status: 'INACTIVE',
  notification: false,
  daysLeftToVerifyDocuments: undefined,
  isSpendLimit: false,
  hideCashier: false,
  limitType: undefined,
  limitLeft: undefined,
  resetOn: undefined,
};

/** Decisions §2.7 before the form. Clearing begins anew and keeps the notification (DEP-10, XTR-20). */
export function nextDeposit(flow: DepositFlow, event: DepositEvent): DepositFlow {
  switch (event.kind) {
    case 'start':
      return { ...inactiveDeposit, notification: flow.notification, status: 'LOADING' };
    case 'failed':
      return { ...flow, status: 'ERROR' };
    case 'checked':
      return checked(event.check);
    case 'acknowledge':
      return flow.hideCashier ? flow : { ...flow, status: 'ALLOWED', notification: false };
    case 'clear':
      return { ...inactiveDeposit, notification: flow.notification };
  }
}

function checked({ result, notification, ...rest }: DepositCheck): DepositFlow {
  const status = notification && result === 'SUCCESS' ? 'SELF_LIMIT_NOTIFY' : statusOfResult[result];
  return { ...inactiveDeposit, ...rest, status, notification: notification !== undefined };
}

export type AmountFault = TypingFault | 'tooLow' | 'tooHigh';

/** Reads what was typed against a method's bounds, into minor units of its currency. */
export function readDepositAmount(
  text: string,
  { min, max, currency }: Pick<DepositMethod, 'min' | 'max' | 'currency'>,
): { readonly minor: number } | { readonly fault: AmountFault } {
  const read = readAmount(text, currency);
  if ('fault' in read) return read.fault === 'tooLarge' ? { fault: 'tooHigh' } : read;
  const scale = 10 ** exponentOf(currency);
  if (read.minor < Math.round(min * scale)) return { fault: 'tooLow' };
  return read.minor > Math.round(max * scale) ? { fault: 'tooHigh' } : read;
}
