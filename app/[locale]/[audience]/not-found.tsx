'use client';

import { lazy, Suspense } from 'react';

const MissingPage = lazy(() => import('#components/shell/missing-page.tsx'));

/** For a page that the middleware knew and its own content no longer does. Its look is loaded when it is shown: every page carries this. */
export default function NotFound() {
  return (
    <Suspense fallback={null}>
      <MissingPage />
    </Suspense>
  );
}
