import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { startDeposit } from '#lib/cashier/contract.ts';
import { readExactAmount } from '#lib/money/amount.ts';
import { toWire } from '#lib/money/money.ts';
import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { findSavedAccount } from './accounts.ts';
import { readCapability } from './capability.ts';
import { judgeDeposit } from './check.ts';
import { leftOf, tightest } from './limits.ts';
import { depositBounds, methodsFor } from './methods.ts';
import { refusePayment } from './refusals.ts';
import { endUnpaid, isStale } from './settle.ts';
import { type DepositRow, depositTable } from './tables.ts';

export const depositPrefix = 'dep_';

type Wish = BodyOf<typeof startDeposit>;

/**
 * Opens a deposit, or gives back the player's open one if it is the same; another one that is open is cancelled: two tabs
 * pay once. Throws a refusal. Call it under the player's money lock.
 */
export async function openDeposit(tx: Database, player: Player, wish: Wish, siteOrigin: string, now: Date): Promise<DepositRow> {
  const amountMinor = await checkWish(tx, player, wish, siteOrigin, now);
  const { method, currency, bonusCampaignId = null, accountId = null, returnUrl, locale } = wish;
  const row = { method, amountMinor, currency, bonusCampaignId, accountId, returnUrl, locale };
  const [open] = await tx
    .select()
    .from(depositTable)
    .where(and(eq(depositTable.playerId, player.id), eq(depositTable.status, 'PENDING'), isNull(depositTable.authorizedAt)));
  const isSame = open && Object.entries(row).every(([name, value]) => open[name as keyof typeof row] === value);
  if (isSame && !isStale(open, now)) return open;
  if (open) await endUnpaid(tx, open, now);
  const transactionId = `${depositPrefix}${randomUUID()}`;
  const [opened] = await tx
    .insert(depositTable)
    .values({ ...row, transactionId, playerId: player.id, status: 'PENDING', createdAt: now })
    .returning();
  if (!opened) throw new Error('the deposit was not kept');
  return opened;
}

/** The amount in minor units. Throws the first refusal that the wish meets. */
async function checkWish(tx: Database, player: Player, wish: Wish, siteOrigin: string, now: Date): Promise<number> {
  if (new URL(wish.returnUrl).origin !== siteOrigin) throw refusePayment('error.deposit.return_url');
  const currency = player.currencyCode;
  const method = methodsFor(player, player.market).find(({ code }) => code === wish.method);
  const { accountId = null } = wish;
  const ownsAccount =
    accountId === null || (await findSavedAccount(tx, { playerId: player.id, method: wish.method, accountId })) !== null;
  if (!method || wish.currency !== currency || !ownsAccount) {
    throw refusePayment('error.deposit.method');
  }
  const known = await readCapability(tx, player, now);
  const verdict = judgeDeposit(known, currency);
  if (verdict.hideCashier && verdict.result !== 'SELF_LIMIT_REACHED') throw refusePayment('error.deposit.not_allowed');
  const amountMinor = readExactAmount(wish.amount, currency);
  if (amountMinor === undefined) throw refusePayment('error.deposit.amount.invalid');
  const { leastMinor, mostMinor } = depositBounds(method, currency);
  if (amountMinor < leastMinor) throw refusePayment('error.deposit.amount.too_low');
  if (amountMinor > mostMinor) throw refusePayment('error.deposit.amount.too_high');
  const limit = tightest(known.limits.filter(({ kind }) => kind === 'DEPOSIT'));
  if (limit && leftOf(limit) < amountMinor) {
    const limitLeft = toWire({ minor: leftOf(limit), currency });
    const resetOn = limit.resetAt.toISOString();
    throw refusePayment('error.deposit.limit.too_high', { limitLeft, resetOn, limitType: limit.period });
  }
  return amountMinor;
}
