import type { WithdrawCheck } from '#lib/cashier/withdrawals/contract.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { minWithdrawalEuros } from '#sandbox/data/tables/cashier-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import type { Player } from '../../players/tables.ts';
import { type PaymentEligibility, readPaymentEligibility } from '../capability.ts';
import { enhancedFromEuros } from '../deposits/check.ts';
import { type CapState, readCaps, tightestCap } from './caps.ts';

/** The data on which a withdrawal is decided. */
export interface WithdrawalState {
  readonly player: Pick<Player, 'kycStatus' | 'multibrandSuspended' | 'flags' | 'currencyCode'>;
  readonly eligibility: Pick<
    PaymentEligibility,
    'mayWithdraw' | 'documents' | 'documentsExpired' | 'documentDaysLeft' | 'isEnhanced' | 'loyaltyLevel'
  >;
  /** Total paid out; minor units of the player's currency. */
  readonly paidOutMinor: number;
  readonly cap: CapState | undefined;
  readonly mainMinor: number;
}

type Result = WithdrawCheck['result'];

/** A rule returns its result or undefined; the first result decides (DEC-X-4). */
type Rules = readonly ((state: WithdrawalState) => Result | undefined)[];

const playerRules: Rules = [
  ({ player, eligibility }) => {
    if (eligibility.mayWithdraw) return undefined;
    if (player.multibrandSuspended) return 'SUSPENDED';
    return player.flags.payout ? 'RESTRICTED' : 'FORBIDDEN';
  },
  ({ player }) => (player.kycStatus === 'SUSPENDED' ? 'SUSPENDED' : undefined),
  ({ player }) => (player.kycStatus === 'RESTRICTED' ? 'RESTRICTED' : undefined),
  ({ eligibility }) => (eligibility.documents === 'UNDER_REVIEW' ? 'DOCUMENTS_UNDER_REVIEW' : undefined),
  ({ eligibility: { documents, documentsExpired, documentDaysLeft = 0 } }) =>
    documents !== 'VERIFIED' && (documentsExpired || documentDaysLeft < 0) ? 'DOCUMENTS_REQUIRED_RESTRICTED' : undefined,
  ({ eligibility: { documents, loyaltyLevel }, paidOutMinor }) => {
    if (documents === 'VERIFIED') return undefined;
    return paidOutMinor > 0 && loyaltyLevel >= 3 ? 'DOCUMENTS_PREFERRED' : 'DOCUMENTS_REQUIRED';
  },
];

const moneyRules: Rules = [
  // The same threshold as for deposits.
  ({ eligibility, paidOutMinor, player }) =>
    !eligibility.isEnhanced && paidOutMinor > scaleEuro(enhancedFromEuros, player.currencyCode).minor
      ? 'EXCEEDS_KYC_LIMIT'
      : undefined,
  // A cap with less remaining than the smallest withdrawal counts as reached.
  ({ cap, player }) =>
    cap && cap.leftMinor < scaleEuro(minWithdrawalEuros, player.currencyCode).minor ? 'WITHDRAWAL_LIMIT_REACHED' : undefined,
  ({ mainMinor }) => (mainMinor === 0 ? 'NOT_ENOUGH_FUNDS' : undefined),
];

function firstOf(rules: Rules, state: WithdrawalState): Result | undefined {
  return rules.map((rule) => rule(state)).find((result) => result !== undefined);
}

/** What speaks against paying the player, whatever the amount: status, flags and documents. Undefined if nothing does. */
export function judgePlayer(state: WithdrawalState): Result | undefined {
  return firstOf(playerRules, state);
}

/** Whether the player may withdraw (WDR-01); amounts in major units of the player's currency. */
export function judgeWithdrawal(state: WithdrawalState): WithdrawCheck {
  const found = judgePlayer(state);
  // DOCUMENTS_PREFERRED does not block: the withdrawal continues with the money rules.
  if (found && found !== 'DOCUMENTS_PREFERRED') return { result: found };
  const { cap, player } = state;
  const write = (minor: number) => toWire({ minor, currency: player.currencyCode });
  return {
    result: firstOf(moneyRules, state) ?? found ?? 'SUCCESS',
    ...(cap && { limit: write(cap.leftMinor), duration: cap.duration, originalLimit: write(cap.valueMinor) }),
  };
}

/** Reads the data on which the player's withdrawal is decided. */
export async function readWithdrawalState(db: Database, player: Player, now: Date): Promise<WithdrawalState> {
  const playerId = String(player.id);
  const eligibility = await readPaymentEligibility(db, player, now);
  const { withdrawals } = await readPaymentSummary(db, playerId);
  const balances = await readBalances(db, playerId);
  return {
    player,
    eligibility,
    paidOutMinor: withdrawals.minor,
    cap: tightestCap(await readCaps(db, player, now)),
    mainMinor: balances?.main.money.minor ?? 0,
  };
}
