import { Icon } from '#components/ui/media/icon.tsx';
import type { Withdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { processTimeKey } from '../process-time.ts';

export interface WithdrawalStepsProps {
  readonly withdrawal: Withdrawal;
  /** Hours within which an operator reviews a withdrawal. */
  readonly reviewHours: number;
  /** The payment table's code for how long the method takes; undefined while it is not known. */
  readonly processTime: string | undefined;
}

/** What has been done with a pending withdrawal, what is next, and until when. */
export function WithdrawalSteps({ withdrawal: { transactionDate }, reviewHours, processTime }: WithdrawalStepsProps) {
  const t = useTranslator('withdraw');
  const payments = useMessages('payments');
  const reviewedBy = new Date(new Date(transactionDate).getTime() + reviewHours * hourMs);
  return (
    <ol aria-label={t('steps')} className="space-y-1 text-sm">
      <li className="flex gap-2 text-paper-3">
        <Icon name="check" size={18} className="shrink-0 text-felt-2" />
        {t('stepRequested', { time: formatDateTime(transactionDate) })}
      </li>
      <li aria-current="step" className="flex gap-2 font-medium">
        <Icon name="clock" size={18} className="shrink-0 text-brass" />
        {businessNow() > reviewedBy ? t('stepLate') : t('stepReview', { time: formatDateTime(reviewedBy) })}
      </li>
      <li className="flex gap-2 text-paper-3">
        <Icon name="arrowRight" size={18} className="shrink-0" />
        {processTime ? t('stepSentIn', { time: payments[processTimeKey(processTime)] }) : t('stepSent')}
      </li>
    </ol>
  );
}
