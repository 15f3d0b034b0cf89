'use client';

import dynamic from 'next/dynamic';

/** What plays loads for who opens a game; its place is kept meanwhile. */
export const GameRoom = dynamic(() => import('./game-room.tsx').then((module) => module.GameRoom), {
  ssr: false,
  loading: () => <div className="mx-auto aspect-[1212/834] w-[min(100%,max(20rem,calc((100dvh-17rem)*1212/778)))]" />,
});
