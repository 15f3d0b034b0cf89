import { type AmountError, type ReadAmount, readAmount } from '#lib/core/money/amount.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { CheckEvent } from './check-flow.ts';
import type { CheckResult, DepositCheck, DepositMethod } from './contract.ts';

/** States of a deposit or a withdrawal before its form. */
export const flowStatuses = [
  'INACTIVE',
  'LOADING',
  'ALLOWED',
  'ERROR',
  'RESTRICTED',
  'SUSPENDED',
  'IDENTITY_REVIEW',
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

/** DEP-04 to DEP-11. */
export const statusByResult: Readonly<Record<CheckResult, FlowStatus>> = {
  SUCCESS: 'ALLOWED',
  NOT_ENOUGH_FUNDS: 'ERROR',
  EXCEEDS_KYC_LIMIT: 'ERROR',
  FAILURE: 'ERROR',
  FORBIDDEN: 'RESTRICTED',
  RESTRICTED: 'RESTRICTED',
  SUSPENDED: 'SUSPENDED',
  IDENTITY_REVIEW: 'IDENTITY_REVIEW',
  PENDING_EXPIRED_DOCUMENTS: 'PENDING_EXPIRED_DOCUMENTS',
  SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  SELF_SPEND_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
  DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
  DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
  DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
};

/** Whether the player's documents decide about the next check. */
export function awaitsDocuments({
  status,
  result,
}: {
  readonly status: FlowStatus;
  readonly result?: CheckResult | undefined;
}): boolean {
  return status.startsWith('VERIFYDOCUMENT_') || status === 'PENDING_EXPIRED_DOCUMENTS' || result === 'EXCEEDS_KYC_LIMIT';
}

export interface DepositFlow {
  readonly status: FlowStatus;
  /** DEP-10: a notice about a nearly used limit is shown above the form. */
  readonly notification: boolean;
  readonly daysLeftToVerifyDocuments: number | undefined;
  readonly isSpendLimit: boolean;
  readonly hideCashier: boolean;
  readonly limitType: DepositCheck['limitType'];
  readonly limitLeft: number | undefined;
  readonly resetOn: string | undefined;
  readonly limitPrompt: DepositCheck['limitPrompt'];
  /** Why the check failed. */
  readonly error: unknown;
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
  limitPrompt: undefined,
  error: undefined,
};

/** DEC-DEP-1, the states before the form. `clear` resets everything but the notification (DEP-10, XTR-20). */
export function nextDeposit(flow: DepositFlow, event: DepositEvent): DepositFlow {
  switch (event.kind) {
    case 'start':
      return { ...inactiveDeposit, notification: flow.notification, status: 'LOADING' };
    case 'failed':
      return { ...flow, status: 'ERROR', error: event.error };
    case 'checked':
      return checked(event.check);
    case 'acknowledge':
      return flow.hideCashier ? flow : { ...flow, status: 'ALLOWED', notification: false };
    case 'clear':
      return { ...inactiveDeposit, notification: flow.notification };
  }
}

function checked({ result, notification, ...rest }: DepositCheck): DepositFlow {
  const status = notification && result === 'SUCCESS' ? 'SELF_LIMIT_NOTIFY' : statusByResult[result];
  return { ...inactiveDeposit, ...rest, status, notification: notification !== undefined };
}

export type DepositAmountError = AmountError | 'tooLow' | 'tooHigh';

/** Reads typed text into minor units of the method's currency, within the method's bounds. */
export function readDepositAmount(
  text: string,
  { min, max, currency }: Pick<DepositMethod, 'min' | 'max' | 'currency'>,
  numbers?: NumberForm,
): ReadAmount<DepositAmountError> {
  const read = readAmount(text, currency, numbers);
  if ('error' in read) return read.error === 'tooLarge' ? { error: 'tooHigh' } : read;
  if (read.minor < fromWire(min, currency).minor) return { error: 'tooLow' };
  return read.minor > fromWire(max, currency).minor ? { error: 'tooHigh' } : read;
}
