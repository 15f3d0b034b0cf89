import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { endAllBonuses } from '../../bonuses/assignments/end-bonus.ts';
import { depositTable } from '../../cashier/tables.ts';
import { badRequest } from '../../core/refusal.ts';
import { writeErasure } from '../../erasure/record.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { stopMarketing } from '../../players/marketing.ts';
import { type Player, playerTable, statusHistoryTable } from '../../players/tables.ts';
import { recordProtectionEvent } from '../../protection/audit.ts';
import { gameRoundTable } from '../../seamless/tables.ts';
import { endPlayerSessions } from '../../session/end-sessions.ts';
import { sportsBetTable } from '../../sportsbook/tables.ts';
import { clearPlayer } from '../erase/erase-player.ts';

/**
 * DEC-ACC-3: closes an account at its player's request, in one transaction: bonuses are forfeited, marketing is off, and
 * every session ends. Withdrawals that wait are paid as usual. Throws `error.account.balance` while there is money in it,
 * or comes from an open bet, an open round or an authorised deposit, unless the player leaves it. What no law keeps is erased with it (DEC-PRI-2).
 */
export function closePlayerAccount(
  database: Database,
  playerId: string,
  { leavesBalance, requestsErasure }: { readonly leavesBalance: boolean; readonly requestsErasure: boolean },
  now: Date,
): Promise<Player> {
  return database.transaction(async (tx) => {
    const player = await lockPlayerAndMoney(tx, playerId);
    const main = (await readBalances(tx, playerId))?.main.money;
    if (!leavesBalance && ((main && main.minor > 0) || (await awaitsMoney(tx, player.id)))) {
      throw badRequest('error.account.balance', main && { amount: toWire(main), currency: main.currency });
    }
    await tx.update(playerTable).set({ status: 'CLOSED' }).where(eq(playerTable.id, player.id));
    await tx.insert(statusHistoryTable).values({ playerId: player.id, status: 'CLOSED', at: now });
    await stopMarketing(tx, player);
    await endAllBonuses(tx, player.id, 'forfeit', { by: 'SYSTEM', now });
    await endPlayerSessions(tx, playerId, 'all', now);
    const details = { from: player.status, to: 'CLOSED' };
    await recordProtectionEvent(tx, { playerId, kind: 'STATUS_CHANGED', by: 'PLAYER', at: now, details });
    if (requestsErasure) await writeErasure(tx, player.id, { requestedAt: now });
    await clearPlayer(tx, playerId, now);
    return player;
  });
}

/** Whether a bet, a round or a deposit can still bring money into the account. */
async function awaitsMoney(tx: Database, playerId: number): Promise<boolean> {
  const [bet] = await tx
    .select({ id: sportsBetTable.betId })
    .from(sportsBetTable)
    .where(and(eq(sportsBetTable.playerId, playerId), isNull(sportsBetTable.endedAt), eq(sportsBetTable.state, 'OPEN')))
    .limit(1);
  const [round] = await tx
    .select({ id: gameRoundTable.roundId })
    .from(gameRoundTable)
    .where(and(eq(gameRoundTable.playerId, playerId), isNull(gameRoundTable.endedAt)))
    .limit(1);
  const isAuthorized = and(eq(depositTable.status, 'PENDING'), isNotNull(depositTable.authorizedAt));
  const [deposit] = await tx
    .select({ id: depositTable.transactionId })
    .from(depositTable)
    .where(and(eq(depositTable.playerId, playerId), isAuthorized))
    .limit(1);
  return [bet, round, deposit].some((each) => each !== undefined);
}
