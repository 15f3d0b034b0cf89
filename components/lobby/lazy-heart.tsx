'use client';

import dynamic from 'next/dynamic';

/** Brings the player's server state with it, so no visitor's page loads it. */
export const PlayerHeart = dynamic(() => import('./player-heart.tsx').then((module) => module.PlayerHeart), { ssr: false });
