import { z } from 'zod';
import { addressOf, refusalAtTheDoor } from '#lib/access/gate.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { advance } from '#lib/pay-and-play/advance.ts';
import type { ReturnAnswer } from '#lib/pay-and-play/answers.ts';
import { sayAdvance } from '#lib/pay-and-play/handle.ts';
import { isState, readVisit, writeVisit } from '#lib/pay-and-play/visit.ts';
import { CallError } from '#lib/platform/errors.ts';
import { handlePost, say } from '#lib/platform/handle.ts';

const state = z.string().min(1).max(128);
const returnSchema = z.union([
  z.object({ state, error: z.string().min(1).max(64) }),
  z.object({
    state,
    code: z.string().min(1).max(128),
    sessionId: z.string().min(1).max(64),
    blackbox: z.string().min(1).max(4_000),
  }),
]);

/** PNP-09: takes what the bank sent back, from the browser that went there; a second return goes on where the first one stands. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'Pay-and-play', door: refusalAtTheDoor, shape: returnSchema }, async (body) => {
    const visit = await readVisit(readCookies(request.headers.get('cookie')));
    if (!visit || !isState(visit, body.state)) throw new CallError('platform', { status: 400, code: 'error.pnp.state' });
    if ('error' in body) {
      if (visit.stage !== 'bank') return sayAdvance(await advance(visit, { ipAddress: addressOf(request) ?? '' }));
      const ended = await writeVisit(undefined);
      if (body.error === 'access_denied') return say({ kind: 'cancelled' } satisfies ReturnAnswer, [ended]);
      return sayAdvance({ visit: undefined, error: new CallError('platform', { status: 400, code: 'error.pnp.bank' }) });
    }
    const { code, sessionId, blackbox } = body;
    const arrived = visit.stage === 'bank' ? ({ ...visit, stage: 'code', code, sessionId, blackbox } as const) : visit;
    return sayAdvance(await advance(arrived, { ipAddress: addressOf(request) ?? '' }));
  });
}
