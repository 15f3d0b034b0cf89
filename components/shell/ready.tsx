'use client';

import { useEffect } from 'react';
import { readyEvent } from '#lib/next/ready-event.ts';

/** Dispatches an event once React has hydrated, on which earlier input is repeated. */
export function Ready() {
  useEffect(() => {
    const dispatch = () => window.dispatchEvent(new Event(readyEvent));
    // Safari before 17 has no popovers. Without this file its menus do not open; their links are in the footer and the account, too.
    if ('popover' in HTMLElement.prototype) dispatch();
    else import('@oddbird/popover-polyfill').then(dispatch, dispatch);
  }, []);
  return null;
}
