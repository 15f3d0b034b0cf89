import { randomUUID } from 'node:crypto';
import { readExactAmount } from '#lib/money/amount.ts';
import { toWire } from '#lib/money/money.ts';
import { scaleEuro } from '#lib/money/scale.ts';
import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { OpenStatus, startWithdrawal } from '#lib/withdrawals/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type BonusBalance, readBalances } from '#sandbox/ledger/balances.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { Player } from '../players/tables.ts';
import { judgeWithdrawal, readStanding, type Standing } from './check.ts';
import { listWaysOut } from './methods.ts';
import { refuseWithdrawal } from './refusals.ts';
import { withdrawalTable } from './tables.ts';

type Wish = BodyOf<typeof startWithdrawal>;

/** From this on an operator decides; euros' worth. */
const reviewFromEuros = 2_000;
const automaticAfterMs = 10 * 60_000;
const allowed = new Set(['SUCCESS', 'DOCUMENTS_PREFERRED']);

export interface Requested {
  readonly withdrawalId: string;
  readonly status: OpenStatus;
}

/**
 * WDR-04: locks the amount and opens the withdrawal, giving up the player's bonuses where he agreed. Throws a refusal, or
 * `InsufficientFundsError` where a stake was faster. Call it under the player's money lock.
 */
export async function requestWithdrawal(tx: Database, player: Player, wish: Wish, now: Date): Promise<Requested> {
  const standing = await readStanding(tx, player, now);
  if (!allowed.has(judgeWithdrawal(standing).result)) {
    throw refuseWithdrawal(standing.mainMinor === 0 ? 'error.withdraw.not_enough_funds' : 'error.withdraw.not_allowed');
  }
  const account = await findAccount(tx, player, wish);
  const amountMinor = checkAmount(wish, player, standing, account);
  const playerId = String(player.id);
  const bonuses = (await readBalances(tx, playerId))?.bonus.filter(({ money }) => money.minor > 0) ?? [];
  const { currencyCode: currency } = player;
  if (bonuses.length > 0 && !wish.forfeitBonuses) {
    const minor = bonuses.reduce((total, { money }) => total + money.minor, 0);
    throw refuseWithdrawal('error.withdraw.bonus_active', { bonusAmount: toWire({ minor, currency }) });
  }
  const withdrawalId = `wd_${randomUUID()}`;
  const isReviewed = player.flags.isWithdrawalReview || amountMinor >= scaleEuro(reviewFromEuros, currency).minor;
  const status = isReviewed ? 'WAITING_INPUT' : 'PENDING';
  const isAutomatic = !isReviewed && standing.known.documents === 'VERIFIED';
  const { method } = wish;
  for (const bonus of bonuses) await forfeit(tx, { playerId, withdrawalId, bonus, now });
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
  });
  await tx.insert(withdrawalTable).values({
    withdrawalId,
    playerId: player.id,
    method,
    accountId: account.chosen?.id ?? null,
    accountLabel: account.chosen?.label ?? null,
    amountMinor,
    currency,
    status,
    dueAt: isAutomatic ? new Date(now.getTime() + automaticAfterMs) : null,
    createdAt: now,
  });
  return { withdrawalId, status };
}

/** The way out and the account the money goes to; throws a refusal for any that is not in the closed loop. */
async function findAccount(tx: Database, player: Player, { method, currency, accountId }: Wish) {
  const way = (await listWaysOut(tx, player)).find(({ row }) => row.code === method);
  if (!way || currency !== player.currencyCode) throw refuseWithdrawal('error.withdraw.method');
  const chosen = accountId === undefined ? way.accounts[0] : way.accounts.find(({ id }) => id === accountId);
  if (accountId !== undefined && !chosen) throw refuseWithdrawal('error.withdraw.method');
  return { ...way, chosen };
}

interface Bounds {
  readonly leastMinor: number;
  readonly mostMinor: number;
}

function checkAmount({ amount }: Wish, { currencyCode: currency }: Player, { cap, mainMinor }: Standing, bounds: Bounds): number {
  const minor = readExactAmount(amount, currency);
  if (minor === undefined) throw refuseWithdrawal('error.withdraw.amount.invalid');
  if (minor < bounds.leastMinor) throw refuseWithdrawal('error.withdraw.amount.too_low');
  if (minor > bounds.mostMinor) throw refuseWithdrawal('error.withdraw.amount.too_high');
  if (cap && minor > cap.leftMinor) {
    const write = (value: number) => toWire({ minor: value, currency });
    const { duration, leftMinor, valueMinor } = cap;
    throw refuseWithdrawal('error.withdraw.amount.too_high', {
      limit: write(leftMinor),
      duration,
      originalLimit: write(valueMinor),
    });
  }
  if (minor > mainMinor) throw refuseWithdrawal('error.withdraw.not_enough_funds');
  return minor;
}

interface Forfeit {
  readonly playerId: string;
  readonly withdrawalId: string;
  readonly bonus: BonusBalance;
  readonly now: Date;
}

/** WDR-09: the bonus goes back to the house, in the same transaction as the withdrawal it makes way for. */
async function forfeit(tx: Database, { playerId, withdrawalId, bonus, now }: Forfeit): Promise<void> {
  const { assignmentId, money } = bonus;
  await post(tx, {
    referenceId: `${withdrawalId}:forfeit:${assignmentId}`,
    playerId,
    currency: money.currency,
    at: now,
    category: 'BONUS',
    type: 'FORFEIT',
    status: 'COMPLETED',
    entries: { [`bonus:${assignmentId}`]: -money.minor, 'house:bonus': money.minor },
  });
}
