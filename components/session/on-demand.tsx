'use client';

import dynamic from 'next/dynamic';

/**
 * Components that load only on players' pages. Imported through a client module, because a page sends the scripts of
 * everything that its server components import, rendered or not.
 */
export const PlayerMenu = dynamic(() => import('./player-menu.tsx').then((module) => module.PlayerMenu));
export const SectionGuard = dynamic(() => import('./section-guard.tsx').then((module) => module.SectionGuard));
