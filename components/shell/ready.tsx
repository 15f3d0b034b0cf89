'use client';

import { useEffect } from 'react';
import { readyEvent } from '#lib/next/ready-event.ts';

/** Dispatches an event once React has hydrated, on which earlier clicks are replayed. */
export function Ready() {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return null;
}
