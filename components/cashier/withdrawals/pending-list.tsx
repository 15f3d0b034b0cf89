import { useState } from 'react';
import { useRefusalToasts } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { Badge } from '#components/ui/status/badge.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { useCancelWithdrawal, usePendingWithdrawals, useWithdrawMethods } from '#lib/cashier/withdrawals/client.ts';
import type { Withdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { describeError } from '#lib/core/api/error-message.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { MethodMark } from '../method-mark.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { WithdrawalSteps, type WithdrawalStepsProps } from './withdrawal-steps.tsx';

interface PendingListProps extends Pick<WithdrawalStepsProps, 'reviewHours'> {
  readonly marks: readonly MethodMark[];
  readonly onCancelled: (pendingWithdrawalId: string) => void;
}

/** WDR-05, WDR-06: the pending withdrawals, each with a button to cancel it. */
export function PendingList({ marks, reviewHours, onCancelled }: PendingListProps) {
  const { numbers } = useLocale();
  const t = useTranslator('withdraw');
  const errors = useMessages('errors');
  const toasts = useRefusalToasts();
  const pending = usePendingWithdrawals();
  const methods = useWithdrawMethods();
  const { cancellingIds, cancel } = useCancelWithdrawal();
  const [selected, setSelected] = useState<Withdrawal | null>(null);
  const amountOf = ({ amount, currency }: Withdrawal) => formatMoney(fromWire(amount, currency), numbers);
  const detailsOf = ({ method, account }: Withdrawal) => {
    const title = marks.find(({ code }) => code === method)?.title ?? method;
    return [title, account].filter(Boolean).join(' · ');
  };

  async function confirmCancel(withdrawal: Withdrawal): Promise<void> {
    setSelected(null);
    toasts.clear();
    try {
      await cancel(withdrawal);
      onCancelled(withdrawal.pendingWithdrawalId);
      showToast(t('cancelled', { amount: amountOf(withdrawal) }), 'success');
    } catch (error) {
      const key = isCallError(error) ? ownValue(keyByCode, error.code) : undefined;
      const { detail } = describeError(error, errors, { lost: { title: '', detail: t('cancelFailed') } });
      toasts.show(key ? t(key) : detail, key ? 'warn' : 'error');
    }
  }
  if (pending.isError && !pending.data) {
    return (
      <LoadFailure label={t('retry')} onRetry={pending.refetch}>
        {t('pendingFailed')}
      </LoadFailure>
    );
  }
  if (!pending.data || pending.data.length === 0) return null;
  return (
    <section aria-labelledby="pending-heading" className="space-y-4">
      <h2 id="pending-heading" className="text-xl">
        {t('pendingTitle')}
      </h2>
      <ul className="lit divide-y divide-paper/7 rounded-card">
        {pending.data.map((withdrawal) => (
          <li key={withdrawal.pendingWithdrawalId} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 md:px-6">
            <div className="min-w-0 flex-1 basis-60 space-y-1">
              <p className="flex flex-wrap items-center gap-3">
                <span className="font-display text-lg font-semibold">{amountOf(withdrawal)}</span>
                <Badge>{withdrawal.status === 'WAITING_INPUT' ? t('statusReview') : t('statusPending')}</Badge>
              </p>
              <p className="text-sm text-paper-2">{detailsOf(withdrawal)}</p>
              {withdrawal.reference && (
                <p className="text-sm text-paper-2">
                  {t('reference')} <span className="whitespace-nowrap select-all">{withdrawal.reference}</span>
                </p>
              )}
              <WithdrawalSteps
                withdrawal={withdrawal}
                reviewHours={reviewHours}
                processTime={methods.data?.find(({ method }) => method === withdrawal.method)?.processTime}
              />
            </div>
            {withdrawal.isCancellable && (
              <Button
                tone="secondary"
                size="small"
                className="max-md:w-full"
                loading={cancellingIds.has(withdrawal.pendingWithdrawalId)}
                aria-label={t('cancelNamed', { amount: amountOf(withdrawal) })}
                onClick={() => setSelected(withdrawal)}
              >
                {t('cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pending.data.some(({ isCancellable }) => !isCancellable) && <p className="text-sm text-paper-2">{t('cancelForbidden')}</p>}
      <CancelDialog
        amount={selected && amountOf(selected)}
        onConfirm={() => selected && void confirmCancel(selected)}
        onClose={() => setSelected(null)}
      />
    </section>
  );
}

const keyByCode = {
  'error.withdrawal.cancel.forbidden': 'cancelForbidden',
  'error.withdrawal.cancel.limit_reached': 'cancelLimit',
  'error.withdrawal.not_pending': 'notPending',
} as const;
