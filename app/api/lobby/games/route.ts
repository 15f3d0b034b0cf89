import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { knownTiles } from '#lib/lobby/catalogue-file.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet } from '#lib/platform/handle.ts';

const mostAtOnce = 120;

/** `GET /api/lobby/games?locale=fi-FI&ids=game-a,game-b`: tiles in the order of the ids; what is not listed is left out. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Tiles of games', door: refusalAtTheDoor }, async () => {
    const { searchParams } = new URL(request.url);
    const locale = parseLocale(searchParams.get('locale') ?? '');
    const ids = (searchParams.get('ids') ?? '').split(',').filter((id) => id !== '');
    if (!locale || ids.length > mostAtOnce) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const tileOf = await knownTiles(locale);
    const tiles = [...new Set(ids)].flatMap((id) => tileOf(id) ?? []);
    return Response.json(tiles, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
