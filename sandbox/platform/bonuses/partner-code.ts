import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { readCode } from './claims.ts';
import { findAssignment, requireBonuses } from './eligibility.ts';
import { isOpen } from './states.ts';
import { assignmentTable } from './tables.ts';

/** What a partner's code looks like: `PARTNER-` and six letters or digits. */
const partnerCode = /^PARTNER-[A-Z\d]{6}$/;

/** BON-11: attaches a partner's code to an open bonus, once. Call it under `lockPlayerAndMoney`. */
export async function attachCode(tx: Database, player: Player, assignmentId: string, typed: string, now: Date) {
  await requireBonuses(tx, player, now);
  const partnerBonusCode = readCode(typed);
  const assignment = await findAssignment(tx, player.id, assignmentId);
  if (!assignment || !isOpen(assignment.state)) throw badRequest('error.bonus.not_active');
  const isOther = assignment.partnerCode !== null && assignment.partnerCode !== partnerBonusCode;
  if (!partnerCode.test(partnerBonusCode) || isOther) throw badRequest('error.bonus_code.invalid');
  await tx.update(assignmentTable).set({ partnerCode: partnerBonusCode }).where(eq(assignmentTable.assignmentId, assignmentId));
  return { partnerBonusCode };
}
