import { eq } from 'drizzle-orm';
import { startCooling } from '#lib/protection/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { statusAt } from '../players/blocks.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { playerTable, statusHistoryTable } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { serve } from '../serve.ts';

/** CST-09. */
const coolingMs = 86_400_000;

export const protectionRoutes = [
  serve(startCooling, ({ playerId, context: { database, clock } }) =>
    database.transaction((tx) => coolOff(tx, playerId, clock.now())),
  ),
];

/** Decisions §2.12: one day from now, begun by the player; every session of his is over (DEC-X-5). */
async function coolOff(tx: Database, playerId: string, now: Date) {
  const { id } = await requireKnownPlayer(tx, playerId);
  // Locked, so that of two wishes at once only one is fulfilled.
  const [player] = await tx.select().from(playerTable).where(eq(playerTable.id, id)).for('update');
  if (!player || statusAt(player, now) === 'TIMEOUT') throw refusal(400, 'error.timeout.active');
  const until = new Date(now.getTime() + coolingMs).toISOString();
  const block = { until, initiator: 'PLAYER', cooling: true } as const;
  await tx.update(playerTable).set({ status: 'TIMEOUT', block }).where(eq(playerTable.id, id));
  await tx.insert(statusHistoryTable).values({ playerId: id, status: 'TIMEOUT', at: now });
  await createIdentityAdmin(tx).revokeAll(playerId);
  return { until, millisLeft: coolingMs, initiator: block.initiator, cooling: true };
}
