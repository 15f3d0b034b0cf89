'use client';

import dynamic from 'next/dynamic';

/** Loaded on players' pages only, because they import the query client. */
export const RecentGames = dynamic(() => import('./recent-games.tsx').then((module) => module.RecentGames));
export const MyGames = dynamic(() => import('./my-games.tsx').then((module) => module.MyGames), { ssr: false });
export const LobbyPlayerSync = dynamic(() => import('./lobby-player-sync.tsx').then((module) => module.LobbyPlayerSync), {
  ssr: false,
});
export const BonusMarks = dynamic(() => import('../tiles/bonus-marks.tsx').then((module) => module.BonusMarks), { ssr: false });
