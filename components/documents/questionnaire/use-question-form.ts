import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { readProfile } from '#lib/account/calls.ts';
import type { QuestionnaireLists } from '#lib/content/types.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { listDocuments } from '#lib/documents/calls.ts';
import { answerQuestionnaire, readQuestionnaire } from '#lib/documents/questionnaire/calls.ts';
import type { QuestionnaireAnswer } from '#lib/documents/questionnaire/contract.ts';
import { emptySelections, listMissing, type Selections, toAnswer, toSelections } from '#lib/documents/questionnaire/rules.ts';

/** The form's selections; they stay after a failed attempt and are cleared with the form when the answer is stored (EDD-07). */
export function useQuestionForm(lists: QuestionnaireLists, earlier: QuestionnaireAnswer | null, onStored: () => void) {
  const { failed } = useMessages('questionnaire');
  const client = useQueryClient();
  const [selections, setSelections] = useState(() => (earlier ? toSelections(earlier, lists) : emptySelections));
  const [missing, setMissing] = useState<readonly (keyof Selections)[]>([]);
  const refresh = (...names: readonly string[]) => {
    for (const name of names) void client.invalidateQueries({ queryKey: [name] });
  };
  const refusals = useRefusals({ lost: { title: '', detail: failed } });
  const sending = useSubmit(answerQuestionnaire, {
    notices: refusals.notices,
    refusalOf: refusals.refusalOf,
    onDone() {
      onStored();
      refresh(readProfile.key, listDocuments.key, readQuestionnaire.key);
    },
    // The questions may have been answered elsewhere, or withdrawn: the profile says so.
    onRefused: () => refresh(readProfile.key, readQuestionnaire.key),
  });

  function change(part: Partial<Selections>) {
    setSelections((known) => ({ ...known, ...part }));
    setMissing((known) => known.filter((field) => !(field in part)));
  }

  /** Returns the first missing field, which takes the focus. */
  async function submit(): Promise<keyof Selections | undefined> {
    const found = listMissing(selections, lists);
    setMissing(found);
    if (found.length === 0 && !sending.isPending) await sending.submit({ body: toAnswer(selections, lists) });
    return found[0];
  }

  return { selections, missing, isPending: sending.isPending, refusal: sending.refusal, change, submit };
}
