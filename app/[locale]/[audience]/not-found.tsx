'use client';

import { lazy, Suspense } from 'react';

const MissingPage = lazy(() => import('#components/shell/errors/missing-page.tsx'));

/** For a page that is in the page index but no longer in content. Loaded lazily, because every page includes this file. */
export default function NotFound() {
  return (
    <Suspense fallback={null}>
      <MissingPage />
    </Suspense>
  );
}
