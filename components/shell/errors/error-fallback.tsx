'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isLoadError } from '#lib/next/missing-file.ts';
import { reloadOnce } from '#lib/next/reload-once.ts';
import { supportMail } from '#lib/support/support.ts';
import type { PageErrorProps } from './page-error.tsx';

type View = ComponentType<PageErrorProps>;

interface ErrorFallbackProps extends Pick<PageErrorProps, 'onRetry'> {
  /** `digest` identifies it in the server's log. */
  readonly error: Error & { readonly digest?: string };
}

/**
 * Loads the error page only if there is an error; if that fails too, shows plain text. A page whose parts cannot be loaded, as
 * after a deployment, is loaded again as a document, once.
 */
export function ErrorFallback({ error, onRetry = () => window.location.reload() }: ErrorFallbackProps) {
  const [view, setView] = useState<{ readonly View: View } | 'failed' | null>(null);
  useEffect(() => {
    if (isLoadError(error) && reloadOnce()) return;
    import('./page-error.tsx').then(
      ({ PageError }) => setView({ View: PageError }),
      () => setView('failed'),
    );
  }, [error]);
  if (view === null) return null;
  if (view !== 'failed') return <view.View reference={error.digest} onRetry={onRetry} />;
  return (
    <div role="alert" className="page py-24">
      <h1 className="text-2xl">Oops, something went wrong.</h1>
      <p className="my-4">Please reload the page to try again.</p>
      <button type="button" onClick={onRetry} className="mr-6 h-11 underline">
        Reload
      </button>
      <a href={`mailto:${supportMail}`} className="underline">
        Contact us
      </a>
    </div>
  );
}
