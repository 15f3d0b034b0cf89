'use client';

import dynamic from 'next/dynamic';

/**
 * Parts that only a player's page loads. Imported from a client module, because what a server component imports is in
 * the scripts of every page that it might have rendered.
 */
export const PlayerRoom = dynamic(() => import('./player-room.tsx').then((module) => module.PlayerRoom));
export const OwnLevel = dynamic(() => import('#components/vip/own-level.tsx').then((module) => module.OwnLevel));
export const PlayerCorner = dynamic(() => import('./player-corner.tsx').then((module) => module.PlayerCorner));
export const SectionDoor = dynamic(() => import('./section-door.tsx').then((module) => module.SectionDoor));
