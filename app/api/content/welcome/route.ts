import { findWelcome } from '#lib/content/documents/promotions/welcome.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';

/** `GET /api/content/welcome?locale=fi-FI`: the welcome (CNT-27) or `null`, cached until content changes. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The welcome' }, async () => {
    const welcome = await findWelcome({ locale: requireLocale(request), audience: 'visitor' });
    return Response.json(welcome ?? null, { headers: { 'Cache-Control': 'no-cache' } });
  });
}
