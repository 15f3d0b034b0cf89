'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, Suspense } from 'react';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { loadEarly } from '#lib/next/load-early.ts';
import { FormSkeleton } from '../form-skeleton.tsx';

const load = () => import('./deposit.tsx');
loadEarly(load, 'players');
const Deposit = dynamic(() => load().then((module) => module.Deposit));

/** Splits the deposit screens into a chunk of their own. */
export function DepositScreen(props: ComponentProps<typeof Deposit>) {
  const { loading } = useMessages('deposit');
  return (
    <Suspense fallback={<FormSkeleton label={loading} />}>
      <Deposit {...props} />
    </Suspense>
  );
}
