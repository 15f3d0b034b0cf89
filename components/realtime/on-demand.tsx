'use client';

import dynamic from 'next/dynamic';

/** Loaded after the page; the balance is polled until then. */
export const Feed = dynamic(() => import('./feed.tsx').then((module) => module.Feed), { ssr: false });
