import { asc, desc, eq } from 'drizzle-orm';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { DeskAnswer, OperatorQuestionnaires } from '#sandbox/ops/port/questionnaires.ts';
import { postMessage } from '../../messages/post-message.ts';
import { findPlayer } from '../../players/find-player.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';
import { lockPlayer } from '../change.ts';
import { mailAnswers } from '../mails.ts';
import { salaryRangesIn } from './salary-ranges.ts';
import { type AnswerRow, answerTable, decisionTable } from './tables.ts';

const nextLevels = { accept: 'ENHANCED', return: 'EDD_PENDING' } as const;
const messageKinds = { accept: 'answersAccepted', return: 'answersReturned' } as const;

/** Lists and decides the answers about occupation and funds for the operator's console. */
export function createQuestionnaireAdmin({
  database,
  clock,
  outbox,
}: Pick<SandboxContext, 'database' | 'clock' | 'outbox'>): OperatorQuestionnaires {
  async function write(answer: AnswerRow, player: Player): Promise<DeskAnswer> {
    const decisions = await database
      .select()
      .from(decisionTable)
      .where(eq(decisionTable.playerId, player.id))
      .orderBy(desc(decisionTable.id));
    const { playerId: _, at, ...answers } = answer;
    const [range] = salaryRangesIn(player.currencyCode).filter(({ id }) => id === answer.salaryRangeId);
    return {
      ...answers,
      playerId: String(player.id),
      name: `${player.firstName} ${player.lastName}`,
      email: player.email,
      kycStatus: player.kycStatus,
      salary: range ?? { min: 0, max: null, currency: player.currencyCode },
      answeredAt: at.toISOString(),
      decisions: decisions.map((each) => ({
        action: each.decision,
        reason: each.reason,
        by: each.decidedBy,
        at: each.at.toISOString(),
      })),
    };
  }

  return {
    async list(playerId) {
      const known = playerId === undefined ? undefined : await findPlayer(database, playerId);
      if (playerId !== undefined && !known) return [];
      const rows = await database
        .select({ answer: answerTable, player: playerTable })
        .from(answerTable)
        .innerJoin(playerTable, eq(playerTable.id, answerTable.playerId))
        .where(known ? eq(answerTable.playerId, known.id) : eq(playerTable.kycStatus, 'EDD_UNDER_REVIEW'))
        .orderBy(asc(answerTable.at))
        .limit(50);
      return Promise.all(rows.map(({ answer, player }) => write(answer, player)));
    },

    async decide(playerId, { action, answeredAt }, cause) {
      const known = await findPlayer(database, playerId);
      if (!known) return undefined;
      const now = clock.now();
      await database.transaction(async (tx) => {
        const player = await lockPlayer(tx, known.id);
        const [answer] = await tx.select().from(answerTable).where(eq(answerTable.playerId, known.id));
        if (player?.kycStatus !== 'EDD_UNDER_REVIEW' || answer?.at.toISOString() !== answeredAt) {
          throw new OpsRefusal(409, 'error.questionnaire.status', 'These answers do not wait for a decision.');
        }
        const kycStatus = nextLevels[action];
        await tx
          .insert(decisionTable)
          .values({ playerId: known.id, decision: action, reason: cause.reason, decidedBy: cause.by, at: now, answer });
        await tx.update(playerTable).set({ kycStatus }).where(eq(playerTable.id, known.id));
        const details = { from: player.kycStatus, to: kycStatus };
        await recordOperatorChange(tx, cause, { kind: 'ANSWERS_DECIDED', playerId, details }, now);
        await postMessage(tx, messageKinds[action], { playerId: known.id, eventKey: now.toISOString() }, now);
      });
      await mailAnswers(outbox, known, action);
      return true;
    },
  };
}
