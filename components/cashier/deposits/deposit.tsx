'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { DocumentWatch } from '#components/documents/document-watch.tsx';
import { readProfile } from '#lib/account/calls.ts';
import type { CampaignPromotion } from '#lib/bonuses/promotion.ts';
import { useDeposit, useDepositFlow, useDepositFollowUp } from '#lib/cashier/client.ts';
import { awaitsDocuments } from '#lib/cashier/rules.ts';
import { query } from '#lib/core/api/browser.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import type { MethodMark } from '../method-mark.ts';
import { CheckPanel, isPanel } from './check-panel.tsx';
import { DepositForm } from './deposit-form.tsx';
import { LimitPrompt, useLimitPrompt } from './limit-prompt.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PaymentView } from './payment-view.tsx';
import { SuccessPanel } from './success-panel.tsx';

interface DepositProps {
  readonly marks: readonly MethodMark[];
  /** Promotions by the campaign that they describe. */
  readonly promotions: Readonly<Record<string, CampaignPromotion>>;
}

/** The deposit screens of DEC-DEP-1. The payment's id is in the URL, so that reload, back and the cashier's redirect find it. */
export function Deposit({ marks, promotions }: DepositProps) {
  const messages = useMessages('deposit');
  const transactionId = useSearchParams().get('transaction');
  const [leftId, setLeftId] = useState<string | null>(null);
  const [finishedId, setFinishedId] = useState<string | null>(null);
  const { flow, recheck, acknowledge } = useDepositFlow();
  const payment = useDeposit(transactionId, finishedId === transactionId);
  const { offersLimit, skipLimit } = useLimitPrompt(flow);
  const { data: profile } = useQuery(query(readProfile));
  useDepositFollowUp(payment.deposit);
  const hasFailed = payment.deposit?.status === 'FAILED';
  useEffect(() => {
    // The platform may have refused it, for a limit or a block that is newer than the check.
    if (hasFailed) recheck();
  }, [hasFailed, recheck]);

  const openPayment = (id: string | null) => {
    setLeftId(null);
    const { pathname } = window.location;
    window.history.pushState(null, '', id === null ? pathname : `${pathname}?transaction=${encodeURIComponent(id)}`);
  };
  const restart = () => {
    openPayment(null);
    recheck();
  };

  if (transactionId !== null && !payment.isUnknown) {
    const { deposit } = payment;
    if (!deposit && !payment.isOffline) return <FormSkeleton label={messages.loading} />;
    if (deposit?.status === 'SUCCESS') return <SuccessPanel deposit={deposit} onAgain={restart} />;
    if ((!deposit || deposit.status === 'PENDING') && leftId !== transactionId) {
      return (
        <PaymentView
          deposit={deposit}
          isOffline={payment.isOffline}
          isAwaited={finishedId === transactionId}
          onFinished={() => {
            setFinishedId(transactionId);
            void payment.refetch();
          }}
          onRetry={() => void payment.refetch()}
          onLeave={() => setLeftId(transactionId)}
        />
      );
    }
  }
  if (flow.status === 'LOADING' || flow.status === 'INACTIVE') {
    return <FormSkeleton label={messages.loading} />;
  }
  const hasForm = !isPanel(flow) && !offersLimit;
  const note = (
    <PaymentNote
      status={payment.deposit?.status}
      isUnknown={payment.isUnknown}
      hasForm={hasForm}
      onContinue={() => setLeftId(null)}
    />
  );
  if (!hasForm) {
    return (
      <div className="space-y-6">
        {note}
        {awaitsDocuments(flow) && <DocumentWatch onChange={recheck} />}
        {isPanel(flow) ? (
          <CheckPanel flow={flow} currency={profile?.currencyCode} onLater={acknowledge} onRetry={recheck} />
        ) : (
          <LimitPrompt isRequired={flow.limitPrompt === 'MANDATORY'} onSkip={skipLimit} />
        )}
      </div>
    );
  }
  return (
    <DepositForm
      marks={marks}
      promotions={promotions}
      flow={flow}
      playerId={profile?.playerId}
      onAcknowledge={acknowledge}
      onRecheck={recheck}
      onStarted={openPayment}
    >
      {note}
    </DepositForm>
  );
}
