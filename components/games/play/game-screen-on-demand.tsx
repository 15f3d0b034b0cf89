'use client';

import dynamic from 'next/dynamic';
import { loadEarly } from '#lib/next/load-early.ts';

const load = () => import('./game-screen.tsx');
loadEarly(load, 'everyone');

export const GameScreen = dynamic(() => load().then((module) => module.GameScreen), {
  ssr: false,
  loading: () => (
    <div className="mx-auto aspect-[1212/834] w-[min(100%,max(20rem,calc((100dvh-var(--around-game))*1212/778)))]" />
  ),
});

/** XTR-24: the other tables of a table's provider. */
export const ProviderTables = dynamic(() => import('./launch/provider-tables.tsx').then((module) => module.ProviderTables), {
  ssr: false,
});
