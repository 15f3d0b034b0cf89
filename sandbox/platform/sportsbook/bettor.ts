import { eq } from 'drizzle-orm';
import type { SportsCategory } from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { isRealityCheckDue } from '../protection/activity.ts';
import { findRefusal } from '../protection/find-refusal.ts';
import { readLimits, remainingMinor } from '../protection/limits/limits.ts';
import { readLossLimit } from '../protection/limits/market-limits.ts';
import { sportsRefusal } from './refusals.ts';
import { findPlayerOfSession } from './sessions.ts';

/** The player of a session, locked until the transaction ends. Throws SESSION_CLOSED for a session that has ended. */
export async function lockBettor(tx: Database, sessionId: string): Promise<Player> {
  const playerId = await findPlayerOfSession(tx, sessionId);
  if (playerId === undefined) throw sportsRefusal('SESSION_CLOSED');
  const player = await lockPlayer(tx, playerId);
  // A sign-out or a block may have had the lock before.
  if ((await findPlayerOfSession(tx, sessionId)) === undefined) throw sportsRefusal('SESSION_CLOSED');
  return player;
}

export async function lockPlayer(tx: Database, playerId: number): Promise<Player> {
  const [player] = await tx.select().from(playerTable).where(eq(playerTable.id, playerId)).for('no key update');
  if (!player) throw sportsRefusal('SESSION_CLOSED');
  return player;
}

/** Whether flags, status, exclusions and reviews of the person, and risk let the player bet. */
export async function mayBet(db: Database, player: Player, category: SportsCategory, now: Date): Promise<boolean> {
  const { flags, multibrandSuspended, identityReview } = player;
  const isOpen = category === 'SPORTS' ? flags.sports : flags.virtualSports;
  if (!isOpen || flags.payout || multibrandSuspended || identityReview) return false;
  return (await findRefusal(db, player, now)) === undefined;
}

/** Throws SESSION_CLOSED, or `error.reality_check.due` (DEC-RGA-3). */
export async function requireMayBet(tx: Database, player: Player, category: SportsCategory, now: Date): Promise<void> {
  if (!(await mayBet(tx, player, category, now))) throw sportsRefusal('SESSION_CLOSED');
  if (await isRealityCheckDue(tx, player.id, now)) throw sportsRefusal('error.reality_check.due');
}

/** Own money alone is spending, and alone can be lost (DEC-LIM-7). Throws LOSS_LIMIT or SPEND_LIMIT. */
export async function requireWithinLimits(tx: Database, player: Player, ownMinor: number, now: Date): Promise<void> {
  const loss = await readLossLimit(tx, { ...player, playerId: player.id, currency: player.currencyCode }, now);
  if (loss && remainingMinor(loss) < ownMinor) throw sportsRefusal('LOSS_LIMIT');
  const limits = await readLimits(tx, player, now, ['SPEND']);
  if (limits.some((limit) => remainingMinor(limit) < ownMinor)) throw sportsRefusal('SPEND_LIMIT');
}
