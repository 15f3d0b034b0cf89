import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { siteConfig } from '#lib/config/site.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { checkOrigin } from '#lib/platform/request.ts';
import type { FeedAddress } from '#lib/realtime/answers.ts';
import { feedAddress } from '#lib/realtime/server.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';

/** `POST /api/realtime/ticket`: leave for the session's player to open one socket of the feed. A refusal ends no session here (RTM-09). */
export async function POST(request: Request): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await refusalAtTheDoor(request);
    if (refusal) return refuse(refusal);
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) return refuse(new CallError('platform', envelopeOf(401, 'error.token.expired')));
    const answer: FeedAddress = { url: await feedAddress(credentials) };
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return refuse(isCallError(error) ? error : new CallError('contract', envelopeOf(500, 'error.system.error')));
  }
}
