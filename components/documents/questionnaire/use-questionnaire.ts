import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint, query } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { emptySelections, type Lists, listMissing, type Selections, toAnswer } from '#lib/documents/questionnaire/rules.ts';

type Outcome = 'open' | 'sending' | 'sent' | 'failed' | 'notRequested';

/** The form's selections; they stay after a failed attempt and are cleared when the answer is stored (EDD-07). */
export function useQuestionnaire(lists: Lists) {
  const client = useQueryClient();
  const profile = useQuery(query('GET /player/me/profile', {}));
  const ranges = useQuery(query('GET /questionnaire/salary_range', {}));
  const [selections, setSelections] = useState(emptySelections);
  const [missing, setMissing] = useState<readonly (keyof Selections)[]>([]);
  const [outcome, setOutcome] = useState<Outcome>('open');

  function change(part: Partial<Selections>) {
    setSelections((known) => ({ ...known, ...part }));
    setMissing((known) => known.filter((field) => !(field in part)));
  }

  /** Returns the first missing field, which takes the focus, or whether the answer is stored. */
  async function submit(): Promise<keyof Selections | 'stored' | undefined> {
    const found = listMissing(selections, lists);
    setMissing(found);
    if (found.length > 0 || outcome === 'sending') return found[0];
    setOutcome('sending');
    try {
      await callEndpoint('POST /player/me/questionnaire/answer', { body: toAnswer(selections, lists) });
      setSelections(emptySelections);
      setOutcome('sent');
      for (const name of ['GET /player/me/profile', 'GET /player/me/documents'])
        void client.invalidateQueries({ queryKey: [name] });
      return 'stored';
    } catch (error) {
      setOutcome(isCallError(error) && error.code === 'error.questionnaire.not_requested' ? 'notRequested' : 'failed');
    }
    return undefined;
  }

  return {
    selections,
    missing,
    outcome,
    change,
    submit,
    ranges: ranges.data,
    kycStatus: profile.data?.kycStatus,
    hasFailed: ranges.isError || profile.isError,
    reload: () => void Promise.all([ranges.refetch(), profile.refetch()]),
  };
}
