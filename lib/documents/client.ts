import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { uploads } from './rules.ts';

const reviewPollMs = 15_000;

/** DOC-09: the documents, read again when the feed says that something was decided, and while a review is under way. */
export function useDocuments() {
  const profile = useQuery(query('GET /player/me/profile', {}));
  const documents = useQuery({
    ...query('GET /player/me/documents', {}),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data && uploads.some(({ field }) => data[field].documentStatus === 'UNDER_REVIEW') ? reviewPollMs : false,
  });
  const { refetch } = documents;
  const seen = profile.data && `${profile.data.kycStatus} ${profile.data.requestDocumentTypeStatus}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the profile is the reason to read again
  useEffect(() => {
    void refetch();
  }, [seen, refetch]);
  return { profile, documents };
}
