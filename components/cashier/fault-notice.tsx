import { Notice } from '#components/ui/notice.tsx';
import type { FormFault } from './form-fault.ts';

/** Why what was sent was not taken; announced when it appears. */
export function FaultNotice({ fault }: { readonly fault: FormFault | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {fault && (
        <Notice tone="error" title={fault.title}>
          {fault.text}
        </Notice>
      )}
    </div>
  );
}
