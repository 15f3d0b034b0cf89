'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';

/** Not on the server, which knows no player: React would write scripts to swap its skeleton for the same skeleton. */
const Withdraw = dynamic(() => import('./withdraw.tsx').then((module) => module.Withdraw), {
  ssr: false,
  loading: () => <FormSkeleton label={useMessages('withdraw').loading} />,
});

/** Splits the withdrawal screens into a chunk of their own. */
export function WithdrawalScreen(props: ComponentProps<typeof Withdraw>) {
  return <Withdraw {...props} />;
}
