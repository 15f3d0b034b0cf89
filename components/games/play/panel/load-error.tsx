import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';

export function LoadError({ onRetry }: { readonly onRetry: () => unknown }) {
  const messages = useMessages('play');
  const retry = (
    <Button size="small" tone="secondary" onClick={() => void onRetry()}>
      {messages.retry}
    </Button>
  );
  return (
    <div role="alert">
      <Notice tone="warn" action={retry}>
        {messages.unread}
      </Notice>
    </div>
  );
}
