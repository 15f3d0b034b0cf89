import { readBettorBalance } from '#lib/sportsbook/seamless/contract.ts';
import { boundsOf, maxSelections } from '../bets/pricing.ts';
import { SportsRefused } from '../bets/refusal.ts';
import type { Contexts } from '../contexts/contexts.ts';
import type { SportsContext } from '../contexts/tables.ts';
import type { WireMe } from '../wire.ts';
import type { PlatformClient } from './platform-client.ts';

/** What the player of a context may stake. Throws CONTEXT_EXPIRED once the platform has closed the session, and UNAVAILABLE. */
export function createReadMe(platform: PlatformClient, contexts: Contexts) {
  return async function readMe(context: SportsContext): Promise<WireMe> {
    const { currency, language, sessionId, sports, virtualSports } = context;
    const bounds = { currency, ...boundsOf(currency), maxSelections };
    if (sessionId === null) return { ...bounds, player: null };
    const reply = await platform.post(readBettorBalance.path, { sessionId, language }, readBettorBalance.reply);
    if (reply.kind === 'unknown') throw new SportsRefused('UNAVAILABLE');
    if (reply.kind === 'refused') {
      await contexts.end(context);
      throw new SportsRefused('CONTEXT_EXPIRED');
    }
    return { ...bounds, player: { ...reply.answer, sports, virtualSports } };
  };
}
export type ReadMe = ReturnType<typeof createReadMe>;
