'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import type { ErrorText } from '#lib/core/api/error-message.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

export interface LoadingStepProps {
  readonly failure: { readonly error: ErrorText; readonly retry: () => void } | null;
}

/** Placeholder of the first step's size while the current step loads; an error with a retry button when it cannot. */
export function LoadingStep({ failure }: LoadingStepProps) {
  const messages = useMessages('recovery');
  if (failure) {
    return (
      <div role="alert">
        <Notice
          tone="error"
          title={failure.error.title}
          action={
            <Button tone="secondary" onClick={failure.retry}>
              {messages.retry}
            </Button>
          }
        >
          {failure.error.detail}
        </Notice>
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="h-[78px] rounded-sm" />
      <Skeleton className="h-13 rounded-full" />
    </div>
  );
}
