import { eq } from 'drizzle-orm';
import {
  answerQuestionnaire,
  listSalaryRanges,
  type QuestionnaireAnswer,
  readQuestionnaire,
} from '#lib/documents/questionnaire/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest, refusal } from '../../core/refusal.ts';
import { defineRoute } from '../../core/route.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import { playerTable } from '../../players/tables.ts';
import { lockPlayer } from '../change.ts';
import { salaryRangesIn } from './salary-ranges.ts';
import { answerTable } from './tables.ts';

async function findAnswer(db: Database, playerId: number): Promise<QuestionnaireAnswer | undefined> {
  const [row] = await db.select().from(answerTable).where(eq(answerTable.playerId, playerId));
  if (!row) return undefined;
  const { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality } = row;
  return { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality };
}

export const questionnaireRoutes = [
  defineRoute(listSalaryRanges, async ({ playerId, context: { database } }) => {
    const { currencyCode: currency } = await requireKnownPlayer(database, playerId);
    return salaryRangesIn(currency);
  }),

  defineRoute(readQuestionnaire, async ({ playerId, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const answer = await findAnswer(database, player.id);
    if (!answer) throw refusal(404, 'error.not_found');
    return answer;
  }),

  defineRoute(answerQuestionnaire, async ({ playerId, body, context: { database, clock } }) => {
    const { id, currencyCode } = await requireKnownPlayer(database, playerId);
    const isRange = salaryRangesIn(currencyCode).some((range) => range.id === body.salaryRangeId);
    if (!isRange) throw badRequest('error.questionnaire.salary_range');
    return database.transaction(async (tx) => {
      const player = await lockPlayer(tx, id);
      if (player?.kycStatus !== 'EDD_PENDING') {
        const known = await findAnswer(tx, id);
        if (known && JSON.stringify(known) === JSON.stringify(pick(body))) return known;
        throw badRequest(known ? 'error.questionnaire.answered' : 'error.questionnaire.not_requested');
      }
      const row = { ...pick(body), at: clock.now() };
      await tx
        .insert(answerTable)
        .values({ playerId: id, ...row })
        .onConflictDoUpdate({ target: answerTable.playerId, set: row });
      await tx.update(playerTable).set({ kycStatus: 'EDD_UNDER_REVIEW' }).where(eq(playerTable.id, id));
      return pick(body);
    });
  }),
];

/** The members in the order of the table. */
function pick({ occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality }: QuestionnaireAnswer): QuestionnaireAnswer {
  return { occupation, salaryRangeId, sourceOfFunds, placeOfBirth, nationality };
}
