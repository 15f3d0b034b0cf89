'use client';

import { type FormEvent, useMemo, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import type { QuestionnaireLists } from '#lib/content/types.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { SalaryRange } from '#lib/documents/questionnaire/contract.ts';
import type { Selections } from '#lib/documents/questionnaire/rules.ts';
import { verificationPath } from '#lib/documents/rules.ts';
import { OutcomePanel } from '../outcome-panel.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

/** EDD-02 to EDD-07: the questions about occupation, income and the source of funds. */
export function Questionnaire({ lists }: { readonly lists: QuestionnaireLists }) {
  const { home, market, tag } = useLocale();
  const messages = useMessages('questionnaire');
  const form = useRef<HTMLFormElement>(null);
  const { selections, missing, outcome, change, submit, ranges, kycStatus, hasFailed, reload } = useQuestionnaire(lists);
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    return lists.countries
      .map(({ code, name }) => ({ value: code, label: names.of(code) ?? name }))
      .sort((one, other) => one.label.localeCompare(other.label, tag));
  }, [lists, tag]);
  const back = { label: messages.back, target: `${home}${verificationPath}` };
  if (outcome === 'sent') {
    return (
      <div role="status">
        <OutcomePanel icon="check" title={messages.sentTitle} text={messages.sentText} actions={[back]} />
      </div>
    );
  }
  if (kycStatus !== undefined && (kycStatus !== 'EDD_PENDING' || outcome === 'notRequested')) {
    return <OutcomePanel icon="check" title={messages.noneTitle} text={messages.noneText} actions={[back]} />;
  }
  if (!ranges || kycStatus === undefined) {
    const retry = { label: messages.retry, target: reload };
    if (hasFailed) return <OutcomePanel icon="warning" title={messages.failedTitle} text={messages.failed} actions={[retry]} />;
    return <Skeleton className="h-96 w-full rounded-card" />;
  }
  const errorOf = (field: keyof Selections) => (missing.includes(field) ? { error: messages[`missing_${field}`] } : {});
  const choose = { value: '', label: messages.choose };
  const pick = (choices: QuestionnaireLists['occupations']) => [
    choose,
    ...choices.map(({ code, label }) => ({ value: code, label })),
  ];
  const isOther = (choices: QuestionnaireLists['occupations'], code: string) =>
    choices.some((each) => each.isOther && each.code === code);
  const amount = (value: number, currency: string) => formatWholeMoney(fromWire(value, currency), market);
  const rangeLabel = ({ min, max, currency }: SalaryRange) =>
    max === null ? `${amount(min, currency)} +` : `${amount(min, currency)} – ${amount(max, currency)}`;

  async function send(event: FormEvent) {
    event.preventDefault();
    const first = await submit();
    // The result is shown at the top of the page.
    if (first === 'stored') window.scrollTo({ top: 0 });
    else if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="lit space-y-6 rounded-card p-6 md:p-8">
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
        options={[choose, ...ranges.map((range) => ({ value: String(range.id), label: rangeLabel(range) }))]}
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
      <Select
        label={messages.nationality}
        name="nationality"
        value={selections.nationality}
        options={[choose, ...countries]}
        onChange={({ target }) => change({ nationality: target.value })}
        {...errorOf('nationality')}
      />
      <div role="status" className="empty:hidden">
        {outcome === 'failed' && <Notice tone="error">{messages.failed}</Notice>}
      </div>
      <Button type="submit" size="large" wide loading={outcome === 'sending'}>
        {messages.send}
      </Button>
    </form>
  );
}
