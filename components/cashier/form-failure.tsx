import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';

interface FormFailureProps {
  readonly messages: { readonly errorTitle: string; readonly errorText: string; readonly retry: string };
  readonly onRetry: () => void;
}

export function FormFailure({ messages, onRetry }: FormFailureProps) {
  return (
    <Notice
      tone="error"
      title={messages.errorTitle}
      action={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {messages.errorText}
    </Notice>
  );
}
