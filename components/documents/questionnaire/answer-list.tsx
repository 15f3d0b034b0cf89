import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { countryName } from '#lib/core/market/country-name.ts';
import type { QuestionnaireAnswer, SalaryRange } from '#lib/documents/questionnaire/contract.ts';
import { incomeRange } from './income-range.ts';

interface AnswerListProps {
  readonly answer: QuestionnaireAnswer;
  readonly ranges: readonly SalaryRange[];
}

/** EDD-06: the answers as the player has sent them. */
export function AnswerList({ answer, ranges }: AnswerListProps) {
  const { numbers, tag } = useLocale();
  const messages = useMessages('questionnaire');
  const range = ranges.find(({ id }) => id === answer.salaryRangeId);
  const rows = [
    [messages.occupation, answer.occupation],
    [messages.salary, range ? incomeRange(range, numbers) : '—'],
    [messages.source, answer.sourceOfFunds],
    [messages.placeOfBirth, answer.placeOfBirth],
    [messages.nationality, countryName(tag, answer.nationality) ?? answer.nationality],
  ] as const;
  return (
    <section aria-labelledby="answers" className="space-y-4">
      <h2 id="answers" className="text-2xl">
        {messages.answersTitle}
      </h2>
      <dl className="lit divide-y divide-paper/7 rounded-card">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-1 px-6 py-4 md:grid-cols-[14rem_1fr]">
            <dt className="text-sm text-paper-3">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
