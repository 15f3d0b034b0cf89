import { checkAccess } from '#lib/access/gate.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { readWinners } from '#lib/games/lobby/winners.ts';

/** `GET /api/lobby/winners?locale=fi-FI`: the greatest wins of the week and the latest wins, with their games (TRN-06). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Winners', checkAccess: checkAccess }, async () =>
    Response.json(await readWinners(requireLocale(request)), { headers: { 'Cache-Control': 'private, max-age=10' } }),
  );
}
