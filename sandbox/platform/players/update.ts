import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import type { PlayerChange } from '#sandbox/ops/players.ts';
import { holdPlayer } from '../cashier/hold.ts';
import { setLimitations } from '../launch/limitations.ts';
import { blockOf, refusalAt } from './blocks.ts';
import { findPlayer } from './find.ts';
import { type Player, playerTable, statusHistoryTable } from './tables.ts';

/** Changes what an operator may change; what is left out stays. Undefined when there is no such player. */
export async function updatePlayer(db: Database, playerId: string, change: PlayerChange, now: Date): Promise<Player | undefined> {
  const { flags, status, kycStatus, loyaltyLevel, multibrandSuspended } = change;
  return db.transaction(async (tx) => {
    const known = await findPlayer(tx, playerId);
    if (!known) return undefined;
    await holdPlayer(tx, known, change, now);
    await setLimitations(tx, known, change.limitations);
    const touchesPlayer = [flags, status, kycStatus, loyaltyLevel, multibrandSuspended].some((value) => value !== undefined);
    if (!touchesPlayer) return known;
    const [player] = await tx
      .update(playerTable)
      .set({
        // Merged by the database, so that two operators do not undo each other's switches.
        ...(flags && { flags: sql`${playerTable.flags} || ${JSON.stringify(flags)}::jsonb` }),
        ...(status && { status, block: blockOf(status, now) }),
        kycStatus,
        loyaltyLevel,
        multibrandSuspended,
      })
      .where(eq(playerTable.id, known.id))
      .returning();
    // DEC-X-5: who is kept out from now on has no session to renew.
    if (player && refusalAt(player, now)) await createIdentityAdmin(tx).revokeAll(playerId);
    if (status) await tx.insert(statusHistoryTable).values({ playerId: known.id, status, at: now });
    return player;
  });
}
