'use client';

import dynamic from 'next/dynamic';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { loadEarly } from '#lib/next/load-early.ts';
import { FormSkeleton } from '../form-skeleton.tsx';

const load = () => import('./withdraw.tsx');
loadEarly(load, 'players');

/**
 * The withdrawal screens, in a chunk of their own. Not on the server, which knows no player: React would write scripts to swap its
 * skeleton for the same skeleton.
 */
export const WithdrawalScreen = dynamic(() => load().then((module) => module.Withdraw), {
  ssr: false,
  loading: () => <FormSkeleton label={useMessages('withdraw').loading} />,
});
