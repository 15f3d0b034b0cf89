'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, Suspense } from 'react';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';

const Deposit = dynamic(() => import('./deposit.tsx').then((module) => module.Deposit));

/** Splits the deposit screens into a chunk of their own. */
export function DepositScreen(props: ComponentProps<typeof Deposit>) {
  const { loading } = useMessages('deposit');
  return (
    <Suspense fallback={<FormSkeleton label={loading} />}>
      <Deposit {...props} />
    </Suspense>
  );
}
