import type { FeedMessage } from '#lib/realtime/contract.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { Balances } from '#sandbox/ledger/balances.ts';
import { writeBalanceMap } from '#sandbox/platform/wallet/balance-map.ts';
import type { Hall } from './hall.ts';

interface AnnouncerPorts {
  readonly hall: Pick<Hall, 'listens' | 'send'>;
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly readBalances: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, Balances>>;
}

const batchSize = 500;

/**
 * Tells players their balances as they are now. Changes that come while it reads are gathered into the next reading, so
 * that a burst costs one query and a player's messages never overtake each other.
 */
export function createAnnouncer({ hall, clock, readBalances }: AnnouncerPorts) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, batchSize);
      for (const playerId of batch) waiting.delete(playerId);
      try {
        await tell(batch);
      } catch (error) {
        // The sites' own poll brings the balance meanwhile; the next change is tried anew.
        console.error('realtime: balances could not be read', error instanceof Error ? error.name : 'unknown');
      }
    }
  }

  async function tell(batch: readonly string[]): Promise<void> {
    // Before the reading: a balance is said to be as old as it may be, never newer than it is.
    const asOf = clock.now().toISOString();
    const balances = await readBalances(batch);
    for (const [playerId, found] of balances) {
      const message: FeedMessage = { type: 'WALLET_BALANCE', balanceMap: writeBalanceMap(found), asOf };
      hall.send(playerId, JSON.stringify(message));
    }
  }

  return {
    changed(playerId: string): void {
      if (!hall.listens(playerId)) return;
      waiting.add(playerId);
      running ??= run().finally(() => {
        running = undefined;
      });
    },
    /** Resolves when what is under way has been told. */
    settled: async () => running,
  };
}
