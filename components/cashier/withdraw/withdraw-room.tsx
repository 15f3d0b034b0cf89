'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { FormSkeleton } from '../form-skeleton.tsx';

const Withdraw = dynamic(() => import('./withdraw.tsx').then((module) => module.Withdraw), {
  loading: () => <FormSkeleton label="" />,
});

/** The withdrawal's screens, loaded for who opens them. */
export function WithdrawRoom(props: ComponentProps<typeof Withdraw>) {
  return <Withdraw {...props} />;
}
