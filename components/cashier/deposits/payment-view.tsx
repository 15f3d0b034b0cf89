import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { ProgressBar } from '#components/ui/status/progress-bar.tsx';
import type { Deposit } from '#lib/cashier/contract.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { CashierFrame } from './cashier-frame.tsx';

interface PaymentViewProps {
  readonly deposit: Deposit | undefined;
  readonly isOffline: boolean;
  /** True after the frame reported the end of the payment, until the platform confirms it. */
  readonly isAwaited: boolean;
  readonly onFinished: () => void;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** DEC-DEP-1, processing: the cashier's page, then the wait for the platform's confirmation. */
export function PaymentView({ deposit, isOffline, isAwaited, onFinished, onRetry, onLeave }: PaymentViewProps) {
  const { numbers } = useLocale();
  const t = useTranslator('deposit');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = deposit && formatMoney(fromWire(deposit.amount, deposit.currency), numbers);
  const isConfirming = isAwaited || !deposit?.redirectUrl;
  return (
    <section className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {amount ? t('payTitle', { amount }) : t('payTitlePlain')}
        </h2>
        <Button tone="quiet" size="small" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
      {isConfirming || !deposit?.redirectUrl ? (
        <div className="lit space-y-4 rounded-card p-6">
          <ProgressBar label={t('confirming')} />
          <p role="status" className="text-paper-2">
            {t('confirmingText')}
          </p>
        </div>
      ) : (
        <CashierFrame
          title={t('frameTitle')}
          url={deposit.redirectUrl}
          transactionId={deposit.transactionId}
          onFinished={onFinished}
        />
      )}
      {/* After the frame in the page, and sticky: it must not move the frame when it appears. */}
      <div role="status" className="sticky bottom-[calc(var(--bottom)+1rem)] z-10 rounded-md bg-ink-2 empty:sr-only">
        {isOffline && (
          <ActionNotice tone="warn" title={t('offlineTitle')} label={t('retry')} target={onRetry}>
            {t('offlineText')}
          </ActionNotice>
        )}
      </div>
    </section>
  );
}
