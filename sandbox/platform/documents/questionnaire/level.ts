import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { answerTable, decisionTable } from './tables.ts';

/** The level of a verified player whose deposits require the questions: it follows the answers, which outlast another identity check. */
export async function enhancedLevel(tx: Database, playerId: number): Promise<string> {
  const [answer] = await tx.select().from(answerTable).where(eq(answerTable.playerId, playerId));
  if (!answer) return 'EDD_PENDING';
  const [last] = await tx
    .select()
    .from(decisionTable)
    .where(eq(decisionTable.playerId, playerId))
    .orderBy(desc(decisionTable.id))
    .limit(1);
  if (!last || last.at < answer.at) return 'EDD_UNDER_REVIEW';
  return last.decision === 'accept' ? 'ENHANCED' : 'EDD_PENDING';
}
