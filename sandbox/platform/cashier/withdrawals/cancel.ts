import { and, count, eq, gte } from 'drizzle-orm';
import type { cancelWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { maxCancellationsPerDay } from '#sandbox/data/tables/cashier-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest } from '../../core/refusal.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import type { Player } from '../../players/tables.ts';
import { readCalendar } from '../../protection/limits/own-calendar.ts';
import { endWithdrawal, findWithdrawal } from './end-withdrawal.ts';
import { openStatusSet, withdrawalTable } from './tables.ts';

/** Cancels a pending withdrawal (WDR-06, WDR-07). One that is another player's, ended or unknown is refused alike. */
export function cancelPending(
  database: Database,
  playerId: string,
  { pendingWithdrawalId, amount }: BodyOf<typeof cancelWithdrawal>,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const player = await lockPlayerAndMoney(tx, playerId);
    const row = await findWithdrawal(tx, pendingWithdrawalId);
    const isHis = row?.playerId === player.id && row.amountMinor === fromWire(amount, row.currency).minor;
    if (!isHis || !openStatusSet.has(row.status)) throw badRequest('error.withdrawal.not_pending');
    if (!protectionRules(player.market).canCancelWithdrawal) throw badRequest('error.withdrawal.cancel.forbidden');
    if ((await countToday(tx, player, now)) >= maxCancellationsPerDay) throw badRequest('error.withdrawal.cancel.limit_reached');
    const ended = await endWithdrawal(tx, pendingWithdrawalId, { decision: 'cancel', by: 'player' }, now);
    if (!ended) throw badRequest('error.withdrawal.not_pending');
  });
}

async function countToday(tx: Database, player: Player, now: Date): Promise<number> {
  const { playerId, status, endedAt } = withdrawalTable;
  const { start } = (await readCalendar(tx, player, now))('D');
  const [row] = await tx
    .select({ cancelled: count() })
    .from(withdrawalTable)
    .where(and(eq(playerId, player.id), eq(status, 'CANCELLED'), gte(endedAt, start)));
  return row?.cancelled ?? 0;
}
