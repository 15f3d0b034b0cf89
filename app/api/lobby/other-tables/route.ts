import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { localeParameter, readQuery } from '#lib/core/api/request.ts';
import { findOtherTables, tableGroups } from '#lib/games/lobby/other-tables.ts';

const querySchema = z.object({
  locale: localeParameter,
  table: z.string().max(96),
  currency: z.string().regex(/^[A-Z]{3}$/),
  group: z.enum(tableGroups),
});

/** `GET /api/lobby/other-tables?locale=fi-FI&table=harbour-roulette&currency=EUR&group=kind`: tables to play at instead. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Other tables', checkAccess: checkAccess }, async () => {
    const { locale, table: slug, currency, group } = readQuery(request.url, querySchema);
    const tables = await findOtherTables(locale, { slug, currency, group });
    if (!tables) throw new CallError('contract', envelopeOf(404, 'error.game.not_found'));
    return jsonResponse(tables);
  });
}
