import { Notice } from '#components/ui/notice.tsx';
import type { Fault } from '#lib/recovery/faults.ts';

/** Announces what went wrong as soon as it is there. */
export function FaultNotice({ fault }: { readonly fault: Fault | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {fault && (
        <Notice tone="error" title={fault.title}>
          {fault.detail}
        </Notice>
      )}
    </div>
  );
}
