'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { subscribeToMissingFiles } from '#lib/next/missing-file.ts';

interface UpdatedNoticeProps {
  readonly text: string;
  readonly action: string;
}

/** Shown once a part of the page could not be loaded because the site was updated. What was typed stays until the player reloads. */
export function UpdatedNotice({ text, action }: UpdatedNoticeProps) {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => subscribeToMissingFiles(() => setOutdated(true)), []);
  return (
    <div role="status" className="fixed inset-x-0 top-[calc(var(--top)+12px)] z-70 mx-auto w-full max-w-md px-4 empty:hidden">
      {isOutdated && (
        <div className="rounded-md bg-ink-2 shadow-sheet">
          <Notice
            action={
              <Button size="small" onClick={() => window.location.reload()}>
                {action}
              </Button>
            }
          >
            {text}
          </Notice>
        </div>
      )}
    </div>
  );
}
