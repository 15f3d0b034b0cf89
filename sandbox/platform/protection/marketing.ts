import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { findRefusal } from './find-refusal.ts';

/**
 * DEC-RGA-7: whether marketing may be shown and sent to a player now. The register is read each time, because a person may be
 * added to it elsewhere. Whatever shows or sends marketing has to call it.
 */
export async function readPermission(
  db: Database,
  player: Player,
  now: Date,
): Promise<{ readonly mayShow: boolean; readonly maySend: boolean }> {
  const mayShow = !player.identityReview && (await findRefusal(db, player, now)) === undefined;
  return { mayShow, maySend: mayShow && player.marketingOptIn };
}
