import { findWelcome } from '#lib/content/welcome.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';

/** `GET /api/content/welcome?locale=fi-FI`: what greets a visitor (CNT-27), or `null`; from the cache until it is edited. */
export async function GET(request: Request): Promise<Response> {
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  if (!locale) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  const welcome = await findWelcome({ locale, audience: 'visitor' });
  return Response.json(welcome ?? null, { headers: { 'Cache-Control': 'no-cache' } });
}
