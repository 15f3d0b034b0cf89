import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { maxPageSize } from '#lib/content/pages/lobby-grid.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { localeParameter, readQuery } from '#lib/core/api/request.ts';
import { isLobbyKey } from '#lib/games/lobby/lobbies.ts';
import { findMoreGames } from '#lib/games/lobby/read-category.ts';

const querySchema = z.object({
  locale: localeParameter,
  lobby: z.string().refine(isLobbyKey),
  category: z.string().max(96),
  from: z.coerce.number().int().min(0).max(10_000),
  count: z.coerce.number().int().min(1).max(maxPageSize),
  channel: z.enum(['web', 'mobile']).default('web'),
});

/** `GET /api/lobby/category?locale=fi-FI&lobby=casino&category=slots&from=60&count=60&channel=web`: further games of a category (LOB-13, LOB-14). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'A category', checkAccess: checkAccess }, async () => {
    const { locale, lobby, category: slug, ...range } = readQuery(request.url, querySchema);
    const more = await findMoreGames({ locale, audience: 'visitor' }, lobby, { slug, ...range });
    if (!more) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    return Response.json(more, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
