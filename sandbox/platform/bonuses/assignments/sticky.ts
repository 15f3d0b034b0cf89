import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { findCampaign } from '../campaigns.ts';
import { countSpinsLeft } from '../spins-in-game.ts';
import { assignmentTable } from '../tables.ts';
import { readBonusBalance } from './account.ts';

/** DEC-BON-18: the active bonuses that a withdrawal ends, each with its campaign, what its account holds and its unplayed free spins. */
export async function listActiveSticky(tx: Database, playerId: number) {
  const rows = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(eq(assignmentTable.playerId, playerId), eq(assignmentTable.state, 'ACTIVE'), eq(assignmentTable.moneyType, 'STICKY')),
    );
  const sticky = [];
  for (const assignment of rows) {
    const campaign = await findCampaign(tx, assignment.campaignId);
    const spinsLeft = await countSpinsLeft(tx, assignment.assignmentId);
    sticky.push({ assignment, campaign, balanceMinor: await readBonusBalance(tx, assignment), spinsLeft });
  }
  return sticky;
}
