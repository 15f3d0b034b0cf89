import { useQuery } from '@tanstack/react-query';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { listSalaryRanges, readQuestionnaire } from '#lib/documents/questionnaire/calls.ts';

/** What the page of the questions knows; `answer` is null before the first one, and undefined while it loads or if it failed. */
export function useQuestionnaire() {
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
