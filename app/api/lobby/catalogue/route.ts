import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { catalogueFile } from '#lib/lobby/catalogue-file.ts';
import { isLobbyKey } from '#lib/lobby/lobbies.ts';
import { requireLocale } from '#lib/market/request-locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet } from '#lib/platform/handle.ts';

/** `GET /api/lobby/catalogue?locale=fi-FI&lobby=casino`: everything that can be searched in a lobby. A browser keeps it and asks by its tag. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'A catalogue', door: refusalAtTheDoor }, async () => {
    const locale = requireLocale(request);
    const lobby = new URL(request.url).searchParams.get('lobby') ?? '';
    if (!isLobbyKey(lobby)) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const { text, etag } = await catalogueFile(locale, lobby);
    const headers = { ETag: etag, 'Cache-Control': 'private, max-age=60, stale-while-revalidate=600' };
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
  });
}
