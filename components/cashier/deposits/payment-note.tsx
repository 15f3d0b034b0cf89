import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { DepositStatus } from '#lib/cashier/contract.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface PaymentNoteProps {
  readonly status: DepositStatus | undefined;
  /** True if the payment in the URL is not one of the player's. */
  readonly isUnknown: boolean;
  readonly onContinue: () => void;
}

export function PaymentNote({ status, isUnknown, onContinue }: PaymentNoteProps) {
  const messages = useMessages('deposit');
  return (
    <div role="status" className="empty:hidden">
      {isUnknown && <Notice title={messages.unknownTitle}>{messages.unknownText}</Notice>}
      {status === 'FAILED' && (
        <Notice tone="error" title={messages.declinedTitle}>
          {messages.declinedText}
        </Notice>
      )}
      {status === 'CANCELLED' && <Notice title={messages.cancelledTitle}>{messages.cancelledText}</Notice>}
      {status === 'PENDING' && (
        <ActionNotice tone="warn" title={messages.openTitle} label={messages.openContinue} target={onContinue}>
          {messages.openText}
        </ActionNotice>
      )}
    </div>
  );
}
