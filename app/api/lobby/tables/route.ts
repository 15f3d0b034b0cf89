import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readTableStates } from '#lib/lobby/tables.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet, say } from '#lib/platform/handle.ts';

/** `GET /api/lobby/tables?currency=EUR`: seats, limits and opening of every live table (LOB-24). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Live tables', door: refusalAtTheDoor }, async () => {
    const currency = new URL(request.url).searchParams.get('currency') ?? '';
    if (!/^[A-Z]{3}$/.test(currency)) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    return say(await readTableStates(currency));
  });
}
