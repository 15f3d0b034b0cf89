import { checkAccess } from '#lib/access/gate.ts';
import { limitKeys } from '#lib/access/limits.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { refuse } from '#lib/core/api/relay.ts';
import { checkOrigin } from '#lib/core/api/request.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import type { FeedAddress } from '#lib/realtime/feed-address.ts';
import { resolveFeedAddress } from '#lib/realtime/server.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';

/** A page asks for one per connection; while the feed fails that is ten in half a minute. */
const checkLimit = limitKeys('feed tickets', { maxAttempts: 600, windowMs: hourMs });

/** `POST /api/realtime/ticket`: the address for one socket of the feed. Its errors do not end the session (RTM-09). */
export async function POST(request: Request): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await checkAccess(request);
    if (refusal) return refuse(refusal);
    const credentials = await requirePlayer(request);
    await checkLimit(credentials.playerId);
    const address: FeedAddress = { url: await resolveFeedAddress(credentials) };
    return Response.json(address, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return refuse(isCallError(error) ? error : new CallError('contract', envelopeOf(500, 'error.system.error')));
  }
}
