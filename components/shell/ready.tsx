'use client';

import { useEffect } from 'react';
import { readyEvent } from '#lib/content/after-paint.ts';

/** Tells the page that its code answers now: a click that came earlier is done then. */
export function Ready() {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return null;
}
