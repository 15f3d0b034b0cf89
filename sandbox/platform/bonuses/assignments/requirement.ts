import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { Assignment } from '../tables.ts';

const openSchema = z.object({ centi: z.coerce.number() });

/**
 * Whether the wagering requirement is met by the rounds that have ended and one that is open. A round that is open may still be
 * rolled back, and with many of them a player would have wagered nothing.
 */
export async function isRequirementMet(tx: Database, assignment: Assignment): Promise<boolean> {
  const { assignmentId, progressCenti, requiredMinor, vertical } = assignment;
  // A free bet is used, not wagered.
  if (vertical === 'FREE_BET') return false;
  const surplus = progressCenti - requiredMinor * 100;
  if (surplus < 0) return false;
  const result = await tx.execute(sql`select coalesce(sum(centi) - max(centi), 0) as centi from (
      select sum(c.centi) as centi from bonus_contribution c
        join game_transaction t on t.provider = c.provider and t.tx_id = c.tx_id
        join game_round r on r.provider = t.provider and r.round_id = t.round_id
      where c.assignment_id = ${assignmentId} and r.ended_at is null group by r.provider, r.round_id) as open_round`);
  return surplus >= openSchema.parse(rowsOf(result)[0]).centi;
}
