import { createMemoryStore } from '#lib/core/http/rate-limit.ts';
import { SportsRefused } from '../bets/refusal.ts';
import type { SportsContext } from '../contexts/tables.ts';

const windowMs = 60_000;
const maxReads = 600;
const maxChanges = 120;

/** Limits the calls of one context per minute of real time. */
export function createCallLimits(realNow: () => number) {
  const attempts = createMemoryStore(realNow);
  return {
    /** Counts a call. Throws TOO_MANY at the limit. */
    async take({ idDigest }: Pick<SportsContext, 'idDigest'>, method: string): Promise<void> {
      const isRead = method === 'GET';
      const limit = { windowMs, maxAttempts: isRead ? maxReads : maxChanges };
      if ((await attempts.take(`${isRead ? 'read' : 'change'} ${idDigest}`, limit)) > 0) throw new SportsRefused('TOO_MANY');
    },
  };
}
export type CallLimits = ReturnType<typeof createCallLimits>;
