import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { assignmentTable, campaignTable, freeSpinTable } from './tables.ts';

interface UsedSpin {
  readonly assignmentId: string;
  readonly gameId: string;
  readonly betMinor: number;
}

/** The claimed free spins that a player has left on a game. */
export async function findSpinsFor(db: Database, playerId: number, gameId: string) {
  return (await listPlayableSpins(db, playerId)).find((spins) => spins.gameId === gameId);
}

/** The claimed free spins that a player has left, on every game. */
export async function listPlayableSpins(db: Database, playerId: number) {
  const rows = await db
    .select({
      assignmentId: freeSpinTable.assignmentId,
      gameId: freeSpinTable.gameId,
      total: freeSpinTable.total,
      used: freeSpinTable.used,
      betMinor: freeSpinTable.betMinor,
      wonMinor: freeSpinTable.winningsMinor,
      terms: campaignTable.terms,
    })
    .from(freeSpinTable)
    .innerJoin(assignmentTable, eq(assignmentTable.assignmentId, freeSpinTable.assignmentId))
    .innerJoin(campaignTable, eq(campaignTable.campaignId, assignmentTable.campaignId))
    .where(
      and(
        eq(assignmentTable.playerId, playerId),
        eq(assignmentTable.state, 'ACTIVE'),
        isNotNull(freeSpinTable.claimedAt),
        lt(freeSpinTable.used, freeSpinTable.total),
      ),
    );
  return rows.map(({ used, terms, ...rest }) => ({
    ...rest,
    remaining: rest.total - used,
    wrMultiplier: terms.freeSpins?.wrMultiplier ?? 0,
  }));
}

/** Counts a spin as used; returns how many are left, undefined where there was none for this game and stake. */
export async function takeSpin(tx: Database, { assignmentId, gameId, betMinor }: UsedSpin): Promise<number | undefined> {
  const { used, total, claimedAt } = freeSpinTable;
  const isIt = and(
    eq(freeSpinTable.assignmentId, assignmentId),
    eq(freeSpinTable.gameId, gameId),
    eq(freeSpinTable.betMinor, betMinor),
    isNotNull(claimedAt),
    lt(used, total),
  );
  const [spent] = await tx
    .update(freeSpinTable)
    .set({ used: sql`${used} + 1` })
    .where(isIt)
    .returning();
  return spent && spent.total - spent.used;
}

export async function countSpinsLeft(tx: Database, assignmentId: string): Promise<number> {
  const [spins] = await tx.select().from(freeSpinTable).where(eq(freeSpinTable.assignmentId, assignmentId));
  return spins ? spins.total - spins.used : 0;
}

/** A spin that was rolled back can be played again. */
export async function giveBackSpin(tx: Database, assignmentId: string): Promise<void> {
  const isIt = and(eq(freeSpinTable.assignmentId, assignmentId), gt(freeSpinTable.used, 0));
  await tx
    .update(freeSpinTable)
    .set({ used: sql`${freeSpinTable.used} - 1` })
    .where(isIt);
}

/**
 * What a free spin won is a bonus of its own terms: it adds to the money granted and to the requirement. Returns the account that
 * gets it. Of a bonus that has ended, that is the operator's: the win cannot be wagered any more. One that need not be is the player's,
 * unless the bonus was given up.
 */
export async function addSpinWin(tx: Database, assignmentId: string, winMinor: number): Promise<string> {
  const isIt = eq(assignmentTable.assignmentId, assignmentId);
  const [bonus] = await tx
    .select({ state: assignmentTable.state, terms: campaignTable.terms })
    .from(assignmentTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, assignmentTable.campaignId))
    .where(isIt);
  const times = bonus?.terms.freeSpins?.wrMultiplier ?? 0;
  if (bonus?.state !== 'ACTIVE') return times === 0 && bonus?.state !== 'FORFEITED' ? 'main' : 'house:bonus';
  const required = Math.round(winMinor * times);
  const { bonusMinor, requiredMinor } = assignmentTable;
  await tx
    .update(assignmentTable)
    .set({ bonusMinor: sql`${bonusMinor} + ${winMinor}`, requiredMinor: sql`${requiredMinor} + ${required}` })
    .where(isIt);
  await tx
    .update(freeSpinTable)
    .set({ winningsMinor: sql`${freeSpinTable.winningsMinor} + ${winMinor}` })
    .where(eq(freeSpinTable.assignmentId, assignmentId));
  return `bonus:${assignmentId}`;
}

/** The bonus whose free spin a round is; undefined for a round with a stake. */
export function freeSpinsOf(round: {
  readonly stakedMinor: number;
  readonly bonusStakes: Readonly<Record<string, number>>;
}): string | undefined {
  const [account] = Object.keys(round.bonusStakes);
  return round.stakedMinor === 0 && account?.startsWith('bonus:') ? account.slice('bonus:'.length) : undefined;
}

/** Whether free spins of a bonus are still to be played, or their round is open: its winnings are not final before. */
export async function hasSpinsLeft(tx: Database, assignmentId: string): Promise<boolean> {
  const [spins] = await tx.select().from(freeSpinTable).where(eq(freeSpinTable.assignmentId, assignmentId));
  if (!spins) return false;
  if (spins.used < spins.total) return true;
  const open = await tx.execute(sql`select 1 from bonus_assignment b join game_round r on r.player_id = b.player_id
    where b.assignment_id = ${assignmentId} and r.ended_at is null and r.staked_minor = 0
      and r.bonus_stakes ? ${`bonus:${assignmentId}`} limit 1`);
  return rowsOf(open).length > 0;
}
