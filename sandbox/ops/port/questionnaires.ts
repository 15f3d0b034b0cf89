import { z } from 'zod';
import type { QuestionnaireAnswer } from '#lib/documents/questionnaire/contract.ts';
import type { Cause } from './reason.ts';

/** Body of `POST /api/questionnaires/{playerId}`: the level `ENHANCED`, or the questions once more. */
export const answerDecisionSchema = z.strictObject({
  action: z.enum(['accept', 'return']),
  /** When the answers were given that the operator saw; later ones cannot be decided by mistake. */
  answeredAt: z.iso.datetime(),
});
export type AnswerDecision = z.output<typeof answerDecisionSchema>;

/** A player's answers in the operator's view; times ISO 8601 in virtual time. */
export interface DeskAnswer extends QuestionnaireAnswer {
  readonly playerId: string;
  readonly name: string;
  readonly email: string;
  readonly kycStatus: string;
  /** Yearly income in major units of the player's currency; `max` null for the highest range. */
  readonly salary: { readonly min: number; readonly max: number | null; readonly currency: string };
  readonly answeredAt: string;
  /** Newest first. */
  readonly decisions: readonly {
    readonly action: AnswerDecision['action'];
    readonly reason: string;
    readonly by: string;
    readonly at: string;
  }[];
}

/** The console's access to the answers about occupation and funds. */
export interface OperatorQuestionnaires {
  /** Answers under review, the oldest first; or those of one player, decided or not. */
  list(playerId?: string): Promise<readonly DeskAnswer[]>;
  /** Undefined for an unknown player. Throws `OpsRefusal` where no such answers wait for a decision. */
  decide(playerId: string, decision: AnswerDecision, cause: Cause): Promise<true | undefined>;
}
