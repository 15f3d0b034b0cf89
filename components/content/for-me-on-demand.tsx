'use client';

import dynamic from 'next/dynamic';

/** A script of its own: visitors' pages show nothing of it and do not load it. */
export const ForMe = dynamic(() => import('./for-me.tsx').then((module) => module.ForMe));
