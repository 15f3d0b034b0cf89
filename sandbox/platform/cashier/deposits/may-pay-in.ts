import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { DepositCheck } from '#lib/cashier/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../../players/tables.ts';
import { remainingMinor, tightest } from '../../protection/limits/limits.ts';
import { readPaymentEligibility } from '../capability.ts';
import { depositTable } from '../tables.ts';
import { judgeDeposit, writeLimit } from './check.ts';

export interface Payment {
  readonly amountMinor: number;
  /** Empty for a payment that is no deposit of the cashier. */
  readonly transactionId: string;
}

type PayInRefusal = 'error.deposit.not_allowed' | 'error.deposit.limit.required' | 'error.deposit.limit.too_high';

export interface PayIn {
  /** What the player is shown: `SELF_LIMIT_REACHED` with what is left where the amount is above it. */
  readonly check: DepositCheck;
  /** Undefined where the payment may be taken. */
  readonly refusal: PayInRefusal | undefined;
  /** The limit that stopped it, for the audit trail. */
  readonly limit?: 'DEPOSIT' | 'SPEND' | undefined;
}

/**
 * DEC-DEP-3: whether a payment of the player may be taken, for the cashier, pay-and-play and every other way in. Call it under
 * `lockPlayerAndMoney`.
 */
export async function mayPayIn(tx: Database, player: Player, payment: Payment, now: Date): Promise<PayIn> {
  const eligibility = await readPaymentEligibility(tx, player, now);
  const check = judgeDeposit(eligibility, player.currencyCode);
  if (check.hideCashier && check.result !== 'SELF_LIMIT_REACHED') {
    return { check, refusal: 'error.deposit.not_allowed', limit: check.isSpendLimit ? 'SPEND' : undefined };
  }
  if (eligibility.limitPrompt === 'MANDATORY') return { check, refusal: 'error.deposit.limit.required' };
  const limit = tightest(eligibility.limits.filter(({ kind }) => kind === 'DEPOSIT'));
  if (!limit) return { check, refusal: undefined };
  const leftMinor = Math.max(0, remainingMinor(limit) - (await sumAuthorized(tx, player, payment)));
  if (payment.amountMinor <= leftMinor) return { check, refusal: undefined };
  const reached = { result: 'SELF_LIMIT_REACHED', ...writeLimit(limit, leftMinor, player.currencyCode) } as const;
  return { check: { ...check, ...reached }, refusal: 'error.deposit.limit.too_high', limit: 'DEPOSIT' };
}

/** Authorized deposits count against the limits before they are booked (DEP-14). */
async function sumAuthorized(tx: Database, player: Player, { transactionId }: Payment): Promise<number> {
  const [authorized] = await tx
    .select({ minor: sql<number>`coalesce(sum(${depositTable.amountMinor}), 0)::bigint`.mapWith(Number) })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.playerId, player.id),
        eq(depositTable.status, 'PENDING'),
        isNotNull(depositTable.authorizedAt),
        ne(depositTable.transactionId, transactionId),
      ),
    );
  return authorized?.minor ?? 0;
}
