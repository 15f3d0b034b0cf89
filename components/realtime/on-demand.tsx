'use client';

import dynamic from 'next/dynamic';

/** A player's page is complete without it: the balance is polled meanwhile. */
export const Feed = dynamic(() => import('./feed.tsx').then((module) => module.Feed), { ssr: false });
