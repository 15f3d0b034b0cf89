import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { readWallet } from './calls.ts';

/** Rounds and bets may end more often than the wallet should be fetched. */
const minIntervalMs = 1_000;
const { queryKey } = query(readWallet);

/** Reloads the wallet each time that `changes` grows. */
export function useWalletReload(changes: number): void {
  const client = useQueryClient();
  const reloadedAt = useRef(-minIntervalMs);
  useEffect(() => {
    if (changes === 0) return;
    const reload = () => {
      reloadedAt.current = performance.now();
      void client.invalidateQueries({ queryKey });
    };
    const timer = setTimeout(reload, Math.max(0, reloadedAt.current + minIntervalMs - performance.now()));
    return () => clearTimeout(timer);
  }, [client, changes]);
}
