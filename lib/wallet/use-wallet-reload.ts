import { useQueryClient } from '@tanstack/react-query';
import { query } from '#lib/core/api/browser.ts';
import { useAfterChanges } from '#lib/core/time/use-after-changes.ts';
import { readWallet } from './calls.ts';
import { lastPushAt } from './client.ts';

/** The push may come after the frame reports the change, and rounds and bets may end more often than the wallet should be fetched. */
const pace = { delayMs: 1_000, intervalMs: 1_000 };
/** A feed that has pushed a balance within this time has pushed what a round or bet changed, too. */
const pushedMs = 10_000;
const { queryKey } = query(readWallet);

/** Reloads the wallet after `changes` has grown, unless the feed pushes it. */
export function useWalletReload(changes: number): void {
  const client = useQueryClient();
  useAfterChanges(changes, pace, () => {
    if (performance.now() - lastPushAt() > pushedMs) void client.invalidateQueries({ queryKey });
  });
}
