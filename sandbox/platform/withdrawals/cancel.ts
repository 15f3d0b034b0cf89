import { and, count, eq, gte } from 'drizzle-orm';
import { fromWire } from '#lib/money/money.ts';
import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { cancelWithdrawal } from '#lib/withdrawals/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { lockPlayerMoney } from '../idempotency.ts';
import type { Player } from '../players/tables.ts';
import { readWindows } from './caps.ts';
import { endWithdrawal, findWithdrawal } from './decide.ts';
import { refuseWithdrawal } from './refusals.ts';
import { openStatusSet, withdrawalTable } from './tables.ts';

/** Decisions, money bounds: how many a player may call back in a calendar day of his market. */
const mostADay = 5;

/** WDR-06, WDR-07: another player's withdrawal, one that has ended and none at all are refused alike. */
export function callBack(
  database: Database,
  player: Player,
  { pendingWithdrawalId, amount }: BodyOf<typeof cancelWithdrawal>,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockPlayerMoney(tx, String(player.id));
    const row = await findWithdrawal(tx, pendingWithdrawalId);
    const isHis = row?.playerId === player.id && row.amountMinor === fromWire(amount, row.currency).minor;
    if (!isHis || !openStatusSet.has(row.status)) throw refuseWithdrawal('error.withdrawal.not_pending');
    if ((await countToday(tx, player, now)) >= mostADay) throw refuseWithdrawal('error.withdrawal.cancel.limit_reached');
    const ended = await endWithdrawal(tx, pendingWithdrawalId, { decision: 'cancel', by: 'player' }, now);
    if (!ended) throw refuseWithdrawal('error.withdrawal.not_pending');
  });
}

async function countToday(tx: Database, player: Player, now: Date): Promise<number> {
  const { daily } = await readWindows(tx, player, now);
  const { playerId, status, endedAt } = withdrawalTable;
  const [row] = await tx
    .select({ cancelled: count() })
    .from(withdrawalTable)
    .where(and(eq(playerId, player.id), eq(status, 'CANCELLED'), gte(endedAt, daily)));
  return row?.cancelled ?? 0;
}
