import { z } from 'zod';
import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { isLobbyKey } from '#lib/lobby/lobbies.ts';
import { findMoreGames } from '#lib/lobby/read-category.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet } from '#lib/platform/handle.ts';

const querySchema = z.object({
  locale: z.string(),
  lobby: z.string().refine(isLobbyKey),
  category: z.string().max(96),
  from: z.coerce.number().int().min(0).max(10_000),
  count: z.coerce.number().int().min(1).max(120),
});

/** `GET /api/lobby/category?locale=fi-FI&lobby=casino&category=slots&from=60&count=60`: how a category goes on (LOB-13, LOB-14). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'A category', door: refusalAtTheDoor }, async () => {
    const asked = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const locale = asked.success && parseLocale(asked.data.locale);
    if (!locale) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const { lobby, category, from, count } = asked.data;
    const more = await findMoreGames({ locale, audience: 'visitor' }, lobby, { slug: category, from, count });
    if (!more) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    return Response.json(more, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
