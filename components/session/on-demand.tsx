import dynamic from 'next/dynamic';

/** Parts that only a player's page loads. */
export const PlayerRoom = dynamic(() => import('./player-room.tsx').then((module) => module.PlayerRoom));
export const PlayerCorner = dynamic(() => import('./player-corner.tsx').then((module) => module.PlayerCorner));
