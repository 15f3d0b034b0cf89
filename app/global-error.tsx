'use client';

import '#app/globals.css';
import { PageError } from '#components/shell/page-error.tsx';

/** When even the frame of the pages failed. */
export default function GlobalError({ error }: { readonly error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <PageError reference={error.digest} />
      </body>
    </html>
  );
}
