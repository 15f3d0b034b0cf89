import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { RegistrationWords } from '#lib/registration/words.ts';

interface WaitingStepProps {
  readonly words: RegistrationWords;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands where a step is on its way; when it does not come, it is asked for again. */
export function WaitingStep({ words, failed, onRetry }: WaitingStepProps) {
  if (!failed) {
    return (
      <div role="status" className="grid min-h-40 place-items-center">
        <Spinner />
        <span className="sr-only">{words.sending}</span>
      </div>
    );
  }
  return (
    <div role="alert">
      <Notice
        tone="error"
        action={
          <Button tone="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {words.errorSystemError}
      </Notice>
    </div>
  );
}
