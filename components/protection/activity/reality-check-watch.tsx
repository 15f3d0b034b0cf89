'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { query } from '#lib/core/api/browser.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider, useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { readActivitySummary, readMinutesRemaining } from '#lib/protection/activity/calls.ts';
import { notifyTimerChange, subscribeToTimerChanges } from '#lib/protection/activity/channel.ts';
import { useRealityCheck } from '#lib/protection/activity/store.ts';

const checkEveryMs = 60_000;
/** A hand of blackjack may stay open as long as its player likes. */
const maxRoundMs = 60_000;

interface Loaded {
  readonly Dialog: ComponentType;
  readonly realityCheck: Messages['realityCheck'];
}

/** RGA-02, CST-05: asks for the remaining minutes once a minute, and shows the reality check over the page when there are none. */
export function RealityCheckWatch() {
  const client = useQueryClient();
  const { catalogLanguage } = useLocale();
  const isOpen = useRealityCheck((state) => state.isOpen);
  const isGameRunning = useRealityCheck((state) => state.isGameRunning);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasWaited, setWaited] = useState(false);
  const { data, dataUpdatedAt } = useQuery({
    ...query(readMinutesRemaining),
    // Without a reality check there is nothing to wait for until the setting changes.
    refetchInterval: ({ state }) => (state.data?.minutesRemaining === null ? false : checkEveryMs),
  });
  const isDue = (data?.minutesRemaining ?? 1) <= 0;
  const summary = useQuery({ ...query(readActivitySummary), enabled: isDue, retry: 1 });
  const isRead = isDue && !summary.isFetching && (summary.isSuccess || summary.isError);

  useEffect(
    () =>
      subscribeToTimerChanges(
        () => void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).includes('/gambling_activity') }),
      ),
    [client],
  );

  useEffect(() => {
    useRealityCheck.setState({ isDue });
    if (!isDue) return setWaited(false);
    notifyTimerChange();
    const timer = setTimeout(() => setWaited(true), maxRoundMs);
    return () => clearTimeout(timer);
  }, [isDue]);

  useEffect(() => {
    useRealityCheck.setState({ summary: isDue ? summary.data : undefined });
  }, [isDue, summary.data]);

  // Once open, it stays open until it is answered, whatever is read again beneath.
  useEffect(() => {
    if (!isDue) useRealityCheck.setState({ isOpen: false });
    else if (isRead && (!isGameRunning || hasWaited)) useRealityCheck.setState({ isOpen: true });
  }, [isDue, isRead, isGameRunning, hasWaited]);
  useEffect(() => () => useRealityCheck.setState({ isDue: false, isOpen: false, summary: undefined }), []);

  // A failed load is repeated with the next answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isDue || loaded) return;
    void Promise.all([
      import('./reality-check-dialog.tsx'),
      loadMessages<Messages['realityCheck']>(catalogLanguage, 'realityCheck'),
    ]).then(
      ([{ RealityCheckDialog }, realityCheck]) => setLoaded({ Dialog: RealityCheckDialog, realityCheck }),
      () => undefined,
    );
  }, [isDue, loaded, catalogLanguage, dataUpdatedAt]);

  if (!loaded || !isOpen) return null;
  return (
    <MessagesProvider messages={{ realityCheck: loaded.realityCheck }}>
      <loaded.Dialog />
    </MessagesProvider>
  );
}
