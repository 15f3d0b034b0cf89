import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { readTileLookup } from '#lib/games/catalog/catalogue-file.ts';

const maxIds = 120;

/** `GET /api/lobby/games?locale=fi-FI&ids=game-a,game-b`: tiles in the order of the ids, without games that are not listed. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Tiles of games', checkAccess: checkAccess }, async () => {
    const { searchParams } = new URL(request.url);
    const locale = parseLocale(searchParams.get('locale') ?? '');
    const ids = (searchParams.get('ids') ?? '').split(',').filter((id) => id !== '');
    if (!locale || ids.length > maxIds) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const findTile = await readTileLookup(locale);
    const tiles = [...new Set(ids)].flatMap((id) => findTile(id) ?? []);
    return Response.json(tiles, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
