import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { localeParameter, readQuery } from '#lib/core/api/request.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { audiences } from '#lib/core/market/audience.ts';
import { readSearchPages } from '#lib/search/pages.ts';
import { credentialsOf } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

const querySchema = z.object({ locale: localeParameter, audience: z.enum(audiences) });

/** `GET /api/search/pages?locale=fi-FI&audience=d1`: the offers and help pages that the search of the site compares with what is typed. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The search for pages', checkAccess, sessionEndHeaders }, async () => {
    const { locale, audience } = readQuery(request.url, querySchema);
    // A page of players that is shown without a session has the offers of its audience, as the page itself.
    const player = audience === 'visitor' ? undefined : await credentialsOf(readCookies(request.headers.get('cookie')));
    return jsonResponse(await readSearchPages({ locale, audience }, player));
  });
}
