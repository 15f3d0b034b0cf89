import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';

interface FormFailureProps {
  readonly words: { readonly errorTitle: string; readonly errorText: string; readonly retry: string };
  readonly onRetry: () => void;
}

/** Where a form of money would stand, had the platform answered. */
export function FormFailure({ words, onRetry }: FormFailureProps) {
  return (
    <Notice
      tone="error"
      title={words.errorTitle}
      action={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.errorText}
    </Notice>
  );
}
