import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../../players/tables.ts';
import { judgePlayer, readWithdrawalState } from './check.ts';
import { endWithdrawal, passToOperator } from './end-withdrawal.ts';

/**
 * Pays a withdrawal that nothing keeps any more. That of a player who is under review, or could not ask for it now, waits for an
 * operator. Call it under `lockPlayerAndMoney`.
 */
export async function approveUnlessHeld(tx: Database, withdrawalId: string, player: Player, now: Date): Promise<void> {
  const objection = judgePlayer(await readWithdrawalState(tx, player, now));
  if (objection || player.flags.isWithdrawalReview) await passToOperator(tx, withdrawalId);
  else await endWithdrawal(tx, withdrawalId, { decision: 'approve', by: 'system' }, now);
}
