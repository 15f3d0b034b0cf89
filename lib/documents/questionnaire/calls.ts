import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const answerQuestionnaire = call<typeof contract.answerQuestionnaire>('POST /player/me/questionnaire/answer');
export const readQuestionnaire = call<typeof contract.readQuestionnaire>('GET /player/me/questionnaire/answer');
export const listSalaryRanges = call<typeof contract.listSalaryRanges>('GET /questionnaire/salary_range');
