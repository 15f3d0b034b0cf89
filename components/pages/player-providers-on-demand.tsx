'use client';

import dynamic from 'next/dynamic';

/** Loads only on players' pages. A dynamic import in a server component would add the script to every page that can render it. */
export const PlayerProviders = dynamic(() => import('./player-providers.tsx').then((module) => module.PlayerProviders));
