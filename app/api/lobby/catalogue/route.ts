import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { jsonWithEtag } from '#lib/core/api/json-with-etag.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { catalogueFile } from '#lib/games/catalog/catalogue-file.ts';
import { isLobbyKey } from '#lib/games/lobby/lobbies.ts';

/** `GET /api/lobby/catalogue?locale=fi-FI&lobby=casino`: everything that a lobby's search finds. Browsers cache it and revalidate by ETag. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'A catalogue', checkAccess: checkAccess }, async () => {
    const locale = requireLocale(request);
    const lobby = new URL(request.url).searchParams.get('lobby') ?? '';
    if (!isLobbyKey(lobby)) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const { text, etag } = await catalogueFile(locale, lobby);
    return jsonWithEtag(request, text, 'private, max-age=60, stale-while-revalidate=600', etag);
  });
}
