import { eq } from 'drizzle-orm';
import { startCooling } from '#lib/protection/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { endAllBonuses, lockBonuses } from '../bonuses/assignments.ts';
import { statusAt } from '../players/blocks.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { playerTable, statusHistoryTable } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { defineRoute } from '../route.ts';
import { endPlayerSessions } from '../session/end-sessions.ts';
import { recordProtectionEvent } from './audit.ts';

/** Length of a cooling-off (CST-09). */
const coolingMs = 86_400_000;

export const protectionRoutes = [
  defineRoute(startCooling, async ({ playerId, body, context: { database, clock } }) => {
    if (body.playerId !== playerId) throw refusal(400, 'error.validation');
    return database.transaction((tx) => coolOff(tx, playerId, clock.now()));
  }),
];

/** Starts a cooling-off by the player and ends all sessions (DEC-X-5). */
async function coolOff(tx: Database, playerId: string, now: Date) {
  const { id } = await requireKnownPlayer(tx, playerId);
  // Of two concurrent requests one fails.
  await lockBonuses(tx, playerId);
  const [player] = await tx.select().from(playerTable).where(eq(playerTable.id, id));
  if (!player || statusAt(player, now) === 'TIMEOUT') throw refusal(400, 'error.timeout.active');
  const until = new Date(now.getTime() + coolingMs).toISOString();
  const block = { until, initiator: 'PLAYER', cooling: true } as const;
  await tx.update(playerTable).set({ status: 'TIMEOUT', block }).where(eq(playerTable.id, id));
  await tx.insert(statusHistoryTable).values({ playerId: id, status: 'TIMEOUT', at: now });
  await endPlayerSessions(tx, playerId, 'all', now);
  // DEC-BON-29: a blocked player keeps no bonus.
  await endAllBonuses(tx, id, 'forfeit', { by: 'SYSTEM', now });
  await recordProtectionEvent(tx, { playerId, kind: 'COOLING_OFF_STARTED', by: 'PLAYER', at: now, details: { until } });
  return { until, millisLeft: coolingMs, initiator: block.initiator, cooling: true };
}
