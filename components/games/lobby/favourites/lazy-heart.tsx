'use client';

import dynamic from 'next/dynamic';

/** Loaded on players' pages only, because it imports the query client. */
export const PlayerHeart = dynamic(() => import('./player-heart.tsx').then((module) => module.PlayerHeart), { ssr: false });
