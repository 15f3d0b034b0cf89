import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';

const freeText = (min: number, max: number) => z.string().overwrite(normalizeLine).min(min).max(max);

export const questionnaireAnswerSchema = z.object({
  /** The label of a choice, or free text in place of "other". */
  occupation: freeText(2, 100),
  salaryRangeId: z.int().positive(),
  sourceOfFunds: freeText(2, 100),
  placeOfBirth: freeText(2, 80),
  /** ISO 3166. */
  nationality: z.string().regex(/^[A-Z]{2}$/),
});
export type QuestionnaireAnswer = z.output<typeof questionnaireAnswerSchema>;

/** Bounds in major units of the player's currency; no `max` in the highest range. */
export const salaryRangeSchema = z.object({
  id: z.int().positive(),
  min: z.number(),
  max: z.number().nullable(),
  currency: z.string().length(3),
});
export type SalaryRange = z.output<typeof salaryRangeSchema>;

export const listSalaryRanges = endpoint('GET /questionnaire/salary_range', {
  by: 'player',
  browser: true,
  reply: z.array(salaryRangeSchema),
  summary: 'The ranges of yearly income that a player chooses from.',
});

export const readQuestionnaire = endpoint('GET /player/{playerId}/questionnaire/answer', {
  by: 'player',
  browser: true,
  reply: questionnaireAnswerSchema,
  refusals: ['error.not_found'],
  absence: {
    code: 'error.not_found',
    reply: { occupation: '', salaryRangeId: 0, sourceOfFunds: '', placeOfBirth: '', nationality: '' },
  },
  summary: "The player's answers; 404 before the first.",
});

export const answerQuestionnaire = endpoint('POST /player/{playerId}/questionnaire/answer', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: questionnaireAnswerSchema,
  reply: questionnaireAnswerSchema,
  refusals: ['error.questionnaire.answered', 'error.questionnaire.not_requested', 'error.questionnaire.salary_range'],
  summary: 'Answers the questions once; the same answers again are accepted.',
});
