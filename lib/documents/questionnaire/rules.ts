import type { QuestionnaireChoice, QuestionnaireLists } from '#lib/content/types.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';
import type { QuestionnaireAnswer } from './contract.ts';

/** What the player has chosen and typed; a code, or empty. */
export interface Selections {
  readonly occupation: string;
  readonly otherOccupation: string;
  readonly salaryRangeId: number;
  readonly sourceOfFunds: string;
  readonly otherSourceOfFunds: string;
  readonly placeOfBirth: string;
  readonly nationality: string;
}

export const emptySelections: Selections = {
  occupation: '',
  otherOccupation: '',
  salaryRangeId: 0,
  sourceOfFunds: '',
  otherSourceOfFunds: '',
  placeOfBirth: '',
  nationality: '',
};

const minText = 2;
const isShort = (text: string) => normalizeLine(text).length < minText;
const find = (choices: readonly QuestionnaireChoice[], code: string) => choices.find((choice) => choice.code === code);

/** EDD-03, EDD-04: the fields that are still missing, in the order of the form. */
export function listMissing(selections: Selections, { occupations, sources }: QuestionnaireLists): readonly (keyof Selections)[] {
  const occupation = find(occupations, selections.occupation);
  const source = find(sources, selections.sourceOfFunds);
  const checks: readonly [keyof Selections, boolean][] = [
    ['occupation', !occupation],
    ['otherOccupation', occupation?.isOther === true && isShort(selections.otherOccupation)],
    ['salaryRangeId', selections.salaryRangeId <= 0],
    ['sourceOfFunds', !source],
    ['otherSourceOfFunds', source?.isOther === true && isShort(selections.otherSourceOfFunds)],
    ['placeOfBirth', isShort(selections.placeOfBirth)],
    ['nationality', selections.nationality === ''],
  ];
  return checks.flatMap(([field, isMissing]) => (isMissing ? field : []));
}

/** EDD-05: the answer, with free text in place of "other". Only for selections without anything missing. */
export function toAnswer(selections: Selections, { occupations, sources }: QuestionnaireLists): QuestionnaireAnswer {
  const textOf = (choice: QuestionnaireChoice | undefined, other: string) =>
    choice?.isOther ? normalizeLine(other) : (choice?.label ?? '');
  return {
    occupation: textOf(find(occupations, selections.occupation), selections.otherOccupation),
    salaryRangeId: selections.salaryRangeId,
    sourceOfFunds: textOf(find(sources, selections.sourceOfFunds), selections.otherSourceOfFunds),
    placeOfBirth: normalizeLine(selections.placeOfBirth),
    nationality: selections.nationality,
  };
}

/** EDD-06: an answer as selections, to be corrected: a text that is no choice of the list is free text. */
export function toSelections(answer: QuestionnaireAnswer, { occupations, sources }: QuestionnaireLists): Selections {
  const codeOf = (choices: readonly QuestionnaireChoice[], label: string) => {
    const choice = choices.find((each) => each.label === label) ?? choices.find(({ isOther }) => isOther);
    return { code: choice?.code ?? '', other: choice?.isOther ? label : '' };
  };
  const occupation = codeOf(occupations, answer.occupation);
  const source = codeOf(sources, answer.sourceOfFunds);
  return {
    occupation: occupation.code,
    otherOccupation: occupation.other,
    salaryRangeId: answer.salaryRangeId,
    sourceOfFunds: source.code,
    otherSourceOfFunds: source.other,
    placeOfBirth: answer.placeOfBirth,
    nationality: answer.nationality,
  };
}
