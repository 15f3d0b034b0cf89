import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { PaymentReason } from './prepare.ts';

interface RefusedViewProps {
  readonly reason: PaymentReason;
  readonly onContinue: () => void;
}

/** A player is signed in whose payment goes back to the bank, and why. Needs the namespace `payAndPlay`. */
export function RefusedView({ reason, onContinue }: RefusedViewProps) {
  const messages = useMessages('payAndPlay');
  return (
    <>
      <div role="alert" className="space-y-3">
        <p className="text-paper-2">{messages.refusedText}</p>
        <Notice tone="warn" title={reason.title}>
          {reason.detail}
        </Notice>
      </div>
      <Button size="large" wide onClick={onContinue}>
        {messages.refusedContinue}
      </Button>
    </>
  );
}
