'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { ToSports } from '#lib/sportsbook/to-frame-contract.ts';
import { useBalance } from '#lib/wallet/client.ts';
import { useWalletReload } from '#lib/wallet/use-wallet-reload.ts';

interface PlayerSyncProps {
  /** How often the frame has reported a change of the player's money. */
  readonly changes: number;
  readonly send: (message: ToSports) => void;
}

/** SPB-03, SPB-06: reloads the wallet after changes in the frame, and reports the player's balance to it. */
export function PlayerSync({ changes, send }: PlayerSyncProps) {
  const profile = useQuery(query(readProfile));
  const { playable } = useBalance(profile.data?.currencyCode, 'SPORTS');
  const [own, bonus, elsewhere] = playable ? [playable.own, playable.bonus, playable.elsewhere].map(toWire) : [];
  useWalletReload(changes);
  useEffect(() => {
    if (own === undefined) return;
    send({ type: 'sb.balanceUpdate', payload: { balance: own, bonus, elsewhere } });
  }, [own, bonus, elsewhere, send]);
  return null;
}
