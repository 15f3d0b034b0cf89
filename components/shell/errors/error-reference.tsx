'use client';

import { useEffect, useState } from 'react';

interface ErrorReferenceProps {
  readonly label: string;
  /** Id of the error in the server's log; without one the time of the error is the reference. */
  readonly code?: string | undefined;
}

/** What a player gives to support about an error. Empty until it is known. */
export function ErrorReference({ label, code }: ErrorReferenceProps) {
  const [time, setTime] = useState<string>();
  useEffect(() => setTime(timeReference(new Date())), []);
  const reference = code ?? time;
  return (
    <p className="mt-6 min-h-5 text-xs text-paper-3">
      {reference && (
        <>
          {label} <span className="font-semibold text-paper-2 select-all">{reference}</span>
        </>
      )}
    </p>
  );
}

/** `20261126-211105`: universal time, to the second. */
function timeReference(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
