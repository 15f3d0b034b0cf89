import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { endAllBonuses } from '../../bonuses/assignments/end-bonus.ts';
import { approveUnlessHeld } from '../../cashier/withdrawals/approve-unless-held.ts';
import { withdrawalTable } from '../../cashier/withdrawals/tables.ts';
import { nextBlock } from '../../players/blocks.ts';
import type { PlayerBlock } from '../../players/flags.ts';
import { stopMarketing } from '../../players/marketing.ts';
import { type Player, playerTable, statusHistoryTable } from '../../players/tables.ts';
import { endPlayerSessions } from '../../session/end-sessions.ts';

/**
 * DEC-RGA-1, DEC-X-5: pending withdrawals are paid, bonuses forfeited, marketing is off, and every session, game and socket is
 * closed. Call it under `lockPlayerAndMoney`.
 */
export async function blockAccount(
  tx: Database,
  player: Player,
  { status, block }: { readonly status: 'TIMEOUT' | 'SELF_EXCLUDED'; readonly block: PlayerBlock },
  now: Date,
): Promise<void> {
  await payPendingWithdrawals(tx, player, now);
  await tx
    .update(playerTable)
    .set({ status, block: nextBlock(player.block, block, now) })
    .where(eq(playerTable.id, player.id));
  await stopMarketing(tx, player);
  await tx.insert(statusHistoryTable).values({ playerId: player.id, status, at: now });
  await endAllBonuses(tx, player.id, 'forfeit', { by: 'SYSTEM', now });
  await endPlayerSessions(tx, String(player.id), 'all', now);
}

/** A player who stops does not wait for the review of a high amount, but for one that an operator has asked for. */
async function payPendingWithdrawals(tx: Database, player: Player, now: Date): Promise<void> {
  const { withdrawalId: id, endedAt } = withdrawalTable;
  const open = await tx
    .select({ id })
    .from(withdrawalTable)
    .where(and(eq(withdrawalTable.playerId, player.id), isNull(endedAt)));
  for (const { id: withdrawalId } of open) await approveUnlessHeld(tx, withdrawalId, player, now);
}
