import { Notice } from '#components/ui/status/notice.tsx';
import type { FormError } from './form-error.ts';

export function FormErrorNotice({ error }: { readonly error: FormError | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {error && (
        <Notice tone="error" title={error.title}>
          {error.text}
        </Notice>
      )}
    </div>
  );
}
