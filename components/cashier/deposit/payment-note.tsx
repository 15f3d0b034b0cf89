import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { DepositStatus } from '#lib/cashier/contract.ts';
import type { DepositWords } from './deposit-words.ts';

interface PaymentNoteProps {
  readonly words: DepositWords;
  readonly status: DepositStatus | undefined;
  /** The address names a payment that is none of this player's. */
  readonly isUnknown: boolean;
  readonly onContinue: () => void;
}

/** What became of the payment that the player comes from; what he chose for it is still in the form. */
export function PaymentNote({ words, status, isUnknown, onContinue }: PaymentNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {isUnknown && <Notice title={words.unknownTitle}>{words.unknownText}</Notice>}
      {status === 'FAILED' && (
        <Notice tone="error" title={words.declinedTitle}>
          {words.declinedText}
        </Notice>
      )}
      {status === 'CANCELLED' && <Notice title={words.cancelledTitle}>{words.cancelledText}</Notice>}
      {status === 'PENDING' && (
        <Notice
          tone="warn"
          title={words.openTitle}
          action={
            <Button tone="secondary" size="small" onClick={onContinue}>
              {words.openContinue}
            </Button>
          }
        >
          {words.openText}
        </Notice>
      )}
    </div>
  );
}
