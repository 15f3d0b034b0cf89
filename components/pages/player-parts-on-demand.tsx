'use client';

import dynamic from 'next/dynamic';
import { loadEarly } from '#lib/next/load-early.ts';

const load = () => import('./player-parts.ts');
loadEarly(load, 'players');

/** Load only on players' pages. A dynamic import in a server component would add the script to every page that can render it. */
export const PlayerProviders = dynamic(() => load().then((module) => module.PlayerProviders));
export const PlayerMenu = dynamic(() => load().then((module) => module.PlayerMenu));
export const SessionTime = dynamic(() => load().then((module) => module.SessionTime));
