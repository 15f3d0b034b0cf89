'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OutcomePanel } from '#components/ui/status/outcome-panel.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { readProfile } from '#lib/account/calls.ts';
import type { QuestionnaireLists } from '#lib/content/types.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { listSalaryRanges, readQuestionnaire } from '#lib/documents/questionnaire/calls.ts';
import { verificationPath } from '#lib/documents/rules.ts';
import { AnswerList } from './answer-list.tsx';
import { QuestionForm } from './question-form.tsx';

/** EDD-02 to EDD-08: the questions about occupation, income and the source of funds, and the answers once they are sent. */
export function Questionnaire({ lists }: { readonly lists: QuestionnaireLists }) {
  const { home } = useLocale();
  const messages = useMessages('questionnaire');
  const { kycStatus, ranges, answer, hasFailed, reload } = useQuestionnaire();
  const [isSent, setSent] = useState(false);
  const back = { label: messages.back, target: `${home}${verificationPath}` };
  if (!isSent && (kycStatus === undefined || !ranges || answer === undefined)) {
    const retry = { label: messages.retry, target: reload };
    if (hasFailed)
      return <OutcomePanel icon="warning" title={messages.failedTitle} text={messages.failedText} actions={[retry]} />;
    return <Skeleton className="h-96 w-full rounded-card" />;
  }
  if (!isSent && kycStatus === 'EDD_PENDING' && ranges) {
    const store = () => {
      setSent(true);
      // The result is shown at the top of the page.
      window.scrollTo({ top: 0 });
    };
    return <QuestionForm lists={lists} ranges={ranges} earlier={answer ?? null} onStored={store} />;
  }
  const outcome = isSent ? 'sent' : !answer ? 'none' : kycStatus === 'EDD_UNDER_REVIEW' ? 'review' : 'done';
  return (
    <div className="space-y-10">
      <OutcomePanel
        isLive={isSent}
        icon={outcome === 'review' ? 'clock' : 'check'}
        title={messages[`${outcome}Title`]}
        text={messages[`${outcome}Text`]}
        actions={[back]}
      />
      {answer && ranges && <AnswerList answer={answer} ranges={ranges} />}
    </div>
  );
}

/** What the page of the questions knows; `answer` is null before the first one, and undefined while it loads or if it failed. */
function useQuestionnaire() {
  const profile = useQuery(query(readProfile));
  const ranges = useQuery(query(listSalaryRanges));
  const answer = useQuery({ ...query(readQuestionnaire), staleTime: 0 });
  return {
    kycStatus: profile.data?.kycStatus,
    ranges: ranges.data,
    answer: answer.data?.occupation === '' ? null : answer.data,
    hasFailed: profile.isError || ranges.isError || answer.isError,
    reload: () => void Promise.all([profile.refetch(), ranges.refetch(), answer.refetch()]),
  };
}
