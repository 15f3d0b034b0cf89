import { randomUUID } from 'node:crypto';
import type { OpenStatus, startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { readExactAmount } from '#lib/core/money/amount.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { bankTransfer } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { InsufficientFundsError } from '#sandbox/ledger/errors.ts';
import { post } from '#sandbox/ledger/post.ts';
import { endBonus } from '../../bonuses/assignments/end-bonus.ts';
import { expireDue } from '../../bonuses/assignments/expire-due.ts';
import { listActiveSticky } from '../../bonuses/assignments/sticky.ts';
import { textIn } from '../../bonuses/texts.ts';
import { badRequest } from '../../core/refusal.ts';
import type { Player } from '../../players/tables.ts';
import { requireConfirmation } from '../../session/password-check.ts';
import { isTrusted, trustAccount } from '../saved-accounts.ts';
import { readEnteredAccount } from './bank-account.ts';
import { judgeWithdrawal, readWithdrawalState, type WithdrawalState } from './check.ts';
import { listPayoutMethods } from './methods.ts';
import { withdrawalTable } from './tables.ts';

type WithdrawalRequest = BodyOf<typeof startWithdrawal>;

/** An operator decides from this amount in euros. */
const reviewFromEuros = 2_000;
const automaticAfterMs = 10 * 60_000;
const allowed = new Set(['SUCCESS', 'DOCUMENTS_PREFERRED']);

export interface RequestedWithdrawal {
  readonly withdrawalId: string;
  readonly status: OpenStatus;
}

interface RequestContext {
  /** `origin_jti` of the player's token. */
  readonly sessionId: string;
  readonly now: Date;
}

/**
 * Locks the amount and opens the withdrawal (WDR-04), forfeiting the player's sticky bonuses if agreed. Throws a refusal. Call
 * it under `lockPlayerAndMoney`.
 */
export async function requestWithdrawal(
  tx: Database,
  player: Player,
  request: WithdrawalRequest,
  { sessionId, now }: RequestContext,
): Promise<RequestedWithdrawal> {
  const state = await readWithdrawalState(tx, player, now);
  if (!allowed.has(judgeWithdrawal(state).result)) {
    throw badRequest(state.mainMinor === 0 ? 'error.withdraw.not_enough_funds' : 'error.withdraw.not_allowed');
  }
  const account = await findAccount(tx, player, request);
  const amountMinor = checkAmount(request, player, state, account);
  const playerId = String(player.id);
  const { method } = request;
  const accountId = account.chosen?.id ?? null;
  const isKnown = await isTrusted(tx, { playerId: player.id, method, accountId }, now);
  // DEC-ACC-4: another person at an open session must not send the money to an account of their own.
  if (!isKnown) await requireConfirmation(tx, playerId, sessionId, now);
  const { currencyCode: currency } = player;
  await expireDue(tx, player.id, now);
  const sticky = await listActiveSticky(tx, player.id);
  if (sticky.length > 0 && !request.forfeitBonuses) {
    const write = (minor: number) => toWire({ minor, currency });
    throw badRequest('error.withdraw.bonus_active', {
      bonusAmount: write(sticky.reduce((total, { balanceMinor }) => total + balanceMinor, 0)),
      bonuses: sticky.map(({ campaign, balanceMinor, spinsLeft }) => ({
        title: campaign ? textIn(campaign, request.language ?? player.languageCode).title : '',
        amount: write(balanceMinor),
        spins: spinsLeft,
      })),
    });
  }
  const withdrawalId = `wd_${randomUUID()}`;
  const isReviewed = player.flags.isWithdrawalReview || amountMinor >= scaleEuro(reviewFromEuros, currency).minor;
  const status = isReviewed ? 'WAITING_INPUT' : 'PENDING';
  const isAutomatic = !isReviewed && state.eligibility.documents === 'VERIFIED';
  if (!isKnown && account.chosen) {
    const { id, label } = account.chosen;
    await trustAccount(tx, { playerId: player.id, method }, { accountId: id, label }, now);
  }
  // DEC-BON-18: in the transaction of the withdrawal.
  for (const { assignment } of sticky) await endBonus(tx, assignment, 'forfeit', { by: 'PLAYER', now });
  await post(tx, {
    referenceId: withdrawalId,
    playerId,
    currency,
    at: now,
    category: 'PAYMENT',
    type: 'WITHDRAW',
    status,
    method,
    entries: { main: -amountMinor, locked: amountMinor },
  }).catch((error: unknown) => {
    // A stake came first.
    throw error instanceof InsufficientFundsError ? badRequest('error.withdraw.not_enough_funds') : error;
  });
  await tx.insert(withdrawalTable).values({
    withdrawalId,
    playerId: player.id,
    method,
    accountId,
    accountLabel: account.chosen?.label ?? null,
    amountMinor,
    currency,
    status,
    dueAt: isAutomatic ? new Date(now.getTime() + automaticAfterMs) : null,
    createdAt: now,
  });
  return { withdrawalId, status };
}

/** The payout method and account; throws a refusal for any outside the closed loop. */
async function findAccount(tx: Database, player: Player, { method, currency, accountId, bankAccount }: WithdrawalRequest) {
  const payout = (await listPayoutMethods(tx, player)).find(({ row }) => row.code === method);
  if (!payout || currency !== player.currencyCode) throw badRequest('error.withdraw.method');
  const known = (wanted: string) => payout.accounts.find(({ id }) => id === wanted);
  if (bankAccount !== undefined && accountId === undefined && method === bankTransfer) {
    const entered = readEnteredAccount(player.id, bankAccount);
    return { ...payout, chosen: known(entered.id) ?? entered };
  }
  const chosen = accountId === undefined ? payout.accounts[0] : known(accountId);
  if (accountId !== undefined && !chosen) throw badRequest('error.withdraw.method');
  if (method === bankTransfer && !chosen) throw badRequest('error.withdraw.account');
  return { ...payout, chosen };
}

interface Bounds {
  readonly minMinor: number;
  readonly maxMinor: number;
}

function checkAmount(
  { amount }: WithdrawalRequest,
  { currencyCode: currency }: Player,
  { cap, mainMinor }: WithdrawalState,
  bounds: Bounds,
): number {
  const minor = readExactAmount(amount, currency);
  if (minor === undefined) throw badRequest('error.withdraw.amount.invalid');
  if (minor < bounds.minMinor) throw badRequest('error.withdraw.amount.too_low');
  if (minor > bounds.maxMinor) throw badRequest('error.withdraw.amount.too_high');
  if (cap && minor > cap.leftMinor) {
    const write = (value: number) => toWire({ minor: value, currency });
    const { duration, leftMinor, valueMinor } = cap;
    throw badRequest('error.withdraw.amount.too_high', {
      limit: write(leftMinor),
      duration,
      originalLimit: write(valueMinor),
    });
  }
  if (minor > mainMinor) throw badRequest('error.withdraw.not_enough_funds');
  return minor;
}
