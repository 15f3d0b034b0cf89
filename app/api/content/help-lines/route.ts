import { findHelpLines } from '#lib/content/documents/protection.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';

/** `GET /api/content/help-lines?locale=fi-FI`: who helps players of a market, or `null`. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The help lines' }, async () => {
    const lines = await findHelpLines({ locale: requireLocale(request), audience: 'visitor' });
    return Response.json(lines ?? null, { headers: { 'Cache-Control': 'no-cache' } });
  });
}
