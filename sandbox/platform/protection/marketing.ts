import type { Database } from '#sandbox/database/database.ts';
import { refusalAt } from '../players/blocks.ts';
import type { Player } from '../players/tables.ts';
import { findInRegister } from './register.ts';

/**
 * DEC-RGA-7: whether marketing may be shown and sent to a player now. The register is read each time, because a person may be
 * added to it elsewhere. Whatever shows or sends marketing has to call it.
 */
export async function readPermission(
  db: Database,
  player: Player,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<{ readonly mayShow: boolean; readonly maySend: boolean }> {
  const isExcluded = refusalAt(player, now) !== undefined || (await findInRegister(db, player, secret, now)) !== undefined;
  return { mayShow: !isExcluded, maySend: !isExcluded && player.marketingOptIn };
}
