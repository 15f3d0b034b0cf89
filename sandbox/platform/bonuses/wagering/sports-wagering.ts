import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { assignmentTable, contributionTable } from '../tables.ts';

/** DEC-BON-17: total odds from which a bet counts, and a free bet may be used; in thousandths. */
export const minCountedOddsMilli = 1_800;

interface SettledBet {
  readonly stakeMinor: number;
  readonly bonusStakes: Readonly<Record<string, number>>;
  /** The sports bonus that was active when the bet was placed. */
  readonly bonusId: string | null;
}

/**
 * DEC-BON-17: a settled bet counts in full for the bonus that it was placed with, while that is active: the whole stake of sticky
 * money, else the part that the bonus paid.
 */
export async function countSportsBet(
  tx: Database,
  { stakeMinor, bonusStakes, bonusId }: SettledBet,
  { txId, totalOddsMilli }: { readonly txId: string; readonly totalOddsMilli: number },
): Promise<void> {
  if (bonusId === null || totalOddsMilli < minCountedOddsMilli) return;
  const isActive = and(eq(assignmentTable.assignmentId, bonusId), eq(assignmentTable.state, 'ACTIVE'));
  const [bonus] = await tx.select().from(assignmentTable).where(isActive);
  const countedMinor = bonus?.moneyType === 'STICKY' ? stakeMinor : (bonusStakes[`bonus:${bonusId}`] ?? 0);
  if (!bonus || countedMinor === 0) return;
  const centi = countedMinor * 100;
  await tx.insert(contributionTable).values({ provider: 'sports', txId, assignmentId: bonusId, centi });
  await tx
    .update(assignmentTable)
    .set({ progressCenti: sql`${assignmentTable.progressCenti} + ${centi}` })
    .where(isActive);
}
