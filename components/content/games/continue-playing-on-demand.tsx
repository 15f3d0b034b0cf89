'use client';

import dynamic from 'next/dynamic';

/** A separate script, so that visitors' pages do not load it. */
export const ContinuePlaying = dynamic(() => import('./continue-playing.tsx').then((module) => module.ContinuePlaying));
