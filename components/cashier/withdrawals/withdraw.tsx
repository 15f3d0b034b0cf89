'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentWatch } from '#components/documents/document-watch.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { readProfile } from '#lib/account/calls.ts';
import { awaitsDocuments } from '#lib/cashier/rules.ts';
import { useWithdrawFlow } from '#lib/cashier/withdrawals/client.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import type { MethodMark } from '../method-mark.ts';
import { processTimeKey } from '../process-time.ts';
import { findCheckContent } from './check-content.ts';
import { CheckPanel } from './check-panel.tsx';
import { PendingList } from './pending-list.tsx';
import { type AcceptedWithdrawal, emptyChoice } from './use-withdraw-form.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface WithdrawProps {
  readonly marks: readonly MethodMark[];
  /** Hours within which an operator reviews a withdrawal. */
  readonly reviewHours: number;
}

/** The withdrawal screens of DEC-WDR-1: the last accepted withdrawal, the check's screen or the form, and the pending withdrawals. */
export function Withdraw({ marks, reviewHours }: WithdrawProps) {
  const { numbers } = useLocale();
  const t = useTranslator('withdraw');
  const payments = useMessages('payments');
  const { flow, recheck, acknowledge } = useWithdrawFlow();
  const { data: profile } = useQuery(query(readProfile));
  const choice = useState(emptyChoice);
  const [accepted, setAccepted] = useState<AcceptedWithdrawal | null>(null);
  const isLoading = flow.status === 'LOADING' || flow.status === 'INACTIVE';

  function showAccepted(withdrawal: AcceptedWithdrawal) {
    setAccepted(withdrawal);
    recheck();
    window.scrollTo({ top: 0 });
  }
  return (
    <div className="space-y-10">
      <div role="status" className="empty:sr-only">
        {accepted && (
          <Notice tone="success" title={t('takenTitle', { amount: formatMoney(accepted, numbers) })}>
            {accepted.status === 'WAITING_INPUT' && `${t('takenReview')} `}
            {t('takenText', { hours: reviewHours, time: payments[processTimeKey(accepted.processTime)] })}
          </Notice>
        )}
      </div>
      {profile?.isWithdrawalReview && <Notice title={t('reviewedTitle')}>{t('reviewedText')}</Notice>}
      {isLoading ? (
        <FormSkeleton label={t('loading')} />
      ) : findCheckContent(flow) ? (
        <>
          {awaitsDocuments(flow) && <DocumentWatch onChange={recheck} />}
          <CheckPanel flow={flow} currency={profile?.currencyCode} onLater={acknowledge} onRetry={recheck} />
        </>
      ) : (
        <WithdrawForm marks={marks} choice={choice} flow={flow} onAccepted={showAccepted} onRecheck={recheck} />
      )}
      <PendingList
        marks={marks}
        reviewHours={reviewHours}
        onCancelled={(id) => setAccepted((known) => (known?.pendingWithdrawalId === id ? null : known))}
      />
    </div>
  );
}
