import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { startDeposit } from '#lib/cashier/contract.ts';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { readExactAmount } from '#lib/core/money/amount.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { Database } from '#sandbox/database/database.ts';
import { checkDepositBonus } from '../../bonuses/deposit-bonus.ts';
import { badRequest, refusal } from '../../core/refusal.ts';
import type { Player } from '../../players/tables.ts';
import { findSavedAccount } from '../saved-accounts.ts';
import { type DepositRow, depositTable } from '../tables.ts';
import { mayPayIn } from './may-pay-in.ts';
import { depositBounds, listOfferedMethods } from './methods.ts';
import { cancelUnpaid, isExpired } from './settle.ts';

export const depositPrefix = 'dep_';

type DepositRequest = BodyOf<typeof startDeposit>;

/**
 * Opens a deposit, or returns the player's open one if it is the same; another open one is cancelled, so that two tabs pay
 * once. Throws a refusal. Call it under `lockPlayerAndMoney`.
 */
export async function openDeposit(
  tx: Database,
  player: Player,
  request: DepositRequest,
  siteOrigin: string,
  now: Date,
): Promise<DepositRow> {
  const { amountMinor, bonusAccepted } = await checkRequest(tx, player, request, siteOrigin, now);
  const { method, currency, bonusCampaignId = null, accountId = null, returnUrl, locale } = request;
  const row = { method, amountMinor, currency, bonusCampaignId, bonusAccepted, accountId, returnUrl, locale };
  const [open] = await tx
    .select()
    .from(depositTable)
    .where(and(eq(depositTable.playerId, player.id), eq(depositTable.status, 'PENDING'), isNull(depositTable.authorizedAt)));
  const isSame = open && Object.entries(row).every(([name, value]) => isDeepStrictEqual(ownValue(open, name), value));
  if (isSame && !isExpired(open, now)) return open;
  if (open) await cancelUnpaid(tx, player, open, now);
  const transactionId = `${depositPrefix}${randomUUID()}`;
  const [opened] = await tx
    .insert(depositTable)
    .values({ ...row, transactionId, playerId: player.id, status: 'PENDING', createdAt: now })
    .returning();
  if (!opened) throw new Error('The deposit was not inserted.');
  return opened;
}

/** Validates the request and returns its amount in minor units and the bonus that it accepts. Throws a refusal. */
async function checkRequest(
  tx: Database,
  player: Player,
  request: DepositRequest,
  siteOrigin: string,
  now: Date,
): Promise<Pick<DepositRow, 'amountMinor' | 'bonusAccepted'>> {
  if (new URL(request.returnUrl).origin !== siteOrigin) throw badRequest('error.deposit.return_url');
  const currency = player.currencyCode;
  const method = listOfferedMethods(player, player.market).find(({ code }) => code === request.method);
  const { accountId = null } = request;
  const ownsAccount =
    accountId === null || (await findSavedAccount(tx, { playerId: player.id, method: request.method, accountId })) !== null;
  if (!method || request.currency !== currency || !ownsAccount) {
    throw badRequest('error.deposit.method');
  }
  const amountMinor = readExactAmount(request.amount, currency);
  if (amountMinor === undefined) throw badRequest('error.deposit.amount.invalid');
  const { check, refusal: code } = await mayPayIn(tx, player, { amountMinor, transactionId: '' }, now);
  if (code && code !== 'error.deposit.limit.too_high') throw badRequest(code);
  const { minMinor, maxMinor } = depositBounds(method, currency);
  if (amountMinor < minMinor) throw badRequest('error.deposit.amount.too_low');
  if (amountMinor > maxMinor) throw badRequest('error.deposit.amount.too_high');
  if (code) {
    const { limitLeft, resetOn, limitType: duration } = check;
    const message = 'The amount is above what is left of a limit.';
    throw refusal(400, code, { message, additionalInfo: { limitLeft, currency, resetOn, duration } });
  }
  const { bonusCampaignId } = request;
  const bonusAccepted = bonusCampaignId ? await checkDepositBonus(tx, player, bonusCampaignId, amountMinor, now) : null;
  return { amountMinor, bonusAccepted };
}
