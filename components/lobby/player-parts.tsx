'use client';

import dynamic from 'next/dynamic';

/** Parts of a lobby that only a player's page loads: they bring the player's server state with them. */
export const RecentGames = dynamic(() => import('./recent-games.tsx').then((module) => module.RecentGames));
export const MyGames = dynamic(() => import('./my-games.tsx').then((module) => module.MyGames), { ssr: false });
export const PlayerKeeper = dynamic(() => import('./player-keeper.tsx').then((module) => module.PlayerKeeper), { ssr: false });
