import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { searchSports } from '#lib/search/sports.ts';
import { maxSearchLength } from '#lib/search/types.ts';

const querySchema = z.object({ locale: z.string().max(16), q: z.string().trim().min(1).max(maxSearchLength) });

/** `GET /api/search/sports?locale=fi-FI&q=rovers`: sports, competitions and events by name (SPB-04). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The search for sports', checkAccess }, async () => {
    const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const locale = query.success && parseLocale(query.data.locale);
    if (!locale) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const found = await searchSports(locale.catalogLanguage, query.data.q);
    return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=15' } });
  });
}
