import { findWelcome } from '#lib/content/welcome.ts';
import { requireLocale } from '#lib/market/request-locale.ts';
import { handleGet } from '#lib/platform/handle.ts';

/** `GET /api/content/welcome?locale=fi-FI`: what greets a visitor (CNT-27), or `null`; from the cache until it is edited. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The greeting' }, async () => {
    const welcome = await findWelcome({ locale: requireLocale(request), audience: 'visitor' });
    return Response.json(welcome ?? null, { headers: { 'Cache-Control': 'no-cache' } });
  });
}
