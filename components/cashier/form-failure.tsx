import { ActionNotice } from '#components/ui/status/action-notice.tsx';

interface FormFailureProps {
  readonly messages: { readonly errorTitle: string; readonly errorText: string; readonly retry: string };
  readonly onRetry: () => void;
}

export function FormFailure({ messages, onRetry }: FormFailureProps) {
  return (
    <ActionNotice tone="error" title={messages.errorTitle} label={messages.retry} target={onRetry}>
      {messages.errorText}
    </ActionNotice>
  );
}
