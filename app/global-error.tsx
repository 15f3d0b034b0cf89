'use client';

import '#app/globals.css';
import { ErrorFallback } from '#components/shell/error-fallback.tsx';

/** When even the frame of the pages failed. */
export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <ErrorFallback reference={error.digest} />
      </body>
    </html>
  );
}
