import type { DepositCheck } from '#lib/cashier/contract.ts';
import { toWire } from '#lib/money/money.ts';
import type { Capability } from './capability.ts';
import { type LimitState, leftOf, tightest } from './limits.ts';

/** Lifetime deposits, in euros' worth, from which documents are asked for, and beyond which enhanced checks are. */
export const documentsFromEuros = 2_000;
export const enhancedFromEuros = 50_000;
const nearShare = 0.2;

type Check = Omit<DepositCheck, 'isSpendLimit' | 'hideCashier'> & Partial<DepositCheck>;

/** Each rule answers what it finds, or nothing; the first that finds something decides (decisions §2.7). */
type Rule = (known: Capability, write: (limit: LimitState) => Partial<DepositCheck>) => Check | undefined;

const hidden = { hideCashier: true } as const;

const rules: readonly Rule[] = [
  ({ isSuspended }) => (isSuspended ? { result: 'SUSPENDED', ...hidden } : undefined),
  ({ isRestricted, mayDeposit }) => (isRestricted || !mayDeposit ? { result: 'RESTRICTED', ...hidden } : undefined),
  ({ documentsExpired }) => (documentsExpired ? { result: 'PENDING_EXPIRED_DOCUMENTS', ...hidden } : undefined),
  ({ limits }, write) => {
    const reached = tightest(limits.filter((limit) => limit.kind === 'DEPOSIT' && leftOf(limit) === 0));
    return reached && { result: 'SELF_LIMIT_REACHED', ...hidden, ...write(reached) };
  },
  ({ limits }, write) => {
    const reached = tightest(limits.filter((limit) => limit.kind === 'SPEND' && leftOf(limit) === 0));
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
    const near = tightest(limits.filter((limit) => limit.kind === 'DEPOSIT' && leftOf(limit) < limit.valueMinor * nearShare));
    return near && { result: 'SUCCESS', notification: 'SELF_LIMIT_NOTIFY', ...write(near) };
  },
];

/** DEC-MISC-4: the fingerprint that a test sends to be turned away. */
const blockedDevice = 'BLOCKME';

/** The verdict on a device that is not accepted; undefined for any other. */
export function judgeDevice(blackbox: string): DepositCheck | undefined {
  return blackbox === blockedDevice ? { result: 'FAILURE', isSpendLimit: false, ...hidden } : undefined;
}

/** DEP-03: what stands between a player and a deposit; amounts of the answer in major units of his currency. */
export function judgeDeposit(known: Capability, currency: string): DepositCheck {
  const write = (limit: LimitState) => ({
    limitType: limit.period,
    limitLeft: toWire({ minor: leftOf(limit), currency }),
    resetOn: limit.resetAt.toISOString(),
  });
  for (const rule of rules) {
    const check = rule(known, write);
    if (check) return { isSpendLimit: false, hideCashier: false, ...check };
  }
  return { result: 'SUCCESS', isSpendLimit: false, hideCashier: false };
}
