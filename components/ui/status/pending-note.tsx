'use client';

import { useEffect, useState } from 'react';

const slowAfterMs = 4_000;

interface PendingNoteProps {
  readonly pending: boolean;
  /** Announced to screen readers immediately. */
  readonly label: string;
  /** Shown to everyone after four seconds. */
  readonly slowLabel: string;
}

/** A live region for a pending action; place it below the button, so that nothing moves when it appears. */
export function PendingNote({ pending, label, slowLabel }: PendingNoteProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return (
    <p role="status" className={isSlow ? 'text-center text-sm text-paper-2' : 'sr-only'}>
      {pending && (isSlow ? slowLabel : label)}
    </p>
  );
}
