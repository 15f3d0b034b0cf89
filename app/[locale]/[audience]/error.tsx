'use client';

import { PageError } from '#components/shell/page-error.tsx';

export default function RouteError({
  error,
  retry,
}: {
  readonly error: Error & { digest?: string };
  readonly retry?: () => void;
}) {
  return <PageError reference={error.digest} onRetry={retry} />;
}
