import { z } from 'zod';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { readGameNames } from '#lib/games/catalog/names.ts';

const idsSchema = z
  .string()
  .max(8_000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(128)).max(60));

/** `GET /api/content/game-names?locale=fi-FI&ids=a,b`: the titles of games by id, without unknown games. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The names of games' }, async () => {
    const { searchParams } = new URL(request.url);
    const locale = parseLocale(searchParams.get('locale') ?? '');
    const ids = idsSchema.safeParse(searchParams.get('ids') ?? '');
    if (!locale || !ids.success) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    const names = await readGameNames({ locale, audience: 'visitor' }, ids.data);
    const known = ids.data.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name] as const];
    });
    return Response.json(Object.fromEntries(known), { headers: { 'Cache-Control': 'private, max-age=300' } });
  });
}
