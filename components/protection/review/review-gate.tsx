'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { CallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider, useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { useRealityCheck } from '#lib/protection/activity/store.ts';
import { readReview } from '#lib/protection/review/calls.ts';
import type { ReviewDialogProps } from './review-dialog.tsx';

const refetchAfterMs = 15 * 60_000;

/** The prompt is not lost because one read failed. */
const mayRetry = (failures: number, error: Error) => failures < 3 && error instanceof CallError && error.retryable;

interface Loaded {
  readonly Dialog: ComponentType<ReviewDialogProps>;
  readonly messages: Pick<Messages, 'review' | 'gambling'>;
}

/**
 * DEC-LIM-9: asks the player to look at limits and history when it is due, after the sign-in and before a deposit, but not over
 * a game. Without an answer of the service nothing is shown.
 */
export function ReviewGate() {
  const { catalogLanguage } = useLocale();
  const client = useQueryClient();
  const path = usePathname();
  const isCovered = useRealityCheck(({ isOpen }) => isOpen);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const due = query(readReview);
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...due,
    staleTime: refetchAfterMs,
    refetchOnWindowFocus: false,
    retry: mayRetry,
  });
  const review = data?.review;
  const isDeposit = path.endsWith('/banking/deposit');

  useEffect(() => {
    if (isDeposit) void refetch();
  }, [isDeposit, refetch]);

  const isDue = Boolean(review);
  // A failed load is repeated with the next page or answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isDue || loaded) return;
    const load = async () => {
      const [{ ReviewDialog: Dialog }, own, gambling] = await Promise.all([
        import('./review-dialog.tsx'),
        loadMessages<Messages['review']>(catalogLanguage, 'review'),
        loadMessages<Messages['gambling']>(catalogLanguage, 'gambling'),
      ]);
      setLoaded({ Dialog, messages: { review: own, gambling } });
    };
    void load().catch(() => undefined);
  }, [isDue, loaded, catalogLanguage, path, dataUpdatedAt]);

  if (!review || !loaded || isCovered || path.includes('/play/')) return null;
  return (
    <MessagesProvider messages={loaded.messages}>
      <loaded.Dialog review={review} onAnswer={() => client.setQueryData(due.queryKey, { review: null })} />
    </MessagesProvider>
  );
}
