import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { readTableStates } from '#lib/games/lobby/tables.ts';

/** `GET /api/lobby/tables?currency=EUR`: seats, limits and opening of every live table (LOB-24). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Live tables', checkAccess: checkAccess }, async () => {
    const currency = new URL(request.url).searchParams.get('currency') ?? '';
    if (!/^[A-Z]{3}$/.test(currency)) throw new CallError('contract', envelopeOf(400, 'error.validation'));
    return jsonResponse(await readTableStates(currency));
  });
}
