import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface WaitingStepProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Placeholder of a step that loads, with a retry button when it could not be loaded. */
export function WaitingStep({ failed, onRetry }: WaitingStepProps) {
  const messages = useMessages('registration');
  if (!failed) {
    return (
      <div role="status" className="grid min-h-40 place-items-center">
        <Spinner />
        <span className="sr-only">{messages.sending}</span>
      </div>
    );
  }
  return (
    <div role="alert">
      <Notice
        tone="error"
        action={
          <Button tone="secondary" onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      >
        {messages.errorSystemError}
      </Notice>
    </div>
  );
}
