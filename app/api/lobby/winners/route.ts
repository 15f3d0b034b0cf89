import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readWinners } from '#lib/lobby/winners.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';

/** `GET /api/lobby/winners?locale=fi-FI`: the greatest wins of the week and the latest ones, with their games (TRN-06). */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refusalAtTheDoor(request);
  if (refusal) return refuse(refusal);
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  if (!locale) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  try {
    return Response.json(await readWinners(locale), { headers: { 'Cache-Control': 'private, max-age=10' } });
  } catch (error) {
    if (isCallError(error)) return refuse(error);
    throw error;
  }
}
