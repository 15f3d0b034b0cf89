'use client';

import dynamic from 'next/dynamic';

/** Loads only on players' pages. */
export const OwnLevel = dynamic(() => import('./own-level.tsx').then((module) => module.OwnLevel));
