import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { jsonWithEtag } from '#lib/core/api/json-with-etag.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { searchCatalogue } from '#lib/games/catalog/catalogue-file.ts';
import { searchScreens } from '#lib/games/catalog/types.ts';
import { isLobbyKey } from '#lib/games/lobby/lobbies.ts';
import { readUrlState } from '#lib/games/lobby/url-state.ts';

const querySchema = z.object({
  locale: z.string().max(16),
  lobby: z.string().refine(isLobbyKey),
  q: z.string().max(100).default(''),
  screen: z.enum(searchScreens),
  from: z.coerce.number().int().min(0).max(30_000),
  count: z.coerce.number().int().min(1).max(60),
});

/** `GET /api/lobby/search?locale=fi-FI&lobby=casino&q=dragon&screen=phone&from=0&count=60`: results of a search in a catalogue that is too large for browsers (LOB-08, LOB-09). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'A search', checkAccess: checkAccess }, async () => {
    const sent = Object.fromEntries(new URL(request.url).searchParams);
    const query = querySchema.safeParse(sent);
    const locale = query.success && parseLocale(query.data.locale);
    if (!locale) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const { lobby, screen, from, count } = query.data;
    const filter = readUrlState(`?${new URLSearchParams(sent)}`);
    const body = JSON.stringify(await searchCatalogue(locale, lobby, { ...filter, screen, from, count }));
    return jsonWithEtag(request, body, 'private, max-age=60');
  });
}
