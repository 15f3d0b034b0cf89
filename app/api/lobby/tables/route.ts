import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readTableStates } from '#lib/lobby/tables.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';

/** `GET /api/lobby/tables?currency=EUR`: seats, limits and opening of every live table (LOB-24). */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refusalAtTheDoor(request);
  if (refusal) return refuse(refusal);
  const currency = new URL(request.url).searchParams.get('currency') ?? '';
  if (!/^[A-Z]{3}$/.test(currency)) return refuse(new CallError('contract', envelopeOf(400, 'error.validation')));
  try {
    return Response.json(await readTableStates(currency), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (isCallError(error)) return refuse(error);
    throw error;
  }
}
