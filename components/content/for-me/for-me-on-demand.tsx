'use client';

import dynamic from 'next/dynamic';

/** A separate script, so that visitors' pages do not load it. */
export const ForMe = dynamic(() => import('./for-me.tsx').then((module) => module.ForMe));
