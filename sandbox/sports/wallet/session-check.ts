import { LRUCache } from 'lru-cache';
import { readBettorBalance } from '#lib/sportsbook/seamless/contract.ts';
import type { BettorContext } from '../bets/place.ts';
import { SportsRefused } from '../bets/refusal.ts';
import type { Contexts } from '../contexts/contexts.ts';
import type { PlatformClient } from './platform-client.ts';

/** Real time for which a session counts as open after the platform said so. */
const validMs = 30_000;
const maxKept = 10_000;

/** Throws CONTEXT_EXPIRED soon after the player's session has ended, and UNAVAILABLE while the platform cannot say whether it has. */
export function createSessionCheck(platform: PlatformClient, contexts: Contexts, realNow: () => number) {
  const checkedAt = new LRUCache<string, number>({ max: maxKept });
  return async function requireOpenSession(context: BettorContext): Promise<void> {
    const { idDigest, sessionId, createdAt } = context;
    if (realNow() - (checkedAt.get(idDigest) ?? createdAt.getTime()) < validMs) return;
    const reply = await platform.post(readBettorBalance.path, { sessionId }, readBettorBalance.reply);
    if (reply.kind === 'unknown') throw new SportsRefused('UNAVAILABLE');
    if (reply.kind === 'refused') {
      await contexts.end(context);
      throw new SportsRefused('CONTEXT_EXPIRED');
    }
    checkedAt.set(idDigest, realNow());
  };
}
export type SessionCheck = ReturnType<typeof createSessionCheck>;
