import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { hasState, readVisit, writeVisit } from '#lib/pay-and-play/bank-visit.ts';
import { continueVisit } from '#lib/pay-and-play/continue-visit.ts';
import { checkVisitLimit, visitOrigin, visitResponse } from '#lib/pay-and-play/handle.ts';
import type { ReturnResponse } from '#lib/pay-and-play/responses.ts';

const state = z.string().min(1).max(128);
const returnSchema = z.union([
  z.object({ state, error: z.string().min(1).max(64) }),
  z.object({
    state,
    code: z.string().min(1).max(128),
    sessionId: z.string().min(1).max(64),
    // The cookie of the visit carries it, which has to stay below what proxies accept (decision 74).
    blackbox: z.string().min(1).max(1_000),
  }),
]);

/** PNP-09: accepts the bank's result from the browser that started the visit; a repeated return continues the visit. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'Pay-and-play', checkAccess, shape: returnSchema }, async (body) => {
    await checkVisitLimit(request);
    const visit = await readVisit(readCookies(request.headers.get('cookie')));
    if (!visit || !hasState(visit, body.state)) throw new CallError('platform', { status: 400, code: 'error.pnp.state' });
    if ('error' in body) {
      if (visit.stage !== 'bank') return visitResponse(await continueVisit(visit, await visitOrigin(request)));
      const ended = await writeVisit(undefined);
      if (body.error === 'access_denied') return jsonResponse({ kind: 'cancelled' } satisfies ReturnResponse, [ended]);
      return visitResponse({ visit: undefined, error: new CallError('platform', { status: 400, code: 'error.pnp.bank' }) });
    }
    const { code, sessionId, blackbox } = body;
    const returned = visit.stage === 'bank' ? ({ ...visit, stage: 'code', code, sessionId, blackbox } as const) : visit;
    return visitResponse(await continueVisit(returned, await visitOrigin(request)));
  });
}
