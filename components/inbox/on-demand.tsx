'use client';

import dynamic from 'next/dynamic';

/** Loads only on the inbox's own pages. */
export const MessageList = dynamic(() => import('./message-list.tsx').then((module) => module.MessageList));
