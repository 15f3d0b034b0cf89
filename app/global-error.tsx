'use client';

import '#app/globals.css';
import { ErrorFallback } from '#components/shell/errors/error-fallback.tsx';

/** Shown if the root layout itself fails. */
export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>Oops, something went wrong. · Parlour</title>
        <ErrorFallback error={error} />
      </body>
    </html>
  );
}
