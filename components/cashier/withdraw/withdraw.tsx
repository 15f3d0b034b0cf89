'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { Notice } from '#components/ui/notice.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { query } from '#lib/platform/browser.ts';
import { useWithdrawFlow } from '#lib/withdrawals/client.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import { lookOf } from './check-looks.ts';
import { CheckPanel } from './check-panel.tsx';
import { PendingList } from './pending-list.tsx';
import type { Taken } from './use-withdraw-form.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import type { WithdrawPlace } from './withdraw-words.ts';

/** Decisions §2.8 as screens: what was just taken, what stands in the way or the form, and what is on its way. */
export function Withdraw({ place }: { readonly place: WithdrawPlace }) {
  const { words, language, market } = place;
  const { flow, recheck, acknowledge } = useWithdrawFlow();
  const { data: profile } = useQuery(query('GET /player/me/profile', {}));
  const [taken, setTaken] = useState<Taken | null>(null);
  const say = createTranslator({ locale: language, messages: words });
  const isLoading = flow.status === 'LOADING' || flow.status === 'INACTIVE';

  function take(done: Taken) {
    setTaken(done);
    recheck();
    window.scrollTo({ top: 0 });
  }
  return (
    <div className="space-y-10">
      <div role="status" className="empty:hidden">
        {taken && (
          <Notice tone="success" title={say('takenTitle', { amount: formatMoney(taken, market) })}>
            {taken.status === 'WAITING_INPUT' ? words.takenReview : words.takenText}
          </Notice>
        )}
      </div>
      {profile?.isWithdrawalReview && <Notice title={words.reviewedTitle}>{words.reviewedText}</Notice>}
      {isLoading ? (
        <FormSkeleton label={words.loading} />
      ) : lookOf(flow) ? (
        <CheckPanel place={place} flow={flow} currency={profile?.currencyCode} onLater={acknowledge} onRetry={recheck} />
      ) : (
        <WithdrawForm place={place} flow={flow} onTaken={take} onRecheck={recheck} />
      )}
      <PendingList place={place} />
    </div>
  );
}
