import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readPersonalItems } from '#lib/content/for-me.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { endingHeaders } from '#lib/session/answer-headers.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';

/** `GET /api/content/for-me?locale=fi-FI`: what is set aside for the session's player (CNT-12); nobody else can be named. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refusalAtTheDoor(request);
  if (refusal) return refuse(refusal);
  const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
  if (!credentials) return refuse(new CallError('platform', envelopeOf(401, 'error.token.expired')), endingHeaders());
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  if (!locale) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  const items = await readPersonalItems({ locale, audience: 'd0' }, credentials.playerId);
  return Response.json(items, { headers: { 'Cache-Control': 'no-store' } });
}
