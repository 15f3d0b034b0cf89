import { OutcomePanel } from '#components/ui/status/outcome-panel.tsx';
import type { WithdrawFlow } from '#lib/cashier/withdrawals/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { verificationHref } from '#lib/documents/rules.ts';
import { useIsClosed } from '#lib/session/use-section-access.ts';
import { checkFailureText, formTexts } from '../form-error.ts';
import { findCheckContent } from './check-content.ts';
import { keysByCode } from './form-errors.ts';

interface CheckPanelProps {
  readonly flow: WithdrawFlow;
  /** ISO 4217, of the wallet; amounts are left out until it is known. */
  readonly currency: string | undefined;
  readonly onLater: () => void;
  readonly onRetry: () => void;
}

/** WDR-02: the screen of each status of the check. */
export function CheckPanel({ flow, currency, onLater, onRetry }: CheckPanelProps) {
  const { home, numbers } = useLocale();
  const messages = useMessages('withdraw');
  const errors = useMessages('errors');
  const isDepositClosed = useIsClosed('deposit');
  const content = findCheckContent(flow);
  if (!content) return null;
  const { limit, originalLimit, duration } = flow;
  const failure = checkFailureText(flow.error, errors, formTexts(messages, keysByCode));
  const targets = {
    verify: verificationHref(home, 'withdraw'),
    contact: `${home}/contact`,
    limits: `${home}/my-account/gambling-limits`,
    deposit: `${home}/my-account/banking/deposit`,
    account: `${home}/my-account`,
    later: onLater,
    retry: onRetry,
  };
  const facts =
    currency && flow.status === 'WITHDRAWAL_LIMIT_REACHED' && limit !== undefined && originalLimit !== undefined
      ? [
          { term: messages[duration], value: formatMoney(fromWire(originalLimit, currency), numbers) },
          { term: messages.capLeft, value: formatMoney(fromWire(limit, currency), numbers) },
        ]
      : [];
  return (
    <OutcomePanel
      isLive
      {...content.mark}
      title={failure?.title ?? messages[content.title]}
      text={failure?.detail ?? messages[content.text]}
      facts={facts}
      actions={content.actions
        .filter((action) => action !== 'deposit' || !isDepositClosed)
        .map((action) => ({ label: messages[action], target: targets[action] }))}
    />
  );
}
