import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { DepositStatus } from '#lib/cashier/contract.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface PaymentNoteProps {
  readonly status: DepositStatus | undefined;
  /** True if the payment in the URL is not one of the player's. */
  readonly isUnknown: boolean;
  /** Whether the form is below; above a panel, the note only says how a payment ended. */
  readonly hasForm: boolean;
  readonly onContinue: () => void;
}

export function PaymentNote({ status, isUnknown, hasForm, onContinue }: PaymentNoteProps) {
  const messages = useMessages('deposit');
  return (
    <div role="status" className="empty:sr-only">
      {hasForm && isUnknown && <Notice title={messages.unknownTitle}>{messages.unknownText}</Notice>}
      {status === 'FAILED' && (
        <Notice tone="error" title={messages.declinedTitle}>
          {hasForm ? messages.declinedText : messages.notPaidText}
        </Notice>
      )}
      {status === 'CANCELLED' && (
        <Notice title={messages.cancelledTitle}>{hasForm ? messages.cancelledText : messages.notPaidText}</Notice>
      )}
      {hasForm && status === 'PENDING' && (
        <ActionNotice tone="warn" title={messages.openTitle} label={messages.openContinue} target={onContinue}>
          {messages.openText}
        </ActionNotice>
      )}
    </div>
  );
}
