import { OutcomePanel } from '#components/ui/status/outcome-panel.tsx';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { verificationHref } from '#lib/documents/rules.ts';
import { checkFailureText, formTexts } from '../form-error.ts';
import { type CheckContent, contentByStatus } from './check-content.ts';
import { keysByCode } from './form-errors.ts';

interface CheckPanelProps {
  readonly flow: DepositFlow;
  /** ISO 4217, of the wallet; amounts are left out until it is known. */
  readonly currency: string | undefined;
  readonly onLater: () => void;
  readonly onRetry: () => void;
}

/** True where a screen is shown before the form or instead of it. */
export function isPanel({ status, hideCashier }: DepositFlow): boolean {
  if (status === 'VERIFYDOCUMENT_UNDER_REVIEW') return hideCashier;
  return status !== 'ALLOWED' && status !== 'SELF_LIMIT_NOTIFY';
}

/** DEP-04 to DEP-11: the screen of each status of the check. */
export function CheckPanel({ flow, currency, onLater, onRetry }: CheckPanelProps) {
  const { home, numbers } = useLocale();
  const messages = useMessages('deposit');
  const errors = useMessages('errors');
  const t = useTranslator('deposit');
  const failure = checkFailureText(flow.error, errors, formTexts(messages, keysByCode));
  const { mark, title, text, actions }: CheckContent = contentByStatus[flow.status] ?? contentByStatus.ERROR;
  const actionLinks = {
    verify: { label: t('verify'), target: verificationHref(home, 'deposit') },
    contact: { label: t('contact'), target: `${home}/contact` },
    limits: { label: t('limits'), target: `${home}/my-account/gambling-limits` },
    account: { label: t('toAccount'), target: `${home}/my-account` },
    later: { label: t('later'), target: onLater },
    retry: { label: t('retry'), target: onRetry },
  };
  const { limitType, limitLeft = 0, resetOn } = flow;
  const facts =
    limitType && resetOn
      ? [
          { term: t('limitWhich'), value: t(`limit${limitType}`) },
          ...(currency ? [{ term: t('limitLeft'), value: formatMoney(fromWire(limitLeft, currency), numbers) }] : []),
          { term: t('limitReset'), value: formatDateTime(resetOn) },
        ]
      : [];
  return (
    <OutcomePanel
      isLive
      {...mark}
      title={failure?.title ?? t(title(flow))}
      text={failure?.detail ?? t(text(flow), { days: flow.daysLeftToVerifyDocuments ?? 0 })}
      facts={facts}
      actions={actions.map((action) => actionLinks[action])}
    />
  );
}
