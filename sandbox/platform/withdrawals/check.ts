import { toWire } from '#lib/money/money.ts';
import { scaleEuro } from '#lib/money/scale.ts';
import type { WithdrawCheck } from '#lib/withdrawals/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { type Capability, readCapability } from '../cashier/capability.ts';
import { enhancedFromEuros } from '../cashier/check.ts';
import type { Player } from '../players/tables.ts';
import { type CapState, readCaps, tightestCap } from './caps.ts';

/** What a withdrawal is judged by. */
export interface Standing {
  readonly player: Pick<Player, 'kycStatus' | 'multibrandSuspended' | 'flags' | 'currencyCode'>;
  readonly known: Pick<
    Capability,
    'mayWithdraw' | 'documents' | 'documentsExpired' | 'documentDaysLeft' | 'isEnhanced' | 'loyaltyLevel'
  >;
  /** All that was ever paid out; minor units of the player's currency. */
  readonly paidOutMinor: number;
  readonly cap: CapState | undefined;
  readonly mainMinor: number;
}

type Result = WithdrawCheck['result'];

/** Below the least withdrawal nothing can be done with what is left of a cap. */
const leastEuros = 20;

/** Each rule answers what it finds, or nothing; the first that finds something decides (decisions §2.8, DEC-X-4). */
const rules: readonly ((standing: Standing) => Result | undefined)[] = [
  ({ player, known }) => {
    if (known.mayWithdraw) return undefined;
    if (player.multibrandSuspended) return 'SUSPENDED';
    return player.flags.payout ? 'RESTRICTED' : 'FORBIDDEN';
  },
  ({ player }) => (player.kycStatus === 'SUSPENDED' ? 'SUSPENDED' : undefined),
  ({ player }) => (player.kycStatus === 'RESTRICTED' ? 'RESTRICTED' : undefined),
  ({ known }) => (known.documents === 'UNDER_REVIEW' ? 'DOCUMENTS_UNDER_REVIEW' : undefined),
  ({ known: { documents, documentsExpired, documentDaysLeft = 0 } }) =>
    documents !== 'VERIFIED' && (documentsExpired || documentDaysLeft < 0) ? 'DOCUMENTS_REQUIRED_RESTRICTED' : undefined,
  ({ known: { documents, loyaltyLevel }, paidOutMinor }) => {
    if (documents === 'VERIFIED') return undefined;
    return paidOutMinor > 0 && loyaltyLevel >= 3 ? 'DOCUMENTS_PREFERRED' : 'DOCUMENTS_REQUIRED';
  },
];

const moneyRules: readonly ((standing: Standing) => Result | undefined)[] = [
  // The same line as for what comes in: nobody has it cross the house unseen.
  ({ known, paidOutMinor, player }) =>
    !known.isEnhanced && paidOutMinor > scaleEuro(enhancedFromEuros, player.currencyCode).minor ? 'EXCEEDS_KYC_LIMIT' : undefined,
  ({ cap, player }) =>
    cap && cap.leftMinor < scaleEuro(leastEuros, player.currencyCode).minor ? 'WITHDRAWAL_LIMIT_REACHED' : undefined,
  ({ mainMinor }) => (mainMinor === 0 ? 'NOT_ENOUGH_FUNDS' : undefined),
];

/** WDR-01: what stands between a player and his money; amounts of the answer in major units of his currency. */
export function judgeWithdrawal(standing: Standing): WithdrawCheck {
  const find = (list: typeof rules) => list.map((rule) => rule(standing)).find((result) => result !== undefined);
  const found = find(rules);
  // What is merely preferred stands in nobody's way: only money can still say no.
  if (found && found !== 'DOCUMENTS_PREFERRED') return { result: found };
  const { cap, player } = standing;
  const write = (minor: number) => toWire({ minor, currency: player.currencyCode });
  return {
    result: find(moneyRules) ?? found ?? 'SUCCESS',
    ...(cap && { limit: write(cap.leftMinor), duration: cap.duration, originalLimit: write(cap.valueMinor) }),
  };
}

/** Reads what a player's withdrawal is judged by at a moment of business time. */
export async function readStanding(db: Database, player: Player, now: Date): Promise<Standing> {
  const playerId = String(player.id);
  const known = await readCapability(db, player, now);
  const { withdrawals } = await readPaymentSummary(db, playerId);
  const balances = await readBalances(db, playerId);
  return {
    player,
    known,
    paidOutMinor: withdrawals.minor,
    cap: tightestCap(await readCaps(db, player, now)),
    mainMinor: balances?.main.money.minor ?? 0,
  };
}
