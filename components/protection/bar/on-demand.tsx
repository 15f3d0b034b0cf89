'use client';

import dynamic from 'next/dynamic';

/** Loads only on players' pages. */
export const SessionTime = dynamic(() => import('./session-time.tsx').then((module) => module.SessionTime));
