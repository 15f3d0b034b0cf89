'use client';

import { useEffect, useState } from 'react';

const patienceMs = 4_000;

interface PendingNoteProps {
  readonly pending: boolean;
  /** Said to readers of the screen at once. */
  readonly label: string;
  /** Shown to everybody when it takes long: that it goes on, and that nothing is lost. */
  readonly slowLabel: string;
}

/** Stands below what was pressed, so that nothing moves when it speaks. */
export function PendingNote({ pending, label, slowLabel }: PendingNoteProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
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
