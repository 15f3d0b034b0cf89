import type { FeedMessage } from '#lib/realtime/contract.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { Balances } from '#sandbox/ledger/balances.ts';
import { writeBalanceMap } from '#sandbox/platform/port.ts';
import type { SocketRegistry } from './socket-registry.ts';

interface PublisherOptions {
  readonly sockets: Pick<SocketRegistry, 'hasPlayer' | 'send'>;
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly readBalances: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, Balances>>;
}

const batchSize = 500;

/**
 * Publishes players' current balances. Changes during a read are collected for the next one, so that a burst
 * costs one query and a player's messages stay in order; a mutex or a queue would read once per change.
 */
export function createBalancePublisher({ sockets, clock, readBalances }: PublisherOptions) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, batchSize);
      for (const playerId of batch) waiting.delete(playerId);
      try {
        await publish(batch);
      } catch (error) {
        // The site also polls the balance, so a failed read is not retried.
        console.error('realtime: balances could not be read', error instanceof Error ? error.name : 'unknown');
      }
    }
    // In the same step as the last look: a change in between would wait for the next one.
    running = undefined;
  }

  async function publish(batch: readonly string[]): Promise<void> {
    // Taken before the read, so that a balance is never dated later than its data.
    const asOf = clock.now().toISOString();
    const balances = await readBalances(batch);
    for (const [playerId, found] of balances) {
      const message: FeedMessage = { type: 'WALLET_BALANCE', balanceMap: writeBalanceMap(found), asOf };
      sockets.send(playerId, JSON.stringify(message));
    }
  }

  return {
    changed(playerId: string): void {
      if (!sockets.hasPlayer(playerId)) return;
      waiting.add(playerId);
      running ??= run();
    },
    /** Resolves when all collected changes are published. */
    settled: async () => running,
  };
}
