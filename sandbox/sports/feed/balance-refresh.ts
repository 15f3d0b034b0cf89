import { SportsRefused } from '../bets/refusal.ts';
import type { SportsContext } from '../contexts/tables.ts';
import type { ReadMe } from '../wallet/read-me.ts';
import type { WireMe } from '../wire.ts';

interface RefreshOptions {
  readonly readMe: ReadMe;
  /** The contexts of a player that have open pages. */
  readonly openContexts: (playerId: string) => readonly SportsContext[];
  readonly send: (context: SportsContext, me: WireMe) => void;
  /** Called with a context whose session the platform has closed. */
  readonly expire: (context: SportsContext) => void;
}

/** Reads balances of players with open pages; changes during a read are collected, so that a burst costs one read. */
export function createBalanceRefresh({ readMe, openContexts, send, expire }: RefreshOptions) {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  async function refresh(context: SportsContext): Promise<void> {
    try {
      send(context, await readMe(context));
    } catch (error) {
      if (!(error instanceof SportsRefused)) throw error;
      // The page also reads the balance itself, so that a platform that does not answer needs no repeat.
      if (error.refusal.code === 'CONTEXT_EXPIRED') expire(context);
    }
  }

  async function run(): Promise<void> {
    for (const playerId of waiting) {
      waiting.delete(playerId);
      for (const context of openContexts(playerId)) await refresh(context).catch(report);
    }
  }

  return {
    request(playerId: string): void {
      if (openContexts(playerId).length === 0) return;
      waiting.add(playerId);
      running ??= run().finally(() => {
        running = undefined;
      });
    },
    /** Resolves when the requested reads are done. */
    settled: async () => running,
  };
}

function report(error: unknown): void {
  console.error('sports: a balance could not be read', error instanceof Error ? error.name : 'unknown');
}
