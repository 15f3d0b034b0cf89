import { useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { showToast } from '#components/ui/toast.ts';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { useCallBack, usePendingWithdrawals } from '#lib/withdrawals/client.ts';
import type { Withdrawal } from '#lib/withdrawals/contract.ts';
import { writeMoment } from '../write-moment.ts';
import { CallBackDialog } from './call-back-dialog.tsx';
import type { WithdrawPlace } from './withdraw-words.ts';

/** WDR-05, WDR-06: what is on its way, and the way back of each. */
export function PendingList({ place }: { readonly place: WithdrawPlace }) {
  const { words, language, market } = place;
  const say = createTranslator({ locale: language, messages: words });
  const pending = usePendingWithdrawals();
  const { busy, callBack } = useCallBack();
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const amountOf = ({ amount, currency }: Withdrawal) => formatMoney(fromWire(amount, currency), market);

  async function cancel(withdrawal: Withdrawal): Promise<void> {
    setAsked(null);
    try {
      await callBack(withdrawal);
      showToast(say('cancelled', { amount: amountOf(withdrawal) }), 'success');
    } catch (error) {
      showToast(words[wordOf(error)], isCallError(error) && error.code in known ? 'warn' : 'error');
    }
  }
  if (pending.isError && !pending.data) {
    return (
      <Notice
        tone="error"
        action={
          <Button tone="secondary" size="small" onClick={() => void pending.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.pendingFailed}
      </Notice>
    );
  }
  if (!pending.data || pending.data.length === 0) return null;
  return (
    <section aria-labelledby="pending-heading" className="space-y-4">
      <h2 id="pending-heading" className="text-xl">
        {words.pendingTitle}
      </h2>
      <ul className="lit divide-y divide-paper/7 rounded-card">
        {pending.data.map((withdrawal) => (
          <li key={withdrawal.pendingWithdrawalId} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 md:px-6">
            <div className="min-w-0 flex-1 basis-60 space-y-1">
              <p className="flex flex-wrap items-center gap-3">
                <span className="font-display text-lg font-semibold">{amountOf(withdrawal)}</span>
                <Badge>{withdrawal.status === 'WAITING_INPUT' ? words.statusReview : words.statusPending}</Badge>
              </p>
              <p className="text-sm text-paper-3">{detailOf(withdrawal, place)}</p>
            </div>
            <Button
              tone="secondary"
              size="small"
              className="max-md:w-full"
              loading={busy.has(withdrawal.pendingWithdrawalId)}
              aria-label={say('cancelNamed', { amount: amountOf(withdrawal) })}
              onClick={() => setAsked(withdrawal)}
            >
              {words.cancel}
            </Button>
          </li>
        ))}
      </ul>
      <CallBackDialog
        place={place}
        amount={asked && amountOf(asked)}
        onConfirm={() => asked && void cancel(asked)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

const known = {
  'error.withdrawal.cancel.limit_reached': 'cancelLimit',
  'error.withdrawal.not_pending': 'notPending',
} as const;

/** WDR-07: why it could not be called back. */
function wordOf(error: unknown) {
  const code = isCallError(error) ? error.code : '';
  return known[code as keyof typeof known] ?? 'cancelFailed';
}

function detailOf({ method, account, transactionDate }: Withdrawal, place: WithdrawPlace): string {
  const title = place.marks.find(({ code }) => code === method)?.title ?? method;
  return [title, account, writeMoment(transactionDate, place.language)].filter(Boolean).join(' · ');
}
