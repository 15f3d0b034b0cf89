'use client';

import dynamic from 'next/dynamic';

/**
 * Loads only on players' pages. Imported through a client module, because a page sends the scripts of everything that its
 * server components import, rendered or not.
 */
export const SectionGuard = dynamic(() => import('./section-guard.tsx').then((module) => module.SectionGuard));
