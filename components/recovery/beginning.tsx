'use client';

import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Fault, RecoveryWords } from '#lib/recovery/faults.ts';

export interface BeginningProps {
  readonly words: RecoveryWords;
  /** Why nobody could say where one is, and the way to ask again. */
  readonly failure: { readonly fault: Fault; readonly retry: () => void } | null;
}

/** Until it is known where one is: the place that the first step will take, or what went wrong and one way on. */
export function Beginning({ words, failure }: BeginningProps) {
  if (failure) {
    return (
      <div role="alert">
        <Notice
          tone="error"
          title={failure.fault.title}
          action={
            <Button tone="secondary" onClick={failure.retry}>
              {words.retry}
            </Button>
          }
        >
          {failure.fault.detail}
        </Notice>
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="h-[78px] rounded-sm" />
      <Skeleton className="h-13 rounded-full" />
    </div>
  );
}
