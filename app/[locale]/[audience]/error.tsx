'use client';

import { ErrorFallback } from '#components/shell/errors/error-fallback.tsx';

export default function RouteError({
  error,
  retry,
}: {
  readonly error: Error & { digest?: string };
  readonly retry?: () => void;
}) {
  return <ErrorFallback error={error} onRetry={retry} />;
}
