'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useArrival, useDeposit, useDepositFlow } from '#lib/cashier/client.ts';
import { query } from '#lib/platform/browser.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import { CheckPanel, isPanel } from './check-panel.tsx';
import { DepositForm } from './deposit-form.tsx';
import type { DepositPlace } from './deposit-words.ts';
import { LimitPrompt } from './limit-prompt.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PaymentView } from './payment-view.tsx';
import { SuccessPanel } from './success-panel.tsx';
import { useFirstTime } from './use-first-time.ts';

/** Decisions §2.7 as screens. Which payment is looked at is in the address, so that reload, back and return find it again. */
export function Deposit({ place }: { readonly place: DepositPlace }) {
  const { words } = place;
  const transactionId = useSearchParams().get('transaction');
  const [left, setLeft] = useState<string | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const { flow, recheck, acknowledge } = useDepositFlow();
  const payment = useDeposit(transactionId, awaited === transactionId);
  const { isFirstTime, skipLimit } = useFirstTime();
  const { data: profile } = useQuery(query('GET /player/me/profile', {}));
  useArrival(payment.deposit);

  const go = (id: string | null) => {
    setLeft(null);
    const { pathname } = window.location;
    window.history.pushState(null, '', id === null ? pathname : `${pathname}?transaction=${encodeURIComponent(id)}`);
  };
  const again = () => {
    go(null);
    recheck();
  };

  if (transactionId !== null && !payment.isUnknown) {
    const { deposit } = payment;
    if (!deposit && !payment.isLost) return <FormSkeleton label={words.loading} />;
    if (deposit?.status === 'SUCCESS') return <SuccessPanel place={place} deposit={deposit} onAgain={again} />;
    if ((!deposit || deposit.status === 'PENDING') && left !== transactionId) {
      return (
        <PaymentView
          place={place}
          deposit={deposit}
          isLost={payment.isLost}
          isAwaited={awaited === transactionId}
          onSaid={() => {
            setAwaited(transactionId);
            void payment.look();
          }}
          onLook={() => void payment.look()}
          onLeave={() => setLeft(transactionId)}
        />
      );
    }
  }
  if (flow.status === 'LOADING' || flow.status === 'INACTIVE' || isFirstTime === undefined) {
    return <FormSkeleton label={words.loading} />;
  }
  if (isPanel(flow))
    return <CheckPanel place={place} flow={flow} currency={profile?.currencyCode} onLater={acknowledge} onRetry={recheck} />;
  if (isFirstTime) return <LimitPrompt place={place} onSkip={skipLimit} />;
  return (
    <DepositForm place={place} flow={flow} onAcknowledge={acknowledge} onRecheck={recheck} onStarted={go}>
      <PaymentNote
        words={words}
        status={payment.deposit?.status}
        isUnknown={payment.isUnknown}
        onContinue={() => setLeft(null)}
      />
    </DepositForm>
  );
}
