import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readWinners } from '#lib/lobby/winners.ts';
import { requireLocale } from '#lib/market/request-locale.ts';
import { handleGet } from '#lib/platform/handle.ts';

/** `GET /api/lobby/winners?locale=fi-FI`: the greatest wins of the week and the latest ones, with their games (TRN-06). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Winners', door: refusalAtTheDoor }, async () =>
    Response.json(await readWinners(requireLocale(request)), { headers: { 'Cache-Control': 'private, max-age=10' } }),
  );
}
