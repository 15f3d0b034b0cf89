import 'server-only';
import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { captchaHeader } from '#lib/captcha/contract.ts';
import { siteConfig } from '#lib/config/site.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { checkOrigin, readJson } from '#lib/platform/request.ts';
import { endingHeaders } from '#lib/session/answer-headers.ts';
import { type DeedName, deeds } from './deeds.ts';
import { type Journey, journeyHeader, readJourney, stateOf } from './journey.ts';
import type { RecoveryState } from './state.ts';

type Headers = readonly (readonly [string, string])[];

function answer(state: RecoveryState, headers: Headers = []): Response {
  const response = Response.json(state, { headers: { 'Cache-Control': 'no-store' } });
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** Where this browser is. */
export async function tellState(request: Request): Promise<Response> {
  return answer(stateOf(await readJourney(request), Date.now()));
}

/** RST-02: back to the start, with nothing kept. */
export async function forget(request: Request): Promise<Response> {
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    return answer({ step: 'Email' }, [await journeyHeader(undefined)]);
  } catch (error) {
    return refuseWith(error);
  }
}

/** One deed on the way to a new password: guards, body, call, and the journey sealed anew. */
export async function perform(name: DeedName, request: Request): Promise<Response> {
  let journey: Journey | undefined;
  try {
    checkOrigin(request, siteConfig().SITE_URL);
    const refusal = await refusalAtTheDoor(request);
    if (refusal) return refuse(refusal);
    const body = await readJson(request, deeds[name].body);
    journey = await readJourney(request);
    // The body was read by this very deed's schema.
    const next = await (deeds[name].run as (given: object) => Promise<Journey | 'done'>)({
      body,
      journey,
      captchaToken: request.headers.get(captchaHeader),
    });
    if (next === 'done') return answer({ step: 'Complete' }, [await journeyHeader(undefined), ...endingHeaders()]);
    return answer(stateOf(next, Date.now()), [await journeyHeader(next)]);
  } catch (error) {
    return refuseWith(error, await headersAfter(error, journey));
  }
}

/** RST-11: who may be sent no further message today stays where he is, and is told so after a reload too. */
async function headersAfter(error: unknown, journey: Journey | undefined): Promise<Headers> {
  const isOver = isCallError(error) && error.code === 'sms.max.attempts.reached';
  return isOver && journey?.step === 'Verification' ? [await journeyHeader({ ...journey, isBlocked: true })] : [];
}

function refuseWith(error: unknown, headers: Headers = []): Response {
  if (isCallError(error)) return refuse(error, headers);
  console.error('Recovery failed:', error instanceof Error ? error.name : 'unknown');
  return refuse(new CallError('contract', envelopeOf(500, 'error.system.error')));
}
