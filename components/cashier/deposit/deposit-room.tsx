'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, Suspense } from 'react';
import { FormSkeleton } from '../form-skeleton.tsx';

const Deposit = dynamic(() => import('./deposit.tsx').then((module) => module.Deposit));

/** The deposit's screens, loaded for who opens them. */
export function DepositRoom(props: ComponentProps<typeof Deposit>) {
  const skeleton = <FormSkeleton label={props.place.words.loading} />;
  return (
    <Suspense fallback={skeleton}>
      <Deposit {...props} />
    </Suspense>
  );
}
