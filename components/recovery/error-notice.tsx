import { Notice } from '#components/ui/status/notice.tsx';
import type { ErrorText } from '#lib/core/api/error-message.ts';

export function ErrorNotice({ error }: { readonly error: ErrorText | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {error && (
        <Notice tone="error" title={error.title}>
          {error.detail}
        </Notice>
      )}
    </div>
  );
}
