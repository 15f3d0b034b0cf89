'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { PageErrorProps } from './page-error.tsx';

type View = ComponentType<PageErrorProps>;

/** Loads the error page only if there is an error; if that fails too, shows plain text. */
export function ErrorFallback({ reference, onRetry = () => window.location.reload() }: PageErrorProps) {
  const [view, setView] = useState<{ readonly View: View } | 'failed' | null>(null);
  useEffect(() => {
    import('./page-error.tsx').then(
      ({ PageError }) => setView({ View: PageError }),
      () => setView('failed'),
    );
  }, []);
  if (view === null) return null;
  if (view !== 'failed') return <view.View reference={reference} onRetry={onRetry} />;
  return (
    <div role="alert" className="page py-24">
      <h1 className="text-2xl">Oops, something went wrong.</h1>
      <p className="my-4">Please reload the page to try again.</p>
      <button type="button" onClick={onRetry} className="h-11 underline">
        Reload
      </button>
    </div>
  );
}
