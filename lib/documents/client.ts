import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { listDocuments } from './calls.ts';
import { uploads } from './rules.ts';

const reviewPollMs = 15_000;

/** DOC-09: the documents, read again when the feed says that something was decided, and while a review is under way. */
export function useDocuments() {
  const profile = useQuery(query(readProfile));
  const documents = useQuery({
    ...query(listDocuments),
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

/** Calls back when a document of the player is requested, received or decided. */
export function useDocumentChange(onChange: () => void): void {
  const { profile, documents } = useDocuments();
  const { kycStatus, requestDocumentTypeStatus } = profile.data ?? {};
  const statuses = documents.data && uploads.map(({ field }) => documents.data[field].documentStatus);
  const state = profile.data && statuses && [kycStatus, requestDocumentTypeStatus, ...statuses].join(' ');
  const seen = useRef(state);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (state === undefined) return;
    if (seen.current !== undefined && seen.current !== state) notify();
    seen.current = state;
  }, [state]);
}
