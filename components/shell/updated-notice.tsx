'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { subscribeToMissingFiles } from '#lib/next/missing-file.ts';

/**
 * Shows its children once a part of the page could not be loaded because the site was updated. They come with the page, since
 * nothing else may be loadable then. What was typed stays until the player loads the page again.
 */
export function UpdatedNotice({ children }: { readonly children: ReactNode }) {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => subscribeToMissingFiles(() => setOutdated(true)), []);
  return (
    <div
      role="status"
      data-above-overlays
      hidden={!isOutdated}
      className="fixed inset-x-0 top-[calc(var(--top)+12px)] z-70 mx-auto w-full max-w-md px-4"
    >
      {children}
    </div>
  );
}
