import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';

export function LoadError({ onRetry }: { readonly onRetry: () => unknown }) {
  const messages = useMessages('play');
  return (
    <LoadFailure tone="warn" label={messages.retry} onRetry={onRetry}>
      {messages.unread}
    </LoadFailure>
  );
}
