import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { localeParameter, readQuery } from '#lib/core/api/request.ts';
import { searchSports } from '#lib/search/sports.ts';
import { maxSearchLength } from '#lib/search/types.ts';

const querySchema = z.object({ locale: localeParameter, q: z.string().trim().min(1).max(maxSearchLength) });

/** `GET /api/search/sports?locale=fi-FI&q=rovers`: sports, competitions and events by name (SPB-04). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The search for sports', checkAccess }, async () => {
    const { locale, q } = readQuery(request.url, querySchema);
    const found = await searchSports(locale.catalogLanguage, q);
    return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=15' } });
  });
}
