import type { DepositCheck } from '#lib/cashier/contract.ts';
import { toWire } from '#lib/core/money/money.ts';
import { documentsFromEuros } from '../../documents/request.ts';
import { type LimitState, remainingMinor, tightest } from '../../protection/limits/limits.ts';
import type { PaymentEligibility } from '../capability.ts';

/** Lifetime deposits in euros above which enhanced checks are required. */
export const enhancedFromEuros = 50_000;
const nearShare = 0.2;

type Check = Omit<DepositCheck, 'isSpendLimit' | 'hideCashier'> & Partial<DepositCheck>;

/** A rule returns its result or undefined; the first result decides. */
type Rule = (eligibility: PaymentEligibility, write: (limit: LimitState) => Partial<DepositCheck>) => Check | undefined;

const hidden = { hideCashier: true } as const;

const rules: readonly Rule[] = [
  ({ isSuspended }) => (isSuspended ? { result: 'SUSPENDED', ...hidden } : undefined),
  ({ isRestricted, mayDeposit }) => (isRestricted || !mayDeposit ? { result: 'RESTRICTED', ...hidden } : undefined),
  ({ isUnderReview }) => (isUnderReview ? { result: 'IDENTITY_REVIEW', ...hidden } : undefined),
  ({ documentsExpired }) => (documentsExpired ? { result: 'PENDING_EXPIRED_DOCUMENTS', ...hidden } : undefined),
  ({ limits }, write) => {
    const reached = tightest(limits.filter((limit) => limit.kind === 'DEPOSIT' && remainingMinor(limit) === 0));
    return reached && { result: 'SELF_LIMIT_REACHED', ...hidden, ...write(reached) };
  },
  ({ limits }, write) => {
    const reached = tightest(limits.filter((limit) => limit.kind === 'SPEND' && remainingMinor(limit) === 0));
    return reached && { result: 'SELF_SPEND_LIMIT_REACHED', isSpendLimit: true, ...hidden, ...write(reached) };
  },
  ({ documents, documentDaysLeft: left = 0 }) =>
    documents === 'UNDER_REVIEW' ? { result: 'DOCUMENTS_UNDER_REVIEW', hideCashier: left < 0 } : undefined,
  ({ documents, documentDaysLeft: left, lifetimeEuros }) => {
    if (documents === 'VERIFIED' || lifetimeEuros < documentsFromEuros) return undefined;
    if (left !== undefined && left < 0) return { result: 'DOCUMENTS_REQUIRED_RESTRICTED', ...hidden };
    return { result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: left ?? 30 };
  },
  ({ documents, loyaltyLevel }) =>
    documents === 'REQUESTED' && loyaltyLevel >= 3 ? { result: 'DOCUMENTS_PREFERRED' } : undefined,
  ({ lifetimeEuros, isEnhanced }) =>
    lifetimeEuros > enhancedFromEuros && !isEnhanced ? { result: 'EXCEEDS_KYC_LIMIT', ...hidden } : undefined,
  ({ limits }, write) => {
    const near = tightest(
      limits.filter((limit) => limit.kind === 'DEPOSIT' && remainingMinor(limit) < limit.valueMinor * nearShare),
    );
    return near && { result: 'SUCCESS', notification: 'SELF_LIMIT_NOTIFY', ...write(near) };
  },
];

/** The check's result on a blocked device. */
export const blockedDeviceCheck: DepositCheck = { result: 'FAILURE', isSpendLimit: false, ...hidden };

/** Whether the player may deposit (DEP-03); amounts in major units of the player's currency. */
export function judgeDeposit(eligibility: PaymentEligibility, currency: string): DepositCheck {
  const write = (limit: LimitState) => writeLimit(limit, remainingMinor(limit), currency);
  for (const rule of rules) {
    const check = rule(eligibility, write);
    if (check) return { isSpendLimit: false, hideCashier: false, ...promptOf(eligibility), ...check };
  }
  return { result: 'SUCCESS', isSpendLimit: false, hideCashier: false, ...promptOf(eligibility) };
}

/** What is left of a limit, in major units, and until when. */
export function writeLimit({ period, end }: LimitState, leftMinor: number, currency: string) {
  return { limitType: period, limitLeft: toWire({ minor: leftMinor, currency }), resetOn: end.toISOString() };
}

function promptOf({ limitPrompt }: PaymentEligibility): Pick<DepositCheck, 'limitPrompt'> {
  return limitPrompt ? { limitPrompt } : {};
}
