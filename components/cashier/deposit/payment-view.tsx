import { useEffect, useRef } from 'react';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import type { Deposit } from '#lib/cashier/contract.ts';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { CashierFrame } from './cashier-frame.tsx';
import type { DepositPlace } from './deposit-words.ts';

interface PaymentViewProps {
  readonly place: Pick<DepositPlace, 'words' | 'language' | 'market'>;
  /** Undefined while the platform cannot be reached. */
  readonly deposit: Deposit | undefined;
  readonly isLost: boolean;
  /** The cashier has said that it is over; the platform has not yet. */
  readonly isAwaited: boolean;
  readonly onSaid: () => void;
  readonly onLook: () => void;
  readonly onLeave: () => void;
}

/** Decisions §2.7, processing: the cashier's page, then the wait for the platform's word. */
export function PaymentView({ place, deposit, isLost, isAwaited, onSaid, onLook, onLeave }: PaymentViewProps) {
  const { words, language, market } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const say = createTranslator({ locale: language, messages: words });
  const amount = deposit && formatMoney(fromWire(deposit.amount, deposit.currency), market);
  const isConfirming = isAwaited || !deposit?.redirectUrl;
  return (
    <section className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {amount ? say('payTitle', { amount }) : words.payTitlePlain}
        </h2>
        <Button tone="quiet" size="small" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
      {isConfirming || !deposit?.redirectUrl ? (
        <div className="lit space-y-4 rounded-card p-6">
          <ProgressBar label={words.confirming} />
          <p role="status" className="text-paper-2">
            {words.confirmingText}
          </p>
        </div>
      ) : (
        <CashierFrame title={words.frameTitle} url={deposit.redirectUrl} transactionId={deposit.transactionId} onSaid={onSaid} />
      )}
      {/* Behind the frame, and over its end: what comes and goes must not move what is being pressed. */}
      <div role="status" className="sticky bottom-20 z-10 rounded-md bg-ink-2 empty:hidden lg:bottom-4">
        {isLost && (
          <Notice
            tone="warn"
            title={words.offlineTitle}
            action={
              <Button tone="secondary" size="small" onClick={onLook}>
                {words.retry}
              </Button>
            }
          >
            {words.offlineText}
          </Notice>
        )}
      </div>
    </section>
  );
}
