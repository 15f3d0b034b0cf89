'use client';

import { type FormEvent, useMemo, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Combobox } from '#components/ui/form/combobox.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { QuestionnaireLists } from '#lib/content/types.ts';
import { fold } from '#lib/core/fold.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { listCountries } from '#lib/core/market/country-codes.ts';
import type { QuestionnaireAnswer, SalaryRange } from '#lib/documents/questionnaire/contract.ts';
import type { Selections } from '#lib/documents/questionnaire/rules.ts';
import { incomeRange } from './income-range.ts';
import { useQuestionForm } from './use-question-form.ts';

interface QuestionFormProps {
  readonly lists: QuestionnaireLists;
  readonly ranges: readonly SalaryRange[];
  /** Answers that were returned to the player. */
  readonly earlier: QuestionnaireAnswer | null;
  readonly onStored: () => void;
}

/** EDD-02 to EDD-07. */
export function QuestionForm({ lists, ranges, earlier, onStored }: QuestionFormProps) {
  const { numbers, tag } = useLocale();
  const messages = useMessages('questionnaire');
  const form = useRef<HTMLFormElement>(null);
  const { selections, missing, isPending, refusal, change, submit } = useQuestionForm(lists, earlier, onStored);
  const countries = useMemo(() => listCountries(tag).map(({ code, name }) => ({ value: code, label: name })), [tag]);
  const errorOf = (field: keyof Selections) => (missing.includes(field) ? { error: messages[`missing_${field}`] } : {});
  const choose = { value: '', label: messages.choose };
  const pick = (choices: QuestionnaireLists['occupations']) => [
    choose,
    ...choices.map(({ code, label }) => ({ value: code, label })),
  ];
  const isOther = (choices: QuestionnaireLists['occupations'], code: string) =>
    choices.some((each) => each.isOther && each.code === code);

  async function send(event: FormEvent) {
    event.preventDefault();
    const first = await submit();
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="lit space-y-6 rounded-card p-6 md:p-8">
      {earlier && <Notice tone="warn">{messages.returned}</Notice>}
      <Select
        label={messages.occupation}
        name="occupation"
        value={selections.occupation}
        options={pick(lists.occupations)}
        onChange={({ target }) => change({ occupation: target.value })}
        {...errorOf('occupation')}
      />
      {isOther(lists.occupations, selections.occupation) && (
        <TextField
          label={messages.otherOccupation}
          name="otherOccupation"
          maxLength={100}
          value={selections.otherOccupation}
          onChange={({ target }) => change({ otherOccupation: target.value })}
          {...errorOf('otherOccupation')}
        />
      )}
      <Select
        label={messages.salary}
        name="salaryRangeId"
        value={String(selections.salaryRangeId || '')}
        options={[choose, ...ranges.map((range) => ({ value: String(range.id), label: incomeRange(range, numbers) }))]}
        onChange={({ target }) => change({ salaryRangeId: Number(target.value) })}
        {...errorOf('salaryRangeId')}
      />
      <Select
        label={messages.source}
        name="sourceOfFunds"
        value={selections.sourceOfFunds}
        options={pick(lists.sources)}
        onChange={({ target }) => change({ sourceOfFunds: target.value })}
        {...errorOf('sourceOfFunds')}
      />
      {isOther(lists.sources, selections.sourceOfFunds) && (
        <TextField
          label={messages.otherSource}
          name="otherSourceOfFunds"
          maxLength={100}
          value={selections.otherSourceOfFunds}
          onChange={({ target }) => change({ otherSourceOfFunds: target.value })}
          {...errorOf('otherSourceOfFunds')}
        />
      )}
      <TextField
        label={messages.placeOfBirth}
        name="placeOfBirth"
        maxLength={80}
        value={selections.placeOfBirth}
        onChange={({ target }) => change({ placeOfBirth: target.value })}
        {...errorOf('placeOfBirth')}
      />
      <Combobox
        label={messages.nationality}
        name="nationality"
        options={countries}
        value={selections.nationality}
        onChange={(nationality) => change({ nationality })}
        matches={(country, typed) => fold(country).includes(fold(typed.trim()))}
        openLabel={messages.openList}
        emptyText={messages.noCountry}
        hint={messages.nationalityHint}
        {...errorOf('nationality')}
      />
      <ErrorAlert error={refusal} />
      <Button type="submit" size="large" wide loading={isPending}>
        {messages.send}
      </Button>
    </form>
  );
}
